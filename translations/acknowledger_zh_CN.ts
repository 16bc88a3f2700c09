<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AgingChart</name>
    <message>
        <source>under %1</source>
        <comment>an age</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>an age</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h</source>
        <comment>unit: hours</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <comment>unit: minutes</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Attention</name>
    <message>
        <source>%1 Oldest arrived %2 UTC.</source>
        <comment>a sentence, a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Open %n</source>
        <comment>button: so many dead letters</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s) have no owner.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody looks after them. Name an owner for their source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Open %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are unknown: the other side may already have done it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is repeated until they are looked up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has been quiet for %2.</source>
        <comment>source, duration</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is much longer than its usual gap. See whether it sends again by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no working secret, so its events are refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are answered 503, so that the provider sends them again. Set the secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n arrival(s) from %1 repeat an event ID with other content.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The first content counts; nothing ran twice. Ask the provider which one is right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n accepted event(s) are no longer in the store.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A disk or a restored copy lost them after we had answered. Ask the providers to send again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n second charge(s) were written.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One event may cost once only. The ledger names them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n arrival(s) for %1 were turned away in the last hour.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Their signature or time did not hold. Check the secret on both sides.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CauseWords</name>
    <message>
        <source>The other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sent these too late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not answer well in any attempt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 will not take these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 refuses our password</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may or may not have done it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our rules don&apos;t fit what %1 sent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ledger refused the charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) are set aside.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 came after the replay window.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 failed in every attempt, so %n event(s) can&apos;t finish.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 will not take %n event(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 refuses our password, so %n event(s) can&apos;t finish.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are unknown: %1 may already have done it.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our rules don&apos;t fit %n event(s) from %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ledger refused the charge of %n event(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the evidence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide for each whether it still matters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find out from %1 what went wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the answer of %1 and correct what it names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renew the password or token for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look it up at %1 before anything is repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the rules of the source, then apply them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the account, the amount and the currency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was already done stays done; nothing more is tried.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are genuine. They were set aside, not run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trying again won&apos;t help until %1 accepts us.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is repeated until it is looked up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was charged and nothing was sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No charge was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too late</source>
        <comment>cause of a dead letter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused for good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules don&apos;t fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger refused</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>ms</source>
        <comment>unit: milliseconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <comment>unit: seconds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <comment>unit: minutes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>h</source>
        <comment>unit: hours</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>m</source>
        <comment>unit: minutes behind hours</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d</source>
        <comment>unit: days</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>due</source>
        <comment>a retry whose time has come</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>countdown: in 0:43</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 UTC</source>
        <comment>date, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 UTC</source>
        <comment>a window of time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>local time in a place: 15:29:41 in Oslo</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <comment>size of a body</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>KB</source>
        <comment>unit: 1,000 bytes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MB</source>
        <comment>unit: 1,000,000 bytes</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RequestTester</name>
    <message>
        <source>Nothing stands behind the headers. Paste the body too, after an empty line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The body&apos;s length is not what Content-Length says (%1), so it is not whole or was changed.</source>
        <comment>pasted / announced bytes</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes of body</source>
        <comment>a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header with the signature is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <comment>header</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A signed header stands there twice: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <comment>header</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is shown shortened or masked. Copy its whole value.</source>
        <comment>header</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a placeholder, or not in the form this provider gives: hexadecimal, base64 or a key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was made with another secret, or over other bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signature itself is not written as this provider writes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider&apos;s check says: %1</source>
        <comment>a code word</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This sample is older than the window. Sent now, it would be set aside and not run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is signed ahead of this machine&apos;s clock. Check the clock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a handshake: it is answered and makes no event.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The body can&apos;t be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No event ID is where this provider puts it. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and more: a batch</source>
        <comment>event ID</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This provider names neither.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headers are there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret can be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed time is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age is inside the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event ID is found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type and time are found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This provider&apos;s keys come from its certificates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This provider signs no time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signed time can&apos;t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It matches without the line end behind the body: that came with pasting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It matches with a line end behind the body: that was lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It matches with %1 line ends: they were changed on the way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It matches without the white space around the body.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It matches when the JSON is written anew (%1): something read the body and wrote it again.</source>
        <comment>how, in English</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It matches when the byte-order mark in front of the body is changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It matches when the body is decoded from base64.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It matches without the blanks or quotes around the secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It matches when the secret is used in another form: %1.</source>
        <comment>how, in English</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It matches with the secret of the source %1: the secrets are swapped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It matches for the URL %1. Give exactly this one as the public URL.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It matches as a request of %1. Choose that provider.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of effect, what it would do</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>No secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own recipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signs ID and body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>signs body only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>content not proven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documented by the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Documented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen in the provider&apos;s code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen in code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second-hand, treat as none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Treat as none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not documented, treat as none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not documented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never retries by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Algorithm and key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To have events sent again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handshake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature did not match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature malformed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A signed header twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed time malformed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too old</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed time in the future</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No working secret here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genuine, but no event ID</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message>
        <source>Queued</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry scheduled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>a dead letter closed without replay</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted</source>
        <comment>an arrival</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too late</source>
        <comment>an arrival outside the replay window</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not begun</source>
        <comment>an effect</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under way</source>
        <comment>an effect</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <comment>an effect</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not done</source>
        <comment>an effect that certainly did not happen</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Older than what we have</source>
        <comment>a status effect that changes nothing</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <comment>an attempt</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed, may pass</source>
        <comment>an attempt</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused for good</source>
        <comment>an attempt</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Password refused</source>
        <comment>an attempt</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules don&apos;t fit</source>
        <comment>an attempt</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger refused</source>
        <comment>an attempt</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lease ran out</source>
        <comment>an attempt</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too late, not used</source>
        <comment>a settlement after the lease</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inbox row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retry</source>
        <comment>short for retry scheduled</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <comment>short for outcome unknown</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoryCards</name>
    <message>
        <source>No, one line per key</source>
        <comment>can this charge repeat?</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, one row per key</source>
        <comment>can this inbox row repeat?</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Harmless: an older status changes nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not begun yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not before its outcome is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, what is done is never run again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safe: it was certainly not done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not before it is looked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind of effect, amount</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, attempt %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applied once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When, UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can it repeat?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempt %1, round %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lease, UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next, UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <comment>effects</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoryEntries</name>
    <message>
        <source>Signature valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No signature asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrival %1 accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. On disk before we answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted</source>
        <comment>badge of an arrival</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrival %1: duplicate absorbed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No new work, no new charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same event ID</source>
        <comment>badge of an arrival</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrival %1 came too late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Genuine, but outside the replay window. Set aside, not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too late</source>
        <comment>badge of an arrival</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrival %1 turned away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. It claims no event</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned away</source>
        <comment>badge of an arrival</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same event ID, different body. The first body is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempt %1 started</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker %1 holds the lease until %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempt %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund written, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge written, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · refunds %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · account %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 ledger line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inbox row written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 inbox row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sending to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 took it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 did not take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 may or may not have it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status unchanged: ours is newer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is repeated until it is looked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written down before the call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempt %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waits: the outcome is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed after %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s), each applied once</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed without replay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>It came once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It came %n time(s);</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s) did nothing.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, refunded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, charged once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cost nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One event</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inbox row(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Accepted; its work has not begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempt %1 is under way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished: attempt %1 is due %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished: another attempt will follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outcome is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is repeated until it is looked up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed without replay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event %1, source %2, type %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delivery %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request of the provider</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::AddSourceView</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature and window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add source, step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sends the events?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is known of a provider comes with it: its signature, its answers, its retries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How does %1 prove an event is real?</source>
        <comment>provider</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheme is chosen for you. The secret comes from the provider&apos;s page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if we don&apos;t answer %1?</source>
        <comment>provider</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what was seen, and where. Nothing to fill in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does an event do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each effect is applied once per event, however often the event arrives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does a real request pass?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste one that the provider sent. This page can also be left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider&apos;s URL ends with /hooks/%1</source>
        <comment>name of the source</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is received until the source is added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::EffectsStep</name>
    <message>
        <source>Content not proven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row in the inbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events are accepted, kept and shown. Rules can be added in the configuration file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A place in the body (/data/id), header:Name, or a fixed text. Events of one thread stand together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sender (may be empty)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipient (may be empty)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for events of the type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;*&apos; stands for anything; empty is every event. One event is one charge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A place in the body (/data/id), header:Name, or a fixed text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge from content that the signature does not cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anybody who can send a request could change the amount. Read it back from the provider where you can.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::PromiseStep</name>
    <message>
        <source>Documented by the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen in the provider&apos;s code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second-hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources contradict each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. We answer as soon as the event is safely on disk.</source>
        <comment>a duration</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not documented. We answer as soon as the event is safely on disk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not documented. Plan as if nothing is ever sent again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A missed event can be had</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not documented. Plan as if a missed event is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for %1 after it happened</source>
        <comment>a duration</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to have it sent again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Handshake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beware</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::ProviderStep</name>
    <message>
        <source>Search providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recipe (JSON)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My own provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Providers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What its signature proves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>algo: the hash. header, prefix, enc: where and how the signature stands. signed: the parts in order (body, ts, id, url, method, header:NAME, =text). ts_header, ts_unit: the signed time. event_id, type, occurred_at: where they stand, as /pointer or header:NAME.</source>
        <comment>the names of the fields stay as they are</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No provider has this name. &quot;My own provider&quot; describes any other by a recipe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed: the whole body and the event ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed: the whole body. Not signed: the event ID. A body that comes again under another ID is reported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not signed: the content, or not all of it. Charges from it need your explicit consent.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::RequestTester</name>
    <message>
        <source>Check this request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A request of this provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pasted request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>POST /hooks/shop HTTP/1.1
X-Signature: …

{ the body, exactly as it was sent }</source>
        <comment>example of a request; keep the first two lines</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headers, an empty line, the body. Also the output of curl -v, a curl command, or the JSON of a cloud function. It stays on this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is looked at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A real handshake.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would be answered as the provider asks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event ID found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>But no event can be read from it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This request would be refused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first red line says where; nothing was stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What event %1 would do</source>
        <comment>event ID</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule applies to it. It is accepted and completed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This can&apos;t be read as a request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No change of line ends, JSON spelling, secret form or URL makes it match. Most likely the secret is another one (test and live?), or the body is not whole.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::SignatureStep</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands in the URL: small letters, digits, &apos;.&apos;, &apos;_&apos;, &apos;-&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signing secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the provider shows it, or env:NAME, or file:PATH. It is stored sealed; only its last 4 characters are ever shown again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public URL (only where the provider signs it)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly as you give it to the provider. Leave it empty if unsure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who looks after what is set aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provider&apos;s own</source>
        <comment>replay window</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the window has passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside keeps the event with its reason; refuse answers 400 and keeps nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judged only where the recipe signs a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The provider&apos;s own: %1 old at most.</source>
        <comment>a duration</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This provider signs no time, or names no window. Then the event ID decides.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::TestRequestView</name>
    <message>
        <source>Test a request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test a request of %1</source>
        <comment>name of a source</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::charts::AgingChart</name>
    <message>
        <source>How long unfinished work has waited</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::charts::HourBars</name>
    <message>
        <source>On target in %1 of %2 steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1: nothing was due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1: %2 of %3 in time</source>
        <comment>time, count, count</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::charts::ThroughputChart</name>
    <message>
        <source>Accepted and completed over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 UTC: %3 accepted, %4 completed</source>
        <comment>a step of the chart</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::DeadLetterDelegate</name>
    <message numerus="yes">
        <source>The newest %n are listed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n without owner</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Several</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::DeadLettersPage</name>
    <message>
        <source>Event ID, cause or source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list has changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead letters by cause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held while you point at the list or have a row chosen. Click shows the present list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing here runs again by itself. What is already done stays done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can&apos;t read the store, so this list is old.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dead letter matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n are set aside. Take a filter away to see them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When an event can&apos;t finish, it waits here with its cause, its evidence and an owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 set aside · oldest %2 · nothing here runs again by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · as of %1 UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead letters</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::CodeView</name>
    <message>
        <source>Masked payload</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::DeliveriesPage</name>
    <message>
        <source>Live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pausing freezes this list only. Receiving goes on. (F8)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deliveries, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can&apos;t read the store, so this list is old.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No delivery matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other deliveries are there. Take a filter away to see them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No events yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first event shows up here a moment after it arrives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Over %n newer</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer, held while you point at the list</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer deliveries are held while you point at the list. Show them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Held while you point at the list, have a row chosen or have scrolled. Click or Home lets them in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused at %1 UTC, %2 newer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 completed · %3 unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · as of %1 UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trace	T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy event ID	Ctrl+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::DeliveryPanel</name>
    <message>
        <source>Copy event ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of the delivery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the delivery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time line, UTC, oldest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy event ID %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Nothing here runs again by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The outcome is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is repeated until it is looked up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An effect marked applied is never run again, in any attempt or replay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule asked for an effect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No effect has begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No attempt has begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signatures and secrets are never shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No header was kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can&apos;t read this delivery.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::FilterBar</name>
    <message>
        <source>Event ID, source or type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No source yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::PayloadPane</name>
    <message>
        <source>The payload was deleted after its keeping time. The hash stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Personal values are masked. The provider&apos;s own text is kept encrypted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size, media type</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::LedgerPage</name>
    <message>
        <source>Export the ledger as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Widen the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger lines, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n newer</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Held while you point at the list, have a row chosen or have scrolled. Click or Home lets them in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can&apos;t read the store, so these figures are old.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No charges in this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Events that cost nothing are not listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in the window</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source> · as of %1 UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) written to %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The export was not written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::LinePanel</name>
    <message>
        <source>Details of the ledger line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy event ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A line is never changed. A refund is a line of its own and names this event.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open delivery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind, amount</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written, UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::ProofBand</name>
    <message>
        <source>events that cost money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>charge lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second charges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duplicates absorbed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One event ID = one charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An event was charged more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>True for every event in this window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the event in the lines below, then trace it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event %1. Trace it before anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2 events that cost money, %3 charge lines, %4 second charges, %5 duplicates absorbed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::TotalsRow</name>
    <message numerus="yes">
        <source>%1 in %n line(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Total of the whole window: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Total of the window, %n line(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::WindowPicker</name>
    <message>
        <source>From, UTC, included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To, UTC, not included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two times</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>24 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start included, end not. In %1: %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The end must be after the start.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::models::DeadLetterModel</name>
    <message numerus="yes">
        <source>%n without owner</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2. Next step: %3 %4</source>
        <comment>cause, count, next step, owner</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Happened %1 before it arrived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead letter, %1, %2, %3, arrived %4, age %5</source>
        <comment>source and type, evidence, owner, time, age</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source and type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrived, UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::models::DeliveryTableModel</name>
    <message>
        <source>Newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↓ Age</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. No longer matches the filter; leaves the list when newer rows enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, tenant %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Received %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Arrived %n time(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>attempt %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>age %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>arrived %n time(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::models::LedgerTableModel</name>
    <message>
        <source>↓ UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Account</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3 UTC, source %4, account %5</source>
        <comment>kind, amount, time, source, account</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::models::TimelineModel</name>
    <message>
        <source>%1 %2</source>
        <comment>what happens next, countdown: Attempt 3 of 5 in 0:43</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 UTC: %2. %3</source>
        <comment>time, title, details of a time line entry</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::AttentionList</name>
    <message>
        <source>No owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing waits for a person.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::CompletionCard</name>
    <message>
        <source>Completion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed within its source&apos;s time, of all accepted in the last %1 whose time has passed or which are completed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 under target %2</source>
        <comment>points, percent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 finished in time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 events</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was due yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hour by hour: %1 of %2 on target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step by step: %1 of %2 on target</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::OverviewPage</name>
    <message>
        <source>Unfinished work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oldest unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown outcomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>24 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>30 days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window of time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted and completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long unfinished work has waited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No events yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a provider the URL of its source. The first event shows up here a moment after it arrives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events per %1, UTC</source>
        <comment>a step of time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accepted %1</source>
        <comment>a count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Completed %1</source>
        <comment>a count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 queued or running, %2 to retry, %3 set aside</source>
        <comment>three counts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dead letter from %1: %2</source>
        <comment>source, cause</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <comment>state, source</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything is finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every answer was heard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oldest %1. Held, never repeated.</source>
        <comment>a duration</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held, never repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as of %1 UTC</source>
        <comment>time of old figures</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store can&apos;t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you see is from before. %1</source>
        <comment>technical reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No store yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has ever been received into this folder. It is made when an engine starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store can&apos;t be read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::OwnersCard</name>
    <message>
        <source>Dead letters by owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is set aside.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::ProofCard</name>
    <message>
        <source>Charged once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events that cost money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charge lines written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second charges</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicates absorbed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Providers sent these events again. No new work and no new charge came of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last %1, checked %2 UTC</source>
        <comment>window, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events that cost money %1, charge lines %2, second charges %3, duplicates absorbed %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::MainWindow</name>
    <message>
        <source>Engine runs here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not receiving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watching engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pid %1</source>
        <comment>process number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No engine runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is received</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::NavigationRail</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::PageHeader</name>
    <message>
        <source>Trace any ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::StatusStrip</name>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not receiving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Receiving on port %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store has not answered since %1 UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No store yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored safely before answering · last write %1</source>
        <comment>a duration: 4 ms</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stored safely before answering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 queued</source>
        <comment>a count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 workers busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <comment>time of day</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>local time, its place: 15:32 Oslo</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::Tray</name>
    <message>
        <source>Show Acknowledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit and stop receiving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acknowledger: %1 completed, %2 unfinished, %3 set aside</source>
        <comment>three counts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acknowledger keeps receiving</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit from this icon to stop it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::Refusals</name>
    <message>
        <source>Turned away in 24 h, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in all. Of a flood only samples keep their reason.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SecretList</name>
    <message>
        <source>Add a secret…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The old one stays valid. Remove it once the provider signs with the new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the secret that ends with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests signed with it are refused from then on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourceFacts</name>
    <message>
        <source>Sources contradict each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>how sure, where it was seen</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What can be relied on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The content, or not all of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole body and the event ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole body.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The event ID: %1. A body that comes again under another ID is reported.</source>
        <comment>where it stands</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not documented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A missed event can be had</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not documented, treat as lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for %1 after it happened</source>
        <comment>a duration</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is known about the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is documented here. Plan as if nothing is ever sent again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourceModel</name>
    <message>
        <source>off</source>
        <comment>no replay window</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, signature %3, %4 events in 24 hours, last seen %5 ago</source>
        <comment>one row of the list, read aloud</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last 24 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourcePanel</name>
    <message>
        <source>Copy the URL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How an event is recognised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the panel (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URL for the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>URL copied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, no owner</source>
        <comment>provider</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, looked after by %2</source>
        <comment>provider, person</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste this URL at %1</source>
        <comment>provider</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No engine runs, so there is only the path yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This address is for this machine. From outside, put your own public address before %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No working secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events are answered 503, so that the provider keeps them and sends them again. Set the secret in the configuration and apply it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quiet for %1.</source>
        <comment>a duration</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is much longer than its usual gap. %1.</source>
        <comment>what the provider does by itself</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Content not proven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This provider&apos;s signature does not cover what it sends, so charges need your explicit consent in the configuration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most %1 old</source>
        <comment>a duration</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none, the ID decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicates in 24 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <comment>duplicates, accepted</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned away in 24 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test a request…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last good one came %1 ago.</source>
        <comment>a duration</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None was good so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was missed since can be had until %1.</source>
        <comment>a time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was missed first can&apos;t be had any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests are turned away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last good receipt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ago</source>
        <comment>a duration</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourcesPage</name>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sources yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a provider in a configuration file and apply it: acknowledgerd apply FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n provider(s) may send events here</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No store yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has ever been received into this folder. It is made when an engine starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The store can&apos;t be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as of %1 UTC</source>
        <comment>time of old figures</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Test a request of %1</source>
        <comment>name of a source</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source %1 added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the first provider that may send events here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::TrustCard</name>
    <message>
        <source>Before you trust a retry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No two providers behave the same. We show only what was seen, and where.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each fact carries its mark: documented, seen in code, or second-hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not documented means we plan as if nothing is ever sent again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For sources that never retry, the panel names the provider&apos;s way to resend.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::TurnedAwayCard</name>
    <message>
        <source>Turned away in the last 24 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never stored, never run. The sender got a clear refusal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::trace::TraceCards</name>
    <message>
        <source>Copy event ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>arrival(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>1 too late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s) absorbed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>effect(s), %1</source>
        <comment>followed by the attempts</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inbox row(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::trace::TracePage</name>
    <message>
        <source>What came in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UTC</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What we did</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow one event from arrival to charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste any ID above: its arrivals, attempts and effects appear here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Works with an event, delivery, arrival, ledger, effect or request number. Paste the whole thing; spaces and quotes are ignored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Events that carry this ID, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the deliveries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open delivery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time line, UTC, oldest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events carry this ID</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one above; the newest is first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · %4</source>
        <comment>source, type, state, time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request of the provider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no event</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) with this ID were turned away.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>They claim no event, and nothing was done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No event has this ID</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We looked for %1 in events, deliveries, arrivals, ledger lines, effects and requests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::widgets::Chip</name>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: %1, %2</source>
        <comment>word, on or off</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: %1, %2, %3</source>
        <comment>word, count, on or off</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ack::ui::widgets::LoadingRows</name>
    <message>
        <source>Loading</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Receiving has stopped, because the store failed: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
