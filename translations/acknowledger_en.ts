<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Attention</name>
    <message numerus="yes">
        <source>Open %n</source>
        <comment>button: so many dead letters</comment>
        <translation>
            <numerusform>Open %n</numerusform>
            <numerusform>Open %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s) have no owner.</source>
        <translation>
            <numerusform>%n dead letter has no owner.</numerusform>
            <numerusform>%n dead letters have no owner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open %n</source>
        <translation>
            <numerusform>Open %n</numerusform>
            <numerusform>Open %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are unknown: the other side may already have done it.</source>
        <translation>
            <numerusform>%n result is unknown: the other side may already have done it.</numerusform>
            <numerusform>%n results are unknown: the other side may already have done it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arrival(s) from %1 repeat an event ID with other content.</source>
        <translation>
            <numerusform>%n arrival from %1 repeats an event ID with other content.</numerusform>
            <numerusform>%n arrivals from %1 repeat an event ID with other content.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted event(s) are no longer in the store.</source>
        <translation>
            <numerusform>%n accepted event is no longer in the store.</numerusform>
            <numerusform>%n accepted events are no longer in the store.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second charge(s) were written.</source>
        <translation>
            <numerusform>%n second charge was written.</numerusform>
            <numerusform>%n second charges were written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A certificate of the receiver ends in %n day(s).</source>
        <translation>
            <numerusform>A certificate of the receiver ends in %n day.</numerusform>
            <numerusform>A certificate of the receiver ends in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %Ln request(s) for %1 had a wrong signature in the last hour.</source>
        <translation>
            <numerusform>Over %Ln request for %1 had a wrong signature in the last hour.</numerusform>
            <numerusform>Over %Ln requests for %1 had a wrong signature in the last hour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) for %1 had a wrong signature in the last hour.</source>
        <translation>
            <numerusform>%Ln request for %1 had a wrong signature in the last hour.</numerusform>
            <numerusform>%Ln requests for %1 had a wrong signature in the last hour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %Ln request(s) for %1 were turned away for other reasons.</source>
        <translation>
            <numerusform>Over %Ln request for %1 was turned away for other reasons.</numerusform>
            <numerusform>Over %Ln requests for %1 were turned away for other reasons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) for %1 were turned away in the last hour.</source>
        <translation>
            <numerusform>%Ln request for %1 was turned away in the last hour.</numerusform>
            <numerusform>%Ln requests for %1 were turned away in the last hour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) are unfinished, so new ones are answered 503.</source>
        <translation>
            <numerusform>%Ln event is unfinished, so new ones is answered 503.</numerusform>
            <numerusform>%Ln events are unfinished, so new ones are answered 503.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) are unfinished, of %1 at most.</source>
        <translation>
            <numerusform>%Ln event is unfinished, of %1 at most.</numerusform>
            <numerusform>%Ln events are unfinished, of %1 at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The engine stopped while it worked on %n event(s).</source>
        <translation>
            <numerusform>The engine stopped while it worked on %n event.</numerusform>
            <numerusform>The engine stopped while it worked on %n events.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 have the body of another, under an ID of their own.</source>
        <translation>
            <numerusform>%n event from %1 has the body of another, under an ID of its own.</numerusform>
            <numerusform>%n events from %1 have the body of another, under an ID of their own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) to %1 used a signature that had served another event.</source>
        <translation>
            <numerusform>%n request to %1 used a signature that had served another event.</numerusform>
            <numerusform>%n requests to %1 used a signature that had served another event.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n subscription(s) of %1 wait to be confirmed.</source>
        <translation>
            <numerusform>%n subscription of %1 waits to be confirmed.</numerusform>
            <numerusform>%n subscriptions of %1 wait to be confirmed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 came again under another tenant.</source>
        <translation>
            <numerusform>%n event from %1 came again under another tenant.</numerusform>
            <numerusform>%n events from %1 came again under another tenant.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CauseWords</name>
    <message numerus="yes">
        <source>%n event(s) are set aside.</source>
        <translation>
            <numerusform>%n event is set aside.</numerusform>
            <numerusform>%n events are set aside.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 came after the replay window.</source>
        <translation>
            <numerusform>%n event from %1 came after the replay window.</numerusform>
            <numerusform>%n events from %1 came after the replay window.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 failed in every attempt, so %n event(s) can&apos;t finish.</source>
        <translation>
            <numerusform>%1 failed in every attempt, so %n event can&apos;t finish.</numerusform>
            <numerusform>%1 failed in every attempt, so %n events can&apos;t finish.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 will not take %n event(s).</source>
        <translation>
            <numerusform>%1 will not take %n event.</numerusform>
            <numerusform>%1 will not take %n events.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 refuses our password, so %n event(s) can&apos;t finish.</source>
        <translation>
            <numerusform>%1 refuses our password, so %n event can&apos;t finish.</numerusform>
            <numerusform>%1 refuses our password, so %n events can&apos;t finish.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are unknown: %1 may already have done it.</source>
        <translation>
            <numerusform>%n result is unknown: %1 may already have done it.</numerusform>
            <numerusform>%n results are unknown: %1 may already have done it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our rules don&apos;t fit %n event(s) from %1.</source>
        <translation>
            <numerusform>Our rules don&apos;t fit %n event from %1.</numerusform>
            <numerusform>Our rules don&apos;t fit %n events from %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ledger refused the charge of %n event(s).</source>
        <translation>
            <numerusform>The ledger refused the charge of %n event.</numerusform>
            <numerusform>The ledger refused the charge of %n events.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Certificate</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a host name; how many others</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <comment>size of a body</comment>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StoryEntries</name>
    <message numerus="yes">
        <source>%n effect(s), each applied once</source>
        <translation>
            <numerusform>%n effect, each applied once</numerusform>
            <numerusform>%n effects, each applied once</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>It came %n time(s);</source>
        <translation>
            <numerusform>It came %n time;</numerusform>
            <numerusform>It came %n times;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s) did nothing.</source>
        <translation>
            <numerusform>%n duplicate did nothing.</numerusform>
            <numerusform>%n duplicates did nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n charge</numerusform>
            <numerusform>%n charges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inbox row(s)</source>
        <translation>
            <numerusform>%n inbox row</numerusform>
            <numerusform>%n inbox rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::DeadLetterDelegate</name>
    <message numerus="yes">
        <source>The newest %n are listed.</source>
        <translation>
            <numerusform>The newest %n are listed.</numerusform>
            <numerusform>The newest %n are listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without owner</source>
        <translation>
            <numerusform>%n without owner</numerusform>
            <numerusform>%n without owner</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::DeadLettersPage</name>
    <message numerus="yes">
        <source>%n are set aside. Take a filter away to see them.</source>
        <translation>
            <numerusform>%n is set aside. Take a filter away to see them.</numerusform>
            <numerusform>%n are set aside. Take a filter away to see them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::DeliveriesPage</name>
    <message numerus="yes">
        <source>Over %n newer</source>
        <translation>
            <numerusform>Over %n newer</numerusform>
            <numerusform>Over %n newer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer</source>
        <translation>
            <numerusform>%n newer</numerusform>
            <numerusform>%n newer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer deliveries are held while you point at the list. Show them.</source>
        <translation>
            <numerusform>%n newer delivery is held while you point at the list. Show them.</numerusform>
            <numerusform>%n newer deliveries are held while you point at the list. Show them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer, held while you point at the list</source>
        <translation>
            <numerusform>%n newer, held while you point at the list</numerusform>
            <numerusform>%n newer, held while you point at the list</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::LedgerPage</name>
    <message numerus="yes">
        <source>%n newer</source>
        <translation>
            <numerusform>%n newer</numerusform>
            <numerusform>%n newer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in the window</source>
        <translation>
            <numerusform>%n line in the window</numerusform>
            <numerusform>%n lines in the window</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) written to %1</source>
        <translation>
            <numerusform>%n line written to %1</numerusform>
            <numerusform>%n lines written to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::TotalsRow</name>
    <message numerus="yes">
        <source>%1 in %n line(s)</source>
        <translation>
            <numerusform>%1 in %n line</numerusform>
            <numerusform>%1 in %n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Total of the window, %n line(s)</source>
        <translation>
            <numerusform>Total of the window, %n line</numerusform>
            <numerusform>Total of the window, %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::models::DeadLetterModel</name>
    <message numerus="yes">
        <source>%n without owner</source>
        <translation>
            <numerusform>%n without owner</numerusform>
            <numerusform>%n without owner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s)</source>
        <translation>
            <numerusform>%n dead letter</numerusform>
            <numerusform>%n dead letters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::models::DeliveryTableModel</name>
    <message numerus="yes">
        <source>Arrived %n time(s)</source>
        <translation>
            <numerusform>Arrived %n time</numerusform>
            <numerusform>Arrived %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>arrived %n time(s)</source>
        <translation>
            <numerusform>arrived %n time</numerusform>
            <numerusform>arrived %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourcesPage</name>
    <message numerus="yes">
        <source>%n provider(s) may send events here</source>
        <translation>
            <numerusform>%n provider may send events here</numerusform>
            <numerusform>%n providers may send events here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::trace::TraceCards</name>
    <message numerus="yes">
        <source>arrival(s)</source>
        <translation>
            <numerusform>arrival</numerusform>
            <numerusform>arrivals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s) absorbed</source>
        <translation>
            <numerusform>%n duplicate absorbed</numerusform>
            <numerusform>%n duplicates absorbed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>effect(s), %1</source>
        <comment>followed by the attempts</comment>
        <translation>
            <numerusform>effect, %1</numerusform>
            <numerusform>effects, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n attempt</numerusform>
            <numerusform>%n attempts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n charge</numerusform>
            <numerusform>%n charges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inbox row(s)</source>
        <translation>
            <numerusform>%n inbox row</numerusform>
            <numerusform>%n inbox rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::trace::TracePage</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events carry this ID</source>
        <translation>
            <numerusform>%n event carries this ID</numerusform>
            <numerusform>%n events carry this ID</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) with this ID were turned away.</source>
        <translation>
            <numerusform>%n request with this ID was turned away.</numerusform>
            <numerusform>%n requests with this ID were turned away.</numerusform>
        </translation>
    </message>
</context>
</TS>
