<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AlertWords</name>
    <message numerus="yes">
        <source>%n accepted event(s) are no longer in the store.</source>
        <translation>
            <numerusform>%n accepted event is no longer in the store.</numerusform><numerusform>%n accepted events are no longer in the store.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n second charge(s) were written.</source>
        <translation>
            <numerusform>%n second charge was written.</numerusform><numerusform>%n second charges were written.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) are unfinished, near the limit.</source>
        <translation>
            <numerusform>%Ln event is unfinished, near the limit.</numerusform><numerusform>%Ln events are unfinished, near the limit.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n outcome(s) at %1 are unknown, perhaps already done.</source>
        <translation>
            <numerusform>%n outcome at %1 is unknown, perhaps already done.</numerusform><numerusform>%n outcomes at %1 are unknown, perhaps already done.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s) have no owner.</source>
        <translation>
            <numerusform>%n dead letter has no owner.</numerusform><numerusform>%n dead letters have no owner.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 wait longer than allowed.</source>
        <translation>
            <numerusform>%n event from %1 waits longer than allowed.</numerusform><numerusform>%n events from %1 wait longer than allowed.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) for %1 had a wrong signature in the last hour.</source>
        <translation>
            <numerusform>%Ln request for %1 had a wrong signature in the last hour.</numerusform><numerusform>%Ln requests for %1 had a wrong signature in the last hour.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) to %1 used a signature that had served another event.</source>
        <translation>
            <numerusform>%n request to %1 used a signature that had served another event.</numerusform><numerusform>%n requests to %1 used a signature that had served another event.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n arrival(s) from %1 repeat an event ID with other content.</source>
        <translation>
            <numerusform>%n arrival from %1 repeats an event ID with other content.</numerusform><numerusform>%n arrivals from %1 repeat an event ID with other content.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 have the body of another, under an ID of their own.</source>
        <translation>
            <numerusform>%n event from %1 has the body of another, under an ID of its own.</numerusform><numerusform>%n events from %1 have the body of another, under an ID of their own.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 came again under another tenant.</source>
        <translation>
            <numerusform>%n event from %1 came again under another tenant.</numerusform><numerusform>%n events from %1 came again under another tenant.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n subscription(s) of %1 wait to be confirmed.</source>
        <translation>
            <numerusform>%n subscription of %1 waits to be confirmed.</numerusform><numerusform>%n subscriptions of %1 wait to be confirmed.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Open %n</source>
        <comment>button: so many dead letters</comment>
        <translation>
            <numerusform>Open %n</numerusform><numerusform>Open %n</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Review %n</source>
        <comment>button: so many unknown outcomes</comment>
        <translation>
            <numerusform>Review %n</numerusform><numerusform>Review %n</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1. Tried %n time(s), again %2.</source>
        <comment>what, in 0:43</comment>
        <translation>
            <numerusform>%1. Tried %n time, again %2.</numerusform><numerusform>%1. Tried %n times, again %2.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1. Tried %n time(s), then given up.</source>
        <comment>what</comment>
        <translation>
            <numerusform>%1. Tried %n time, then given up.</numerusform><numerusform>%1. Tried %n times, then given up.</numerusform></translation>
    </message>
</context>
<context>
    <name>Attention</name>
    <message numerus="yes">
        <source>Open %n</source>
        <comment>button: so many dead letters</comment>
        <translation>
            <numerusform>Open %n</numerusform><numerusform>Open %n</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s) have no owner.</source>
        <translation>
            <numerusform>%n dead letter has no owner.</numerusform><numerusform>%n dead letters have no owner.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Open %n</source>
        <translation>
            <numerusform>Open %n</numerusform><numerusform>Open %n</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are unknown: the other side may already have done it.</source>
        <translation>
            <numerusform>%n result is unknown: the other side may already have done it.</numerusform><numerusform>%n results are unknown: the other side may already have done it.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n arrival(s) from %1 repeat an event ID with other content.</source>
        <translation>
            <numerusform>%n arrival from %1 repeats an event ID with other content.</numerusform><numerusform>%n arrivals from %1 repeat an event ID with other content.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n accepted event(s) are no longer in the store.</source>
        <translation>
            <numerusform>%n accepted event is no longer in the store.</numerusform><numerusform>%n accepted events are no longer in the store.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n second charge(s) were written.</source>
        <translation>
            <numerusform>%n second charge was written.</numerusform><numerusform>%n second charges were written.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>A certificate of the receiver ends in %n day(s).</source>
        <translation>
            <numerusform>A certificate of the receiver ends in %n day.</numerusform><numerusform>A certificate of the receiver ends in %n days.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Over %Ln request(s) for %1 had a wrong signature in the last hour.</source>
        <translation>
            <numerusform>Over %Ln request for %1 had a wrong signature in the last hour.</numerusform><numerusform>Over %Ln requests for %1 had a wrong signature in the last hour.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) for %1 had a wrong signature in the last hour.</source>
        <translation>
            <numerusform>%Ln request for %1 had a wrong signature in the last hour.</numerusform><numerusform>%Ln requests for %1 had a wrong signature in the last hour.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Over %Ln request(s) for %1 were turned away for other reasons.</source>
        <translation>
            <numerusform>Over %Ln request for %1 was turned away for other reasons.</numerusform><numerusform>Over %Ln requests for %1 were turned away for other reasons.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) for %1 were turned away in the last hour.</source>
        <translation>
            <numerusform>%Ln request for %1 was turned away in the last hour.</numerusform><numerusform>%Ln requests for %1 were turned away in the last hour.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) are unfinished, so new ones are answered 503.</source>
        <translation>
            <numerusform>%Ln event is unfinished, so new ones are answered 503.</numerusform><numerusform>%Ln events are unfinished, so new ones are answered 503.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) are unfinished, of %1 at most.</source>
        <translation>
            <numerusform>%Ln event is unfinished, of %1 at most.</numerusform><numerusform>%Ln events are unfinished, of %1 at most.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The engine stopped while it worked on %n event(s).</source>
        <translation>
            <numerusform>The engine stopped while it worked on %n event.</numerusform><numerusform>The engine stopped while it worked on %n events.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 have the body of another, under an ID of their own.</source>
        <translation>
            <numerusform>%n event from %1 has the body of another, under an ID of its own.</numerusform><numerusform>%n events from %1 have the body of another, under an ID of their own.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) to %1 used a signature that had served another event.</source>
        <translation>
            <numerusform>%n request to %1 used a signature that had served another event.</numerusform><numerusform>%n requests to %1 used a signature that had served another event.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n subscription(s) of %1 wait to be confirmed.</source>
        <translation>
            <numerusform>%n subscription of %1 waits to be confirmed.</numerusform><numerusform>%n subscriptions of %1 wait to be confirmed.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 came again under another tenant.</source>
        <translation>
            <numerusform>%n event from %1 came again under another tenant.</numerusform><numerusform>%n events from %1 came again under another tenant.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) were not finished in time, of %1 that were due.</source>
        <translation>
            <numerusform>%Ln event was not finished in time, of %1 that were due.</numerusform><numerusform>%Ln events were not finished in time, of %1 that were due.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Over %Ln event(s) from %1 wait longer than %2.</source>
        <translation>
            <numerusform>Over %Ln event from %1 waits longer than %2.</numerusform><numerusform>Over %Ln events from %1 wait longer than %2.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) from %1 wait longer than %2.</source>
        <translation>
            <numerusform>%Ln event from %1 waits longer than %2.</numerusform><numerusform>%Ln events from %1 wait longer than %2.</numerusform></translation>
    </message>
</context>
<context>
    <name>CauseWords</name>
    <message numerus="yes">
        <source>%n event(s) are set aside.</source>
        <translation>
            <numerusform>%n event is set aside.</numerusform><numerusform>%n events are set aside.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 came after the replay window.</source>
        <translation>
            <numerusform>%n event from %1 came after the replay window.</numerusform><numerusform>%n events from %1 came after the replay window.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 failed in every attempt, so %n event(s) can't finish.</source>
        <translation>
            <numerusform>%1 failed in every attempt, so %n event can't finish.</numerusform><numerusform>%1 failed in every attempt, so %n events can't finish.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 will not take %n event(s).</source>
        <translation>
            <numerusform>%1 will not take %n event.</numerusform><numerusform>%1 will not take %n events.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 refuses our password, so %n event(s) can't finish.</source>
        <translation>
            <numerusform>%1 refuses our password, so %n event can't finish.</numerusform><numerusform>%1 refuses our password, so %n events can't finish.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are unknown: %1 may already have done it.</source>
        <translation>
            <numerusform>%n result is unknown: %1 may already have done it.</numerusform><numerusform>%n results are unknown: %1 may already have done it.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Our rules don't fit %n event(s) from %1.</source>
        <translation>
            <numerusform>Our rules don't fit %n event from %1.</numerusform><numerusform>Our rules don't fit %n events from %1.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The ledger refused the charge of %n event(s).</source>
        <translation>
            <numerusform>The ledger refused the charge of %n event.</numerusform><numerusform>The ledger refused the charge of %n events.</numerusform></translation>
    </message>
</context>
<context>
    <name>Certificate</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a host name; how many others</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform><numerusform>%1 and %n more</numerusform></translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message numerus="yes">
        <source>Evidence of %n event(s), exported %1</source>
        <translation>
            <numerusform>Evidence of %n event, exported %1</numerusform><numerusform>Evidence of %n events, exported %1</numerusform></translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <comment>size of a body</comment>
        <translation>
            <numerusform>%n byte</numerusform><numerusform>%n bytes</numerusform></translation>
    </message>
</context>
<context>
    <name>Notifications</name>
    <message numerus="yes">
        <source>%n more of this kind since the last notification.</source>
        <translation>
            <numerusform>%n more of this kind since the last notification.</numerusform><numerusform>%n more of this kind since the last notification.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Open %n</source>
        <comment>button: so many alerts</comment>
        <translation>
            <numerusform>Open %n</numerusform><numerusform>Open %n</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n replay(s) wait for your approval</source>
        <translation>
            <numerusform>%n replay waits for your approval</numerusform><numerusform>%n replays wait for your approval</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n event(s), asked by %1.</source>
        <translation>
            <numerusform>%n event, asked by %1.</numerusform><numerusform>%n events, asked by %1.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) could repeat.</source>
        <translation>
            <numerusform>%n effect could repeat.</numerusform><numerusform>%n effects could repeat.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) are looked up first.</source>
        <translation>
            <numerusform>%n effect is looked up first.</numerusform><numerusform>%n effects are looked up first.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s) are open</source>
        <translation>
            <numerusform>%n alert is open</numerusform><numerusform>%n alerts are open</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s) wait for you</source>
        <translation>
            <numerusform>%n alert waits for you</numerusform><numerusform>%n alerts wait for you</numerusform></translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform><numerusform>%n hours</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform><numerusform>%n days</numerusform></translation>
    </message>
</context>
<context>
    <name>OwnerSheet</name>
    <message numerus="yes">
        <source>Who sees to %n dead letter(s)?</source>
        <translation>
            <numerusform>Who sees to %n dead letter?</numerusform><numerusform>Who sees to %n dead letters?</numerusform></translation>
    </message>
</context>
<context>
    <name>StoryEntries</name>
    <message numerus="yes">
        <source>%n effect(s), each applied once</source>
        <translation>
            <numerusform>%n effect, each applied once</numerusform><numerusform>%n effects, each applied once</numerusform></translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message numerus="yes">
        <source>%n alert(s) open</source>
        <translation>
            <numerusform>%n alert open</numerusform><numerusform>%n alerts open</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s) without an owner</source>
        <translation>
            <numerusform>%n dead letter without an owner</numerusform><numerusform>%n dead letters without an owner</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n working</source>
        <comment>workers</comment>
        <translation>
            <numerusform>%n working</numerusform><numerusform>%n working</numerusform></translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message numerus="yes">
        <source>It came %n time(s);</source>
        <translation>
            <numerusform>It came %n time;</numerusform><numerusform>It came %n times;</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s) did nothing.</source>
        <translation>
            <numerusform>%n duplicate did nothing.</numerusform><numerusform>%n duplicates did nothing.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n charge</numerusform><numerusform>%n charges</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n inbox row(s)</source>
        <translation>
            <numerusform>%n inbox row</numerusform><numerusform>%n inbox rows</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::alerts::AlertDeeds</name>
    <message numerus="yes">
        <source>Who sees to %n alert(s)?</source>
        <translation>
            <numerusform>Who sees to %n alert?</numerusform><numerusform>Who sees to %n alerts?</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Resolve %n alert(s)?</source>
        <translation>
            <numerusform>Resolve %n alert?</numerusform><numerusform>Resolve %n alerts?</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::alerts::AlertsPage</name>
    <message numerus="yes">
        <source>%n alert(s)</source>
        <translation>
            <numerusform>%n alert</numerusform><numerusform>%n alerts</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::audit::AuditPage</name>
    <message numerus="yes">
        <source>%n newer</source>
        <translation>
            <numerusform>%n newer</numerusform><numerusform>%n newer</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The trail has %n entry(ies).</source>
        <translation>
            <numerusform>The trail has %n entry(ies).</numerusform><numerusform>The trail has %n entry(ies).</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) written to %1, with the recipe to prove them</source>
        <translation>
            <numerusform>%n entry(ies) written to %1, with the recipe to prove them</numerusform><numerusform>%n entry(ies) written to %1, with the recipe to prove them</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::audit::ChainBanner</name>
    <message numerus="yes">
        <source>%n good entry(ies) before it.</source>
        <translation>
            <numerusform>%n good entry(ies) before it.</numerusform><numerusform>%n good entry(ies) before it.</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::audit::EntryPanel</name>
    <message numerus="yes">
        <source>and %n more; the entry's copy names them</source>
        <translation>
            <numerusform>and %n more; the entry's copy names them</numerusform><numerusform>and %n more; the entry's copy names them</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::ClosedLettersView</name>
    <message numerus="yes">
        <source>Reopen %n closed dead letter(s)</source>
        <translation>
            <numerusform>Reopen %n closed dead letter</numerusform><numerusform>Reopen %n closed dead letters</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n are closed. Change the search to see them.</source>
        <translation>
            <numerusform>%n is closed. Change the search to see them.</numerusform><numerusform>%n are closed. Change the search to see them.</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::DeadLetterDelegate</name>
    <message numerus="yes">
        <source>%n without owner</source>
        <translation>
            <numerusform>%n without owner</numerusform><numerusform>%n without owner</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::DeadLettersPage</name>
    <message numerus="yes">
        <source>%n are set aside. Take a filter away to see them.</source>
        <translation>
            <numerusform>%n is set aside. Take a filter away to see them.</numerusform><numerusform>%n are set aside. Take a filter away to see them.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n replay(s) wait</source>
        <comment>for a second person</comment>
        <translation>
            <numerusform>%n replay waits</numerusform><numerusform>%n replays wait</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n closed without a replay · each can be reopened</source>
        <translation>
            <numerusform>%n closed without a replay · each can be reopened</numerusform><numerusform>%n closed without a replay · each can be reopened</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::LetterDeeds</name>
    <message numerus="yes">
        <source>Close %n dead letter(s) without a replay?</source>
        <translation>
            <numerusform>Close %n dead letter without a replay?</numerusform><numerusform>Close %n dead letters without a replay?</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Evidence of %n dead letter(s) written to %1</source>
        <comment>a file</comment>
        <translation>
            <numerusform>Evidence of %n dead letter written to %1</numerusform><numerusform>Evidence of %n dead letters written to %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Reopen %n closed dead letter(s)?</source>
        <translation>
            <numerusform>Reopen %n closed dead letter?</numerusform><numerusform>Reopen %n closed dead letters?</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::SelectionBar</name>
    <message numerus="yes">
        <source>Replay %n dead letter(s)</source>
        <translation>
            <numerusform>Replay %n dead letter</numerusform><numerusform>Replay %n dead letters</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Assign an owner to %n dead letter(s)</source>
        <translation>
            <numerusform>Assign an owner to %n dead letter</numerusform><numerusform>Assign an owner to %n dead letters</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Close %n dead letter(s) without a replay</source>
        <translation>
            <numerusform>Close %n dead letter without a replay</numerusform><numerusform>Close %n dead letters without a replay</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::DeliveriesPage</name>
    <message numerus="yes">
        <source>Over %n newer</source>
        <translation>
            <numerusform>Over %n newer</numerusform><numerusform>Over %n newer</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n newer</source>
        <translation>
            <numerusform>%n newer</numerusform><numerusform>%n newer</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n newer deliveries are held while you point at the list. Show them.</source>
        <translation>
            <numerusform>%n newer delivery is held while you point at the list. Show them.</numerusform><numerusform>%n newer deliveries are held while you point at the list. Show them.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n newer, held while you point at the list</source>
        <translation>
            <numerusform>%n newer, held while you point at the list</numerusform><numerusform>%n newer, held while you point at the list</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::PayloadReveal</name>
    <message numerus="yes">
        <source>It shows personal data for %n seconds. Who, what and why is written to the audit trail first.</source>
        <translation>
            <numerusform>It shows personal data for %n seconds. Who, what and why is written to the audit trail first.</numerusform><numerusform>It shows personal data for %n seconds. Who, what and why is written to the audit trail first.</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::LedgerPage</name>
    <message numerus="yes">
        <source>%n newer</source>
        <translation>
            <numerusform>%n newer</numerusform><numerusform>%n newer</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in the window</source>
        <translation>
            <numerusform>%n line in the window</numerusform><numerusform>%n lines in the window</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) written to %1</source>
        <translation>
            <numerusform>%n line written to %1</numerusform><numerusform>%n lines written to %1</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::TotalsRow</name>
    <message numerus="yes">
        <source>%1 in %n line(s)</source>
        <translation>
            <numerusform>%1 in %n line</numerusform><numerusform>%1 in %n lines</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Total of the window, %n line(s)</source>
        <translation>
            <numerusform>Total of the window, %n line</numerusform><numerusform>Total of the window, %n lines</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::models::DeadLetterModel</name>
    <message numerus="yes">
        <source>%n without owner</source>
        <translation>
            <numerusform>%n without owner</numerusform><numerusform>%n without owner</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s)</source>
        <translation>
            <numerusform>%n dead letter</numerusform><numerusform>%n dead letters</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The newest %n are listed.</source>
        <translation>
            <numerusform>The newest %n are listed.</numerusform><numerusform>The newest %n are listed.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Look up %n unknown outcome(s) first.</source>
        <translation>
            <numerusform>Look up %n unknown outcome first.</numerusform><numerusform>Look up %n unknown outcomes first.</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::models::DeliveryTableModel</name>
    <message numerus="yes">
        <source>Arrived %n time(s)</source>
        <translation>
            <numerusform>Arrived %n time</numerusform><numerusform>Arrived %n times</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>arrived %n time(s)</source>
        <translation>
            <numerusform>arrived %n time</numerusform><numerusform>arrived %n times</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::models::OutcomeTableModel</name>
    <message numerus="yes">
        <source>Asked %n time(s); a person must decide</source>
        <translation>
            <numerusform>Asked %n time; a person must decide</numerusform><numerusform>Asked %n times; a person must decide</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::outcomes::OutcomesPage</name>
    <message numerus="yes">
        <source>%n outcome(s) can only be settled by a person.</source>
        <translation>
            <numerusform>%n outcome can only be settled by a person.</numerusform><numerusform>%n outcomes can only be settled by a person.</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::people::RetentionCard</name>
    <message numerus="yes">
        <source>%n payload(s) deleted, their hashes kept.</source>
        <translation>
            <numerusform>%n payload deleted, their hashes kept.</numerusform><numerusform>%n payloads deleted, their hashes kept.</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::people::SettingsPage</name>
    <message numerus="yes">
        <source>%n person(s). Every change is in the audit trail.</source>
        <translation>
            <numerusform>%n person. Every change is in the audit trail.</numerusform><numerusform>%n persons. Every change is in the audit trail.</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::people::VaultCard</name>
    <message numerus="yes">
        <source>%n payload(s) sealed anew. Work goes on meanwhile, and older ones open with the old key.</source>
        <translation>
            <numerusform>%n payload sealed anew. Work goes on meanwhile, and older ones open with the old key.</numerusform><numerusform>%n payloads sealed anew. Work goes on meanwhile, and older ones open with the old key.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>No key opens %n payload(s).</source>
        <translation>
            <numerusform>No key opens %n payload.</numerusform><numerusform>No key opens %n payloads.</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::ManifestPane</name>
    <message numerus="yes">
        <source>%n can't run and is left out.</source>
        <translation>
            <numerusform>%n can't run and is left out.</numerusform><numerusform>%n can't run and is left out.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n event(s), effects: %1.</source>
        <comment>a count</comment>
        <translation>
            <numerusform>%n event, effects: %1.</numerusform><numerusform>%n events, effects: %1.</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::OrderForm</name>
    <message numerus="yes">
        <source>%n batch(es)</source>
        <translation>
            <numerusform>%n batch</numerusform><numerusform>%n batches</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::ReplaySheet</name>
    <message numerus="yes">
        <source>Replay %n dead letter(s)</source>
        <translation>
            <numerusform>Replay %n dead letter</numerusform><numerusform>Replay %n dead letters</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) differ; they are marked. Look, then press again.</source>
        <translation>
            <numerusform>%n event differ; they is marked. Look, then press again.</numerusform><numerusform>%n events differ; they are marked. Look, then press again.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Replay of %n dead letter(s)</source>
        <translation>
            <numerusform>Replay of %n dead letter</numerusform><numerusform>Replay of %n dead letters</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform><numerusform>%n events</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>, %n could repeat</source>
        <translation>
            <numerusform>, %n could repeat</numerusform><numerusform>, %n could repeat</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Preview of %n event(s) written to %1</source>
        <comment>a file</comment>
        <translation>
            <numerusform>Preview of %n event written to %1</numerusform><numerusform>Preview of %n events written to %1</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::AccountFoot</name>
    <message numerus="yes">
        <source>After %n minute(s) without input</source>
        <translation>
            <numerusform>After %n minute without input</numerusform><numerusform>After %n minutes without input</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::MainWindow</name>
    <message numerus="yes">
        <source>%n event(s) wait in the queue. What waits stays stored, and runs then.</source>
        <translation>
            <numerusform>%n event waits in the queue. What waits stays stored, and runs then.</numerusform><numerusform>%n events wait in the queue. What waits stays stored, and runs then.</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::StatusStrip</name>
    <message numerus="yes">
        <source>%n alert(s)</source>
        <translation>
            <numerusform>%n alert</numerusform><numerusform>%n alerts</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::TrayMenu</name>
    <message numerus="yes">
        <source>%n dead letter(s)</source>
        <translation>
            <numerusform>%n dead letter</numerusform><numerusform>%n dead letters</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n no owner</source>
        <comment>so many dead letters</comment>
        <translation>
            <numerusform>%n no owner</numerusform><numerusform>%n no owner</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n unknown outcome(s)</source>
        <translation>
            <numerusform>%n unknown outcome</numerusform><numerusform>%n unknown outcomes</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) for you</source>
        <translation>
            <numerusform>%n request for you</numerusform><numerusform>%n requests for you</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s) open</source>
        <translation>
            <numerusform>%n alert open</numerusform><numerusform>%n alerts open</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::LockPage</name>
    <message numerus="yes">
        <source>Locked at %1 UTC after %n minutes without input</source>
        <translation>
            <numerusform>Locked at %1 UTC after %n minutes without input</numerusform><numerusform>Locked at %1 UTC after %n minutes without input</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::NewPassword</name>
    <message numerus="yes">
        <source>At least %n characters.</source>
        <translation>
            <numerusform>At least %n characters.</numerusform><numerusform>At least %n characters.</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::QueueHold</name>
    <message numerus="yes">
        <source>The work of %n source(s) is held. Events are still accepted and stored; nothing runs until somebody releases it. No attempt is spent.</source>
        <translation>
            <numerusform>The work of %n source is held. Events are still accepted and stored; nothing runs until somebody releases it. No attempt is spent.</numerusform><numerusform>The work of %n sources is held. Events are still accepted and stored; nothing runs until somebody releases it. No attempt is spent.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The work of %n source(s) goes on at once, the oldest first.</source>
        <translation>
            <numerusform>The work of %n source goes on at once, the oldest first.</numerusform><numerusform>The work of %n sources goes on at once, the oldest first.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Hold %n source(s)</source>
        <translation>
            <numerusform>Hold %n source</numerusform><numerusform>Hold %n sources</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Release %n source(s)</source>
        <translation>
            <numerusform>Release %n source</numerusform><numerusform>Release %n sources</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) held. Events are stored, nothing runs.</source>
        <translation>
            <numerusform>%n source held. Events are stored, nothing runs.</numerusform><numerusform>%n sources held. Events are stored, nothing runs.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) released.</source>
        <translation>
            <numerusform>%n source released.</numerusform><numerusform>%n sources released.</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourcesPage</name>
    <message numerus="yes">
        <source>%n provider(s) may send events here</source>
        <translation>
            <numerusform>%n provider may send events here</numerusform><numerusform>%n providers may send events here</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::trace::TraceCards</name>
    <message numerus="yes">
        <source>arrival(s)</source>
        <translation>
            <numerusform>arrival</numerusform><numerusform>arrivals</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s) absorbed</source>
        <translation>
            <numerusform>%n duplicate absorbed</numerusform><numerusform>%n duplicates absorbed</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>effect(s), %1</source>
        <comment>followed by the attempts</comment>
        <translation>
            <numerusform>effect, %1</numerusform><numerusform>effects, %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n attempt</numerusform><numerusform>%n attempts</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n charge</numerusform><numerusform>%n charges</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n inbox row(s)</source>
        <translation>
            <numerusform>%n inbox row</numerusform><numerusform>%n inbox rows</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform><numerusform>%n unknown</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::trace::TracePage</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform><numerusform>%n events</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n events carry this ID</source>
        <translation>
            <numerusform>%n event carries this ID</numerusform><numerusform>%n events carry this ID</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) with this ID were turned away.</source>
        <translation>
            <numerusform>%n request with this ID was turned away.</numerusform><numerusform>%n requests with this ID were turned away.</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::widgets::ConfirmSheet</name>
    <message numerus="yes">
        <source>Write at least %n characters.</source>
        <translation>
            <numerusform>Write at least %n characters.</numerusform><numerusform>Write at least %n characters.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Write at most %n characters.</source>
        <translation>
            <numerusform>Write at most %n characters.</numerusform><numerusform>Write at most %n characters.</numerusform></translation>
    </message>
</context>
<context>
    <name>ack::ui::widgets::ReasonField</name>
    <message numerus="yes">
        <source>Write at least %n characters.</source>
        <translation>
            <numerusform>Write at least %n characters.</numerusform><numerusform>Write at least %n characters.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Write at most %n characters.</source>
        <translation>
            <numerusform>Write at most %n characters.</numerusform><numerusform>Write at most %n characters.</numerusform></translation>
    </message>
</context>
</TS>
