<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb_NO">
<context>
    <name>AddPersonSheet</name>
    <message>
        <source>Add a person?</source>
        <translation>Legge til en person?</translation>
    </message>
    <message>
        <source>They sign in with this name and password. A person is never deleted, only disabled.</source>
        <translation>Personen logger inn med dette navnet og passordet. En person slettes aldri, bare deaktiveres.</translation>
    </message>
    <message>
        <source>Add the person</source>
        <translation>Legg til personen</translation>
    </message>
</context>
<context>
    <name>AgingChart</name>
    <message>
        <source>under %1</source>
        <comment>an age</comment>
        <translation>under %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>an age</comment>
        <translation>over %1</translation>
    </message>
    <message>
        <source>h</source>
        <comment>unit: hours</comment>
        <translation>t</translation>
    </message>
    <message>
        <source>min</source>
        <comment>unit: minutes</comment>
        <translation>min</translation>
    </message>
</context>
<context>
    <name>AlertWords</name>
    <message numerus="yes">
        <source>%n accepted event(s) are no longer in the store.</source>
        <translation>
            <numerusform>%n godtatt hendelse er ikke lenger i lageret.</numerusform>
            <numerusform>%n godtatte hendelser er ikke lenger i lageret.</numerusform>
        </translation>
    </message>
    <message>
        <source>They were lost after we had answered. Ask the providers to send again.</source>
        <translation>De gikk tapt etter at vi hadde svart. Be leverandørene sende på nytt.</translation>
    </message>
    <message numerus="yes">
        <source>%n second charge(s) were written.</source>
        <translation>
            <numerusform>%n dobbel belastning ble skrevet.</numerusform>
            <numerusform>%n doble belastninger ble skrevet.</numerusform>
        </translation>
    </message>
    <message>
        <source>One event may cost once only. The ledger names them: refund them.</source>
        <translation>En hendelse skal koste bare én gang. Hovedboken viser hvilke: tilbakebetal dem.</translation>
    </message>
    <message>
        <source>The count of accepted events was gone at a start.</source>
        <translation>Tellingen av godtatte hendelser var borte ved en oppstart.</translation>
    </message>
    <message>
        <source>So nobody can tell whether the store is whole. Compare with the providers.</source>
        <translation>Derfor kan ingen vite om lageret er helt. Sammenlign med leverandørene.</translation>
    </message>
    <message>
        <source>%1 has no working secret, so its events are refused.</source>
        <translation>%1 har ingen brukbar hemmelighet, så hendelsene avvises.</translation>
    </message>
    <message>
        <source>Set the secret. Until then the provider is told to send them again.</source>
        <translation>Sett hemmeligheten. Inntil da får leverandøren beskjed om å sende dem igjen.</translation>
    </message>
    <message>
        <source>The disk of the store is nearly full.</source>
        <translation>Lagerets disk er nesten full.</translation>
    </message>
    <message>
        <source>Make room on the disk of the data folder, or new events are answered 503.</source>
        <translation>Frigjør plass på disken med datamappen, ellers besvares nye hendelser med 503.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) are unfinished, near the limit.</source>
        <translation>
            <numerusform>%Ln hendelse er uferdig, nær grensen.</numerusform>
            <numerusform>%Ln hendelser er uferdige, nær grensen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Above it new ones are answered 503. See what holds them up.</source>
        <translation>Over den besvares nye med 503. Se hva som holder dem tilbake.</translation>
    </message>
    <message>
        <source>%1 fails, so its work is held.</source>
        <translation>%1 feiler, så arbeidet holdes tilbake.</translation>
    </message>
    <message>
        <source>It is tried by itself now and then. Nothing is lost, no attempt is spent.</source>
        <translation>Den prøves av seg selv nå og da. Ingenting går tapt, og ingen forsøk brukes opp.</translation>
    </message>
    <message numerus="yes">
        <source>%n outcome(s) at %1 are unknown, perhaps already done.</source>
        <translation>
            <numerusform>%n utfall hos %1 er ukjent, kanskje alt utført.</numerusform>
            <numerusform>%n utfall hos %1 er ukjente, kanskje alt utført.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look there, then decide. Nothing is repeated until then.</source>
        <translation>Se etter der, og avgjør så. Ingenting gjentas før det.</translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s) have no owner.</source>
        <translation>
            <numerusform>%n strandet levering har ingen ansvarlig.</numerusform>
            <numerusform>%n strandede leveringer har ingen ansvarlig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give them an owner, or name one for their source.</source>
        <translation>Gi dem en ansvarlig, eller oppgi en for kilden.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 wait longer than allowed.</source>
        <translation>
            <numerusform>%n hendelse fra %1 venter lenger enn tillatt.</numerusform>
            <numerusform>%n hendelser fra %1 venter lenger enn tillatt.</numerusform>
        </translation>
    </message>
    <message>
        <source>See what holds them up: a destination that fails, or too much at once.</source>
        <translation>Se hva som holder dem tilbake: en destinasjon som feiler, eller for mye på én gang.</translation>
    </message>
    <message>
        <source>Fewer events than promised are completed in time.</source>
        <translation>Færre hendelser enn lovet fullføres i tide.</translation>
    </message>
    <message>
        <source>See on the Overview since when, and what is unfinished.</source>
        <translation>Se i Oversikt siden når, og hva som er uferdig.</translation>
    </message>
    <message>
        <source>%1 has been quiet for much longer than usual.</source>
        <translation>%1 har vært stille mye lenger enn vanlig.</translation>
    </message>
    <message>
        <source>Ask the provider whether it still sends here, and test a request.</source>
        <translation>Spør leverandøren om den fortsatt sender hit, og test en forespørsel.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) for %1 had a wrong signature in the last hour.</source>
        <translation>
            <numerusform>%Ln forespørsel til %1 hadde feil signatur den siste timen.</numerusform>
            <numerusform>%Ln forespørsler til %1 hadde feil signatur den siste timen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The secret differs on the two sides, or somebody else sends. Test a request.</source>
        <translation>Hemmeligheten er ulik på de to sidene, eller noen andre sender. Test en forespørsel.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) to %1 used a signature that had served another event.</source>
        <translation>
            <numerusform>%n forespørsel til %1 brukte en signatur som hørte til en annen hendelse.</numerusform>
            <numerusform>%n forespørsler til %1 brukte en signatur som hørte til en annen hendelse.</numerusform>
        </translation>
    </message>
    <message>
        <source>They were refused. Somebody may have a copy of one: change the secret.</source>
        <translation>De ble avvist. Noen kan ha en kopi av en: bytt hemmeligheten.</translation>
    </message>
    <message numerus="yes">
        <source>%n arrival(s) from %1 repeat an event ID with other content.</source>
        <translation>
            <numerusform>%n ankomst fra %1 gjentar en hendelses-ID med annet innhold.</numerusform>
            <numerusform>%n ankomster fra %1 gjentar en hendelses-ID med annet innhold.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first content counts; nothing ran twice. Ask the provider which is right.</source>
        <translation>Det første innholdet gjelder; ingenting ble kjørt to ganger. Spør leverandøren hva som er riktig.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 have the body of another, under an ID of their own.</source>
        <translation>
            <numerusform>%n hendelse fra %1 har samme innhold som en annen, men en egen ID.</numerusform>
            <numerusform>%n hendelser fra %1 har samme innhold som andre, men egne ID-er.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both ran, since the ID is not signed. Compare them: a copy may cost twice.</source>
        <translation>Begge ble kjørt, siden ID-en ikke er signert. Sammenlign dem: en kopi kan koste dobbelt.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 came again under another tenant.</source>
        <translation>
            <numerusform>%n hendelse fra %1 kom igjen under en annen leietaker.</numerusform>
            <numerusform>%n hendelser fra %1 kom igjen under en annen leietaker.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both ran, since the tenant is not signed. Name the tenants of the source.</source>
        <translation>Begge ble kjørt, siden leietakeren ikke er signert. Oppgi kildens leietakere.</translation>
    </message>
    <message>
        <source>A certificate of the receiver ends soon.</source>
        <translation>Et sertifikat for mottakeren utløper snart.</translation>
    </message>
    <message>
        <source>Put a new one in its place. Providers refuse to send to an expired one.</source>
        <translation>Bytt det ut. Leverandører sender ikke til et utløpt sertifikat.</translation>
    </message>
    <message>
        <source>Something is wrong with a certificate of the receiver.</source>
        <translation>Noe er galt med et sertifikat for mottakeren.</translation>
    </message>
    <message>
        <source>See what it is, and load the certificates again once it is mended.</source>
        <translation>Se hva det er, og last inn sertifikatene på nytt når det er rettet.</translation>
    </message>
    <message numerus="yes">
        <source>%n subscription(s) of %1 wait to be confirmed.</source>
        <translation>
            <numerusform>%n abonnement hos %1 venter på bekreftelse.</numerusform>
            <numerusform>%n abonnementer hos %1 venter på bekreftelse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Until then nothing is sent. Open the address that acknowledgerd status prints.</source>
        <translation>Inntil da sendes ingenting. Åpne adressen som acknowledgerd status skriver ut.</translation>
    </message>
    <message>
        <source>A replay waits for a second person.</source>
        <translation>En ny kjøring venter på en person til.</translation>
    </message>
    <message>
        <source>Somebody who did not ask for it reads it, then approves or refuses.</source>
        <translation>Noen som ikke har bedt om den, leser den og godkjenner eller avslår.</translation>
    </message>
    <message>
        <source>The engine stopped while it worked on an event.</source>
        <translation>Motoren stanset mens den behandlet en hendelse.</translation>
    </message>
    <message>
        <source>It is tried alone now, and set aside when its attempts are used up.</source>
        <translation>Den prøves nå for seg, og settes til side når forsøkene er brukt opp.</translation>
    </message>
    <message>
        <source>An event took too long to plan, and was set aside.</source>
        <translation>En hendelse tok for lang tid å planlegge og ble satt til side.</translation>
    </message>
    <message>
        <source>See what its rules do with it, and change them before a replay.</source>
        <translation>Se hva reglene gjør med den, og endre dem før en ny kjøring.</translation>
    </message>
    <message numerus="yes">
        <source>Open %n</source>
        <comment>button: so many dead letters</comment>
        <translation>
            <numerusform>Åpne %n</numerusform>
            <numerusform>Åpne %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n</source>
        <comment>button: so many unknown outcomes</comment>
        <translation>
            <numerusform>Vurder %n</numerusform>
            <numerusform>Vurder %n</numerusform>
        </translation>
    </message>
    <message>
        <source>See source</source>
        <translation>Vis kilden</translation>
    </message>
    <message>
        <source>See certificate</source>
        <translation>Vis sertifikatet</translation>
    </message>
    <message>
        <source>See deliveries</source>
        <translation>Vis leveringer</translation>
    </message>
    <message>
        <source>Open the event</source>
        <translation>Åpne hendelsen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Vurder</translation>
    </message>
    <message>
        <source>See ledger</source>
        <translation>Vis hovedboken</translation>
    </message>
    <message>
        <source>See Overview</source>
        <translation>Vis Oversikt</translation>
    </message>
    <message>
        <source>%1 waits</source>
        <comment>a channel: E-mail waits</comment>
        <translation>%1 venter</translation>
    </message>
    <message>
        <source>%1 sent</source>
        <comment>a channel: E-mail sent</comment>
        <translation>%1 sendt</translation>
    </message>
    <message>
        <source>%1 given up</source>
        <comment>a channel: E-mail given up</comment>
        <translation>%1 gitt opp</translation>
    </message>
    <message>
        <source>%1 not sent</source>
        <comment>a channel: it was over before</comment>
        <translation>%1 ikke sendt</translation>
    </message>
    <message>
        <source>that it began</source>
        <translation>at det begynte</translation>
    </message>
    <message>
        <source>that it has grown</source>
        <translation>at det har vokst</translation>
    </message>
    <message>
        <source>that it is over</source>
        <translation>at det er over</translation>
    </message>
    <message>
        <source>a trial</source>
        <translation>en prøve</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Den andre siden</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>state of an alert</comment>
        <translation>Åpent</translation>
    </message>
    <message>
        <source>Taken on</source>
        <comment>state of an alert</comment>
        <translation>Tatt hånd om</translation>
    </message>
    <message>
        <source>Resolved</source>
        <comment>state of an alert</comment>
        <translation>Løst</translation>
    </message>
    <message>
        <source>It is over when somebody says so.</source>
        <translation>Det er over når noen sier det.</translation>
    </message>
    <message>
        <source>It ends by itself once the secret works.</source>
        <translation>Det går over av seg selv når hemmeligheten virker.</translation>
    </message>
    <message>
        <source>It ends by itself once there is room on the disk.</source>
        <translation>Det går over av seg selv når det er plass på disken.</translation>
    </message>
    <message>
        <source>It ends by itself once the work has caught up.</source>
        <translation>Det går over av seg selv når arbeidet er tatt igjen.</translation>
    </message>
    <message>
        <source>It ends by itself once the destination answers again.</source>
        <translation>Det går over av seg selv når destinasjonen svarer igjen.</translation>
    </message>
    <message>
        <source>It ends by itself once every outcome is known.</source>
        <translation>Det går over av seg selv når hvert utfall er kjent.</translation>
    </message>
    <message>
        <source>It ends by itself once these dead letters are replayed or closed.</source>
        <translation>Det går over av seg selv når disse strandede leveringene er kjørt på nytt eller lukket.</translation>
    </message>
    <message>
        <source>It ends by itself once each has an owner.</source>
        <translation>Det går over av seg selv når hver har en ansvarlig.</translation>
    </message>
    <message>
        <source>It ends by itself once the source sends again.</source>
        <translation>Det går over av seg selv når kilden sender igjen.</translation>
    </message>
    <message>
        <source>It ends by itself an hour after the last one.</source>
        <translation>Det går over av seg selv en time etter den siste.</translation>
    </message>
    <message>
        <source>It ends by itself once a good certificate is in use.</source>
        <translation>Det går over av seg selv når et godt sertifikat er i bruk.</translation>
    </message>
    <message>
        <source>It ends by itself once it is confirmed.</source>
        <translation>Det går over av seg selv når abonnementet er bekreftet.</translation>
    </message>
    <message>
        <source>It ends by itself once somebody has decided, or the request expires.</source>
        <translation>Det går over av seg selv når noen har avgjort det, eller anmodningen utløper.</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-post</translation>
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
            <numerusform>%1. Prøvd %n gang, igjen %2.</numerusform>
            <numerusform>%1. Prøvd %n ganger, igjen %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Not sent yet.</source>
        <translation>%1. Ikke sendt ennå.</translation>
    </message>
    <message>
        <source>%1. Sent %2 UTC.</source>
        <translation>%1. Sendt %2 UTC.</translation>
    </message>
    <message>
        <source>%1. Sent.</source>
        <translation>%1. Sendt.</translation>
    </message>
    <message numerus="yes">
        <source>%1. Tried %n time(s), then given up.</source>
        <comment>what</comment>
        <translation>
            <numerusform>%1. Prøvd %n gang, så gitt opp.</numerusform>
            <numerusform>%1. Prøvd %n ganger, så gitt opp.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Not needed any more.</source>
        <translation>%1. Trengs ikke lenger.</translation>
    </message>
</context>
<context>
    <name>Attention</name>
    <message>
        <source>%1 Oldest arrived %2 UTC.</source>
        <comment>a sentence, a time</comment>
        <translation>%1 Den eldste kom %2 UTC.</translation>
    </message>
    <message numerus="yes">
        <source>Open %n</source>
        <comment>button: so many dead letters</comment>
        <translation>
            <numerusform>Åpne %n</numerusform>
            <numerusform>Åpne %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>Den andre siden</translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s) have no owner.</source>
        <translation>
            <numerusform>%n strandet levering har ingen ansvarlig.</numerusform>
            <numerusform>%n strandede leveringer har ingen ansvarlig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody looks after them. Name an owner for their source.</source>
        <translation>Ingen ser etter dem. Oppgi en ansvarlig for kilden.</translation>
    </message>
    <message numerus="yes">
        <source>Open %n</source>
        <translation>
            <numerusform>Åpne %n</numerusform>
            <numerusform>Åpne %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are unknown: the other side may already have done it.</source>
        <translation>
            <numerusform>%n utfall er ukjent: den andre siden kan alt ha gjort det.</numerusform>
            <numerusform>%n utfall er ukjente: den andre siden kan alt ha gjort det.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is repeated until they are looked up.</source>
        <translation>Ingenting gjentas før de er slått opp.</translation>
    </message>
    <message>
        <source>%1 has been quiet for %2.</source>
        <comment>source, duration</comment>
        <translation>%1 har vært stille i %2.</translation>
    </message>
    <message>
        <source>That is much longer than its usual gap. See whether it sends again by itself.</source>
        <translation>Det er mye lenger enn vanlig. Se om den sender igjen av seg selv.</translation>
    </message>
    <message>
        <source>See source</source>
        <translation>Vis kilden</translation>
    </message>
    <message>
        <source>%1 has no working secret, so its events are refused.</source>
        <translation>%1 har ingen brukbar hemmelighet, så hendelsene avvises.</translation>
    </message>
    <message>
        <source>They are answered 503, so that the provider sends them again. Set the secret.</source>
        <translation>De besvares med 503, så leverandøren sender dem igjen. Sett hemmeligheten.</translation>
    </message>
    <message numerus="yes">
        <source>%n arrival(s) from %1 repeat an event ID with other content.</source>
        <translation>
            <numerusform>%n ankomst fra %1 gjentar en hendelses-ID med annet innhold.</numerusform>
            <numerusform>%n ankomster fra %1 gjentar en hendelses-ID med annet innhold.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first content counts; nothing ran twice. Ask the provider which one is right.</source>
        <translation>Det første innholdet gjelder; ingenting ble kjørt to ganger. Spør leverandøren hva som er riktig.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message numerus="yes">
        <source>%n accepted event(s) are no longer in the store.</source>
        <translation>
            <numerusform>%n godtatt hendelse er ikke lenger i lageret.</numerusform>
            <numerusform>%n godtatte hendelser er ikke lenger i lageret.</numerusform>
        </translation>
    </message>
    <message>
        <source>A disk or a restored copy lost them after we had answered. Ask the providers to send again.</source>
        <translation>En disk eller en gjenopprettet kopi mistet dem etter at vi hadde svart. Be leverandørene sende på nytt.</translation>
    </message>
    <message numerus="yes">
        <source>%n second charge(s) were written.</source>
        <translation>
            <numerusform>%n dobbel belastning ble skrevet.</numerusform>
            <numerusform>%n doble belastninger ble skrevet.</numerusform>
        </translation>
    </message>
    <message>
        <source>One event may cost once only. The ledger names them.</source>
        <translation>En hendelse skal koste bare én gang. Hovedboken viser hvilke.</translation>
    </message>
    <message>
        <source>See ledger</source>
        <translation>Vis hovedboken</translation>
    </message>
    <message>
        <source>See certificate</source>
        <translation>Vis sertifikatet</translation>
    </message>
    <message>
        <source>A certificate of the receiver has expired.</source>
        <translation>Et sertifikat for mottakeren er utløpt.</translation>
    </message>
    <message>
        <source>A certificate of the receiver ends within a day.</source>
        <translation>Et sertifikat for mottakeren utløper innen et døgn.</translation>
    </message>
    <message numerus="yes">
        <source>A certificate of the receiver ends in %n day(s).</source>
        <translation>
            <numerusform>Et sertifikat for mottakeren utløper om %n dag.</numerusform>
            <numerusform>Et sertifikat for mottakeren utløper om %n dager.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put a new one in place of %1. Providers refuse to send to an expired one.</source>
        <comment>a file</comment>
        <translation>Bytt ut %1. Leverandører sender ikke til et utløpt sertifikat.</translation>
    </message>
    <message numerus="yes">
        <source>Over %Ln request(s) for %1 had a wrong signature in the last hour.</source>
        <translation>
            <numerusform>Over %Ln forespørsel til %1 hadde feil signatur den siste timen.</numerusform>
            <numerusform>Over %Ln forespørsler til %1 hadde feil signatur den siste timen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) for %1 had a wrong signature in the last hour.</source>
        <translation>
            <numerusform>%Ln forespørsel til %1 hadde feil signatur den siste timen.</numerusform>
            <numerusform>%Ln forespørsler til %1 hadde feil signatur den siste timen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over %Ln request(s) for %1 were turned away for other reasons.</source>
        <translation>
            <numerusform>Over %Ln forespørsel til %1 ble avvist av andre grunner.</numerusform>
            <numerusform>Over %Ln forespørsler til %1 ble avvist av andre grunner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln request(s) for %1 were turned away in the last hour.</source>
        <translation>
            <numerusform>%Ln forespørsel til %1 ble avvist den siste timen.</numerusform>
            <numerusform>%Ln forespørsler til %1 ble avvist den siste timen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Either the secret differs on the two sides, or somebody else sends. Test a request.</source>
        <translation>Enten er hemmeligheten ulik på de to sidene, eller så sender noen andre. Test en forespørsel.</translation>
    </message>
    <message>
        <source>Their time, form or rate did not hold. The source says why.</source>
        <translation>Tid, form eller tempo holdt ikke. Kilden viser hvorfor.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) are unfinished, so new ones are answered 503.</source>
        <translation>
            <numerusform>%Ln hendelse er uferdig, så nye besvares med 503.</numerusform>
            <numerusform>%Ln hendelser er uferdige, så nye besvares med 503.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) are unfinished, of %1 at most.</source>
        <translation>
            <numerusform>%Ln hendelse er uferdig, av høyst %1.</numerusform>
            <numerusform>%Ln hendelser er uferdige, av høyst %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Above that, new ones are answered 503 and sent again. See what holds them up.</source>
        <translation>Over det besvares nye med 503 og sendes igjen. Se hva som holder dem tilbake.</translation>
    </message>
    <message>
        <source>See deliveries</source>
        <translation>Vis leveringer</translation>
    </message>
    <message>
        <source>The disk has %1 left, so new events are answered 503.</source>
        <comment>a size</comment>
        <translation>Disken har %1 igjen, så nye hendelser besvares med 503.</translation>
    </message>
    <message>
        <source>The disk of the store has %1 left.</source>
        <comment>a size</comment>
        <translation>Lagerets disk har %1 igjen.</translation>
    </message>
    <message>
        <source>What was accepted is still worked off. Make room on the disk of the data folder.</source>
        <translation>Det som er godtatt, blir fortsatt behandlet. Frigjør plass på disken med datamappen.</translation>
    </message>
    <message>
        <source>Below %1 new events are answered 503. Make room on the disk of the data folder.</source>
        <comment>a size</comment>
        <translation>Under %1 besvares nye hendelser med 503. Frigjør plass på disken med datamappen.</translation>
    </message>
    <message>
        <source>Something is wrong with a certificate of the receiver.</source>
        <translation>Noe er galt med et sertifikat for mottakeren.</translation>
    </message>
    <message numerus="yes">
        <source>The engine stopped while it worked on %n event(s).</source>
        <translation>
            <numerusform>Motoren stanset mens den behandlet %n hendelse.</numerusform>
            <numerusform>Motoren stanset mens den behandlet %n hendelser.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each is tried by itself now, and set aside when its attempts are used up.</source>
        <translation>Hver prøves nå for seg, og settes til side når forsøkene er brukt opp.</translation>
    </message>
    <message>
        <source>Open the oldest</source>
        <translation>Åpne den eldste</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 have the body of another, under an ID of their own.</source>
        <translation>
            <numerusform>%n hendelse fra %1 har samme innhold som en annen, men en egen ID.</numerusform>
            <numerusform>%n hendelser fra %1 har samme innhold som andre, men egne ID-er.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both ran, since the ID is not signed. Compare them: a copy may have cost twice.</source>
        <translation>Begge ble kjørt, siden ID-en ikke er signert. Sammenlign dem: en kopi kan ha kostet dobbelt.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) to %1 used a signature that had served another event.</source>
        <translation>
            <numerusform>%n forespørsel til %1 brukte en signatur som hørte til en annen hendelse.</numerusform>
            <numerusform>%n forespørsler til %1 brukte en signatur som hørte til en annen hendelse.</numerusform>
        </translation>
    </message>
    <message>
        <source>They were refused. Somebody may have a copy of a request: change the secret.</source>
        <translation>De ble avvist. Noen kan ha en kopi av en forespørsel: bytt hemmeligheten.</translation>
    </message>
    <message numerus="yes">
        <source>%n subscription(s) of %1 wait to be confirmed.</source>
        <translation>
            <numerusform>%n abonnement hos %1 venter på bekreftelse.</numerusform>
            <numerusform>%n abonnementer hos %1 venter på bekreftelse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Until then nothing is sent. Open the address that acknowledgerd status prints.</source>
        <translation>Inntil da sendes ingenting. Åpne adressen som acknowledgerd status skriver ut.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 came again under another tenant.</source>
        <translation>
            <numerusform>%n hendelse fra %1 kom igjen under en annen leietaker.</numerusform>
            <numerusform>%n hendelser fra %1 kom igjen under en annen leietaker.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both ran, since the tenant is not signed. Name the tenants of the source to refuse others.</source>
        <translation>Begge ble kjørt, siden leietakeren ikke er signert. Oppgi kildens leietakere for å avvise andre.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) were not finished in time, of %1 that were due.</source>
        <translation>
            <numerusform>%Ln hendelse ble ikke ferdig i tide, av %1 som hadde frist.</numerusform>
            <numerusform>%Ln hendelser ble ikke ferdige i tide, av %1 som hadde frist.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is under the target. See what holds them up.</source>
        <translation>Det er under målet. Se hva som holder dem tilbake.</translation>
    </message>
    <message numerus="yes">
        <source>Over %Ln event(s) from %1 wait longer than %2.</source>
        <translation>
            <numerusform>Over %Ln hendelse fra %1 venter lenger enn %2.</numerusform>
            <numerusform>Over %Ln hendelser fra %1 venter lenger enn %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s) from %1 wait longer than %2.</source>
        <translation>
            <numerusform>%Ln hendelse fra %1 venter lenger enn %2.</numerusform>
            <numerusform>%Ln hendelser fra %1 venter lenger enn %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The oldest has waited for %1. See what holds it up.</source>
        <comment>a duration</comment>
        <translation>Den eldste har ventet i %1. Se hva som holder den tilbake.</translation>
    </message>
</context>
<context>
    <name>AuditTableModel</name>
    <message>
        <source>No.</source>
        <comment>number of an entry</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Hvem</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Hva</translation>
    </message>
    <message>
        <source>On what</source>
        <translation>På hva</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begrunnelse</translation>
    </message>
    <message>
        <source>Hash</source>
        <translation>Hash</translation>
    </message>
    <message>
        <source>Entry %1, %2 UTC, %3, %4, %5, on %6, reason %7</source>
        <comment>number, time, who, role, what, targets, reason</comment>
        <translation>Oppføring %1, %2 UTC, %3, %4, %5, på %6, begrunnelse %7</translation>
    </message>
</context>
<context>
    <name>AuditWords</name>
    <message>
        <source>Signed in</source>
        <translation>Logget inn</translation>
    </message>
    <message>
        <source>sign-in</source>
        <translation>innlogging</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Logget ut</translation>
    </message>
    <message>
        <source>sign-out</source>
        <translation>utlogging</translation>
    </message>
    <message>
        <source>Locked the window</source>
        <translation>Låste vinduet</translation>
    </message>
    <message>
        <source>lock</source>
        <translation>låsing</translation>
    </message>
    <message>
        <source>Unlocked the window</source>
        <translation>Låste opp vinduet</translation>
    </message>
    <message>
        <source>unlock</source>
        <translation>opplåsing</translation>
    </message>
    <message>
        <source>Made a set-up token</source>
        <translation>Laget et oppsettstoken</translation>
    </message>
    <message>
        <source>set-up token</source>
        <translation>oppsettstoken</translation>
    </message>
    <message>
        <source>Became the first admin</source>
        <translation>Ble første administrator</translation>
    </message>
    <message>
        <source>first admin</source>
        <translation>første administrator</translation>
    </message>
    <message>
        <source>Added a person</source>
        <translation>La til en person</translation>
    </message>
    <message>
        <source>add a person</source>
        <translation>legge til en person</translation>
    </message>
    <message>
        <source>Changed a role</source>
        <translation>Endret en rolle</translation>
    </message>
    <message>
        <source>change a role</source>
        <translation>endre en rolle</translation>
    </message>
    <message>
        <source>Disabled a person</source>
        <translation>Deaktiverte en person</translation>
    </message>
    <message>
        <source>disable a person</source>
        <translation>deaktivere en person</translation>
    </message>
    <message>
        <source>Enabled a person</source>
        <translation>Aktiverte en person</translation>
    </message>
    <message>
        <source>enable a person</source>
        <translation>aktivere en person</translation>
    </message>
    <message>
        <source>Set a password</source>
        <translation>Satte et passord</translation>
    </message>
    <message>
        <source>set a password</source>
        <translation>sette et passord</translation>
    </message>
    <message>
        <source>Listed people</source>
        <translation>Listet opp personer</translation>
    </message>
    <message>
        <source>list people</source>
        <translation>liste opp personer</translation>
    </message>
    <message>
        <source>Assigned an owner</source>
        <translation>Tildelte en ansvarlig</translation>
    </message>
    <message>
        <source>assign an owner</source>
        <translation>tildele en ansvarlig</translation>
    </message>
    <message>
        <source>Closed without replay</source>
        <translation>Lukket uten ny kjøring</translation>
    </message>
    <message>
        <source>close without replay</source>
        <translation>lukke uten ny kjøring</translation>
    </message>
    <message>
        <source>Reopened</source>
        <translation>Gjenåpnet</translation>
    </message>
    <message>
        <source>reopen</source>
        <translation>gjenåpne</translation>
    </message>
    <message>
        <source>Asked for a replay</source>
        <translation>Ba om en ny kjøring</translation>
    </message>
    <message>
        <source>replay</source>
        <translation>ny kjøring</translation>
    </message>
    <message>
        <source>Approved a replay</source>
        <translation>Godkjente en ny kjøring</translation>
    </message>
    <message>
        <source>approve a replay</source>
        <translation>godkjenne en ny kjøring</translation>
    </message>
    <message>
        <source>Turned a replay down</source>
        <translation>Avslo en ny kjøring</translation>
    </message>
    <message>
        <source>turn a replay down</source>
        <translation>avslå en ny kjøring</translation>
    </message>
    <message>
        <source>Paused a replay</source>
        <translation>Stanset en ny kjøring</translation>
    </message>
    <message>
        <source>pause a replay</source>
        <translation>stanse en ny kjøring</translation>
    </message>
    <message>
        <source>Went on with a replay</source>
        <translation>Fortsatte en ny kjøring</translation>
    </message>
    <message>
        <source>go on with a replay</source>
        <translation>fortsette en ny kjøring</translation>
    </message>
    <message>
        <source>Cancelled a replay</source>
        <translation>Avbrøt en ny kjøring</translation>
    </message>
    <message>
        <source>cancel a replay</source>
        <translation>avbryte en ny kjøring</translation>
    </message>
    <message>
        <source>A replay&apos;s approval expired</source>
        <translation>Godkjenningen av en ny kjøring utløp</translation>
    </message>
    <message>
        <source>expire a replay</source>
        <translation>la en ny kjøring utløpe</translation>
    </message>
    <message>
        <source>Finished a replay</source>
        <translation>Avsluttet en ny kjøring</translation>
    </message>
    <message>
        <source>finish a replay</source>
        <translation>avslutte en ny kjøring</translation>
    </message>
    <message>
        <source>Judged an unknown outcome</source>
        <translation>Avgjorde et ukjent utfall</translation>
    </message>
    <message>
        <source>judge an unknown outcome</source>
        <translation>avgjøre et ukjent utfall</translation>
    </message>
    <message>
        <source>Looked an outcome up</source>
        <translation>Slo opp et utfall</translation>
    </message>
    <message>
        <source>look an outcome up</source>
        <translation>slå opp et utfall</translation>
    </message>
    <message>
        <source>Held a destination</source>
        <translation>Holdt tilbake en destinasjon</translation>
    </message>
    <message>
        <source>hold a destination</source>
        <translation>holde tilbake en destinasjon</translation>
    </message>
    <message>
        <source>Released a destination</source>
        <translation>Frigav en destinasjon</translation>
    </message>
    <message>
        <source>release a destination</source>
        <translation>frigi en destinasjon</translation>
    </message>
    <message>
        <source>Revealed a payload</source>
        <translation>Avdekket en nyttelast</translation>
    </message>
    <message>
        <source>reveal a payload</source>
        <translation>avdekke en nyttelast</translation>
    </message>
    <message>
        <source>Copied a payload</source>
        <translation>Kopierte en nyttelast</translation>
    </message>
    <message>
        <source>copy a payload</source>
        <translation>kopiere en nyttelast</translation>
    </message>
    <message>
        <source>Changed retention</source>
        <translation>Endret lagringstiden</translation>
    </message>
    <message>
        <source>change retention</source>
        <translation>endre lagringstiden</translation>
    </message>
    <message>
        <source>Changed the store&apos;s key</source>
        <translation>Byttet lagerets nøkkel</translation>
    </message>
    <message>
        <source>change the store&apos;s key</source>
        <translation>bytte lagerets nøkkel</translation>
    </message>
    <message>
        <source>Took an alert on</source>
        <translation>Tok hånd om et varsel</translation>
    </message>
    <message>
        <source>take an alert on</source>
        <translation>ta hånd om et varsel</translation>
    </message>
    <message>
        <source>Resolved an alert</source>
        <translation>Løste et varsel</translation>
    </message>
    <message>
        <source>resolve an alert</source>
        <translation>løse et varsel</translation>
    </message>
    <message>
        <source>Changed the configuration</source>
        <translation>Endret konfigurasjonen</translation>
    </message>
    <message>
        <source>change the configuration</source>
        <translation>endre konfigurasjonen</translation>
    </message>
    <message>
        <source>Loaded certificates</source>
        <translation>Lastet inn sertifikater</translation>
    </message>
    <message>
        <source>load certificates</source>
        <translation>laste inn sertifikater</translation>
    </message>
    <message>
        <source>Made a backup</source>
        <translation>Tok en sikkerhetskopi</translation>
    </message>
    <message>
        <source>make a backup</source>
        <translation>ta en sikkerhetskopi</translation>
    </message>
    <message>
        <source>Restored a backup</source>
        <translation>Gjenopprettet en sikkerhetskopi</translation>
    </message>
    <message>
        <source>restore a backup</source>
        <translation>gjenopprette en sikkerhetskopi</translation>
    </message>
    <message>
        <source>Refunded a line</source>
        <translation>Tilbakebetalte en linje</translation>
    </message>
    <message>
        <source>refund a line</source>
        <translation>tilbakebetale en linje</translation>
    </message>
    <message>
        <source>Ran a drill</source>
        <translation>Kjørte en øvelse</translation>
    </message>
    <message>
        <source>drill</source>
        <translation>øvelse</translation>
    </message>
    <message>
        <source>Exported evidence</source>
        <translation>Eksporterte bevis</translation>
    </message>
    <message>
        <source>export evidence</source>
        <translation>eksportere bevis</translation>
    </message>
    <message>
        <source>Exported the audit trail</source>
        <translation>Eksporterte revisjonssporet</translation>
    </message>
    <message>
        <source>export the audit trail</source>
        <translation>eksportere revisjonssporet</translation>
    </message>
    <message>
        <source>Verified the chain</source>
        <translation>Kontrollerte kjeden</translation>
    </message>
    <message>
        <source>verify the chain</source>
        <translation>kontrollere kjeden</translation>
    </message>
    <message>
        <source>Looked at the audit trail</source>
        <translation>Så på revisjonssporet</translation>
    </message>
    <message>
        <source>look at the audit trail</source>
        <translation>se på revisjonssporet</translation>
    </message>
    <message>
        <source>Took note of a cut trail</source>
        <translation>Noterte et avkortet spor</translation>
    </message>
    <message>
        <source>take note of a cut trail</source>
        <translation>notere et avkortet spor</translation>
    </message>
    <message>
        <source>Refused: %1</source>
        <translation>Avvist: %1</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Computer account</source>
        <translation>Maskinkonto</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Verdi</translation>
    </message>
    <message>
        <source>Audit chain broken at entry %1</source>
        <translation>Revisjonskjeden er brutt ved oppføring %1</translation>
    </message>
    <message>
        <source>Audit chain not checked</source>
        <translation>Revisjonskjeden er ikke kontrollert</translation>
    </message>
    <message>
        <source>Audit chain verified %1</source>
        <translation>Revisjonskjeden kontrollert %1</translation>
    </message>
    <message>
        <source>Checking the audit chain</source>
        <translation>Kontrollerer revisjonskjeden</translation>
    </message>
    <message>
        <source>Made a recovery token</source>
        <translation>Laget et gjenopprettingstoken</translation>
    </message>
    <message>
        <source>recovery token</source>
        <translation>gjenopprettingstoken</translation>
    </message>
    <message>
        <source>Recovered an account</source>
        <translation>Gjenopprettet en konto</translation>
    </message>
    <message>
        <source>recover an account</source>
        <translation>gjenopprette en konto</translation>
    </message>
    <message>
        <source>Held a source</source>
        <translation>Holdt tilbake en kilde</translation>
    </message>
    <message>
        <source>hold a source</source>
        <translation>holde tilbake en kilde</translation>
    </message>
    <message>
        <source>Released a source</source>
        <translation>Frigav en kilde</translation>
    </message>
    <message>
        <source>release a source</source>
        <translation>frigi en kilde</translation>
    </message>
    <message>
        <source>Gave an alert an owner</source>
        <translation>Ga et varsel en ansvarlig</translation>
    </message>
    <message>
        <source>give an alert an owner</source>
        <translation>gi et varsel en ansvarlig</translation>
    </message>
    <message>
        <source>Tried a channel for alerts</source>
        <translation>Prøvde en varslingskanal</translation>
    </message>
    <message>
        <source>try a channel for alerts</source>
        <translation>prøve en varslingskanal</translation>
    </message>
</context>
<context>
    <name>CauseWords</name>
    <message>
        <source>The other side</source>
        <translation>Den andre siden</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Sett til side</translation>
    </message>
    <message>
        <source>%1 sent these too late</source>
        <translation>%1 sendte disse for sent</translation>
    </message>
    <message>
        <source>%1 will not take these</source>
        <translation>%1 tar ikke imot disse</translation>
    </message>
    <message>
        <source>%1 refuses our password</source>
        <translation>%1 avviser passordet vårt</translation>
    </message>
    <message>
        <source>%1 may or may not have done it</source>
        <translation>%1 kan ha gjort det eller ikke</translation>
    </message>
    <message>
        <source>Our rules don&apos;t fit what %1 sent</source>
        <translation>Reglene våre passer ikke til det %1 sendte</translation>
    </message>
    <message>
        <source>The ledger refused the charge</source>
        <translation>Hovedboken avviste belastningen</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) are set aside.</source>
        <translation>
            <numerusform>%n hendelse er satt til side.</numerusform>
            <numerusform>%n hendelser er satt til side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) from %1 came after the replay window.</source>
        <translation>
            <numerusform>%n hendelse fra %1 kom etter tidsvinduet.</numerusform>
            <numerusform>%n hendelser fra %1 kom etter tidsvinduet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 failed in every attempt, so %n event(s) can&apos;t finish.</source>
        <translation>
            <numerusform>%1 feilet i hvert forsøk, så %n hendelse kan ikke fullføres.</numerusform>
            <numerusform>%1 feilet i hvert forsøk, så %n hendelser kan ikke fullføres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 will not take %n event(s).</source>
        <translation>
            <numerusform>%1 tar ikke imot %n hendelse.</numerusform>
            <numerusform>%1 tar ikke imot %n hendelser.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 refuses our password, so %n event(s) can&apos;t finish.</source>
        <translation>
            <numerusform>%1 avviser passordet vårt, så %n hendelse kan ikke fullføres.</numerusform>
            <numerusform>%1 avviser passordet vårt, så %n hendelser kan ikke fullføres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) are unknown: %1 may already have done it.</source>
        <translation>
            <numerusform>%n utfall er ukjent: %1 kan alt ha gjort det.</numerusform>
            <numerusform>%n utfall er ukjente: %1 kan alt ha gjort det.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our rules don&apos;t fit %n event(s) from %1.</source>
        <translation>
            <numerusform>Reglene våre passer ikke til %n hendelse fra %1.</numerusform>
            <numerusform>Reglene våre passer ikke til %n hendelser fra %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ledger refused the charge of %n event(s).</source>
        <translation>
            <numerusform>Hovedboken avviste belastningen for %n hendelse.</numerusform>
            <numerusform>Hovedboken avviste belastningen for %n hendelser.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the evidence.</source>
        <translation>Se på bevisene.</translation>
    </message>
    <message>
        <source>Decide for each whether it still matters.</source>
        <translation>Avgjør for hver om den fortsatt betyr noe.</translation>
    </message>
    <message>
        <source>Find out from %1 what went wrong.</source>
        <translation>Finn ut av %1 hva som gikk galt.</translation>
    </message>
    <message>
        <source>Read the answer of %1 and correct what it names.</source>
        <translation>Les svaret fra %1 og rett det som nevnes.</translation>
    </message>
    <message>
        <source>Renew the password or token for %1.</source>
        <translation>Forny passordet eller tokenet for %1.</translation>
    </message>
    <message>
        <source>Look it up at %1 before anything is repeated.</source>
        <translation>Slå det opp hos %1 før noe gjentas.</translation>
    </message>
    <message>
        <source>Correct the rules of the source, then apply them.</source>
        <translation>Rett kildens regler og ta dem i bruk.</translation>
    </message>
    <message>
        <source>Check the account, the amount and the currency.</source>
        <translation>Sjekk konto, beløp og valuta.</translation>
    </message>
    <message>
        <source>What was already done stays done; nothing more is tried.</source>
        <translation>Det som er gjort, er gjort; ingenting mer prøves.</translation>
    </message>
    <message>
        <source>They are genuine. They were set aside, not run.</source>
        <translation>De er ekte. De ble satt til side, ikke kjørt.</translation>
    </message>
    <message>
        <source>Trying again won&apos;t help until %1 accepts us.</source>
        <translation>Nye forsøk hjelper ikke før %1 godtar oss.</translation>
    </message>
    <message>
        <source>Nothing is repeated until it is looked up.</source>
        <translation>Ingenting gjentas før det er slått opp.</translation>
    </message>
    <message>
        <source>Nothing was charged and nothing was sent.</source>
        <translation>Ingenting ble belastet, og ingenting ble sendt.</translation>
    </message>
    <message>
        <source>No charge was written.</source>
        <translation>Ingen belastning ble skrevet.</translation>
    </message>
    <message>
        <source>No cause</source>
        <translation>Ingen årsak</translation>
    </message>
    <message>
        <source>Too late</source>
        <comment>cause of a dead letter</comment>
        <translation>For sent</translation>
    </message>
    <message>
        <source>Attempts used up</source>
        <translation>Forsøkene er brukt opp</translation>
    </message>
    <message>
        <source>Refused for good</source>
        <translation>Avvist for godt</translation>
    </message>
    <message>
        <source>Password refused</source>
        <translation>Passord avvist</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>Ukjent utfall</translation>
    </message>
    <message>
        <source>Rules don&apos;t fit</source>
        <translation>Reglene passer ikke</translation>
    </message>
    <message>
        <source>Ledger refused</source>
        <translation>Hovedboken avviste</translation>
    </message>
    <message>
        <source>%1 gave no good answer in any attempt</source>
        <translation>%1 ga ikke noe godt svar i noe forsøk</translation>
    </message>
</context>
<context>
    <name>Certificate</name>
    <message>
        <source>no name</source>
        <translation>uten navn</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a host name; how many others</comment>
        <translation>
            <numerusform>%1 og %n til</numerusform>
            <numerusform>%1 og %n til</numerusform>
        </translation>
    </message>
    <message>
        <source>ended %1 ago</source>
        <comment>a duration</comment>
        <translation>utløp for %1 siden</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <comment>a day, a duration</comment>
        <translation>%1, %2 igjen</translation>
    </message>
    <message>
        <source>The new certificate is not in use.</source>
        <translation>Det nye sertifikatet er ikke i bruk.</translation>
    </message>
    <message>
        <source>The one from before stays in use.</source>
        <translation>Det forrige er fortsatt i bruk.</translation>
    </message>
    <message>
        <source>The certificate has expired.</source>
        <translation>Sertifikatet er utløpt.</translation>
    </message>
    <message>
        <source>Senders that check it don&apos;t deliver. Put a new one in place of %1, then load it.</source>
        <comment>a file</comment>
        <translation>Avsendere som sjekker det, leverer ikke. Bytt ut %1, og last det inn.</translation>
    </message>
    <message>
        <source>The private key is not safe.</source>
        <translation>Den private nøkkelen er ikke trygg.</translation>
    </message>
    <message>
        <source>The certificate ends in %1.</source>
        <comment>a duration</comment>
        <translation>Sertifikatet utløper om %1.</translation>
    </message>
    <message>
        <source>Put a new one in place of %1; it is loaded by itself, or by the button below.</source>
        <comment>a file</comment>
        <translation>Bytt ut %1; det lastes inn av seg selv, eller med knappen under.</translation>
    </message>
    <message>
        <source>For a first try only.</source>
        <translation>Bare for en første prøve.</translation>
    </message>
    <message>
        <source>No authority has signed this certificate, so providers won&apos;t send to it.</source>
        <translation>Ingen autoritet har signert dette sertifikatet, så leverandører sender ikke til det.</translation>
    </message>
    <message>
        <source>In use.</source>
        <translation>I bruk.</translation>
    </message>
</context>
<context>
    <name>ChangePasswordSheet</name>
    <message>
        <source>Change your password?</source>
        <translation>Endre passordet ditt?</translation>
    </message>
    <message>
        <source>You are signed out everywhere else. It is written to the audit trail.</source>
        <translation>Du logges ut alle andre steder. Det skrives i revisjonssporet.</translation>
    </message>
    <message>
        <source>Change the password</source>
        <translation>Endre passordet</translation>
    </message>
</context>
<context>
    <name>ChangeRoleSheet</name>
    <message>
        <source>Change the role of %1?</source>
        <translation>Endre rollen til %1?</translation>
    </message>
    <message>
        <source>Change the role</source>
        <translation>Endre rollen</translation>
    </message>
    <message>
        <source>It takes effect with their next act, also where they are signed in.</source>
        <translation>Det gjelder fra personens neste handling, også der personen er logget inn.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Assign owner…</source>
        <translation>Tildel ansvarlig …</translation>
    </message>
    <message>
        <source>gave an owner to</source>
        <translation>ga en ansvarlig til</translation>
    </message>
    <message>
        <source>Close without replay…</source>
        <translation>Lukk uten ny kjøring …</translation>
    </message>
    <message>
        <source>closed without a replay</source>
        <translation>lukket uten ny kjøring</translation>
    </message>
    <message>
        <source>Reopen…</source>
        <translation>Gjenåpne …</translation>
    </message>
    <message>
        <source>reopened</source>
        <translation>gjenåpnet</translation>
    </message>
    <message>
        <source>Replay…</source>
        <translation>Kjør på nytt …</translation>
    </message>
    <message>
        <source>asked for a replay of</source>
        <translation>ba om ny kjøring av</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Godkjenn</translation>
    </message>
    <message>
        <source>approved the replay</source>
        <translation>godkjente den nye kjøringen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Avslå</translation>
    </message>
    <message>
        <source>refused the replay</source>
        <translation>avslo den nye kjøringen</translation>
    </message>
    <message>
        <source>Stop after this event</source>
        <translation>Stopp etter denne hendelsen</translation>
    </message>
    <message>
        <source>paused the replay</source>
        <translation>stanset den nye kjøringen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsett</translation>
    </message>
    <message>
        <source>went on with the replay</source>
        <translation>fortsatte den nye kjøringen</translation>
    </message>
    <message>
        <source>Cancel the rest</source>
        <translation>Avbryt resten</translation>
    </message>
    <message>
        <source>cancelled the rest of the replay</source>
        <translation>avbrøt resten av den nye kjøringen</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Vurder …</translation>
    </message>
    <message>
        <source>decided an unknown outcome of</source>
        <translation>avgjorde et ukjent utfall for</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Hold tilbake</translation>
    </message>
    <message>
        <source>held the work for</source>
        <translation>holdt tilbake arbeidet for</translation>
    </message>
    <message>
        <source>Release…</source>
        <translation>Frigi …</translation>
    </message>
    <message>
        <source>released the work for</source>
        <translation>frigav arbeidet for</translation>
    </message>
    <message>
        <source>Reveal…</source>
        <translation>Avdekk …</translation>
    </message>
    <message>
        <source>revealed the payload of</source>
        <translation>avdekket nyttelasten til</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopier</translation>
    </message>
    <message>
        <source>copied the revealed payload of</source>
        <translation>kopierte den avdekkede nyttelasten til</translation>
    </message>
    <message>
        <source>Take on</source>
        <translation>Ta hånd om</translation>
    </message>
    <message>
        <source>took on the alert</source>
        <translation>tok hånd om varselet</translation>
    </message>
    <message>
        <source>Resolve…</source>
        <translation>Løs …</translation>
    </message>
    <message>
        <source>resolved the alert</source>
        <translation>løste varselet</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksporter</translation>
    </message>
    <message>
        <source>exported deliveries</source>
        <translation>eksporterte leveringer</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Eksporter CSV</translation>
    </message>
    <message>
        <source>exported the ledger</source>
        <translation>eksporterte hovedboken</translation>
    </message>
    <message>
        <source>Export evidence</source>
        <translation>Eksporter bevis</translation>
    </message>
    <message>
        <source>exported evidence of</source>
        <translation>eksporterte bevis for</translation>
    </message>
    <message>
        <source>Add source</source>
        <translation>Legg til kilde</translation>
    </message>
    <message>
        <source>added the source</source>
        <translation>la til kilden</translation>
    </message>
    <message>
        <source>Add a secret…</source>
        <translation>Legg til en hemmelighet …</translation>
    </message>
    <message>
        <source>added a secret to</source>
        <translation>la til en hemmelighet for</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>removed a secret from</source>
        <translation>fjernet en hemmelighet fra</translation>
    </message>
    <message>
        <source>Load again…</source>
        <translation>Last inn på nytt …</translation>
    </message>
    <message>
        <source>loaded the certificates again</source>
        <translation>lastet inn sertifikatene på nytt</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Ta i bruk</translation>
    </message>
    <message>
        <source>changed the configuration</source>
        <translation>endret konfigurasjonen</translation>
    </message>
    <message>
        <source>Add a person…</source>
        <translation>Legg til en person …</translation>
    </message>
    <message>
        <source>added the person</source>
        <translation>la til personen</translation>
    </message>
    <message>
        <source>Change role…</source>
        <translation>Endre rolle …</translation>
    </message>
    <message>
        <source>changed the role of</source>
        <translation>endret rollen til</translation>
    </message>
    <message>
        <source>Disable…</source>
        <translation>Deaktiver …</translation>
    </message>
    <message>
        <source>disabled the account of</source>
        <translation>deaktiverte kontoen til</translation>
    </message>
    <message>
        <source>Enable…</source>
        <translation>Aktiver …</translation>
    </message>
    <message>
        <source>enabled the account of</source>
        <translation>aktiverte kontoen til</translation>
    </message>
    <message>
        <source>Set a password…</source>
        <translation>Sett et passord …</translation>
    </message>
    <message>
        <source>set the password of</source>
        <translation>satte passordet til</translation>
    </message>
    <message>
        <source>Change retention…</source>
        <translation>Endre lagringstid …</translation>
    </message>
    <message>
        <source>changed the retention of</source>
        <translation>endret lagringstiden for</translation>
    </message>
    <message>
        <source>Change the key…</source>
        <translation>Bytt nøkkel …</translation>
    </message>
    <message>
        <source>changed the key of the stored payloads</source>
        <translation>byttet nøkkelen til de lagrede nyttelastene</translation>
    </message>
    <message>
        <source>exported the audit trail</source>
        <translation>eksporterte revisjonssporet</translation>
    </message>
    <message>
        <source>Hold the queue…</source>
        <translation>Hold tilbake køen …</translation>
    </message>
    <message>
        <source>held the work of</source>
        <translation>holdt tilbake arbeidet fra</translation>
    </message>
    <message>
        <source>Release the queue…</source>
        <translation>Frigi køen …</translation>
    </message>
    <message>
        <source>released the work of</source>
        <translation>frigav arbeidet fra</translation>
    </message>
    <message>
        <source>gave an owner to the alert</source>
        <translation>ga en ansvarlig til varselet</translation>
    </message>
    <message>
        <source>Send a trial</source>
        <translation>Send en prøve</translation>
    </message>
    <message>
        <source>sent a trial message by</source>
        <translation>sendte en prøvemelding med</translation>
    </message>
</context>
<context>
    <name>DestinationTroubles</name>
    <message>
        <source>The work for %1 is held by %2: %3</source>
        <comment>destination, person, reason</comment>
        <translation>Arbeidet for %1 holdes tilbake av %2: %3</translation>
    </message>
    <message>
        <source>%1 still fails: %2. The next try is %3.</source>
        <comment>destination, evidence, in so long</comment>
        <translation>%1 feiler fortsatt: %2. Neste forsøk er %3.</translation>
    </message>
</context>
<context>
    <name>Evidence</name>
    <message numerus="yes">
        <source>Evidence of %n event(s), exported %1</source>
        <translation>
            <numerusform>Bevis for %n hendelse, eksportert %1</numerusform>
            <numerusform>Bevis for %n hendelser, eksportert %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder for each event, named after our delivery:</source>
        <translation>En mappe for hver hendelse, med navn etter vår levering:</translation>
    </message>
    <message>
        <source>what became of it, in words</source>
        <translation>hva det ble av den, med ord</translation>
    </message>
    <message>
        <source>what came in and what we did, oldest first, UTC</source>
        <translation>hva som kom inn og hva vi gjorde, eldste først, UTC</translation>
    </message>
    <message>
        <source>its charge and refund lines; the header alone where it has none</source>
        <translation>linjene for belastning og tilbakebetaling; bare overskriftene når den ikke har noen</translation>
    </message>
    <message>
        <source>what people did with it, also what they were refused; entry_sha256 is the entry&apos;s hash in the audit trail</source>
        <translation>hva personer gjorde med den eller ble nektet; entry_sha256 er oppføringens hash i revisjonssporet</translation>
    </message>
    <message>
        <source>It holds no payloads.</source>
        <translation>Ingen nyttelast er med her.</translation>
    </message>
    <message>
        <source>Prove that nothing was changed: sha256sum --check %1</source>
        <translation>Slik beviser du at ingenting er endret: sha256sum --check %1</translation>
    </message>
</context>
<context>
    <name>FirstAdminSheet</name>
    <message>
        <source>Create the first admin?</source>
        <translation>Opprette den første administratoren?</translation>
    </message>
    <message>
        <source>From then on the window asks who sits before it. The admin adds the others. It is written to the audit trail and can&apos;t be undone.</source>
        <translation>Fra da av spør vinduet hvem som sitter foran det. Administratoren legger til de andre. Det skrives i revisjonssporet og kan ikke angres.</translation>
    </message>
    <message>
        <source>Create the admin</source>
        <translation>Opprett administratoren</translation>
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
        <translation>s</translation>
    </message>
    <message>
        <source>min</source>
        <comment>unit: minutes</comment>
        <translation>min</translation>
    </message>
    <message>
        <source>h</source>
        <comment>unit: hours</comment>
        <translation>t</translation>
    </message>
    <message>
        <source>m</source>
        <comment>unit: minutes behind hours</comment>
        <translation>min</translation>
    </message>
    <message>
        <source>d</source>
        <comment>unit: days</comment>
        <translation>d</translation>
    </message>
    <message>
        <source>due</source>
        <comment>a retry whose time has come</comment>
        <translation>nå</translation>
    </message>
    <message>
        <source>in %1</source>
        <comment>countdown: in 0:43</comment>
        <translation>om %1</translation>
    </message>
    <message>
        <source>%1, %2 UTC</source>
        <comment>date, time</comment>
        <translation>%1, %2 UTC</translation>
    </message>
    <message>
        <source>%1 to %2 UTC</source>
        <comment>a window of time</comment>
        <translation>%1 til %2 UTC</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>local time in a place: 15:29:41 in Oslo</comment>
        <translation>%1 i %2</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <comment>size of a body</comment>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n byte</numerusform>
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
        <translation>Om 1 time</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>Varsel</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Først</translation>
    </message>
    <message>
        <source>%1 UTC</source>
        <comment>a time</comment>
        <translation>%1 UTC</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Bevis</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Ansvarlig</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>Ingen ansvarlig</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Neste skritt</translation>
    </message>
    <message numerus="yes">
        <source>%n more of this kind since the last notification.</source>
        <translation>
            <numerusform>%n til av dette slaget siden forrige melding.</numerusform>
            <numerusform>%n til av dette slaget siden forrige melding.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open %n</source>
        <comment>button: so many alerts</comment>
        <translation>
            <numerusform>Åpne %n</numerusform>
            <numerusform>Åpne %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Åpne</translation>
    </message>
    <message numerus="yes">
        <source>%n replay(s) wait for your approval</source>
        <translation>
            <numerusform>%n ny kjøring venter på din godkjenning</numerusform>
            <numerusform>%n nye kjøringer venter på din godkjenning</numerusform>
        </translation>
    </message>
    <message>
        <source>A replay waits for approval</source>
        <translation>En ny kjøring venter på godkjenning</translation>
    </message>
    <message>
        <source>%1, a replay waits for your approval</source>
        <comment>a first name</comment>
        <translation>%1, en ny kjøring venter på din godkjenning</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s), asked by %1.</source>
        <translation>
            <numerusform>%n hendelse, bedt om av %1.</numerusform>
            <numerusform>%n hendelser, bedt om av %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) could repeat.</source>
        <translation>
            <numerusform>%n virkning kan gjentas.</numerusform>
            <numerusform>%n virkninger kan gjentas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) are looked up first.</source>
        <translation>
            <numerusform>%n virkning slås opp først.</numerusform>
            <numerusform>%n virkninger slås opp først.</numerusform>
        </translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Vurder</translation>
    </message>
    <message>
        <source>Later</source>
        <comment>button</comment>
        <translation>Senere</translation>
    </message>
    <message>
        <source>Approval is given inside the app, never from here.</source>
        <translation>Godkjenning gis inne i appen, aldri herfra.</translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s) are open</source>
        <translation>
            <numerusform>%n varsel er åpent</numerusform>
            <numerusform>%n varsler er åpne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s) wait for you</source>
        <translation>
            <numerusform>%n varsel venter på deg</numerusform>
            <numerusform>%n varsler venter på deg</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign in to see what they are about.</source>
        <translation>Logg inn for å se hva de gjelder.</translation>
    </message>
    <message>
        <source>They were there before you came.</source>
        <translation>De var der før du kom.</translation>
    </message>
    <message>
        <source>Sign in…</source>
        <translation>Logg inn …</translation>
    </message>
    <message>
        <source>Receiving has stopped</source>
        <translation>Mottaket er stanset</translation>
    </message>
    <message>
        <source>New events are not taken until it runs again. Most providers send them again for a while. What was accepted stays stored.</source>
        <translation>Nye hendelser tas ikke imot før det går igjen. De fleste leverandører sender dem igjen en stund. Det som er godtatt, er fortsatt lagret.</translation>
    </message>
    <message>
        <source>The audit trail is broken</source>
        <translation>Revisjonssporet er brutt</translation>
    </message>
    <message>
        <source>An entry was changed, taken away or cut off. The page names the first one.</source>
        <translation>En oppføring er endret, fjernet eller kuttet av. Siden viser den første.</translation>
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
            <numerusform>%n time</numerusform>
            <numerusform>%n timer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n dag</numerusform>
            <numerusform>%n dager</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnerSheet</name>
    <message numerus="yes">
        <source>Who sees to %n dead letter(s)?</source>
        <translation>
            <numerusform>Hvem tar seg av %n strandet levering?</numerusform>
            <numerusform>Hvem tar seg av %n strandede leveringer?</numerusform>
        </translation>
    </message>
    <message>
        <source>They are told of it where alerts reach them. Nothing runs, and nothing is lost.</source>
        <translation>Den ansvarlige får vite det der varsler når frem. Ingenting kjøres, og ingenting går tapt.</translation>
    </message>
    <message>
        <source>Assign %1</source>
        <comment>a count</comment>
        <translation>Tildel %1</translation>
    </message>
</context>
<context>
    <name>ReplayTalk</name>
    <message>
        <source>Go on with the replay?</source>
        <translation>Fortsette den nye kjøringen?</translation>
    </message>
    <message>
        <source>What has not begun is released again, as fast as was asked for.</source>
        <translation>Det som ikke har begynt, frigis igjen, i det tempoet det ble bedt om.</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>verb: with a paused replay</comment>
        <translation>Fortsett</translation>
    </message>
    <message>
        <source>Stop the replay after this event?</source>
        <translation>Stoppe den nye kjøringen etter denne hendelsen?</translation>
    </message>
    <message>
        <source>What is under way goes on to its end. The rest waits until somebody lets it go on or cancels it.</source>
        <translation>Det som er i gang, går til det er ferdig. Resten venter til noen fortsetter eller avbryter.</translation>
    </message>
    <message>
        <source>Stop after this event</source>
        <translation>Stopp etter denne hendelsen</translation>
    </message>
    <message>
        <source>Withdraw the request?</source>
        <translation>Trekke tilbake anmodningen?</translation>
    </message>
    <message>
        <source>Cancel the rest of the replay?</source>
        <translation>Avbryte resten av den nye kjøringen?</translation>
    </message>
    <message>
        <source>Nobody can approve it any more. Its events stay set aside.</source>
        <translation>Ingen kan godkjenne den lenger. Hendelsene forblir satt til side.</translation>
    </message>
    <message>
        <source>What has not begun stays set aside, and can be replayed anew. What has run stays as it is.</source>
        <translation>Det som ikke har begynt, forblir satt til side og kan kjøres på nytt senere. Det som er kjørt, blir som det er.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Trekk tilbake</translation>
    </message>
    <message>
        <source>Cancel the rest</source>
        <translation>Avbryt resten</translation>
    </message>
</context>
<context>
    <name>ReplayWords</name>
    <message>
        <source>Skip</source>
        <comment>what a replay does with an effect</comment>
        <translation>Hopp over</translation>
    </message>
    <message>
        <source>Run</source>
        <comment>what a replay does with an effect</comment>
        <translation>Kjør</translation>
    </message>
    <message>
        <source>Look up first</source>
        <translation>Slå opp først</translation>
    </message>
    <message>
        <source>In the way</source>
        <translation>I veien</translation>
    </message>
    <message>
        <source>None</source>
        <comment>risk of a duplicate</comment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Low</source>
        <comment>risk of a duplicate</comment>
        <translation>Lav</translation>
    </message>
    <message>
        <source>Possible</source>
        <comment>risk of a duplicate</comment>
        <translation>Mulig</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Forhåndsvisning</translation>
    </message>
    <message>
        <source>Waits for a second person</source>
        <translation>Venter på en person til</translation>
    </message>
    <message>
        <source>About to begin</source>
        <translation>Skal begynne</translation>
    </message>
    <message>
        <source>Runs</source>
        <comment>a replay</comment>
        <translation>Kjører</translation>
    </message>
    <message>
        <source>Paused</source>
        <comment>a replay</comment>
        <translation>På pause</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <comment>a replay</comment>
        <translation>Avbrutt</translation>
    </message>
    <message>
        <source>Refused</source>
        <comment>a replay</comment>
        <translation>Avslått</translation>
    </message>
    <message>
        <source>Expired</source>
        <comment>a replay</comment>
        <translation>Utløpt</translation>
    </message>
    <message>
        <source>Over</source>
        <comment>a replay</comment>
        <translation>Ferdig</translation>
    </message>
    <message>
        <source>Not begun</source>
        <comment>a delivery of a replay</comment>
        <translation>Ikke begynt</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Utelatt</translation>
    </message>
    <message>
        <source>Under way</source>
        <comment>a delivery of a replay</comment>
        <translation>I gang</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Fullført</translation>
    </message>
    <message>
        <source>Set aside again</source>
        <translation>Satt til side igjen</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>Ukjent utfall</translation>
    </message>
    <message>
        <source>Changed, so not run</source>
        <translation>Endret, så ikke kjørt</translation>
    </message>
    <message>
        <source>Applied</source>
        <comment>an effect</comment>
        <translation>Utført</translation>
    </message>
    <message>
        <source>Applied %1</source>
        <comment>a time</comment>
        <translation>Utført %1</translation>
    </message>
    <message>
        <source>Done for another event with the same key</source>
        <translation>Gjort for en annen hendelse med samme nøkkel</translation>
    </message>
    <message>
        <source>Something newer is known</source>
        <translation>Noe nyere er kjent</translation>
    </message>
    <message>
        <source>Not done yet</source>
        <translation>Ikke gjort ennå</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Ikke sendt</translation>
    </message>
    <message>
        <source>Not done: HTTP %1</source>
        <comment>a status code</comment>
        <translation>Ikke utført: HTTP %1</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Ikke utført</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <comment>evidence</comment>
        <translation>Ikke utført: %1</translation>
    </message>
    <message>
        <source>Unknown: HTTP %1</source>
        <comment>a status code</comment>
        <translation>Ukjent: HTTP %1</translation>
    </message>
    <message>
        <source>Unknown: no answer after sending</source>
        <translation>Ukjent: ikke noe svar etter sending</translation>
    </message>
    <message>
        <source>Unknown: %1</source>
        <translation>Ukjent: %1</translation>
    </message>
    <message>
        <source>one line per event</source>
        <translation>én linje per hendelse</translation>
    </message>
    <message>
        <source>kept as done</source>
        <translation>beholdes som gjort</translation>
    </message>
    <message>
        <source>one per key</source>
        <translation>én per nøkkel</translation>
    </message>
    <message>
        <source>changes nothing</source>
        <translation>endrer ingenting</translation>
    </message>
    <message>
        <source>once per key</source>
        <translation>én gang per nøkkel</translation>
    </message>
    <message>
        <source>nothing was sent</source>
        <translation>ingenting ble sendt</translation>
    </message>
    <message>
        <source>the last call did nothing</source>
        <translation>det siste kallet gjorde ingenting</translation>
    </message>
    <message>
        <source>same key again</source>
        <translation>samme nøkkel igjen</translation>
    </message>
    <message>
        <source>asked, then same key</source>
        <translation>spørres, så samme nøkkel</translation>
    </message>
    <message>
        <source>no duplicate key</source>
        <translation>ingen duplikatnøkkel</translation>
    </message>
    <message>
        <source>nobody can tell</source>
        <translation>ingen kan vite det</translation>
    </message>
    <message>
        <source>does not run</source>
        <translation>kjøres ikke</translation>
    </message>
    <message>
        <source>Nobody can tell whether it was done. Decide that first.</source>
        <translation>Ingen kan vite om det ble gjort. Avgjør det først.</translation>
    </message>
    <message>
        <source>Another event with the same key is not through yet</source>
        <translation>En annen hendelse med samme nøkkel er ikke ferdig ennå</translation>
    </message>
    <message>
        <source>Its destination is gone</source>
        <translation>Destinasjonen er borte</translation>
    </message>
    <message>
        <source>Its source has no rules any more</source>
        <translation>Kilden har ingen regler lenger</translation>
    </message>
    <message>
        <source>The rules of that time are not kept</source>
        <translation>Reglene fra den gang er ikke beholdt</translation>
    </message>
    <message>
        <source>The rules don&apos;t fit it</source>
        <translation>Reglene passer ikke til den</translation>
    </message>
    <message>
        <source>Its content was removed by retention</source>
        <translation>Innholdet er fjernet fordi lagringstiden er ute</translation>
    </message>
    <message>
        <source>Its stored content is damaged</source>
        <translation>Det lagrede innholdet er skadet</translation>
    </message>
    <message>
        <source>It is no longer set aside</source>
        <translation>Den er ikke lenger satt til side</translation>
    </message>
    <message>
        <source>Another replay has it</source>
        <translation>En annen ny kjøring har den</translation>
    </message>
    <message>
        <source>There is no such delivery</source>
        <translation>Det finnes ingen slik levering</translation>
    </message>
    <message>
        <source>Forward to %1</source>
        <comment>a destination</comment>
        <translation>Videresend til %1</translation>
    </message>
    <message>
        <source>The fault was found and corrected</source>
        <translation>Feilen er funnet og rettet</translation>
    </message>
    <message>
        <source>The destination answers again</source>
        <translation>Destinasjonen svarer igjen</translation>
    </message>
    <message>
        <source>The rules were corrected</source>
        <translation>Reglene er rettet</translation>
    </message>
    <message>
        <source>The password or token was renewed</source>
        <translation>Passordet eller tokenet er fornyet</translation>
    </message>
    <message>
        <source>A customer asked for it</source>
        <translation>En kunde ba om det</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Noe annet</translation>
    </message>
    <message>
        <source>%1 per batch, %2 apart, %3 at a time</source>
        <comment>count, time, count</comment>
        <translation>%1 per bunke, %2 mellom, %3 om gangen</translation>
    </message>
    <message>
        <source>; stops at the first failure</source>
        <translation>; stopper ved første feil</translation>
    </message>
    <message>
        <source>%1 completed</source>
        <translation>%1 fullført</translation>
    </message>
    <message>
        <source>%1 set aside again</source>
        <translation>%1 satt til side igjen</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <translation>%1 ukjent</translation>
    </message>
    <message>
        <source>%1 changed, so not run</source>
        <translation>%1 endret, så ikke kjørt</translation>
    </message>
    <message>
        <source>It was applied</source>
        <comment>verdict on a call without an answer</comment>
        <translation>Det ble utført</translation>
    </message>
    <message>
        <source>It was not applied: run it</source>
        <translation>Det ble ikke utført: kjør det</translation>
    </message>
    <message>
        <source>The destination has it. It counts as done and is never sent again.</source>
        <translation>Destinasjonen har det. Det regnes som gjort og sendes aldri igjen.</translation>
    </message>
    <message>
        <source>The destination does not have it. It is sent now. If you are wrong, it is done twice.</source>
        <translation>Destinasjonen har det ikke. Det sendes nå. Tar du feil, blir det gjort to ganger.</translation>
    </message>
    <message>
        <source>Somebody did or undid it elsewhere. It counts as done and is never sent again.</source>
        <translation>Noen gjorde det eller opphevet det et annet sted. Det regnes som gjort og sendes aldri igjen.</translation>
    </message>
    <message>
        <source>It was compensated by hand</source>
        <translation>Det ble kompensert for hånd</translation>
    </message>
</context>
<context>
    <name>RequestTester</name>
    <message>
        <source>Nothing stands behind the headers. Paste the body too, after an empty line.</source>
        <translation>Det står ingenting etter hodene. Lim også inn innholdet, etter en tom linje.</translation>
    </message>
    <message>
        <source>%1 bytes of body</source>
        <comment>a number</comment>
        <translation>%1 byte innhold</translation>
    </message>
    <message>
        <source>The header with the signature is missing.</source>
        <translation>Hodet med signaturen mangler.</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <comment>header</comment>
        <translation>%1 mangler.</translation>
    </message>
    <message>
        <source>A signed header stands there twice: %1</source>
        <translation>Et signert hode står der to ganger: %1</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <comment>header</comment>
        <translation>%1 er tomt.</translation>
    </message>
    <message>
        <source>%1 is shown shortened or masked. Copy its whole value.</source>
        <comment>header</comment>
        <translation>%1 er forkortet eller skjult. Kopier hele verdien.</translation>
    </message>
    <message>
        <source>There is no secret.</source>
        <translation>Det finnes ingen hemmelighet.</translation>
    </message>
    <message>
        <source>It is a placeholder, or not in the form this provider gives: hexadecimal, base64 or a key.</source>
        <translation>Den er en plassholder, eller ikke i den formen leverandøren gir: heksadesimal, base64 eller en nøkkel.</translation>
    </message>
    <message>
        <source>The provider&apos;s check says: %1</source>
        <comment>a code word</comment>
        <translation>Leverandørens kontroll sier: %1</translation>
    </message>
    <message>
        <source>This sample is older than the window. Sent now, it would be set aside and not run.</source>
        <translation>Eksemplet er eldre enn vinduet. Sendt nå ville det settes til side og ikke kjøres.</translation>
    </message>
    <message>
        <source>It is signed ahead of this machine&apos;s clock. Check the clock.</source>
        <translation>Den er signert foran denne maskinens klokke. Sjekk klokken.</translation>
    </message>
    <message>
        <source>This is a handshake: it is answered and makes no event.</source>
        <translation>Dette er et håndtrykk: det besvares og gir ingen hendelse.</translation>
    </message>
    <message>
        <source>The body can&apos;t be read: %1</source>
        <translation>Innholdet kan ikke leses: %1</translation>
    </message>
    <message>
        <source>No event ID is where this provider puts it. %1</source>
        <translation>Det er ingen hendelses-ID der leverandøren setter den. %1</translation>
    </message>
    <message>
        <source>%1 and more: a batch</source>
        <comment>event ID</comment>
        <translation>%1 og flere: en bunke</translation>
    </message>
    <message>
        <source>This provider names neither.</source>
        <translation>Denne leverandøren oppgir ingen av dem.</translation>
    </message>
    <message>
        <source>Request can be read</source>
        <translation>Forespørselen kan leses</translation>
    </message>
    <message>
        <source>Headers are there</source>
        <translation>Hodene er der</translation>
    </message>
    <message>
        <source>Secret can be used</source>
        <translation>Hemmeligheten kan brukes</translation>
    </message>
    <message>
        <source>Signature matches</source>
        <translation>Signaturen stemmer</translation>
    </message>
    <message>
        <source>Signed time is read</source>
        <translation>Signert tid er lest</translation>
    </message>
    <message>
        <source>Age is inside the window</source>
        <translation>Alderen er innenfor vinduet</translation>
    </message>
    <message>
        <source>Event ID is found</source>
        <translation>Hendelses-ID er funnet</translation>
    </message>
    <message>
        <source>Type and time are found</source>
        <translation>Type og tid er funnet</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>ikke nådd</translation>
    </message>
    <message>
        <source>This provider&apos;s keys come from its certificates.</source>
        <translation>Leverandørens nøkler kommer fra dens sertifikater.</translation>
    </message>
    <message>
        <source>This provider signs no time.</source>
        <translation>Denne leverandøren signerer ingen tid.</translation>
    </message>
    <message>
        <source>The signed time can&apos;t be read.</source>
        <translation>Den signerte tiden kan ikke leses.</translation>
    </message>
    <message>
        <source>It matches without the line end behind the body: that came with pasting.</source>
        <translation>Den stemmer uten linjeskiftet etter innholdet: det kom med da det ble limt inn.</translation>
    </message>
    <message>
        <source>It matches with a line end behind the body: that was lost.</source>
        <translation>Den stemmer med et linjeskift etter innholdet: det gikk tapt.</translation>
    </message>
    <message>
        <source>It matches with %1 line ends: they were changed on the way.</source>
        <translation>Den stemmer med linjeskift av typen %1: de ble endret underveis.</translation>
    </message>
    <message>
        <source>It matches without the white space around the body.</source>
        <translation>Den stemmer uten mellomrommene rundt innholdet.</translation>
    </message>
    <message>
        <source>It matches when the JSON is written anew (%1): something read the body and wrote it again.</source>
        <comment>how, in English</comment>
        <translation>Den stemmer når JSON skrives på nytt (%1): noe leste innholdet og skrev det om.</translation>
    </message>
    <message>
        <source>It matches when the byte-order mark in front of the body is changed.</source>
        <translation>Den stemmer når byterekkefølgemerket foran innholdet endres.</translation>
    </message>
    <message>
        <source>It matches when the body is decoded from base64.</source>
        <translation>Den stemmer når innholdet dekodes fra base64.</translation>
    </message>
    <message>
        <source>It matches without the blanks or quotes around the secret.</source>
        <translation>Den stemmer uten mellomrom eller anførselstegn rundt hemmeligheten.</translation>
    </message>
    <message>
        <source>It matches when the secret is used in another form: %1.</source>
        <comment>how, in English</comment>
        <translation>Den stemmer når hemmeligheten brukes i en annen form: %1.</translation>
    </message>
    <message>
        <source>It matches with the secret of the source %1: the secrets are swapped.</source>
        <translation>Den stemmer med hemmeligheten til kilden %1: hemmelighetene er byttet om.</translation>
    </message>
    <message>
        <source>It matches for the URL %1. Give exactly this one as the public URL.</source>
        <translation>Den stemmer for URL-en %1. Oppgi nøyaktig denne som offentlig URL.</translation>
    </message>
    <message>
        <source>It matches as a request of %1. Choose that provider.</source>
        <translation>Den stemmer som en forespørsel fra %1. Velg den leverandøren.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of effect, what it would do</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It was made with another secret, or over other bytes.</source>
        <comment>signature</comment>
        <translation>Den er laget med en annen hemmelighet eller over andre byte.</translation>
    </message>
    <message>
        <source>The signature is not written as it should be: base64 where hexadecimal is due, or the other way round, or not whole.</source>
        <translation>Signaturen er ikke skrevet slik den skal: base64 der det skal være heksadesimalt, eller omvendt, eller ikke hel.</translation>
    </message>
    <message>
        <source>The header is not built as this provider builds it.</source>
        <comment>signature</comment>
        <translation>Feltet er ikke bygd opp slik denne leverandøren gjør det.</translation>
    </message>
    <message>
        <source>None of the signatures there is of a kind that counts here.</source>
        <translation>Ingen av signaturene er av et slag som gjelder her.</translation>
    </message>
    <message>
        <source>It names an algorithm that is not allowed here; &quot;none&quot; never is, because anybody could make that one.</source>
        <translation>Den oppgir en algoritme som ikke er tillatt her; «none» er det aldri, for den kan hvem som helst lage.</translation>
    </message>
    <message>
        <source>The token brings its own key or an extension (crit, jku, jwk, x5u, x5c), which is never accepted.</source>
        <translation>Tokenet har med sin egen nøkkel eller en utvidelse (crit, jku, jwk, x5u, x5c); det godtas aldri.</translation>
    </message>
    <message>
        <source>The token can&apos;t be read. It has three parts with dots between; copy it whole.</source>
        <translation>Tokenet kan ikke leses. Det har tre deler med punktum mellom; kopier det helt.</translation>
    </message>
    <message>
        <source>The token&apos;s claims can&apos;t be read.</source>
        <translation>Påstandene i tokenet kan ikke leses.</translation>
    </message>
    <message>
        <source>The token does not say until when it holds (exp).</source>
        <translation>Tokenet sier ikke hvor lenge det gjelder (exp).</translation>
    </message>
    <message>
        <source>The signed time stands there twice.</source>
        <translation>Det signerte tidspunktet står der to ganger.</translation>
    </message>
    <message>
        <source>The token is from another issuer (claim iss).</source>
        <translation>Tokenet er fra en annen utsteder (iss).</translation>
    </message>
    <message>
        <source>The token is for another account (claim api_key).</source>
        <translation>Tokenet er for en annen konto (api_key).</translation>
    </message>
    <message>
        <source>A claim of the token is not what the recipe wants.</source>
        <translation>En påstand i tokenet er ikke slik oppskriften krever.</translation>
    </message>
    <message>
        <source>The token is genuine, but made for another URL (claim url_hash). Give the URL that the provider has.</source>
        <translation>Tokenet er ekte, men laget for en annen URL (url_hash). Oppgi URL-en som leverandøren har.</translation>
    </message>
    <message>
        <source>The token is genuine, but made for another body (claim payload_hash).</source>
        <translation>Tokenet er ekte, men laget for et annet innhold (payload_hash).</translation>
    </message>
    <message>
        <source>What is signed looks like a token that a challenge would have signed, so it is no event.</source>
        <translation>Det som er signert, ser ut som et token en utfordring ville ha signert; det er altså ingen hendelse.</translation>
    </message>
    <message>
        <source>The body can&apos;t be read as this provider sends it, so what is signed can&apos;t be found in it.</source>
        <translation>Innholdet kan ikke leses slik denne leverandøren sender det, så det signerte finnes ikke i det.</translation>
    </message>
    <message>
        <source>The signed fields can&apos;t be read.</source>
        <translation>De signerte feltene kan ikke leses.</translation>
    </message>
    <message>
        <source>A signed field stands there twice.</source>
        <translation>Et signert felt står der to ganger.</translation>
    </message>
    <message>
        <source>The signature does not cover the fields in the URL, and there is no body.</source>
        <translation>Signaturen dekker ikke feltene i URL-en, og det er ikke noe innhold.</translation>
    </message>
    <message>
        <source>The signature does not cover this body: it is no form, and the URL has no hash of it.</source>
        <translation>Signaturen dekker ikke dette innholdet: det er ikke et skjema, og URL-en har ingen hash av det.</translation>
    </message>
    <message>
        <source>It comes from a topic that the source does not name (topics).</source>
        <translation>Den kommer fra et emne som kilden ikke oppgir (topics).</translation>
    </message>
    <message>
        <source>The certificate it names is not on the provider&apos;s own hosts.</source>
        <translation>Sertifikatet den oppgir, ligger ikke hos leverandøren selv.</translation>
    </message>
    <message>
        <source>The body&apos;s length is not what Content-Length says (%1 bytes), so it is not whole or was changed.</source>
        <comment>pasted / announced bytes</comment>
        <translation>Innholdets lengde er ikke den Content-Length sier (%1 byte); det er ikke helt, eller det er endret.</translation>
    </message>
    <message>
        <source>There is no signature where this provider puts it: in fields of the body or the URL.</source>
        <translation>Det er ingen signatur der denne leverandøren setter den: i felt i innholdet eller URL-en.</translation>
    </message>
    <message>
        <source>There is a signature, but not the time that is signed with it.</source>
        <translation>Det er en signatur, men ikke tidspunktet som signeres med den.</translation>
    </message>
    <message>
        <source>The engine fetches this provider&apos;s certificate when a request comes. To try one here, give its public key.</source>
        <translation>Motoren henter denne leverandørens sertifikat når en forespørsel kommer. For å prøve her, oppgi den offentlige nøkkelen.</translation>
    </message>
    <message>
        <source>No change of line ends, JSON spelling, secret form or URL makes it match. Most likely the secret is another one (test and live?), or the body is not whole.</source>
        <translation>Ingen endring av linjeskift, JSON-form, hemmelighet eller URL får den til å stemme. Trolig er hemmeligheten en annen (test og drift?), eller innholdet er ikke helt.</translation>
    </message>
</context>
<context>
    <name>ReviewSheet</name>
    <message>
        <source>Did %1 do it?</source>
        <comment>a destination</comment>
        <translation>Gjorde %1 det?</translation>
    </message>
    <message>
        <source>We sent it and heard nothing we can trust. Nothing is repeated until this is settled.</source>
        <translation>Vi sendte det og hørte ikke noe vi kan stole på. Ingenting gjentas før dette er avgjort.</translation>
    </message>
    <message>
        <source>Decide</source>
        <translation>Avgjør</translation>
    </message>
</context>
<context>
    <name>RoleWords</name>
    <message>
        <source>a founder</source>
        <translation>en gründer</translation>
    </message>
    <message>
        <source>an operator</source>
        <translation>en operatør</translation>
    </message>
    <message>
        <source>a security officer</source>
        <translation>en sikkerhetsansvarlig</translation>
    </message>
    <message>
        <source>an admin</source>
        <translation>en administrator</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between the last two of a list</comment>
        <translation> eller </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Founder</source>
        <translation>Gründer</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Support</translation>
    </message>
    <message>
        <source>Operator</source>
        <comment>a person&apos;s role</comment>
        <translation>Operatør</translation>
    </message>
    <message>
        <source>Security officer</source>
        <translation>Sikkerhetsansvarlig</translation>
    </message>
    <message>
        <source>Admin</source>
        <translation>Administrator</translation>
    </message>
    <message>
        <source>Sees totals, ages and owners. Changes nothing.</source>
        <translation>Ser totaler, alder og ansvarlige. Endrer ingenting.</translation>
    </message>
    <message>
        <source>Searches and traces events, with masked payloads.</source>
        <translation>Søker etter og sporer hendelser, med skjult nyttelast.</translation>
    </message>
    <message>
        <source>Owns, closes and replays dead letters. Larger replays need a second person.</source>
        <translation>Har ansvar for strandede leveringer, lukker dem og kjører dem på nytt. Større kjøringer krever en person til.</translation>
    </message>
    <message>
        <source>Approves replays, manages people, reads the audit trail. Can&apos;t replay.</source>
        <translation>Godkjenner nye kjøringer, administrerer personer, leser revisjonssporet. Kan ikke kjøre på nytt.</translation>
    </message>
    <message>
        <source>Sets up sources and rules, and does what operators do.</source>
        <translation>Setter opp kilder og regler, og gjør det operatører gjør.</translation>
    </message>
    <message>
        <source>Seeing figures</source>
        <translation>Innsyn i tall</translation>
    </message>
    <message>
        <source>Searching and tracing events</source>
        <translation>Søk etter og sporing av hendelser</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Assigning owners</source>
        <translation>Tildeling av ansvarlige</translation>
    </message>
    <message>
        <source>Closing dead letters</source>
        <translation>Lukking av strandede leveringer</translation>
    </message>
    <message>
        <source>Approving replays</source>
        <translation>Godkjenning av nye kjøringer</translation>
    </message>
    <message>
        <source>Deciding an unknown outcome</source>
        <translation>Avgjørelse av et ukjent utfall</translation>
    </message>
    <message>
        <source>Holding work</source>
        <translation>Tilbakeholding av arbeid</translation>
    </message>
    <message>
        <source>Running a recovery</source>
        <translation>Gjenoppretting</translation>
    </message>
    <message>
        <source>Running drills</source>
        <translation>Øvelser</translation>
    </message>
    <message>
        <source>A refund</source>
        <translation>Tilbakebetaling</translation>
    </message>
    <message>
        <source>Handling alerts</source>
        <translation>Håndtering av varsler</translation>
    </message>
    <message>
        <source>Revealing a payload</source>
        <translation>Avdekking av en nyttelast</translation>
    </message>
    <message>
        <source>Reading the audit trail</source>
        <translation>Lesing av revisjonssporet</translation>
    </message>
    <message>
        <source>Managing people</source>
        <translation>Administrasjon av personer</translation>
    </message>
    <message>
        <source>Setting retention</source>
        <translation>Endring av lagringstid</translation>
    </message>
    <message>
        <source>Changing sources and settings</source>
        <translation>Endring av kilder og innstillinger</translation>
    </message>
    <message>
        <source>See totals, ages and owners</source>
        <translation>Se totaler, alder og ansvarlige</translation>
    </message>
    <message>
        <source>Search and trace events, payloads masked</source>
        <translation>Søke etter og spore hendelser, med skjult nyttelast</translation>
    </message>
    <message>
        <source>Export lists and evidence</source>
        <translation>Eksportere lister og bevis</translation>
    </message>
    <message>
        <source>Assign owners of dead letters</source>
        <translation>Tildele ansvarlige for strandede leveringer</translation>
    </message>
    <message>
        <source>Close and reopen dead letters</source>
        <translation>Lukke og gjenåpne strandede leveringer</translation>
    </message>
    <message>
        <source>Replay dead letters, with a reason</source>
        <translation>Kjøre strandede leveringer på nytt, med begrunnelse</translation>
    </message>
    <message>
        <source>Approve the replays of others</source>
        <translation>Godkjenne andres nye kjøringer</translation>
    </message>
    <message>
        <source>Decide what became of an unknown outcome</source>
        <translation>Avgjøre hva det ble av et ukjent utfall</translation>
    </message>
    <message>
        <source>Hold and release work</source>
        <translation>Holde tilbake og frigi arbeid</translation>
    </message>
    <message>
        <source>Run a recovery</source>
        <translation>Kjøre en gjenoppretting</translation>
    </message>
    <message>
        <source>Run drills</source>
        <translation>Kjøre øvelser</translation>
    </message>
    <message>
        <source>Refund an extra line</source>
        <translation>Tilbakebetale en ekstra linje</translation>
    </message>
    <message>
        <source>Take on and resolve alerts</source>
        <translation>Ta hånd om og løse varsler</translation>
    </message>
    <message>
        <source>Reveal a payload, with a reason</source>
        <translation>Avdekke en nyttelast, med begrunnelse</translation>
    </message>
    <message>
        <source>Read the audit trail</source>
        <translation>Lese revisjonssporet</translation>
    </message>
    <message>
        <source>Manage people, roles and passwords</source>
        <translation>Administrere personer, roller og passord</translation>
    </message>
    <message>
        <source>Change sources, destinations, rules and settings</source>
        <translation>Endre kilder, destinasjoner, regler og innstillinger</translation>
    </message>
    <message>
        <source>%1 needs %2.</source>
        <comment>what, whom</comment>
        <translation>%1 krever %2.</translation>
    </message>
    <message>
        <source>%1 Ask %2.</source>
        <extracomment>What isn&apos;t allowed and who may, then whom to ask.</extracomment>
        <translation>%1 Spør %2.</translation>
    </message>
    <message>
        <source>somebody in support</source>
        <translation>en i support</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>noun: what somebody may do</comment>
        <translation>Ny kjøring</translation>
    </message>
    <message>
        <source>Set how long things are kept</source>
        <translation>Bestemme hvor lenge ting lagres</translation>
    </message>
</context>
<context>
    <name>SetPasswordSheet</name>
    <message>
        <source>Set a password for %1?</source>
        <translation>Sette et passord for %1?</translation>
    </message>
    <message>
        <source>They are signed out everywhere. Tell them the password yourself.</source>
        <translation>Personen logges ut overalt. Gi beskjed om passordet selv.</translation>
    </message>
    <message>
        <source>Set the password</source>
        <translation>Sett passordet</translation>
    </message>
</context>
<context>
    <name>Sources</name>
    <message>
        <source>No secret</source>
        <translation>Ingen hemmelighet</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Ingenting ennå</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Stille</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>Mottar</translation>
    </message>
    <message>
        <source>Own recipe</source>
        <translation>Egen oppskrift</translation>
    </message>
    <message>
        <source>signs ID and body</source>
        <translation>signerer ID og innhold</translation>
    </message>
    <message>
        <source>signs body only</source>
        <translation>signerer bare innholdet</translation>
    </message>
    <message>
        <source>content not proven</source>
        <translation>innholdet er ikke bevist</translation>
    </message>
    <message>
        <source>Documented by the provider</source>
        <translation>Dokumentert av leverandøren</translation>
    </message>
    <message>
        <source>Documented</source>
        <translation>Dokumentert</translation>
    </message>
    <message>
        <source>Seen in the provider&apos;s code</source>
        <translation>Sett i leverandørens kode</translation>
    </message>
    <message>
        <source>Seen in code</source>
        <translation>Sett i kode</translation>
    </message>
    <message>
        <source>Second-hand, treat as none</source>
        <translation>Fra annen hånd, regn som ingen</translation>
    </message>
    <message>
        <source>Treat as none</source>
        <translation>Regn som ingen</translation>
    </message>
    <message>
        <source>Not documented, treat as none</source>
        <translation>Ikke dokumentert, regn som ingen</translation>
    </message>
    <message>
        <source>Not documented</source>
        <translation>Ikke dokumentert</translation>
    </message>
    <message>
        <source>Never retries by itself</source>
        <translation>Sender aldri igjen av seg selv</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>Hendelses-ID</translation>
    </message>
    <message>
        <source>Event type</source>
        <translation>Hendelsestype</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signatur</translation>
    </message>
    <message>
        <source>Algorithm and key</source>
        <translation>Algoritme og nøkkel</translation>
    </message>
    <message>
        <source>What is signed</source>
        <translation>Hva som er signert</translation>
    </message>
    <message>
        <source>Signed time</source>
        <translation>Signert tid</translation>
    </message>
    <message>
        <source>Answer within</source>
        <translation>Svar innen</translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation>Hvis vi ikke svarer</translation>
    </message>
    <message>
        <source>To have events sent again</source>
        <translation>For å få hendelser sendt igjen</translation>
    </message>
    <message>
        <source>Handshake</source>
        <translation>Håndtrykk</translation>
    </message>
    <message>
        <source>Beware</source>
        <translation>Vær oppmerksom</translation>
    </message>
    <message>
        <source>Signature did not match</source>
        <translation>Signaturen stemte ikke</translation>
    </message>
    <message>
        <source>No signature</source>
        <translation>Ingen signatur</translation>
    </message>
    <message>
        <source>Signature malformed</source>
        <translation>Signaturen er feil skrevet</translation>
    </message>
    <message>
        <source>A signed header twice</source>
        <translation>Et signert hode to ganger</translation>
    </message>
    <message>
        <source>Signed time malformed</source>
        <translation>Signert tid er feil skrevet</translation>
    </message>
    <message>
        <source>Too old</source>
        <translation>For gammel</translation>
    </message>
    <message>
        <source>Signed time in the future</source>
        <translation>Signert tid i fremtiden</translation>
    </message>
    <message>
        <source>No working secret here</source>
        <translation>Ingen brukbar hemmelighet her</translation>
    </message>
    <message>
        <source>Genuine, but no event ID</source>
        <translation>Ekte, men uten hendelses-ID</translation>
    </message>
    <message>
        <source>A kind of body that is not taken</source>
        <translation>En type innhold som ikke tas imot</translation>
    </message>
    <message>
        <source>Over the rate of the source</source>
        <translation>Over kildens takt</translation>
    </message>
    <message>
        <source>Body that can&apos;t be unpacked</source>
        <translation>Innhold som ikke kan pakkes ut</translation>
    </message>
</context>
<context>
    <name>StateWords</name>
    <message>
        <source>Queued</source>
        <translation>I kø</translation>
    </message>
    <message>
        <source>Processing</source>
        <translation>Behandles</translation>
    </message>
    <message>
        <source>Retry scheduled</source>
        <translation>Nytt forsøk planlagt</translation>
    </message>
    <message>
        <source>Outcome unknown</source>
        <translation>Ukjent utfall</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Fullført</translation>
    </message>
    <message>
        <source>Dead letter</source>
        <translation>Strandet</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>a dead letter closed without replay</comment>
        <translation>Lukket</translation>
    </message>
    <message>
        <source>Accepted</source>
        <comment>an arrival</comment>
        <translation>Godtatt</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplikat</translation>
    </message>
    <message>
        <source>Too late</source>
        <comment>an arrival outside the replay window</comment>
        <translation>For sent</translation>
    </message>
    <message>
        <source>Turned away</source>
        <translation>Avvist</translation>
    </message>
    <message>
        <source>Not begun</source>
        <comment>an effect</comment>
        <translation>Ikke begynt</translation>
    </message>
    <message>
        <source>Under way</source>
        <comment>an effect</comment>
        <translation>I gang</translation>
    </message>
    <message>
        <source>Done</source>
        <comment>an effect</comment>
        <translation>Utført</translation>
    </message>
    <message>
        <source>Not done</source>
        <comment>an effect that certainly did not happen</comment>
        <translation>Ikke utført</translation>
    </message>
    <message>
        <source>Older than what we have</source>
        <comment>a status effect that changes nothing</comment>
        <translation>Eldre enn det vi har</translation>
    </message>
    <message>
        <source>Running</source>
        <comment>an attempt</comment>
        <translation>Kjører</translation>
    </message>
    <message>
        <source>Failed, may pass</source>
        <comment>an attempt</comment>
        <translation>Feilet, kan gå over</translation>
    </message>
    <message>
        <source>Refused for good</source>
        <comment>an attempt</comment>
        <translation>Avvist for godt</translation>
    </message>
    <message>
        <source>Password refused</source>
        <comment>an attempt</comment>
        <translation>Passord avvist</translation>
    </message>
    <message>
        <source>Rules don&apos;t fit</source>
        <comment>an attempt</comment>
        <translation>Reglene passer ikke</translation>
    </message>
    <message>
        <source>Ledger refused</source>
        <comment>an attempt</comment>
        <translation>Hovedboken avviste</translation>
    </message>
    <message>
        <source>Lease ran out</source>
        <comment>an attempt</comment>
        <translation>Leien løp ut</translation>
    </message>
    <message>
        <source>Too late, not used</source>
        <comment>a settlement after the lease</comment>
        <translation>For sent, ikke brukt</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Belastning</translation>
    </message>
    <message>
        <source>Inbox row</source>
        <translation>Innboksrad</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Videresending</translation>
    </message>
    <message>
        <source>Retry</source>
        <comment>short for retry scheduled</comment>
        <translation>Nytt forsøk</translation>
    </message>
    <message>
        <source>Unknown</source>
        <comment>short for outcome unknown</comment>
        <translation>Ukjent</translation>
    </message>
</context>
<context>
    <name>StoryCards</name>
    <message>
        <source>No, one line per key</source>
        <comment>can this charge repeat?</comment>
        <translation>Nei, én linje per nøkkel</translation>
    </message>
    <message>
        <source>No, one row per key</source>
        <comment>can this inbox row repeat?</comment>
        <translation>Nei, én rad per nøkkel</translation>
    </message>
    <message>
        <source>Harmless: an older status changes nothing</source>
        <translation>Ufarlig: en eldre status endrer ingenting</translation>
    </message>
    <message>
        <source>Not begun yet</source>
        <translation>Ikke begynt ennå</translation>
    </message>
    <message>
        <source>Not before its outcome is known</source>
        <translation>Ikke før utfallet er kjent</translation>
    </message>
    <message>
        <source>No, what is done is never run again</source>
        <translation>Nei, det som er gjort kjøres aldri igjen</translation>
    </message>
    <message>
        <source>Safe: it was certainly not done</source>
        <translation>Trygt: det ble sikkert ikke gjort</translation>
    </message>
    <message>
        <source>Not before it is looked up</source>
        <translation>Ikke før det er slått opp</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nei</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind of effect, amount</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Ledger line</source>
        <translation>Hovedbokslinje</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Forward to %1</source>
        <translation>Videresend til %1</translation>
    </message>
    <message>
        <source>%1, attempt %2</source>
        <translation>%1, forsøk %2</translation>
    </message>
    <message>
        <source>Applied once</source>
        <translation>Utført én gang</translation>
    </message>
    <message>
        <source>When, UTC</source>
        <translation>Når, UTC</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Svar</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Bevis</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Nøkkel</translation>
    </message>
    <message>
        <source>Can it repeat?</source>
        <translation>Kan det gjentas?</translation>
    </message>
    <message>
        <source>Attempt %1, round %2</source>
        <translation>Forsøk %1, runde %2</translation>
    </message>
    <message>
        <source>Attempt %1</source>
        <translation>Forsøk %1</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Arbeider</translation>
    </message>
    <message>
        <source>Lease, UTC</source>
        <translation>Leie, UTC</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 til %2</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Tok</translation>
    </message>
    <message>
        <source>Next, UTC</source>
        <translation>Neste, UTC</translation>
    </message>
    <message>
        <source>%1 of %2 done</source>
        <comment>effects</comment>
        <translation>%1 av %2 utført</translation>
    </message>
</context>
<context>
    <name>StoryEntries</name>
    <message>
        <source>Signature valid</source>
        <translation>Signaturen er gyldig</translation>
    </message>
    <message>
        <source>No signature asked for</source>
        <translation>Ingen signatur kreves</translation>
    </message>
    <message>
        <source>Signature: %1</source>
        <translation>Signatur: %1</translation>
    </message>
    <message>
        <source>Arrival %1 accepted</source>
        <translation>Ankomst %1 godtatt</translation>
    </message>
    <message>
        <source>%1. On disk before we answered</source>
        <translation>%1. På disken før vi svarte</translation>
    </message>
    <message>
        <source>accepted</source>
        <comment>badge of an arrival</comment>
        <translation>godtatt</translation>
    </message>
    <message>
        <source>Arrival %1: duplicate absorbed</source>
        <translation>Ankomst %1: duplikat fanget</translation>
    </message>
    <message>
        <source>No new work, no new charge</source>
        <translation>Ikke noe nytt arbeid, ingen ny belastning</translation>
    </message>
    <message>
        <source>same event ID</source>
        <comment>badge of an arrival</comment>
        <translation>samme hendelses-ID</translation>
    </message>
    <message>
        <source>Arrival %1 came too late</source>
        <translation>Ankomst %1 kom for sent</translation>
    </message>
    <message>
        <source>Genuine, but outside the replay window. Set aside, not run</source>
        <translation>Ekte, men utenfor tidsvinduet. Satt til side, ikke kjørt</translation>
    </message>
    <message>
        <source>too late</source>
        <comment>badge of an arrival</comment>
        <translation>for sent</translation>
    </message>
    <message>
        <source>Arrival %1 turned away</source>
        <translation>Ankomst %1 avvist</translation>
    </message>
    <message>
        <source>%1. It claims no event</source>
        <translation>%1. Den gjelder ingen hendelse</translation>
    </message>
    <message>
        <source>turned away</source>
        <comment>badge of an arrival</comment>
        <translation>avvist</translation>
    </message>
    <message>
        <source>Same event ID, different body. The first body is kept</source>
        <translation>Samme hendelses-ID, annet innhold. Det første innholdet beholdes</translation>
    </message>
    <message>
        <source>Attempt %1 started</source>
        <translation>Forsøk %1 begynte</translation>
    </message>
    <message>
        <source>Worker %1 holds the lease until %2</source>
        <translation>Arbeider %1 har leien til %2</translation>
    </message>
    <message>
        <source>Worker %1</source>
        <translation>Arbeider %1</translation>
    </message>
    <message>
        <source>Attempt %1: %2</source>
        <translation>Forsøk %1: %2</translation>
    </message>
    <message>
        <source>Refund written, %1</source>
        <translation>Tilbakebetaling skrevet, %1</translation>
    </message>
    <message>
        <source>Charge written, %1</source>
        <translation>Belastning skrevet, %1</translation>
    </message>
    <message>
        <source>%1 · refunds %2</source>
        <translation>%1 · tilbakebetaler %2</translation>
    </message>
    <message>
        <source>%1 · account %2</source>
        <translation>%1 · konto %2</translation>
    </message>
    <message>
        <source>1 ledger line</source>
        <translation>1 hovedbokslinje</translation>
    </message>
    <message>
        <source>Inbox row written</source>
        <translation>Innboksrad skrevet</translation>
    </message>
    <message>
        <source>Thread %1</source>
        <translation>Tråd %1</translation>
    </message>
    <message>
        <source>1 inbox row</source>
        <translation>1 innboksrad</translation>
    </message>
    <message>
        <source>Sending to %1</source>
        <translation>Sender til %1</translation>
    </message>
    <message>
        <source>%1 took it</source>
        <translation>%1 tok imot</translation>
    </message>
    <message>
        <source>Status written</source>
        <translation>Status skrevet</translation>
    </message>
    <message>
        <source>%1 did not take it</source>
        <translation>%1 tok ikke imot</translation>
    </message>
    <message>
        <source>%1 may or may not have it</source>
        <translation>%1 kan ha det eller ikke</translation>
    </message>
    <message>
        <source>Status unchanged: ours is newer</source>
        <translation>Status uendret: vår er nyere</translation>
    </message>
    <message>
        <source>Nothing is repeated until it is looked up</source>
        <translation>Ingenting gjentas før det er slått opp</translation>
    </message>
    <message>
        <source>Written down before the call</source>
        <translation>Notert før kallet</translation>
    </message>
    <message>
        <source>Attempt %1 of %2</source>
        <translation>Forsøk %1 av %2</translation>
    </message>
    <message>
        <source>Waits: the outcome is unknown</source>
        <translation>Venter: utfallet er ukjent</translation>
    </message>
    <message>
        <source>Completed after %1</source>
        <translation>Fullført etter %1</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s), each applied once</source>
        <translation>
            <numerusform>%n virkning, utført én gang</numerusform>
            <numerusform>%n virkninger, hver utført én gang</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside: %1</source>
        <translation>Satt til side: %1</translation>
    </message>
    <message>
        <source>Closed without replay</source>
        <translation>Lukket uten ny kjøring</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>%1 queued</source>
        <comment>a count</comment>
        <translation>%1 i kø</translation>
    </message>
    <message>
        <source>oldest %1</source>
        <comment>a duration</comment>
        <translation>eldste %1</translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s) open</source>
        <translation>
            <numerusform>%n åpent varsel</numerusform>
            <numerusform>%n åpne varsler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s) without an owner</source>
        <translation>
            <numerusform>%n strandet levering uten ansvarlig</numerusform>
            <numerusform>%n strandede leveringer uten ansvarlig</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs someone. %1.</source>
        <comment>what: 3 alerts open</comment>
        <translation>Trenger noen. %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n working</source>
        <comment>workers</comment>
        <translation>
            <numerusform>%n i arbeid</numerusform>
            <numerusform>%n i arbeid</numerusform>
        </translation>
    </message>
    <message>
        <source>The store does not answer</source>
        <translation>Lageret svarer ikke</translation>
    </message>
    <message>
        <source>Not receiving</source>
        <translation>Mottar ikke</translation>
    </message>
    <message>
        <source>The store does not answer. New events are refused.</source>
        <translation>Lageret svarer ikke. Nye hendelser avvises.</translation>
    </message>
    <message>
        <source>Not receiving. New events are refused.</source>
        <translation>Mottar ikke. Nye hendelser avvises.</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Holdt tilbake</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>Mottar</translation>
    </message>
    <message>
        <source>Held. Events are stored, nothing runs.</source>
        <translation>Holdt tilbake. Hendelser lagres, ingenting kjøres.</translation>
    </message>
    <message>
        <source>Receiving.</source>
        <translation>Mottar.</translation>
    </message>
    <message>
        <source>Receiving. %1.</source>
        <comment>facts</comment>
        <translation>Mottar. %1.</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>It came once.</source>
        <translation>Den kom én gang.</translation>
    </message>
    <message numerus="yes">
        <source>It came %n time(s);</source>
        <translation>
            <numerusform>Den kom %n gang;</numerusform>
            <numerusform>Den kom %n ganger;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s) did nothing.</source>
        <translation>
            <numerusform>%n duplikat gjorde ingenting.</numerusform>
            <numerusform>%n duplikater gjorde ingenting.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, refunded</source>
        <translation>%1, tilbakebetalt</translation>
    </message>
    <message>
        <source>%1, charged once</source>
        <translation>%1, belastet én gang</translation>
    </message>
    <message>
        <source>It cost nothing.</source>
        <translation>Den kostet ingenting.</translation>
    </message>
    <message>
        <source>One event</source>
        <translation>Én hendelse</translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n belastning</numerusform>
            <numerusform>%n belastninger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inbox row(s)</source>
        <translation>
            <numerusform>%n innboksrad</numerusform>
            <numerusform>%n innboksrader</numerusform>
        </translation>
    </message>
    <message>
        <source>Accepted; its work has not begun.</source>
        <translation>Godtatt; arbeidet har ikke begynt.</translation>
    </message>
    <message>
        <source>Attempt %1 is under way.</source>
        <translation>Forsøk %1 er i gang.</translation>
    </message>
    <message>
        <source>Not finished: attempt %1 is due %2.</source>
        <translation>Ikke ferdig: forsøk %1 kommer %2.</translation>
    </message>
    <message>
        <source>Not finished: another attempt will follow.</source>
        <translation>Ikke ferdig: et nytt forsøk følger.</translation>
    </message>
    <message>
        <source>The outcome is unknown.</source>
        <translation>Utfallet er ukjent.</translation>
    </message>
    <message>
        <source>Nothing is repeated until it is looked up.</source>
        <translation>Ingenting gjentas før det er slått opp.</translation>
    </message>
    <message>
        <source>Set aside: %1.</source>
        <translation>Satt til side: %1.</translation>
    </message>
    <message>
        <source>Closed without replay.</source>
        <translation>Lukket uten ny kjøring.</translation>
    </message>
    <message>
        <source>Event %1, source %2, type %3, %4</source>
        <translation>Hendelse %1, kilde %2, type %3, %4</translation>
    </message>
    <message>
        <source>Delivery %1</source>
        <translation>Levering %1</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>Hendelses-ID</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Levering</translation>
    </message>
    <message>
        <source>Arrival</source>
        <translation>Ankomst</translation>
    </message>
    <message>
        <source>Ledger line</source>
        <translation>Hovedbokslinje</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Virkning</translation>
    </message>
    <message>
        <source>Request of the provider</source>
        <translation>Leverandørens forespørsel</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>SHA-256 of the body that came: %1</source>
        <translation>SHA-256 av innholdet som kom: %1</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::AddSourceView</name>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Neste</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Leverandør</translation>
    </message>
    <message>
        <source>Signature and window</source>
        <translation>Signatur og vindu</translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation>Hvis vi ikke svarer</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Virkninger</translation>
    </message>
    <message>
        <source>Test request</source>
        <translation>Testforespørsel</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Add source, step %1 of %2</source>
        <translation>Legg til kilde, trinn %1 av %2</translation>
    </message>
    <message>
        <source>Who sends the events?</source>
        <translation>Hvem sender hendelsene?</translation>
    </message>
    <message>
        <source>What is known of a provider comes with it: its signature, its answers, its retries.</source>
        <translation>Det som er kjent om en leverandør, følger med: signatur, svar, nye forsøk.</translation>
    </message>
    <message>
        <source>How does %1 prove an event is real?</source>
        <comment>provider</comment>
        <translation>Hvordan beviser %1 at en hendelse er ekte?</translation>
    </message>
    <message>
        <source>The scheme is chosen for you. The secret comes from the provider&apos;s page.</source>
        <translation>Metoden er valgt for deg. Hemmeligheten finner du hos leverandøren.</translation>
    </message>
    <message>
        <source>What if we don&apos;t answer %1?</source>
        <comment>provider</comment>
        <translation>Hva om vi ikke svarer %1?</translation>
    </message>
    <message>
        <source>Only what was seen, and where. Nothing to fill in.</source>
        <translation>Bare det som er sett, og hvor. Ingenting å fylle ut.</translation>
    </message>
    <message>
        <source>What does an event do?</source>
        <translation>Hva gjør en hendelse?</translation>
    </message>
    <message>
        <source>Each effect is applied once per event, however often the event arrives.</source>
        <translation>Hver virkning skjer én gang per hendelse, uansett hvor ofte den kommer.</translation>
    </message>
    <message>
        <source>Does a real request pass?</source>
        <translation>Går en ekte forespørsel gjennom?</translation>
    </message>
    <message>
        <source>Paste one that the provider sent. This page can also be left out.</source>
        <translation>Lim inn en som leverandøren har sendt. Denne siden kan også hoppes over.</translation>
    </message>
    <message>
        <source>Add source</source>
        <translation>Legg til kilde</translation>
    </message>
    <message>
        <source>The provider&apos;s URL ends with /hooks/%1</source>
        <comment>name of the source</comment>
        <translation>Leverandørens URL slutter på /hooks/%1</translation>
    </message>
    <message>
        <source>Nothing is received until the source is added.</source>
        <translation>Ingenting mottas før kilden er lagt til.</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Trinn %1 av %2</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::EffectsStep</name>
    <message>
        <source>Content not proven</source>
        <translation>Innholdet er ikke bevist</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Ingenting ennå</translation>
    </message>
    <message>
        <source>Row in the inbox</source>
        <translation>Rad i innboksen</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Belastning</translation>
    </message>
    <message>
        <source>Events are accepted, kept and shown. Rules can be added in the configuration file.</source>
        <translation>Hendelser godtas, lagres og vises. Regler kan legges til i konfigurasjonsfilen.</translation>
    </message>
    <message>
        <source>Thread</source>
        <translation>Tråd</translation>
    </message>
    <message>
        <source>A place in the body (/data/id), header:Name, or a fixed text. Events of one thread stand together.</source>
        <translation>Et sted i innholdet (/data/id), header:Navn eller en fast tekst. Hendelser i samme tråd står sammen.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Sender (may be empty)</source>
        <translation>Avsender (kan være tom)</translation>
    </message>
    <message>
        <source>Recipient (may be empty)</source>
        <translation>Mottaker (kan være tom)</translation>
    </message>
    <message>
        <source>Only for events of the type</source>
        <translation>Bare for hendelser av typen</translation>
    </message>
    <message>
        <source>&apos;*&apos; stands for anything; empty is every event. One event is one charge.</source>
        <translation>&apos;*&apos; står for hva som helst; tomt er alle hendelser. Én hendelse er én belastning.</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>A place in the body (/data/id), header:Name, or a fixed text.</source>
        <translation>Et sted i innholdet (/data/id), header:Navn eller en fast tekst.</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Beløp</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Valuta</translation>
    </message>
    <message>
        <source>Charge from content that the signature does not cover</source>
        <translation>Belast ut fra innhold som signaturen ikke dekker</translation>
    </message>
    <message>
        <source>Anybody who can send a request could change the amount. Read it back from the provider where you can.</source>
        <translation>Alle som kan sende en forespørsel, kunne endre beløpet. Hent det fra leverandøren der du kan.</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::PromiseStep</name>
    <message>
        <source>Documented by the provider</source>
        <translation>Dokumentert av leverandøren</translation>
    </message>
    <message>
        <source>Seen in the provider&apos;s code</source>
        <translation>Sett i leverandørens kode</translation>
    </message>
    <message>
        <source>Second-hand</source>
        <translation>Fra annen hånd</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>Ikke kontrollert</translation>
    </message>
    <message>
        <source>Sources contradict each other</source>
        <translation>Kildene motsier hverandre</translation>
    </message>
    <message>
        <source>Answer within</source>
        <translation>Svar innen</translation>
    </message>
    <message>
        <source>%1. We answer as soon as the event is safely on disk.</source>
        <comment>a duration</comment>
        <translation>%1. Vi svarer så snart hendelsen er trygt på disken.</translation>
    </message>
    <message>
        <source>Not documented. We answer as soon as the event is safely on disk.</source>
        <translation>Ikke dokumentert. Vi svarer så snart hendelsen er trygt på disken.</translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation>Hvis vi ikke svarer</translation>
    </message>
    <message>
        <source>Not documented. Plan as if nothing is ever sent again.</source>
        <translation>Ikke dokumentert. Regn med at ingenting sendes igjen.</translation>
    </message>
    <message>
        <source>A missed event can be had</source>
        <translation>En tapt hendelse kan hentes</translation>
    </message>
    <message>
        <source>Not documented. Plan as if a missed event is lost.</source>
        <translation>Ikke dokumentert. Regn med at en tapt hendelse er borte.</translation>
    </message>
    <message>
        <source>never again</source>
        <translation>aldri igjen</translation>
    </message>
    <message>
        <source>for %1 after it happened</source>
        <comment>a duration</comment>
        <translation>i %1 etter at den skjedde</translation>
    </message>
    <message>
        <source>How to have it sent again</source>
        <translation>Slik får du den sendt igjen</translation>
    </message>
    <message>
        <source>Handshake</source>
        <translation>Håndtrykk</translation>
    </message>
    <message>
        <source>Beware</source>
        <translation>Vær oppmerksom</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::ProviderStep</name>
    <message>
        <source>Search providers</source>
        <translation>Søk etter leverandør</translation>
    </message>
    <message>
        <source>Recipe (JSON)</source>
        <translation>Oppskrift (JSON)</translation>
    </message>
    <message>
        <source>Known provider</source>
        <translation>Kjent leverandør</translation>
    </message>
    <message>
        <source>My own provider</source>
        <translation>Min egen leverandør</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Leverandører</translation>
    </message>
    <message>
        <source>What its signature proves</source>
        <translation>Hva signaturen beviser</translation>
    </message>
    <message>
        <source>algo: the hash. header, prefix, enc: where and how the signature stands. signed: the parts in order (body, ts, id, url, method, header:NAME, =text). ts_header, ts_unit: the signed time. event_id, type, occurred_at: where they stand, as /pointer or header:NAME.</source>
        <comment>the names of the fields stay as they are</comment>
        <translation>algo: hashen. header, prefix, enc: hvor og hvordan signaturen står. signed: delene i rekkefølge (body, ts, id, url, method, header:NAVN, =tekst). ts_header, ts_unit: den signerte tiden. event_id, type, occurred_at: hvor de står, som /peker eller header:NAVN.</translation>
    </message>
    <message>
        <source>No provider has this name. &quot;My own provider&quot; describes any other by a recipe.</source>
        <translation>Ingen leverandør heter det. «Min egen leverandør» beskriver en annen med en oppskrift.</translation>
    </message>
    <message>
        <source>Signed: the whole body and the event ID.</source>
        <translation>Signert: hele innholdet og hendelses-ID-en.</translation>
    </message>
    <message>
        <source>Signed: the whole body. Not signed: the event ID. A body that comes again under another ID is reported.</source>
        <translation>Signert: hele innholdet. Ikke signert: hendelses-ID-en. Kommer samme innhold under en annen ID, meldes det.</translation>
    </message>
    <message>
        <source>Not signed: the content, or not all of it. Charges from it need your explicit consent.</source>
        <translation>Ikke signert: innholdet, helt eller delvis. Belastninger fra den krever ditt uttrykkelige samtykke.</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::RequestTester</name>
    <message>
        <source>Check this request</source>
        <translation>Sjekk denne forespørselen</translation>
    </message>
    <message>
        <source>A request of this provider</source>
        <translation>En forespørsel fra denne leverandøren</translation>
    </message>
    <message>
        <source>Pasted request</source>
        <translation>Innlimt forespørsel</translation>
    </message>
    <message>
        <source>POST /hooks/shop HTTP/1.1
X-Signature: …

{ the body, exactly as it was sent }</source>
        <comment>example of a request; keep the first two lines</comment>
        <translation>POST /hooks/shop HTTP/1.1
X-Signature: …

{ innholdet, nøyaktig som det ble sendt }</translation>
    </message>
    <message>
        <source>Headers, an empty line, the body. Also the output of curl -v, a curl command, or the JSON of a cloud function. It stays on this machine.</source>
        <translation>Hodene, en tom linje, innholdet. Også utdata fra curl -v, en curl-kommando eller JSON fra en skyfunksjon. Det blir på denne maskinen.</translation>
    </message>
    <message>
        <source>What is looked at</source>
        <translation>Hva som undersøkes</translation>
    </message>
    <message>
        <source>A real handshake.</source>
        <translation>Et ekte håndtrykk.</translation>
    </message>
    <message>
        <source>It would be answered as the provider asks.</source>
        <translation>Det ville besvares slik leverandøren ber om.</translation>
    </message>
    <message>
        <source>Signature matches.</source>
        <translation>Signaturen stemmer.</translation>
    </message>
    <message>
        <source>Event ID found.</source>
        <translation>Hendelses-ID funnet.</translation>
    </message>
    <message>
        <source>But no event can be read from it.</source>
        <translation>Men ingen hendelse kan leses fra den.</translation>
    </message>
    <message>
        <source>This request would be refused.</source>
        <translation>Denne forespørselen ville bli avvist.</translation>
    </message>
    <message>
        <source>The first red line says where; nothing was stored.</source>
        <translation>Den første røde linjen sier hvor; ingenting ble lagret.</translation>
    </message>
    <message>
        <source>What event %1 would do</source>
        <comment>event ID</comment>
        <translation>Hva hendelsen %1 ville gjøre</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Sett til side</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ingenting</translation>
    </message>
    <message>
        <source>No rule applies to it. It is accepted and completed.</source>
        <translation>Ingen regel gjelder for den. Den godtas og fullføres.</translation>
    </message>
    <message>
        <source>This can&apos;t be read as a request.</source>
        <translation>Dette kan ikke leses som en forespørsel.</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::SignatureStep</name>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Stands in the URL: small letters, digits, &apos;.&apos;, &apos;_&apos;, &apos;-&apos;.</source>
        <translation>Står i URL-en: små bokstaver, tall, &apos;.&apos;, &apos;_&apos;, &apos;-&apos;.</translation>
    </message>
    <message>
        <source>Signing secret</source>
        <translation>Signeringshemmelighet</translation>
    </message>
    <message>
        <source>As the provider shows it, or env:NAME, or file:PATH. It is stored sealed; only its last 4 characters are ever shown again.</source>
        <translation>Slik leverandøren viser den, eller env:NAVN, eller file:STI. Den lagres forseglet; bare de siste 4 tegnene vises igjen.</translation>
    </message>
    <message>
        <source>Public URL (only where the provider signs it)</source>
        <translation>Offentlig URL (bare der leverandøren signerer den)</translation>
    </message>
    <message>
        <source>Exactly as you give it to the provider. Leave it empty if unsure.</source>
        <translation>Nøyaktig slik du gir den til leverandøren. La den stå tom hvis du er i tvil.</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Ansvarlig</translation>
    </message>
    <message>
        <source>Who looks after what is set aside.</source>
        <translation>Hvem som ser etter det som settes til side.</translation>
    </message>
    <message>
        <source>Replay window</source>
        <translation>Tidsvindu</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Hemmelighet</translation>
    </message>
    <message>
        <source>Public key</source>
        <translation>Offentlig nøkkel</translation>
    </message>
    <message>
        <source>Show the secret</source>
        <translation>Vis hemmeligheten</translation>
    </message>
    <message>
        <source>Provider&apos;s own</source>
        <comment>replay window</comment>
        <translation>Leverandørens eget</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Sett til side</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Avvis</translation>
    </message>
    <message>
        <source>If the window has passed</source>
        <translation>Hvis vinduet er passert</translation>
    </message>
    <message>
        <source>Set aside keeps the event with its reason; refuse answers 400 and keeps nothing.</source>
        <translation>Sett til side beholder hendelsen med årsak; avvis svarer 400 og beholder ingenting.</translation>
    </message>
    <message>
        <source>Judged only where the recipe signs a time.</source>
        <translation>Vurderes bare der oppskriften signerer en tid.</translation>
    </message>
    <message>
        <source>The provider&apos;s own: %1 old at most.</source>
        <comment>a duration</comment>
        <translation>Leverandørens eget: høyst %1 gammel.</translation>
    </message>
    <message>
        <source>This provider signs no time, or names no window. Then the event ID decides.</source>
        <translation>Leverandøren signerer ingen tid eller oppgir ikke noe vindu. Da avgjør hendelses-ID-en.</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Emner</translation>
    </message>
    <message>
        <source>Webhook ID</source>
        <translation>Webhook-ID</translation>
    </message>
    <message>
        <source>The ARNs of the topics that may send, with a space between two.</source>
        <translation>ARN-ene til emnene som kan sende, med mellomrom mellom.</translation>
    </message>
    <message>
        <source>As the provider shows it beside the webhook; it is part of what is signed.</source>
        <translation>Slik leverandøren viser den ved webhooken; den er en del av det som signeres.</translation>
    </message>
</context>
<context>
    <name>ack::ui::addsource::TestRequestView</name>
    <message>
        <source>Test a request</source>
        <translation>Test en forespørsel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Test a request of %1</source>
        <comment>name of a source</comment>
        <translation>Test en forespørsel til %1</translation>
    </message>
</context>
<context>
    <name>ack::ui::alerts::AlertDeeds</name>
    <message>
        <source>%1 were over already.</source>
        <comment>a count</comment>
        <translation>%1 var over fra før.</translation>
    </message>
    <message>
        <source>%1 of %2 taken on. Nothing more is sent.</source>
        <comment>counts</comment>
        <translation>%1 av %2 er tatt hånd om. Ingenting mer sendes.</translation>
    </message>
    <message>
        <source>Not taken on: %1</source>
        <comment>why</comment>
        <translation>Ikke tatt hånd om: %1</translation>
    </message>
    <message numerus="yes">
        <source>Who sees to %n alert(s)?</source>
        <translation>
            <numerusform>Hvem tar seg av %n varsel?</numerusform>
            <numerusform>Hvem tar seg av %n varsler?</numerusform>
        </translation>
    </message>
    <message>
        <source>Only they are told of it in the window from now on. Nothing runs, and nothing is lost.</source>
        <translation>Bare den ansvarlige får vite det i vinduet fra nå av. Ingenting kjøres, og ingenting går tapt.</translation>
    </message>
    <message>
        <source>Assign %1</source>
        <comment>a count</comment>
        <translation>Tildel %1</translation>
    </message>
    <message>
        <source>%1 of %2 have an owner now.</source>
        <comment>counts</comment>
        <translation>%1 av %2 har fått sin ansvarlige.</translation>
    </message>
    <message>
        <source>Not given back: %1</source>
        <comment>why</comment>
        <translation>Ikke gitt tilbake: %1</translation>
    </message>
    <message numerus="yes">
        <source>Resolve %n alert(s)?</source>
        <translation>
            <numerusform>Løse %n varsel?</numerusform>
            <numerusform>Løse %n varsler?</numerusform>
        </translation>
    </message>
    <message>
        <source>They are over, and stay in the list with your reason. The same thing again is a new alert.</source>
        <translation>De er over og blir i listen med begrunnelsen din. Skjer det samme igjen, er det et nytt varsel.</translation>
    </message>
    <message>
        <source>Resolve %1</source>
        <comment>a count</comment>
        <translation>Løs %1</translation>
    </message>
    <message>
        <source>%1 of %2 are resolved.</source>
        <comment>counts</comment>
        <translation>%1 av %2 er løst.</translation>
    </message>
</context>
<context>
    <name>ack::ui::alerts::AlertPanel</name>
    <message>
        <source>Details of the alert</source>
        <translation>Varselets detaljer</translation>
    </message>
    <message>
        <source>Close details (Esc)</source>
        <translation>Lukk detaljer (Esc)</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>Lukk detaljer</translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation>Kopier ID</translation>
    </message>
    <message>
        <source>Alert ID copied</source>
        <translation>Varsel-ID kopiert</translation>
    </message>
    <message>
        <source>What we know</source>
        <translation>Hva vi vet</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Neste skritt</translation>
    </message>
    <message>
        <source>Nothing: it is over. The same thing again would be a new alert.</source>
        <translation>Ingenting: det er over. Skjer det samme igjen, blir det et nytt varsel.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tilstand</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Ansvarlig</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>Ingen ansvarlig</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Antall</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Går over</translation>
    </message>
    <message>
        <source>by itself</source>
        <translation>av seg selv</translation>
    </message>
    <message>
        <source>when somebody says so</source>
        <translation>når noen sier det</translation>
    </message>
    <message>
        <source>Its life, UTC</source>
        <translation>Varselets liv, UTC</translation>
    </message>
    <message>
        <source>First seen %1</source>
        <comment>a time</comment>
        <translation>Først sett %1</translation>
    </message>
    <message>
        <source>Last seen %1</source>
        <comment>a time</comment>
        <translation>Sist sett %1</translation>
    </message>
    <message>
        <source>Taken on %1 by %2</source>
        <comment>a time, a person</comment>
        <translation>Tatt hånd om av %2, %1</translation>
    </message>
    <message>
        <source>Over %1, by itself</source>
        <comment>a time</comment>
        <translation>Gikk over av seg selv %1</translation>
    </message>
    <message>
        <source>Resolved %1 by %2</source>
        <comment>a time, a person</comment>
        <translation>Løst %1 av %2</translation>
    </message>
    <message>
        <source>Its cause was gone.</source>
        <translation>Årsaken var borte.</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldinger</translation>
    </message>
    <message>
        <source>None. Where a channel is set up, whoever it concerns is told there too.</source>
        <translation>Ingen. Der en kanal er satt opp, får den det gjelder, beskjed der også.</translation>
    </message>
</context>
<context>
    <name>ack::ui::alerts::AlertsPage</name>
    <message>
        <source>Alerts</source>
        <translation>Varsler</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Prøv igjen</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Ingenting ble endret.</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>Kan ikke lese lageret</translation>
    </message>
    <message>
        <source>Can&apos;t read the store.</source>
        <translation>Kan ikke lese lageret.</translation>
    </message>
    <message>
        <source>Nothing needs anybody</source>
        <translation>Ingenting venter på noen</translation>
    </message>
    <message>
        <source>%1 open · %2 taken on</source>
        <comment>counts</comment>
        <translation>%1 åpne · %2 tatt hånd om</translation>
    </message>
    <message>
        <source>%1 without an owner</source>
        <comment>a count</comment>
        <translation>%1 uten ansvarlig</translation>
    </message>
    <message>
        <source>the first %1 are shown</source>
        <translation>de første %1 vises</translation>
    </message>
    <message>
        <source>as of %1 UTC</source>
        <translation>per %1 UTC</translation>
    </message>
    <message>
        <source>No alerts</source>
        <translation>Ingen varsler</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Ingen slike</translation>
    </message>
    <message>
        <source>What a person should know about stands here: dead letters, unknown outcomes, quiet sources, a disk that is nearly full.</source>
        <translation>Her står det en person bør vite om: strandede leveringer, ukjente utfall, stille kilder, en full disk.</translation>
    </message>
    <message>
        <source>Others are hidden by the chips above.</source>
        <translation>Andre er skjult av filtrene over.</translation>
    </message>
    <message>
        <source>Take it on meanwhile.</source>
        <translation>Ta hånd om det imens.</translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s)</source>
        <translation>
            <numerusform>%n varsel</numerusform>
            <numerusform>%n varsler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::audit::AuditFilterBar</name>
    <message>
        <source>Who, what, ID or reason</source>
        <translation>Hvem, hva, ID eller begrunnelse</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Avvist</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Hvem som helst</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Når som helst</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Nye kjøringer</translation>
    </message>
    <message>
        <source>Dead letters</source>
        <translation>Strandede leveringer</translation>
    </message>
    <message>
        <source>Payload reveals</source>
        <translation>Avdekkede nyttelaster</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personer</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Innstillinger</translation>
    </message>
    <message>
        <source>Of the newest %1 entries</source>
        <translation>Av de nyeste %1 oppføringene</translation>
    </message>
    <message>
        <source>About %1</source>
        <comment>an ID or a name</comment>
        <translation>Om %1</translation>
    </message>
    <message>
        <source>Today, UTC</source>
        <translation>I dag, UTC</translation>
    </message>
    <message>
        <source>Last 24 h</source>
        <translation>Siste 24 t</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Siste 7 dager</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Siste 30 dager</translation>
    </message>
    <message>
        <source>Nobody has done anything yet</source>
        <translation>Ingen har gjort noe ennå</translation>
    </message>
</context>
<context>
    <name>ack::ui::audit::AuditPage</name>
    <message>
        <source>Export the trail into this folder</source>
        <translation>Eksporter revisjonssporet til denne mappen</translation>
    </message>
    <message>
        <source>Export signed copy</source>
        <translation>Eksporter signert kopi</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Prøv igjen</translation>
    </message>
    <message>
        <source>Clear the filters</source>
        <translation>Fjern filtrene</translation>
    </message>
    <message>
        <source>Entries of the audit trail, newest first</source>
        <translation>Oppføringer i revisjonssporet, nyeste først</translation>
    </message>
    <message>
        <source>Security officer</source>
        <translation>Sikkerhetsansvarlig</translation>
    </message>
    <message numerus="yes">
        <source>%n newer</source>
        <translation>
            <numerusform>%n nyere</numerusform>
            <numerusform>%n nyere</numerusform>
        </translation>
    </message>
    <message>
        <source>Held while you point at the list, have a row chosen or have scrolled. Click or Home lets them in.</source>
        <translation>Holdes mens du peker på listen, har valgt en rad eller har rullet. Klikk eller Home slipper dem inn.</translation>
    </message>
    <message>
        <source>This entry can&apos;t be shown.</source>
        <translation>Denne oppføringen kan ikke vises.</translation>
    </message>
    <message>
        <source>The audit trail is not for your role</source>
        <translation>Revisjonssporet er ikke for din rolle</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>Kan ikke lese lageret</translation>
    </message>
    <message>
        <source>Can&apos;t read the store, so this list is old.</source>
        <translation>Kan ikke lese lageret, så listen er gammel.</translation>
    </message>
    <message>
        <source>No entry matches</source>
        <translation>Ingen oppføring passer</translation>
    </message>
    <message>
        <source>Nothing was done yet</source>
        <translation>Ingenting er gjort ennå</translation>
    </message>
    <message numerus="yes">
        <source>The trail has %n entry(ies).</source>
        <translation>
            <numerusform>Revisjonssporet har %n oppføring.</numerusform>
            <numerusform>Revisjonssporet har %n oppføringer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who did what, to what, and why. Entries can be added, never changed.</source>
        <translation>Hvem gjorde hva, med hva, og hvorfor. Oppføringer kan legges til, aldri endres.</translation>
    </message>
    <message>
        <source> · as of %1 UTC</source>
        <translation> · per %1 UTC</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) written to %1, with the recipe to prove them</source>
        <translation>
            <numerusform>%n oppføring skrevet til %1, med oppskriften for å bevise den</numerusform>
            <numerusform>%n oppføringer skrevet til %1, med oppskriften for å bevise dem</numerusform>
        </translation>
    </message>
    <message>
        <source>The trail was not exported.</source>
        <translation>Revisjonssporet ble ikke eksportert.</translation>
    </message>
    <message>
        <source>Audit trail</source>
        <translation>Revisjonsspor</translation>
    </message>
    <message>
        <source>Everything a person does, and everything they are refused, is listed here.</source>
        <translation>Alt en person gjør, og alt en person blir nektet, vises her.</translation>
    </message>
</context>
<context>
    <name>ack::ui::audit::BeforeAfter</name>
    <message>
        <source>After</source>
        <translation>Etter</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Før</translation>
    </message>
</context>
<context>
    <name>ack::ui::audit::ChainBanner</name>
    <message>
        <source>Head</source>
        <translation>Siste hash</translation>
    </message>
    <message>
        <source>Show entry</source>
        <translation>Vis oppføring</translation>
    </message>
    <message>
        <source>Verify again</source>
        <translation>Kontroller igjen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Progress of the check</source>
        <translation>Fremdrift i kontrollen</translation>
    </message>
    <message>
        <source>Verify the whole chain again</source>
        <translation>Kontroller hele kjeden igjen</translation>
    </message>
    <message>
        <source>Cancel the check of the chain</source>
        <translation>Avbryt kontrollen av kjeden</translation>
    </message>
    <message>
        <source>The chain can&apos;t be checked now.</source>
        <translation>Kjeden kan ikke kontrolleres nå.</translation>
    </message>
    <message>
        <source>The check was cancelled. Nothing was changed.</source>
        <translation>Kontrollen ble avbrutt. Ingenting ble endret.</translation>
    </message>
    <message>
        <source>Checking every entry from the first on.</source>
        <translation>Kontrollerer hver oppføring fra den første.</translation>
    </message>
    <message>
        <source>%1 of %2 entries. The page stays usable.</source>
        <translation>%1 av %2 oppføringer. Siden kan brukes imens.</translation>
    </message>
    <message>
        <source>The page stays usable.</source>
        <translation>Siden kan brukes imens.</translation>
    </message>
    <message>
        <source>Last checked %1 UTC in %2.</source>
        <comment>time of day, duration</comment>
        <translation>Sist kontrollert %1 UTC på %2.</translation>
    </message>
    <message>
        <source>A later check was cancelled.</source>
        <translation>En senere kontroll ble avbrutt.</translation>
    </message>
    <message>
        <source>The chain is broken: %1.</source>
        <comment>what is wrong, a half sentence</comment>
        <translation>Kjeden er brutt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n good entry(ies) before it.</source>
        <translation>
            <numerusform>%n god oppføring før det.</numerusform>
            <numerusform>%n gode oppføringer før det.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the trail and keep the file: it shows what was found.</source>
        <translation>Eksporter sporet og ta vare på filen: den viser hva som ble funnet.</translation>
    </message>
    <message>
        <source>There is no entry yet.</source>
        <translation>Det er ingen oppføring ennå.</translation>
    </message>
    <message>
        <source>Since %1.</source>
        <comment>a day</comment>
        <translation>Siden %1.</translation>
    </message>
    <message>
        <source>Each entry carries the hash of the one before.</source>
        <translation>Hver oppføring bærer hashen til den forrige.</translation>
    </message>
    <message>
        <source>Last signed %1 UTC in audit.checkpoint.</source>
        <comment>time of day</comment>
        <translation>Sist signert %1 UTC i audit.checkpoint.</translation>
    </message>
    <message>
        <source>The chain is whole: %1 entries, none changed, removed or moved.</source>
        <translation>Kjeden er hel: %1 oppføringer, ingen endret, fjernet eller flyttet.</translation>
    </message>
    <message>
        <source>The chain has not been checked yet.</source>
        <translation>Kjeden er ikke kontrollert ennå.</translation>
    </message>
</context>
<context>
    <name>ack::ui::audit::EntryPanel</name>
    <message>
        <source>Details of the entry</source>
        <translation>Oppføringens detaljer</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>Lukk detaljer</translation>
    </message>
    <message>
        <source>Only what this person did</source>
        <translation>Bare det denne personen har gjort</translation>
    </message>
    <message>
        <source>Copy entry</source>
        <translation>Kopier oppføringen</translation>
    </message>
    <message>
        <source>The entry&apos;s own bytes, as they are hashed</source>
        <translation>Oppføringens egne byte, slik de hashes</translation>
    </message>
    <message>
        <source>Check this link</source>
        <translation>Kontroller dette leddet</translation>
    </message>
    <message>
        <source>Entry copied</source>
        <translation>Oppføringen er kopiert</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Oppføring</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Når</translation>
    </message>
    <message>
        <source>%1, %2 UTC</source>
        <comment>date, time</comment>
        <translation>%1, %2 UTC</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Her</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>vinduet</translation>
    </message>
    <message>
        <source>the command line</source>
        <translation>kommandolinjen</translation>
    </message>
    <message>
        <source>the engine</source>
        <translation>motoren</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Hvor mange</translation>
    </message>
    <message>
        <source>Why it was refused</source>
        <translation>Hvorfor det ble avvist</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begrunnelse</translation>
    </message>
    <message>
        <source>On what</source>
        <translation>På hva</translation>
    </message>
    <message>
        <source>Trace %1</source>
        <translation>Spor %1</translation>
    </message>
    <message>
        <source>Only what is about %1</source>
        <translation>Bare det som gjelder %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more; the entry&apos;s copy names them</source>
        <translation>
            <numerusform>og %n til; oppføringens kopi viser hvilken</numerusform>
            <numerusform>og %n til; oppføringens kopi viser hvilke</numerusform>
        </translation>
    </message>
    <message>
        <source>Place in the chain</source>
        <translation>Plass i kjeden</translation>
    </message>
    <message>
        <source>Show entry %1</source>
        <translation>Vis oppføring %1</translation>
    </message>
    <message>
        <source>Before, %1</source>
        <translation>Før, %1</translation>
    </message>
    <message>
        <source>Before: the store itself</source>
        <translation>Før: selve lageret</translation>
    </message>
    <message>
        <source>This entry, %1</source>
        <translation>Denne oppføringen, %1</translation>
    </message>
    <message>
        <source>Next, %1</source>
        <translation>Neste, %1</translation>
    </message>
    <message>
        <source>This link holds: the hash is that of the entry, and it is tied to its neighbours.</source>
        <translation>Dette leddet holder: hashen er oppføringens egen, og den er knyttet til naboene.</translation>
    </message>
    <message>
        <source>This entry was edited: its hash is not that of its text.</source>
        <translation>Denne oppføringen er redigert: hashen stemmer ikke med teksten.</translation>
    </message>
    <message>
        <source>This entry is not tied to the one before it.</source>
        <translation>Denne oppføringen er ikke knyttet til den forrige.</translation>
    </message>
    <message>
        <source>The next entry is not tied to this one.</source>
        <translation>Neste oppføring er ikke knyttet til denne.</translation>
    </message>
    <message>
        <source>Nothing has come after it yet.</source>
        <translation>Ingenting har kommet etter den ennå.</translation>
    </message>
</context>
<context>
    <name>ack::ui::charts::AgingChart</name>
    <message>
        <source>How long unfinished work has waited</source>
        <translation>Hvor lenge uferdig arbeid har ventet</translation>
    </message>
</context>
<context>
    <name>ack::ui::charts::HourBars</name>
    <message>
        <source>On target in %1 of %2 steps</source>
        <translation>Innen målet i %1 av %2 trinn</translation>
    </message>
    <message>
        <source>From %1: nothing was due</source>
        <translation>Fra %1: ingenting hadde frist</translation>
    </message>
    <message>
        <source>From %1: %2 of %3 in time</source>
        <comment>time, count, count</comment>
        <translation>Fra %1: %2 av %3 i tide</translation>
    </message>
</context>
<context>
    <name>ack::ui::charts::ThroughputChart</name>
    <message>
        <source>Accepted and completed over time</source>
        <translation>Godtatt og fullført over tid</translation>
    </message>
    <message>
        <source>%1 to %2 UTC: %3 accepted, %4 completed</source>
        <comment>a step of the chart</comment>
        <translation>%1 til %2 UTC: %3 godtatt, %4 fullført</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::ClosedLettersView</name>
    <message>
        <source>Reopen…</source>
        <translation>Gjenåpne …</translation>
    </message>
    <message>
        <source>Closed dead letters</source>
        <translation>Lukkede strandede leveringer</translation>
    </message>
    <message>
        <source>Reopen %1…</source>
        <comment>a count</comment>
        <translation>Gjenåpne %1 …</translation>
    </message>
    <message numerus="yes">
        <source>Reopen %n closed dead letter(s)</source>
        <translation>
            <numerusform>Gjenåpne %n lukket strandet levering</numerusform>
            <numerusform>Gjenåpne %n lukkede strandede leveringer</numerusform>
        </translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Gjenåpne</translation>
    </message>
    <message>
        <source>Choose what was closed by mistake. Reopened, it waits as a dead letter again.</source>
        <translation>Velg det som ble lukket ved en feil. Gjenåpnet venter det som strandet levering igjen.</translation>
    </message>
    <message>
        <source>Reopened, it waits as a dead letter again. Nothing runs by itself.</source>
        <translation>Gjenåpnet venter det som strandet levering igjen. Ingenting kjøres av seg selv.</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>Kan ikke lese lageret</translation>
    </message>
    <message>
        <source>No closed letter matches</source>
        <translation>Ingen lukket levering passer</translation>
    </message>
    <message numerus="yes">
        <source>%n are closed. Change the search to see them.</source>
        <translation>
            <numerusform>%n er lukket. Endre søket for å se den.</numerusform>
            <numerusform>%n er lukket. Endre søket for å se dem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has closed a dead letter</source>
        <translation>Ingen har lukket en strandet levering</translation>
    </message>
    <message>
        <source>What is closed without a replay is listed here, with who, when and why.</source>
        <translation>Det som lukkes uten ny kjøring, vises her, med hvem, når og hvorfor.</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::DeadLetterDelegate</name>
    <message>
        <source>Next step</source>
        <translation>Neste skritt</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Ansvarlig</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>Ingen ansvarlig</translation>
    </message>
    <message numerus="yes">
        <source>%n without owner</source>
        <translation>
            <numerusform>%n uten ansvarlig</numerusform>
            <numerusform>%n uten ansvarlig</numerusform>
        </translation>
    </message>
    <message>
        <source>Several</source>
        <translation>Flere</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::DeadLettersPage</name>
    <message>
        <source>The list has changed</source>
        <translation>Listen er endret</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Prøv igjen</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>Kan ikke lese lageret</translation>
    </message>
    <message>
        <source>Can&apos;t read the store, so this list is old.</source>
        <translation>Kan ikke lese lageret, så listen er gammel.</translation>
    </message>
    <message>
        <source>No dead letter matches</source>
        <translation>Ingen strandet levering passer</translation>
    </message>
    <message numerus="yes">
        <source>%n are set aside. Take a filter away to see them.</source>
        <translation>
            <numerusform>%n er satt til side. Fjern et filter for å se den.</numerusform>
            <numerusform>%n er satt til side. Fjern et filter for å se dem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is set aside</source>
        <translation>Ingenting er satt til side</translation>
    </message>
    <message>
        <source>When an event can&apos;t finish, it waits here with its cause, its evidence and an owner.</source>
        <translation>Når en hendelse ikke kan fullføres, venter den her med årsak, bevis og en ansvarlig.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leser …</translation>
    </message>
    <message>
        <source> · as of %1 UTC</source>
        <translation> · per %1 UTC</translation>
    </message>
    <message>
        <source>Dead letters</source>
        <translation>Strandede leveringer</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Nye kjøringer</translation>
    </message>
    <message numerus="yes">
        <source>%n replay(s) wait</source>
        <comment>for a second person</comment>
        <translation>
            <numerusform>%n ny kjøring venter</numerusform>
            <numerusform>%n nye kjøringer venter</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 set aside · oldest %2 · nothing here runs until someone replays it</source>
        <translation>%1 satt til side · eldste %2 · ingenting her kjøres før noen kjører det på nytt</translation>
    </message>
    <message>
        <source>Held while you point at the list or have a row chosen. Click to show the present list.</source>
        <translation>Holdes mens du peker på listen eller har valgt en rad. Klikk for å vise listen slik den er nå.</translation>
    </message>
    <message>
        <source>Replays that wait, run or are over.</source>
        <translation>Nye kjøringer som venter, kjører eller er ferdige.</translation>
    </message>
    <message numerus="yes">
        <source>%n closed without a replay · each can be reopened</source>
        <translation>
            <numerusform>%n lukket uten ny kjøring · den kan gjenåpnes</numerusform>
            <numerusform>%n lukket uten ny kjøring · hver kan gjenåpnes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::LetterActions</name>
    <message>
        <source>%1 to %2</source>
        <comment>two counts</comment>
        <translation>%1 til %2</translation>
    </message>
    <message>
        <source>That is too many at once.</source>
        <translation>Det er for mange på én gang.</translation>
    </message>
    <message>
        <source>Assign…</source>
        <translation>Tildel …</translation>
    </message>
    <message>
        <source>Replay…</source>
        <translation>Kjør på nytt …</translation>
    </message>
    <message>
        <source>Replay %1…</source>
        <comment>a count</comment>
        <translation>Kjør %1 på nytt …</translation>
    </message>
    <message>
        <source>Untick</source>
        <translation>Fjern krysset</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Kryss av</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Spor</translation>
    </message>
    <message>
        <source>Copy event ID</source>
        <translation>Kopier hendelses-ID</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::LetterDeeds</name>
    <message numerus="yes">
        <source>Close %n dead letter(s) without a replay?</source>
        <translation>
            <numerusform>Lukke %n strandet levering uten ny kjøring?</numerusform>
            <numerusform>Lukke %n strandede leveringer uten ny kjøring?</numerusform>
        </translation>
    </message>
    <message>
        <source>Close %1</source>
        <comment>a count</comment>
        <translation>Lukk %1</translation>
    </message>
    <message>
        <source>%1 of %2 are closed.</source>
        <comment>counts</comment>
        <translation>%1 av %2 er lukket.</translation>
    </message>
    <message>
        <source>The evidence could not be written.</source>
        <translation>Bevisene kunne ikke skrives.</translation>
    </message>
    <message numerus="yes">
        <source>Evidence of %n dead letter(s) written to %1</source>
        <comment>a file</comment>
        <translation>
            <numerusform>Bevis for %n strandet levering skrevet til %1</numerusform>
            <numerusform>Bevis for %n strandede leveringer skrevet til %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was done to %1: they have changed meanwhile.</source>
        <comment>a count</comment>
        <translation>%1 ble ikke det: de er endret i mellomtiden.</translation>
    </message>
    <message>
        <source>Assigned %1 to %2.</source>
        <comment>a count, a person or team</comment>
        <translation>%1 ble tildelt %2.</translation>
    </message>
    <message>
        <source>The assignment could not be undone.</source>
        <translation>Tildelingen kunne ikke angres.</translation>
    </message>
    <message>
        <source>%1 of %2 have their previous owner again.</source>
        <comment>counts</comment>
        <translation>%1 av %2 har fått tilbake sin forrige ansvarlige.</translation>
    </message>
    <message>
        <source>What is missing is never done, unless somebody reopens and replays them. Their history stays.</source>
        <translation>Det som mangler, blir aldri gjort, med mindre noen gjenåpner dem. Historikken består.</translation>
    </message>
    <message numerus="yes">
        <source>Reopen %n closed dead letter(s)?</source>
        <translation>
            <numerusform>Gjenåpne %n lukket strandet levering?</numerusform>
            <numerusform>Gjenåpne %n lukkede strandede leveringer?</numerusform>
        </translation>
    </message>
    <message>
        <source>They wait as dead letters again, due anew, with all their history. Nothing runs by itself.</source>
        <translation>De venter som strandede leveringer igjen, med ny frist og hele historikken. Ingenting kjøres av seg selv.</translation>
    </message>
    <message>
        <source>Reopen %1</source>
        <comment>a count</comment>
        <translation>Gjenåpne %1</translation>
    </message>
    <message>
        <source>%1 of %2 are dead letters again.</source>
        <comment>counts</comment>
        <translation>%1 av %2 er strandede leveringer igjen.</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::LetterFilterBar</name>
    <message>
        <source>Event ID, cause or source</source>
        <translation>Hendelses-ID, årsak eller kilde</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>Ingen ansvarlig</translation>
    </message>
    <message>
        <source>Over 4 h</source>
        <translation>Over 4 t</translation>
    </message>
    <message>
        <source>Has unknown effect</source>
        <translation>Har ukjent virkning</translation>
    </message>
    <message>
        <source>Grouped</source>
        <translation>Gruppert</translation>
    </message>
    <message>
        <source>By cause</source>
        <translation>Etter årsak</translation>
    </message>
    <message>
        <source>By owner</source>
        <translation>Etter ansvarlig</translation>
    </message>
    <message>
        <source>By source</source>
        <translation>Etter kilde</translation>
    </message>
    <message>
        <source>Which dead letters</source>
        <translation>Hvilke strandede leveringer</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Satt til side</translation>
    </message>
    <message>
        <source>Closed</source>
        <comment>dead letters that somebody closed without a replay</comment>
        <translation>Lukket</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::OwnerSheet</name>
    <message>
        <source>Owner</source>
        <translation>Ansvarlig</translation>
    </message>
    <message>
        <source>%1 (team)</source>
        <comment>an owner</comment>
        <translation>%1 (team)</translation>
    </message>
    <message>
        <source>Nobody can be an owner yet. Add people first.</source>
        <translation>Ingen kan være ansvarlig ennå. Legg til personer først.</translation>
    </message>
    <message>
        <source>Choose who sees to them.</source>
        <translation>Velg hvem som tar seg av dem.</translation>
    </message>
</context>
<context>
    <name>ack::ui::deadletters::SelectionBar</name>
    <message>
        <source>Clear selection</source>
        <translation>Fjern utvalget</translation>
    </message>
    <message>
        <source>Export evidence</source>
        <translation>Eksporter bevis</translation>
    </message>
    <message>
        <source>Assign owner…</source>
        <translation>Tildel ansvarlig …</translation>
    </message>
    <message>
        <source>Close without replay…</source>
        <translation>Lukk uten ny kjøring …</translation>
    </message>
    <message>
        <source>Replay…</source>
        <translation>Kjør på nytt …</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Utvalg</translation>
    </message>
    <message>
        <source>Nothing here runs again by itself. Tick what you want to act on.</source>
        <translation>Ingenting her kjøres igjen av seg selv. Kryss av det du vil gjøre noe med.</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 valgt</translation>
    </message>
    <message>
        <source>%1 selected, %2 hidden</source>
        <translation>%1 valgt, %2 vises ikke</translation>
    </message>
    <message>
        <source>Attempt counters go on. Nothing is reset.</source>
        <translation>Forsøkstellerne fortsetter. Ingenting nullstilles.</translation>
    </message>
    <message>
        <source>Attempt counters continue at %1. Nothing is reset.</source>
        <translation>Forsøkstellerne fortsetter på %1. Ingenting nullstilles.</translation>
    </message>
    <message>
        <source>Replay %1…</source>
        <comment>a count</comment>
        <translation>Kjør %1 på nytt …</translation>
    </message>
    <message numerus="yes">
        <source>Replay %n dead letter(s)</source>
        <translation>
            <numerusform>Kjør %n strandet levering på nytt</numerusform>
            <numerusform>Kjør %n strandede leveringer på nytt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign an owner to %n dead letter(s)</source>
        <translation>
            <numerusform>Tildel en ansvarlig til %n strandet levering</numerusform>
            <numerusform>Tildel en ansvarlig til %n strandede leveringer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close %n dead letter(s) without a replay</source>
        <translation>
            <numerusform>Lukk %n strandet levering uten ny kjøring</numerusform>
            <numerusform>Lukk %n strandede leveringer uten ny kjøring</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::ColumnChooser</name>
    <message>
        <source>Choose columns</source>
        <translation>Velg kolonner</translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::DeliveriesPage</name>
    <message>
        <source>Live</source>
        <translation>Direkte</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Live list</source>
        <translation>Direkte liste</translation>
    </message>
    <message>
        <source>Pausing freezes this list only. Receiving goes on. (F8)</source>
        <translation>Pause fryser bare denne listen. Mottaket fortsetter. (F8)</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Prøv igjen</translation>
    </message>
    <message>
        <source>Deliveries, newest first</source>
        <translation>Leveringer, nyeste først</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>om %1</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>Kan ikke lese lageret</translation>
    </message>
    <message>
        <source>Can&apos;t read the store, so this list is old.</source>
        <translation>Kan ikke lese lageret, så listen er gammel.</translation>
    </message>
    <message>
        <source>No delivery matches</source>
        <translation>Ingen levering passer</translation>
    </message>
    <message>
        <source>Other deliveries are there. Take a filter away to see them.</source>
        <translation>Det finnes andre leveringer. Fjern et filter for å se dem.</translation>
    </message>
    <message>
        <source>No events yet</source>
        <translation>Ingen hendelser ennå</translation>
    </message>
    <message>
        <source>The first event shows up here a moment after it arrives.</source>
        <translation>Den første hendelsen vises her et øyeblikk etter at den kommer.</translation>
    </message>
    <message numerus="yes">
        <source>Over %n newer</source>
        <translation>
            <numerusform>Over %n nyere</numerusform>
            <numerusform>Over %n nyere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer, held while you point at the list</source>
        <translation>
            <numerusform>%n nyere, holdes mens du peker på listen</numerusform>
            <numerusform>%n nyere, holdes mens du peker på listen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer</source>
        <translation>
            <numerusform>%n nyere</numerusform>
            <numerusform>%n nyere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n newer deliveries are held while you point at the list. Show them.</source>
        <translation>
            <numerusform>%n nyere levering holdes mens du peker på listen. Vis den.</numerusform>
            <numerusform>%n nyere leveringer holdes mens du peker på listen. Vis dem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Held while you point at the list, have a row chosen or have scrolled. Click or Home lets them in.</source>
        <translation>Holdes mens du peker på listen, har valgt en rad eller har rullet. Klikk eller Home slipper dem inn.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leser …</translation>
    </message>
    <message>
        <source>Paused at %1 UTC, %2 newer</source>
        <translation>Pause siden %1 UTC, %2 nyere</translation>
    </message>
    <message>
        <source>%1 of %2 completed · %3 unfinished</source>
        <translation>%1 av %2 fullført · %3 uferdige</translation>
    </message>
    <message>
        <source> · as of %1 UTC</source>
        <translation> · per %1 UTC</translation>
    </message>
    <message>
        <source>Trace	T</source>
        <translation>Spor	T</translation>
    </message>
    <message>
        <source>Copy event ID	Ctrl+C</source>
        <translation>Kopier hendelses-ID	Ctrl+C</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Leveringer</translation>
    </message>
    <message>
        <source>The export was not written.</source>
        <translation>Eksporten ble ikke skrevet.</translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::DeliveryPanel</name>
    <message>
        <source>Copy event ID</source>
        <translation>Kopier hendelses-ID</translation>
    </message>
    <message>
        <source>Details of the delivery</source>
        <translation>Leveringens detaljer</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Spor</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>Lukk detaljer</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Tidslinje</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Virkninger</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Forsøk</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>Nyttelast</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Hoder</translation>
    </message>
    <message>
        <source>Parts of the delivery</source>
        <translation>Leveringens deler</translation>
    </message>
    <message>
        <source>Time line, UTC, oldest first</source>
        <translation>Tidslinje, UTC, eldste først</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leser …</translation>
    </message>
    <message>
        <source>Copy event ID %1</source>
        <translation>Kopier hendelses-ID %1</translation>
    </message>
    <message>
        <source>%1 Nothing here runs again by itself.</source>
        <translation>%1 Ingenting her kjøres igjen av seg selv.</translation>
    </message>
    <message>
        <source>The outcome is unknown.</source>
        <translation>Utfallet er ukjent.</translation>
    </message>
    <message>
        <source>Nothing is repeated until it is looked up.</source>
        <translation>Ingenting gjentas før det er slått opp.</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Ankomster</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>Charges</source>
        <translation>Belastninger</translation>
    </message>
    <message>
        <source>An effect marked applied is never run again, in any attempt or replay.</source>
        <translation>En virkning merket utført kjøres aldri igjen, i noe forsøk eller ny kjøring.</translation>
    </message>
    <message>
        <source>No rule asked for an effect.</source>
        <translation>Ingen regel ba om en virkning.</translation>
    </message>
    <message>
        <source>No effect has begun.</source>
        <translation>Ingen virkning har begynt.</translation>
    </message>
    <message>
        <source>No attempt has begun.</source>
        <translation>Ingen forsøk har begynt.</translation>
    </message>
    <message>
        <source>Signatures and secrets are never shown.</source>
        <translation>Signaturer og hemmeligheter vises aldri.</translation>
    </message>
    <message>
        <source>No header was kept.</source>
        <translation>Ingen hoder ble beholdt.</translation>
    </message>
    <message>
        <source>Can&apos;t read this delivery.</source>
        <translation>Kan ikke lese denne leveringen.</translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::ExportButton</name>
    <message>
        <source>Export these deliveries as CSV</source>
        <translation>Eksporter disse leveringene som CSV</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-filer (*.csv)</translation>
    </message>
    <message>
        <source>Writes the deliveries that match the filter, in the columns shown. (Ctrl+E)</source>
        <translation>Skriver leveringene som passer filteret, i kolonnene som vises. (Ctrl+E)</translation>
    </message>
    <message>
        <source>%1 rows written to %2</source>
        <comment>a count, a file</comment>
        <translation>%1 rader skrevet til %2</translation>
    </message>
    <message>
        <source>Stop export</source>
        <translation>Stopp eksport</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksporter</translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::FilterBar</name>
    <message>
        <source>Event ID, source or type</source>
        <translation>Hendelses-ID, kilde eller type</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Kilde</translation>
    </message>
    <message>
        <source>No source yet</source>
        <translation>Ingen kilde ennå</translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::PayloadPane</name>
    <message>
        <source>The payload was deleted after its keeping time. The hash stays.</source>
        <translation>Nyttelasten ble slettet etter lagringstiden. Hashen består.</translation>
    </message>
    <message>
        <source>Personal values are masked. The provider&apos;s own text is kept encrypted.</source>
        <translation>Personlige verdier er skjult. Leverandørens egen tekst lagres kryptert.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Størrelse</translation>
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
        <translation>Leser …</translation>
    </message>
    <message>
        <source>Masked payload</source>
        <translation>Skjult nyttelast</translation>
    </message>
    <message>
        <source>Revealed payload</source>
        <translation>Avdekket nyttelast</translation>
    </message>
    <message>
        <source>Personal data is shown. It is in the audit trail that you revealed it.</source>
        <translation>Personopplysninger vises. Det står i revisjonssporet at du har avdekket dem.</translation>
    </message>
</context>
<context>
    <name>ack::ui::deliveries::PayloadReveal</name>
    <message>
        <source>Hide</source>
        <translation>Skjul</translation>
    </message>
    <message>
        <source>Reveal the payload?</source>
        <translation>Avdekke nyttelasten?</translation>
    </message>
    <message numerus="yes">
        <source>It shows personal data for %n seconds. Who, what and why is written to the audit trail first.</source>
        <translation>
            <numerusform>Den viser personopplysninger i %n sekund. Hvem, hva og hvorfor skrives først i revisjonssporet.</numerusform>
            <numerusform>Den viser personopplysninger i %n sekunder. Hvem, hva og hvorfor skrives først i revisjonssporet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Avdekk</translation>
    </message>
    <message>
        <source>Hides in %1</source>
        <comment>0:43</comment>
        <translation>Skjules om %1</translation>
    </message>
    <message>
        <source>Payload copied, and written to the audit trail</source>
        <translation>Nyttelasten er kopiert, og det står i revisjonssporet</translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::LedgerPage</name>
    <message>
        <source>Export the ledger as CSV</source>
        <translation>Eksporter hovedboken som CSV</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-filer (*.csv)</translation>
    </message>
    <message>
        <source>Export CSV</source>
        <translation>Eksporter CSV</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Prøv igjen</translation>
    </message>
    <message>
        <source>Widen the window</source>
        <translation>Utvid tidsrommet</translation>
    </message>
    <message>
        <source>Ledger lines, newest first</source>
        <translation>Hovedbokslinjer, nyeste først</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Tilbakebetaling</translation>
    </message>
    <message numerus="yes">
        <source>%n newer</source>
        <translation>
            <numerusform>%n nyere</numerusform>
            <numerusform>%n nyere</numerusform>
        </translation>
    </message>
    <message>
        <source>Held while you point at the list, have a row chosen or have scrolled. Click or Home lets them in.</source>
        <translation>Holdes mens du peker på listen, har valgt en rad eller har rullet. Klikk eller Home slipper dem inn.</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>Kan ikke lese lageret</translation>
    </message>
    <message>
        <source>Can&apos;t read the store, so these figures are old.</source>
        <translation>Kan ikke lese lageret, så disse tallene er gamle.</translation>
    </message>
    <message>
        <source>No charges in this window</source>
        <translation>Ingen belastninger i dette tidsrommet</translation>
    </message>
    <message>
        <source>%1. Events that cost nothing are not listed.</source>
        <translation>%1. Hendelser som ikke koster noe, vises ikke.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leser …</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in the window</source>
        <translation>
            <numerusform>%n linje i tidsrommet</numerusform>
            <numerusform>%n linjer i tidsrommet</numerusform>
        </translation>
    </message>
    <message>
        <source> · as of %1 UTC</source>
        <translation> · per %1 UTC</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) written to %1</source>
        <translation>
            <numerusform>%n linje skrevet til %1</numerusform>
            <numerusform>%n linjer skrevet til %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The export was not written.</source>
        <translation>Eksporten ble ikke skrevet.</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Hovedbok</translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::LinePanel</name>
    <message>
        <source>Details of the ledger line</source>
        <translation>Hovedbokslinjens detaljer</translation>
    </message>
    <message>
        <source>Close details</source>
        <translation>Lukk detaljer</translation>
    </message>
    <message>
        <source>Copy event ID</source>
        <translation>Kopier hendelses-ID</translation>
    </message>
    <message>
        <source>A line is never changed. A refund is a line of its own and names this event.</source>
        <translation>En linje endres aldri. En tilbakebetaling er en egen linje som viser til hendelsen.</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Spor</translation>
    </message>
    <message>
        <source>Open delivery</source>
        <translation>Åpne leveringen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>kind, amount</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Tilbakebetaling</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Belastning</translation>
    </message>
    <message>
        <source>Ledger ID</source>
        <translation>Hovedboks-ID</translation>
    </message>
    <message>
        <source>Written, UTC</source>
        <translation>Skrevet, UTC</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Kilde</translation>
    </message>
    <message>
        <source>Tenant</source>
        <translation>Leietaker</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>Levering</translation>
    </message>
    <message>
        <source>Refunds</source>
        <translation>Tilbakebetaler</translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::ProofBand</name>
    <message>
        <source>events that cost money</source>
        <translation>hendelser som koster penger</translation>
    </message>
    <message>
        <source>charge lines</source>
        <translation>belastninger</translation>
    </message>
    <message>
        <source>second charges</source>
        <translation>doble belastninger</translation>
    </message>
    <message>
        <source>duplicates absorbed</source>
        <translation>duplikater fanget</translation>
    </message>
    <message>
        <source>One event ID = one charge</source>
        <translation>Én hendelses-ID = én belastning</translation>
    </message>
    <message>
        <source>An event was charged more than once</source>
        <translation>En hendelse er belastet mer enn én gang</translation>
    </message>
    <message>
        <source>True for every event in this window</source>
        <translation>Gjelder hver hendelse i tidsrommet</translation>
    </message>
    <message>
        <source>Find the event in the lines below, then trace it.</source>
        <translation>Finn hendelsen i linjene under, og spor den.</translation>
    </message>
    <message>
        <source>Event %1. Trace it before anything else.</source>
        <translation>Hendelse %1. Spor den før noe annet.</translation>
    </message>
    <message>
        <source>%1. %2 events that cost money, %3 charge lines, %4 second charges, %5 duplicates absorbed</source>
        <translation>%1. %2 hendelser som koster penger, %3 belastninger, %4 doble belastninger, %5 duplikater fanget</translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::TotalsRow</name>
    <message numerus="yes">
        <source>%1 in %n line(s)</source>
        <translation>
            <numerusform>%1 på %n linje</numerusform>
            <numerusform>%1 på %n linjer</numerusform>
        </translation>
    </message>
    <message>
        <source>Total of the whole window: %1</source>
        <translation>Sum for hele tidsrommet: %1</translation>
    </message>
    <message numerus="yes">
        <source>Total of the window, %n line(s)</source>
        <translation>
            <numerusform>Sum for tidsrommet, %n linje</numerusform>
            <numerusform>Sum for tidsrommet, %n linjer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::ledger::WindowPicker</name>
    <message>
        <source>From, UTC, included</source>
        <translation>Fra, UTC, medregnet</translation>
    </message>
    <message>
        <source>To, UTC, not included</source>
        <translation>Til, UTC, ikke medregnet</translation>
    </message>
    <message>
        <source>to</source>
        <comment>between two times</comment>
        <translation>til</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>24 h</source>
        <translation>24 t</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 dager</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 dager</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Eget</translation>
    </message>
    <message>
        <source>Length of the window</source>
        <translation>Tidsrommets lengde</translation>
    </message>
    <message>
        <source>Start included, end not. In %1: %2 to %3.</source>
        <translation>Start medregnet, slutt ikke. I %1: %2 til %3.</translation>
    </message>
    <message>
        <source>The end must be after the start.</source>
        <translation>Slutten må være etter starten.</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::AlertTableModel</name>
    <message>
        <source>No owner</source>
        <translation>Ingen ansvarlig</translation>
    </message>
    <message>
        <source>%1 %2, owner: %3, for %4, %5</source>
        <comment>an alert read aloud: sentence, state, owner, duration, messages</comment>
        <translation>%1 %2, ansvarlig: %3, for %4 siden, %5</translation>
    </message>
    <message>
        <source>What, and what to do next</source>
        <translation>Hva, og hva som bør gjøres</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tilstand</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Ansvarlig</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Alder</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Antall</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldinger</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::ClosedLetterModel</name>
    <message>
        <source>Closed, %1, %2, by %3 at %4, reason: %5</source>
        <comment>event, cause, person, time, reason</comment>
        <translation>Lukket, %1, %2, av %3 %4, begrunnelse: %5</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>Hendelses-ID</translation>
    </message>
    <message>
        <source>Source and type</source>
        <translation>Kilde og type</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Årsak</translation>
    </message>
    <message>
        <source>Closed, UTC</source>
        <translation>Lukket, UTC</translation>
    </message>
    <message>
        <source>By</source>
        <comment>the person who closed it</comment>
        <translation>Av</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begrunnelse</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::DeadLetterModel</name>
    <message numerus="yes">
        <source>%n without owner</source>
        <translation>
            <numerusform>%n uten ansvarlig</numerusform>
            <numerusform>%n uten ansvarlig</numerusform>
        </translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>ansvarlig %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s)</source>
        <translation>
            <numerusform>%n strandet levering</numerusform>
            <numerusform>%n strandede leveringer</numerusform>
        </translation>
    </message>
    <message>
        <source>no owner</source>
        <translation>ingen ansvarlig</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>Hendelses-ID</translation>
    </message>
    <message>
        <source>Source and type</source>
        <translation>Kilde og type</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Forsøk</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Bevis</translation>
    </message>
    <message>
        <source>Arrived, UTC</source>
        <translation>Kom, UTC</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alder</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <comment>an effect</comment>
        <translation>%1 ukjent</translation>
    </message>
    <message>
        <source>%1 not done</source>
        <comment>an effect</comment>
        <translation>%1 ikke utført</translation>
    </message>
    <message>
        <source>%1 under way</source>
        <comment>an effect</comment>
        <translation>%1 i gang</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>Ingen ansvarlig</translation>
    </message>
    <message>
        <source>The oldest waits for %1.</source>
        <translation>Den eldste har ventet i %1.</translation>
    </message>
    <message numerus="yes">
        <source>The newest %n are listed.</source>
        <translation>
            <numerusform>Den nyeste %n vises.</numerusform>
            <numerusform>De nyeste %n vises.</numerusform>
        </translation>
    </message>
    <message>
        <source>Assign an owner, then close or replay.</source>
        <translation>Tildel en ansvarlig, og lukk eller kjør på nytt.</translation>
    </message>
    <message numerus="yes">
        <source>Look up %n unknown outcome(s) first.</source>
        <translation>
            <numerusform>Slå opp %n ukjent utfall først.</numerusform>
            <numerusform>Slå opp %n ukjente utfall først.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the evidence, then close or replay.</source>
        <translation>Se på bevisene, og lukk eller kjør på nytt.</translation>
    </message>
    <message>
        <source>ticked</source>
        <translation>avkrysset</translation>
    </message>
    <message>
        <source>not ticked</source>
        <translation>ikke avkrysset</translation>
    </message>
    <message>
        <source>partly ticked</source>
        <translation>delvis avkrysset</translation>
    </message>
    <message>
        <source>%1. %2. Next step: %3 %4. %5</source>
        <comment>cause, count, next step, owner, ticked or not</comment>
        <translation>%1. %2. Neste skritt: %3 %4. %5</translation>
    </message>
    <message>
        <source>Dead letter, %1, %2, %3, %4, arrived %5, age %6</source>
        <comment>source and type, evidence, open effect, owner, time, age</comment>
        <translation>Strandet levering, %1, %2, %3, %4, kom %5, alder %6</translation>
    </message>
    <message>
        <source>Open effect</source>
        <translation>Åpen virkning</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::DeliveryTableModel</name>
    <message>
        <source>Newest first</source>
        <translation>Nyeste først</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tilstand</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>Hendelses-ID</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Kilde</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Forsøk</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Neste</translation>
    </message>
    <message>
        <source>↓ Age</source>
        <translation>↓ Alder</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Ankomster</translation>
    </message>
    <message>
        <source>%1. No longer matches the filter; leaves the list when newer rows enter.</source>
        <translation>%1. Passer ikke lenger filteret; forlater listen når nyere rader kommer.</translation>
    </message>
    <message>
        <source>%1, tenant %2</source>
        <translation>%1, leietaker %2</translation>
    </message>
    <message>
        <source>Received %1</source>
        <translation>Mottatt %1</translation>
    </message>
    <message numerus="yes">
        <source>Arrived %n time(s)</source>
        <translation>
            <numerusform>Kom %n gang</numerusform>
            <numerusform>Kom %n ganger</numerusform>
        </translation>
    </message>
    <message>
        <source>attempt %1 of %2</source>
        <translation>forsøk %1 av %2</translation>
    </message>
    <message>
        <source>next %1</source>
        <translation>neste %1</translation>
    </message>
    <message>
        <source>age %1</source>
        <translation>alder %1</translation>
    </message>
    <message numerus="yes">
        <source>arrived %n time(s)</source>
        <translation>
            <numerusform>kom %n gang</numerusform>
            <numerusform>kom %n ganger</numerusform>
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
        <translation>Hovedboks-ID</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>Hendelses-ID</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Kilde</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Beløp</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>Tilbakebetaling</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Belastning</translation>
    </message>
    <message>
        <source>%1, %2, %3 UTC, source %4, account %5</source>
        <comment>kind, amount, time, source, account</comment>
        <translation>%1, %2, %3 UTC, kilde %4, konto %5</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::OutcomeTableModel</name>
    <message>
        <source>Can&apos;t be asked; a person must decide</source>
        <translation>Kan ikke spørres; en person må avgjøre</translation>
    </message>
    <message>
        <source>Set aside; a replay looks it up</source>
        <translation>Satt til side; en ny kjøring slår det opp</translation>
    </message>
    <message numerus="yes">
        <source>Asked %n time(s); a person must decide</source>
        <translation>
            <numerusform>Spurt %n gang; en person må avgjøre</numerusform>
            <numerusform>Spurt %n ganger; en person må avgjøre</numerusform>
        </translation>
    </message>
    <message>
        <source>Is sent again with the same key</source>
        <translation>Sendes igjen med samme nøkkel</translation>
    </message>
    <message>
        <source>Is asked %1</source>
        <comment>in 0:43</comment>
        <translation>Spørres %1</translation>
    </message>
    <message>
        <source>Is asked soon</source>
        <translation>Spørres snart</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Ikke noe svar</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>Ingen ansvarlig</translation>
    </message>
    <message>
        <source>Outcome unknown, %1 to %2, %3, %4, age %5</source>
        <comment>event, destination, known, what goes on, age</comment>
        <translation>Ukjent utfall, %1 til %2, %3, %4, alder %5</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>Hendelses-ID</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Destinasjon</translation>
    </message>
    <message>
        <source>Source and type</source>
        <translation>Kilde og type</translation>
    </message>
    <message>
        <source>What we know</source>
        <translation>Hva vi vet</translation>
    </message>
    <message>
        <source>What goes on</source>
        <translation>Hva som skjer</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Ansvarlig</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alder</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::ReplayPreviewModel</name>
    <message>
        <source>Key %1</source>
        <translation>Nøkkel %1</translation>
    </message>
    <message>
        <source>%1. %2. On replay: %3. Risk of a duplicate: %4</source>
        <comment>effect, what is known, what happens, risk</comment>
        <translation>%1. %2. Ved ny kjøring: %3. Fare for duplikat: %4</translation>
    </message>
    <message>
        <source>attempt %1 follows attempt %2</source>
        <translation>forsøk %1 følger forsøk %2</translation>
    </message>
    <message>
        <source>Event %1, %2, %3, %4</source>
        <comment>event ID, source, type, what follows</comment>
        <translation>Hendelse %1, %2, %3, %4</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Virkning</translation>
    </message>
    <message>
        <source>What we know</source>
        <translation>Hva vi vet</translation>
    </message>
    <message>
        <source>On replay</source>
        <translation>Ved ny kjøring</translation>
    </message>
    <message>
        <source>Risk of a duplicate</source>
        <translation>Fare for duplikat</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::ReplayTableModel</name>
    <message>
        <source>%1, expires %2</source>
        <comment>state, in so long</comment>
        <translation>%1, utløper %2</translation>
    </message>
    <message>
        <source>%1 under way</source>
        <translation>%1 i gang</translation>
    </message>
    <message>
        <source>%1, asked by %2 at %3, %4 dead letters, %5</source>
        <comment>state, name, time, count, progress</comment>
        <translation>%1, bedt om av %2 %3, %4 strandede leveringer, %5</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tilstand</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Bedt om av</translation>
    </message>
    <message>
        <source>Asked, UTC</source>
        <translation>Bedt om, UTC</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Hendelser</translation>
    </message>
    <message>
        <source>Came to an end</source>
        <translation>Avsluttet</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begrunnelse</translation>
    </message>
</context>
<context>
    <name>ack::ui::models::ReviewTableModel</name>
    <message>
        <source>Decided, UTC</source>
        <translation>Avgjort, UTC</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>Hendelses-ID</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>Destinasjon</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Avgjørelse</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Bevis</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begrunnelse</translation>
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
        <translation>%1 senere</translation>
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
        <translation>Vurder …</translation>
    </message>
    <message>
        <source>Every outcome is known</source>
        <translation>Alle utfall er kjent</translation>
    </message>
    <message>
        <source>A call without an answer waits here until the destination or a person says what became of it.</source>
        <translation>Et kall uten svar venter her til destinasjonen eller en person sier hva det ble av det.</translation>
    </message>
    <message>
        <source>What people decide about such calls stays here.</source>
        <translation>Det personer avgjør om slike kall, står her.</translation>
    </message>
    <message>
        <source>Which outcomes</source>
        <translation>Hvilke utfall</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Prøv igjen</translation>
    </message>
    <message>
        <source>Unknown outcomes</source>
        <translation>Ukjente utfall</translation>
    </message>
    <message>
        <source>Decided outcomes</source>
        <translation>Avgjorte utfall</translation>
    </message>
    <message>
        <source>oldest %1</source>
        <translation>eldste %1</translation>
    </message>
    <message numerus="yes">
        <source>%n outcome(s) can only be settled by a person.</source>
        <translation>
            <numerusform>%n utfall kan bare avgjøres av en person.</numerusform>
            <numerusform>%n utfall kan bare avgjøres av en person.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is repeated until they are.</source>
        <translation>Ingenting gjentas før det er gjort.</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>Kan ikke lese lageret</translation>
    </message>
    <message>
        <source>Decided. The event goes on accordingly.</source>
        <translation>Avgjort. Hendelsen fortsetter etter det.</translation>
    </message>
    <message>
        <source>The destination is asked now.</source>
        <translation>Destinasjonen spørres nå.</translation>
    </message>
    <message>
        <source>Nothing has been decided yet</source>
        <translation>Ingenting er avgjort ennå</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>outcomes that nobody decided yet</comment>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>Decided</source>
        <comment>outcomes</comment>
        <translation>Avgjorte</translation>
    </message>
    <message>
        <source>%1 unknown · %2 for a person to decide</source>
        <comment>counts</comment>
        <translation>%1 ukjente · %2 må avgjøres av en person</translation>
    </message>
</context>
<context>
    <name>ack::ui::outcomes::ReviewSheet</name>
    <message>
        <source>Evidence: where you looked and what you saw</source>
        <translation>Bevis: hvor du lette, og hva du så</translation>
    </message>
    <message>
        <source>Choose what you found out.</source>
        <translation>Velg hva du fant ut.</translation>
    </message>
    <message>
        <source>Ask %1 now</source>
        <comment>a destination</comment>
        <translation>Spør %1 nå</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Hendelse</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Fra</translation>
    </message>
    <message>
        <source>Key sent along</source>
        <translation>Nøkkel sendt med</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Forsøk</translation>
    </message>
    <message>
        <source>%1, since %2 UTC</source>
        <comment>number, time</comment>
        <translation>%1, siden %2 UTC</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Kjent</translation>
    </message>
    <message>
        <source>Last answer</source>
        <translation>Siste svar</translation>
    </message>
    <message>
        <source>What goes on</source>
        <translation>Hva som skjer</translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::AttentionList</name>
    <message>
        <source>No owner</source>
        <translation>Ingen ansvarlig</translation>
    </message>
    <message>
        <source>Needs attention</source>
        <translation>Trenger tilsyn</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Ansvarlig</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Venter</translation>
    </message>
    <message>
        <source>Nothing waits for a person.</source>
        <translation>Ingenting venter på noen.</translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::CompletionCard</name>
    <message>
        <source>Completion</source>
        <translation>Fullføring</translation>
    </message>
    <message>
        <source>now</source>
        <translation>nå</translation>
    </message>
    <message>
        <source>Finished in time</source>
        <translation>Ferdig i tide</translation>
    </message>
    <message>
        <source>Completed within its source&apos;s time, of all accepted in the last %1 whose time has passed or which are completed.</source>
        <translation>Fullført innen kildens tid, av alle godtatte de siste %1 som har passert fristen eller er fullført.</translation>
    </message>
    <message>
        <source>%1 under target %2</source>
        <comment>points, percent</comment>
        <translation>%1 under målet %2</translation>
    </message>
    <message>
        <source>%1 finished in time</source>
        <translation>%1 ferdig i tide</translation>
    </message>
    <message>
        <source>%1 of %2 events</source>
        <translation>%1 av %2 hendelser</translation>
    </message>
    <message>
        <source>Nothing was due yet</source>
        <translation>Ingenting hadde frist ennå</translation>
    </message>
    <message>
        <source>Hour by hour: %1 of %2 on target</source>
        <translation>Time for time: %1 av %2 innen målet</translation>
    </message>
    <message>
        <source>Step by step: %1 of %2 on target</source>
        <translation>Trinn for trinn: %1 av %2 innen målet</translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::OverviewPage</name>
    <message>
        <source>Unfinished work</source>
        <translation>Uferdig arbeid</translation>
    </message>
    <message>
        <source>Oldest unfinished</source>
        <translation>Eldste uferdige</translation>
    </message>
    <message>
        <source>Unknown outcomes</source>
        <translation>Ukjente utfall</translation>
    </message>
    <message>
        <source>24 h</source>
        <translation>24 t</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 dager</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 dager</translation>
    </message>
    <message>
        <source>Window of time</source>
        <translation>Tidsrom</translation>
    </message>
    <message>
        <source>See sources</source>
        <translation>Vis kilder</translation>
    </message>
    <message>
        <source>Accepted and completed</source>
        <translation>Godtatt og fullført</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Ikke ferdig ennå</translation>
    </message>
    <message>
        <source>How long unfinished work has waited</source>
        <translation>Hvor lenge uferdig arbeid har ventet</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Oversikt</translation>
    </message>
    <message>
        <source>No events yet</source>
        <translation>Ingen hendelser ennå</translation>
    </message>
    <message>
        <source>Give a provider the URL of its source. The first event shows up here a moment after it arrives.</source>
        <translation>Gi en leverandør URL-en til kilden. Den første hendelsen vises her et øyeblikk etter at den kommer.</translation>
    </message>
    <message>
        <source>Events per %1, UTC</source>
        <comment>a step of time</comment>
        <translation>Hendelser per %1, UTC</translation>
    </message>
    <message>
        <source>Accepted %1</source>
        <comment>a count</comment>
        <translation>Godtatt %1</translation>
    </message>
    <message>
        <source>Completed %1</source>
        <comment>a count</comment>
        <translation>Fullført %1</translation>
    </message>
    <message>
        <source>%1 queued or running, %2 to retry, %3 set aside</source>
        <comment>three counts</comment>
        <translation>%1 i kø eller i gang, %2 skal prøves igjen, %3 satt til side</translation>
    </message>
    <message>
        <source>Dead letter from %1: %2</source>
        <comment>source, cause</comment>
        <translation>Strandet levering fra %1: %2</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <comment>state, source</comment>
        <translation>%1, fra %2</translation>
    </message>
    <message>
        <source>Everything is finished.</source>
        <translation>Alt er ferdig.</translation>
    </message>
    <message>
        <source>Every answer was heard.</source>
        <translation>Hvert svar ble hørt.</translation>
    </message>
    <message>
        <source>Oldest %1. Held, never repeated.</source>
        <comment>a duration</comment>
        <translation>Eldste %1. Holdt, aldri gjentatt.</translation>
    </message>
    <message>
        <source>Held, never repeated.</source>
        <translation>Holdt, aldri gjentatt.</translation>
    </message>
    <message>
        <source>as of %1 UTC</source>
        <comment>time of old figures</comment>
        <translation>per %1 UTC</translation>
    </message>
    <message>
        <source>The store can&apos;t be read.</source>
        <translation>Lageret kan ikke leses.</translation>
    </message>
    <message>
        <source>What you see is from before. %1</source>
        <comment>technical reason</comment>
        <translation>Det du ser, er fra tidligere. %1</translation>
    </message>
    <message>
        <source>No store yet</source>
        <translation>Ingen lager ennå</translation>
    </message>
    <message>
        <source>Nothing has ever been received into this folder. It is made when an engine starts.</source>
        <translation>Ingenting er mottatt i denne mappen ennå. Lageret lages når en motor starter.</translation>
    </message>
    <message>
        <source>The store can&apos;t be read</source>
        <translation>Lageret kan ikke leses</translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::OwnersCard</name>
    <message>
        <source>Dead letters by owner</source>
        <translation>Strandede leveringer per ansvarlig</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>Ingen ansvarlig</translation>
    </message>
    <message>
        <source>Nothing is set aside.</source>
        <translation>Ingenting er satt til side.</translation>
    </message>
</context>
<context>
    <name>ack::ui::overview::ProofCard</name>
    <message>
        <source>Charged once</source>
        <translation>Belastet én gang</translation>
    </message>
    <message>
        <source>Events that cost money</source>
        <translation>Hendelser som koster penger</translation>
    </message>
    <message>
        <source>Charge lines written</source>
        <translation>Skrevne belastninger</translation>
    </message>
    <message>
        <source>Second charges</source>
        <translation>Doble belastninger</translation>
    </message>
    <message>
        <source>Duplicates absorbed</source>
        <translation>Duplikater fanget</translation>
    </message>
    <message>
        <source>Providers sent these events again. No new work and no new charge came of it.</source>
        <translation>Leverandørene sendte disse igjen. Det ga ikke nytt arbeid eller ny belastning.</translation>
    </message>
    <message>
        <source>Open the ledger</source>
        <translation>Åpne hovedboken</translation>
    </message>
    <message>
        <source>Last %1, checked %2 UTC</source>
        <comment>window, time</comment>
        <translation>Siste %1, kontrollert %2 UTC</translation>
    </message>
    <message>
        <source>Events that cost money %1, charge lines %2, second charges %3, duplicates absorbed %4</source>
        <translation>Hendelser som koster penger %1, belastninger %2, doble belastninger %3, duplikater fanget %4</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::AddPersonSheet</name>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>As it will stand in the audit trail</source>
        <translation>Slik det skal stå i revisjonssporet</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Write the person&apos;s name.</source>
        <translation>Skriv navnet på personen.</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::ChangeRoleSheet</name>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::ChannelCard</name>
    <message>
        <source>Alert channels</source>
        <translation>Varslingskanaler</translation>
    </message>
    <message>
        <source>Where alerts are sent is set in the configuration file. A trial is a real message that names no event; what becomes of it is told here.</source>
        <translation>Hvor varsler sendes, angis i konfigurasjonsfilen. En prøve er en ekte melding som ikke nevner noen hendelse; hva det blir av den, vises her.</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::ChannelTrial</name>
    <message>
        <source>Send a trial by %1</source>
        <comment>e-mail or webhook</comment>
        <translation>Send en prøve med %1</translation>
    </message>
    <message>
        <source>Nothing is known of the trial message yet.</source>
        <translation>Foreløpig er ingenting kjent om prøvemeldingen.</translation>
    </message>
    <message>
        <source>It was not tried yet. It is tried once, or dropped after two minutes.</source>
        <translation>Den er ikke forsøkt ennå. Den forsøkes én gang, eller forkastes etter to minutter.</translation>
    </message>
    <message>
        <source>A trial message is on its way.</source>
        <translation>En prøvemelding er på vei.</translation>
    </message>
    <message>
        <source>The trial message was sent.</source>
        <translation>Prøvemeldingen ble sendt.</translation>
    </message>
    <message>
        <source>The trial message was refused.</source>
        <translation>Prøvemeldingen ble avvist.</translation>
    </message>
    <message>
        <source>The trial message could not be sent in time.</source>
        <translation>Prøvemeldingen kunne ikke sendes i tide.</translation>
    </message>
    <message>
        <source>No trial message was sent.</source>
        <translation>Ingen prøvemelding ble sendt.</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::PeopleView</name>
    <message>
        <source>Who there is</source>
        <translation>Hvem som finnes</translation>
    </message>
    <message>
        <source>People are not for your role</source>
        <translation>Personer er ikke for din rolle</translation>
    </message>
    <message>
        <source>No password yet, so they can&apos;t sign in</source>
        <translation>Ikke noe passord ennå, så personen kan ikke logge inn</translation>
    </message>
    <message>
        <source>Since %1 · password of %2</source>
        <comment>two days</comment>
        <translation>Siden %1 · passord fra %2</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>Deaktivert</translation>
    </message>
    <message>
        <source>What can be done about %1</source>
        <translation>Hva som kan gjøres med %1</translation>
    </message>
    <message>
        <source>Person added</source>
        <translation>Personen er lagt til</translation>
    </message>
    <message>
        <source>Role changed</source>
        <translation>Rollen er endret</translation>
    </message>
    <message>
        <source>Password set</source>
        <translation>Passordet er satt</translation>
    </message>
    <message>
        <source>Enable %1?</source>
        <translation>Aktivere %1?</translation>
    </message>
    <message>
        <source>Disable %1?</source>
        <translation>Deaktivere %1?</translation>
    </message>
    <message>
        <source>They may sign in again, with their old password and role.</source>
        <translation>Personen kan logge inn igjen, med sitt gamle passord og sin gamle rolle.</translation>
    </message>
    <message>
        <source>They are signed out everywhere at once and can&apos;t sign in. What they own goes to the source&apos;s owner, or to nobody.</source>
        <translation>Personen logges straks ut overalt og kan ikke logge inn. Det personen har ansvar for, går til kildens ansvarlige, eller til ingen.</translation>
    </message>
    <message>
        <source>Enable</source>
        <translation>Aktiver</translation>
    </message>
    <message>
        <source>Disable</source>
        <translation>Deaktiver</translation>
    </message>
    <message>
        <source>Person enabled</source>
        <translation>Personen er aktivert</translation>
    </message>
    <message>
        <source>Person disabled</source>
        <translation>Personen er deaktivert</translation>
    </message>
    <message>
        <source>The list of people can&apos;t be read.</source>
        <translation>Listen over personer kan ikke leses.</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::PermissionTable</name>
    <message>
        <source>Who may do what</source>
        <translation>Hvem kan gjøre hva</translation>
    </message>
    <message>
        <source>alone</source>
        <comment>may do it without a second person</comment>
        <translation>alene</translation>
    </message>
    <message>
        <source>two people</source>
        <translation>to personer</translation>
    </message>
    <message>
        <source>never</source>
        <translation>aldri</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Handling</translation>
    </message>
    <message>
        <source>reason</source>
        <comment>a reason must be given</comment>
        <translation>begrunnelse</translation>
    </message>
    <message>
        <source>asks</source>
        <comment>asks a second person</comment>
        <translation>spør</translation>
    </message>
    <message>
        <source>approves</source>
        <translation>godkjenner</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>action, role, whether</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>may</source>
        <translation>kan</translation>
    </message>
    <message>
        <source>may not</source>
        <translation>kan ikke</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::RetentionCard</name>
    <message>
        <source>What is kept, and how long</source>
        <translation>Hva som lagres, og hvor lenge</translation>
    </message>
    <message>
        <source>All sources</source>
        <translation>Alle kilder</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lagre</translation>
    </message>
    <message>
        <source>Use those of all sources</source>
        <translation>Bruk fristene for alle kilder</translation>
    </message>
    <message>
        <source>Clean up now</source>
        <translation>Rydd nå</translation>
    </message>
    <message>
        <source>Shorter applies at once. Longer needs a reason.</source>
        <translation>Kortere gjelder straks. Lengre krever en begrunnelse.</translation>
    </message>
    <message>
        <source>Payloads</source>
        <translation>Nyttelaster</translation>
    </message>
    <message>
        <source>Encrypted, from completion on</source>
        <translation>Kryptert, fra fullføring</translation>
    </message>
    <message>
        <source>Dead-letter payloads</source>
        <translation>Strandede leveringers nyttelast</translation>
    </message>
    <message>
        <source>Until closed, at most</source>
        <translation>Til lukking, men høyst</translation>
    </message>
    <message>
        <source>Hashes, event IDs and effects</source>
        <translation>Hasher, hendelses-ID-er og virkninger</translation>
    </message>
    <message>
        <source>Needed to know a duplicate</source>
        <translation>Trengs for å kjenne igjen et duplikat</translation>
    </message>
    <message>
        <source>Ledger and audit trail</source>
        <translation>Hovedbok og revisjonsspor</translation>
    </message>
    <message>
        <source>Kept in full</source>
        <translation>Beholdes i sin helhet</translation>
    </message>
    <message>
        <source>%1, days</source>
        <translation>%1, dager</translation>
    </message>
    <message>
        <source> days</source>
        <translation> dager</translation>
    </message>
    <message>
        <source>for ever</source>
        <translation>for alltid</translation>
    </message>
    <message>
        <source>This can&apos;t be read now.</source>
        <translation>Dette kan ikke leses nå.</translation>
    </message>
    <message>
        <source>A clean-up is under way.</source>
        <translation>En opprydding er i gang.</translation>
    </message>
    <message>
        <source>Last clean-up %1, %2 UTC.</source>
        <comment>date, time</comment>
        <translation>Siste opprydding %1, %2 UTC.</translation>
    </message>
    <message numerus="yes">
        <source>%n payload(s) deleted, their hashes kept.</source>
        <translation>
            <numerusform>%n nyttelast slettet, hashen beholdt.</numerusform>
            <numerusform>%n nyttelaster slettet, hashene beholdt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, of its own</source>
        <comment>a source with its own terms</comment>
        <translation>%1, egne frister</translation>
    </message>
    <message>
        <source>Keep payloads longer?</source>
        <translation>Lagre nyttelaster lenger?</translation>
    </message>
    <message>
        <source>Keep payloads shorter?</source>
        <translation>Lagre nyttelaster kortere?</translation>
    </message>
    <message>
        <source>Personal data stays longer than before. What is deleted already doesn&apos;t come back.</source>
        <translation>Personopplysninger blir lenger enn før. Det som alt er slettet, kommer ikke tilbake.</translation>
    </message>
    <message>
        <source>What is older than the new terms is deleted at the next clean-up, for good. Hashes, event IDs, effects, ledger and audit trail stay.</source>
        <translation>Det som er eldre enn de nye fristene, slettes for godt ved neste opprydding. Hasher, hendelses-ID-er, virkninger, hovedbok og revisjonsspor består.</translation>
    </message>
    <message>
        <source>Keep longer</source>
        <translation>Lagre lenger</translation>
    </message>
    <message>
        <source>Keep shorter</source>
        <translation>Lagre kortere</translation>
    </message>
    <message>
        <source>Retention changed</source>
        <translation>Lagringstiden er endret</translation>
    </message>
    <message>
        <source>Use the terms of all sources for %1?</source>
        <translation>Bruke fristene for alle kilder for %1?</translation>
    </message>
    <message>
        <source>Use those</source>
        <translation>Bruk dem</translation>
    </message>
    <message>
        <source>The engine cleans up now</source>
        <translation>Motoren rydder nå</translation>
    </message>
    <message>
        <source>Payloads are then kept %1 days after completion, and %2 days as dead letters, as for all sources.</source>
        <comment>two numbers of days</comment>
        <translation>Nyttelaster lagres da i %1 dager etter fullføring, og i %2 dager som strandede leveringer, som for alle kilder.</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::SettingsPage</name>
    <message>
        <source>People</source>
        <translation>Personer</translation>
    </message>
    <message>
        <source>Permissions and retention</source>
        <translation>Tillatelser og lagringstid</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s). Every change is in the audit trail.</source>
        <translation>
            <numerusform>%n person. Hver endring står i revisjonssporet.</numerusform>
            <numerusform>%n personer. Hver endring står i revisjonssporet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Innstillinger</translation>
    </message>
    <message>
        <source>Every act is checked against this table. Only a security officer changes how long things are kept.</source>
        <translation>Hver handling kontrolleres mot denne tabellen. Bare en sikkerhetsansvarlig endrer hvor lenge ting lagres.</translation>
    </message>
    <message>
        <source>Alert channels</source>
        <translation>Varslingskanaler</translation>
    </message>
    <message>
        <source>Whether alerts reach somebody outside of this window.</source>
        <translation>Om varsler når noen utenfor dette vinduet.</translation>
    </message>
</context>
<context>
    <name>ack::ui::people::VaultCard</name>
    <message>
        <source>Encryption key</source>
        <translation>Krypteringsnøkkel</translation>
    </message>
    <message>
        <source>Seals payloads and secrets in the store</source>
        <translation>Forsegler nyttelaster og hemmeligheter i lageret</translation>
    </message>
    <message>
        <source>How much is sealed with the new key</source>
        <translation>Hvor mye som er forseglet med den nye nøkkelen</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Nøkkel</translation>
    </message>
    <message>
        <source>Number %1</source>
        <comment>of a key</comment>
        <translation>Nummer %1</translation>
    </message>
    <message>
        <source>In use since</source>
        <translation>I bruk siden</translation>
    </message>
    <message>
        <source>the store was made</source>
        <translation>lageret ble laget</translation>
    </message>
    <message>
        <source>%1, %2 UTC</source>
        <comment>date, time</comment>
        <translation>%1, %2 UTC</translation>
    </message>
    <message>
        <source>Key %1 is taking over.</source>
        <translation>Nøkkel %1 tar over.</translation>
    </message>
    <message numerus="yes">
        <source>%n payload(s) sealed anew. Work goes on meanwhile, and older ones open with the old key.</source>
        <translation>
            <numerusform>%n nyttelast er forseglet på nytt. Arbeidet fortsetter imens, og eldre åpnes med den gamle nøkkelen.</numerusform>
            <numerusform>%n nyttelaster er forseglet på nytt. Arbeidet fortsetter imens, og eldre åpnes med den gamle nøkkelen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No key opens %n payload(s).</source>
        <translation>
            <numerusform>%n nyttelast lot seg ikke åpne med noen nøkkel.</numerusform>
            <numerusform>%n nyttelaster lot seg ikke åpne med noen nøkkel.</numerusform>
        </translation>
    </message>
    <message>
        <source>They were left as they are. The check of the store names them.</source>
        <translation>De ble latt være som de er. Kontrollen av lageret viser hvilke.</translation>
    </message>
    <message>
        <source>This can&apos;t be read now.</source>
        <translation>Dette kan ikke leses nå.</translation>
    </message>
    <message>
        <source>Put a new key in place of key %1?</source>
        <translation>Bytte ut nøkkel %1 med en ny?</translation>
    </message>
    <message>
        <source>The engine makes it and seals everything stored anew while work goes on. Copy the file master.key again once that is done. Keep the old copy as long as you keep backups made until then: they open with it only.</source>
        <translation>Motoren lager den og forsegler alt som er lagret, på nytt mens arbeidet fortsetter. Kopier filen master.key igjen når det er gjort. Behold den gamle kopien så lenge du har sikkerhetskopier fra før det: de kan bare åpnes med den.</translation>
    </message>
    <message>
        <source>Change the key</source>
        <translation>Bytt nøkkelen</translation>
    </message>
    <message>
        <source>A new key takes over</source>
        <translation>En ny nøkkel tar over</translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::ManifestPane</name>
    <message>
        <source>Skipped</source>
        <translation>Hoppes over</translation>
    </message>
    <message>
        <source>already done, kept</source>
        <translation>alt gjort, beholdes</translation>
    </message>
    <message>
        <source>Will run</source>
        <translation>Kjøres</translation>
    </message>
    <message>
        <source>not done yet</source>
        <translation>ikke gjort ennå</translation>
    </message>
    <message>
        <source>Look up first</source>
        <translation>Slå opp først</translation>
    </message>
    <message>
        <source>run only if missing</source>
        <translation>kjøres bare om den mangler</translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation>Etter hvilke regler</translation>
    </message>
    <message>
        <source>Rules at acceptance</source>
        <translation>Regler ved godtakelse</translation>
    </message>
    <message>
        <source>Preview of the replay</source>
        <translation>Forhåndsvisning av ny kjøring</translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t run and is left out.</source>
        <translation>
            <numerusform>%n kan ikke kjøres og utelates.</numerusform>
            <numerusform>%n kan ikke kjøres og utelates.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each is checked again when it runs.</source>
        <translation>Hver av dem kontrolleres på nytt når den kjører.</translation>
    </message>
    <message>
        <source>%1 of %2 looked at</source>
        <comment>counts</comment>
        <translation>%1 av %2 undersøkt</translation>
    </message>
    <message>
        <source>Looking at each event…</source>
        <translation>Undersøker hver hendelse …</translation>
    </message>
    <message>
        <source>%1 of %2 came to an end</source>
        <translation>%1 av %2 er avsluttet</translation>
    </message>
    <message>
        <source>%1 of %2 came to an end</source>
        <comment>counts</comment>
        <translation>%1 av %2 er avsluttet</translation>
    </message>
    <message>
        <source>%1 under way</source>
        <translation>%1 i gang</translation>
    </message>
    <message>
        <source>Current rules</source>
        <translation>Gjeldende regler</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s), effects: %1.</source>
        <comment>a count</comment>
        <translation>
            <numerusform>%n hendelse, virkninger: %1.</numerusform>
            <numerusform>%n hendelser, virkninger: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::OrderForm</name>
    <message>
        <source>Why now</source>
        <translation>Hvorfor nå</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begrunnelse</translation>
    </message>
    <message>
        <source>I confirm that the cause is corrected</source>
        <translation>Jeg bekrefter at årsaken er rettet</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Erklæring</translation>
    </message>
    <message>
        <source>per batch</source>
        <translation>per bunke</translation>
    </message>
    <message>
        <source>Deliveries put back together</source>
        <translation>Leveringer som legges tilbake samtidig</translation>
    </message>
    <message>
        <source>s apart</source>
        <translation>s mellom</translation>
    </message>
    <message>
        <source>Seconds from one batch to the next</source>
        <translation>Sekunder fra en bunke til den neste</translation>
    </message>
    <message>
        <source>at a time</source>
        <translation>om gangen</translation>
    </message>
    <message>
        <source>Deliveries under way at once</source>
        <translation>Leveringer i gang samtidig</translation>
    </message>
    <message>
        <source>Stop at the first failure</source>
        <translation>Stopp ved første feil</translation>
    </message>
    <message>
        <source>Second person</source>
        <translation>Person nummer to</translation>
    </message>
    <message>
        <source>Can&apos;t be the person who asks.</source>
        <translation>Kan ikke være den som ber om det.</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Attempt counter</source>
        <translation>Forsøksteller</translation>
    </message>
    <message>
        <source>If it fails again</source>
        <translation>Hvis den feiler igjen</translation>
    </message>
    <message>
        <source>set aside again</source>
        <translation>settes til side igjen</translation>
    </message>
    <message>
        <source>Audit entry</source>
        <translation>Revisjonsoppføring</translation>
    </message>
    <message>
        <source>written first, then it runs</source>
        <translation>skrives først, så kjøres det</translation>
    </message>
    <message>
        <source>Nobody else may approve it yet.</source>
        <translation>Ingen andre kan godkjenne det ennå.</translation>
    </message>
    <message>
        <source>continues</source>
        <translation>fortsetter</translation>
    </message>
    <message>
        <source>continues, %1</source>
        <comment>5 → 6</comment>
        <translation>fortsetter, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n batch(es)</source>
        <translation>
            <numerusform>%n bunke</numerusform>
            <numerusform>%n bunker</numerusform>
        </translation>
    </message>
    <message>
        <source>, at least %1</source>
        <comment>a duration</comment>
        <translation>, minst %1</translation>
    </message>
    <message>
        <source>Without it they would fail in the same way.</source>
        <translation>Uten det ville de feile på samme måte.</translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::PreviewDelegate</name>
    <message>
        <source>Attempt</source>
        <translation>Forsøk</translation>
    </message>
    <message>
        <source>differs from what you saw</source>
        <translation>avviker fra det du så</translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::ReplaySheet</name>
    <message numerus="yes">
        <source>Replay %n dead letter(s)</source>
        <translation>
            <numerusform>Kjør %n strandet levering på nytt</numerusform>
            <numerusform>Kjør %n strandede leveringer på nytt</numerusform>
        </translation>
    </message>
    <message>
        <source>Save preview</source>
        <translation>Lagre forhåndsvisning</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Avslå</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>It was not asked for. Nothing runs.</source>
        <translation>Det ble ikke bedt om. Ingenting kjøres.</translation>
    </message>
    <message>
        <source>It was not done.</source>
        <translation>Det ble ikke gjort.</translation>
    </message>
    <message>
        <source>It can&apos;t be read now.</source>
        <translation>Den kan ikke leses nå.</translation>
    </message>
    <message>
        <source>The preview was not saved.</source>
        <translation>Forhåndsvisningen ble ikke lagret.</translation>
    </message>
    <message>
        <source>None of them can run as they are.</source>
        <translation>Ingen av dem kan kjøres slik de er.</translation>
    </message>
    <message>
        <source>The preview says what is in the way of each.</source>
        <translation>Forhåndsvisningen sier hva som står i veien for hver.</translation>
    </message>
    <message>
        <source>There is no preview</source>
        <translation>Det er ingen forhåndsvisning</translation>
    </message>
    <message>
        <source>Something has changed, so nothing was asked for.</source>
        <translation>Noe er endret, så ingenting ble bedt om.</translation>
    </message>
    <message>
        <source>The plan has changed since you looked, so nothing was asked for.</source>
        <translation>Planen er endret siden du så på den, så ingenting ble bedt om.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) differ; they are marked. Look, then press again.</source>
        <translation>
            <numerusform>%n hendelse avviker; den er merket. Se på den, og trykk igjen.</numerusform>
            <numerusform>%n hendelser avviker; de er merket. Se på dem, og trykk igjen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the totals, then press again.</source>
        <translation>Se på totalene, og trykk igjen.</translation>
    </message>
    <message numerus="yes">
        <source>Replay of %n dead letter(s)</source>
        <translation>
            <numerusform>Ny kjøring av %n strandet levering</numerusform>
            <numerusform>Ny kjøring av %n strandede leveringer</numerusform>
        </translation>
    </message>
    <message>
        <source>asked by %1</source>
        <translation>bedt om av %1</translation>
    </message>
    <message>
        <source>You may not approve</source>
        <translation>Du kan ikke godkjenne</translation>
    </message>
    <message>
        <source>You may not replay</source>
        <translation>Du kan ikke kjøre på nytt</translation>
    </message>
    <message>
        <source>Your role may approve</source>
        <translation>Rollen din kan godkjenne</translation>
    </message>
    <message>
        <source>Your role may replay</source>
        <translation>Rollen din kan kjøre på nytt</translation>
    </message>
    <message>
        <source>This computer&apos;s account</source>
        <translation>Kontoen på denne maskinen</translation>
    </message>
    <message>
        <source>The cause may have passed</source>
        <translation>Årsaken kan ha gått over</translation>
    </message>
    <message>
        <source>Your reason says why now</source>
        <translation>Begrunnelsen din sier hvorfor nå</translation>
    </message>
    <message>
        <source>Cause corrected</source>
        <translation>Årsaken er rettet</translation>
    </message>
    <message>
        <source>Says %1</source>
        <translation>Sier %1</translation>
    </message>
    <message>
        <source>Cause must be corrected</source>
        <translation>Årsaken må være rettet</translation>
    </message>
    <message>
        <source>Confirm it at the right</source>
        <translation>Bekreft det til høyre</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Godkjent</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Av %1</translation>
    </message>
    <message>
        <source>One person is enough</source>
        <translation>Én person er nok</translation>
    </message>
    <message>
        <source>Few events, no doubt</source>
        <translation>Få hendelser, ingen tvil</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n hendelse</numerusform>
            <numerusform>%n hendelser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n could repeat</source>
        <translation>
            <numerusform>, %n kan gjentas</numerusform>
            <numerusform>, %n kan gjentas</numerusform>
        </translation>
    </message>
    <message>
        <source>Second approval needed</source>
        <translation>Krever en godkjenning til</translation>
    </message>
    <message>
        <source>You asked for it yourself. Somebody else must approve it.</source>
        <translation>Du har bedt om det selv. Noen andre må godkjenne det.</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Godkjenn</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Trekk tilbake</translation>
    </message>
    <message>
        <source>Expires %1.</source>
        <comment>in 23 h 12 m</comment>
        <translation>Utløper %1.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsett</translation>
    </message>
    <message>
        <source>Cancel the rest</source>
        <translation>Avbryt resten</translation>
    </message>
    <message>
        <source>Stop after this event</source>
        <translation>Stopp etter denne hendelsen</translation>
    </message>
    <message>
        <source>Send for approval</source>
        <translation>Send til godkjenning</translation>
    </message>
    <message>
        <source>Replay %1 now</source>
        <comment>a count</comment>
        <translation>Kjør %1 på nytt nå</translation>
    </message>
    <message>
        <source>Replay starts when a second person approves.</source>
        <translation>Ny kjøring starter når en person til godkjenner.</translation>
    </message>
    <message>
        <source>Save the preview</source>
        <translation>Lagre forhåndsvisningen</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-filer (*.csv)</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>noun: the title of a sheet</comment>
        <translation>Ny kjøring</translation>
    </message>
    <message>
        <source>Replay</source>
        <comment>verb: a button</comment>
        <translation>Kjør på nytt</translation>
    </message>
    <message numerus="yes">
        <source>Preview of %n event(s) written to %1</source>
        <comment>a file</comment>
        <translation>
            <numerusform>Forhåndsvisning av %n hendelse skrevet til %1</numerusform>
            <numerusform>Forhåndsvisning av %n hendelser skrevet til %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::ReplaysPage</name>
    <message>
        <source>Open…</source>
        <translation>Åpne …</translation>
    </message>
    <message>
        <source>Which replays</source>
        <translation>Hvilke nye kjøringer</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Prøv igjen</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Nye kjøringer</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>Kan ikke lese lageret</translation>
    </message>
    <message>
        <source>No replay is open</source>
        <translation>Ingen ny kjøring er åpen</translation>
    </message>
    <message>
        <source>Tick dead letters and press Replay. What needs a second person waits here.</source>
        <translation>Kryss av strandede leveringer og velg Kjør på nytt. Det som krever en person til, venter her.</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>replays that are not over</comment>
        <translation>Åpne</translation>
    </message>
    <message>
        <source>All</source>
        <comment>all replays</comment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>%1 waiting for a second person · %2 running</source>
        <comment>counts</comment>
        <translation>%1 venter på en person til · %2 kjører</translation>
    </message>
    <message>
        <source>Nothing has been replayed yet</source>
        <translation>Ingenting er kjørt på nytt ennå</translation>
    </message>
</context>
<context>
    <name>ack::ui::replay::RequestFacts</name>
    <message>
        <source>Your reason</source>
        <translation>Din begrunnelse</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Bedt om av</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Bedt om</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Hvorfor</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begrunnelse</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Valgt</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Årsak</translation>
    </message>
    <message>
        <source>corrected, says who asked</source>
        <translation>rettet, sier den som ba om det</translation>
    </message>
    <message>
        <source>not corrected</source>
        <translation>ikke rettet</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>those at acceptance</source>
        <translation>de ved godtakelsen</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Second person</source>
        <translation>Person nummer to</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Utløper</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a time, in so long</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Avgjort av</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Avgjort</translation>
    </message>
    <message>
        <source>Their reason</source>
        <translation>Begrunnelsen</translation>
    </message>
    <message>
        <source>Began</source>
        <translation>Begynte</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Sluttet</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Stanset</translation>
    </message>
    <message>
        <source>Manifest</source>
        <translation>Manifest</translation>
    </message>
    <message>
        <source>the current ones</source>
        <translation>de gjeldende</translation>
    </message>
</context>
<context>
    <name>ack::ui::rights::RightsPage</name>
    <message>
        <source>Nobody has an account yet, so this window acts as the account of this computer</source>
        <translation>Ingen har konto ennå, så dette vinduet handler som denne maskinens konto</translation>
    </message>
    <message>
        <source>You may</source>
        <translation>Du kan</translation>
    </message>
    <message>
        <source>Others may</source>
        <translation>Andre kan</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <translation>Tillatt: %1</translation>
    </message>
    <message>
        <source>Not allowed: %1. For: %2</source>
        <comment>what, roles</comment>
        <translation>Ikke tillatt: %1. For: %2</translation>
    </message>
    <message>
        <source>What I may do</source>
        <translation>Hva jeg kan gjøre</translation>
    </message>
    <message>
        <source>%1, %2 · each of these is checked again when it is done</source>
        <comment>name, role</comment>
        <translation>%1, %2 · hver av disse kontrolleres igjen når den utføres</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::AccountFoot</name>
    <message>
        <source>%1, %2. Opens a menu.</source>
        <comment>name, role</comment>
        <translation>%1, %2. Åpner en meny.</translation>
    </message>
    <message>
        <source>Lock (Ctrl+L)</source>
        <translation>Lås (Ctrl+L)</translation>
    </message>
    <message>
        <source>Change password…</source>
        <translation>Endre passord …</translation>
    </message>
    <message>
        <source>Lock now	Ctrl+L</source>
        <translation>Lås nå	Ctrl+L</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Logg ut</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s) without input</source>
        <translation>
            <numerusform>Etter %n minutt uten aktivitet</numerusform>
            <numerusform>Etter %n minutter uten aktivitet</numerusform>
        </translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Lyst eller mørkt</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyst</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørkt</translation>
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
        <translation>Hva jeg kan gjøre</translation>
    </message>
    <message>
        <source>Create the first admin…</source>
        <translation>Opprett den første administratoren …</translation>
    </message>
    <message>
        <source>Lock automatically</source>
        <translation>Lås automatisk</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekststørrelse</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>text size in percent</comment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::KeysSheet</name>
    <message>
        <source>%1 or %2</source>
        <comment>keys</comment>
        <translation>%1 eller %2</translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>Varsler</translation>
    </message>
    <message>
        <source>Trace any ID</source>
        <translation>Spor en hvilken som helst ID</translation>
    </message>
    <message>
        <source>Search in this page</source>
        <translation>Søk på denne siden</translation>
    </message>
    <message>
        <source>Next or previous pane</source>
        <translation>Neste eller forrige rute</translation>
    </message>
    <message>
        <source>Read again now</source>
        <translation>Les på nytt nå</translation>
    </message>
    <message>
        <source>Pause the list of deliveries, or let it go on</source>
        <translation>Stans listen over leveringer, eller la den gå videre</translation>
    </message>
    <message>
        <source>Open or close the details</source>
        <translation>Åpne eller lukk detaljene</translation>
    </message>
    <message>
        <source>Next tab of the details</source>
        <translation>Neste fane i detaljene</translation>
    </message>
    <message>
        <source>Tick a dead letter</source>
        <translation>Kryss av en strandet levering</translation>
    </message>
    <message>
        <source>Copy the ID, or the row</source>
        <translation>Kopier ID-en eller raden</translation>
    </message>
    <message>
        <source>Trace the delivery</source>
        <translation>Spor leveringen</translation>
    </message>
    <message>
        <source>Assign an owner</source>
        <translation>Tildel en ansvarlig</translation>
    </message>
    <message>
        <source>Replay: opens the dialog only</source>
        <translation>Ny kjøring: åpner bare dialogen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksporter</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Lås</translation>
    </message>
    <message>
        <source>Press a dialog&apos;s main button</source>
        <translation>Trykk på hovedknappen i en dialog</translation>
    </message>
    <message>
        <source>These keys</source>
        <translation>Disse tastene</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Taster</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::MainWindow</name>
    <message>
        <source>Engine runs here</source>
        <translation>Motoren kjører her</translation>
    </message>
    <message>
        <source>Port %1</source>
        <translation>Port %1</translation>
    </message>
    <message>
        <source>Not receiving</source>
        <translation>Mottar ikke</translation>
    </message>
    <message>
        <source>Watching engine</source>
        <translation>Følger en motor</translation>
    </message>
    <message>
        <source>pid %1</source>
        <comment>process number</comment>
        <translation>pid %1</translation>
    </message>
    <message>
        <source>No engine runs</source>
        <translation>Ingen motor kjører</translation>
    </message>
    <message>
        <source>Nothing is received</source>
        <translation>Ingenting mottas</translation>
    </message>
    <message>
        <source>This page is not for your role</source>
        <translation>Denne siden er ikke for din rolle</translation>
    </message>
    <message>
        <source>Stop receiving?</source>
        <translation>Stoppe mottaket?</translation>
    </message>
    <message>
        <source>New events are not taken until Acknowledger runs again; most providers send them again for a while.</source>
        <translation>Nye hendelser tas ikke imot før Acknowledger kjører igjen; de fleste leverandører sender dem igjen en stund.</translation>
    </message>
    <message>
        <source>Nothing waits in the queue.</source>
        <translation>Ingenting venter i køen.</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) wait in the queue. What waits stays stored, and runs then.</source>
        <translation>
            <numerusform>%n hendelse venter i køen. Det som venter, er fortsatt lagret og kjøres da.</numerusform>
            <numerusform>%n hendelser venter i køen. Det som venter, er fortsatt lagret og kjøres da.</numerusform>
        </translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Avslutt</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::NavigationRail</name>
    <message>
        <source>Pages</source>
        <translation>Sider</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Penger</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>Drift</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeid</translation>
    </message>
    <message>
        <source>Control</source>
        <comment>a group of pages: audit trail, settings</comment>
        <translation>Kontroll</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::NotificationCard</name>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>Close the notification</source>
        <translation>Lukk meldingen</translation>
    </message>
    <message>
        <source>now</source>
        <comment>just told</comment>
        <translation>nå</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::PageHeader</name>
    <message>
        <source>Trace any ID</source>
        <translation>Spor en ID</translation>
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
        <translation>Denne siden er åpen</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::StatusStrip</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Not receiving</source>
        <translation>Mottar ikke</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>Mottar</translation>
    </message>
    <message>
        <source>Receiving on port %1</source>
        <translation>Mottar på port %1</translation>
    </message>
    <message>
        <source>The store has not answered since %1 UTC</source>
        <translation>Lageret har ikke svart siden %1 UTC</translation>
    </message>
    <message>
        <source>No store yet</source>
        <translation>Ingen lager ennå</translation>
    </message>
    <message>
        <source>Stored safely before answering · last write %1</source>
        <comment>a duration: 4 ms</comment>
        <translation>Lagret trygt før svar · siste skriving %1</translation>
    </message>
    <message>
        <source>Stored safely before answering</source>
        <translation>Lagret trygt før svar</translation>
    </message>
    <message>
        <source>%1 queued</source>
        <comment>a count</comment>
        <translation>%1 i kø</translation>
    </message>
    <message>
        <source>%1 of %2 workers busy</source>
        <translation>%1 av %2 arbeidere i bruk</translation>
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
        <translation>Hendelser lagres trygt mens ingen er logget inn</translation>
    </message>
    <message>
        <source>No alerts</source>
        <translation>Ingen varsler</translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s)</source>
        <translation>
            <numerusform>%n varsel</numerusform>
            <numerusform>%n varsler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::Tray</name>
    <message>
        <source>Acknowledger keeps receiving</source>
        <translation>Acknowledger fortsetter å motta</translation>
    </message>
    <message>
        <source>Quit from this icon to stop it.</source>
        <translation>Avslutt fra dette ikonet for å stoppe.</translation>
    </message>
</context>
<context>
    <name>ack::ui::shell::TrayMenu</name>
    <message>
        <source>Open Acknowledger</source>
        <translation>Åpne Acknowledger</translation>
    </message>
    <message>
        <source>Trace ID from clipboard</source>
        <translation>Spor ID fra utklippstavlen</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Lås</translation>
    </message>
    <message>
        <source>No dead letters</source>
        <translation>Ingen strandede leveringer</translation>
    </message>
    <message numerus="yes">
        <source>%n dead letter(s)</source>
        <translation>
            <numerusform>%n strandet levering</numerusform>
            <numerusform>%n strandede leveringer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n no owner</source>
        <comment>so many dead letters</comment>
        <translation>
            <numerusform>%n uten ansvarlig</numerusform>
            <numerusform>%n uten ansvarlig</numerusform>
        </translation>
    </message>
    <message>
        <source>No unknown outcomes</source>
        <translation>Ingen ukjente utfall</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown outcome(s)</source>
        <translation>
            <numerusform>%n ukjent utfall</numerusform>
            <numerusform>%n ukjente utfall</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) for you</source>
        <translation>
            <numerusform>%n anmodning til deg</numerusform>
            <numerusform>%n anmodninger til deg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alert(s) open</source>
        <translation>
            <numerusform>%n åpent varsel</numerusform>
            <numerusform>%n åpne varsler</numerusform>
        </translation>
    </message>
    <message>
        <source>Release the queue…</source>
        <translation>Frigi køen …</translation>
    </message>
    <message>
        <source>Hold the queue…</source>
        <translation>Hold tilbake køen …</translation>
    </message>
    <message>
        <source>Quiet for 1 hour</source>
        <translation>Stille i 1 time</translation>
    </message>
    <message>
        <source>until %1</source>
        <comment>a time</comment>
        <translation>til %1</translation>
    </message>
    <message>
        <source>Quit…</source>
        <translation>Avslutt …</translation>
    </message>
    <message>
        <source>stops receiving</source>
        <translation>stopper mottaket</translation>
    </message>
    <message>
        <source>receiving goes on</source>
        <translation>mottaket fortsetter</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::ChangePasswordSheet</name>
    <message>
        <source>Password changed</source>
        <translation>Passordet er endret</translation>
    </message>
    <message>
        <source>Current password</source>
        <translation>Nåværende passord</translation>
    </message>
    <message>
        <source>The current password is wrong.</source>
        <translation>Det nåværende passordet er feil.</translation>
    </message>
    <message>
        <source>Write your current password.</source>
        <translation>Skriv ditt nåværende passord.</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::FirstAdminSheet</name>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Write the name.</source>
        <translation>Skriv navnet.</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::LockPage</name>
    <message>
        <source>Password</source>
        <translation>Passord</translation>
    </message>
    <message>
        <source>The password is wrong.</source>
        <translation>Passordet er feil.</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Lås opp</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Låst</translation>
    </message>
    <message>
        <source>Only totals are shown while locked. No IDs, no payloads.</source>
        <translation>Bare totaler vises mens vinduet er låst. Ingen ID-er, ingen nyttelaster.</translation>
    </message>
    <message>
        <source>Switch person</source>
        <translation>Bytt person</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Logg ut</translation>
    </message>
    <message>
        <source>Receiving and working</source>
        <translation>Mottar og arbeider</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nei</translation>
    </message>
    <message>
        <source>Dead letters</source>
        <translation>Strandede leveringer</translation>
    </message>
    <message>
        <source>Outcomes unknown</source>
        <translation>Ukjente utfall</translation>
    </message>
    <message numerus="yes">
        <source>Locked at %1 UTC after %n minutes without input</source>
        <translation>
            <numerusform>Låst %1 UTC etter %n minutt uten aktivitet</numerusform>
            <numerusform>Låst %1 UTC etter %n minutter uten aktivitet</numerusform>
        </translation>
    </message>
    <message>
        <source>Locked at %1 UTC with the screen</source>
        <translation>Låst %1 UTC sammen med skjermen</translation>
    </message>
    <message>
        <source>Locked at %1 UTC</source>
        <translation>Låst %1 UTC</translation>
    </message>
    <message>
        <source>Write your password.</source>
        <translation>Skriv passordet ditt.</translation>
    </message>
    <message>
        <source>Unlocking…</source>
        <translation>Låser opp …</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::NewPassword</name>
    <message>
        <source>New password</source>
        <translation>Nytt passord</translation>
    </message>
    <message>
        <source>New password again</source>
        <translation>Nytt passord igjen</translation>
    </message>
    <message numerus="yes">
        <source>At least %n characters.</source>
        <translation>
            <numerusform>Minst %n tegn.</numerusform>
            <numerusform>Minst %n tegn.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not the same password.</source>
        <translation>Dette er ikke det samme passordet.</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::PasswordField</name>
    <message>
        <source>Show the password</source>
        <translation>Vis passordet</translation>
    </message>
    <message>
        <source>Hide the password</source>
        <translation>Skjul passordet</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::PeopleList</name>
    <message>
        <source>Someone else</source>
        <translation>Noen andre</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, role</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Who is this?</source>
        <translation>Hvem er dette?</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::RoleList</name>
    <message>
        <source>What each role may do</source>
        <translation>Hva hver rolle kan gjøre</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>role</comment>
        <translation>din</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::SignInPage</name>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Passord</translation>
    </message>
    <message>
        <source>The name or the password is wrong.</source>
        <translation>Navnet eller passordet er feil.</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Logg inn</translation>
    </message>
    <message>
        <source>Who is this?</source>
        <translation>Hvem er dette?</translation>
    </message>
    <message>
        <source>You were signed out: the session had ended.</source>
        <translation>Du ble logget ut: økten var avsluttet.</translation>
    </message>
    <message>
        <source>You were signed out: this account was disabled.</source>
        <translation>Du ble logget ut: denne kontoen ble deaktivert.</translation>
    </message>
    <message>
        <source>Every sign-in is written to the audit trail.</source>
        <translation>Hver innlogging skrives i revisjonssporet.</translation>
    </message>
    <message>
        <source>Someone else</source>
        <translation>Noen andre</translation>
    </message>
    <message>
        <source>Write your name.</source>
        <translation>Skriv navnet ditt.</translation>
    </message>
    <message>
        <source>Write your password.</source>
        <translation>Skriv passordet ditt.</translation>
    </message>
    <message>
        <source>Signing in…</source>
        <translation>Logger inn …</translation>
    </message>
</context>
<context>
    <name>ack::ui::signin::WaitLine</name>
    <message>
        <source>%1 The next try is in %2.</source>
        <comment>a sentence, then 0:04</comment>
        <translation>%1 Neste forsøk er om %2.</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::CertificatePanel</name>
    <message>
        <source>%1 holds the certificate that is in use.</source>
        <comment>a file</comment>
        <translation>%1 inneholder sertifikatet som er i bruk.</translation>
    </message>
    <message>
        <source>%1 holds another one: %2, until %3, fingerprint %4.</source>
        <comment>a file, host names, a day, the first digits</comment>
        <translation>%1 inneholder et annet: %2, til %3, fingeravtrykk %4.</translation>
    </message>
    <message>
        <source>New connections get what the files hold; open ones go on. Where a file is no good, nothing changes.</source>
        <translation>Nye forbindelser får det filene inneholder; åpne fortsetter. Er en fil ikke god, endres ingenting.</translation>
    </message>
    <message>
        <source>Load again…</source>
        <translation>Last inn på nytt …</translation>
    </message>
    <message>
        <source>Load now</source>
        <translation>Last inn nå</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Sertifikat</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Lukk panelet</translation>
    </message>
    <message>
        <source>Close the panel (Esc)</source>
        <translation>Lukk panelet (Esc)</translation>
    </message>
    <message>
        <source>Reads the files of the certificate and its key again, as SIGHUP does.</source>
        <translation>Leser sertifikatets og nøkkelens filer på nytt, som SIGHUP gjør.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>HTTPS, both sides show a certificate</source>
        <translation>HTTPS, også avsendere viser sertifikat</translation>
    </message>
    <message>
        <source>HTTPS, senders need no certificate</source>
        <translation>HTTPS, avsendere trenger ikke sertifikat</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Name %1</source>
        <comment>a number</comment>
        <translation>Navn %1</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>Gyldig til</translation>
    </message>
    <message>
        <source>Fingerprint</source>
        <translation>Fingeravtrykk</translation>
    </message>
    <message>
        <source>SHA-256 of the certificate</source>
        <translation>Sertifikatets SHA-256</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>Signert av</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>seg selv</translation>
    </message>
    <message>
        <source>an authority</source>
        <translation>en autoritet</translation>
    </message>
    <message>
        <source>In use since</source>
        <translation>I bruk siden</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>All certificates</source>
        <translation>Alle sertifikater</translation>
    </message>
    <message>
        <source>Senders&apos; certificates</source>
        <translation>Avsendernes sertifikater</translation>
    </message>
    <message>
        <source>required</source>
        <translation>kreves</translation>
    </message>
    <message>
        <source>not asked for</source>
        <translation>kreves ikke</translation>
    </message>
    <message>
        <source>Last loaded</source>
        <translation>Sist lastet inn</translation>
    </message>
    <message>
        <source>Last try, failed</source>
        <translation>Siste forsøk, feilet</translation>
    </message>
    <message>
        <source>Nothing was loaded.</source>
        <translation>Ingenting ble lastet inn.</translation>
    </message>
    <message>
        <source>The files were not taken. The certificate from before stays in use.</source>
        <translation>Filene ble ikke tatt i bruk. Det forrige sertifikatet gjelder fortsatt.</translation>
    </message>
    <message>
        <source>The engine has been asked.</source>
        <translation>Motoren er bedt om det.</translation>
    </message>
    <message>
        <source>What came of it shows above.</source>
        <translation>Utfallet vises over.</translation>
    </message>
    <message>
        <source>Loaded.</source>
        <translation>Lastet inn.</translation>
    </message>
    <message>
        <source>New connections get what the files hold.</source>
        <translation>Nye forbindelser får det filene inneholder.</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::ProviderHelpView</name>
    <message>
        <source>Provider</source>
        <translation>Leverandør</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>What is known about the provider</source>
        <translation>Hva som er kjent om leverandøren</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::QueueHold</name>
    <message>
        <source>Every source is held already.</source>
        <translation>Hver kilde er alt holdt tilbake.</translation>
    </message>
    <message>
        <source>No source is held.</source>
        <translation>Ingen kilde er holdt tilbake.</translation>
    </message>
    <message>
        <source>Hold the queue?</source>
        <translation>Holde tilbake køen?</translation>
    </message>
    <message>
        <source>Release the queue?</source>
        <translation>Frigi køen?</translation>
    </message>
    <message numerus="yes">
        <source>The work of %n source(s) is held. Events are still accepted and stored; nothing runs until somebody releases it. No attempt is spent.</source>
        <translation>
            <numerusform>Arbeidet fra %n kilde holdes tilbake. Hendelser godtas og lagres fortsatt; ingenting kjøres før noen frigir det. Ingen forsøk brukes opp.</numerusform>
            <numerusform>Arbeidet fra %n kilder holdes tilbake. Hendelser godtas og lagres fortsatt; ingenting kjøres før noen frigir det. Ingen forsøk brukes opp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The work of %n source(s) goes on at once, the oldest first.</source>
        <translation>
            <numerusform>Arbeidet fra %n kilde fortsetter straks, det eldste først.</numerusform>
            <numerusform>Arbeidet fra %n kilder fortsetter straks, det eldste først.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold %n source(s)</source>
        <translation>
            <numerusform>Hold tilbake %n kilde</numerusform>
            <numerusform>Hold tilbake %n kilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Release %n source(s)</source>
        <translation>
            <numerusform>Frigi %n kilde</numerusform>
            <numerusform>Frigi %n kilder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) held. Events are stored, nothing runs.</source>
        <translation>
            <numerusform>%n kilde er holdt tilbake. Hendelser lagres, ingenting kjøres.</numerusform>
            <numerusform>%n kilder er holdt tilbake. Hendelser lagres, ingenting kjøres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s) released.</source>
        <translation>
            <numerusform>%n kilde er frigitt.</numerusform>
            <numerusform>%n kilder er frigitt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::ReceiverBar</name>
    <message>
        <source>Certificate…</source>
        <translation>Sertifikat …</translation>
    </message>
    <message>
        <source>How requests come in</source>
        <translation>Hvordan forespørsler kommer inn</translation>
    </message>
    <message>
        <source>Plain HTTP.</source>
        <translation>Ren HTTP.</translation>
    </message>
    <message>
        <source>Well behind a proxy that speaks HTTPS. Else start the engine with --tls-cert and --tls-key.</source>
        <translation>Greit bak en proxy som tar HTTPS. Ellers: start motoren med --tls-cert og --tls-key.</translation>
    </message>
    <message>
        <source>HTTPS for %1</source>
        <comment>host names</comment>
        <translation>HTTPS for %1</translation>
    </message>
    <message>
        <source>self-signed, until %1</source>
        <comment>a day and how long that is</comment>
        <translation>selvsignert, til %1</translation>
    </message>
    <message>
        <source>until %1</source>
        <comment>a day and how long that is</comment>
        <translation>til %1</translation>
    </message>
    <message>
        <source>%1 · senders show a certificate</source>
        <translation>%1 · avsendere viser sertifikat</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::Refusals</name>
    <message>
        <source>Turned away in 24 h, and why</source>
        <translation>Avvist siste 24 t, og hvorfor</translation>
    </message>
    <message>
        <source>In this hour</source>
        <translation>Denne timen</translation>
    </message>
    <message>
        <source>%1 in all. Of a flood only samples keep their reason.</source>
        <translation>%1 i alt. Av en flom beholder bare stikkprøver årsaken.</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SecretList</name>
    <message>
        <source>Add a secret…</source>
        <translation>Legg til en hemmelighet …</translation>
    </message>
    <message>
        <source>New secret</source>
        <translation>Ny hemmelighet</translation>
    </message>
    <message>
        <source>The old one stays valid. Remove it once the provider signs with the new one.</source>
        <translation>Den gamle gjelder fortsatt. Fjern den når leverandøren signerer med den nye.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Hemmeligheter</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Legg til</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Remove now</source>
        <translation>Fjern nå</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Fjern …</translation>
    </message>
    <message>
        <source>Remove the secret that ends with %1</source>
        <translation>Fjern hemmeligheten som slutter på %1</translation>
    </message>
    <message>
        <source>Requests signed with it are refused from then on.</source>
        <translation>Forespørsler signert med den avvises fra da av.</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourceFacts</name>
    <message>
        <source>Sources contradict each other</source>
        <translation>Kildene motsier hverandre</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>how sure, where it was seen</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>What can be relied on</source>
        <translation>Hva man kan stole på</translation>
    </message>
    <message>
        <source>Not signed</source>
        <translation>Ikke signert</translation>
    </message>
    <message>
        <source>The content, or not all of it.</source>
        <translation>Innholdet, helt eller delvis.</translation>
    </message>
    <message>
        <source>Signed</source>
        <translation>Signert</translation>
    </message>
    <message>
        <source>The whole body and the event ID.</source>
        <translation>Hele innholdet og hendelses-ID-en.</translation>
    </message>
    <message>
        <source>The whole body.</source>
        <translation>Hele innholdet.</translation>
    </message>
    <message>
        <source>The event ID: %1. A body that comes again under another ID is reported.</source>
        <comment>where it stands</comment>
        <translation>Hendelses-ID-en: %1. Kommer samme innhold under en annen ID, meldes det.</translation>
    </message>
    <message>
        <source>Answer within</source>
        <translation>Svar innen</translation>
    </message>
    <message>
        <source>Not documented</source>
        <translation>Ikke dokumentert</translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation>Hvis vi ikke svarer</translation>
    </message>
    <message>
        <source>A missed event can be had</source>
        <translation>En tapt hendelse kan hentes</translation>
    </message>
    <message>
        <source>Not documented, treat as lost</source>
        <translation>Ikke dokumentert, regn som tapt</translation>
    </message>
    <message>
        <source>never again</source>
        <translation>aldri igjen</translation>
    </message>
    <message>
        <source>for %1 after it happened</source>
        <comment>a duration</comment>
        <translation>i %1 etter at den skjedde</translation>
    </message>
    <message>
        <source>What is known about the provider</source>
        <translation>Hva som er kjent om leverandøren</translation>
    </message>
    <message>
        <source>Nothing is documented here. Plan as if nothing is ever sent again.</source>
        <translation>Ingenting er dokumentert her. Regn med at ingenting sendes igjen.</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourceHold</name>
    <message>
        <source>Hold the work…</source>
        <translation>Hold tilbake arbeidet …</translation>
    </message>
    <message>
        <source>Release the work…</source>
        <translation>Frigi arbeidet …</translation>
    </message>
    <message>
        <source>Release the work of %1</source>
        <comment>a source</comment>
        <translation>Frigi arbeidet fra %1</translation>
    </message>
    <message>
        <source>Hold the work of %1</source>
        <comment>a source</comment>
        <translation>Hold tilbake arbeidet fra %1</translation>
    </message>
    <message>
        <source>Held by %1 since %2 UTC.</source>
        <comment>person, time</comment>
        <translation>Holdt tilbake av %1 siden %2 UTC.</translation>
    </message>
    <message>
        <source>Accepted and stored, but not worked on. Reason: %1</source>
        <translation>Godtatt og lagret, men ikke behandlet. Begrunnelse: %1</translation>
    </message>
    <message>
        <source>Hold the work of %1?</source>
        <comment>a source</comment>
        <translation>Holde tilbake arbeidet fra %1?</translation>
    </message>
    <message>
        <source>Release the work of %1?</source>
        <comment>a source</comment>
        <translation>Frigi arbeidet fra %1?</translation>
    </message>
    <message>
        <source>What it sends is accepted and stored as before, but nothing of it is worked on until somebody releases it. What is under way goes on to its end.</source>
        <translation>Det den sender, godtas og lagres som før, men ingenting av det behandles før noen frigir det. Det som er i gang, går til det er ferdig.</translation>
    </message>
    <message>
        <source>What waits goes on at once, the oldest first.</source>
        <translation>Det som venter, fortsetter straks, det eldste først.</translation>
    </message>
    <message>
        <source>Hold the work</source>
        <translation>Hold tilbake arbeidet</translation>
    </message>
    <message>
        <source>Release the work</source>
        <translation>Frigi arbeidet</translation>
    </message>
    <message>
        <source>The work is held</source>
        <translation>Arbeidet holdes tilbake</translation>
    </message>
    <message>
        <source>The work goes on</source>
        <translation>Arbeidet fortsetter</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourceModel</name>
    <message>
        <source>off</source>
        <comment>no replay window</comment>
        <translation>av</translation>
    </message>
    <message>
        <source>%1, %2, signature %3, %4 events in 24 hours, last seen %5 ago</source>
        <comment>one row of the list, read aloud</comment>
        <translation>%1, %2, signatur %3, %4 hendelser på 24 timer, sist sett for %5 siden</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Kilde</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signatur</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Vindu</translation>
    </message>
    <message>
        <source>If we don&apos;t answer</source>
        <translation>Hvis vi ikke svarer</translation>
    </message>
    <message>
        <source>Last 24 h</source>
        <translation>Siste 24 t</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Sist sett</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourcePanel</name>
    <message>
        <source>Copy the URL</source>
        <translation>Kopier URL-en</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Kilde</translation>
    </message>
    <message>
        <source>How an event is recognised</source>
        <translation>Hvordan en hendelse gjenkjennes</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Lukk panelet</translation>
    </message>
    <message>
        <source>Close the panel (Esc)</source>
        <translation>Lukk panelet (Esc)</translation>
    </message>
    <message>
        <source>URL for the provider</source>
        <translation>URL til leverandøren</translation>
    </message>
    <message>
        <source>URL copied</source>
        <translation>URL kopiert</translation>
    </message>
    <message>
        <source>%1, no owner</source>
        <comment>provider</comment>
        <translation>%1, ingen ansvarlig</translation>
    </message>
    <message>
        <source>%1, looked after by %2</source>
        <comment>provider, person</comment>
        <translation>%1, %2 har ansvaret</translation>
    </message>
    <message>
        <source>Paste this URL at %1</source>
        <comment>provider</comment>
        <translation>Lim inn denne URL-en hos %1</translation>
    </message>
    <message>
        <source>No engine runs, so there is only the path yet.</source>
        <translation>Ingen motor kjører, så det finnes bare en sti ennå.</translation>
    </message>
    <message>
        <source>This address is for this machine. From outside, put your own public address before %1.</source>
        <translation>Denne adressen er for denne maskinen. Utenfra: sett din egen offentlige adresse foran %1.</translation>
    </message>
    <message>
        <source>No working secret.</source>
        <translation>Ingen brukbar hemmelighet.</translation>
    </message>
    <message>
        <source>Events are answered 503, so that the provider keeps them and sends them again. Set the secret in the configuration and apply it.</source>
        <translation>Hendelser besvares med 503, så leverandøren beholder dem og sender igjen. Sett hemmeligheten i konfigurasjonen og ta den i bruk.</translation>
    </message>
    <message>
        <source>Quiet for %1.</source>
        <comment>a duration</comment>
        <translation>Stille i %1.</translation>
    </message>
    <message>
        <source>That is much longer than its usual gap. %1.</source>
        <comment>what the provider does by itself</comment>
        <translation>Det er mye lenger enn vanlig. %1.</translation>
    </message>
    <message>
        <source>Content not proven.</source>
        <translation>Innholdet er ikke bevist.</translation>
    </message>
    <message>
        <source>This provider&apos;s signature does not cover what it sends, so charges need your explicit consent in the configuration.</source>
        <translation>Leverandørens signatur dekker ikke det den sender, så belastninger krever ditt uttrykkelige samtykke i konfigurasjonen.</translation>
    </message>
    <message>
        <source>Event ID</source>
        <translation>Hendelses-ID</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Signatur</translation>
    </message>
    <message>
        <source>Covers</source>
        <translation>Dekker</translation>
    </message>
    <message>
        <source>Signed time</source>
        <translation>Signert tid</translation>
    </message>
    <message>
        <source>at most %1 old</source>
        <comment>a duration</comment>
        <translation>høyst %1 gammel</translation>
    </message>
    <message>
        <source>none, the ID decides</source>
        <translation>ingen, ID-en avgjør</translation>
    </message>
    <message>
        <source>Duplicates in 24 h</source>
        <translation>Duplikater på 24 t</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <comment>duplicates, accepted</comment>
        <translation>%1 ved siden av %2</translation>
    </message>
    <message>
        <source>Turned away in 24 h</source>
        <translation>Avvist på 24 t</translation>
    </message>
    <message>
        <source>Test a request…</source>
        <translation>Test en forespørsel …</translation>
    </message>
    <message>
        <source>The last good one came %1 ago.</source>
        <comment>a duration</comment>
        <translation>Den siste gode kom for %1 siden.</translation>
    </message>
    <message>
        <source>None was good so far.</source>
        <translation>Ingen har vært god hittil.</translation>
    </message>
    <message>
        <source>What was missed since can be had until %1.</source>
        <comment>a time</comment>
        <translation>Det som er tapt siden, kan hentes til %1.</translation>
    </message>
    <message>
        <source>What was missed first can&apos;t be had any more.</source>
        <translation>Det som gikk tapt først, kan ikke hentes lenger.</translation>
    </message>
    <message>
        <source>Requests are turned away.</source>
        <translation>Forespørsler avvises.</translation>
    </message>
    <message>
        <source>Last good receipt</source>
        <translation>Siste gode mottak</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <comment>a duration</comment>
        <translation>for %1 siden</translation>
    </message>
    <message>
        <source>Provider page</source>
        <translation>Om leverandøren</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::SourcesPage</name>
    <message>
        <source>Sources</source>
        <translation>Kilder</translation>
    </message>
    <message>
        <source>No sources yet</source>
        <translation>Ingen kilder ennå</translation>
    </message>
    <message>
        <source>Name a provider in a configuration file and apply it: acknowledgerd apply FILE.</source>
        <translation>Oppgi en leverandør i en konfigurasjonsfil og ta den i bruk: acknowledgerd apply FIL.</translation>
    </message>
    <message numerus="yes">
        <source>%n provider(s) may send events here</source>
        <translation>
            <numerusform>%n leverandør kan sende hendelser hit</numerusform>
            <numerusform>%n leverandører kan sende hendelser hit</numerusform>
        </translation>
    </message>
    <message>
        <source>No store yet</source>
        <translation>Ingen lager ennå</translation>
    </message>
    <message>
        <source>Nothing has ever been received into this folder. It is made when an engine starts.</source>
        <translation>Ingenting er mottatt i denne mappen ennå. Lageret lages når en motor starter.</translation>
    </message>
    <message>
        <source>The store can&apos;t be read</source>
        <translation>Lageret kan ikke leses</translation>
    </message>
    <message>
        <source>as of %1 UTC</source>
        <comment>time of old figures</comment>
        <translation>per %1 UTC</translation>
    </message>
    <message>
        <source>Add source</source>
        <translation>Legg til kilde</translation>
    </message>
    <message>
        <source>Test a request of %1</source>
        <comment>name of a source</comment>
        <translation>Test en forespørsel til %1</translation>
    </message>
    <message>
        <source>Source %1 added</source>
        <translation>Kilden %1 er lagt til</translation>
    </message>
    <message>
        <source>Add the first provider that may send events here.</source>
        <translation>Legg til den første leverandøren som kan sende hendelser hit.</translation>
    </message>
    <message>
        <source>What is known about %1</source>
        <comment>provider</comment>
        <translation>Hva som er kjent om %1</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::TrustCard</name>
    <message>
        <source>Before you trust a retry</source>
        <translation>Før du stoler på nye forsøk</translation>
    </message>
    <message>
        <source>No two providers behave the same. We show only what was seen, and where.</source>
        <translation>Ingen leverandører oppfører seg likt. Vi viser bare det som er sett, og hvor.</translation>
    </message>
    <message>
        <source>Each fact carries its mark: documented, seen in code, or second-hand.</source>
        <translation>Hver opplysning har sitt merke: dokumentert, sett i kode eller fra annen hånd.</translation>
    </message>
    <message>
        <source>Not documented means we plan as if nothing is ever sent again.</source>
        <translation>Ikke dokumentert betyr at vi regner med at ingenting sendes igjen.</translation>
    </message>
    <message>
        <source>For sources that never retry, the panel names the provider&apos;s way to resend.</source>
        <translation>For kilder som aldri sender igjen, viser panelet hvordan leverandøren gjør det.</translation>
    </message>
</context>
<context>
    <name>ack::ui::sources::TurnedAwayCard</name>
    <message>
        <source>Turned away in the last 24 h</source>
        <translation>Avvist de siste 24 t</translation>
    </message>
    <message>
        <source>Never stored, never run. The sender got a clear refusal.</source>
        <translation>Aldri lagret, aldri kjørt. Avsenderen fikk et klart avslag.</translation>
    </message>
    <message>
        <source>In all</source>
        <translation>I alt</translation>
    </message>
</context>
<context>
    <name>ack::ui::trace::EvidenceExport</name>
    <message>
        <source>Export the evidence</source>
        <translation>Eksporter bevisene</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip-filer (*.zip)</translation>
    </message>
</context>
<context>
    <name>ack::ui::trace::TraceCards</name>
    <message>
        <source>Copy event ID</source>
        <translation>Kopier hendelses-ID</translation>
    </message>
    <message numerus="yes">
        <source>arrival(s)</source>
        <translation>
            <numerusform>ankomst</numerusform>
            <numerusform>ankomster</numerusform>
        </translation>
    </message>
    <message>
        <source>1 too late</source>
        <translation>1 for sent</translation>
    </message>
    <message>
        <source>1 accepted</source>
        <translation>1 godtatt</translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s) absorbed</source>
        <translation>
            <numerusform>%n duplikat fanget</numerusform>
            <numerusform>%n duplikater fanget</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>effect(s), %1</source>
        <comment>followed by the attempts</comment>
        <translation>
            <numerusform>virkning, %1</numerusform>
            <numerusform>virkninger, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempt(s)</source>
        <translation>
            <numerusform>%n forsøk</numerusform>
            <numerusform>%n forsøk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n charge(s)</source>
        <translation>
            <numerusform>%n belastning</numerusform>
            <numerusform>%n belastninger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inbox row(s)</source>
        <translation>
            <numerusform>%n innboksrad</numerusform>
            <numerusform>%n innboksrader</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n ukjent</numerusform>
            <numerusform>%n ukjente</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::trace::TracePage</name>
    <message>
        <source>What came in</source>
        <translation>Hva som kom inn</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>What we did</source>
        <translation>Hva vi gjorde</translation>
    </message>
    <message>
        <source>Any ID</source>
        <translation>En ID</translation>
    </message>
    <message>
        <source>Follow one event from arrival to charge</source>
        <translation>Følg én hendelse fra ankomst til belastning</translation>
    </message>
    <message>
        <source>Paste any ID above: its arrivals, attempts and effects appear here.</source>
        <translation>Lim inn en ID over: ankomster, forsøk og virkninger vises her.</translation>
    </message>
    <message>
        <source>Works with an event, delivery, arrival, ledger, effect or request number. Paste the whole thing; spaces and quotes are ignored.</source>
        <translation>Virker med numre for hendelse, levering, ankomst, hovedbok, virkning eller forespørsel. Lim inn alt; mellomrom og anførselstegn ses bort fra.</translation>
    </message>
    <message>
        <source>Events that carry this ID, newest first</source>
        <translation>Hendelser med denne ID-en, nyeste først</translation>
    </message>
    <message>
        <source>Search the deliveries</source>
        <translation>Søk i leveringene</translation>
    </message>
    <message>
        <source>Copy summary</source>
        <translation>Kopier sammendrag</translation>
    </message>
    <message>
        <source>Open delivery</source>
        <translation>Åpne leveringen</translation>
    </message>
    <message>
        <source>Time line, UTC, oldest first</source>
        <translation>Tidslinje, UTC, eldste først</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Leter …</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n hendelse</numerusform>
            <numerusform>%n hendelser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events carry this ID</source>
        <translation>
            <numerusform>%n hendelse har denne ID-en</numerusform>
            <numerusform>%n hendelser har denne ID-en</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one above; the newest is first.</source>
        <translation>Velg én over; den nyeste står først.</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · %4</source>
        <comment>source, type, state, time</comment>
        <translation>%1 · %2 · %3 · %4</translation>
    </message>
    <message>
        <source>Request of the provider</source>
        <translation>Leverandørens forespørsel</translation>
    </message>
    <message>
        <source>no event</source>
        <translation>ingen hendelse</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) with this ID were turned away.</source>
        <translation>
            <numerusform>%n forespørsel med denne ID-en ble avvist.</numerusform>
            <numerusform>%n forespørsler med denne ID-en ble avvist.</numerusform>
        </translation>
    </message>
    <message>
        <source>They claim no event, and nothing was done.</source>
        <translation>De gjelder ingen hendelse, og ingenting ble gjort.</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>ikke funnet</translation>
    </message>
    <message>
        <source>No event has this ID</source>
        <translation>Ingen hendelse har denne ID-en</translation>
    </message>
    <message>
        <source>We looked for %1 in events, deliveries, arrivals, ledger lines, effects and requests.</source>
        <translation>Vi lette etter %1 i hendelser, leveringer, ankomster, hovedbokslinjer, virkninger og forespørsler.</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>ikke lest</translation>
    </message>
    <message>
        <source>Can&apos;t read the store</source>
        <translation>Kan ikke lese lageret</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Spor</translation>
    </message>
    <message>
        <source>Export evidence</source>
        <translation>Eksporter bevis</translation>
    </message>
    <message>
        <source>Evidence written to %1</source>
        <comment>a file</comment>
        <translation>Bevis skrevet til %1</translation>
    </message>
    <message>
        <source>The evidence could not be written.</source>
        <translation>Bevisene kunne ikke skrives.</translation>
    </message>
</context>
<context>
    <name>ack::ui::widgets::Chip</name>
    <message>
        <source>on</source>
        <translation>på</translation>
    </message>
    <message>
        <source>off</source>
        <translation>av</translation>
    </message>
    <message>
        <source>Filter: %1, %2</source>
        <comment>word, on or off</comment>
        <translation>Filter: %1, %2</translation>
    </message>
    <message>
        <source>Filter: %1, %2, %3</source>
        <comment>word, count, on or off</comment>
        <translation>Filter: %1, %2, %3</translation>
    </message>
</context>
<context>
    <name>ack::ui::widgets::ConfirmSheet</name>
    <message>
        <source>Reason</source>
        <translation>Begrunnelse</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message numerus="yes">
        <source>Write at least %n characters.</source>
        <translation>
            <numerusform>Skriv minst %n tegn.</numerusform>
            <numerusform>Skriv minst %n tegn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write at most %n characters.</source>
        <translation>
            <numerusform>Skriv høyst %n tegn.</numerusform>
            <numerusform>Skriv høyst %n tegn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::widgets::LoadingRows</name>
    <message>
        <source>Loading</source>
        <translation>Laster</translation>
    </message>
</context>
<context>
    <name>ack::ui::widgets::ReasonField</name>
    <message>
        <source>required · %1 of %2</source>
        <comment>characters</comment>
        <translation>kreves · %1 av %2</translation>
    </message>
    <message numerus="yes">
        <source>Write at least %n characters.</source>
        <translation>
            <numerusform>Skriv minst %n tegn.</numerusform>
            <numerusform>Skriv minst %n tegn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Write at most %n characters.</source>
        <translation>
            <numerusform>Skriv høyst %n tegn.</numerusform>
            <numerusform>Skriv høyst %n tegn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ack::ui::widgets::Toast</name>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Receiving has stopped, because the store failed: %1</source>
        <translation>Mottaket er stanset fordi lageret sviktet: %1</translation>
    </message>
    <message>
        <source>Acknowledger can&apos;t start. %1</source>
        <translation>Acknowledger kan ikke starte. %1</translation>
    </message>
    <message>
        <source>In this demo the password of everybody is %1</source>
        <translation>I denne demoen har alle passordet %1</translation>
    </message>
</context>
</TS>
