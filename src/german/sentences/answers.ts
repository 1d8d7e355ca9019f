import type { Sentences } from './pairs.ts';

/** Answers to the questions of the scenes. */
export const answers: Sentences = {
  '17 % of their cells, and VC 1 loses 15 % of its own, on the mean of five seeds: a full buffer refuses the next cell, of any VC.':
    '17 % ihrer Zellen, und VC 1 verliert 15 % der eigenen, im Mittel von fünf Seeds: Ein voller Puffer weist die nächste Zelle ab, gleich von welchem VC.',
  'It remembers for each VC when its next cell is due, and adds 12.5 µs (T) for each that conforms. A cell may come 50 µs (τ) too early; an earlier one is refused. VC 1 loses 60 % of its cells, the others none.':
    'Er merkt sich für jeden VC, wann die nächste Zelle fällig ist, und zählt für jede vertragsgemäße 12,5 µs (T) dazu. Eine Zelle darf 50 µs (τ) zu früh kommen; eine frühere wird abgewiesen. VC 1 verliert 60 % seiner Zellen, die anderen keine.',
  'It gets 49.8 Mb/s instead of 30.7: tagged cells enter while fewer than 50 wait. The others still lose nothing, because tagged cells never fill the buffer.':
    'Er bekommt 49,8 Mb/s statt 30,7: Markierte Zellen kommen hinein, solange weniger als 50 warten. Die anderen verlieren weiterhin nichts, weil markierte Zellen den Puffer nie füllen.',
  'A source that gets no RM cell for 1 ms speeds up. The switch marks cells, the destination answers each with an RM cell, and that is lost: 65 % of the cells are lost from {from} to {to} s.':
    'Eine Quelle, die 1 ms lang keine RM-Zelle bekommt, wird schneller. Der Switch markiert Zellen, das Ziel beantwortet jede mit einer RM-Zelle, und die geht verloren: Von {from} bis {to} s gehen 65 % der Zellen verloren.',
  'They share the link: 119,000 cells/s each, and 72 cells wait on average.':
    'Sie teilen sich die Leitung: je 119.000 Zellen/s, und im Mittel warten 72 Zellen.',
  'An empty link: with nine of ten RM cells lost they use 23 % of it, on the mean of three seeds, and lose nothing. Under TM 4.0 a source keeps its rate between RM cells.':
    'Eine leere Leitung: Wenn neun von zehn RM-Zellen verloren gehen, nutzen sie 23 % davon, im Mittel von drei Seeds, und verlieren nichts. Nach TM 4.0 behält eine Quelle zwischen RM-Zellen ihre Rate.',
  'Up to 0.5 s all of it: each sender brings a tenth of the link. From {from} to {to} s {useful} of the slots carried packets and {dead} cells of broken ones, and none was idle. In the last 50 ms 15 % are useful, on the mean of three seeds.':
    'Bis 0,5 s alles: Jeder Sender bringt ein Zehntel der Leitung. Von {from} bis {to} s trugen {useful} der Slots Pakete und {dead} Zellen kaputter Pakete, und keiner war leer. In den letzten 50 ms sind 15 % nützlich, im Mittel von drei Seeds.',
  'A packet arrives only if all of its 32 cells do. The losses fall on all senders, so nearly every packet is hit: in the last 50 ms half of the cells are lost, and 92 % of the packets, on the mean of three seeds.':
    'Ein Paket kommt nur an, wenn alle seine 32 Zellen ankommen. Die Verluste treffen alle Sender, also fast jedes Paket: In den letzten 50 ms geht die Hälfte der Zellen verloren und 92 % der Pakete, im Mittel von drei Seeds.',
  'It refuses whole packets, so that others arrive whole: 98 % of the slots are useful instead of 37 %, on the mean of three seeds. The senders do not slow down: at twice the load half of the packets are lost. That takes TCP, or rates.':
    'Es weist ganze Pakete ab, sodass andere ganz ankommen: 98 % der Slots sind nützlich statt 37 %, im Mittel von drei Seeds. Die Sender werden nicht langsamer: Bei doppelter Last geht die Hälfte der Pakete verloren. Dagegen braucht es TCP oder Raten.',
  'Half a cell time, two, and four and a half: 1.4, 5.5 and 12.3 µs. The runs agree within a few per cent.':
    'Eine halbe Zellzeit, zwei, und viereinhalb: 1,4, 5,5 und 12,3 µs. Die Läufe stimmen auf wenige Prozent damit überein.',
  'Now and then several cells come at once, and all but one of them wait. Cells at equal distances would hardly wait.':
    'Ab und zu kommen mehrere Zellen zugleich, und alle bis auf eine warten. Zellen in gleichen Abständen würden kaum warten.',
  'The wait grows with 1 / (1 − ρ). From 0.9 to 0.99 the load grows by a tenth and the wait elevenfold, to 49.5 cell times.':
    'Die Wartezeit wächst mit 1 / (1 − ρ). Von 0,9 bis 0,99 wächst die Last um ein Zehntel und die Wartezeit auf das Elffache, 49,5 Zellzeiten.',
  'The first link is divided among three, so it is full first: a third for each of its VCs. S4 then gets what S3 leaves of the second link, two thirds.':
    'Die erste Leitung teilen sich drei, darum ist sie zuerst voll: ein Drittel für jeden ihrer VCs. S4 bekommt dann, was S3 von der zweiten Leitung übrig lässt, zwei Drittel.',
  '115,763 three times, and 231,525: 95 % of a third and of two thirds of the link. ERAA leaves 5 % free (λ).':
    '115.763 dreimal, und 231.525: 95 % von einem Drittel und von zwei Dritteln der Leitung. ERAA lässt 5 % frei (λ).',
  'S3. It crosses two switches, and either slows it down. The others take what it leaves: the first step to being beaten down.':
    'S3. Er trifft zwei Switches, und jeder bremst ihn. Die anderen nehmen, was er übrig lässt: So beginnt es, dass lange Wege verdrängt werden.',
  'At sw2 first, half a millisecond later at sw1. Then sw0 gets no credit for it any more, and its source waits. The queue has moved backwards, link by link.':
    'Zuerst bei sw2, eine halbe Millisekunde später bei sw1. Dann bekommt sw0 für ihn keinen Kredit mehr, und seine Quelle wartet. Die Warteschlange ist Leitung für Leitung rückwärts gewandert.',
  'It gains: from a half of the first link to four fifths. Each VC has places of its own, so the full places of 3h1 hold back no other VC.':
    'Er gewinnt: von der Hälfte der ersten Leitung auf vier Fünftel. Jeder VC hat eigene Plätze, darum halten die vollen Plätze von 3h1 keinen anderen VC auf.',
  'About a quarter: its places divided by the round trip, in cells. Over twice the distance they would bring half of that.':
    'Etwa ein Viertel: seine Plätze, geteilt durch den Umlauf in Zellen. Über die doppelte Strecke brächten sie die Hälfte davon.',
  'It passed empty. From {from} to {to} s {idle} of the cell slots carried nothing, {useful} carried packets, and cells of broken packets took {dead}. The link is not full of waste: it waits.':
    'Sie blieb leer. Von {from} bis {to} s trugen {idle} der Zellslots nichts, {useful} trugen Pakete, und Zellen kaputter Pakete nahmen {dead}. Die Leitung ist nicht voller Abfall: Sie wartet.',
  'One overflow hits them all: from {from} to {to} s {hit} of {senders} senders in each overflow. Each loses several packets of one window, cannot repair them, and waits for its timer. They stopped together, so they start together.':
    'Ein Überlauf trifft sie alle: von {from} bis {to} s {hit} von {senders} Sendern je Überlauf. Jeder verliert mehrere Pakete eines Fensters, kann sie nicht reparieren und wartet auf seinen Timer. Sie haben zugleich aufgehört, also fangen sie zugleich an.',
  'It fills a little of the hole. On the mean of five seeds 4 senders fill 40 % of the slots, 10 fill 46 %, 15 fill 55 %, 40 fill 75 %: more senders are less likely to be hit all at once. Press a sender to add some.':
    'Er füllt ein wenig vom Loch. Im Mittel von fünf Seeds füllen 4 Sender 40 % der Slots, 10 füllen 46 %, 15 füllen 55 %, 40 füllen 75 %: Dass alle auf einmal getroffen werden, wird mit mehr Sendern unwahrscheinlicher. Auf einen Sender drücken, um welche hinzuzufügen.',
  'About 23 of 33. A packet that lost cells lost {cellsPerLostPacket} of them on average from {from} to {to} s; the others still crossed the link.':
    'Etwa 23 von 33. Ein Paket, das Zellen verliert, verlor von {from} bis {to} s im Mittel {cellsPerLostPacket} davon; die anderen liefen trotzdem über die Leitung.',
  'The last cell. It marks the end of the packet: without it the next packet is glued on, and both are thrown away.':
    'Die letzte Zelle. Sie markiert das Ende des Pakets: Ohne sie wird das nächste Paket angeklebt, und beide werden weggeworfen.',
  '1 − 0.992³³ is 23 %. In fact about 3 % die: the losses come in bursts, many of them from the same packet.':
    '1 − 0,992³³ sind 23 %. In Wirklichkeit sind es etwa 3 %: Die Verluste kommen in Bursts, viele davon aus demselben Paket.',
  'The head of the packet was already admitted, and it crosses the link for nothing. PPD saves only the tail.':
    'Der Anfang des Pakets war schon angenommen, und er läuft umsonst über die Leitung. PPD spart nur das Ende.',
  'For the packets that have begun: they are completed there. With room for only a few cells EPD falls back towards PPD.':
    'Für die angefangenen Pakete: Sie werden dort vollständig. Mit Platz für nur ein paar Zellen fällt EPD in Richtung PPD zurück.',
  'Low. With 500-byte packets a threshold of 100 cells instead of 1,960 cuts the mean queue from 454 to 16 cells and costs 2 points of throughput; with 1,500-byte packets it costs 13, on the mean of five seeds.':
    'Niedrig. Mit Paketen von 500 Byte kürzt eine Schwelle von 100 statt 1.960 Zellen die mittlere Warteschlange von 454 auf 16 Zellen und kostet 2 Punkte Durchsatz; mit Paketen von 1.500 Byte kostet sie 13, im Mittel von fünf Seeds.',
  'You get 12.4 Mb/s, Reno 6.7, on the mean of five seeds. The nine get 6.0 each beside you and 5.9 beside Reno: half of the link was empty, and you fill a part of that.':
    '12,4 Mb/s, Reno 6,7, im Mittel von fünf Seeds. Die neun bekommen je 6,0 neben dem Sender von Hand und 5,9 neben Reno: Die halbe Leitung war leer, und ein Teil davon wird nun gefüllt.',
  'The nine. On the mean of five seeds about half of their packets die and 2 % of yours: each gets 0.1 Mb/s, and you get 124. Who waits after a loss leaves the place to one who does not.':
    'Die neun. Im Mittel von fünf Seeds stirbt etwa die Hälfte ihrer Pakete und 2 % der eigenen: Jeder bekommt 0,1 Mb/s, der Sender von Hand 124. Wer nach einem Verlust wartet, überlässt den Platz dem, der es nicht tut.',
  'Whole packets of senders above their share. At full speed you then lose 48 % of your packets and get 65 Mb/s, and the nine get 6.2 each. Beside Reno they get 10.2 under that rule.':
    'Ganze Pakete von Sendern über ihrem Anteil. Bei voller Geschwindigkeit gehen dann 48 % der eigenen Pakete verloren, 65 Mb/s kommen an, und die neun bekommen je 6,2. Neben Reno bekommen sie bei dieser Regel 10,2.',
  'ESPD: about 75 from 0.5 to 3 s, EPD 53, on the mean of ten seeds. They do not coincide: while one sender waits, the others fill the link.':
    'ESPD: von 0,5 bis 3 s etwa 75, EPD 53, im Mittel von zehn Seeds. Sie fallen nicht zusammen: Während ein Sender wartet, füllen die anderen die Leitung.',
  'The sender of the first packet that begins after the queue has crossed the threshold. The larger the share of a sender, the likelier that is its packet.':
    'Der Sender des ersten Pakets, das anfängt, nachdem die Warteschlange die Schwelle überschritten hat. Je größer der Anteil eines Senders, desto wahrscheinlicher ist es sein Paket.',
  'Over half a second, yes: Jain’s index is about 0.7. Over 20 seconds it is near 1, except in a rare run that locks senders out.':
    'Über eine halbe Sekunde ja: Jains Index ist etwa 0,7. Über 20 Sekunden liegt er nahe 1, außer in einem seltenen Lauf, der Sender aussperrt.',
  'EPD takes its cells from fewer packets: about 11 of 12 cells of each packet that it hits, PPD about 6, on the mean of five seeds.':
    'EPD nimmt seine Zellen aus weniger Paketen: etwa 11 von 12 Zellen jedes Pakets, das es trifft, PPD etwa 6, im Mittel von fünf Seeds.',
  'Cells and packets. It does not lose the silence: the losses fall on one or two senders at a time, and the others go on.':
    'Zellen und Pakete. Die Stille verursacht es nicht: Die Verluste treffen jeweils einen oder zwei Sender, und die anderen machen weiter.',
  'Goodput is what the user pays for. Cell loss alone ranks these four almost the wrong way round.':
    'Für den Goodput zahlt der Nutzer. Zellverlust allein ordnet diese vier fast genau verkehrt herum.',
  'Being hit is not being stopped: NewReno repairs several losses of one window without a timeout, so windows halve and go on.':
    'Getroffen heißt nicht gestoppt: NewReno repariert mehrere Verluste eines Fensters ohne Timeout, also halbieren sich die Fenster und machen weiter.',
  'Little. On the mean of ten seeds RCD alone then carries 88 % of the slots, EPD 98 %: most of the advantage came from how fast the windows grow.':
    'Wenig. Im Mittel von zehn Seeds überträgt RCD allein dann 88 % der Slots, EPD 98 %: Der größte Teil des Vorsprungs kam davon, wie schnell die Fenster wachsen.',
  'A window that halves was hit. A window that falls to one segment was stopped: it waited for its timer.':
    'Ein Fenster, das sich halbiert, wurde getroffen. Ein Fenster, das auf ein Segment fällt, wurde gestoppt: Es wartete auf seinen Timer.',
  'On the mean of ten seeds 46 % with 2,000 cells and 100 % with 16,000; 100 cells carry 56 % and 500 only 41 %. This run carried {useful} from {from} to {to} s.':
    'Im Mittel von zehn Seeds 46 % mit 2.000 Zellen und 100 % mit 16.000; 100 Zellen schaffen 56 % und 500 nur 41 %. Dieser Lauf von {from} bis {to} s: {useful}.',
  'A short overflow catches few senders: 4 or 5 of 10 with 100 cells, 9 or 10 with 500. The others keep the link busy.':
    'Ein kurzer Überlauf erwischt wenige Sender: 4 oder 5 von 10 bei 100 Zellen, 9 oder 10 bei 500. Die anderen halten die Leitung beschäftigt.',
  'Every packet, in delay: with 16,000 places 12,652 cells wait on average, 34.5 ms, four times the empty round trip.':
    'Jedes Paket, mit Verzögerung: Bei 16.000 Plätzen warten im Mittel 12.652 Zellen, 34,5 ms, das Vierfache des leeren Umlaufs.',
  'Half of them go on: on the mean of three seeds an overflow hits 112 of 200 senders. Of ten senders it hits all ten. From {from} to {to} s {idle} of the slots carried nothing.':
    'Die Hälfte sendet weiter: Im Mittel von drei Seeds trifft ein Überlauf 112 von 200 Sendern. Von zehn Sendern trifft er alle zehn. Von {from} bis {to} s trugen {idle} der Slots nichts.',
  'About 4,610 timeouts and 1,200 fast retransmits from 0.5 to 3 s, on the mean of three seeds. An empty round trip holds 2,900 cells and the buffer 2,000: two packets of each sender. Three duplicate ACKs take three packets behind the lost one.':
    'Etwa 4.610 Timeouts und 1.200 Fast Retransmits von 0,5 bis 3 s, im Mittel von drei Seeds. Ein leerer Umlauf fasst 2.900 Zellen, der Puffer 2.000: zwei Pakete von jedem Sender. Drei doppelte ACKs brauchen drei Pakete hinter dem verlorenen.',
  'With ten senders it fills idle slots: 47 % useful become 72 %, on the mean of three seeds. With 200 no slot is idle: it saves the 9 % that broken packets take, and 87 % become 98 %.':
    'Mit zehn Sendern füllt es leere Slots: Aus 47 % nützlichen werden 72 %, im Mittel von drei Seeds. Mit 200 ist kein Slot leer: Es spart die 9 %, die kaputte Pakete nehmen, und aus 87 % werden 98 %.',
  'A window of 64 KB per round trip of 100 ms: 5.2 Mb/s, of which 4.9 arrive.':
    'Ein Fenster von 64 KB je Umlauf von 100 ms: 5,2 Mb/s, von denen 4,9 ankommen.',
  'The near sender. A window grows once per round trip, so ten times as often.':
    'Der nahe Sender. Ein Fenster wächst einmal je Umlauf, also zehnmal so oft.',
  'Hardly: ESPD catches near senders first and raises a far one from 0.8 to 2.6 Mb/s, but the near ones gain as well.':
    'Kaum: ESPD sperrt nahe Sender zuerst und hebt einen fernen von 0,8 auf 2,6 Mb/s, aber die nahen gewinnen auch.',
  'So that a burst alone does not set it off. Here it matters little: weights from 0.0001 to 1 move the use of the link by 2 points, because the coin does the work.':
    'Damit ein Burst allein sie nicht auslöst. Hier macht es wenig aus: Gewichte von 0,0001 bis 1 bewegen die Nutzung der Leitung um 2 Punkte, denn die Münze erledigt die Arbeit.',
  'The long one: 10 % against 1.7 % at the largest chance, because the coin is tossed for each cell.':
    'Das lange: 10 % gegen 1,7 % bei der größten Wahrscheinlichkeit, denn die Münze wird für jede Zelle geworfen.',
  'EPD for throughput in the mesh, FBA for fairness, RED for the shortest queue. None is best at all three.':
    'EPD für Durchsatz im vermaschten Netz, FBA für Fairness, RED für die kürzeste Warteschlange. Keines ist in allen dreien das beste.',
  'CCD has about half the timeouts of EPD and several times as many fast retransmits. This run from {from} to {to} s: {timeouts} and {fastRetransmits}.':
    'CCD hat etwa halb so viele Timeouts wie EPD und mehrmals so viele Fast Retransmits. Dieser Lauf von {from} bis {to} s: {timeouts} und {fastRetransmits}.',
  'It takes one cell from each of ten packets. EPD takes all cells of few packets.':
    'Es nimmt eine Zelle von jedem von zehn Paketen. EPD nimmt alle Zellen weniger Pakete.',
  'Only as much as a timeout costs. With ticks of 500 ms CCD carries 96 % and EPD 90 %, on the mean of five seeds; with 100 ms they differ by less than 1 %.':
    'Nur so viel, wie ein Timeout kostet. Mit Ticks von 500 ms überträgt CCD 96 % und EPD 90 %, im Mittel von fünf Seeds; mit 100 ms ist der Unterschied kleiner als 1 %.',
  'The input is twice the output, so half of it is too much (eq. 12: 30 / 15 − 1 = 1 lost for each admitted). While a packet of each sender is refused the queue falls by 150 cells, which is the room for the next.':
    'Es kommt doppelt so viel an, wie abgeht, also ist die Hälfte zu viel (Gl. 12: 30 / 15 − 1 = 1 verlorenes je angenommenem). Während je ein Paket aller Sender abgewiesen wird, fällt die Warteschlange um 150 Zellen: der Platz für das nächste.',
  'For the 17 packets of the window that are still to come, 30 cells each at 30 Mb/s: 7.2 ms (eq. 10). In that time 2,550 cells more come than go (eq. 11).':
    'So lange, wie die 17 Pakete des Fensters brauchen, die noch kommen, je 30 Zellen mit 30 Mb/s: 7,2 ms (Gl. 10). In dieser Zeit kommen 2.550 Zellen mehr, als gehen (Gl. 11).',
  'One from 4 packets on, two from 10, three only from 20 on and far apart (eqs. 1 to 4). EPD takes 10 of 20, so every sender waits for its timer: {timeouts} from {from} to {to} s.':
    'Eines ab 4 Paketen, zwei ab 10, drei erst ab 20 und weit auseinander (Gl. 1 bis 4). EPD nimmt 10 von 20, also wartet jeder Sender auf seinen Timer: {timeouts} von {from} bis {to} s.',
  'Its window is larger than the buffer, so the buffer is always full, and its cells arrive exactly as fast as places fall vacant: each finds the place of the one before.':
    'Sein Fenster ist größer als der Puffer, also ist der Puffer immer voll, und seine Zellen kommen genau so schnell an, wie Plätze frei werden: Jede findet den Platz der vorigen.',
  'A turn without a cell is no turn. The others own no place in the buffer, so they have nothing to send.':
    'An der Reihe sein ohne Zelle nützt nichts. Die anderen haben keinen Platz im Puffer, also haben sie nichts zu senden.',
  'A cap of half the buffer for each VC, or EPD: it refuses new packets of the one in front as well.':
    'Eine Obergrenze vom halben Puffer für jeden VC, oder EPD: Es weist auch neue Pakete des führenden Senders ab.',
  'A sender with a full window sends one window per round trip. The far one has the longer round trip.':
    'Ein Sender mit vollem Fenster sendet ein Fenster je Umlauf. Der ferne hat die längere Umlaufzeit.',
  'That of the near one, until both round trips are equal: its queue grows to about 3.5 ms.':
    'Die des nahen, bis beide Umlaufzeiten gleich sind: Seine Warteschlange wächst auf etwa 3,5 ms.',
  'A window of 32 KB is only three of them, and every second one is acknowledged: the sender stalls.':
    'Ein Fenster von 32 KB sind nur drei davon, und jedes zweite wird quittiert: Der Sender stockt.',
  'The scheduler serves those that have cells. The source with the smallest weight holds the buffer; the others find no place and have nothing to be served.':
    'Der Scheduler bedient, wer Zellen hat. Die Quelle mit dem kleinsten Gewicht hält den Puffer; die anderen finden keinen Platz und haben nichts, was bedient werden könnte.',
  '80 %; the others lose 60, 40 and 20 %: now the weights decide.':
    '80 %; die anderen verlieren 60, 40 und 20 %: Jetzt entscheiden die Gewichte.',
  'The scheduler, when every source has cells waiting; whoever gives out places, when the buffer is full.':
    'Der Scheduler, wenn jede Quelle wartende Zellen hat; wer die Plätze vergibt, wenn der Puffer voll ist.',
  'Being served first does not help a cell that finds no place: UBR would have filled the buffer.':
    'Zuerst bedient zu werden hilft einer Zelle nicht, die keinen Platz findet: UBR hätte den Puffer gefüllt.',
  'UBR, and ABR while its rates adapt. A class needs places for what arrives faster than the link serves it, and those served first hardly wait.':
    'UBR, und ABR, während sich seine Raten anpassen. Eine Klasse braucht Plätze für das, was schneller ankommt, als die Leitung sie bedient, und die zuerst bedienten warten kaum.',
  'No: it is the price of a loss of zero. A full buffer is what UBR has.':
    'Nein: Er ist der Preis für einen Verlust von null. Einen vollen Puffer hat UBR.',
  '1 − (1 − p)³: nearly three times as often as on a path of one switch, while p is small.':
    '1 − (1 − p)³: fast dreimal so oft wie auf einem Weg mit einem Switch, solange p klein ist.',
  'Its rivals on the first link have been beaten down by the last one, and leave it their share.':
    'Seine Rivalen auf der ersten Leitung wurden von der letzten heruntergedrückt und lassen ihm ihren Anteil.',
  'Efficient, nearly: the first link is used to about 92 %. Fair, no: from 0.15 to 0.3 s 3h1 is allowed about a quarter of its share, on the mean of ten seeds.':
    'Effizient fast: Die erste Leitung ist zu etwa 92 % genutzt. Fair nein: Von 0,15 bis 0,3 s darf 3h1 im Mittel von zehn Seeds etwa ein Viertel seines Anteils senden.',
  'How many VCs there are and what rate the link has. It keeps a table with an entry for each VC.':
    'Wie viele VCs es gibt und welche Rate die Leitung hat. Es führt eine Tabelle mit einem Eintrag für jeden VC.',
  'It stays free on purpose: that is what keeps the queues empty.':
    'Er bleibt mit Absicht frei: Das hält die Warteschlangen leer.',
  'When buffers are small: its queues reach 112 to 265 cells here, those of ERAA 8 to 48.':
    'Wenn Puffer klein sind: Seine Warteschlangen erreichen hier 112 bis 265 Zellen, die von ERAA 8 bis 48.',
  '347,288 + 70,642 − 365,566 is 52,364 cells/s too many, 52 in each millisecond, until the first source hears of the second: about 890 cells.':
    '347.288 + 70.642 − 365.566 sind 52.364 Zellen/s zu viel, 52 in jeder Millisekunde, bis die erste Quelle von der zweiten erfährt: etwa 890 Zellen.',
  'What drains is what the sources leave free. With λ = 1 that is nothing.':
    'Die Warteschlange leert sich um das, was die Quellen frei lassen. Mit λ = 1 ist das nichts.',
  'The load that really comes, with the traffic that no source announces. ERAA takes the rate of the link for granted.':
    'Die Last, die wirklich kommt, mit dem Verkehr, den keine Quelle ankündigt. ERAA nimmt die Rate der Leitung als gegeben hin.',
  'Those that are open. A VC that has nothing to send keeps its third.':
    'Die offenen. Ein VC, der nichts zu senden hat, behält sein Drittel.',
  'At 0.17 s instead of 0.19 s, measured from its start: its share is handed on.':
    'Bei 0,17 s statt 0,19 s, ab ihrem Start gemessen: Der Anteil wird weitergegeben.',
  'The cells that come. What one VC leaves free shows at once in the load or the queue, and others get it.':
    'Die Zellen, die kommen. Was ein VC frei lässt, zeigt sich sofort in der Last oder der Warteschlange, und andere bekommen es.',
  '60,928 cells/s in 2 ms are 122 cells, 0.6 segments; in 6 ms 366 cells, 1.9. Rounded down, the sender stops and waits.':
    '60.928 Zellen/s sind in 2 ms 122 Zellen, 0,6 Segmente; in 6 ms 366 Zellen, 1,9. Abgerundet hält der Sender an und wartet.',
  'It contains the queue that the window itself has made.':
    'Sie enthält die Warteschlange, die das Fenster selbst erzeugt hat.',
  'Into the switches: their queues rise from 42 to 194 cells. The source keeps 777 of its 10,931.':
    'In die Switches: Ihre Warteschlangen steigen von 42 auf 194 Zellen. Die Quelle behält 777 ihrer 10.931.',
};
