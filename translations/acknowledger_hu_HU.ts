<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu_HU">
<context>
    <name>AddPersonSheet</name>
    <message>
        <source>Add a person?</source>
        <translation>Felvesz egy személyt?</translation>
    </message>
    <message>
        <source>They sign in with this name and password. A person is never deleted, only disabled.</source>
        <translation>Ezzel a névvel és jelszóval jelentkezik be. Személy sosem törlődik, csak letiltható.</translation>
    </message>
    <message>
        <source>Add the person</source>
        <translation>Személy felvétele</translation>
    </message>
</context>
<context>
    <name>AgingChart</name>
    <message>
        <source>under %1</source>
        <comment>an age</comment>
        <translation>%1 alatt</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>an age</comment>
        <translation>%1 felett</translation>
    </message>
    <message>
        <source>h</source>
        <comment>unit: hours</comment>
        <translation>ó</translation>
    </message>
    <message>
        <source>min</source>
        <comment>unit: minutes</comment>
        <translation>perc</translation>
    </message>
</context>
<context>
    <name>AlertWords</name>
    <message numerus="yes">
        <source>%n accepted event(s) are no longer in the store.</source>
        <translation>
            <numerusform>%n elfogadott esemény már nincs a tárolóban.</numerusform>
        </translation>
    </message>
    <message>
        <source>They were lost after we had answered. Ask the providers to send again.</source>
        <translation>A válaszunk után vesztek el. Kérje a szolgáltatóktól az újraküldést.</translation>
    </message>
    <message numerus="yes">
        <source>%n second charge(s) were written.</source>
        <translation>
            <numerusform>%n kettős terhelés készült.</numerusform>
        </translation>
    </message>
    <message>
        <source>One event may cost once only. The ledger names them: refund them.</source>
        <translation>Egy esemény csak egyszer kerülhet pénzbe. A főkönyv megnevezi őket: térítse vissza őket.</translation>
    </message>
    <message>
        <source>The count of accepted events was gone at a start.</source>
        <translation>Az elfogadott események számlálója egy indításkor hiányzott.</translation>
    </message>
    <message>
        <source>So nobody can tell whether the store is whole. Compare with the providers.</source>
        <translation>Ezért senki sem tudja, ép-e a tároló. Vesse össze a szolgáltatókkal.</translation>
    </message>
    <message>
        <source>%1 has no working secret, so its events are refused.</source>
        <translation>%1: nincs használható titkos kulcs, ezért az eseményeit elutasítjuk.</translation>
    </message>
    <message>
        <source>Set the secret. Until then the provider is told to send them again.</source>
        <translation>Adja meg a kulcsot. Addig a szolgáltatótól újraküldést kérünk.</translation>
    </message>
    <message>
        <source>The disk of the store is nearly full.</source>
        <translation>A tároló lemeze majdnem megtelt.</translation>
    </message>
    <message>
        <source>Make room on the disk of the data folder, or new events are answered 503.</source>
        <translation>Szabadítson fel helyet az adatmappa lemezén, különben az új események 503-as választ kapnak.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) are unfinished, near the limit.</source>
        <translation>
            <numerusform>%Ln esemény befejezetlen, közel a határhoz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Above it new ones are answered 503. See what holds them up.</source>
        <translation>Efölött az újak 503-as választ kapnak. Nézze meg, mi tartja fel a befejezetleneket.</translation>
    </message>
    <message>
        <source>%1 fails, so its work is held.</source>
        <translation>%1 hibázik, ezért a munkát visszatartjuk.</translation>
    </message>
    <message>
        <source>It is tried by itself now and then. Nothing is lost, no attempt is spent.</source>
        <translation>Időnként automatikusan újrapróbáljuk. Semmi sem vész el, kísérlet nem fogy.</translation>
    </message>
    <message numerus="yes">
        <source>%n outcome(s) at %1 are unknown, perhaps already done.</source>
        <translation>
            <numerusform>%n eredmény ismeretlen (%1), talán már megtörtént.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look there, then decide. Nothing is repeated until then.</source>
        <translation>Nézzen utána ott, majd döntsön. Addig semmi sem ismétlődik.</translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s) have no owner.</source>
        <translation>
            <numerusform>%n félretett kézbesítésnek nincs felelőse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give them an owner, or name one for their source.</source>
        <translation>Adjon meg felelőst hozzájuk vagy a forrásukhoz.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 wait longer than allowed.</source>
        <translation>
            <numerusform>%n esemény (%1) a megengedettnél tovább vár.</numerusform>
        </translation>
    </message>
    <message>
        <source>See what holds them up: a destination that fails, or too much at once.</source>
        <translation>Nézze meg, mi tartja fel őket: egy hibázó célrendszer, vagy túl sok egyszerre.</translation>
    </message>
    <message>
        <source>Fewer events than promised are completed in time.</source>
        <translation>Az ígértnél kevesebb esemény fejeződik be időben.</translation>
    </message>
    <message>
        <source>See on the Overview since when, and what is unfinished.</source>
        <translation>Nézze meg az Áttekintésen, mióta tart, és mi befejezetlen.</translation>
    </message>
    <message>
        <source>%1 has been quiet for much longer than usual.</source>
        <translation>%1 a szokásosnál jóval hosszabb ideje hallgat.</translation>
    </message>
    <message>
        <source>Ask the provider whether it still sends here, and test a request.</source>
        <translation>Kérdezze meg a szolgáltatót, küld-e még ide, és ellenőrizzen egy kérést.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) for %1 had a wrong signature in the last hour.</source>
        <translation>
            <numerusform>Az elmúlt órában %Ln kérés hibás aláírással jött (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The secret differs on the two sides, or somebody else sends. Test a request.</source>
        <translation>Eltér a kulcs a két oldalon, vagy valaki más küld. Ellenőrizzen egy kérést.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) to %1 used a signature that had served another event.</source>
        <translation>
            <numerusform>%n kérés (%1) olyan aláírást használt, amely már egy másik eseményhez szolgált.</numerusform>
        </translation>
    </message>
    <message>
        <source>They were refused. Somebody may have a copy of one: change the secret.</source>
        <translation>Elutasítottuk őket. Valakinek meglehet egy kérés másolata: cserélje le a kulcsot.</translation>
    </message>
    <message numerus="yes">
        <source>%n arrival(s) from %1 repeat an event ID with other content.</source>
        <translation>
            <numerusform>%n beérkezés (%1) azonos eseményazonosítóval, de más tartalommal jött.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first content counts; nothing ran twice. Ask the provider which is right.</source>
        <translation>Az első tartalom számít; semmi sem futott kétszer. Kérdezze meg a szolgáltatót, melyik a helyes.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 have the body of another, under an ID of their own.</source>
        <translation>
            <numerusform>%n esemény (%1) egy másik tartalmát hordozza, saját azonosítóval.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both ran, since the ID is not signed. Compare them: a copy may cost twice.</source>
        <translation>Mindkettő lefutott, mert az azonosító nincs aláírva. Hasonlítsa össze őket: egy másolat kétszer kerülhet pénzbe.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 came again under another tenant.</source>
        <translation>
            <numerusform>%n esemény (%1) egy másik bérlő alatt ismét megérkezett.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both ran, since the tenant is not signed. Name the tenants of the source.</source>
        <translation>Mindkettő lefutott, mert a bérlő nincs aláírva. Adja meg a forrás bérlőit.</translation>
    </message>
    <message>
        <source>A certificate of the receiver ends soon.</source>
        <translation>A fogadó egyik tanúsítványa hamarosan lejár.</translation>
    </message>
    <message>
        <source>Put a new one in its place. Providers refuse to send to an expired one.</source>
        <translation>Cserélje ki egy újra. A szolgáltatók nem küldenek lejárt tanúsítványú címre.</translation>
    </message>
    <message>
        <source>Something is wrong with a certificate of the receiver.</source>
        <translation>Baj van a fogadó egyik tanúsítványával.</translation>
    </message>
    <message>
        <source>See what it is, and load the certificates again once it is mended.</source>
        <translation>Nézze meg, mi az, és a javítás után töltse be újra a tanúsítványokat.</translation>
    </message>
    <message numerus="yes">
        <source>%n subscription(s) of %1 wait to be confirmed.</source>
        <translation>
            <numerusform>%n feliratkozás (%1) megerősítésre vár.</numerusform>
        </translation>
    </message>
    <message>
        <source>Until then nothing is sent. Open the address that acknowledgerd status prints.</source>
        <translation>Addig semmi sem érkezik. Nyissa meg a címet, amelyet az acknowledgerd status kiír.</translation>
    </message>
    <message>
        <source>A replay waits for a second person.</source>
        <translation>Egy visszajátszás második személyre vár.</translation>
    </message>
    <message>
        <source>Somebody who did not ask for it reads it, then approves or refuses.</source>
        <translation>Olyan személy olvassa el, aki nem kérte, majd jóváhagyja vagy elutasítja.</translation>
    </message>
    <message>
        <source>The engine stopped while it worked on an event.</source>
        <translation>A motor egy esemény feldolgozása közben leállt.</translation>
    </message>
    <message>
        <source>It is tried alone now, and set aside when its attempts are used up.</source>
        <translation>Most külön próbáljuk, és félretesszük, ha elfogytak a kísérletek.</translation>
    </message>
    <message>
        <source>An event took too long to plan, and was set aside.</source>
        <translation>Egy esemény tervezése túl sokáig tartott, ezért félretettük.</translation>
    </message>
    <message>
        <source>See what its rules do with it, and change them before a replay.</source>
        <translation>Nézze meg, mit tesznek vele a szabályai, és módosítsa őket visszajátszás előtt.</translation>
    </message>
    <message numerus="yes">
        <source>Open %n</source>
        <comment>button: so many dead letters</comment>
        <translation>
            <numerusform>%n megnyitása</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n</source>
        <comment>button: so many unknown outcomes</comment>
        <translation>
            <numerusform>%n áttekintése</numerusform>
        </translation>
    </message>
    <message>
        <source>See source</source>
        <translation>Forrás megtekintése</translation>
    </message>
    <message>
        <source>See certificate</source>
        <translation>Tanúsítvány megtekintése</translation>
    </message>
    <message>
        <source>See deliveries</source>
        <translation>Kézbesítések megtekintése</translation>
    </message>
    <message>
        <source>Open the event</source>
        <translation>Esemény megnyitása</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Áttekintés</translation>
    </message>
    <message>
        <source>See ledger</source>
        <translation>Főkönyv megtekintése</translation>
    </message>
    <message>
        <source>See Overview</source>
        <translation>Áttekintés megnyitása</translation>
    </message>
    <message>
        <source>%1 waits</source>
        <comment>a channel: E-mail waits</comment>
        <translation>%1: vár</translation>
    </message>
    <message>
        <source>%1 sent</source>
        <comment>a channel: E-mail sent</comment>
        <translation>%1: elküldve</translation>
    </message>
    <message>
        <source>%1 given up</source>
        <comment>a channel: E-mail given up</comment>
        <translation>%1: lemondtunk róla</translation>
    </message>
    <message>
        <source>%1 not sent</source>
        <comment>a channel: it was over before</comment>
        <translation>%1: nem küldtük el</translation>
    </message>
    <message>
        <source>that it began</source>
        <translation>a kezdetéről</translation>
    </message>
    <message>
        <source>that it has grown</source>
        <translation>a növekedéséről</translation>
    </message>
    <message>
        <source>that it is over</source>
        <translation>a végéről</translation>
    </message>
    <message>
        <source>a trial</source>
        <translation>próba</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>A másik fél</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>state of an alert</comment>
        <translation>Nyitott</translation>
    </message>
    <message>
        <source>Taken on</source>
        <comment>state of an alert</comment>
        <translation>Átvéve</translation>
    </message>
    <message>
        <source>Resolved</source>
        <comment>state of an alert</comment>
        <translation>Megoldva</translation>
    </message>
    <message>
        <source>It is over when somebody says so.</source>
        <translation>Akkor ér véget, ha valaki megoldottnak mondja.</translation>
    </message>
    <message>
        <source>It ends by itself once the secret works.</source>
        <translation>Magától véget ér, amint a kulcs használható.</translation>
    </message>
    <message>
        <source>It ends by itself once there is room on the disk.</source>
        <translation>Magától véget ér, amint lesz hely a lemezen.</translation>
    </message>
    <message>
        <source>It ends by itself once the work has caught up.</source>
        <translation>Magától véget ér, amint a munka behozta a lemaradást.</translation>
    </message>
    <message>
        <source>It ends by itself once the destination answers again.</source>
        <translation>Magától véget ér, amint a célrendszer ismét válaszol.</translation>
    </message>
    <message>
        <source>It ends by itself once every outcome is known.</source>
        <translation>Magától véget ér, amint minden eredmény ismert.</translation>
    </message>
    <message>
        <source>It ends by itself once these dead letters are replayed or closed.</source>
        <translation>Magától véget ér, amint ezeket a félretett kézbesítéseket visszajátszották vagy lezárták.</translation>
    </message>
    <message>
        <source>It ends by itself once each has an owner.</source>
        <translation>Magától véget ér, amint mindegyiknek van felelőse.</translation>
    </message>
    <message>
        <source>It ends by itself once the source sends again.</source>
        <translation>Magától véget ér, amint a forrás ismét küld.</translation>
    </message>
    <message>
        <source>It ends by itself an hour after the last one.</source>
        <translation>Magától véget ér egy órával az utolsó után.</translation>
    </message>
    <message>
        <source>It ends by itself once a good certificate is in use.</source>
        <translation>Magától véget ér, amint jó tanúsítvány van használatban.</translation>
    </message>
    <message>
        <source>It ends by itself once it is confirmed.</source>
        <translation>Magától véget ér, amint megerősítették.</translation>
    </message>
    <message>
        <source>It ends by itself once somebody has decided, or the request expires.</source>
        <translation>Magától véget ér, amint valaki döntött, vagy a kérés lejár.</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Webhook</source>
        <comment>where alerts are sent</comment>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a channel, what it says</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1. Tried %n time(s), again %2.</source>
        <comment>what, in 0:43</comment>
        <translation>
            <numerusform>%1. %n próba volt, újra: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Not sent yet.</source>
        <translation>%1. Még nem küldtük el.</translation>
    </message>
    <message>
        <source>%1. Sent %2 UTC.</source>
        <translation>%1. Elküldve: %2 UTC.</translation>
    </message>
    <message>
        <source>%1. Sent.</source>
        <translation>%1. Elküldve.</translation>
    </message>
    <message numerus="yes">
        <source>%1. Tried %n time(s), then given up.</source>
        <comment>what</comment>
        <translation>
            <numerusform>%1. %n próba után lemondtunk róla.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Not needed any more.</source>
        <translation>%1. Már nem szükséges.</translation>
    </message>
</context>
<context>
    <name>Attention</name>
    <message>
        <source>%1 Oldest arrived %2 UTC.</source>
        <comment>a sentence, a time</comment>
        <translation>%1 A legrégebbi érkezése: %2 UTC.</translation>
    </message>
    <message numerus="yes">
        <source>Open %n</source>
        <comment>button: so many dead letters</comment>
        <translation>
            <numerusform>%n megnyitása</numerusform>
        </translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>A másik fél</translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s) have no owner.</source>
        <translation>
            <numerusform>%n félretett kézbesítésnek nincs felelőse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody looks after them. Name an owner for their source.</source>
        <translation>Senki sem foglalkozik velük. Adjon meg felelőst a forrásukhoz.</translation>
    </message>
    <message numerus="yes">
        <source>Open %n</source>
        <translation>
            <numerusform>%n megnyitása</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are unknown: the other side may already have done it.</source>
        <translation>
            <numerusform>%n eredmény ismeretlen: a másik fél már végrehajthatta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is repeated until they are looked up.</source>
        <translation>Semmi sem ismétlődik, amíg utána nem néznek.</translation>
    </message>
    <message>
        <source>%1 has been quiet for %2.</source>
        <comment>source, duration</comment>
        <translation>%1 %2 óta hallgat.</translation>
    </message>
    <message>
        <source>That is much longer than its usual gap. See whether it sends again by itself.</source>
        <translation>Ez jóval hosszabb a szokásos szünetnél. Nézze meg, magától újraküldi-e.</translation>
    </message>
    <message>
        <source>See source</source>
        <translation>Forrás megtekintése</translation>
    </message>
    <message>
        <source>%1 has no working secret, so its events are refused.</source>
        <translation>%1: nincs használható titkos kulcs, ezért az eseményeit elutasítjuk.</translation>
    </message>
    <message>
        <source>They are answered 503, so that the provider sends them again. Set the secret.</source>
        <translation>503-as választ kapnak, így a szolgáltató újraküldi őket. Adja meg a kulcsot.</translation>
    </message>
    <message numerus="yes">
        <source>%n arrival(s) from %1 repeat an event ID with other content.</source>
        <translation>
            <numerusform>%n beérkezés (%1) azonos eseményazonosítóval, de más tartalommal jött.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first content counts; nothing ran twice. Ask the provider which one is right.</source>
        <translation>Az első tartalom számít; semmi sem futott kétszer. Kérdezze meg a szolgáltatót, melyik a helyes.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Megnyitás</translation>
    </message>
    <message numerus="yes">
        <source>%n accepted event(s) are no longer in the store.</source>
        <translation>
            <numerusform>%n elfogadott esemény már nincs a tárolóban.</numerusform>
        </translation>
    </message>
    <message>
        <source>A disk or a restored copy lost them after we had answered. Ask the providers to send again.</source>
        <translation>Egy lemez vagy egy visszaállított másolat elvesztette őket a válaszunk után. Kérje a szolgáltatóktól az újraküldést.</translation>
    </message>
    <message numerus="yes">
        <source>%n second charge(s) were written.</source>
        <translation>
            <numerusform>%n kettős terhelés készült.</numerusform>
        </translation>
    </message>
    <message>
        <source>One event may cost once only. The ledger names them.</source>
        <translation>Egy esemény csak egyszer kerülhet pénzbe. A főkönyv megnevezi őket.</translation>
    </message>
    <message>
        <source>See ledger</source>
        <translation>Főkönyv megtekintése</translation>
    </message>
    <message>
        <source>See certificate</source>
        <translation>Tanúsítvány megtekintése</translation>
    </message>
    <message>
        <source>A certificate of the receiver has expired.</source>
        <translation>A fogadó egyik tanúsítványa lejárt.</translation>
    </message>
    <message>
        <source>A certificate of the receiver ends within a day.</source>
        <translation>A fogadó egyik tanúsítványa egy napon belül lejár.</translation>
    </message>
    <message numerus="yes">
        <source>A certificate of the receiver ends in %n day(s).</source>
        <translation>
            <numerusform>A fogadó egyik tanúsítványa %n nap múlva lejár.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put a new one in place of %1. Providers refuse to send to an expired one.</source>
        <comment>a file</comment>
        <translation>Cserélje ki: %1. A szolgáltatók nem küldenek lejárt tanúsítványú címre.</translation>
    </message>
    <message numerus="yes">
        <source>Over %Ln request(s) for %1 had a wrong signature in the last hour.</source>
        <translation>
            <numerusform>Az elmúlt órában több mint %Ln kérés hibás aláírással jött (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) for %1 had a wrong signature in the last hour.</source>
        <translation>
            <numerusform>Az elmúlt órában %Ln kérés hibás aláírással jött (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %Ln request(s) for %1 were turned away for other reasons.</source>
        <translation>
            <numerusform>Több mint %Ln kérést más okból utasítottunk el (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) for %1 were turned away in the last hour.</source>
        <translation>
            <numerusform>Az elmúlt órában %Ln kérést utasítottunk el (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Either the secret differs on the two sides, or somebody else sends. Test a request.</source>
        <translation>Vagy eltér a kulcs a két oldalon, vagy valaki más küld. Ellenőrizzen egy kérést.</translation>
    </message>
    <message>
        <source>Their time, form or rate did not hold. The source says why.</source>
        <translation>Az idejük, formájuk vagy ütemük nem volt megfelelő. A forrás megmondja, miért.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) are unfinished, so new ones are answered 503.</source>
        <translation>
            <numerusform>%Ln esemény befejezetlen, ezért az újak 503-as választ kapnak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) are unfinished, of %1 at most.</source>
        <translation>
            <numerusform>%Ln esemény befejezetlen, legfeljebb %1 lehet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Above that, new ones are answered 503 and sent again. See what holds them up.</source>
        <translation>Efölött az újak 503-as választ kapnak, és újra jönnek. Nézze meg, mi tartja fel őket.</translation>
    </message>
    <message>
        <source>See deliveries</source>
        <translation>Kézbesítések megtekintése</translation>
    </message>
    <message>
        <source>The disk has %1 left, so new events are answered 503.</source>
        <comment>a size</comment>
        <translation>A lemezen %1 maradt, ezért az új események 503-as választ kapnak.</translation>
    </message>
    <message>
        <source>The disk of the store has %1 left.</source>
        <comment>a size</comment>
        <translation>A tároló lemezén %1 maradt.</translation>
    </message>
    <message>
        <source>What was accepted is still worked off. Make room on the disk of the data folder.</source>
        <translation>Az elfogadottakat továbbra is feldolgozzuk. Szabadítson fel helyet az adatmappa lemezén.</translation>
    </message>
    <message>
        <source>Below %1 new events are answered 503. Make room on the disk of the data folder.</source>
        <comment>a size</comment>
        <translation>%1 alatt az új események 503-as választ kapnak. Szabadítson fel helyet az adatmappa lemezén.</translation>
    </message>
    <message>
        <source>Something is wrong with a certificate of the receiver.</source>
        <translation>Baj van a fogadó egyik tanúsítványával.</translation>
    </message>
    <message numerus="yes">
        <source>The engine stopped while it worked on %n event(s).</source>
        <translation>
            <numerusform>A motor %n esemény feldolgozása közben leállt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each is tried by itself now, and set aside when its attempts are used up.</source>
        <translation>Most mindegyiket külön próbáljuk, és félretesszük, ha elfogytak a kísérletek.</translation>
    </message>
    <message>
        <source>Open the oldest</source>
        <translation>A legrégebbi megnyitása</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 have the body of another, under an ID of their own.</source>
        <translation>
            <numerusform>%n esemény (%1) egy másik tartalmát hordozza, saját azonosítóval.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both ran, since the ID is not signed. Compare them: a copy may have cost twice.</source>
        <translation>Mindkettő lefutott, mert az azonosító nincs aláírva. Hasonlítsa össze őket: egy másolat kétszer kerülhetett pénzbe.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) to %1 used a signature that had served another event.</source>
        <translation>
            <numerusform>%n kérés (%1) olyan aláírást használt, amely már egy másik eseményhez szolgált.</numerusform>
        </translation>
    </message>
    <message>
        <source>They were refused. Somebody may have a copy of a request: change the secret.</source>
        <translation>Elutasítottuk őket. Valakinek meglehet egy kérés másolata: cserélje le a titkot.</translation>
    </message>
    <message numerus="yes">
        <source>%n subscription(s) of %1 wait to be confirmed.</source>
        <translation>
            <numerusform>%n feliratkozás (%1) megerősítésre vár.</numerusform>
        </translation>
    </message>
    <message>
        <source>Until then nothing is sent. Open the address that acknowledgerd status prints.</source>
        <translation>Addig semmi sem érkezik. Nyissa meg a címet, amelyet az acknowledgerd status kiír.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 came again under another tenant.</source>
        <translation>
            <numerusform>%n esemény (%1) egy másik bérlő alatt ismét megérkezett.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both ran, since the tenant is not signed. Name the tenants of the source to refuse others.</source>
        <translation>Mindkettő lefutott, mert a bérlő nincs aláírva. Adja meg a forrás bérlőit, hogy a többit elutasítsuk.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) were not finished in time, of %1 that were due.</source>
        <translation>
            <numerusform>%Ln esemény nem lett kész időben az esedékesek közül (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>That is under the target. See what holds them up.</source>
        <translation>Ez a cél alatt van. Nézze meg, mi tartja fel őket.</translation>
    </message>
    <message numerus="yes">
        <source>Over %Ln event(s) from %1 wait longer than %2.</source>
        <translation>
            <numerusform>Több mint %Ln esemény (%1) hosszabb ideje vár, mint %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) from %1 wait longer than %2.</source>
        <translation>
            <numerusform>%Ln esemény (%1) hosszabb ideje vár, mint %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The oldest has waited for %1. See what holds it up.</source>
        <comment>a duration</comment>
        <translation>A legrégebbi %1 ideje vár. Nézze meg, mi tartja fel.</translation>
    </message>
</context>
<context>
    <name>AuditTableModel</name>
    <message>
        <source>No.</source>
        <comment>number of an entry</comment>
        <translation>Sorsz.</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Ki</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Szerepkör</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>On what</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Indok</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>Entry %1, %2 UTC, %3, %4, %5, on %6, reason %7</source>
        <comment>number, time, who, role, what, targets, reason</comment>
        <translation>%1. bejegyzés, %2 UTC, %3, %4, %5, ezen: %6, indok: %7</translation>
    </message>
</context>
<context>
    <name>AuditWords</name>
    <message>
        <source>Signed in</source>
        <translation>Bejelentkezett</translation>
    </message>
    <message>
        <source>sign-in</source>
        <translation>bejelentkezés</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Kijelentkezett</translation>
    </message>
    <message>
        <source>sign-out</source>
        <translation>kijelentkezés</translation>
    </message>
    <message>
        <source>Locked the window</source>
        <translation>Zárolta az ablakot</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>zárolás</translation>
    </message>
    <message>
        <source>Unlocked the window</source>
        <translation>Feloldotta az ablakot</translation>
    </message>
    <message>
        <source>unlock</source>
        <translation>zárolás feloldása</translation>
    </message>
    <message>
        <source>Made a set-up token</source>
        <translation>Beállító tokent készített</translation>
    </message>
    <message>
        <source>set-up token</source>
        <translation>beállító token</translation>
    </message>
    <message>
        <source>Became the first admin</source>
        <translation>Első admin lett</translation>
    </message>
    <message>
        <source>first admin</source>
        <translation>első admin</translation>
    </message>
    <message>
        <source>Added a person</source>
        <translation>Felvett egy személyt</translation>
    </message>
    <message>
        <source>add a person</source>
        <translation>személy felvétele</translation>
    </message>
    <message>
        <source>Changed a role</source>
        <translation>Módosított egy szerepkört</translation>
    </message>
    <message>
        <source>change a role</source>
        <translation>szerepkör módosítása</translation>
    </message>
    <message>
        <source>Disabled a person</source>
        <translation>Letiltott egy személyt</translation>
    </message>
    <message>
        <source>disable a person</source>
        <translation>személy letiltása</translation>
    </message>
    <message>
        <source>Enabled a person</source>
        <translation>Engedélyezett egy személyt</translation>
    </message>
    <message>
        <source>enable a person</source>
        <translation>személy engedélyezése</translation>
    </message>
    <message>
        <source>Set a password</source>
        <translation>Jelszót adott meg</translation>
    </message>
    <message>
        <source>set a password</source>
        <translation>jelszó megadása</translation>
    </message>
    <message>
        <source>Listed people</source>
        <translation>Listázta a személyeket</translation>
    </message>
    <message>
        <source>list people</source>
        <translation>személyek listázása</translation>
    </message>
    <message>
        <source>Assigned an owner</source>
        <translation>Felelőst adott meg</translation>
    </message>
    <message>
        <source>assign an owner</source>
        <translation>felelős megadása</translation>
    </message>
    <message>
        <source>Closed without replay</source>
        <translation>Lezárta visszajátszás nélkül</translation>
    </message>
    <message>
        <source>close without replay</source>
        <translation>lezárás visszajátszás nélkül</translation>
    </message>
    <message>
        <source>Reopened</source>
        <translation>Újranyitotta</translation>
    </message>
    <message>
        <source>reopen</source>
        <translation>újranyitás</translation>
    </message>
    <message>
        <source>Asked for a replay</source>
        <translation>Visszajátszást kért</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>visszajátszás</translation>
    </message>
    <message>
        <source>Approved a replay</source>
        <translation>Jóváhagyott egy visszajátszást</translation>
    </message>
    <message>
        <source>approve a replay</source>
        <translation>visszajátszás jóváhagyása</translation>
    </message>
    <message>
        <source>Turned a replay down</source>
        <translation>Elutasított egy visszajátszást</translation>
    </message>
    <message>
        <source>turn a replay down</source>
        <translation>visszajátszás elutasítása</translation>
    </message>
    <message>
        <source>Paused a replay</source>
        <translation>Szüneteltetett egy visszajátszást</translation>
    </message>
    <message>
        <source>pause a replay</source>
        <translation>visszajátszás szüneteltetése</translation>
    </message>
    <message>
        <source>Went on with a replay</source>
        <translation>Folytatott egy visszajátszást</translation>
    </message>
    <message>
        <source>go on with a replay</source>
        <translation>visszajátszás folytatása</translation>
    </message>
    <message>
        <source>Cancelled a replay</source>
        <translation>Megszakított egy visszajátszást</translation>
    </message>
    <message>
        <source>cancel a replay</source>
        <translation>visszajátszás megszakítása</translation>
    </message>
    <message>
        <source>A replay&apos;s approval expired</source>
        <translation>Egy visszajátszás jóváhagyása lejárt</translation>
    </message>
    <message>
        <source>expire a replay</source>
        <translation>visszajátszás lejárta</translation>
    </message>
    <message>
        <source>Finished a replay</source>
        <translation>Befejezett egy visszajátszást</translation>
    </message>
    <message>
        <source>finish a replay</source>
        <translation>visszajátszás befejezése</translation>
    </message>
    <message>
        <source>Judged an unknown outcome</source>
        <translation>Eldöntött egy ismeretlen eredményt</translation>
    </message>
    <message>
        <source>judge an unknown outcome</source>
        <translation>ismeretlen eredmény eldöntése</translation>
    </message>
    <message>
        <source>Looked an outcome up</source>
        <translation>Utánanézett egy eredménynek</translation>
    </message>
    <message>
        <source>look an outcome up</source>
        <translation>utánanézés egy eredménynek</translation>
    </message>
    <message>
        <source>Held a destination</source>
        <translation>Visszatartott egy célrendszert</translation>
    </message>
    <message>
        <source>hold a destination</source>
        <translation>célrendszer visszatartása</translation>
    </message>
    <message>
        <source>Released a destination</source>
        <translation>Feloldott egy célrendszert</translation>
    </message>
    <message>
        <source>release a destination</source>
        <translation>célrendszer feloldása</translation>
    </message>
    <message>
        <source>Revealed a payload</source>
        <translation>Felfedett egy tartalmat</translation>
    </message>
    <message>
        <source>reveal a payload</source>
        <translation>tartalom felfedése</translation>
    </message>
    <message>
        <source>Copied a payload</source>
        <translation>Másolt egy tartalmat</translation>
    </message>
    <message>
        <source>copy a payload</source>
        <translation>tartalom másolása</translation>
    </message>
    <message>
        <source>Changed retention</source>
        <translation>Módosította a megőrzést</translation>
    </message>
    <message>
        <source>change retention</source>
        <translation>megőrzés módosítása</translation>
    </message>
    <message>
        <source>Changed the store&apos;s key</source>
        <translation>Lecserélte a tároló kulcsát</translation>
    </message>
    <message>
        <source>change the store&apos;s key</source>
        <translation>a tároló kulcsának cseréje</translation>
    </message>
    <message>
        <source>Took an alert on</source>
        <translation>Átvett egy riasztást</translation>
    </message>
    <message>
        <source>take an alert on</source>
        <translation>riasztás átvétele</translation>
    </message>
    <message>
        <source>Resolved an alert</source>
        <translation>Megoldott egy riasztást</translation>
    </message>
    <message>
        <source>resolve an alert</source>
        <translation>riasztás megoldása</translation>
    </message>
    <message>
        <source>Changed the configuration</source>
        <translation>Módosította a konfigurációt</translation>
    </message>
    <message>
        <source>change the configuration</source>
        <translation>konfiguráció módosítása</translation>
    </message>
    <message>
        <source>Loaded certificates</source>
        <translation>Tanúsítványt töltött be</translation>
    </message>
    <message>
        <source>load certificates</source>
        <translation>tanúsítvány betöltése</translation>
    </message>
    <message>
        <source>Made a backup</source>
        <translation>Biztonsági mentést készített</translation>
    </message>
    <message>
        <source>make a backup</source>
        <translation>biztonsági mentés készítése</translation>
    </message>
    <message>
        <source>Restored a backup</source>
        <translation>Biztonsági mentést állított vissza</translation>
    </message>
    <message>
        <source>restore a backup</source>
        <translation>biztonsági mentés visszaállítása</translation>
    </message>
    <message>
        <source>Refunded a line</source>
        <translation>Visszatérített egy sort</translation>
    </message>
    <message>
        <source>refund a line</source>
        <translation>sor visszatérítése</translation>
    </message>
    <message>
        <source>Ran a drill</source>
        <translation>Gyakorlatot futtatott</translation>
    </message>
    <message>
        <source>drill</source>
        <translation>gyakorlat</translation>
    </message>
    <message>
        <source>Exported evidence</source>
        <translation>Bizonyítékot exportált</translation>
    </message>
    <message>
        <source>export evidence</source>
        <translation>bizonyíték exportálása</translation>
    </message>
    <message>
        <source>Exported the audit trail</source>
        <translation>Exportálta az auditnaplót</translation>
    </message>
    <message>
        <source>export the audit trail</source>
        <translation>auditnapló exportálása</translation>
    </message>
    <message>
        <source>Verified the chain</source>
        <translation>Ellenőrizte a láncot</translation>
    </message>
    <message>
        <source>verify the chain</source>
        <translation>lánc ellenőrzése</translation>
    </message>
    <message>
        <source>Looked at the audit trail</source>
        <translation>Megnézte az auditnaplót</translation>
    </message>
    <message>
        <source>look at the audit trail</source>
        <translation>auditnapló megtekintése</translation>
    </message>
    <message>
        <source>Took note of a cut trail</source>
        <translation>Tudomásul vette a napló csonkulását</translation>
    </message>
    <message>
        <source>take note of a cut trail</source>
        <translation>naplócsonkulás tudomásulvétele</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>Elutasítva: %1</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Rendszer</translation>
    </message>
    <message>
        <source>Computer account</source>
        <translation>Számítógépfiók</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Érték</translation>
    </message>
    <message>
        <source>Audit chain broken at entry %1</source>
        <translation>Az auditlánc megszakadt a(z) %1. bejegyzésnél</translation>
    </message>
    <message>
        <source>Audit chain not checked</source>
        <translation>Az auditlánc nincs ellenőrizve</translation>
    </message>
    <message>
        <source>Audit chain verified %1</source>
        <translation>Az auditlánc ellenőrizve: %1</translation>
    </message>
    <message>
        <source>Checking the audit chain</source>
        <translation>Az auditlánc ellenőrzése</translation>
    </message>
    <message>
        <source>Made a recovery token</source>
        <translation>Helyreállító tokent készített</translation>
    </message>
    <message>
        <source>recovery token</source>
        <translation>helyreállító token</translation>
    </message>
    <message>
        <source>Recovered an account</source>
        <translation>Helyreállított egy fiókot</translation>
    </message>
    <message>
        <source>recover an account</source>
        <translation>fiók helyreállítása</translation>
    </message>
    <message>
        <source>Held a source</source>
        <translation>Visszatartott egy forrást</translation>
    </message>
    <message>
        <source>hold a source</source>
        <translation>forrás visszatartása</translation>
    </message>
    <message>
        <source>Released a source</source>
        <translation>Feloldott egy forrást</translation>
    </message>
    <message>
        <source>release a source</source>
        <translation>forrás feloldása</translation>
    </message>
    <message>
        <source>Gave an alert an owner</source>
        <translation>Felelőst adott meg egy riasztáshoz</translation>
    </message>
    <message>
        <source>give an alert an owner</source>
        <translation>felelős megadása riasztáshoz</translation>
    </message>
    <message>
        <source>Tried a channel for alerts</source>
        <translation>Kipróbált egy riasztási csatornát</translation>
    </message>
    <message>
        <source>try a channel for alerts</source>
        <translation>riasztási csatorna kipróbálása</translation>
    </message>
</context>
<context>
    <name>CauseWords</name>
    <message>
        <source>The other side</source>
        <translation>A másik fél</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Félretéve</translation>
    </message>
    <message>
        <source>%1 sent these too late</source>
        <translation>%1 túl későn küldte ezeket</translation>
    </message>
    <message>
        <source>%1 will not take these</source>
        <translation>%1 nem fogadja el ezeket</translation>
    </message>
    <message>
        <source>%1 refuses our password</source>
        <translation>%1 elutasítja a jelszavunkat</translation>
    </message>
    <message>
        <source>%1 may or may not have done it</source>
        <translation>%1 talán megtette, talán nem</translation>
    </message>
    <message>
        <source>Our rules don&apos;t fit what %1 sent</source>
        <translation>A szabályaink nem illenek arra, amit %1 küldött</translation>
    </message>
    <message>
        <source>The ledger refused the charge</source>
        <translation>A főkönyv elutasította a terhelést</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) are set aside.</source>
        <translation>
            <numerusform>%n esemény félretéve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 came after the replay window.</source>
        <translation>
            <numerusform>%n esemény (%1) az időablak után érkezett.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 failed in every attempt, so %n event(s) can&apos;t finish.</source>
        <translation>
            <numerusform>%1 minden kísérletben hibázott, ezért %n esemény nem fejezhető be.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 will not take %n event(s).</source>
        <translation>
            <numerusform>%1 nem fogad el %n eseményt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 refuses our password, so %n event(s) can&apos;t finish.</source>
        <translation>
            <numerusform>%1 elutasítja a jelszavunkat, ezért %n esemény nem fejezhető be.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are unknown: %1 may already have done it.</source>
        <translation>
            <numerusform>%n eredmény ismeretlen: %1 már végrehajthatta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our rules don&apos;t fit %n event(s) from %1.</source>
        <translation>
            <numerusform>A szabályaink nem illenek %n eseményre (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ledger refused the charge of %n event(s).</source>
        <translation>
            <numerusform>A főkönyv %n esemény terhelését utasította el.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the evidence.</source>
        <translation>Nézze meg a bizonyítékot.</translation>
    </message>
    <message>
        <source>Decide for each whether it still matters.</source>
        <translation>Döntse el mindegyikről, számít-e még.</translation>
    </message>
    <message>
        <source>Find out from %1 what went wrong.</source>
        <translation>Tudja meg tőle, mi ment rosszul: %1.</translation>
    </message>
    <message>
        <source>Read the answer of %1 and correct what it names.</source>
        <translation>Olvassa el %1 válaszát, és javítsa, amit megnevez.</translation>
    </message>
    <message>
        <source>Renew the password or token for %1.</source>
        <translation>Újítsa meg a jelszót vagy tokent ehhez: %1.</translation>
    </message>
    <message>
        <source>Look it up at %1 before anything is repeated.</source>
        <translation>Nézzen utána itt, mielőtt bármi ismétlődne: %1.</translation>
    </message>
    <message>
        <source>Correct the rules of the source, then apply them.</source>
        <translation>Javítsa a forrás szabályait, majd alkalmazza őket.</translation>
    </message>
    <message>
        <source>Check the account, the amount and the currency.</source>
        <translation>Ellenőrizze a számlát, az összeget és a pénznemet.</translation>
    </message>
    <message>
        <source>What was already done stays done; nothing more is tried.</source>
        <translation>Ami megtörtént, az marad; több kísérlet nem lesz.</translation>
    </message>
    <message>
        <source>They are genuine. They were set aside, not run.</source>
        <translation>Valódiak. Félretettük őket, nem futottak.</translation>
    </message>
    <message>
        <source>Trying again won&apos;t help until %1 accepts us.</source>
        <translation>Nincs értelme újra próbálni, amíg %1 el nem fogad minket.</translation>
    </message>
    <message>
        <source>Nothing is repeated until it is looked up.</source>
        <translation>Semmi sem ismétlődik, amíg utána nem néznek.</translation>
    </message>
    <message>
        <source>Nothing was charged and nothing was sent.</source>
        <translation>Semmit sem terheltünk, és semmit sem küldtünk.</translation>
    </message>
    <message>
        <source>No charge was written.</source>
        <translation>Nem készült terhelés.</translation>
    </message>
    <message>
        <source>No cause</source>
        <translation>Nincs ok</translation>
    </message>
    <message>
        <source>Too late</source>
        <comment>cause of a dead letter</comment>
        <translation>Elkésett</translation>
    </message>
    <message>
        <source>Attempts used up</source>
        <translation>Elfogytak a kísérletek</translation>
    </message>
    <message>
        <source>Refused for good</source>
        <translation>Végleg elutasítva</translation>
    </message>
    <message>
        <source>Password refused</source>
        <translation>Jelszó elutasítva</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>Ismeretlen eredmény</translation>
    </message>
    <message>
        <source>Rules don&apos;t fit</source>
        <translation>A szabályok nem illenek</translation>
    </message>
    <message>
        <source>Ledger refused</source>
        <translation>A főkönyv elutasította</translation>
    </message>
    <message>
        <source>%1 gave no good answer in any attempt</source>
        <translation>%1 egyik kísérletben sem adott jó választ</translation>
    </message>
</context>
<context>
    <name>Certificate</name>
    <message>
        <source>no name</source>
        <translation>nincs név</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a host name; how many others</comment>
        <translation>
            <numerusform>%1 és még %n</numerusform>
        </translation>
    </message>
    <message>
        <source>ended %1 ago</source>
        <comment>a duration</comment>
        <translation>%1 ideje lejárt</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <comment>a day, a duration</comment>
        <translation>%1, még %2</translation>
    </message>
    <message>
        <source>The new certificate is not in use.</source>
        <translation>Az új tanúsítvány nincs használatban.</translation>
    </message>
    <message>
        <source>The one from before stays in use.</source>
        <translation>A korábbi marad használatban.</translation>
    </message>
    <message>
        <source>The certificate has expired.</source>
        <translation>A tanúsítvány lejárt.</translation>
    </message>
    <message>
        <source>Senders that check it don&apos;t deliver. Put a new one in place of %1, then load it.</source>
        <comment>a file</comment>
        <translation>Az ellenőrző küldők nem kézbesítenek. Cserélje ki: %1, majd töltse be.</translation>
    </message>
    <message>
        <source>The private key is not safe.</source>
        <translation>A privát kulcs nincs biztonságban.</translation>
    </message>
    <message>
        <source>The certificate ends in %1.</source>
        <comment>a duration</comment>
        <translation>A tanúsítvány %1 múlva lejár.</translation>
    </message>
    <message>
        <source>Put a new one in place of %1; it is loaded by itself, or by the button below.</source>
        <comment>a file</comment>
        <translation>Cserélje ki: %1; magától betöltődik, vagy az alábbi gombbal.</translation>
    </message>
    <message>
        <source>For a first try only.</source>
        <translation>Csak első próbára.</translation>
    </message>
    <message>
        <source>No authority has signed this certificate, so providers won&apos;t send to it.</source>
        <translation>Ezt a tanúsítványt nem írta alá hitelesítő, ezért a szolgáltatók nem küldenek ide.</translation>
    </message>
    <message>
        <source>In use.</source>
        <translation>Használatban.</translation>
    </message>
</context>
<context>
    <name>ChangePasswordSheet</name>
    <message>
        <source>Change your password?</source>
        <translation>Megváltoztatja a jelszavát?</translation>
    </message>
    <message>
        <source>You are signed out everywhere else. It is written to the audit trail.</source>
        <translation>Minden más helyen kijelentkeztetjük. Bekerül az auditnaplóba.</translation>
    </message>
    <message>
        <source>Change the password</source>
        <translation>Jelszó megváltoztatása</translation>
    </message>
</context>
<context>
    <name>ChangeRoleSheet</name>
    <message>
        <source>Change the role of %1?</source>
        <translation>Módosítja a szerepkört: %1?</translation>
    </message>
    <message>
        <source>Change the role</source>
        <translation>Szerepkör módosítása</translation>
    </message>
    <message>
        <source>It takes effect with their next act, also where they are signed in.</source>
        <translation>A következő műveletével lép életbe, ott is, ahol már be van jelentkezve.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Assign owner…</source>
        <translation>Felelős megadása…</translation>
    </message>
    <message>
        <source>gave an owner to</source>
        <translation>felelőst adott ehhez:</translation>
    </message>
    <message>
        <source>Close without replay…</source>
        <translation>Lezárás visszajátszás nélkül…</translation>
    </message>
    <message>
        <source>closed without a replay</source>
        <translation>visszajátszás nélkül lezárta:</translation>
    </message>
    <message>
        <source>Reopen…</source>
        <translation>Újranyitás…</translation>
    </message>
    <message>
        <source>reopened</source>
        <translation>újranyitotta:</translation>
    </message>
    <message>
        <source>Replay…</source>
        <translation>Visszajátszás…</translation>
    </message>
    <message>
        <source>asked for a replay of</source>
        <translation>visszajátszást kért ehhez:</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Jóváhagyás</translation>
    </message>
    <message>
        <source>approved the replay</source>
        <translation>jóváhagyta a visszajátszást:</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Elutasítás</translation>
    </message>
    <message>
        <source>refused the replay</source>
        <translation>elutasította a visszajátszást:</translation>
    </message>
    <message>
        <source>Stop after this event</source>
        <translation>Leállás ez után az esemény után</translation>
    </message>
    <message>
        <source>paused the replay</source>
        <translation>szüneteltette a visszajátszást:</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>went on with the replay</source>
        <translation>folytatta a visszajátszást:</translation>
    </message>
    <message>
        <source>Cancel the rest</source>
        <translation>A többi megszakítása</translation>
    </message>
    <message>
        <source>cancelled the rest of the replay</source>
        <translation>megszakította a visszajátszás hátralévő részét:</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Áttekintés…</translation>
    </message>
    <message>
        <source>decided an unknown outcome of</source>
        <translation>ismeretlen eredményt döntött el:</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Visszatartás</translation>
    </message>
    <message>
        <source>held the work for</source>
        <translation>visszatartotta a munkát ehhez:</translation>
    </message>
    <message>
        <source>Release…</source>
        <translation>Feloldás…</translation>
    </message>
    <message>
        <source>released the work for</source>
        <translation>feloldotta a munkát ehhez:</translation>
    </message>
    <message>
        <source>Reveal…</source>
        <translation>Felfedés…</translation>
    </message>
    <message>
        <source>revealed the payload of</source>
        <translation>felfedte a tartalmat:</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Másolás</translation>
    </message>
    <message>
        <source>copied the revealed payload of</source>
        <translation>másolta a felfedett tartalmat:</translation>
    </message>
    <message>
        <source>Take on</source>
        <translation>Átvétel</translation>
    </message>
    <message>
        <source>took on the alert</source>
        <translation>átvette a riasztást:</translation>
    </message>
    <message>
        <source>Resolve…</source>
        <translation>Megoldás…</translation>
    </message>
    <message>
        <source>resolved the alert</source>
        <translation>megoldotta a riasztást:</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportálás</translation>
    </message>
    <message>
        <source>exported deliveries</source>
        <translation>kézbesítéseket exportált</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV exportálása</translation>
    </message>
    <message>
        <source>exported the ledger</source>
        <translation>exportálta a főkönyvet</translation>
    </message>
    <message>
        <source>Export evidence</source>
        <translation>Bizonyíték exportálása</translation>
    </message>
    <message>
        <source>exported evidence of</source>
        <translation>bizonyítékot exportált erről:</translation>
    </message>
    <message>
        <source>Add source</source>
        <translation>Forrás hozzáadása</translation>
    </message>
    <message>
        <source>added the source</source>
        <translation>forrást adott hozzá:</translation>
    </message>
    <message>
        <source>Add a secret…</source>
        <translation>Kulcs hozzáadása…</translation>
    </message>
    <message>
        <source>added a secret to</source>
        <translation>kulcsot adott hozzá ehhez:</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eltávolítás</translation>
    </message>
    <message>
        <source>removed a secret from</source>
        <translation>kulcsot távolított el innen:</translation>
    </message>
    <message>
        <source>Load again…</source>
        <translation>Újratöltés…</translation>
    </message>
    <message>
        <source>loaded the certificates again</source>
        <translation>újratöltötte a tanúsítványokat</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Alkalmazás</translation>
    </message>
    <message>
        <source>changed the configuration</source>
        <translation>módosította a konfigurációt</translation>
    </message>
    <message>
        <source>Add a person…</source>
        <translation>Személy felvétele…</translation>
    </message>
    <message>
        <source>added the person</source>
        <translation>személyt vett fel:</translation>
    </message>
    <message>
        <source>Change role…</source>
        <translation>Szerepkör módosítása…</translation>
    </message>
    <message>
        <source>changed the role of</source>
        <translation>módosította a szerepkört:</translation>
    </message>
    <message>
        <source>Disable…</source>
        <translation>Letiltás…</translation>
    </message>
    <message>
        <source>disabled the account of</source>
        <translation>letiltotta a fiókot:</translation>
    </message>
    <message>
        <source>Enable…</source>
        <translation>Engedélyezés…</translation>
    </message>
    <message>
        <source>enabled the account of</source>
        <translation>engedélyezte a fiókot:</translation>
    </message>
    <message>
        <source>Set a password…</source>
        <translation>Jelszó megadása…</translation>
    </message>
    <message>
        <source>set the password of</source>
        <translation>jelszót adott meg ehhez:</translation>
    </message>
    <message>
        <source>Change retention…</source>
        <translation>Megőrzés módosítása…</translation>
    </message>
    <message>
        <source>changed the retention of</source>
        <translation>módosította a megőrzést ehhez:</translation>
    </message>
    <message>
        <source>Change the key…</source>
        <translation>Kulcs cseréje…</translation>
    </message>
    <message>
        <source>changed the key of the stored payloads</source>
        <translation>lecserélte a tárolt tartalmak kulcsát</translation>
    </message>
    <message>
        <source>exported the audit trail</source>
        <translation>exportálta az auditnaplót</translation>
    </message>
    <message>
        <source>Hold the queue…</source>
        <translation>Várakozási sor visszatartása…</translation>
    </message>
    <message>
        <source>held the work of</source>
        <translation>visszatartotta a forrás munkáját:</translation>
    </message>
    <message>
        <source>Release the queue…</source>
        <translation>Várakozási sor feloldása…</translation>
    </message>
    <message>
        <source>released the work of</source>
        <translation>feloldotta a forrás munkáját:</translation>
    </message>
    <message>
        <source>gave an owner to the alert</source>
        <translation>felelőst adott ehhez a riasztáshoz:</translation>
    </message>
    <message>
        <source>Send a trial</source>
        <translation>Próba küldése</translation>
    </message>
    <message>
        <source>sent a trial message by</source>
        <translation>próbaüzenetet küldött ezzel:</translation>
    </message>
</context>
<context>
    <name>DestinationTroubles</name>
    <message>
        <source>The work for %1 is held by %2: %3</source>
        <comment>destination, person, reason</comment>
        <translation>%1: a munkát %2 visszatartja: %3</translation>
    </message>
    <message>
        <source>%1 still fails: %2. The next try is %3.</source>
        <comment>destination, evidence, in so long</comment>
        <translation>%1 még mindig hibázik: %2. A következő próba: %3.</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message numerus="yes">
        <source>Evidence of %n event(s), exported %1</source>
        <translation>
            <numerusform>%n esemény bizonyítéka, exportálva: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder for each event, named after our delivery:</source>
        <translation>Eseményenként egy mappa, a kézbesítésünkről elnevezve:</translation>
    </message>
    <message>
        <source>what became of it, in words</source>
        <translation>mi lett vele, szavakban</translation>
    </message>
    <message>
        <source>what came in and what we did, oldest first, UTC</source>
        <translation>mi érkezett és mit tettünk, a legrégebbi elöl, UTC</translation>
    </message>
    <message>
        <source>its charge and refund lines; the header alone where it has none</source>
        <translation>a terhelései és visszatérítései soronként; ha nincs, csak a fejléc</translation>
    </message>
    <message>
        <source>what people did with it, also what they were refused; entry_sha256 is the entry&apos;s hash in the audit trail</source>
        <translation>amit személyek tettek vele, vagy amit elutasítottunk nekik; az entry_sha256 a bejegyzés hashe az auditnaplóban</translation>
    </message>
    <message>
        <source>It holds no payloads.</source>
        <translation>Egyik esemény tartalma sincs benne.</translation>
    </message>
    <message>
        <source>Prove that nothing was changed: sha256sum --check %1</source>
        <translation>Így igazolható, hogy semmi sem változott: sha256sum --check %1</translation>
    </message>
</context>
<context>
    <name>FirstAdminSheet</name>
    <message>
        <source>Create the first admin?</source>
        <translation>Létrehozza az első admint?</translation>
    </message>
    <message>
        <source>From then on the window asks who sits before it. The admin adds the others. It is written to the audit trail and can&apos;t be undone.</source>
        <translation>Ettől kezdve az ablak megkérdezi, ki ül előtte. A többieket az admin veszi fel. Bekerül az auditnaplóba, és nem vonható vissza.</translation>
    </message>
    <message>
        <source>Create the admin</source>
        <translation>Admin létrehozása</translation>
    </message>
</context>
<context>
    <name>Formats</name>
    <message>
        <source>ms</source>
        <comment>unit: milliseconds</comment>
        <translation>ms</translation>
    </message>
    <message>
        <source>s</source>
        <comment>unit: seconds</comment>
        <translation>mp</translation>
    </message>
    <message>
        <source>min</source>
        <comment>unit: minutes</comment>
        <translation>perc</translation>
    </message>
    <message>
        <source>h</source>
        <comment>unit: hours</comment>
        <translation>ó</translation>
    </message>
    <message>
        <source>m</source>
        <comment>unit: minutes behind hours</comment>
        <translation>p</translation>
    </message>
    <message>
        <source>d</source>
        <comment>unit: days</comment>
        <translation>nap</translation>
    </message>
    <message>
        <source>due</source>
        <comment>a retry whose time has come</comment>
        <translation>esedékes</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>countdown: in 0:43</comment>
        <translation>%1 múlva</translation>
    </message>
    <message>
        <source>%1, %2 UTC</source>
        <comment>date, time</comment>
        <translation>%1, %2 UTC</translation>
    </message>
    <message>
        <source>%1 to %2 UTC</source>
        <comment>a window of time</comment>
        <translation>%1 – %2 UTC</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>local time in a place: 15:29:41 in Oslo</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <comment>size of a body</comment>
        <translation>
            <numerusform>%n bájt</numerusform>
        </translation>
    </message>
    <message>
        <source>KB</source>
        <comment>unit: 1,000 bytes</comment>
        <translation>kB</translation>
    </message>
    <message>
        <source>MB</source>
        <comment>unit: 1,000,000 bytes</comment>
        <translation>MB</translation>
    </message>
</context>
<context>
    <name>Notifications</name>
    <message>
        <source>In 1 hour</source>
        <comment>button: tell me again</comment>
        <translation>1 óra múlva</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>Riasztás</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Először</translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <comment>a time</comment>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Bizonyíték</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Felelős</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>Nincs felelős</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Következő lépés</translation>
    </message>
    <message numerus="yes">
        <source>%n more of this kind since the last notification.</source>
        <translation>
            <numerusform>Még %n ilyen az utolsó értesítés óta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open %n</source>
        <comment>button: so many alerts</comment>
        <translation>
            <numerusform>%n megnyitása</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Megnyitás</translation>
    </message>
    <message numerus="yes">
        <source>%n replay(s) wait for your approval</source>
        <translation>
            <numerusform>%n visszajátszás az Ön jóváhagyására vár</numerusform>
        </translation>
    </message>
    <message>
        <source>A replay waits for approval</source>
        <translation>Egy visszajátszás jóváhagyásra vár</translation>
    </message>
    <message>
        <source>%1, a replay waits for your approval</source>
        <comment>a first name</comment>
        <translation>%1, egy visszajátszás az Ön jóváhagyására vár</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s), asked by %1.</source>
        <translation>
            <numerusform>%n esemény, kérte: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) could repeat.</source>
        <translation>
            <numerusform>%n hatás ismétlődhet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) are looked up first.</source>
        <translation>
            <numerusform>%n hatásnak előbb utánanézünk.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Áttekintés</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>button</comment>
        <translation>Később</translation>
    </message>
    <message>
        <source>Approval is given inside the app, never from here.</source>
        <translation>Jóváhagyni csak az alkalmazásban lehet, innen soha.</translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s) are open</source>
        <translation>
            <numerusform>%n riasztás nyitott</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s) wait for you</source>
        <translation>
            <numerusform>%n riasztás Önre vár</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign in to see what they are about.</source>
        <translation>Jelentkezzen be, hogy lássa, miről szólnak.</translation>
    </message>
    <message>
        <source>They were there before you came.</source>
        <translation>Már az érkezése előtt megvoltak.</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Bejelentkezés…</translation>
    </message>
    <message>
        <source>Receiving has stopped</source>
        <translation>A fogadás leállt</translation>
    </message>
    <message>
        <source>New events are not taken until it runs again. Most providers send them again for a while. What was accepted stays stored.</source>
        <translation>Új eseményeket nem fogadunk, amíg újra nem fut. A legtöbb szolgáltató egy ideig újraküldi őket. Az elfogadottak tárolva maradnak.</translation>
    </message>
    <message>
        <source>The audit trail is broken</source>
        <translation>Az auditnapló megszakadt</translation>
    </message>
    <message>
        <source>An entry was changed, taken away or cut off. The page names the first one.</source>
        <translation>Egy bejegyzést módosítottak, töröltek vagy levágtak. Az oldal megnevezi az elsőt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a fact&apos;s name and value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n óra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n nap</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnerSheet</name>
    <message numerus="yes">
        <source>Who sees to %n dead letter(s)?</source>
        <translation>
            <numerusform>Ki foglalkozik %n félretett kézbesítéssel?</numerusform>
        </translation>
    </message>
    <message>
        <source>They are told of it where alerts reach them. Nothing runs, and nothing is lost.</source>
        <translation>Ott értesül róla, ahová a riasztásai érkeznek. Semmi sem fut, és semmi sem vész el.</translation>
    </message>
    <message>
        <source>Assign %1</source>
        <comment>a count</comment>
        <translation>%1 hozzárendelése</translation>
    </message>
</context>
<context>
    <name>ReplayTalk</name>
    <message>
        <source>Go on with the replay?</source>
        <translation>Folytatja a visszajátszást?</translation>
    </message>
    <message>
        <source>What has not begun is released again, as fast as was asked for.</source>
        <translation>Ami nem kezdődött el, ismét elindul, a kért ütemben.</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>verb: with a paused replay</comment>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Stop the replay after this event?</source>
        <translation>Leállítja a visszajátszást ez után az esemény után?</translation>
    </message>
    <message>
        <source>What is under way goes on to its end. The rest waits until somebody lets it go on or cancels it.</source>
        <translation>Ami folyamatban van, végigmegy. A többi vár, amíg valaki nem folytatja, vagy meg nem szakítja.</translation>
    </message>
    <message>
        <source>Stop after this event</source>
        <translation>Leállás ez után az esemény után</translation>
    </message>
    <message>
        <source>Withdraw the request?</source>
        <translation>Visszavonja a kérést?</translation>
    </message>
    <message>
        <source>Cancel the rest of the replay?</source>
        <translation>Megszakítja a visszajátszás hátralévő részét?</translation>
    </message>
    <message>
        <source>Nobody can approve it any more. Its events stay set aside.</source>
        <translation>Ezután senki sem hagyhatja jóvá. Az eseményei félretéve maradnak.</translation>
    </message>
    <message>
        <source>What has not begun stays set aside, and can be replayed anew. What has run stays as it is.</source>
        <translation>Ami nem kezdődött el, félretéve marad, és ismét visszajátszható. Ami lefutott, úgy marad, ahogy van.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Cancel the rest</source>
        <translation>A többi megszakítása</translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Skip</source>
        <comment>what a replay does with an effect</comment>
        <translation>Kihagyás</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>what a replay does with an effect</comment>
        <translation>Futtatás</translation>
    </message>
    <message>
        <source>Look up first</source>
        <translation>Előbb utánanézünk</translation>
    </message>
    <message>
        <source>In the way</source>
        <translation>Akadály</translation>
    </message>
    <message>
        <source>None</source>
        <comment>risk of a duplicate</comment>
        <translation>Nincs</translation>
    </message>
    <message>
        <source>Low</source>
        <comment>risk of a duplicate</comment>
        <translation>Alacsony</translation>
    </message>
    <message>
        <source>Possible</source>
        <comment>risk of a duplicate</comment>
        <translation>Lehetséges</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Előnézet</translation>
    </message>
    <message>
        <source>Waits for a second person</source>
        <translation>Második személyre vár</translation>
    </message>
    <message>
        <source>About to begin</source>
        <translation>Mindjárt indul</translation>
    </message>
    <message>
        <source>Runs</source>
        <comment>a replay</comment>
        <translation>Fut</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>a replay</comment>
        <translation>Szünetel</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <comment>a replay</comment>
        <translation>Megszakítva</translation>
    </message>
    <message>
        <source>Refused</source>
        <comment>a replay</comment>
        <translation>Elutasítva</translation>
    </message>
    <message>
        <source>Expired</source>
        <comment>a replay</comment>
        <translation>Lejárt</translation>
    </message>
    <message>
        <source>Over</source>
        <comment>a replay</comment>
        <translation>Véget ért</translation>
    </message>
    <message>
        <source>Not begun</source>
        <comment>a delivery of a replay</comment>
        <translation>Nem kezdődött el</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Kihagyva</translation>
    </message>
    <message>
        <source>Under way</source>
        <comment>a delivery of a replay</comment>
        <translation>Folyamatban</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Befejezve</translation>
    </message>
    <message>
        <source>Set aside again</source>
        <translation>Ismét félretéve</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>Ismeretlen eredmény</translation>
    </message>
    <message>
        <source>Changed, so not run</source>
        <translation>Megváltozott, ezért nem futott</translation>
    </message>
    <message>
        <source>Applied</source>
        <comment>an effect</comment>
        <translation>Végrehajtva</translation>
    </message>
    <message>
        <source>Applied %1</source>
        <comment>a time</comment>
        <translation>Végrehajtva: %1</translation>
    </message>
    <message>
        <source>Done for another event with the same key</source>
        <translation>Kész egy másik, azonos kulcsú eseményhez</translation>
    </message>
    <message>
        <source>Something newer is known</source>
        <translation>Van újabb ismert adat</translation>
    </message>
    <message>
        <source>Not done yet</source>
        <translation>Még nincs kész</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Nem küldtük el</translation>
    </message>
    <message>
        <source>Not done: HTTP %1</source>
        <comment>a status code</comment>
        <translation>Nem történt meg: HTTP %1</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Nem történt meg</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <comment>evidence</comment>
        <translation>Nem történt meg: %1</translation>
    </message>
    <message>
        <source>Unknown: HTTP %1</source>
        <comment>a status code</comment>
        <translation>Ismeretlen: HTTP %1</translation>
    </message>
    <message>
        <source>Unknown: no answer after sending</source>
        <translation>Ismeretlen: nincs válasz a küldés után</translation>
    </message>
    <message>
        <source>Unknown: %1</source>
        <translation>Ismeretlen: %1</translation>
    </message>
    <message>
        <source>one line per event</source>
        <translation>eseményenként egy sor</translation>
    </message>
    <message>
        <source>kept as done</source>
        <translation>készként marad</translation>
    </message>
    <message>
        <source>one per key</source>
        <translation>kulcsonként egy</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>semmit sem változtat</translation>
    </message>
    <message>
        <source>once per key</source>
        <translation>kulcsonként egyszer</translation>
    </message>
    <message>
        <source>nothing was sent</source>
        <translation>semmit sem küldtünk</translation>
    </message>
    <message>
        <source>the last call did nothing</source>
        <translation>az utolsó hívás semmit sem tett</translation>
    </message>
    <message>
        <source>same key again</source>
        <translation>újra ugyanaz a kulcs</translation>
    </message>
    <message>
        <source>asked, then same key</source>
        <translation>kérdés, majd ugyanaz a kulcs</translation>
    </message>
    <message>
        <source>no duplicate key</source>
        <translation>nincs ismétlés elleni kulcs</translation>
    </message>
    <message>
        <source>nobody can tell</source>
        <translation>senki sem tudja</translation>
    </message>
    <message>
        <source>does not run</source>
        <translation>nem fut</translation>
    </message>
    <message>
        <source>Nobody can tell whether it was done. Decide that first.</source>
        <translation>Senki sem tudja, megtörtént-e. Előbb ezt döntse el.</translation>
    </message>
    <message>
        <source>Another event with the same key is not through yet</source>
        <translation>Egy másik, azonos kulcsú esemény még nincs kész</translation>
    </message>
    <message>
        <source>Its destination is gone</source>
        <translation>A célrendszere megszűnt</translation>
    </message>
    <message>
        <source>Its source has no rules any more</source>
        <translation>A forrásának már nincsenek szabályai</translation>
    </message>
    <message>
        <source>The rules of that time are not kept</source>
        <translation>Az akkori szabályok nem maradtak meg</translation>
    </message>
    <message>
        <source>The rules don&apos;t fit it</source>
        <translation>A szabályok nem illenek rá</translation>
    </message>
    <message>
        <source>Its content was removed by retention</source>
        <translation>A tartalmát a megőrzési idő után töröltük</translation>
    </message>
    <message>
        <source>Its stored content is damaged</source>
        <translation>A tárolt tartalma sérült</translation>
    </message>
    <message>
        <source>It is no longer set aside</source>
        <translation>Már nincs félretéve</translation>
    </message>
    <message>
        <source>Another replay has it</source>
        <translation>Egy másik visszajátszáshoz tartozik</translation>
    </message>
    <message>
        <source>There is no such delivery</source>
        <translation>Nincs ilyen kézbesítés</translation>
    </message>
    <message>
        <source>Forward to %1</source>
        <comment>a destination</comment>
        <translation>Továbbítás ide: %1</translation>
    </message>
    <message>
        <source>The fault was found and corrected</source>
        <translation>A hibát megtalálták és kijavították</translation>
    </message>
    <message>
        <source>The destination answers again</source>
        <translation>A célrendszer ismét válaszol</translation>
    </message>
    <message>
        <source>The rules were corrected</source>
        <translation>A szabályokat kijavították</translation>
    </message>
    <message>
        <source>The password or token was renewed</source>
        <translation>A jelszót vagy tokent megújították</translation>
    </message>
    <message>
        <source>A customer asked for it</source>
        <translation>Egy ügyfél kérte</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Valami más</translation>
    </message>
    <message>
        <source>%1 per batch, %2 apart, %3 at a time</source>
        <comment>count, time, count</comment>
        <translation>kötegenként %1, köztük %2, egyszerre %3</translation>
    </message>
    <message>
        <source>; stops at the first failure</source>
        <translation>; az első hibánál leáll</translation>
    </message>
    <message>
        <source>%1 completed</source>
        <translation>%1 befejezve</translation>
    </message>
    <message>
        <source>%1 set aside again</source>
        <translation>%1 ismét félretéve</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 ismeretlen</translation>
    </message>
    <message>
        <source>%1 changed, so not run</source>
        <translation>%1 megváltozott, ezért nem futott</translation>
    </message>
    <message>
        <source>It was applied</source>
        <comment>verdict on a call without an answer</comment>
        <translation>Végrehajtották</translation>
    </message>
    <message>
        <source>It was not applied: run it</source>
        <translation>Nem hajtották végre: futtatás</translation>
    </message>
    <message>
        <source>The destination has it. It counts as done and is never sent again.</source>
        <translation>A célrendszernél megvan. Késznek számít, és sosem küldjük újra.</translation>
    </message>
    <message>
        <source>The destination does not have it. It is sent now. If you are wrong, it is done twice.</source>
        <translation>A célrendszernél nincs meg. Most elküldjük. Ha téved, kétszer történik meg.</translation>
    </message>
    <message>
        <source>Somebody did or undid it elsewhere. It counts as done and is never sent again.</source>
        <translation>Valaki máshol elvégezte vagy visszavonta. Késznek számít, és sosem küldjük újra.</translation>
    </message>
    <message>
        <source>It was compensated by hand</source>
        <translation>Kézzel rendezték</translation>
    </message>
</context>
<context>
    <name>RequestTester</name>
    <message>
        <source>Nothing stands behind the headers. Paste the body too, after an empty line.</source>
        <translation>A fejlécek után nincs semmi. A törzset is illessze be, egy üres sor után.</translation>
    </message>
    <message>
        <source>%1 bytes of body</source>
        <comment>a number</comment>
        <translation>%1 bájt törzs</translation>
    </message>
    <message>
        <source>The header with the signature is missing.</source>
        <translation>Hiányzik az aláírás fejléce.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <comment>header</comment>
        <translation>%1 hiányzik.</translation>
    </message>
    <message>
        <source>A signed header stands there twice: %1</source>
        <translation>Egy aláírt fejléc kétszer szerepel: %1</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <comment>header</comment>
        <translation>%1 üres.</translation>
    </message>
    <message>
        <source>%1 is shown shortened or masked. Copy its whole value.</source>
        <comment>header</comment>
        <translation>%1 rövidítve vagy takarva van. Másolja ki a teljes értékét.</translation>
    </message>
    <message>
        <source>There is no secret.</source>
        <translation>Nincs titkos kulcs.</translation>
    </message>
    <message>
        <source>It is a placeholder, or not in the form this provider gives: hexadecimal, base64 or a key.</source>
        <translation>Helykitöltő, vagy nem a szolgáltató formájában van: hexadecimális, base64 vagy kulcs.</translation>
    </message>
    <message>
        <source>The provider&apos;s check says: %1</source>
        <comment>a code word</comment>
        <translation>A szolgáltató ellenőrzése szerint: %1</translation>
    </message>
    <message>
        <source>This sample is older than the window. Sent now, it would be set aside and not run.</source>
        <translation>A minta régebbi az időablaknál. Most elküldve félretennénk, és nem futna.</translation>
    </message>
    <message>
        <source>It is signed ahead of this machine&apos;s clock. Check the clock.</source>
        <translation>A gép órájánál későbbi időt írt alá. Ellenőrizze az órát.</translation>
    </message>
    <message>
        <source>This is a handshake: it is answered and makes no event.</source>
        <translation>Ez kézfogás: választ kap, de nem esemény.</translation>
    </message>
    <message>
        <source>The body can&apos;t be read: %1</source>
        <translation>A törzs nem olvasható: %1</translation>
    </message>
    <message>
        <source>No event ID is where this provider puts it. %1</source>
        <translation>Nincs eseményazonosító ott, ahová a szolgáltató teszi. %1</translation>
    </message>
    <message>
        <source>%1 and more: a batch</source>
        <comment>event ID</comment>
        <translation>%1 és továbbiak: köteg</translation>
    </message>
    <message>
        <source>This provider names neither.</source>
        <translation>Ez a szolgáltató egyiket sem adja meg.</translation>
    </message>
    <message>
        <source>Request can be read</source>
        <translation>A kérés olvasható</translation>
    </message>
    <message>
        <source>Headers are there</source>
        <translation>A fejlécek megvannak</translation>
    </message>
    <message>
        <source>Secret can be used</source>
        <translation>A kulcs használható</translation>
    </message>
    <message>
        <source>Signature matches</source>
        <translation>Az aláírás egyezik</translation>
    </message>
    <message>
        <source>Signed time is read</source>
        <translation>Az aláírt idő olvasható</translation>
    </message>
    <message>
        <source>Age is inside the window</source>
        <translation>A kor az időablakon belül van</translation>
    </message>
    <message>
        <source>Event ID is found</source>
        <translation>Az eseményazonosító megvan</translation>
    </message>
    <message>
        <source>Type and time are found</source>
        <translation>A típus és az idő megvan</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>nem jutott el idáig</translation>
    </message>
    <message>
        <source>This provider&apos;s keys come from its certificates.</source>
        <translation>A szolgáltató kulcsai a tanúsítványaiból jönnek.</translation>
    </message>
    <message>
        <source>This provider signs no time.</source>
        <translation>Ez a szolgáltató nem ír alá időt.</translation>
    </message>
    <message>
        <source>The signed time can&apos;t be read.</source>
        <translation>Az aláírt idő nem olvasható.</translation>
    </message>
    <message>
        <source>It matches without the line end behind the body: that came with pasting.</source>
        <translation>A törzs utáni sorvég nélkül egyezik: az a beillesztéskor került oda.</translation>
    </message>
    <message>
        <source>It matches with a line end behind the body: that was lost.</source>
        <translation>A törzs utáni sorvéggel egyezik: az elveszett.</translation>
    </message>
    <message>
        <source>It matches with %1 line ends: they were changed on the way.</source>
        <translation>%1 sorvégekkel egyezik: útközben megváltoztak.</translation>
    </message>
    <message>
        <source>It matches without the white space around the body.</source>
        <translation>A törzs körüli üres karakterek nélkül egyezik.</translation>
    </message>
    <message>
        <source>It matches when the JSON is written anew (%1): something read the body and wrote it again.</source>
        <comment>how, in English</comment>
        <translation>Újraírt JSON-nal egyezik (%1): valami beolvasta és újraírta a törzset.</translation>
    </message>
    <message>
        <source>It matches when the byte-order mark in front of the body is changed.</source>
        <translation>A törzs előtti bájtsorrendjel módosításával egyezik.</translation>
    </message>
    <message>
        <source>It matches when the body is decoded from base64.</source>
        <translation>A törzs base64-dekódolása után egyezik.</translation>
    </message>
    <message>
        <source>It matches without the blanks or quotes around the secret.</source>
        <translation>A kulcs körüli szóközök vagy idézőjelek nélkül egyezik.</translation>
    </message>
    <message>
        <source>It matches when the secret is used in another form: %1.</source>
        <comment>how, in English</comment>
        <translation>A kulcs más formájával egyezik: %1.</translation>
    </message>
    <message>
        <source>It matches with the secret of the source %1: the secrets are swapped.</source>
        <translation>A(z) %1 forrás kulcsával egyezik: a kulcsok fel vannak cserélve.</translation>
    </message>
    <message>
        <source>It matches for the URL %1. Give exactly this one as the public URL.</source>
        <translation>Ezzel az URL-lel egyezik: %1. Pontosan ezt adja meg nyilvános URL-ként.</translation>
    </message>
    <message>
        <source>It matches as a request of %1. Choose that provider.</source>
        <translation>%1 kéréseként egyezik. Azt a szolgáltatót válassza.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of effect, what it would do</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It was made with another secret, or over other bytes.</source>
        <comment>signature</comment>
        <translation>Más kulccsal vagy más bájtokból készült.</translation>
    </message>
    <message>
        <source>The signature is not written as it should be: base64 where hexadecimal is due, or the other way round, or not whole.</source>
        <translation>Az aláírás nem a várt alakú: base64 hexadecimális helyett, vagy fordítva, vagy hiányos.</translation>
    </message>
    <message>
        <source>The header is not built as this provider builds it.</source>
        <comment>signature</comment>
        <translation>A fejléc nem úgy épül fel, ahogy ez a szolgáltató teszi.</translation>
    </message>
    <message>
        <source>None of the signatures there is of a kind that counts here.</source>
        <translation>Az aláírások egyike sem olyan fajta, amely itt számít.</translation>
    </message>
    <message>
        <source>It names an algorithm that is not allowed here; &quot;none&quot; never is, because anybody could make that one.</source>
        <translation>Itt nem engedélyezett algoritmust nevez meg; a „none” soha nem az, mert azt bárki elkészíthetné.</translation>
    </message>
    <message>
        <source>The token brings its own key or an extension (crit, jku, jwk, x5u, x5c), which is never accepted.</source>
        <translation>A token saját kulcsot vagy kiterjesztést hoz (crit, jku, jwk, x5u, x5c), amit soha nem fogadunk el.</translation>
    </message>
    <message>
        <source>The token can&apos;t be read. It has three parts with dots between; copy it whole.</source>
        <translation>A token nem olvasható. Három, ponttal elválasztott része van; másolja be egészben.</translation>
    </message>
    <message>
        <source>The token&apos;s claims can&apos;t be read.</source>
        <translation>A token állításai nem olvashatók.</translation>
    </message>
    <message>
        <source>The token does not say until when it holds (exp).</source>
        <translation>A token nem mondja meg, meddig érvényes (exp).</translation>
    </message>
    <message>
        <source>The signed time stands there twice.</source>
        <translation>Az aláírt időpont kétszer szerepel.</translation>
    </message>
    <message>
        <source>The token is from another issuer (claim iss).</source>
        <translation>A token más kibocsátótól származik (iss).</translation>
    </message>
    <message>
        <source>The token is for another account (claim api_key).</source>
        <translation>A token másik fiókhoz tartozik (api_key).</translation>
    </message>
    <message>
        <source>A claim of the token is not what the recipe wants.</source>
        <translation>A token egyik állítása nem az, amit a recept kér.</translation>
    </message>
    <message>
        <source>The token is genuine, but made for another URL (claim url_hash). Give the URL that the provider has.</source>
        <translation>A token valódi, de más URL-hez készült (url_hash). Adja meg a szolgáltatónál szereplő URL-t.</translation>
    </message>
    <message>
        <source>The token is genuine, but made for another body (claim payload_hash).</source>
        <translation>A token valódi, de más törzshöz készült (payload_hash).</translation>
    </message>
    <message>
        <source>What is signed looks like a token that a challenge would have signed, so it is no event.</source>
        <translation>Az aláírt szöveg olyan tokennek látszik, amelyet egy próbakérdés is aláírna, ezért nem esemény.</translation>
    </message>
    <message>
        <source>The body can&apos;t be read as this provider sends it, so what is signed can&apos;t be found in it.</source>
        <translation>A törzs nem olvasható úgy, ahogy ez a szolgáltató küldi, ezért az aláírt rész nem található meg benne.</translation>
    </message>
    <message>
        <source>The signed fields can&apos;t be read.</source>
        <translation>Az aláírt mezők nem olvashatók.</translation>
    </message>
    <message>
        <source>A signed field stands there twice.</source>
        <translation>Egy aláírt mező kétszer szerepel.</translation>
    </message>
    <message>
        <source>The signature does not cover the fields in the URL, and there is no body.</source>
        <translation>Az aláírás nem fedi le az URL mezőit, és nincs törzs.</translation>
    </message>
    <message>
        <source>The signature does not cover this body: it is no form, and the URL has no hash of it.</source>
        <translation>Az aláírás nem fedi le ezt a törzset: nem űrlap, és az URL-ben nincs meg a lenyomata.</translation>
    </message>
    <message>
        <source>It comes from a topic that the source does not name (topics).</source>
        <translation>Olyan témából érkezett, amelyet a forrás nem nevez meg (topics).</translation>
    </message>
    <message>
        <source>The certificate it names is not on the provider&apos;s own hosts.</source>
        <translation>A megnevezett tanúsítvány nem a szolgáltató saját gépein van.</translation>
    </message>
    <message>
        <source>The body&apos;s length is not what Content-Length says (%1 bytes), so it is not whole or was changed.</source>
        <comment>pasted / announced bytes</comment>
        <translation>A törzs hossza nem az, amit a Content-Length mond (%1 bájt), tehát nem teljes vagy megváltozott.</translation>
    </message>
    <message>
        <source>There is no signature where this provider puts it: in fields of the body or the URL.</source>
        <translation>Nincs aláírás ott, ahová ez a szolgáltató teszi: a törzs vagy az URL mezőiben.</translation>
    </message>
    <message>
        <source>There is a signature, but not the time that is signed with it.</source>
        <translation>Van aláírás, de a vele aláírt időpont hiányzik.</translation>
    </message>
    <message>
        <source>The engine fetches this provider&apos;s certificate when a request comes. To try one here, give its public key.</source>
        <translation>A motor kéréskor tölti le e szolgáltató tanúsítványát. Az itteni próbához adja meg a nyilvános kulcsot.</translation>
    </message>
    <message>
        <source>No change of line ends, JSON spelling, secret form or URL makes it match. Most likely the secret is another one (test and live?), or the body is not whole.</source>
        <translation>Sem sorvég, sem JSON-írásmód, sem kulcsforma, sem URL nem hoz egyezést. Valószínűleg más a kulcs (teszt és éles?), vagy nem teljes a törzs.</translation>
    </message>
</context>
<context>
    <name>ReviewSheet</name>
    <message>
        <source>Did %1 do it?</source>
        <comment>a destination</comment>
        <translation>%1 végrehajtotta?</translation>
    </message>
    <message>
        <source>We sent it and heard nothing we can trust. Nothing is repeated until this is settled.</source>
        <translation>Elküldtük, és nem hallottunk megbízható választ. Amíg ez el nem dől, semmi sem ismétlődik.</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Döntés</translation>
    </message>
</context>
<context>
    <name>RoleWords</name>
    <message>
        <source>a founder</source>
        <translation>alapító</translation>
    </message>
    <message>
        <source>an operator</source>
        <translation>üzemeltető</translation>
    </message>
    <message>
        <source>a security officer</source>
        <translation>biztonsági felelős</translation>
    </message>
    <message>
        <source>an admin</source>
        <translation>admin</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between the last two of a list</comment>
        <translation> vagy </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Founder</source>
        <translation>Alapító</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Ügyfélszolgálat</translation>
    </message>
    <message>
        <source>Operator</source>
        <comment>a person&apos;s role</comment>
        <translation>Üzemeltető</translation>
    </message>
    <message>
        <source>Security officer</source>
        <translation>Biztonsági felelős</translation>
    </message>
    <message>
        <source>Admin</source>
        <translation>Admin</translation>
    </message>
    <message>
        <source>Sees totals, ages and owners. Changes nothing.</source>
        <translation>Összesítést, korokat és felelősöket lát. Semmit sem módosít.</translation>
    </message>
    <message>
        <source>Searches and traces events, with masked payloads.</source>
        <translation>Eseményeket keres és követ nyomon, takart tartalommal.</translation>
    </message>
    <message>
        <source>Owns, closes and replays dead letters. Larger replays need a second person.</source>
        <translation>Félretett kézbesítésekért felel, lezárja és visszajátssza őket. Nagyobb visszajátszáshoz második személy kell.</translation>
    </message>
    <message>
        <source>Approves replays, manages people, reads the audit trail. Can&apos;t replay.</source>
        <translation>Visszajátszást hagy jóvá, személyeket kezel, auditnaplót olvas. Nem játszhat vissza.</translation>
    </message>
    <message>
        <source>Sets up sources and rules, and does what operators do.</source>
        <translation>Forrásokat és szabályokat állít be, és végzi az üzemeltető dolgát is.</translation>
    </message>
    <message>
        <source>Seeing figures</source>
        <translation>Számok megtekintése</translation>
    </message>
    <message>
        <source>Searching and tracing events</source>
        <translation>Események keresése és nyomkövetése</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportálás</translation>
    </message>
    <message>
        <source>Assigning owners</source>
        <translation>Felelősök megadása</translation>
    </message>
    <message>
        <source>Closing dead letters</source>
        <translation>Félretett kézbesítések lezárása</translation>
    </message>
    <message>
        <source>Approving replays</source>
        <translation>Visszajátszások jóváhagyása</translation>
    </message>
    <message>
        <source>Deciding an unknown outcome</source>
        <translation>Ismeretlen eredmény eldöntése</translation>
    </message>
    <message>
        <source>Holding work</source>
        <translation>Munka visszatartása</translation>
    </message>
    <message>
        <source>Running a recovery</source>
        <translation>Helyreállítás futtatása</translation>
    </message>
    <message>
        <source>Running drills</source>
        <translation>Gyakorlatok futtatása</translation>
    </message>
    <message>
        <source>A refund</source>
        <translation>Visszatérítés</translation>
    </message>
    <message>
        <source>Handling alerts</source>
        <translation>Riasztások kezelése</translation>
    </message>
    <message>
        <source>Revealing a payload</source>
        <translation>Tartalom felfedése</translation>
    </message>
    <message>
        <source>Reading the audit trail</source>
        <translation>Az auditnapló olvasása</translation>
    </message>
    <message>
        <source>Managing people</source>
        <translation>Személyek kezelése</translation>
    </message>
    <message>
        <source>Setting retention</source>
        <translation>Megőrzés beállítása</translation>
    </message>
    <message>
        <source>Changing sources and settings</source>
        <translation>Források és beállítások módosítása</translation>
    </message>
    <message>
        <source>See totals, ages and owners</source>
        <translation>Összesítés, korok és felelősök megtekintése</translation>
    </message>
    <message>
        <source>Search and trace events, payloads masked</source>
        <translation>Események keresése és nyomkövetése, takart tartalommal</translation>
    </message>
    <message>
        <source>Export lists and evidence</source>
        <translation>Listák és bizonyítékok exportálása</translation>
    </message>
    <message>
        <source>Assign owners of dead letters</source>
        <translation>Félretett kézbesítések felelősének megadása</translation>
    </message>
    <message>
        <source>Close and reopen dead letters</source>
        <translation>Félretett kézbesítések lezárása és újranyitása</translation>
    </message>
    <message>
        <source>Replay dead letters, with a reason</source>
        <translation>Félretett kézbesítések visszajátszása, indokkal</translation>
    </message>
    <message>
        <source>Approve the replays of others</source>
        <translation>Mások visszajátszásainak jóváhagyása</translation>
    </message>
    <message>
        <source>Decide what became of an unknown outcome</source>
        <translation>Annak eldöntése, mi lett egy ismeretlen eredménnyel</translation>
    </message>
    <message>
        <source>Hold and release work</source>
        <translation>Munka visszatartása és feloldása</translation>
    </message>
    <message>
        <source>Run a recovery</source>
        <translation>Helyreállítás futtatása</translation>
    </message>
    <message>
        <source>Run drills</source>
        <translation>Gyakorlatok futtatása</translation>
    </message>
    <message>
        <source>Refund an extra line</source>
        <translation>Fölös sor visszatérítése</translation>
    </message>
    <message>
        <source>Take on and resolve alerts</source>
        <translation>Riasztások átvétele és megoldása</translation>
    </message>
    <message>
        <source>Reveal a payload, with a reason</source>
        <translation>Tartalom felfedése, indokkal</translation>
    </message>
    <message>
        <source>Read the audit trail</source>
        <translation>Az auditnapló olvasása</translation>
    </message>
    <message>
        <source>Manage people, roles and passwords</source>
        <translation>Személyek, szerepkörök és jelszavak kezelése</translation>
    </message>
    <message>
        <source>Change sources, destinations, rules and settings</source>
        <translation>Források, célrendszerek, szabályok és beállítások módosítása</translation>
    </message>
    <message>
        <source>%1 needs %2.</source>
        <comment>what, whom</comment>
        <translation>%1: ehhez %2 kell.</translation>
    </message>
    <message>
        <source>%1 Ask %2.</source>
        <extracomment>What isn&apos;t allowed and who may, then whom to ask.</extracomment>
        <translation>%1 Forduljon hozzá: %2.</translation>
    </message>
    <message>
        <source>somebody in support</source>
        <translation>ügyfélszolgálatos</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>noun: what somebody may do</comment>
        <translation>Visszajátszás</translation>
    </message>
    <message>
        <source>Set how long things are kept</source>
        <translation>Megőrzési idők beállítása</translation>
    </message>
</context>
<context>
    <name>SetPasswordSheet</name>
    <message>
        <source>Set a password for %1?</source>
        <translation>Jelszót ad meg ehhez: %1?</translation>
    </message>
    <message>
        <source>They are signed out everywhere. Tell them the password yourself.</source>
        <translation>Mindenhol kijelentkeztetjük. A jelszót Ön mondja meg neki.</translation>
    </message>
    <message>
        <source>Set the password</source>
        <translation>Jelszó megadása</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>No secret</source>
        <translation>Nincs kulcs</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Még semmi</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Hallgat</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>Fogad</translation>
    </message>
    <message>
        <source>Own recipe</source>
        <translation>Saját recept</translation>
    </message>
    <message>
        <source>signs ID and body</source>
        <translation>az azonosítót és a törzset írja alá</translation>
    </message>
    <message>
        <source>signs body only</source>
        <translation>csak a törzset írja alá</translation>
    </message>
    <message>
        <source>content not proven</source>
        <translation>a tartalom nem bizonyított</translation>
    </message>
    <message>
        <source>Documented by the provider</source>
        <translation>A szolgáltató dokumentálta</translation>
    </message>
    <message>
        <source>Documented</source>
        <translation>Dokumentált</translation>
    </message>
    <message>
        <source>Seen in the provider&apos;s code</source>
        <translation>A szolgáltató kódjában láttuk</translation>
    </message>
    <message>
        <source>Seen in code</source>
        <translation>Kódban láttuk</translation>
    </message>
    <message>
        <source>Second-hand, treat as none</source>
        <translation>Másodkézből, vegye úgy, hogy nincs</translation>
    </message>
    <message>
        <source>Treat as none</source>
        <translation>Vegye úgy, hogy nincs</translation>
    </message>
    <message>
        <source>Not documented, treat as none</source>
        <translation>Nem dokumentált, vegye úgy, hogy nincs</translation>
    </message>
    <message>
        <source>Not documented</source>
        <translation>Nem dokumentált</translation>
    </message>
    <message>
        <source>Never retries by itself</source>
        <translation>Magától sosem küldi újra</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>Eseményazonosító</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>Eseménytípus</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Aláírás</translation>
    </message>
    <message>
        <source>Algorithm and key</source>
        <translation>Algoritmus és kulcs</translation>
    </message>
    <message>
        <source>What is signed</source>
        <translation>Mi van aláírva</translation>
    </message>
    <message>
        <source>Signed time</source>
        <translation>Aláírt idő</translation>
    </message>
    <message>
        <source>Answer within</source>
        <translation>Válasz ezen belül</translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation>Ha nem válaszolunk</translation>
    </message>
    <message>
        <source>To have events sent again</source>
        <translation>Események újraküldése</translation>
    </message>
    <message>
        <source>Handshake</source>
        <translation>Kézfogás</translation>
    </message>
    <message>
        <source>Beware</source>
        <translation>Figyelem</translation>
    </message>
    <message>
        <source>Signature did not match</source>
        <translation>Az aláírás nem egyezett</translation>
    </message>
    <message>
        <source>No signature</source>
        <translation>Nincs aláírás</translation>
    </message>
    <message>
        <source>Signature malformed</source>
        <translation>Hibás formájú aláírás</translation>
    </message>
    <message>
        <source>A signed header twice</source>
        <translation>Aláírt fejléc kétszer</translation>
    </message>
    <message>
        <source>Signed time malformed</source>
        <translation>Hibás formájú aláírt idő</translation>
    </message>
    <message>
        <source>Too old</source>
        <translation>Túl régi</translation>
    </message>
    <message>
        <source>Signed time in the future</source>
        <translation>Jövőbeli aláírt idő</translation>
    </message>
    <message>
        <source>No working secret here</source>
        <translation>Itt nincs használható kulcs</translation>
    </message>
    <message>
        <source>Genuine, but no event ID</source>
        <translation>Valódi, de nincs eseményazonosító</translation>
    </message>
    <message>
        <source>A kind of body that is not taken</source>
        <translation>Nem elfogadott törzsfajta</translation>
    </message>
    <message>
        <source>Over the rate of the source</source>
        <translation>A forrás üteme fölött</translation>
    </message>
    <message>
        <source>Body that can&apos;t be unpacked</source>
        <translation>Kicsomagolhatatlan törzs</translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message>
        <source>Queued</source>
        <translation>Sorban</translation>
    </message>
    <message>
        <source>Processing</source>
        <translation>Folyamatban</translation>
    </message>
    <message>
        <source>Retry scheduled</source>
        <translation>Újrapróbálás ütemezve</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>Ismeretlen eredmény</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Befejezve</translation>
    </message>
    <message>
        <source>Dead letter</source>
        <translation>Félretett</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>a dead letter closed without replay</comment>
        <translation>Lezárva</translation>
    </message>
    <message>
        <source>Accepted</source>
        <comment>an arrival</comment>
        <translation>Elfogadva</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikátum</translation>
    </message>
    <message>
        <source>Too late</source>
        <comment>an arrival outside the replay window</comment>
        <translation>Elkésett</translation>
    </message>
    <message>
        <source>Turned away</source>
        <translation>Elutasítva</translation>
    </message>
    <message>
        <source>Not begun</source>
        <comment>an effect</comment>
        <translation>Nem kezdődött el</translation>
    </message>
    <message>
        <source>Under way</source>
        <comment>an effect</comment>
        <translation>Folyamatban</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>an effect</comment>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Not done</source>
        <comment>an effect that certainly did not happen</comment>
        <translation>Nem történt meg</translation>
    </message>
    <message>
        <source>Older than what we have</source>
        <comment>a status effect that changes nothing</comment>
        <translation>Régebbi a meglévőnél</translation>
    </message>
    <message>
        <source>Running</source>
        <comment>an attempt</comment>
        <translation>Fut</translation>
    </message>
    <message>
        <source>Failed, may pass</source>
        <comment>an attempt</comment>
        <translation>Sikertelen, elmúlhat</translation>
    </message>
    <message>
        <source>Refused for good</source>
        <comment>an attempt</comment>
        <translation>Végleg elutasítva</translation>
    </message>
    <message>
        <source>Password refused</source>
        <comment>an attempt</comment>
        <translation>Jelszó elutasítva</translation>
    </message>
    <message>
        <source>Rules don&apos;t fit</source>
        <comment>an attempt</comment>
        <translation>A szabályok nem illenek</translation>
    </message>
    <message>
        <source>Ledger refused</source>
        <comment>an attempt</comment>
        <translation>A főkönyv elutasította</translation>
    </message>
    <message>
        <source>Lease ran out</source>
        <comment>an attempt</comment>
        <translation>A zárolás lejárt</translation>
    </message>
    <message>
        <source>Too late, not used</source>
        <comment>a settlement after the lease</comment>
        <translation>Elkésett, nem használtuk</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Terhelés</translation>
    </message>
    <message>
        <source>Inbox row</source>
        <translation>Beérkezett sor</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Állapot</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Továbbítás</translation>
    </message>
    <message>
        <source>Retry</source>
        <comment>short for retry scheduled</comment>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Unknown</source>
        <comment>short for outcome unknown</comment>
        <translation>Ismeretlen</translation>
    </message>
</context>
<context>
    <name>StoryCards</name>
    <message>
        <source>No, one line per key</source>
        <comment>can this charge repeat?</comment>
        <translation>Nem, kulcsonként egy sor</translation>
    </message>
    <message>
        <source>No, one row per key</source>
        <comment>can this inbox row repeat?</comment>
        <translation>Nem, kulcsonként egy sor</translation>
    </message>
    <message>
        <source>Harmless: an older status changes nothing</source>
        <translation>Ártalmatlan: régebbi állapot semmit sem változtat</translation>
    </message>
    <message>
        <source>Not begun yet</source>
        <translation>Még nem kezdődött el</translation>
    </message>
    <message>
        <source>Not before its outcome is known</source>
        <translation>Csak ha ismert az eredménye</translation>
    </message>
    <message>
        <source>No, what is done is never run again</source>
        <translation>Nem, ami kész, sosem fut újra</translation>
    </message>
    <message>
        <source>Safe: it was certainly not done</source>
        <translation>Biztonságos: biztosan nem történt meg</translation>
    </message>
    <message>
        <source>Not before it is looked up</source>
        <translation>Csak ha utánanéztek</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nem</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind of effect, amount</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Ledger line</source>
        <translation>Főkönyvi sor</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Számla</translation>
    </message>
    <message>
        <source>Forward to %1</source>
        <translation>Továbbítás ide: %1</translation>
    </message>
    <message>
        <source>%1, attempt %2</source>
        <translation>%1, %2. kísérlet</translation>
    </message>
    <message>
        <source>Applied once</source>
        <translation>Egyszer végrehajtva</translation>
    </message>
    <message>
        <source>When, UTC</source>
        <translation>Mikor, UTC</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Válasz</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Bizonyíték</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Kulcs</translation>
    </message>
    <message>
        <source>Can it repeat?</source>
        <translation>Megismétlődhet?</translation>
    </message>
    <message>
        <source>Attempt %1, round %2</source>
        <translation>%1. kísérlet, %2. kör</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>%1. kísérlet</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Munkaszál</translation>
    </message>
    <message>
        <source>Lease, UTC</source>
        <translation>Zárolás, UTC</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Időtartam</translation>
    </message>
    <message>
        <source>Next, UTC</source>
        <translation>Következő, UTC</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <comment>effects</comment>
        <translation>%1 / %2 kész</translation>
    </message>
</context>
<context>
    <name>StoryEntries</name>
    <message>
        <source>Signature valid</source>
        <translation>Az aláírás érvényes</translation>
    </message>
    <message>
        <source>No signature asked for</source>
        <translation>Nem kell aláírás</translation>
    </message>
    <message>
        <source>Signature: %1</source>
        <translation>Aláírás: %1</translation>
    </message>
    <message>
        <source>Arrival %1 accepted</source>
        <translation>%1. beérkezés elfogadva</translation>
    </message>
    <message>
        <source>%1. On disk before we answered</source>
        <translation>%1. Lemezre került, mielőtt válaszoltunk</translation>
    </message>
    <message>
        <source>accepted</source>
        <comment>badge of an arrival</comment>
        <translation>elfogadva</translation>
    </message>
    <message>
        <source>Arrival %1: duplicate absorbed</source>
        <translation>%1. beérkezés: duplikátum kiszűrve</translation>
    </message>
    <message>
        <source>No new work, no new charge</source>
        <translation>Nincs új munka, nincs új terhelés</translation>
    </message>
    <message>
        <source>same event ID</source>
        <comment>badge of an arrival</comment>
        <translation>azonos eseményazonosító</translation>
    </message>
    <message>
        <source>Arrival %1 came too late</source>
        <translation>%1. beérkezés elkésett</translation>
    </message>
    <message>
        <source>Genuine, but outside the replay window. Set aside, not run</source>
        <translation>Valódi, de az időablakon kívül van. Félretéve, nem futott</translation>
    </message>
    <message>
        <source>too late</source>
        <comment>badge of an arrival</comment>
        <translation>elkésett</translation>
    </message>
    <message>
        <source>Arrival %1 turned away</source>
        <translation>%1. beérkezés elutasítva</translation>
    </message>
    <message>
        <source>%1. It claims no event</source>
        <translation>%1. Nem tartozik eseményhez</translation>
    </message>
    <message>
        <source>turned away</source>
        <comment>badge of an arrival</comment>
        <translation>elutasítva</translation>
    </message>
    <message>
        <source>Same event ID, different body. The first body is kept</source>
        <translation>Azonos eseményazonosító, más törzs. Az első marad</translation>
    </message>
    <message>
        <source>Attempt %1 started</source>
        <translation>%1. kísérlet elkezdődött</translation>
    </message>
    <message>
        <source>Worker %1 holds the lease until %2</source>
        <translation>%1. munkaszál zárolja eddig: %2</translation>
    </message>
    <message>
        <source>Worker %1</source>
        <translation>%1. munkaszál</translation>
    </message>
    <message>
        <source>Attempt %1: %2</source>
        <translation>%1. kísérlet: %2</translation>
    </message>
    <message>
        <source>Refund written, %1</source>
        <translation>Visszatérítés leírva, %1</translation>
    </message>
    <message>
        <source>Charge written, %1</source>
        <translation>Terhelés leírva, %1</translation>
    </message>
    <message>
        <source>%1 · refunds %2</source>
        <translation>%1 · visszatéríti: %2</translation>
    </message>
    <message>
        <source>%1 · account %2</source>
        <translation>%1 · számla: %2</translation>
    </message>
    <message>
        <source>1 ledger line</source>
        <translation>1 főkönyvi sor</translation>
    </message>
    <message>
        <source>Inbox row written</source>
        <translation>Beérkezett sor leírva</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>Szál: %1</translation>
    </message>
    <message>
        <source>1 inbox row</source>
        <translation>1 beérkezett sor</translation>
    </message>
    <message>
        <source>Sending to %1</source>
        <translation>Küldés ide: %1</translation>
    </message>
    <message>
        <source>%1 took it</source>
        <translation>%1 átvette</translation>
    </message>
    <message>
        <source>Status written</source>
        <translation>Állapot leírva</translation>
    </message>
    <message>
        <source>%1 did not take it</source>
        <translation>%1 nem vette át</translation>
    </message>
    <message>
        <source>%1 may or may not have it</source>
        <translation>%1 talán megkapta, talán nem</translation>
    </message>
    <message>
        <source>Status unchanged: ours is newer</source>
        <translation>Az állapot változatlan: a miénk újabb</translation>
    </message>
    <message>
        <source>Nothing is repeated until it is looked up</source>
        <translation>Semmi sem ismétlődik, amíg utána nem néznek</translation>
    </message>
    <message>
        <source>Written down before the call</source>
        <translation>A hívás előtt leírva</translation>
    </message>
    <message>
        <source>Attempt %1 of %2</source>
        <translation>%1. kísérlet / %2</translation>
    </message>
    <message>
        <source>Waits: the outcome is unknown</source>
        <translation>Vár: az eredmény ismeretlen</translation>
    </message>
    <message>
        <source>Completed after %1</source>
        <translation>Befejezve ennyi idő után: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s), each applied once</source>
        <translation>
            <numerusform>%n hatás, mind egyszer végrehajtva</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside: %1</source>
        <translation>Félretéve: %1</translation>
    </message>
    <message>
        <source>Closed without replay</source>
        <translation>Lezárva visszajátszás nélkül</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>%1 queued</source>
        <comment>a count</comment>
        <translation>%1 sorban</translation>
    </message>
    <message>
        <source>oldest %1</source>
        <comment>a duration</comment>
        <translation>legrégebbi: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s) open</source>
        <translation>
            <numerusform>%n nyitott riasztás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s) without an owner</source>
        <translation>
            <numerusform>%n félretett kézbesítés felelős nélkül</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs someone. %1.</source>
        <comment>what: 3 alerts open</comment>
        <translation>Teendő van. %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n working</source>
        <comment>workers</comment>
        <translation>
            <numerusform>%n munkaszál dolgozik</numerusform>
        </translation>
    </message>
    <message>
        <source>The store does not answer</source>
        <translation>A tároló nem válaszol</translation>
    </message>
    <message>
        <source>Not receiving</source>
        <translation>Nem fogad</translation>
    </message>
    <message>
        <source>The store does not answer. New events are refused.</source>
        <translation>A tároló nem válaszol. Az új eseményeket elutasítjuk.</translation>
    </message>
    <message>
        <source>Not receiving. New events are refused.</source>
        <translation>Nem fogad. Az új eseményeket elutasítjuk.</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Visszatartva</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>Fogad</translation>
    </message>
    <message>
        <source>Held. Events are stored, nothing runs.</source>
        <translation>Visszatartva. Az eseményeket tároljuk, semmi sem fut.</translation>
    </message>
    <message>
        <source>Receiving.</source>
        <translation>Fogad.</translation>
    </message>
    <message>
        <source>Receiving. %1.</source>
        <comment>facts</comment>
        <translation>Fogad. %1.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>It came once.</source>
        <translation>Egyszer érkezett.</translation>
    </message>
    <message numerus="yes">
        <source>It came %n time(s);</source>
        <translation>
            <numerusform>%n alkalommal érkezett;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s) did nothing.</source>
        <translation>
            <numerusform>%n duplikátum semmit sem tett.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, refunded</source>
        <translation>%1, visszatérítve</translation>
    </message>
    <message>
        <source>%1, charged once</source>
        <translation>%1, egyszer terhelve</translation>
    </message>
    <message>
        <source>It cost nothing.</source>
        <translation>Nem került semmibe.</translation>
    </message>
    <message>
        <source>One event</source>
        <translation>Egy esemény</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n terhelés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inbox row(s)</source>
        <translation>
            <numerusform>%n beérkezett sor</numerusform>
        </translation>
    </message>
    <message>
        <source>Accepted; its work has not begun.</source>
        <translation>Elfogadva; a munka még nem kezdődött el.</translation>
    </message>
    <message>
        <source>Attempt %1 is under way.</source>
        <translation>%1. kísérlet folyamatban.</translation>
    </message>
    <message>
        <source>Not finished: attempt %1 is due %2.</source>
        <translation>Nincs kész: %1. kísérlet esedékes: %2.</translation>
    </message>
    <message>
        <source>Not finished: another attempt will follow.</source>
        <translation>Nincs kész: újabb kísérlet következik.</translation>
    </message>
    <message>
        <source>The outcome is unknown.</source>
        <translation>Az eredmény ismeretlen.</translation>
    </message>
    <message>
        <source>Nothing is repeated until it is looked up.</source>
        <translation>Semmi sem ismétlődik, amíg utána nem néznek.</translation>
    </message>
    <message>
        <source>Set aside: %1.</source>
        <translation>Félretéve: %1.</translation>
    </message>
    <message>
        <source>Closed without replay.</source>
        <translation>Lezárva visszajátszás nélkül.</translation>
    </message>
    <message>
        <source>Event %1, source %2, type %3, %4</source>
        <translation>Esemény: %1, forrás: %2, típus: %3, %4</translation>
    </message>
    <message>
        <source>Delivery %1</source>
        <translation>Kézbesítés: %1</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>Eseményazonosító</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Kézbesítés</translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation>Beérkezés</translation>
    </message>
    <message>
        <source>Ledger line</source>
        <translation>Főkönyvi sor</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Hatás</translation>
    </message>
    <message>
        <source>Request of the provider</source>
        <translation>A szolgáltató kérése</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>SHA-256 of the body that came: %1</source>
        <translation>Az érkezett törzs SHA-256 értéke: %1</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::AddSourceView</name>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Szolgáltató</translation>
    </message>
    <message>
        <source>Signature and window</source>
        <translation>Aláírás és időablak</translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation>Ha nem válaszolunk</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Hatások</translation>
    </message>
    <message>
        <source>Test request</source>
        <translation>Próbakérés</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Add source, step %1 of %2</source>
        <translation>Forrás hozzáadása, %1. lépés / %2</translation>
    </message>
    <message>
        <source>Who sends the events?</source>
        <translation>Ki küldi az eseményeket?</translation>
    </message>
    <message>
        <source>What is known of a provider comes with it: its signature, its answers, its retries.</source>
        <translation>Ami a szolgáltatóról ismert, vele jön: aláírás, válaszok, újraküldések.</translation>
    </message>
    <message>
        <source>How does %1 prove an event is real?</source>
        <comment>provider</comment>
        <translation>Mivel igazolja a szolgáltató (%1), hogy az esemény valódi?</translation>
    </message>
    <message>
        <source>The scheme is chosen for you. The secret comes from the provider&apos;s page.</source>
        <translation>A módszert kiválasztottuk. A kulcsot a szolgáltató oldalán találja.</translation>
    </message>
    <message>
        <source>What if we don&apos;t answer %1?</source>
        <comment>provider</comment>
        <translation>Mi van, ha nem válaszolunk (%1)?</translation>
    </message>
    <message>
        <source>Only what was seen, and where. Nothing to fill in.</source>
        <translation>Csak amit láttunk, és hol. Nincs mit kitölteni.</translation>
    </message>
    <message>
        <source>What does an event do?</source>
        <translation>Mit tesz egy esemény?</translation>
    </message>
    <message>
        <source>Each effect is applied once per event, however often the event arrives.</source>
        <translation>Minden hatás eseményenként egyszer jön létre, bárhányszor érkezik is.</translation>
    </message>
    <message>
        <source>Does a real request pass?</source>
        <translation>Átmegy egy valódi kérés?</translation>
    </message>
    <message>
        <source>Paste one that the provider sent. This page can also be left out.</source>
        <translation>Illesszen be egyet a szolgáltatótól. Ez az oldal ki is hagyható.</translation>
    </message>
    <message>
        <source>Add source</source>
        <translation>Forrás hozzáadása</translation>
    </message>
    <message>
        <source>The provider&apos;s URL ends with /hooks/%1</source>
        <comment>name of the source</comment>
        <translation>A szolgáltatónak adott URL vége: /hooks/%1</translation>
    </message>
    <message>
        <source>Nothing is received until the source is added.</source>
        <translation>A forrás hozzáadásáig semmi sem érkezik.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>%1. lépés / %2</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::EffectsStep</name>
    <message>
        <source>Content not proven</source>
        <translation>A tartalom nem bizonyított</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Még semmi</translation>
    </message>
    <message>
        <source>Row in the inbox</source>
        <translation>Sor a beérkezettek közt</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Terhelés</translation>
    </message>
    <message>
        <source>Events are accepted, kept and shown. Rules can be added in the configuration file.</source>
        <translation>Az eseményeket elfogadjuk, megőrizzük és mutatjuk. Szabályok a konfigurációs fájlban adhatók meg.</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Szál</translation>
    </message>
    <message>
        <source>A place in the body (/data/id), header:Name, or a fixed text. Events of one thread stand together.</source>
        <translation>Hely a törzsben (/data/id), header:Név vagy rögzített szöveg. Egy szál eseményei együtt állnak.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Szöveg</translation>
    </message>
    <message>
        <source>Sender (may be empty)</source>
        <translation>Küldő (üres lehet)</translation>
    </message>
    <message>
        <source>Recipient (may be empty)</source>
        <translation>Címzett (üres lehet)</translation>
    </message>
    <message>
        <source>Only for events of the type</source>
        <translation>Csak ilyen típusú eseményekre</translation>
    </message>
    <message>
        <source>&apos;*&apos; stands for anything; empty is every event. One event is one charge.</source>
        <translation>A &apos;*&apos; bármit jelent; az üres minden esemény. Egy esemény egy terhelés.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Számla</translation>
    </message>
    <message>
        <source>A place in the body (/data/id), header:Name, or a fixed text.</source>
        <translation>Hely a törzsben (/data/id), header:Név vagy rögzített szöveg.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Összeg</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Pénznem</translation>
    </message>
    <message>
        <source>Charge from content that the signature does not cover</source>
        <translation>Terhelés olyan tartalom alapján, amelyet az aláírás nem fed</translation>
    </message>
    <message>
        <source>Anybody who can send a request could change the amount. Read it back from the provider where you can.</source>
        <translation>Aki kérést küldhet, megváltoztathatja az összeget. Ahol lehet, olvassa vissza a szolgáltatótól.</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::PromiseStep</name>
    <message>
        <source>Documented by the provider</source>
        <translation>A szolgáltató dokumentálta</translation>
    </message>
    <message>
        <source>Seen in the provider&apos;s code</source>
        <translation>A szolgáltató kódjában láttuk</translation>
    </message>
    <message>
        <source>Second-hand</source>
        <translation>Másodkézből</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>Nem ellenőrzött</translation>
    </message>
    <message>
        <source>Sources contradict each other</source>
        <translation>A források ellentmondanak</translation>
    </message>
    <message>
        <source>Answer within</source>
        <translation>Válasz ezen belül</translation>
    </message>
    <message>
        <source>%1. We answer as soon as the event is safely on disk.</source>
        <comment>a duration</comment>
        <translation>%1. Amint az esemény biztosan a lemezen van, válaszolunk.</translation>
    </message>
    <message>
        <source>Not documented. We answer as soon as the event is safely on disk.</source>
        <translation>Nem dokumentált. Amint az esemény biztosan a lemezen van, válaszolunk.</translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation>Ha nem válaszolunk</translation>
    </message>
    <message>
        <source>Not documented. Plan as if nothing is ever sent again.</source>
        <translation>Nem dokumentált. Számoljon azzal, hogy semmit sem küldenek újra.</translation>
    </message>
    <message>
        <source>A missed event can be had</source>
        <translation>Kimaradt esemény elérhető</translation>
    </message>
    <message>
        <source>Not documented. Plan as if a missed event is lost.</source>
        <translation>Nem dokumentált. Számoljon azzal, hogy a kimaradt esemény elveszett.</translation>
    </message>
    <message>
        <source>never again</source>
        <translation>soha többé</translation>
    </message>
    <message>
        <source>for %1 after it happened</source>
        <comment>a duration</comment>
        <translation>%1 a bekövetkezése után</translation>
    </message>
    <message>
        <source>How to have it sent again</source>
        <translation>Hogyan kérhető az újraküldés</translation>
    </message>
    <message>
        <source>Handshake</source>
        <translation>Kézfogás</translation>
    </message>
    <message>
        <source>Beware</source>
        <translation>Figyelem</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::ProviderStep</name>
    <message>
        <source>Search providers</source>
        <translation>Szolgáltató keresése</translation>
    </message>
    <message>
        <source>Recipe (JSON)</source>
        <translation>Recept (JSON)</translation>
    </message>
    <message>
        <source>Known provider</source>
        <translation>Ismert szolgáltató</translation>
    </message>
    <message>
        <source>My own provider</source>
        <translation>Saját szolgáltató</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Szolgáltatók</translation>
    </message>
    <message>
        <source>What its signature proves</source>
        <translation>Mit bizonyít az aláírása</translation>
    </message>
    <message>
        <source>algo: the hash. header, prefix, enc: where and how the signature stands. signed: the parts in order (body, ts, id, url, method, header:NAME, =text). ts_header, ts_unit: the signed time. event_id, type, occurred_at: where they stand, as /pointer or header:NAME.</source>
        <comment>the names of the fields stay as they are</comment>
        <translation>algo: a hash. header, prefix, enc: hol és hogyan áll az aláírás. signed: a részek sorrendben (body, ts, id, url, method, header:NÉV, =szöveg). ts_header, ts_unit: az aláírt idő. event_id, type, occurred_at: hol állnak, /mutató vagy header:NÉV formában.</translation>
    </message>
    <message>
        <source>No provider has this name. &quot;My own provider&quot; describes any other by a recipe.</source>
        <translation>Nincs ilyen nevű szolgáltató. A „Saját szolgáltató” recepttel ír le bármely mást.</translation>
    </message>
    <message>
        <source>Signed: the whole body and the event ID.</source>
        <translation>Aláírva: a teljes törzs és az eseményazonosító.</translation>
    </message>
    <message>
        <source>Signed: the whole body. Not signed: the event ID. A body that comes again under another ID is reported.</source>
        <translation>Aláírva: a teljes törzs. Nincs aláírva: az eseményazonosító. A más azonosítóval ismét érkező törzset jelezzük.</translation>
    </message>
    <message>
        <source>Not signed: the content, or not all of it. Charges from it need your explicit consent.</source>
        <translation>Nincs aláírva: a tartalom, vagy nem az egész. A terheléshez kifejezett hozzájárulás kell.</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::RequestTester</name>
    <message>
        <source>Check this request</source>
        <translation>Kérés ellenőrzése</translation>
    </message>
    <message>
        <source>A request of this provider</source>
        <translation>A szolgáltató egy kérése</translation>
    </message>
    <message>
        <source>Pasted request</source>
        <translation>Beillesztett kérés</translation>
    </message>
    <message>
        <source>POST /hooks/shop HTTP/1.1
X-Signature: …

{ the body, exactly as it was sent }</source>
        <comment>example of a request; keep the first two lines</comment>
        <translation>POST /hooks/shop HTTP/1.1
X-Signature: …

{ a törzs, pontosan ahogy érkezett }</translation>
    </message>
    <message>
        <source>Headers, an empty line, the body. Also the output of curl -v, a curl command, or the JSON of a cloud function. It stays on this machine.</source>
        <translation>A fejlécek, egy üres sor, a törzs. A curl -v kimenete, egy curl parancs vagy egy felhőfüggvény JSON-ja is jó. Ezen a gépen marad.</translation>
    </message>
    <message>
        <source>What is looked at</source>
        <translation>Mit vizsgálunk</translation>
    </message>
    <message>
        <source>A real handshake.</source>
        <translation>Valódi kézfogás.</translation>
    </message>
    <message>
        <source>It would be answered as the provider asks.</source>
        <translation>A szolgáltató kérése szerint válaszolnánk.</translation>
    </message>
    <message>
        <source>Signature matches.</source>
        <translation>Az aláírás egyezik.</translation>
    </message>
    <message>
        <source>Event ID found.</source>
        <translation>Az eseményazonosító megvan.</translation>
    </message>
    <message>
        <source>But no event can be read from it.</source>
        <translation>De nem olvasható ki belőle esemény.</translation>
    </message>
    <message>
        <source>This request would be refused.</source>
        <translation>Ezt a kérést elutasítanánk.</translation>
    </message>
    <message>
        <source>The first red line says where; nothing was stored.</source>
        <translation>Az első piros sor mutatja, hol; semmit sem tároltunk.</translation>
    </message>
    <message>
        <source>What event %1 would do</source>
        <comment>event ID</comment>
        <translation>Mit tenne a(z) %1 esemény</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Félretéve</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Semmi</translation>
    </message>
    <message>
        <source>No rule applies to it. It is accepted and completed.</source>
        <translation>Egy szabály sem vonatkozik rá. Elfogadjuk és befejezzük.</translation>
    </message>
    <message>
        <source>This can&apos;t be read as a request.</source>
        <translation>Ez nem olvasható kérésként.</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::SignatureStep</name>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Stands in the URL: small letters, digits, &apos;.&apos;, &apos;_&apos;, &apos;-&apos;.</source>
        <translation>Az URL-ben áll: kisbetűk, számok, &apos;.&apos;, &apos;_&apos;, &apos;-&apos;.</translation>
    </message>
    <message>
        <source>Signing secret</source>
        <translation>Aláíró kulcs</translation>
    </message>
    <message>
        <source>As the provider shows it, or env:NAME, or file:PATH. It is stored sealed; only its last 4 characters are ever shown again.</source>
        <translation>Ahogy a szolgáltató mutatja, vagy env:NÉV, vagy file:ÚTVONAL. Lepecsételve tároljuk; később csak az utolsó 4 karakter látszik.</translation>
    </message>
    <message>
        <source>Public URL (only where the provider signs it)</source>
        <translation>Nyilvános URL (csak ha a szolgáltató aláírja)</translation>
    </message>
    <message>
        <source>Exactly as you give it to the provider. Leave it empty if unsure.</source>
        <translation>Pontosan úgy, ahogy a szolgáltatónak adja. Ha bizonytalan, hagyja üresen.</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Felelős</translation>
    </message>
    <message>
        <source>Who looks after what is set aside.</source>
        <translation>Ki foglalkozik azzal, amit félreteszünk.</translation>
    </message>
    <message>
        <source>Replay window</source>
        <translation>Időablak</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Kulcs</translation>
    </message>
    <message>
        <source>Public key</source>
        <translation>Nyilvános kulcs</translation>
    </message>
    <message>
        <source>Show the secret</source>
        <translation>Kulcs megjelenítése</translation>
    </message>
    <message>
        <source>Provider&apos;s own</source>
        <comment>replay window</comment>
        <translation>A szolgáltatóé</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Félretéve</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Elutasítás</translation>
    </message>
    <message>
        <source>If the window has passed</source>
        <translation>Ha az időablak elmúlt</translation>
    </message>
    <message>
        <source>Set aside keeps the event with its reason; refuse answers 400 and keeps nothing.</source>
        <translation>A félretétel okkal együtt megőrzi az eseményt; az elutasítás 400-zal válaszol, és semmit sem őriz meg.</translation>
    </message>
    <message>
        <source>Judged only where the recipe signs a time.</source>
        <translation>Csak akkor számít, ha a recept időt ír alá.</translation>
    </message>
    <message>
        <source>The provider&apos;s own: %1 old at most.</source>
        <comment>a duration</comment>
        <translation>A szolgáltatóé: legfeljebb %1 régi.</translation>
    </message>
    <message>
        <source>This provider signs no time, or names no window. Then the event ID decides.</source>
        <translation>A szolgáltató nem ír alá időt, vagy nem ad meg időablakot. Ekkor az eseményazonosító dönt.</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Témák</translation>
    </message>
    <message>
        <source>Webhook ID</source>
        <translation>Webhook-azonosító</translation>
    </message>
    <message>
        <source>The ARNs of the topics that may send, with a space between two.</source>
        <translation>A küldésre jogosult témák ARN-jei, szóközzel elválasztva.</translation>
    </message>
    <message>
        <source>As the provider shows it beside the webhook; it is part of what is signed.</source>
        <translation>Ahogy a szolgáltató a webhook mellett mutatja; része az aláírtnak.</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::TestRequestView</name>
    <message>
        <source>Test a request</source>
        <translation>Kérés ellenőrzése</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Test a request of %1</source>
        <comment>name of a source</comment>
        <translation>%1 egy kérésének ellenőrzése</translation>
    </message>
</context>
<context>
    <name>ack::ui::alerts::AlertDeeds</name>
    <message>
        <source>%1 were over already.</source>
        <comment>a count</comment>
        <translation>%1 már korábban véget ért.</translation>
    </message>
    <message>
        <source>%1 of %2 taken on. Nothing more is sent.</source>
        <comment>counts</comment>
        <translation>%1 / %2 átvéve. Több üzenetet nem küldünk.</translation>
    </message>
    <message>
        <source>Not taken on: %1</source>
        <comment>why</comment>
        <translation>Az átvétel nem sikerült: %1</translation>
    </message>
    <message numerus="yes">
        <source>Who sees to %n alert(s)?</source>
        <translation>
            <numerusform>Ki foglalkozik %n riasztással?</numerusform>
        </translation>
    </message>
    <message>
        <source>Only they are told of it in the window from now on. Nothing runs, and nothing is lost.</source>
        <translation>Mostantól az ablakban csak a felelős értesül róla. Semmi sem fut, és semmi sem vész el.</translation>
    </message>
    <message>
        <source>Assign %1</source>
        <comment>a count</comment>
        <translation>%1 hozzárendelése</translation>
    </message>
    <message>
        <source>%1 of %2 have an owner now.</source>
        <comment>counts</comment>
        <translation>%1 / %2 megkapta a felelősét.</translation>
    </message>
    <message>
        <source>Not given back: %1</source>
        <comment>why</comment>
        <translation>A visszaadás nem sikerült: %1</translation>
    </message>
    <message numerus="yes">
        <source>Resolve %n alert(s)?</source>
        <translation>
            <numerusform>Megold %n riasztást?</numerusform>
        </translation>
    </message>
    <message>
        <source>They are over, and stay in the list with your reason. The same thing again is a new alert.</source>
        <translation>Véget érnek, és az Ön indokával a listában maradnak. Ha ugyanez ismét előfordul, új riasztás lesz.</translation>
    </message>
    <message>
        <source>Resolve %1</source>
        <comment>a count</comment>
        <translation>%1 megoldása</translation>
    </message>
    <message>
        <source>%1 of %2 are resolved.</source>
        <comment>counts</comment>
        <translation>%1 / %2 megoldva.</translation>
    </message>
</context>
<context>
    <name>ack::ui::alerts::AlertPanel</name>
    <message>
        <source>Details of the alert</source>
        <translation>A riasztás részletei</translation>
    </message>
    <message>
        <source>Close details (Esc)</source>
        <translation>Részletek bezárása (Esc)</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>Részletek bezárása</translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation>Azonosító másolása</translation>
    </message>
    <message>
        <source>Alert ID copied</source>
        <translation>Riasztásazonosító másolva</translation>
    </message>
    <message>
        <source>What we know</source>
        <translation>Amit tudunk</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Következő lépés</translation>
    </message>
    <message>
        <source>Nothing: it is over. The same thing again would be a new alert.</source>
        <translation>Nincs: véget ért. Ha ugyanez ismét előfordul, új riasztás lesz.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Állapot</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Felelős</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>Nincs felelős</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Darabszám</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Véget ér</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>magától</translation>
    </message>
    <message>
        <source>when somebody says so</source>
        <translation>ha valaki megoldottnak mondja</translation>
    </message>
    <message>
        <source>Its life, UTC</source>
        <translation>Története, UTC</translation>
    </message>
    <message>
        <source>First seen %1</source>
        <comment>a time</comment>
        <translation>Először láttuk: %1</translation>
    </message>
    <message>
        <source>Last seen %1</source>
        <comment>a time</comment>
        <translation>Utoljára láttuk: %1</translation>
    </message>
    <message>
        <source>Taken on %1 by %2</source>
        <comment>a time, a person</comment>
        <translation>Átvéve: %1, átvette: %2</translation>
    </message>
    <message>
        <source>Over %1, by itself</source>
        <comment>a time</comment>
        <translation>Magától véget ért: %1</translation>
    </message>
    <message>
        <source>Resolved %1 by %2</source>
        <comment>a time, a person</comment>
        <translation>Megoldva: %1, megoldotta: %2</translation>
    </message>
    <message>
        <source>Its cause was gone.</source>
        <translation>Az oka megszűnt.</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Üzenetek</translation>
    </message>
    <message>
        <source>None. Where a channel is set up, whoever it concerns is told there too.</source>
        <translation>Nincs. Ahol van beállított csatorna, ott is értesül, akit érint.</translation>
    </message>
</context>
<context>
    <name>ack::ui::alerts::AlertsPage</name>
    <message>
        <source>Alerts</source>
        <translation>Riasztások</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Semmi sem változott.</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>A tároló nem olvasható</translation>
    </message>
    <message>
        <source>Can&apos;t read the store.</source>
        <translation>A tároló nem olvasható.</translation>
    </message>
    <message>
        <source>Nothing needs anybody</source>
        <translation>Senkinek sincs teendője</translation>
    </message>
    <message>
        <source>%1 open · %2 taken on</source>
        <comment>counts</comment>
        <translation>%1 nyitott · %2 átvéve</translation>
    </message>
    <message>
        <source>%1 without an owner</source>
        <comment>a count</comment>
        <translation>%1 felelős nélkül</translation>
    </message>
    <message>
        <source>the first %1 are shown</source>
        <translation>az első %1 látható</translation>
    </message>
    <message>
        <source>as of %1 UTC</source>
        <translation>%1 UTC szerint</translation>
    </message>
    <message>
        <source>No alerts</source>
        <translation>Nincs riasztás</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Ilyen nincs</translation>
    </message>
    <message>
        <source>What a person should know about stands here: dead letters, unknown outcomes, quiet sources, a disk that is nearly full.</source>
        <translation>Itt látható, amiről egy embernek tudnia kell: félretett kézbesítések, ismeretlen eredmények, hallgató források, megtelt lemez.</translation>
    </message>
    <message>
        <source>Others are hidden by the chips above.</source>
        <translation>A többit a fenti szűrők rejtik el.</translation>
    </message>
    <message>
        <source>Take it on meanwhile.</source>
        <translation>Addig is vegye át.</translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s)</source>
        <translation>
            <numerusform>%n riasztás</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::audit::AuditFilterBar</name>
    <message>
        <source>Who, what, ID or reason</source>
        <translation>Ki, mit, azonosító vagy indok</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Elutasítva</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Bárki</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Bármikor</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Visszajátszások</translation>
    </message>
    <message>
        <source>Dead letters</source>
        <translation>Félretettek</translation>
    </message>
    <message>
        <source>Payload reveals</source>
        <translation>Tartalomfelfedések</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Személyek</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Of the newest %1 entries</source>
        <translation>A legújabb %1 bejegyzésből</translation>
    </message>
    <message>
        <source>About %1</source>
        <comment>an ID or a name</comment>
        <translation>Erről: %1</translation>
    </message>
    <message>
        <source>Today, UTC</source>
        <translation>Ma, UTC</translation>
    </message>
    <message>
        <source>Last 24 h</source>
        <translation>Utolsó 24 óra</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Utolsó 7 nap</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Utolsó 30 nap</translation>
    </message>
    <message>
        <source>Nobody has done anything yet</source>
        <translation>Még senki sem tett semmit</translation>
    </message>
</context>
<context>
    <name>ack::ui::audit::AuditPage</name>
    <message>
        <source>Export the trail into this folder</source>
        <translation>A napló exportálása ebbe a mappába</translation>
    </message>
    <message>
        <source>Export signed copy</source>
        <translation>Aláírt példány exportálása</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>Szűrők törlése</translation>
    </message>
    <message>
        <source>Entries of the audit trail, newest first</source>
        <translation>Az auditnapló bejegyzései, a legújabb elöl</translation>
    </message>
    <message>
        <source>Security officer</source>
        <translation>Biztonsági felelős</translation>
    </message>
    <message numerus="yes">
        <source>%n newer</source>
        <translation>
            <numerusform>%n újabb</numerusform>
        </translation>
    </message>
    <message>
        <source>Held while you point at the list, have a row chosen or have scrolled. Click or Home lets them in.</source>
        <translation>Várnak, amíg a listára mutat, sort választ vagy görget. Kattintásra vagy Home-ra belépnek.</translation>
    </message>
    <message>
        <source>This entry can&apos;t be shown.</source>
        <translation>Ez a bejegyzés nem jeleníthető meg.</translation>
    </message>
    <message>
        <source>The audit trail is not for your role</source>
        <translation>Az auditnapló nem az Ön szerepköréhez való</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>A tároló nem olvasható</translation>
    </message>
    <message>
        <source>Can&apos;t read the store, so this list is old.</source>
        <translation>A tároló nem olvasható, ezért a lista régi.</translation>
    </message>
    <message>
        <source>No entry matches</source>
        <translation>Nincs megfelelő bejegyzés</translation>
    </message>
    <message>
        <source>Nothing was done yet</source>
        <translation>Még semmi sem történt</translation>
    </message>
    <message numerus="yes">
        <source>The trail has %n entry(ies).</source>
        <translation>
            <numerusform>A naplóban %n bejegyzés van.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who did what, to what, and why. Entries can be added, never changed.</source>
        <translation>Ki mit tett, mivel és miért. Bejegyzés hozzáadható, de sosem módosítható.</translation>
    </message>
    <message>
        <source> · as of %1 UTC</source>
        <translation> · %1 UTC szerint</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) written to %1, with the recipe to prove them</source>
        <translation>
            <numerusform>%n bejegyzés kiírva ide: %1, az igazolás leírásával</numerusform>
        </translation>
    </message>
    <message>
        <source>The trail was not exported.</source>
        <translation>A naplót nem exportáltuk.</translation>
    </message>
    <message>
        <source>Audit trail</source>
        <translation>Auditnapló</translation>
    </message>
    <message>
        <source>Everything a person does, and everything they are refused, is listed here.</source>
        <translation>Itt látható minden, amit egy személy tesz, és minden, amit elutasítunk neki.</translation>
    </message>
</context>
<context>
    <name>ack::ui::audit::BeforeAfter</name>
    <message>
        <source>After</source>
        <translation>Utána</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Előtte</translation>
    </message>
</context>
<context>
    <name>ack::ui::audit::ChainBanner</name>
    <message>
        <source>Head</source>
        <translation>Utolsó hash</translation>
    </message>
    <message>
        <source>Show entry</source>
        <translation>Bejegyzés mutatása</translation>
    </message>
    <message>
        <source>Verify again</source>
        <translation>Ellenőrzés újra</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Az ellenőrzés előrehaladása</translation>
    </message>
    <message>
        <source>Verify the whole chain again</source>
        <translation>A teljes lánc ellenőrzése újra</translation>
    </message>
    <message>
        <source>Cancel the check of the chain</source>
        <translation>A lánc ellenőrzésének megszakítása</translation>
    </message>
    <message>
        <source>The chain can&apos;t be checked now.</source>
        <translation>A lánc most nem ellenőrizhető.</translation>
    </message>
    <message>
        <source>The check was cancelled. Nothing was changed.</source>
        <translation>Az ellenőrzés megszakadt. Semmi sem változott.</translation>
    </message>
    <message>
        <source>Checking every entry from the first on.</source>
        <translation>Minden bejegyzés ellenőrzése az elsőtől.</translation>
    </message>
    <message>
        <source>%1 of %2 entries. The page stays usable.</source>
        <translation>%1 / %2 bejegyzés. Az oldal közben használható.</translation>
    </message>
    <message>
        <source>The page stays usable.</source>
        <translation>Az oldal közben használható.</translation>
    </message>
    <message>
        <source>Last checked %1 UTC in %2.</source>
        <comment>time of day, duration</comment>
        <translation>Utolsó ellenőrzés: %1 UTC, időtartama: %2.</translation>
    </message>
    <message>
        <source>A later check was cancelled.</source>
        <translation>Egy későbbi ellenőrzést megszakítottak.</translation>
    </message>
    <message>
        <source>The chain is broken: %1.</source>
        <comment>what is wrong, a half sentence</comment>
        <translation>A lánc megszakadt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n good entry(ies) before it.</source>
        <translation>
            <numerusform>Előtte %n ép bejegyzés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the trail and keep the file: it shows what was found.</source>
        <translation>Exportálja a naplót, és őrizze meg a fájlt: megmutatja, mit találtunk.</translation>
    </message>
    <message>
        <source>There is no entry yet.</source>
        <translation>Még nincs bejegyzés.</translation>
    </message>
    <message>
        <source>Since %1.</source>
        <comment>a day</comment>
        <translation>Kezdete: %1.</translation>
    </message>
    <message>
        <source>Each entry carries the hash of the one before.</source>
        <translation>Minden bejegyzés az előző hashét hordozza.</translation>
    </message>
    <message>
        <source>Last signed %1 UTC in audit.checkpoint.</source>
        <comment>time of day</comment>
        <translation>Utoljára aláírva: %1 UTC, audit.checkpoint.</translation>
    </message>
    <message>
        <source>The chain is whole: %1 entries, none changed, removed or moved.</source>
        <translation>A lánc ép: %1 bejegyzés, egyiket sem módosították, törölték vagy helyezték át.</translation>
    </message>
    <message>
        <source>The chain has not been checked yet.</source>
        <translation>A láncot még nem ellenőriztük.</translation>
    </message>
</context>
<context>
    <name>ack::ui::audit::EntryPanel</name>
    <message>
        <source>Details of the entry</source>
        <translation>A bejegyzés részletei</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>Részletek bezárása</translation>
    </message>
    <message>
        <source>Only what this person did</source>
        <translation>Csak amit ez a személy tett</translation>
    </message>
    <message>
        <source>Copy entry</source>
        <translation>Bejegyzés másolása</translation>
    </message>
    <message>
        <source>The entry&apos;s own bytes, as they are hashed</source>
        <translation>A bejegyzés saját bájtjai, ahogy a hash készül róluk</translation>
    </message>
    <message>
        <source>Check this link</source>
        <translation>Láncszem ellenőrzése</translation>
    </message>
    <message>
        <source>Entry copied</source>
        <translation>Bejegyzés másolva</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Bejegyzés</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Mikor</translation>
    </message>
    <message>
        <source>%1, %2 UTC</source>
        <comment>date, time</comment>
        <translation>%1, %2 UTC</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Helyi idő</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>az ablak</translation>
    </message>
    <message>
        <source>the command line</source>
        <translation>a parancssor</translation>
    </message>
    <message>
        <source>the engine</source>
        <translation>a motor</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Innen</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Hány</translation>
    </message>
    <message>
        <source>Why it was refused</source>
        <translation>Miért utasítottuk el</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Indok</translation>
    </message>
    <message>
        <source>On what</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Trace %1</source>
        <translation>%1 nyomkövetése</translation>
    </message>
    <message>
        <source>Only what is about %1</source>
        <translation>Csak ami erről szól: %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more; the entry&apos;s copy names them</source>
        <translation>
            <numerusform>és még %n; a bejegyzés másolata megnevezi őket</numerusform>
        </translation>
    </message>
    <message>
        <source>Place in the chain</source>
        <translation>Hely a láncban</translation>
    </message>
    <message>
        <source>Show entry %1</source>
        <translation>%1. bejegyzés mutatása</translation>
    </message>
    <message>
        <source>Before, %1</source>
        <translation>Előtte, %1</translation>
    </message>
    <message>
        <source>Before: the store itself</source>
        <translation>Előtte: maga a tároló</translation>
    </message>
    <message>
        <source>This entry, %1</source>
        <translation>Ez a bejegyzés, %1</translation>
    </message>
    <message>
        <source>Next, %1</source>
        <translation>Következő, %1</translation>
    </message>
    <message>
        <source>This link holds: the hash is that of the entry, and it is tied to its neighbours.</source>
        <translation>Ez a láncszem tart: a hash a bejegyzésé, és kötődik a szomszédaihoz.</translation>
    </message>
    <message>
        <source>This entry was edited: its hash is not that of its text.</source>
        <translation>Ezt a bejegyzést módosították: a hash nem a szövegéhez tartozik.</translation>
    </message>
    <message>
        <source>This entry is not tied to the one before it.</source>
        <translation>Ez a bejegyzés nem kötődik az előzőhöz.</translation>
    </message>
    <message>
        <source>The next entry is not tied to this one.</source>
        <translation>A következő bejegyzés nem kötődik ehhez.</translation>
    </message>
    <message>
        <source>Nothing has come after it yet.</source>
        <translation>Még semmi sem követi.</translation>
    </message>
</context>
<context>
    <name>ack::ui::charts::AgingChart</name>
    <message>
        <source>How long unfinished work has waited</source>
        <translation>Mióta vár a befejezetlen munka</translation>
    </message>
</context>
<context>
    <name>ack::ui::charts::HourBars</name>
    <message>
        <source>On target in %1 of %2 steps</source>
        <translation>Célon belül %1 / %2 lépésben</translation>
    </message>
    <message>
        <source>From %1: nothing was due</source>
        <translation>%1-től: semmi sem volt esedékes</translation>
    </message>
    <message>
        <source>From %1: %2 of %3 in time</source>
        <comment>time, count, count</comment>
        <translation>%1-től: %2 / %3 időben</translation>
    </message>
</context>
<context>
    <name>ack::ui::charts::ThroughputChart</name>
    <message>
        <source>Accepted and completed over time</source>
        <translation>Elfogadva és befejezve az időben</translation>
    </message>
    <message>
        <source>%1 to %2 UTC: %3 accepted, %4 completed</source>
        <comment>a step of the chart</comment>
        <translation>%1 – %2 UTC: %3 elfogadva, %4 befejezve</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::ClosedLettersView</name>
    <message>
        <source>Reopen…</source>
        <translation>Újranyitás…</translation>
    </message>
    <message>
        <source>Closed dead letters</source>
        <translation>Lezárt félretett kézbesítések</translation>
    </message>
    <message>
        <source>Reopen %1…</source>
        <comment>a count</comment>
        <translation>%1 újranyitása…</translation>
    </message>
    <message numerus="yes">
        <source>Reopen %n closed dead letter(s)</source>
        <translation>
            <numerusform>%n lezárt félretett kézbesítés újranyitása</numerusform>
        </translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Újranyitás</translation>
    </message>
    <message>
        <source>Choose what was closed by mistake. Reopened, it waits as a dead letter again.</source>
        <translation>Válassza ki, amit tévedésből zártak le. Újranyitva ismét félretett kézbesítésként vár.</translation>
    </message>
    <message>
        <source>Reopened, it waits as a dead letter again. Nothing runs by itself.</source>
        <translation>Újranyitva ismét félretett kézbesítésként vár. Semmi sem fut magától.</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>A tároló nem olvasható</translation>
    </message>
    <message>
        <source>No closed letter matches</source>
        <translation>Nincs megfelelő lezárt kézbesítés</translation>
    </message>
    <message numerus="yes">
        <source>%n are closed. Change the search to see them.</source>
        <translation>
            <numerusform>%n lezárva. Módosítsa a keresést, hogy lássa őket.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has closed a dead letter</source>
        <translation>Még senki sem zárt le félretett kézbesítést</translation>
    </message>
    <message>
        <source>What is closed without a replay is listed here, with who, when and why.</source>
        <translation>Itt látható, amit visszajátszás nélkül lezártak: ki, mikor és miért.</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::DeadLetterDelegate</name>
    <message>
        <source>Next step</source>
        <translation>Következő lépés</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Felelős</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>Nincs felelős</translation>
    </message>
    <message numerus="yes">
        <source>%n without owner</source>
        <translation>
            <numerusform>%n felelős nélkül</numerusform>
        </translation>
    </message>
    <message>
        <source>Several</source>
        <translation>Több</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::DeadLettersPage</name>
    <message>
        <source>The list has changed</source>
        <translation>A lista megváltozott</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>A tároló nem olvasható</translation>
    </message>
    <message>
        <source>Can&apos;t read the store, so this list is old.</source>
        <translation>A tároló nem olvasható, ezért a lista régi.</translation>
    </message>
    <message>
        <source>No dead letter matches</source>
        <translation>Nincs megfelelő félretett kézbesítés</translation>
    </message>
    <message numerus="yes">
        <source>%n are set aside. Take a filter away to see them.</source>
        <translation>
            <numerusform>%n félretéve. Vegyen le egy szűrőt, hogy lássa őket.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is set aside</source>
        <translation>Semmi sincs félretéve</translation>
    </message>
    <message>
        <source>When an event can&apos;t finish, it waits here with its cause, its evidence and an owner.</source>
        <translation>Ha egy esemény nem fejezhető be, itt vár okkal, bizonyítékkal és felelőssel.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Olvasás…</translation>
    </message>
    <message>
        <source> · as of %1 UTC</source>
        <translation> · %1 UTC szerint</translation>
    </message>
    <message>
        <source>Dead letters</source>
        <translation>Félretettek</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Visszajátszások</translation>
    </message>
    <message numerus="yes">
        <source>%n replay(s) wait</source>
        <comment>for a second person</comment>
        <translation>
            <numerusform>%n visszajátszás vár</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 set aside · oldest %2 · nothing here runs until someone replays it</source>
        <translation>%1 félretéve · legrégebbi %2 · itt semmi sem fut, amíg valaki vissza nem játssza</translation>
    </message>
    <message>
        <source>Held while you point at the list or have a row chosen. Click to show the present list.</source>
        <translation>Vár, amíg a listára mutat, vagy sort választ. Kattintásra az aktuális lista jelenik meg.</translation>
    </message>
    <message>
        <source>Replays that wait, run or are over.</source>
        <translation>Visszajátszások, amelyek várnak, futnak vagy véget értek.</translation>
    </message>
    <message numerus="yes">
        <source>%n closed without a replay · each can be reopened</source>
        <translation>
            <numerusform>%n lezárva visszajátszás nélkül · mindegyik újranyitható</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::LetterActions</name>
    <message>
        <source>%1 to %2</source>
        <comment>two counts</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>That is too many at once.</source>
        <translation>Ez túl sok egyszerre.</translation>
    </message>
    <message>
        <source>Assign…</source>
        <translation>Felelős megadása…</translation>
    </message>
    <message>
        <source>Replay…</source>
        <translation>Visszajátszás…</translation>
    </message>
    <message>
        <source>Replay %1…</source>
        <comment>a count</comment>
        <translation>%1 visszajátszása…</translation>
    </message>
    <message>
        <source>Untick</source>
        <translation>Jelölés törlése</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Kijelölés</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Nyomkövetés</translation>
    </message>
    <message>
        <source>Copy event ID</source>
        <translation>Eseményazonosító másolása</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::LetterDeeds</name>
    <message numerus="yes">
        <source>Close %n dead letter(s) without a replay?</source>
        <translation>
            <numerusform>Lezár %n félretett kézbesítést visszajátszás nélkül?</numerusform>
        </translation>
    </message>
    <message>
        <source>Close %1</source>
        <comment>a count</comment>
        <translation>%1 lezárása</translation>
    </message>
    <message>
        <source>%1 of %2 are closed.</source>
        <comment>counts</comment>
        <translation>%1 / %2 lezárva.</translation>
    </message>
    <message>
        <source>The evidence could not be written.</source>
        <translation>A bizonyítékot nem sikerült kiírni.</translation>
    </message>
    <message numerus="yes">
        <source>Evidence of %n dead letter(s) written to %1</source>
        <comment>a file</comment>
        <translation>
            <numerusform>%n félretett kézbesítés bizonyítéka kiírva ide: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was done to %1: they have changed meanwhile.</source>
        <comment>a count</comment>
        <translation>%1 nem: közben megváltozott.</translation>
    </message>
    <message>
        <source>Assigned %1 to %2.</source>
        <comment>a count, a person or team</comment>
        <translation>%1 hozzárendelve ehhez: %2.</translation>
    </message>
    <message>
        <source>The assignment could not be undone.</source>
        <translation>A hozzárendelést nem sikerült visszavonni.</translation>
    </message>
    <message>
        <source>%1 of %2 have their previous owner again.</source>
        <comment>counts</comment>
        <translation>%1 / %2 visszakapta a korábbi felelősét.</translation>
    </message>
    <message>
        <source>What is missing is never done, unless somebody reopens and replays them. Their history stays.</source>
        <translation>Ami hiányzik, sosem történik meg, hacsak valaki újra nem nyitja őket. A történetük megmarad.</translation>
    </message>
    <message numerus="yes">
        <source>Reopen %n closed dead letter(s)?</source>
        <translation>
            <numerusform>Újranyit %n lezárt félretett kézbesítést?</numerusform>
        </translation>
    </message>
    <message>
        <source>They wait as dead letters again, due anew, with all their history. Nothing runs by itself.</source>
        <translation>Ismét félretett kézbesítésként várnak, újra esedékesen, teljes történetükkel. Semmi sem fut magától.</translation>
    </message>
    <message>
        <source>Reopen %1</source>
        <comment>a count</comment>
        <translation>%1 újranyitása</translation>
    </message>
    <message>
        <source>%1 of %2 are dead letters again.</source>
        <comment>counts</comment>
        <translation>%1 / %2 ismét félretett kézbesítés.</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::LetterFilterBar</name>
    <message>
        <source>Event ID, cause or source</source>
        <translation>Eseményazonosító, ok vagy forrás</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>Nincs felelős</translation>
    </message>
    <message>
        <source>Over 4 h</source>
        <translation>4 óra felett</translation>
    </message>
    <message>
        <source>Has unknown effect</source>
        <translation>Ismeretlen hatással</translation>
    </message>
    <message>
        <source>Grouped</source>
        <translation>Csoportosítva</translation>
    </message>
    <message>
        <source>By cause</source>
        <translation>Ok szerint</translation>
    </message>
    <message>
        <source>By owner</source>
        <translation>Felelős szerint</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>Forrás szerint</translation>
    </message>
    <message>
        <source>Which dead letters</source>
        <translation>Mely félretett kézbesítések</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Félretéve</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>dead letters that somebody closed without a replay</comment>
        <translation>Lezárva</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::OwnerSheet</name>
    <message>
        <source>Owner</source>
        <translation>Felelős</translation>
    </message>
    <message>
        <source>%1 (team)</source>
        <comment>an owner</comment>
        <translation>%1 (csapat)</translation>
    </message>
    <message>
        <source>Nobody can be an owner yet. Add people first.</source>
        <translation>Még senki sem lehet felelős. Előbb vegyen fel személyeket.</translation>
    </message>
    <message>
        <source>Choose who sees to them.</source>
        <translation>Válassza ki, ki foglalkozik velük.</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::SelectionBar</name>
    <message>
        <source>Clear selection</source>
        <translation>Kijelölés törlése</translation>
    </message>
    <message>
        <source>Export evidence</source>
        <translation>Bizonyíték exportálása</translation>
    </message>
    <message>
        <source>Assign owner…</source>
        <translation>Felelős megadása…</translation>
    </message>
    <message>
        <source>Close without replay…</source>
        <translation>Lezárás visszajátszás nélkül…</translation>
    </message>
    <message>
        <source>Replay…</source>
        <translation>Visszajátszás…</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Kijelölés</translation>
    </message>
    <message>
        <source>Nothing here runs again by itself. Tick what you want to act on.</source>
        <translation>Itt semmi sem fut újra magától. Jelölje ki, amivel tenni szeretne valamit.</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 kijelölve</translation>
    </message>
    <message>
        <source>%1 selected, %2 hidden</source>
        <translation>%1 kijelölve, %2 rejtve</translation>
    </message>
    <message>
        <source>Attempt counters go on. Nothing is reset.</source>
        <translation>A kísérletszámlálók folytatódnak. Semmi sem nullázódik.</translation>
    </message>
    <message>
        <source>Attempt counters continue at %1. Nothing is reset.</source>
        <translation>A kísérletszámlálók innen folytatódnak: %1. Semmi sem nullázódik.</translation>
    </message>
    <message>
        <source>Replay %1…</source>
        <comment>a count</comment>
        <translation>%1 visszajátszása…</translation>
    </message>
    <message numerus="yes">
        <source>Replay %n dead letter(s)</source>
        <translation>
            <numerusform>%n félretett kézbesítés visszajátszása</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign an owner to %n dead letter(s)</source>
        <translation>
            <numerusform>Felelős megadása %n félretett kézbesítéshez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close %n dead letter(s) without a replay</source>
        <translation>
            <numerusform>%n félretett kézbesítés lezárása visszajátszás nélkül</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::ColumnChooser</name>
    <message>
        <source>Choose columns</source>
        <translation>Oszlopok kiválasztása</translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::DeliveriesPage</name>
    <message>
        <source>Live</source>
        <translation>Élő</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Live list</source>
        <translation>Élő lista</translation>
    </message>
    <message>
        <source>Pausing freezes this list only. Receiving goes on. (F8)</source>
        <translation>A szünet csak ezt a listát állítja meg. A fogadás folytatódik. (F8)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Deliveries, newest first</source>
        <translation>Kézbesítések, a legújabb elöl</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1 múlva</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>A tároló nem olvasható</translation>
    </message>
    <message>
        <source>Can&apos;t read the store, so this list is old.</source>
        <translation>A tároló nem olvasható, ezért a lista régi.</translation>
    </message>
    <message>
        <source>No delivery matches</source>
        <translation>Nincs megfelelő kézbesítés</translation>
    </message>
    <message>
        <source>Other deliveries are there. Take a filter away to see them.</source>
        <translation>Vannak más kézbesítések. Vegyen le egy szűrőt, hogy lássa őket.</translation>
    </message>
    <message>
        <source>No events yet</source>
        <translation>Még nincs esemény</translation>
    </message>
    <message>
        <source>The first event shows up here a moment after it arrives.</source>
        <translation>Az első esemény az érkezése után egy pillanattal itt megjelenik.</translation>
    </message>
    <message numerus="yes">
        <source>Over %n newer</source>
        <translation>
            <numerusform>Több mint %n újabb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer, held while you point at the list</source>
        <translation>
            <numerusform>%n újabb vár, amíg a listára mutat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer</source>
        <translation>
            <numerusform>%n újabb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer deliveries are held while you point at the list. Show them.</source>
        <translation>
            <numerusform>%n újabb kézbesítés vár, amíg a listára mutat. Megjelenítés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Held while you point at the list, have a row chosen or have scrolled. Click or Home lets them in.</source>
        <translation>Várnak, amíg a listára mutat, sort választ vagy görget. Kattintásra vagy Home-ra belépnek.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Olvasás…</translation>
    </message>
    <message>
        <source>Paused at %1 UTC, %2 newer</source>
        <translation>Szünetel %1 UTC óta, %2 újabb</translation>
    </message>
    <message>
        <source>%1 of %2 completed · %3 unfinished</source>
        <translation>%1 / %2 befejezve · %3 befejezetlen</translation>
    </message>
    <message>
        <source> · as of %1 UTC</source>
        <translation> · %1 UTC szerint</translation>
    </message>
    <message>
        <source>Trace	T</source>
        <translation>Nyomkövetés	T</translation>
    </message>
    <message>
        <source>Copy event ID	Ctrl+C</source>
        <translation>Eseményazonosító másolása	Ctrl+C</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Kézbesítések</translation>
    </message>
    <message>
        <source>The export was not written.</source>
        <translation>Az exportálás nem sikerült.</translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::DeliveryPanel</name>
    <message>
        <source>Copy event ID</source>
        <translation>Eseményazonosító másolása</translation>
    </message>
    <message>
        <source>Details of the delivery</source>
        <translation>A kézbesítés részletei</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Nyomkövetés</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>Részletek bezárása</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Idővonal</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Hatások</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Kísérletek</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>Tartalom</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Fejlécek</translation>
    </message>
    <message>
        <source>Parts of the delivery</source>
        <translation>A kézbesítés részei</translation>
    </message>
    <message>
        <source>Time line, UTC, oldest first</source>
        <translation>Idővonal, UTC, a legrégebbi elöl</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Olvasás…</translation>
    </message>
    <message>
        <source>Copy event ID %1</source>
        <translation>%1 eseményazonosító másolása</translation>
    </message>
    <message>
        <source>%1 Nothing here runs again by itself.</source>
        <translation>%1 Itt semmi sem fut újra magától.</translation>
    </message>
    <message>
        <source>The outcome is unknown.</source>
        <translation>Az eredmény ismeretlen.</translation>
    </message>
    <message>
        <source>Nothing is repeated until it is looked up.</source>
        <translation>Semmi sem ismétlődik, amíg utána nem néznek.</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Beérkezések</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Terhelések</translation>
    </message>
    <message>
        <source>An effect marked applied is never run again, in any attempt or replay.</source>
        <translation>A végrehajtott hatás soha többé nem fut le, sem kísérletben, sem visszajátszásban.</translation>
    </message>
    <message>
        <source>No rule asked for an effect.</source>
        <translation>Egy szabály sem kért hatást.</translation>
    </message>
    <message>
        <source>No effect has begun.</source>
        <translation>Egy hatás sem kezdődött el.</translation>
    </message>
    <message>
        <source>No attempt has begun.</source>
        <translation>Egy kísérlet sem kezdődött el.</translation>
    </message>
    <message>
        <source>Signatures and secrets are never shown.</source>
        <translation>Aláírás és kulcs sosem látszik.</translation>
    </message>
    <message>
        <source>No header was kept.</source>
        <translation>Nem maradt meg fejléc.</translation>
    </message>
    <message>
        <source>Can&apos;t read this delivery.</source>
        <translation>Ez a kézbesítés nem olvasható.</translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::ExportButton</name>
    <message>
        <source>Export these deliveries as CSV</source>
        <translation>Kézbesítések exportálása CSV-be</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-fájlok (*.csv)</translation>
    </message>
    <message>
        <source>Writes the deliveries that match the filter, in the columns shown. (Ctrl+E)</source>
        <translation>A szűrőnek megfelelő kézbesítéseket írja ki, a látható oszlopokkal. (Ctrl+E)</translation>
    </message>
    <message>
        <source>%1 rows written to %2</source>
        <comment>a count, a file</comment>
        <translation>%1 sor kiírva ide: %2</translation>
    </message>
    <message>
        <source>Stop export</source>
        <translation>Exportálás leállítása</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportálás</translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::FilterBar</name>
    <message>
        <source>Event ID, source or type</source>
        <translation>Eseményazonosító, forrás vagy típus</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Forrás</translation>
    </message>
    <message>
        <source>No source yet</source>
        <translation>Még nincs forrás</translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::PayloadPane</name>
    <message>
        <source>The payload was deleted after its keeping time. The hash stays.</source>
        <translation>A tartalmat megőrzési ideje után töröltük. A hash megmarad.</translation>
    </message>
    <message>
        <source>Personal values are masked. The provider&apos;s own text is kept encrypted.</source>
        <translation>A személyes értékek takarva vannak. Az eredeti szöveget titkosítva őrizzük.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Méret</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>size, media type</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Olvasás…</translation>
    </message>
    <message>
        <source>Masked payload</source>
        <translation>Takart tartalom</translation>
    </message>
    <message>
        <source>Revealed payload</source>
        <translation>Felfedett tartalom</translation>
    </message>
    <message>
        <source>Personal data is shown. It is in the audit trail that you revealed it.</source>
        <translation>Személyes adatok láthatók. Az auditnaplóban szerepel, hogy Ön felfedte.</translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::PayloadReveal</name>
    <message>
        <source>Hide</source>
        <translation>Elrejtés</translation>
    </message>
    <message>
        <source>Reveal the payload?</source>
        <translation>Felfedi a tartalmat?</translation>
    </message>
    <message numerus="yes">
        <source>It shows personal data for %n seconds. Who, what and why is written to the audit trail first.</source>
        <translation>
            <numerusform>%n másodpercig személyes adatokat mutat. Előbb bekerül az auditnaplóba, hogy ki, mit és miért.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Felfedés</translation>
    </message>
    <message>
        <source>Hides in %1</source>
        <comment>0:43</comment>
        <translation>Elrejtés: %1</translation>
    </message>
    <message>
        <source>Payload copied, and written to the audit trail</source>
        <translation>Tartalom másolva, és bejegyezve az auditnaplóba</translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::LedgerPage</name>
    <message>
        <source>Export the ledger as CSV</source>
        <translation>Főkönyv exportálása CSV-be</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-fájlok (*.csv)</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>CSV exportálása</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Widen the window</source>
        <translation>Időszak bővítése</translation>
    </message>
    <message>
        <source>Ledger lines, newest first</source>
        <translation>Főkönyvi sorok, a legújabb elöl</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Visszatérítés</translation>
    </message>
    <message numerus="yes">
        <source>%n newer</source>
        <translation>
            <numerusform>%n újabb</numerusform>
        </translation>
    </message>
    <message>
        <source>Held while you point at the list, have a row chosen or have scrolled. Click or Home lets them in.</source>
        <translation>Várnak, amíg a listára mutat, sort választ vagy görget. Kattintásra vagy Home-ra belépnek.</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>A tároló nem olvasható</translation>
    </message>
    <message>
        <source>Can&apos;t read the store, so these figures are old.</source>
        <translation>A tároló nem olvasható, ezért ezek a számok régiek.</translation>
    </message>
    <message>
        <source>No charges in this window</source>
        <translation>Ebben az időszakban nincs terhelés</translation>
    </message>
    <message>
        <source>%1. Events that cost nothing are not listed.</source>
        <translation>%1. Az ingyenes események nem szerepelnek.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Olvasás…</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in the window</source>
        <translation>
            <numerusform>%n sor az időszakban</numerusform>
        </translation>
    </message>
    <message>
        <source> · as of %1 UTC</source>
        <translation> · %1 UTC szerint</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) written to %1</source>
        <translation>
            <numerusform>%n sor kiírva ide: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The export was not written.</source>
        <translation>Az exportálás nem sikerült.</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Főkönyv</translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::LinePanel</name>
    <message>
        <source>Details of the ledger line</source>
        <translation>A főkönyvi sor részletei</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>Részletek bezárása</translation>
    </message>
    <message>
        <source>Copy event ID</source>
        <translation>Eseményazonosító másolása</translation>
    </message>
    <message>
        <source>A line is never changed. A refund is a line of its own and names this event.</source>
        <translation>Egy sor sosem változik. A visszatérítés külön sor, amely ezt az eseményt nevezi meg.</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Nyomkövetés</translation>
    </message>
    <message>
        <source>Open delivery</source>
        <translation>Kézbesítés megnyitása</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind, amount</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Visszatérítés</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Terhelés</translation>
    </message>
    <message>
        <source>Ledger ID</source>
        <translation>Főkönyvi azonosító</translation>
    </message>
    <message>
        <source>Written, UTC</source>
        <translation>Leírva, UTC</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Forrás</translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation>Bérlő</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Számla</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Kézbesítés</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Visszatéríti</translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::ProofBand</name>
    <message>
        <source>events that cost money</source>
        <translation>pénzbe kerülő események</translation>
    </message>
    <message>
        <source>charge lines</source>
        <translation>terhelések</translation>
    </message>
    <message>
        <source>second charges</source>
        <translation>kettős terhelések</translation>
    </message>
    <message>
        <source>duplicates absorbed</source>
        <translation>kiszűrt duplikátumok</translation>
    </message>
    <message>
        <source>One event ID = one charge</source>
        <translation>Egy eseményazonosító = egy terhelés</translation>
    </message>
    <message>
        <source>An event was charged more than once</source>
        <translation>Egy eseményt többször terheltünk</translation>
    </message>
    <message>
        <source>True for every event in this window</source>
        <translation>Az időszak minden eseményére igaz</translation>
    </message>
    <message>
        <source>Find the event in the lines below, then trace it.</source>
        <translation>Keresse meg az eseményt az alábbi sorokban, majd kövesse nyomon.</translation>
    </message>
    <message>
        <source>Event %1. Trace it before anything else.</source>
        <translation>Esemény: %1. Mindenek előtt kövesse nyomon.</translation>
    </message>
    <message>
        <source>%1. %2 events that cost money, %3 charge lines, %4 second charges, %5 duplicates absorbed</source>
        <translation>%1. %2 pénzbe kerülő esemény, %3 terhelés, %4 kettős terhelés, %5 kiszűrt duplikátum</translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::TotalsRow</name>
    <message numerus="yes">
        <source>%1 in %n line(s)</source>
        <translation>
            <numerusform>%1 %n sorban</numerusform>
        </translation>
    </message>
    <message>
        <source>Total of the whole window: %1</source>
        <translation>A teljes időszak összege: %1</translation>
    </message>
    <message numerus="yes">
        <source>Total of the window, %n line(s)</source>
        <translation>
            <numerusform>Az időszak összege, %n sor</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::WindowPicker</name>
    <message>
        <source>From, UTC, included</source>
        <translation>Ettől, UTC, beleértve</translation>
    </message>
    <message>
        <source>To, UTC, not included</source>
        <translation>Eddig, UTC, kizárva</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two times</comment>
        <translation>–</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>24 h</source>
        <translation>24 óra</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 nap</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 nap</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Egyéni</translation>
    </message>
    <message>
        <source>Length of the window</source>
        <translation>Az időszak hossza</translation>
    </message>
    <message>
        <source>Start included, end not. In %1: %2 to %3.</source>
        <translation>A kezdet beletartozik, a vége nem. Itt: %1: %2 – %3.</translation>
    </message>
    <message>
        <source>The end must be after the start.</source>
        <translation>A végének a kezdet után kell lennie.</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::AlertTableModel</name>
    <message>
        <source>No owner</source>
        <translation>Nincs felelős</translation>
    </message>
    <message>
        <source>%1 %2, owner: %3, for %4, %5</source>
        <comment>an alert read aloud: sentence, state, owner, duration, messages</comment>
        <translation>%1 %2, felelős: %3, %4 ideje, %5</translation>
    </message>
    <message>
        <source>What, and what to do next</source>
        <translation>Mi az, és mi a következő teendő</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Állapot</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Felelős</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Mióta</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Darabszám</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Üzenetek</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::ClosedLetterModel</name>
    <message>
        <source>Closed, %1, %2, by %3 at %4, reason: %5</source>
        <comment>event, cause, person, time, reason</comment>
        <translation>Lezárva, %1, %2, lezárta: %3, ekkor: %4, indok: %5</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>Eseményazonosító</translation>
    </message>
    <message>
        <source>Source and type</source>
        <translation>Forrás és típus</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ok</translation>
    </message>
    <message>
        <source>Closed, UTC</source>
        <translation>Lezárva, UTC</translation>
    </message>
    <message>
        <source>By</source>
        <comment>the person who closed it</comment>
        <translation>Lezárta</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Indok</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::DeadLetterModel</name>
    <message numerus="yes">
        <source>%n without owner</source>
        <translation>
            <numerusform>%n felelős nélkül</numerusform>
        </translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>felelős: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s)</source>
        <translation>
            <numerusform>%n félretett kézbesítés</numerusform>
        </translation>
    </message>
    <message>
        <source>no owner</source>
        <translation>nincs felelős</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>Eseményazonosító</translation>
    </message>
    <message>
        <source>Source and type</source>
        <translation>Forrás és típus</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Kísérletek</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Bizonyíték</translation>
    </message>
    <message>
        <source>Arrived, UTC</source>
        <translation>Érkezett, UTC</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Kor</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <comment>an effect</comment>
        <translation>%1: ismeretlen</translation>
    </message>
    <message>
        <source>%1 not done</source>
        <comment>an effect</comment>
        <translation>%1: nem történt meg</translation>
    </message>
    <message>
        <source>%1 under way</source>
        <comment>an effect</comment>
        <translation>%1: folyamatban</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>Nincs felelős</translation>
    </message>
    <message>
        <source>The oldest waits for %1.</source>
        <translation>A legrégebbi ennyi ideje vár: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The newest %n are listed.</source>
        <translation>
            <numerusform>A legújabb %n látható.</numerusform>
        </translation>
    </message>
    <message>
        <source>Assign an owner, then close or replay.</source>
        <translation>Adjon meg felelőst, majd zárja le vagy játssza vissza.</translation>
    </message>
    <message numerus="yes">
        <source>Look up %n unknown outcome(s) first.</source>
        <translation>
            <numerusform>Előbb nézzen utána %n ismeretlen eredménynek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the evidence, then close or replay.</source>
        <translation>Nézze meg a bizonyítékot, majd zárja le vagy játssza vissza.</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>kijelölve</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>nincs kijelölve</translation>
    </message>
    <message>
        <source>partly ticked</source>
        <translation>részben kijelölve</translation>
    </message>
    <message>
        <source>%1. %2. Next step: %3 %4. %5</source>
        <comment>cause, count, next step, owner, ticked or not</comment>
        <translation>%1. %2. Következő lépés: %3 %4. %5</translation>
    </message>
    <message>
        <source>Dead letter, %1, %2, %3, %4, arrived %5, age %6</source>
        <comment>source and type, evidence, open effect, owner, time, age</comment>
        <translation>Félretett kézbesítés, %1, %2, %3, %4, érkezett: %5, kor: %6</translation>
    </message>
    <message>
        <source>Open effect</source>
        <translation>Nyitott hatás</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::DeliveryTableModel</name>
    <message>
        <source>Newest first</source>
        <translation>A legújabb elöl</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Állapot</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>Eseményazonosító</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Forrás</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Típus</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Kísérletek</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>↓ Age</source>
        <translation>↓ Kor</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Beérkezések</translation>
    </message>
    <message>
        <source>%1. No longer matches the filter; leaves the list when newer rows enter.</source>
        <translation>%1. Már nem felel meg a szűrőnek; kilép, ha újabb sorok jönnek.</translation>
    </message>
    <message>
        <source>%1, tenant %2</source>
        <translation>%1, bérlő: %2</translation>
    </message>
    <message>
        <source>Received %1</source>
        <translation>Érkezett: %1</translation>
    </message>
    <message numerus="yes">
        <source>Arrived %n time(s)</source>
        <translation>
            <numerusform>%n alkalommal érkezett</numerusform>
        </translation>
    </message>
    <message>
        <source>attempt %1 of %2</source>
        <translation>%1. kísérlet / %2</translation>
    </message>
    <message>
        <source>next %1</source>
        <translation>következő: %1</translation>
    </message>
    <message>
        <source>age %1</source>
        <translation>kor: %1</translation>
    </message>
    <message numerus="yes">
        <source>arrived %n time(s)</source>
        <translation>
            <numerusform>%n alkalommal érkezett</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::models::LedgerTableModel</name>
    <message>
        <source>↓ UTC</source>
        <translation>↓ UTC</translation>
    </message>
    <message>
        <source>Ledger ID</source>
        <translation>Főkönyvi azonosító</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>Eseményazonosító</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Forrás</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Számla</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Fajta</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Összeg</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Visszatérítés</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Terhelés</translation>
    </message>
    <message>
        <source>%1, %2, %3 UTC, source %4, account %5</source>
        <comment>kind, amount, time, source, account</comment>
        <translation>%1, %2, %3 UTC, forrás: %4, számla: %5</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::OutcomeTableModel</name>
    <message>
        <source>Can&apos;t be asked; a person must decide</source>
        <translation>Nem kérdezhető; embernek kell döntenie</translation>
    </message>
    <message>
        <source>Set aside; a replay looks it up</source>
        <translation>Félretéve; a visszajátszás utánanéz</translation>
    </message>
    <message numerus="yes">
        <source>Asked %n time(s); a person must decide</source>
        <translation>
            <numerusform>%n kérdés után; embernek kell döntenie</numerusform>
        </translation>
    </message>
    <message>
        <source>Is sent again with the same key</source>
        <translation>Ugyanazzal a kulccsal újraküldjük</translation>
    </message>
    <message>
        <source>Is asked %1</source>
        <comment>in 0:43</comment>
        <translation>Kérdezés: %1</translation>
    </message>
    <message>
        <source>Is asked soon</source>
        <translation>Hamarosan megkérdezzük</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Nincs válasz</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>Nincs felelős</translation>
    </message>
    <message>
        <source>Outcome unknown, %1 to %2, %3, %4, age %5</source>
        <comment>event, destination, known, what goes on, age</comment>
        <translation>Ismeretlen eredmény, %1 ide: %2, %3, %4, kor: %5</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>Eseményazonosító</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Célrendszer</translation>
    </message>
    <message>
        <source>Source and type</source>
        <translation>Forrás és típus</translation>
    </message>
    <message>
        <source>What we know</source>
        <translation>Amit tudunk</translation>
    </message>
    <message>
        <source>What goes on</source>
        <translation>Mi történik</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Felelős</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Kor</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::ReplayPreviewModel</name>
    <message>
        <source>Key %1</source>
        <translation>Kulcs: %1</translation>
    </message>
    <message>
        <source>%1. %2. On replay: %3. Risk of a duplicate: %4</source>
        <comment>effect, what is known, what happens, risk</comment>
        <translation>%1. %2. Visszajátszáskor: %3. Kettőződés kockázata: %4</translation>
    </message>
    <message>
        <source>attempt %1 follows attempt %2</source>
        <translation>%1. kísérlet a(z) %2. után</translation>
    </message>
    <message>
        <source>Event %1, %2, %3, %4</source>
        <comment>event ID, source, type, what follows</comment>
        <translation>Esemény: %1, %2, %3, %4</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Hatás</translation>
    </message>
    <message>
        <source>What we know</source>
        <translation>Amit tudunk</translation>
    </message>
    <message>
        <source>On replay</source>
        <translation>Visszajátszáskor</translation>
    </message>
    <message>
        <source>Risk of a duplicate</source>
        <translation>Kettőződés kockázata</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::ReplayTableModel</name>
    <message>
        <source>%1, expires %2</source>
        <comment>state, in so long</comment>
        <translation>%1, lejár: %2</translation>
    </message>
    <message>
        <source>%1 under way</source>
        <translation>%1 folyamatban</translation>
    </message>
    <message>
        <source>%1, asked by %2 at %3, %4 dead letters, %5</source>
        <comment>state, name, time, count, progress</comment>
        <translation>%1, kérte: %2, ekkor: %3, %4 félretett kézbesítés, %5</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Állapot</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Kérte</translation>
    </message>
    <message>
        <source>Asked, UTC</source>
        <translation>Kérve, UTC</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Események</translation>
    </message>
    <message>
        <source>Came to an end</source>
        <translation>Véget ért</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Indok</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::ReviewTableModel</name>
    <message>
        <source>Decided, UTC</source>
        <translation>Eldöntve, UTC</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Eldöntötte</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>Eseményazonosító</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Célrendszer</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Döntés</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Bizonyíték</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Indok</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::TimelineModel</name>
    <message>
        <source>%1 %2</source>
        <comment>what happens next, countdown: Attempt 3 of 5 in 0:43</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 later</source>
        <translation>%1 később</translation>
    </message>
    <message>
        <source>%1 UTC: %2. %3</source>
        <comment>time, title, details of a time line entry</comment>
        <translation>%1 UTC: %2. %3</translation>
    </message>
</context>
<context>
    <name>ack::ui::outcomes::OutcomesPage</name>
    <message>
        <source>Review…</source>
        <translation>Áttekintés…</translation>
    </message>
    <message>
        <source>Every outcome is known</source>
        <translation>Minden eredmény ismert</translation>
    </message>
    <message>
        <source>A call without an answer waits here until the destination or a person says what became of it.</source>
        <translation>A válasz nélküli hívás itt vár, amíg a célrendszer vagy egy ember meg nem mondja, mi lett vele.</translation>
    </message>
    <message>
        <source>What people decide about such calls stays here.</source>
        <translation>Itt marad meg, amit az emberek az ilyen hívásokról döntenek.</translation>
    </message>
    <message>
        <source>Which outcomes</source>
        <translation>Mely eredmények</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Unknown outcomes</source>
        <translation>Ismeretlen eredmények</translation>
    </message>
    <message>
        <source>Decided outcomes</source>
        <translation>Eldöntött eredmények</translation>
    </message>
    <message>
        <source>oldest %1</source>
        <translation>legrégebbi: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n outcome(s) can only be settled by a person.</source>
        <translation>
            <numerusform>%n eredményt csak ember dönthet el.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is repeated until they are.</source>
        <translation>Addig semmi sem ismétlődik.</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>A tároló nem olvasható</translation>
    </message>
    <message>
        <source>Decided. The event goes on accordingly.</source>
        <translation>Eldöntve. Az esemény ennek megfelelően folytatódik.</translation>
    </message>
    <message>
        <source>The destination is asked now.</source>
        <translation>Most megkérdezzük a célrendszert.</translation>
    </message>
    <message>
        <source>Nothing has been decided yet</source>
        <translation>Még semmit sem döntöttek el</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>outcomes that nobody decided yet</comment>
        <translation>Nyitott</translation>
    </message>
    <message>
        <source>Decided</source>
        <comment>outcomes</comment>
        <translation>Eldöntött</translation>
    </message>
    <message>
        <source>%1 unknown · %2 for a person to decide</source>
        <comment>counts</comment>
        <translation>%1 ismeretlen · %2 emberi döntésre vár</translation>
    </message>
</context>
<context>
    <name>ack::ui::outcomes::ReviewSheet</name>
    <message>
        <source>Evidence: where you looked and what you saw</source>
        <translation>Bizonyíték: hol nézte meg, és mit látott</translation>
    </message>
    <message>
        <source>Choose what you found out.</source>
        <translation>Válassza ki, mit tudott meg.</translation>
    </message>
    <message>
        <source>Ask %1 now</source>
        <comment>a destination</comment>
        <translation>%1 kérdezése most</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Esemény</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Innen</translation>
    </message>
    <message>
        <source>Key sent along</source>
        <translation>Vele küldött kulcs</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Kísérlet</translation>
    </message>
    <message>
        <source>%1, since %2 UTC</source>
        <comment>number, time</comment>
        <translation>%1, %2 UTC óta</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Ismert</translation>
    </message>
    <message>
        <source>Last answer</source>
        <translation>Utolsó válasz</translation>
    </message>
    <message>
        <source>What goes on</source>
        <translation>Mi történik</translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::AttentionList</name>
    <message>
        <source>No owner</source>
        <translation>Nincs felelős</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Teendők</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Felelős</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Vár</translation>
    </message>
    <message>
        <source>Nothing waits for a person.</source>
        <translation>Semmi sem vár emberre.</translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::CompletionCard</name>
    <message>
        <source>Completion</source>
        <translation>Befejezés</translation>
    </message>
    <message>
        <source>now</source>
        <translation>most</translation>
    </message>
    <message>
        <source>Finished in time</source>
        <translation>Időben kész</translation>
    </message>
    <message>
        <source>Completed within its source&apos;s time, of all accepted in the last %1 whose time has passed or which are completed.</source>
        <translation>A forrás idején belül befejezve, az utolsó %1 azon elfogadott eseményeiből, amelyek ideje letelt vagy befejeződtek.</translation>
    </message>
    <message>
        <source>%1 under target %2</source>
        <comment>points, percent</comment>
        <translation>%1 a(z) %2 cél alatt</translation>
    </message>
    <message>
        <source>%1 finished in time</source>
        <translation>%1 időben kész</translation>
    </message>
    <message>
        <source>%1 of %2 events</source>
        <translation>%1 / %2 esemény</translation>
    </message>
    <message>
        <source>Nothing was due yet</source>
        <translation>Még semmi sem volt esedékes</translation>
    </message>
    <message>
        <source>Hour by hour: %1 of %2 on target</source>
        <translation>Óránként: %1 / %2 célon belül</translation>
    </message>
    <message>
        <source>Step by step: %1 of %2 on target</source>
        <translation>Lépésenként: %1 / %2 célon belül</translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::OverviewPage</name>
    <message>
        <source>Unfinished work</source>
        <translation>Befejezetlen munka</translation>
    </message>
    <message>
        <source>Oldest unfinished</source>
        <translation>Legrégebbi befejezetlen</translation>
    </message>
    <message>
        <source>Unknown outcomes</source>
        <translation>Ismeretlen eredmények</translation>
    </message>
    <message>
        <source>24 h</source>
        <translation>24 óra</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 nap</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 nap</translation>
    </message>
    <message>
        <source>Window of time</source>
        <translation>Időszak</translation>
    </message>
    <message>
        <source>See sources</source>
        <translation>Források megtekintése</translation>
    </message>
    <message>
        <source>Accepted and completed</source>
        <translation>Elfogadva és befejezve</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Még nincs kész</translation>
    </message>
    <message>
        <source>How long unfinished work has waited</source>
        <translation>Mióta vár a befejezetlen munka</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Áttekintés</translation>
    </message>
    <message>
        <source>No events yet</source>
        <translation>Még nincs esemény</translation>
    </message>
    <message>
        <source>Give a provider the URL of its source. The first event shows up here a moment after it arrives.</source>
        <translation>Adja meg egy szolgáltatónak a forrás URL-jét. Az első esemény az érkezése után egy pillanattal itt megjelenik.</translation>
    </message>
    <message>
        <source>Events per %1, UTC</source>
        <comment>a step of time</comment>
        <translation>Események %1-enként, UTC</translation>
    </message>
    <message>
        <source>Accepted %1</source>
        <comment>a count</comment>
        <translation>Elfogadva %1</translation>
    </message>
    <message>
        <source>Completed %1</source>
        <comment>a count</comment>
        <translation>Befejezve %1</translation>
    </message>
    <message>
        <source>%1 queued or running, %2 to retry, %3 set aside</source>
        <comment>three counts</comment>
        <translation>%1 sorban vagy folyamatban, %2 újra, %3 félretéve</translation>
    </message>
    <message>
        <source>Dead letter from %1: %2</source>
        <comment>source, cause</comment>
        <translation>Félretett kézbesítés (%1): %2</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <comment>state, source</comment>
        <translation>%1, innen: %2</translation>
    </message>
    <message>
        <source>Everything is finished.</source>
        <translation>Minden kész.</translation>
    </message>
    <message>
        <source>Every answer was heard.</source>
        <translation>Minden válasz megjött.</translation>
    </message>
    <message>
        <source>Oldest %1. Held, never repeated.</source>
        <comment>a duration</comment>
        <translation>Legrégebbi: %1. Vár, sosem ismétlődik.</translation>
    </message>
    <message>
        <source>Held, never repeated.</source>
        <translation>Vár, sosem ismétlődik.</translation>
    </message>
    <message>
        <source>as of %1 UTC</source>
        <comment>time of old figures</comment>
        <translation>%1 UTC szerint</translation>
    </message>
    <message>
        <source>The store can&apos;t be read.</source>
        <translation>A tároló nem olvasható.</translation>
    </message>
    <message>
        <source>What you see is from before. %1</source>
        <comment>technical reason</comment>
        <translation>Amit lát, korábbi. %1</translation>
    </message>
    <message>
        <source>No store yet</source>
        <translation>Még nincs tároló</translation>
    </message>
    <message>
        <source>Nothing has ever been received into this folder. It is made when an engine starts.</source>
        <translation>Ebbe a mappába még semmi sem érkezett. A tároló a motor indulásakor készül.</translation>
    </message>
    <message>
        <source>The store can&apos;t be read</source>
        <translation>A tároló nem olvasható</translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::OwnersCard</name>
    <message>
        <source>Dead letters by owner</source>
        <translation>Félretett kézbesítések felelősönként</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>Nincs felelős</translation>
    </message>
    <message>
        <source>Nothing is set aside.</source>
        <translation>Semmi sincs félretéve.</translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::ProofCard</name>
    <message>
        <source>Charged once</source>
        <translation>Egyszer terhelve</translation>
    </message>
    <message>
        <source>Events that cost money</source>
        <translation>Pénzbe kerülő események</translation>
    </message>
    <message>
        <source>Charge lines written</source>
        <translation>Leírt terhelések</translation>
    </message>
    <message>
        <source>Second charges</source>
        <translation>Kettős terhelések</translation>
    </message>
    <message>
        <source>Duplicates absorbed</source>
        <translation>Kiszűrt duplikátumok</translation>
    </message>
    <message>
        <source>Providers sent these events again. No new work and no new charge came of it.</source>
        <translation>A szolgáltatók ezeket újraküldték. Sem új munka, sem új terhelés nem lett belőle.</translation>
    </message>
    <message>
        <source>Open the ledger</source>
        <translation>Főkönyv megnyitása</translation>
    </message>
    <message>
        <source>Last %1, checked %2 UTC</source>
        <comment>window, time</comment>
        <translation>Utolsó %1, ellenőrizve %2 UTC</translation>
    </message>
    <message>
        <source>Events that cost money %1, charge lines %2, second charges %3, duplicates absorbed %4</source>
        <translation>Pénzbe kerülő események: %1, terhelések: %2, kettős terhelések: %3, kiszűrt duplikátumok: %4</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::AddPersonSheet</name>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>As it will stand in the audit trail</source>
        <translation>Ahogy az auditnaplóban szerepel majd</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Szerepkör</translation>
    </message>
    <message>
        <source>Write the person&apos;s name.</source>
        <translation>Írja be a személy nevét.</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::ChangeRoleSheet</name>
    <message>
        <source>Role</source>
        <translation>Szerepkör</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::ChannelCard</name>
    <message>
        <source>Alert channels</source>
        <translation>Riasztási csatornák</translation>
    </message>
    <message>
        <source>Where alerts are sent is set in the configuration file. A trial is a real message that names no event; what becomes of it is told here.</source>
        <translation>Hogy hova mennek a riasztások, azt a konfigurációs fájl adja meg. A próba valódi üzenet, amely egyetlen eseményt sem nevez meg; itt látható, mi lett vele.</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::ChannelTrial</name>
    <message>
        <source>Send a trial by %1</source>
        <comment>e-mail or webhook</comment>
        <translation>Próba küldése: %1</translation>
    </message>
    <message>
        <source>Nothing is known of the trial message yet.</source>
        <translation>A próbaüzenetről még semmit sem tudunk.</translation>
    </message>
    <message>
        <source>It was not tried yet. It is tried once, or dropped after two minutes.</source>
        <translation>Még nem próbáltuk meg. Egyszer próbáljuk, vagy két perc után eldobjuk.</translation>
    </message>
    <message>
        <source>A trial message is on its way.</source>
        <translation>Egy próbaüzenet úton van.</translation>
    </message>
    <message>
        <source>The trial message was sent.</source>
        <translation>A próbaüzenetet elküldtük.</translation>
    </message>
    <message>
        <source>The trial message was refused.</source>
        <translation>A próbaüzenetet elutasították.</translation>
    </message>
    <message>
        <source>The trial message could not be sent in time.</source>
        <translation>A próbaüzenetet nem sikerült időben elküldeni.</translation>
    </message>
    <message>
        <source>No trial message was sent.</source>
        <translation>Nem küldtünk próbaüzenetet.</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::PeopleView</name>
    <message>
        <source>Who there is</source>
        <translation>Kik vannak</translation>
    </message>
    <message>
        <source>People are not for your role</source>
        <translation>A személyek nem az Ön szerepköréhez valók</translation>
    </message>
    <message>
        <source>No password yet, so they can&apos;t sign in</source>
        <translation>Még nincs jelszava, ezért nem tud bejelentkezni</translation>
    </message>
    <message>
        <source>Since %1 · password of %2</source>
        <comment>two days</comment>
        <translation>Felvéve: %1 · jelszó: %2</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>Letiltva</translation>
    </message>
    <message>
        <source>What can be done about %1</source>
        <translation>Műveletek: %1</translation>
    </message>
    <message>
        <source>Person added</source>
        <translation>Személy felvéve</translation>
    </message>
    <message>
        <source>Role changed</source>
        <translation>Szerepkör módosítva</translation>
    </message>
    <message>
        <source>Password set</source>
        <translation>Jelszó megadva</translation>
    </message>
    <message>
        <source>Enable %1?</source>
        <translation>Engedélyezi: %1?</translation>
    </message>
    <message>
        <source>Disable %1?</source>
        <translation>Letiltja: %1?</translation>
    </message>
    <message>
        <source>They may sign in again, with their old password and role.</source>
        <translation>Ismét bejelentkezhet, a régi jelszavával és szerepkörével.</translation>
    </message>
    <message>
        <source>They are signed out everywhere at once and can&apos;t sign in. What they own goes to the source&apos;s owner, or to nobody.</source>
        <translation>Azonnal kijelentkeztetjük mindenhol, és nem tud bejelentkezni. Amiért felel, a forrás felelőséhez kerül, vagy senkihez.</translation>
    </message>
    <message>
        <source>Enable</source>
        <translation>Engedélyezés</translation>
    </message>
    <message>
        <source>Disable</source>
        <translation>Letiltás</translation>
    </message>
    <message>
        <source>Person enabled</source>
        <translation>Személy engedélyezve</translation>
    </message>
    <message>
        <source>Person disabled</source>
        <translation>Személy letiltva</translation>
    </message>
    <message>
        <source>The list of people can&apos;t be read.</source>
        <translation>A személyek listája nem olvasható.</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::PermissionTable</name>
    <message>
        <source>Who may do what</source>
        <translation>Ki mit tehet</translation>
    </message>
    <message>
        <source>alone</source>
        <comment>may do it without a second person</comment>
        <translation>egyedül</translation>
    </message>
    <message>
        <source>two people</source>
        <translation>két személy</translation>
    </message>
    <message>
        <source>never</source>
        <translation>soha</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Művelet</translation>
    </message>
    <message>
        <source>reason</source>
        <comment>a reason must be given</comment>
        <translation>indok</translation>
    </message>
    <message>
        <source>asks</source>
        <comment>asks a second person</comment>
        <translation>kéri</translation>
    </message>
    <message>
        <source>approves</source>
        <translation>jóváhagyja</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>action, role, whether</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>may</source>
        <translation>teheti</translation>
    </message>
    <message>
        <source>may not</source>
        <translation>nem teheti</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::RetentionCard</name>
    <message>
        <source>What is kept, and how long</source>
        <translation>Mit és meddig őrzünk</translation>
    </message>
    <message>
        <source>All sources</source>
        <translation>Minden forrás</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Mentés</translation>
    </message>
    <message>
        <source>Use those of all sources</source>
        <translation>A közös idők használata</translation>
    </message>
    <message>
        <source>Clean up now</source>
        <translation>Tisztítás most</translation>
    </message>
    <message>
        <source>Shorter applies at once. Longer needs a reason.</source>
        <translation>A rövidebb azonnal érvényes. A hosszabbhoz indok kell.</translation>
    </message>
    <message>
        <source>Payloads</source>
        <translation>Tartalmak</translation>
    </message>
    <message>
        <source>Encrypted, from completion on</source>
        <translation>Titkosítva, a befejezéstől</translation>
    </message>
    <message>
        <source>Dead-letter payloads</source>
        <translation>Félretettek tartalma</translation>
    </message>
    <message>
        <source>Until closed, at most</source>
        <translation>Lezárásig, legfeljebb</translation>
    </message>
    <message>
        <source>Hashes, event IDs and effects</source>
        <translation>Hashek, eseményazonosítók és hatások</translation>
    </message>
    <message>
        <source>Needed to know a duplicate</source>
        <translation>A duplikátumok felismeréséhez kellenek</translation>
    </message>
    <message>
        <source>Ledger and audit trail</source>
        <translation>Főkönyv és auditnapló</translation>
    </message>
    <message>
        <source>Kept in full</source>
        <translation>Teljesen megmarad</translation>
    </message>
    <message>
        <source>%1, days</source>
        <translation>%1, nap</translation>
    </message>
    <message>
        <source> days</source>
        <translation> nap</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>örökre</translation>
    </message>
    <message>
        <source>This can&apos;t be read now.</source>
        <translation>Ez most nem olvasható.</translation>
    </message>
    <message>
        <source>A clean-up is under way.</source>
        <translation>Tisztítás folyamatban.</translation>
    </message>
    <message>
        <source>Last clean-up %1, %2 UTC.</source>
        <comment>date, time</comment>
        <translation>Utolsó tisztítás: %1, %2 UTC.</translation>
    </message>
    <message numerus="yes">
        <source>%n payload(s) deleted, their hashes kept.</source>
        <translation>
            <numerusform>%n tartalom törölve, a hashük megmaradt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, of its own</source>
        <comment>a source with its own terms</comment>
        <translation>%1, saját idővel</translation>
    </message>
    <message>
        <source>Keep payloads longer?</source>
        <translation>Hosszabb ideig őrzi a tartalmakat?</translation>
    </message>
    <message>
        <source>Keep payloads shorter?</source>
        <translation>Rövidebb ideig őrzi a tartalmakat?</translation>
    </message>
    <message>
        <source>Personal data stays longer than before. What is deleted already doesn&apos;t come back.</source>
        <translation>A személyes adatok tovább maradnak, mint eddig. Ami már törlődött, nem jön vissza.</translation>
    </message>
    <message>
        <source>What is older than the new terms is deleted at the next clean-up, for good. Hashes, event IDs, effects, ledger and audit trail stay.</source>
        <translation>Ami régebbi az új időknél, a következő tisztításkor végleg törlődik. A hashek, eseményazonosítók, hatások, a főkönyv és az auditnapló megmaradnak.</translation>
    </message>
    <message>
        <source>Keep longer</source>
        <translation>Hosszabb megőrzés</translation>
    </message>
    <message>
        <source>Keep shorter</source>
        <translation>Rövidebb megőrzés</translation>
    </message>
    <message>
        <source>Retention changed</source>
        <translation>Megőrzés módosítva</translation>
    </message>
    <message>
        <source>Use the terms of all sources for %1?</source>
        <translation>A közös időket használja ehhez: %1?</translation>
    </message>
    <message>
        <source>Use those</source>
        <translation>Használat</translation>
    </message>
    <message>
        <source>The engine cleans up now</source>
        <translation>A motor most tisztít</translation>
    </message>
    <message>
        <source>Payloads are then kept %1 days after completion, and %2 days as dead letters, as for all sources.</source>
        <comment>two numbers of days</comment>
        <translation>A tartalmakat ekkor befejezés után %1 napig, félretettként %2 napig őrizzük, mint minden forrásnál.</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::SettingsPage</name>
    <message>
        <source>People</source>
        <translation>Személyek</translation>
    </message>
    <message>
        <source>Permissions and retention</source>
        <translation>Jogosultságok és megőrzés</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s). Every change is in the audit trail.</source>
        <translation>
            <numerusform>%n személy. Minden változás az auditnaplóba kerül.</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Every act is checked against this table. Only a security officer changes how long things are kept.</source>
        <translation>Minden műveletet e táblázat szerint ellenőrzünk. A megőrzési időket csak biztonsági felelős módosíthatja.</translation>
    </message>
    <message>
        <source>Alert channels</source>
        <translation>Riasztási csatornák</translation>
    </message>
    <message>
        <source>Whether alerts reach somebody outside of this window.</source>
        <translation>Eljutnak-e a riasztások valakihez ezen az ablakon kívül.</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::VaultCard</name>
    <message>
        <source>Encryption key</source>
        <translation>Titkosítási kulcs</translation>
    </message>
    <message>
        <source>Seals payloads and secrets in the store</source>
        <translation>Lepecsételi a tartalmakat és a titkos kulcsokat a tárolóban</translation>
    </message>
    <message>
        <source>How much is sealed with the new key</source>
        <translation>Mennyi van lepecsételve az új kulccsal</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Kulcs</translation>
    </message>
    <message>
        <source>Number %1</source>
        <comment>of a key</comment>
        <translation>%1. számú</translation>
    </message>
    <message>
        <source>In use since</source>
        <translation>Használatban ekkortól</translation>
    </message>
    <message>
        <source>the store was made</source>
        <translation>a tároló létrejötte</translation>
    </message>
    <message>
        <source>%1, %2 UTC</source>
        <comment>date, time</comment>
        <translation>%1, %2 UTC</translation>
    </message>
    <message>
        <source>Key %1 is taking over.</source>
        <translation>Váltás folyamatban a(z) %1. kulcsra.</translation>
    </message>
    <message numerus="yes">
        <source>%n payload(s) sealed anew. Work goes on meanwhile, and older ones open with the old key.</source>
        <translation>
            <numerusform>%n tartalom újra lepecsételve. A munka közben folytatódik, a régebbiek a régi kulccsal nyílnak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No key opens %n payload(s).</source>
        <translation>
            <numerusform>%n tartalom egyik kulccsal sem nyílt meg.</numerusform>
        </translation>
    </message>
    <message>
        <source>They were left as they are. The check of the store names them.</source>
        <translation>Úgy hagytuk őket, ahogy vannak. A tároló ellenőrzése megnevezi őket.</translation>
    </message>
    <message>
        <source>This can&apos;t be read now.</source>
        <translation>Ez most nem olvasható.</translation>
    </message>
    <message>
        <source>Put a new key in place of key %1?</source>
        <translation>Új kulcsot tesz a(z) %1. kulcs helyére?</translation>
    </message>
    <message>
        <source>The engine makes it and seals everything stored anew while work goes on. Copy the file master.key again once that is done. Keep the old copy as long as you keep backups made until then: they open with it only.</source>
        <translation>A motor elkészíti, és munka közben mindent újra lepecsétel, amit tárolunk. Ha ez kész, másolja le ismét a master.key fájlt. A régi másolatot addig őrizze meg, amíg az addig készült biztonsági mentéseket: azok csak azzal nyílnak meg.</translation>
    </message>
    <message>
        <source>Change the key</source>
        <translation>Kulcs cseréje</translation>
    </message>
    <message>
        <source>A new key takes over</source>
        <translation>Új kulcsra váltunk</translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::ManifestPane</name>
    <message>
        <source>Skipped</source>
        <translation>Kimarad</translation>
    </message>
    <message>
        <source>already done, kept</source>
        <translation>már kész, megmarad</translation>
    </message>
    <message>
        <source>Will run</source>
        <translation>Lefut</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>még nincs kész</translation>
    </message>
    <message>
        <source>Look up first</source>
        <translation>Előbb utánanézünk</translation>
    </message>
    <message>
        <source>run only if missing</source>
        <translation>csak akkor fut, ha hiányzik</translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation>Mely szabályok szerint</translation>
    </message>
    <message>
        <source>Rules at acceptance</source>
        <translation>Elfogadáskori szabályok</translation>
    </message>
    <message>
        <source>Preview of the replay</source>
        <translation>A visszajátszás előnézete</translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t run and is left out.</source>
        <translation>
            <numerusform>%n nem futhat, ezért kimarad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each is checked again when it runs.</source>
        <translation>Futtatáskor mindegyiket újra ellenőrizzük.</translation>
    </message>
    <message>
        <source>%1 of %2 looked at</source>
        <comment>counts</comment>
        <translation>%1 / %2 átnézve</translation>
    </message>
    <message>
        <source>Looking at each event…</source>
        <translation>Minden esemény átnézése…</translation>
    </message>
    <message>
        <source>%1 of %2 came to an end</source>
        <translation>%1 / %2 véget ért</translation>
    </message>
    <message>
        <source>%1 of %2 came to an end</source>
        <comment>counts</comment>
        <translation>%1 / %2 véget ért</translation>
    </message>
    <message>
        <source>%1 under way</source>
        <translation>%1 folyamatban</translation>
    </message>
    <message>
        <source>Current rules</source>
        <translation>Jelenlegi szabályok</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s), effects: %1.</source>
        <comment>a count</comment>
        <translation>
            <numerusform>%n esemény, hatások: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::OrderForm</name>
    <message>
        <source>Why now</source>
        <translation>Miért most</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Indok</translation>
    </message>
    <message>
        <source>I confirm that the cause is corrected</source>
        <translation>Megerősítem, hogy az okot kijavították</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Nyilatkozat</translation>
    </message>
    <message>
        <source>per batch</source>
        <translation>kötegenként</translation>
    </message>
    <message>
        <source>Deliveries put back together</source>
        <translation>Visszatett kézbesítések</translation>
    </message>
    <message>
        <source>s apart</source>
        <translation>mp közzel</translation>
    </message>
    <message>
        <source>Seconds from one batch to the next</source>
        <translation>Másodpercek két köteg között</translation>
    </message>
    <message>
        <source>at a time</source>
        <translation>egyszerre</translation>
    </message>
    <message>
        <source>Deliveries under way at once</source>
        <translation>Egyszerre folyó kézbesítések</translation>
    </message>
    <message>
        <source>Stop at the first failure</source>
        <translation>Leállás az első hibánál</translation>
    </message>
    <message>
        <source>Second person</source>
        <translation>Második személy</translation>
    </message>
    <message>
        <source>Can&apos;t be the person who asks.</source>
        <translation>Nem lehet az, aki kéri.</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ütem</translation>
    </message>
    <message>
        <source>Attempt counter</source>
        <translation>Kísérletszámláló</translation>
    </message>
    <message>
        <source>If it fails again</source>
        <translation>Ha ismét hibázik</translation>
    </message>
    <message>
        <source>set aside again</source>
        <translation>ismét félretesszük</translation>
    </message>
    <message>
        <source>Audit entry</source>
        <translation>Auditbejegyzés</translation>
    </message>
    <message>
        <source>written first, then it runs</source>
        <translation>előbb ez íródik le, aztán fut</translation>
    </message>
    <message>
        <source>Nobody else may approve it yet.</source>
        <translation>Még senki más nem hagyhatja jóvá.</translation>
    </message>
    <message>
        <source>continues</source>
        <translation>folytatódik</translation>
    </message>
    <message>
        <source>continues, %1</source>
        <comment>5 → 6</comment>
        <translation>folytatódik, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n batch(es)</source>
        <translation>
            <numerusform>%n köteg</numerusform>
        </translation>
    </message>
    <message>
        <source>, at least %1</source>
        <comment>a duration</comment>
        <translation>, legalább %1</translation>
    </message>
    <message>
        <source>Without it they would fail in the same way.</source>
        <translation>Enélkül ugyanúgy hibáznának.</translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::PreviewDelegate</name>
    <message>
        <source>Attempt</source>
        <translation>Kísérlet</translation>
    </message>
    <message>
        <source>differs from what you saw</source>
        <translation>eltér attól, amit látott</translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::ReplaySheet</name>
    <message numerus="yes">
        <source>Replay %n dead letter(s)</source>
        <translation>
            <numerusform>%n félretett kézbesítés visszajátszása</numerusform>
        </translation>
    </message>
    <message>
        <source>Save preview</source>
        <translation>Előnézet mentése</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Elutasítás</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>It was not asked for. Nothing runs.</source>
        <translation>A kérés nem jött létre. Semmi sem fut.</translation>
    </message>
    <message>
        <source>It was not done.</source>
        <translation>Nem történt meg.</translation>
    </message>
    <message>
        <source>It can&apos;t be read now.</source>
        <translation>Most nem olvasható.</translation>
    </message>
    <message>
        <source>The preview was not saved.</source>
        <translation>Az előnézetet nem mentettük.</translation>
    </message>
    <message>
        <source>None of them can run as they are.</source>
        <translation>Jelen állapotban egyik sem futhat.</translation>
    </message>
    <message>
        <source>The preview says what is in the way of each.</source>
        <translation>Az előnézet megmondja, mi akadályozza őket.</translation>
    </message>
    <message>
        <source>There is no preview</source>
        <translation>Nincs előnézet</translation>
    </message>
    <message>
        <source>Something has changed, so nothing was asked for.</source>
        <translation>Valami megváltozott, ezért a kérés nem jött létre.</translation>
    </message>
    <message>
        <source>The plan has changed since you looked, so nothing was asked for.</source>
        <translation>A terv megváltozott, mióta megnézte, ezért a kérés nem jött létre.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) differ; they are marked. Look, then press again.</source>
        <translation>
            <numerusform>%n esemény eltér; jelöltük. Nézze meg, majd nyomja meg újra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the totals, then press again.</source>
        <translation>Nézze meg az összesítést, majd nyomja meg újra.</translation>
    </message>
    <message numerus="yes">
        <source>Replay of %n dead letter(s)</source>
        <translation>
            <numerusform>%n félretett kézbesítés visszajátszása</numerusform>
        </translation>
    </message>
    <message>
        <source>asked by %1</source>
        <translation>kérte: %1</translation>
    </message>
    <message>
        <source>You may not approve</source>
        <translation>Nem hagyhatja jóvá</translation>
    </message>
    <message>
        <source>You may not replay</source>
        <translation>Nem játszhat vissza</translation>
    </message>
    <message>
        <source>Your role may approve</source>
        <translation>A szerepköre jóváhagyhat</translation>
    </message>
    <message>
        <source>Your role may replay</source>
        <translation>A szerepköre visszajátszhat</translation>
    </message>
    <message>
        <source>This computer&apos;s account</source>
        <translation>A számítógép fiókja</translation>
    </message>
    <message>
        <source>The cause may have passed</source>
        <translation>Az ok elmúlhatott</translation>
    </message>
    <message>
        <source>Your reason says why now</source>
        <translation>Az indoka megmondja, miért most</translation>
    </message>
    <message>
        <source>Cause corrected</source>
        <translation>Az ok kijavítva</translation>
    </message>
    <message>
        <source>Says %1</source>
        <translation>%1 szerint</translation>
    </message>
    <message>
        <source>Cause must be corrected</source>
        <translation>Az okot ki kell javítani</translation>
    </message>
    <message>
        <source>Confirm it at the right</source>
        <translation>Erősítse meg jobb oldalt</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Jóváhagyva</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Jóváhagyta: %1</translation>
    </message>
    <message>
        <source>One person is enough</source>
        <translation>Egy személy elég</translation>
    </message>
    <message>
        <source>Few events, no doubt</source>
        <translation>Kevés esemény, nincs kétség</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n esemény</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n could repeat</source>
        <translation>
            <numerusform>, %n ismétlődhet</numerusform>
        </translation>
    </message>
    <message>
        <source>Second approval needed</source>
        <translation>Második jóváhagyás kell</translation>
    </message>
    <message>
        <source>You asked for it yourself. Somebody else must approve it.</source>
        <translation>Ön kérte. Valaki másnak kell jóváhagynia.</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Jóváhagyás</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Expires %1.</source>
        <comment>in 23 h 12 m</comment>
        <translation>Lejár: %1.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Cancel the rest</source>
        <translation>A többi megszakítása</translation>
    </message>
    <message>
        <source>Stop after this event</source>
        <translation>Leállás ez után az esemény után</translation>
    </message>
    <message>
        <source>Send for approval</source>
        <translation>Jóváhagyásra küldés</translation>
    </message>
    <message>
        <source>Replay %1 now</source>
        <comment>a count</comment>
        <translation>%1 visszajátszása most</translation>
    </message>
    <message>
        <source>Replay starts when a second person approves.</source>
        <translation>A visszajátszás akkor indul, ha egy második személy jóváhagyja.</translation>
    </message>
    <message>
        <source>Save the preview</source>
        <translation>Az előnézet mentése</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-fájlok (*.csv)</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>noun: the title of a sheet</comment>
        <translation>Visszajátszás</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>verb: a button</comment>
        <translation>Visszajátszás</translation>
    </message>
    <message numerus="yes">
        <source>Preview of %n event(s) written to %1</source>
        <comment>a file</comment>
        <translation>
            <numerusform>%n esemény előnézete kiírva ide: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::ReplaysPage</name>
    <message>
        <source>Open…</source>
        <translation>Megnyitás…</translation>
    </message>
    <message>
        <source>Which replays</source>
        <translation>Mely visszajátszások</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Visszajátszások</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>A tároló nem olvasható</translation>
    </message>
    <message>
        <source>No replay is open</source>
        <translation>Nincs nyitott visszajátszás</translation>
    </message>
    <message>
        <source>Tick dead letters and press Replay. What needs a second person waits here.</source>
        <translation>Jelöljön ki félretett kézbesítéseket, és nyomja meg a Visszajátszást. Amihez második személy kell, itt vár.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>replays that are not over</comment>
        <translation>Nyitott</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all replays</comment>
        <translation>Mind</translation>
    </message>
    <message>
        <source>%1 waiting for a second person · %2 running</source>
        <comment>counts</comment>
        <translation>%1 második személyre vár · %2 fut</translation>
    </message>
    <message>
        <source>Nothing has been replayed yet</source>
        <translation>Még semmit sem játszottak vissza</translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::RequestFacts</name>
    <message>
        <source>Your reason</source>
        <translation>Az Ön indoka</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Kérte</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Kérve</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Miért</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Indok</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Kiválasztva</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Ok</translation>
    </message>
    <message>
        <source>corrected, says who asked</source>
        <translation>kijavítva, a kérő szerint</translation>
    </message>
    <message>
        <source>not corrected</source>
        <translation>nincs kijavítva</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>those at acceptance</source>
        <translation>az elfogadáskoriak</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ütem</translation>
    </message>
    <message>
        <source>Second person</source>
        <translation>Második személy</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Lejár</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a time, in so long</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Eldöntötte</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Eldöntött</translation>
    </message>
    <message>
        <source>Their reason</source>
        <translation>Az indoka</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Elkezdődött</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Véget ért</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Leállt</translation>
    </message>
    <message>
        <source>Manifest</source>
        <translation>Jegyzék</translation>
    </message>
    <message>
        <source>the current ones</source>
        <translation>a jelenlegiek</translation>
    </message>
</context>
<context>
    <name>ack::ui::rights::RightsPage</name>
    <message>
        <source>Nobody has an account yet, so this window acts as the account of this computer</source>
        <translation>Még senkinek sincs fiókja, ezért ez az ablak a számítógép fiókjaként működik</translation>
    </message>
    <message>
        <source>You may</source>
        <translation>Ön teheti</translation>
    </message>
    <message>
        <source>Others may</source>
        <translation>Mások tehetik</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <translation>Engedélyezett: %1</translation>
    </message>
    <message>
        <source>Not allowed: %1. For: %2</source>
        <comment>what, roles</comment>
        <translation>Nem engedélyezett: %1. Jogosult: %2</translation>
    </message>
    <message>
        <source>What I may do</source>
        <translation>Mit tehetek</translation>
    </message>
    <message>
        <source>%1, %2 · each of these is checked again when it is done</source>
        <comment>name, role</comment>
        <translation>%1, %2 · végrehajtáskor mindegyiket újra ellenőrizzük</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::AccountFoot</name>
    <message>
        <source>%1, %2. Opens a menu.</source>
        <comment>name, role</comment>
        <translation>%1, %2. Menüt nyit.</translation>
    </message>
    <message>
        <source>Lock (Ctrl+L)</source>
        <translation>Zárolás (Ctrl+L)</translation>
    </message>
    <message>
        <source>Change password…</source>
        <translation>Jelszó megváltoztatása…</translation>
    </message>
    <message>
        <source>Lock now	Ctrl+L</source>
        <translation>Zárolás most	Ctrl+L</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Kijelentkezés</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s) without input</source>
        <translation>
            <numerusform>%n perc tétlenség után</numerusform>
        </translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Világos vagy sötét</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Mint a rendszer</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Világos</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sötét</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, role</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>where the engine is, its port</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>What I may do</source>
        <translation>Mit tehetek</translation>
    </message>
    <message>
        <source>Create the first admin…</source>
        <translation>Első admin létrehozása…</translation>
    </message>
    <message>
        <source>Lock automatically</source>
        <translation>Automatikus zárolás</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Betűméret</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>text size in percent</comment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::KeysSheet</name>
    <message>
        <source>%1 or %2</source>
        <comment>keys</comment>
        <translation>%1 vagy %2</translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>Riasztások</translation>
    </message>
    <message>
        <source>Trace any ID</source>
        <translation>Bármely azonosító nyomkövetése</translation>
    </message>
    <message>
        <source>Search in this page</source>
        <translation>Keresés ezen az oldalon</translation>
    </message>
    <message>
        <source>Next or previous pane</source>
        <translation>Következő vagy előző ablaktábla</translation>
    </message>
    <message>
        <source>Read again now</source>
        <translation>Újraolvasás most</translation>
    </message>
    <message>
        <source>Pause the list of deliveries, or let it go on</source>
        <translation>A kézbesítések listájának szüneteltetése vagy folytatása</translation>
    </message>
    <message>
        <source>Open or close the details</source>
        <translation>A részletek megnyitása vagy bezárása</translation>
    </message>
    <message>
        <source>Next tab of the details</source>
        <translation>A részletek következő lapja</translation>
    </message>
    <message>
        <source>Tick a dead letter</source>
        <translation>Egy félretett kézbesítés kijelölése</translation>
    </message>
    <message>
        <source>Copy the ID, or the row</source>
        <translation>Az azonosító vagy a sor másolása</translation>
    </message>
    <message>
        <source>Trace the delivery</source>
        <translation>A kézbesítés nyomkövetése</translation>
    </message>
    <message>
        <source>Assign an owner</source>
        <translation>Felelős megadása</translation>
    </message>
    <message>
        <source>Replay: opens the dialog only</source>
        <translation>Visszajátszás: csak a párbeszédablakot nyitja meg</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportálás</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Zárolás</translation>
    </message>
    <message>
        <source>Press a dialog&apos;s main button</source>
        <translation>Egy párbeszédablak fő gombjának megnyomása</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Ezek a billentyűk</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Billentyűk</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::MainWindow</name>
    <message>
        <source>Engine runs here</source>
        <translation>A motor itt fut</translation>
    </message>
    <message>
        <source>Port %1</source>
        <translation>Port: %1</translation>
    </message>
    <message>
        <source>Not receiving</source>
        <translation>Nem fogad</translation>
    </message>
    <message>
        <source>Watching engine</source>
        <translation>Motor figyelése</translation>
    </message>
    <message>
        <source>pid %1</source>
        <comment>process number</comment>
        <translation>pid %1</translation>
    </message>
    <message>
        <source>No engine runs</source>
        <translation>Nem fut motor</translation>
    </message>
    <message>
        <source>Nothing is received</source>
        <translation>Semmi sem érkezik</translation>
    </message>
    <message>
        <source>This page is not for your role</source>
        <translation>Ez az oldal nem az Ön szerepköréhez való</translation>
    </message>
    <message>
        <source>Stop receiving?</source>
        <translation>Leállítja a fogadást?</translation>
    </message>
    <message>
        <source>New events are not taken until Acknowledger runs again; most providers send them again for a while.</source>
        <translation>Új eseményeket nem fogadunk, amíg az Acknowledger újra nem fut; a legtöbb szolgáltató egy ideig újraküldi őket.</translation>
    </message>
    <message>
        <source>Nothing waits in the queue.</source>
        <translation>Semmi sem vár a sorban.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) wait in the queue. What waits stays stored, and runs then.</source>
        <translation>
            <numerusform>%n esemény vár a sorban. Ami vár, tárolva marad, és az újraindulás után lefut.</numerusform>
        </translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Kilépés</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::NavigationRail</name>
    <message>
        <source>Pages</source>
        <translation>Oldalak</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Üzemeltetés</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Munka</translation>
    </message>
    <message>
        <source>Control</source>
        <comment>a group of pages: audit trail, settings</comment>
        <translation>Felügyelet</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::NotificationCard</name>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Close the notification</source>
        <translation>Értesítés bezárása</translation>
    </message>
    <message>
        <source>now</source>
        <comment>just told</comment>
        <translation>most</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::PageHeader</name>
    <message>
        <source>Trace any ID</source>
        <translation>Azonosító követése</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <comment>key</comment>
        <translation>Ctrl</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::StatusItem</name>
    <message>
        <source>This page is open</source>
        <translation>Ez az oldal van nyitva</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::StatusStrip</name>
    <message>
        <source>Status</source>
        <translation>Állapot</translation>
    </message>
    <message>
        <source>Not receiving</source>
        <translation>Nem fogad</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>Fogad</translation>
    </message>
    <message>
        <source>Receiving on port %1</source>
        <translation>Fogad a %1. porton</translation>
    </message>
    <message>
        <source>The store has not answered since %1 UTC</source>
        <translation>A tároló %1 UTC óta nem válaszol</translation>
    </message>
    <message>
        <source>No store yet</source>
        <translation>Még nincs tároló</translation>
    </message>
    <message>
        <source>Stored safely before answering · last write %1</source>
        <comment>a duration: 4 ms</comment>
        <translation>Válasz előtt biztonságosan tárolva · utolsó írás %1</translation>
    </message>
    <message>
        <source>Stored safely before answering</source>
        <translation>Válasz előtt biztonságosan tárolva</translation>
    </message>
    <message>
        <source>%1 queued</source>
        <comment>a count</comment>
        <translation>%1 sorban</translation>
    </message>
    <message>
        <source>%1 of %2 workers busy</source>
        <translation>%1 / %2 munkaszál foglalt</translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <comment>time of day</comment>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>local time, its place: 15:32 Oslo</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Events are stored safely while nobody is signed in</source>
        <translation>Az eseményeket bejelentkezés nélkül is biztonságosan tároljuk</translation>
    </message>
    <message>
        <source>No alerts</source>
        <translation>Nincs riasztás</translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s)</source>
        <translation>
            <numerusform>%n riasztás</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::Tray</name>
    <message>
        <source>Acknowledger keeps receiving</source>
        <translation>Az Acknowledger tovább fogad</translation>
    </message>
    <message>
        <source>Quit from this icon to stop it.</source>
        <translation>A leállításhoz ebből az ikonból lépjen ki.</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::TrayMenu</name>
    <message>
        <source>Open Acknowledger</source>
        <translation>Acknowledger megnyitása</translation>
    </message>
    <message>
        <source>Trace ID from clipboard</source>
        <translation>Azonosító követése a vágólapról</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Zárolás</translation>
    </message>
    <message>
        <source>No dead letters</source>
        <translation>Nincs félretett kézbesítés</translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s)</source>
        <translation>
            <numerusform>%n félretett kézbesítés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n no owner</source>
        <comment>so many dead letters</comment>
        <translation>
            <numerusform>%n felelős nélkül</numerusform>
        </translation>
    </message>
    <message>
        <source>No unknown outcomes</source>
        <translation>Nincs ismeretlen eredmény</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown outcome(s)</source>
        <translation>
            <numerusform>%n ismeretlen eredmény</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) for you</source>
        <translation>
            <numerusform>%n kérés vár Önre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s) open</source>
        <translation>
            <numerusform>%n nyitott riasztás</numerusform>
        </translation>
    </message>
    <message>
        <source>Release the queue…</source>
        <translation>Várakozási sor feloldása…</translation>
    </message>
    <message>
        <source>Hold the queue…</source>
        <translation>Várakozási sor visszatartása…</translation>
    </message>
    <message>
        <source>Quiet for 1 hour</source>
        <translation>Némítás 1 órára</translation>
    </message>
    <message>
        <source>until %1</source>
        <comment>a time</comment>
        <translation>%1-ig</translation>
    </message>
    <message>
        <source>Quit…</source>
        <translation>Kilépés…</translation>
    </message>
    <message>
        <source>stops receiving</source>
        <translation>leállítja a fogadást</translation>
    </message>
    <message>
        <source>receiving goes on</source>
        <translation>a fogadás folytatódik</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::ChangePasswordSheet</name>
    <message>
        <source>Password changed</source>
        <translation>Jelszó megváltoztatva</translation>
    </message>
    <message>
        <source>Current password</source>
        <translation>Jelenlegi jelszó</translation>
    </message>
    <message>
        <source>The current password is wrong.</source>
        <translation>A jelenlegi jelszó hibás.</translation>
    </message>
    <message>
        <source>Write your current password.</source>
        <translation>Írja be a jelenlegi jelszavát.</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::FirstAdminSheet</name>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Write the name.</source>
        <translation>Írja be a nevet.</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::LockPage</name>
    <message>
        <source>Password</source>
        <translation>Jelszó</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>A jelszó hibás.</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Feloldás</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Zárolva</translation>
    </message>
    <message>
        <source>Only totals are shown while locked. No IDs, no payloads.</source>
        <translation>Zárolva csak összesítés látszik. Nincs azonosító, nincs tartalom.</translation>
    </message>
    <message>
        <source>Switch person</source>
        <translation>Személyváltás</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Kijelentkezés</translation>
    </message>
    <message>
        <source>Receiving and working</source>
        <translation>Fogadás és munka</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>igen</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nem</translation>
    </message>
    <message>
        <source>Dead letters</source>
        <translation>Félretettek</translation>
    </message>
    <message>
        <source>Outcomes unknown</source>
        <translation>Ismeretlen eredmények</translation>
    </message>
    <message numerus="yes">
        <source>Locked at %1 UTC after %n minutes without input</source>
        <translation>
            <numerusform>Zárolva %1 UTC-kor, %n perc tétlenség után</numerusform>
        </translation>
    </message>
    <message>
        <source>Locked at %1 UTC with the screen</source>
        <translation>Zárolva %1 UTC-kor, a képernyővel együtt</translation>
    </message>
    <message>
        <source>Locked at %1 UTC</source>
        <translation>Zárolva %1 UTC-kor</translation>
    </message>
    <message>
        <source>Write your password.</source>
        <translation>Írja be a jelszavát.</translation>
    </message>
    <message>
        <source>Unlocking…</source>
        <translation>Feloldás…</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::NewPassword</name>
    <message>
        <source>New password</source>
        <translation>Új jelszó</translation>
    </message>
    <message>
        <source>New password again</source>
        <translation>Új jelszó ismét</translation>
    </message>
    <message numerus="yes">
        <source>At least %n characters.</source>
        <translation>
            <numerusform>Legalább %n karakter.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not the same password.</source>
        <translation>Ez nem ugyanaz a jelszó.</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::PasswordField</name>
    <message>
        <source>Show the password</source>
        <translation>Jelszó megjelenítése</translation>
    </message>
    <message>
        <source>Hide the password</source>
        <translation>Jelszó elrejtése</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::PeopleList</name>
    <message>
        <source>Someone else</source>
        <translation>Valaki más</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, role</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Who is this?</source>
        <translation>Ki ez?</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::RoleList</name>
    <message>
        <source>What each role may do</source>
        <translation>Mit tehetnek az egyes szerepkörök</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>role</comment>
        <translation>az Öné</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::SignInPage</name>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Jelszó</translation>
    </message>
    <message>
        <source>The name or the password is wrong.</source>
        <translation>A név vagy a jelszó hibás.</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Bejelentkezés</translation>
    </message>
    <message>
        <source>Who is this?</source>
        <translation>Ki ez?</translation>
    </message>
    <message>
        <source>You were signed out: the session had ended.</source>
        <translation>Kijelentkeztettük: a munkamenet véget ért.</translation>
    </message>
    <message>
        <source>You were signed out: this account was disabled.</source>
        <translation>Kijelentkeztettük: ezt a fiókot letiltották.</translation>
    </message>
    <message>
        <source>Every sign-in is written to the audit trail.</source>
        <translation>Minden bejelentkezés bekerül az auditnaplóba.</translation>
    </message>
    <message>
        <source>Someone else</source>
        <translation>Valaki más</translation>
    </message>
    <message>
        <source>Write your name.</source>
        <translation>Írja be a nevét.</translation>
    </message>
    <message>
        <source>Write your password.</source>
        <translation>Írja be a jelszavát.</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Bejelentkezés…</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::WaitLine</name>
    <message>
        <source>%1 The next try is in %2.</source>
        <comment>a sentence, then 0:04</comment>
        <translation>%1 A következő próba %2 múlva lesz.</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::CertificatePanel</name>
    <message>
        <source>%1 holds the certificate that is in use.</source>
        <comment>a file</comment>
        <translation>%1 a használatban lévő tanúsítványt tartalmazza.</translation>
    </message>
    <message>
        <source>%1 holds another one: %2, until %3, fingerprint %4.</source>
        <comment>a file, host names, a day, the first digits</comment>
        <translation>%1 másikat tartalmaz: %2, %3-ig, ujjlenyomat: %4.</translation>
    </message>
    <message>
        <source>New connections get what the files hold; open ones go on. Where a file is no good, nothing changes.</source>
        <translation>Az új kapcsolatok a fájlok tartalmát kapják; a nyitottak folytatódnak. Ha egy fájl hibás, semmi sem változik.</translation>
    </message>
    <message>
        <source>Load again…</source>
        <translation>Újratöltés…</translation>
    </message>
    <message>
        <source>Load now</source>
        <translation>Betöltés most</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Tanúsítvány</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Panel bezárása</translation>
    </message>
    <message>
        <source>Close the panel (Esc)</source>
        <translation>Panel bezárása (Esc)</translation>
    </message>
    <message>
        <source>Reads the files of the certificate and its key again, as SIGHUP does.</source>
        <translation>Újra beolvassa a tanúsítvány és a kulcs fájlját, mint a SIGHUP.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>HTTPS, both sides show a certificate</source>
        <translation>HTTPS, a küldőknek is kell tanúsítvány</translation>
    </message>
    <message>
        <source>HTTPS, senders need no certificate</source>
        <translation>HTTPS, a küldőknek nem kell tanúsítvány</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nevek</translation>
    </message>
    <message>
        <source>Name %1</source>
        <comment>a number</comment>
        <translation>%1. név</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Érvényes eddig</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Ujjlenyomat</translation>
    </message>
    <message>
        <source>SHA-256 of the certificate</source>
        <translation>A tanúsítvány SHA-256 értéke</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>Aláírta</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>önmaga</translation>
    </message>
    <message>
        <source>an authority</source>
        <translation>hitelesítő</translation>
    </message>
    <message>
        <source>In use since</source>
        <translation>Használatban ekkortól</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fájl</translation>
    </message>
    <message>
        <source>All certificates</source>
        <translation>Minden tanúsítvány</translation>
    </message>
    <message>
        <source>Senders&apos; certificates</source>
        <translation>A küldők tanúsítványa</translation>
    </message>
    <message>
        <source>required</source>
        <translation>kötelező</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation>nem kell</translation>
    </message>
    <message>
        <source>Last loaded</source>
        <translation>Utolsó betöltés</translation>
    </message>
    <message>
        <source>Last try, failed</source>
        <translation>Utolsó, sikertelen próba</translation>
    </message>
    <message>
        <source>Nothing was loaded.</source>
        <translation>Semmi sem töltődött be.</translation>
    </message>
    <message>
        <source>The files were not taken. The certificate from before stays in use.</source>
        <translation>A fájlokat nem vettük át. A korábbi tanúsítvány marad használatban.</translation>
    </message>
    <message>
        <source>The engine has been asked.</source>
        <translation>A motor megkapta a kérést.</translation>
    </message>
    <message>
        <source>What came of it shows above.</source>
        <translation>Az eredmény fent látható.</translation>
    </message>
    <message>
        <source>Loaded.</source>
        <translation>Betöltve.</translation>
    </message>
    <message>
        <source>New connections get what the files hold.</source>
        <translation>Az új kapcsolatok a fájlok tartalmát kapják.</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::ProviderHelpView</name>
    <message>
        <source>Provider</source>
        <translation>Szolgáltató</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>What is known about the provider</source>
        <translation>Amit a szolgáltatóról tudunk</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::QueueHold</name>
    <message>
        <source>Every source is held already.</source>
        <translation>Már minden forrás vissza van tartva.</translation>
    </message>
    <message>
        <source>No source is held.</source>
        <translation>Egy forrás sincs visszatartva.</translation>
    </message>
    <message>
        <source>Hold the queue?</source>
        <translation>Visszatartja a várakozási sort?</translation>
    </message>
    <message>
        <source>Release the queue?</source>
        <translation>Feloldja a várakozási sort?</translation>
    </message>
    <message numerus="yes">
        <source>The work of %n source(s) is held. Events are still accepted and stored; nothing runs until somebody releases it. No attempt is spent.</source>
        <translation>
            <numerusform>%n forrás munkáját visszatartjuk. Az eseményeket továbbra is elfogadjuk és tároljuk; semmi sem fut, amíg valaki fel nem oldja. Kísérlet nem fogy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The work of %n source(s) goes on at once, the oldest first.</source>
        <translation>
            <numerusform>%n forrás munkája azonnal folytatódik, a legrégebbivel kezdve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold %n source(s)</source>
        <translation>
            <numerusform>%n forrás visszatartása</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Release %n source(s)</source>
        <translation>
            <numerusform>%n forrás feloldása</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) held. Events are stored, nothing runs.</source>
        <translation>
            <numerusform>%n forrás visszatartva. Az eseményeket tároljuk, semmi sem fut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) released.</source>
        <translation>
            <numerusform>%n forrás feloldva.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::ReceiverBar</name>
    <message>
        <source>Certificate…</source>
        <translation>Tanúsítvány…</translation>
    </message>
    <message>
        <source>How requests come in</source>
        <translation>Hogyan érkeznek a kérések</translation>
    </message>
    <message>
        <source>Plain HTTP.</source>
        <translation>Sima HTTP.</translation>
    </message>
    <message>
        <source>Well behind a proxy that speaks HTTPS. Else start the engine with --tls-cert and --tls-key.</source>
        <translation>HTTPS-t kezelő proxy mögött megfelel. Különben indítsa a motort a --tls-cert és --tls-key kapcsolóval.</translation>
    </message>
    <message>
        <source>HTTPS for %1</source>
        <comment>host names</comment>
        <translation>HTTPS: %1</translation>
    </message>
    <message>
        <source>self-signed, until %1</source>
        <comment>a day and how long that is</comment>
        <translation>önaláírt, érvényes: %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <comment>a day and how long that is</comment>
        <translation>érvényes: %1</translation>
    </message>
    <message>
        <source>%1 · senders show a certificate</source>
        <translation>%1 · a küldők tanúsítvánnyal igazolják magukat</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::Refusals</name>
    <message>
        <source>Turned away in 24 h, and why</source>
        <translation>Elutasítva 24 órán belül, és miért</translation>
    </message>
    <message>
        <source>In this hour</source>
        <translation>Ebben az órában</translation>
    </message>
    <message>
        <source>%1 in all. Of a flood only samples keep their reason.</source>
        <translation>Összesen %1. Áradatnál csak a minták őrzik meg az okot.</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SecretList</name>
    <message>
        <source>Add a secret…</source>
        <translation>Kulcs hozzáadása…</translation>
    </message>
    <message>
        <source>New secret</source>
        <translation>Új kulcs</translation>
    </message>
    <message>
        <source>The old one stays valid. Remove it once the provider signs with the new one.</source>
        <translation>A régi érvényes marad. Távolítsa el, ha a szolgáltató már az újjal ír alá.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Kulcsok</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hozzáadás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Remove now</source>
        <translation>Eltávolítás most</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Eltávolítás…</translation>
    </message>
    <message>
        <source>Remove the secret that ends with %1</source>
        <translation>A(z) %1 végű kulcs eltávolítása</translation>
    </message>
    <message>
        <source>Requests signed with it are refused from then on.</source>
        <translation>Az ezzel aláírt kéréseket onnantól elutasítjuk.</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourceFacts</name>
    <message>
        <source>Sources contradict each other</source>
        <translation>A források ellentmondanak</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>how sure, where it was seen</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What can be relied on</source>
        <translation>Amire számítani lehet</translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation>Nincs aláírva</translation>
    </message>
    <message>
        <source>The content, or not all of it.</source>
        <translation>A tartalom, vagy nem az egész.</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Aláírva</translation>
    </message>
    <message>
        <source>The whole body and the event ID.</source>
        <translation>A teljes törzs és az eseményazonosító.</translation>
    </message>
    <message>
        <source>The whole body.</source>
        <translation>A teljes törzs.</translation>
    </message>
    <message>
        <source>The event ID: %1. A body that comes again under another ID is reported.</source>
        <comment>where it stands</comment>
        <translation>Az eseményazonosító: %1. A más azonosítóval ismét érkező törzset jelezzük.</translation>
    </message>
    <message>
        <source>Answer within</source>
        <translation>Válasz ezen belül</translation>
    </message>
    <message>
        <source>Not documented</source>
        <translation>Nem dokumentált</translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation>Ha nem válaszolunk</translation>
    </message>
    <message>
        <source>A missed event can be had</source>
        <translation>Kimaradt esemény elérhető</translation>
    </message>
    <message>
        <source>Not documented, treat as lost</source>
        <translation>Nem dokumentált, vegye elveszettnek</translation>
    </message>
    <message>
        <source>never again</source>
        <translation>soha többé</translation>
    </message>
    <message>
        <source>for %1 after it happened</source>
        <comment>a duration</comment>
        <translation>%1 a bekövetkezése után</translation>
    </message>
    <message>
        <source>What is known about the provider</source>
        <translation>Amit a szolgáltatóról tudunk</translation>
    </message>
    <message>
        <source>Nothing is documented here. Plan as if nothing is ever sent again.</source>
        <translation>Itt semmi sem dokumentált. Számoljon azzal, hogy semmit sem küldenek újra.</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourceHold</name>
    <message>
        <source>Hold the work…</source>
        <translation>Munka visszatartása…</translation>
    </message>
    <message>
        <source>Release the work…</source>
        <translation>Munka feloldása…</translation>
    </message>
    <message>
        <source>Release the work of %1</source>
        <comment>a source</comment>
        <translation>Munka feloldása: %1</translation>
    </message>
    <message>
        <source>Hold the work of %1</source>
        <comment>a source</comment>
        <translation>Munka visszatartása: %1</translation>
    </message>
    <message>
        <source>Held by %1 since %2 UTC.</source>
        <comment>person, time</comment>
        <translation>%1 tartja vissza %2 UTC óta.</translation>
    </message>
    <message>
        <source>Accepted and stored, but not worked on. Reason: %1</source>
        <translation>Elfogadva és tárolva, de nem dolgozzuk fel. Indok: %1</translation>
    </message>
    <message>
        <source>Hold the work of %1?</source>
        <comment>a source</comment>
        <translation>Visszatartja a munkát: %1?</translation>
    </message>
    <message>
        <source>Release the work of %1?</source>
        <comment>a source</comment>
        <translation>Feloldja a munkát: %1?</translation>
    </message>
    <message>
        <source>What it sends is accepted and stored as before, but nothing of it is worked on until somebody releases it. What is under way goes on to its end.</source>
        <translation>Amit küld, továbbra is elfogadjuk és tároljuk, de semmit sem dolgozunk fel belőle, amíg valaki fel nem oldja. Ami folyamatban van, végigmegy.</translation>
    </message>
    <message>
        <source>What waits goes on at once, the oldest first.</source>
        <translation>Ami vár, azonnal folytatódik, a legrégebbivel kezdve.</translation>
    </message>
    <message>
        <source>Hold the work</source>
        <translation>Munka visszatartása</translation>
    </message>
    <message>
        <source>Release the work</source>
        <translation>Munka feloldása</translation>
    </message>
    <message>
        <source>The work is held</source>
        <translation>A munka visszatartva</translation>
    </message>
    <message>
        <source>The work goes on</source>
        <translation>A munka folytatódik</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourceModel</name>
    <message>
        <source>off</source>
        <comment>no replay window</comment>
        <translation>ki</translation>
    </message>
    <message>
        <source>%1, %2, signature %3, %4 events in 24 hours, last seen %5 ago</source>
        <comment>one row of the list, read aloud</comment>
        <translation>%1, %2, aláírás: %3, %4 esemény 24 óra alatt, utoljára %5 ideje</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Forrás</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Állapot</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Aláírás</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Időablak</translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation>Ha nem válaszolunk</translation>
    </message>
    <message>
        <source>Last 24 h</source>
        <translation>Utolsó 24 óra</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Utoljára</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourcePanel</name>
    <message>
        <source>Copy the URL</source>
        <translation>URL másolása</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Forrás</translation>
    </message>
    <message>
        <source>How an event is recognised</source>
        <translation>Miről ismerhető fel egy esemény</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Panel bezárása</translation>
    </message>
    <message>
        <source>Close the panel (Esc)</source>
        <translation>Panel bezárása (Esc)</translation>
    </message>
    <message>
        <source>URL for the provider</source>
        <translation>URL a szolgáltatónak</translation>
    </message>
    <message>
        <source>URL copied</source>
        <translation>URL másolva</translation>
    </message>
    <message>
        <source>%1, no owner</source>
        <comment>provider</comment>
        <translation>%1, nincs felelős</translation>
    </message>
    <message>
        <source>%1, looked after by %2</source>
        <comment>provider, person</comment>
        <translation>%1, felelős: %2</translation>
    </message>
    <message>
        <source>Paste this URL at %1</source>
        <comment>provider</comment>
        <translation>Ezt az URL-t adja meg itt: %1</translation>
    </message>
    <message>
        <source>No engine runs, so there is only the path yet.</source>
        <translation>Nem fut motor, ezért egyelőre csak az útvonal ismert.</translation>
    </message>
    <message>
        <source>This address is for this machine. From outside, put your own public address before %1.</source>
        <translation>Ez a cím csak ezen a gépen él. Kívülről a saját nyilvános címét írja a(z) %1 elé.</translation>
    </message>
    <message>
        <source>No working secret.</source>
        <translation>Nincs használható kulcs.</translation>
    </message>
    <message>
        <source>Events are answered 503, so that the provider keeps them and sends them again. Set the secret in the configuration and apply it.</source>
        <translation>Az események 503-as választ kapnak, így a szolgáltató megőrzi és újraküldi őket. Adja meg a kulcsot a konfigurációban, és alkalmazza.</translation>
    </message>
    <message>
        <source>Quiet for %1.</source>
        <comment>a duration</comment>
        <translation>%1 óta hallgat.</translation>
    </message>
    <message>
        <source>That is much longer than its usual gap. %1.</source>
        <comment>what the provider does by itself</comment>
        <translation>Ez jóval hosszabb a szokásos szünetnél. %1.</translation>
    </message>
    <message>
        <source>Content not proven.</source>
        <translation>A tartalom nem bizonyított.</translation>
    </message>
    <message>
        <source>This provider&apos;s signature does not cover what it sends, so charges need your explicit consent in the configuration.</source>
        <translation>A szolgáltató aláírása nem fedi le, amit küld, ezért a terheléshez kifejezett hozzájárulás kell a konfigurációban.</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>Eseményazonosító</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Aláírás</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Lefedi</translation>
    </message>
    <message>
        <source>Signed time</source>
        <translation>Aláírt idő</translation>
    </message>
    <message>
        <source>at most %1 old</source>
        <comment>a duration</comment>
        <translation>legfeljebb %1 régi</translation>
    </message>
    <message>
        <source>none, the ID decides</source>
        <translation>nincs, az azonosító dönt</translation>
    </message>
    <message>
        <source>Duplicates in 24 h</source>
        <translation>Duplikátum 24 órán belül</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <comment>duplicates, accepted</comment>
        <translation>%1 a(z) %2 mellett</translation>
    </message>
    <message>
        <source>Turned away in 24 h</source>
        <translation>Elutasítva 24 órán belül</translation>
    </message>
    <message>
        <source>Test a request…</source>
        <translation>Kérés ellenőrzése…</translation>
    </message>
    <message>
        <source>The last good one came %1 ago.</source>
        <comment>a duration</comment>
        <translation>Az utolsó jó %1 ideje jött.</translation>
    </message>
    <message>
        <source>None was good so far.</source>
        <translation>Eddig egy sem volt jó.</translation>
    </message>
    <message>
        <source>What was missed since can be had until %1.</source>
        <comment>a time</comment>
        <translation>Ami azóta kimaradt, eddig kérhető: %1.</translation>
    </message>
    <message>
        <source>What was missed first can&apos;t be had any more.</source>
        <translation>Ami először kimaradt, már nem kérhető.</translation>
    </message>
    <message>
        <source>Requests are turned away.</source>
        <translation>A kéréseket elutasítjuk.</translation>
    </message>
    <message>
        <source>Last good receipt</source>
        <translation>Utolsó jó fogadás</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <comment>a duration</comment>
        <translation>%1 ideje</translation>
    </message>
    <message>
        <source>Provider page</source>
        <translation>A szolgáltatóról</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourcesPage</name>
    <message>
        <source>Sources</source>
        <translation>Források</translation>
    </message>
    <message>
        <source>No sources yet</source>
        <translation>Még nincs forrás</translation>
    </message>
    <message>
        <source>Name a provider in a configuration file and apply it: acknowledgerd apply FILE.</source>
        <translation>Nevezzen meg egy szolgáltatót egy konfigurációs fájlban, és alkalmazza: acknowledgerd apply FÁJL.</translation>
    </message>
    <message numerus="yes">
        <source>%n provider(s) may send events here</source>
        <translation>
            <numerusform>%n szolgáltató küldhet ide eseményeket</numerusform>
        </translation>
    </message>
    <message>
        <source>No store yet</source>
        <translation>Még nincs tároló</translation>
    </message>
    <message>
        <source>Nothing has ever been received into this folder. It is made when an engine starts.</source>
        <translation>Ebbe a mappába még semmi sem érkezett. A tároló a motor indulásakor készül.</translation>
    </message>
    <message>
        <source>The store can&apos;t be read</source>
        <translation>A tároló nem olvasható</translation>
    </message>
    <message>
        <source>as of %1 UTC</source>
        <comment>time of old figures</comment>
        <translation>%1 UTC szerint</translation>
    </message>
    <message>
        <source>Add source</source>
        <translation>Forrás hozzáadása</translation>
    </message>
    <message>
        <source>Test a request of %1</source>
        <comment>name of a source</comment>
        <translation>%1 egy kérésének ellenőrzése</translation>
    </message>
    <message>
        <source>Source %1 added</source>
        <translation>%1 forrás hozzáadva</translation>
    </message>
    <message>
        <source>Add the first provider that may send events here.</source>
        <translation>Adja hozzá az első szolgáltatót, amely ide küldhet eseményeket.</translation>
    </message>
    <message>
        <source>What is known about %1</source>
        <comment>provider</comment>
        <translation>Amit erről tudunk: %1</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::TrustCard</name>
    <message>
        <source>Before you trust a retry</source>
        <translation>Mielőtt az újraküldésre számít</translation>
    </message>
    <message>
        <source>No two providers behave the same. We show only what was seen, and where.</source>
        <translation>Nincs két egyforma szolgáltató. Csak azt mutatjuk, amit láttunk, és hol.</translation>
    </message>
    <message>
        <source>Each fact carries its mark: documented, seen in code, or second-hand.</source>
        <translation>Minden adat jelölést kap: dokumentált, kódban látott vagy másodkézből való.</translation>
    </message>
    <message>
        <source>Not documented means we plan as if nothing is ever sent again.</source>
        <translation>A nem dokumentált azt jelenti: számolunk vele, hogy semmit sem küldenek újra.</translation>
    </message>
    <message>
        <source>For sources that never retry, the panel names the provider&apos;s way to resend.</source>
        <translation>Az újra sosem küldő forrásoknál a panel megmutatja, hogyan kérhető az újraküldés.</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::TurnedAwayCard</name>
    <message>
        <source>Turned away in the last 24 h</source>
        <translation>Elutasítva az utolsó 24 órában</translation>
    </message>
    <message>
        <source>Never stored, never run. The sender got a clear refusal.</source>
        <translation>Sosem tároltuk, sosem futott. A küldő egyértelmű elutasítást kapott.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>Összesen</translation>
    </message>
</context>
<context>
    <name>ack::ui::trace::EvidenceExport</name>
    <message>
        <source>Export the evidence</source>
        <translation>A bizonyíték exportálása</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip-fájlok (*.zip)</translation>
    </message>
</context>
<context>
    <name>ack::ui::trace::TraceCards</name>
    <message>
        <source>Copy event ID</source>
        <translation>Eseményazonosító másolása</translation>
    </message>
    <message numerus="yes">
        <source>arrival(s)</source>
        <translation>
            <numerusform>beérkezés</numerusform>
        </translation>
    </message>
    <message>
        <source>1 too late</source>
        <translation>1 elkésett</translation>
    </message>
    <message>
        <source>1 accepted</source>
        <translation>1 elfogadva</translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s) absorbed</source>
        <translation>
            <numerusform>%n duplikátum kiszűrve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>effect(s), %1</source>
        <comment>followed by the attempts</comment>
        <translation>
            <numerusform>hatás, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n kísérlet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n terhelés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inbox row(s)</source>
        <translation>
            <numerusform>%n beérkezett sor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n ismeretlen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::trace::TracePage</name>
    <message>
        <source>What came in</source>
        <translation>Mi érkezett</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>What we did</source>
        <translation>Mit tettünk</translation>
    </message>
    <message>
        <source>Any ID</source>
        <translation>Bármely azonosító</translation>
    </message>
    <message>
        <source>Follow one event from arrival to charge</source>
        <translation>Kövessen egy eseményt az érkezéstől a terhelésig</translation>
    </message>
    <message>
        <source>Paste any ID above: its arrivals, attempts and effects appear here.</source>
        <translation>Illesszen be fent egy azonosítót: a beérkezései, kísérletei és hatásai itt jelennek meg.</translation>
    </message>
    <message>
        <source>Works with an event, delivery, arrival, ledger, effect or request number. Paste the whole thing; spaces and quotes are ignored.</source>
        <translation>Esemény-, kézbesítés-, beérkezés-, főkönyv-, hatás- vagy kérésszámmal működik. Illessze be az egészet; a szóköz és az idézőjel nem számít.</translation>
    </message>
    <message>
        <source>Events that carry this ID, newest first</source>
        <translation>Az ilyen azonosítójú események, a legújabb elöl</translation>
    </message>
    <message>
        <source>Search the deliveries</source>
        <translation>Keresés a kézbesítésekben</translation>
    </message>
    <message>
        <source>Copy summary</source>
        <translation>Összegzés másolása</translation>
    </message>
    <message>
        <source>Open delivery</source>
        <translation>Kézbesítés megnyitása</translation>
    </message>
    <message>
        <source>Time line, UTC, oldest first</source>
        <translation>Idővonal, UTC, a legrégebbi elöl</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Keresés…</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n esemény</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events carry this ID</source>
        <translation>
            <numerusform>%n eseménynek van ilyen azonosítója</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one above; the newest is first.</source>
        <translation>Válasszon fent egyet; a legújabb elöl van.</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · %4</source>
        <comment>source, type, state, time</comment>
        <translation>%1 · %2 · %3 · %4</translation>
    </message>
    <message>
        <source>Request of the provider</source>
        <translation>A szolgáltató kérése</translation>
    </message>
    <message>
        <source>no event</source>
        <translation>nincs esemény</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) with this ID were turned away.</source>
        <translation>
            <numerusform>%n ilyen azonosítójú kérést elutasítottunk.</numerusform>
        </translation>
    </message>
    <message>
        <source>They claim no event, and nothing was done.</source>
        <translation>Nem tartoznak eseményhez, és semmi sem történt.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nincs találat</translation>
    </message>
    <message>
        <source>No event has this ID</source>
        <translation>Nincs ilyen azonosítójú esemény</translation>
    </message>
    <message>
        <source>We looked for %1 in events, deliveries, arrivals, ledger lines, effects and requests.</source>
        <translation>Ezt kerestük: %1, az események, kézbesítések, beérkezések, főkönyvi sorok, hatások és kérések közt.</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>nem olvasható</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>A tároló nem olvasható</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Nyomkövetés</translation>
    </message>
    <message>
        <source>Export evidence</source>
        <translation>Bizonyíték exportálása</translation>
    </message>
    <message>
        <source>Evidence written to %1</source>
        <comment>a file</comment>
        <translation>Bizonyíték kiírva ide: %1</translation>
    </message>
    <message>
        <source>The evidence could not be written.</source>
        <translation>A bizonyítékot nem sikerült kiírni.</translation>
    </message>
</context>
<context>
    <name>ack::ui::widgets::Chip</name>
    <message>
        <source>on</source>
        <translation>be</translation>
    </message>
    <message>
        <source>off</source>
        <translation>ki</translation>
    </message>
    <message>
        <source>Filter: %1, %2</source>
        <comment>word, on or off</comment>
        <translation>Szűrő: %1, %2</translation>
    </message>
    <message>
        <source>Filter: %1, %2, %3</source>
        <comment>word, count, on or off</comment>
        <translation>Szűrő: %1, %2, %3</translation>
    </message>
</context>
<context>
    <name>ack::ui::widgets::ConfirmSheet</name>
    <message>
        <source>Reason</source>
        <translation>Indok</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message numerus="yes">
        <source>Write at least %n characters.</source>
        <translation>
            <numerusform>Írjon legalább %n karaktert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write at most %n characters.</source>
        <translation>
            <numerusform>Írjon legfeljebb %n karaktert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::widgets::LoadingRows</name>
    <message>
        <source>Loading</source>
        <translation>Betöltés</translation>
    </message>
</context>
<context>
    <name>ack::ui::widgets::ReasonField</name>
    <message>
        <source>required · %1 of %2</source>
        <comment>characters</comment>
        <translation>kötelező · %1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>Write at least %n characters.</source>
        <translation>
            <numerusform>Írjon legalább %n karaktert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write at most %n characters.</source>
        <translation>
            <numerusform>Írjon legfeljebb %n karaktert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::widgets::Toast</name>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Receiving has stopped, because the store failed: %1</source>
        <translation>A fogadás leállt, mert a tároló meghibásodott: %1</translation>
    </message>
    <message>
        <source>Acknowledger can&apos;t start. %1</source>
        <translation>Az Acknowledger nem tud elindulni. %1</translation>
    </message>
    <message>
        <source>In this demo the password of everybody is %1</source>
        <translation>Ebben a demóban mindenki jelszava: %1</translation>
    </message>
</context>
</TS>
