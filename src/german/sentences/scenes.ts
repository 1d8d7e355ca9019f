import type { Sentences } from './pairs.ts';

/** The scenes of cells and packets: titles, descriptions, hooks, questions, cards. */
export const scenes: Sentences = {
  'One sends more than it asked for': 'Einer bricht den Vertrag',
  '2 switches, 4 constant senders with a contract of 80,000 cells/s each, one 155.52 Mb/s link':
    '2 Switches, 4 konstante Sender mit einem Vertrag über je 80.000 Zellen/s, eine Leitung von 155,52 Mb/s',
  'Four VCs were admitted because their contracts fit the link. One of them sends two and a half times its own. With tail drop all four lose cells. A switch that polices each VC at the entry (UPC) takes the excess from the one that sends it.':
    'Vier VCs wurden zugelassen, weil ihre Verträge auf die Leitung passen. Einer davon sendet das Zweieinhalbfache des eigenen. Mit Tail Drop verlieren alle vier Zellen. Ein Switch, der jeden VC am Eingang überwacht (UPC), nimmt den Überschuss dem, der ihn sendet.',
  'Ülkü 1997, sections 1.3 and 2.2.1; the network is ours':
    'Ülkü 1997, Abschnitte 1.3 und 2.2.1; das Netz ist von uns',
  'VC 1 sends two and a half times its contract. Who loses cells?':
    'VC 1 sendet das Zweieinhalbfache seines Vertrags. Wer verliert Zellen?',
  'What does the port do with a cell?': 'Was tut der Port mit einer Zelle?',
  'refuses any, once the buffer is full': 'weist jede ab, sobald der Puffer voll ist',
  'holds each VC to its contract': 'hält jeden VC an seinen Vertrag',
  'Three of the four keep their contracts. What do they lose, and why?':
    'Drei der vier halten ihre Verträge. Was verlieren sie, und warum?',
  'Choose UPC. How does the port know which cell comes too early?':
    'UPC wählen. Woher weiß der Port, welche Zelle zu früh kommt?',
  'Set the excess to tagged. How much more does VC 1 get then, and at whose expense?':
    'Den Überschuss auf „wird markiert“ stellen. Wie viel mehr bekommt VC 1 dann, und auf wessen Kosten?',
  'One VC breaks its contract, and the others pay, until it is policed.':
    'Ein VC bricht seinen Vertrag, und die anderen zahlen.',
  'Turn up the load': 'Die Last aufdrehen',
  '2 switches, 20 senders of a tenth of the link each, 1,500-byte packets (32 cells), no TCP':
    '2 Switches, 20 Sender von je einem Zehntel der Leitung, Pakete von 1.500 Byte (32 Zellen), kein TCP',
  'Every 50 ms one more sender begins, and none slows down. The link carries all that is offered until it is full. Beyond that every slot is busy, and fewer and fewer packets arrive: congestion collapse.':
    'Alle 50 ms beginnt ein Sender mehr, und keiner wird langsamer. Die Leitung trägt alles Angebotene, bis sie voll ist. Darüber ist jeder Slot belegt, und immer weniger Pakete kommen an: der Zusammenbruch bei Überlast.',
  'Zhu 1999, section 1.6 and Figure 1.3; Ülkü 1997, section 1.3; the network is ours':
    'Zhu 1999, Abschnitt 1.6 und Abbildung 1.3; Ülkü 1997, Abschnitt 1.3; das Netz ist von uns',
  'Twice as much is offered as the link carries, and hardly a packet arrives. Who eats them?':
    'Angeboten wird doppelt so viel, wie die Leitung trägt, und kaum ein Paket kommt an. Wo bleiben sie?',
  'Ten senders fill the link, 20 offer twice as much. Which part of the slots carries packets that arrive, before and after?':
    'Zehn Sender füllen die Leitung, 20 bieten doppelt so viel an. Welcher Teil der Slots trägt Pakete, die ankommen, vorher und nachher?',
  'At twice the load half of the cells are lost. Why is it not half of the packets?':
    'Bei doppelter Last geht die Hälfte der Zellen verloren. Warum nicht die Hälfte der Pakete?',
  'Choose EPD. What does the switch do differently, and what does it not mend?':
    'EPD wählen. Was tut der Switch anders, und was behebt er nicht?',
  'The load is turned up to twice the link, and nearly nothing arrives.':
    'Bei doppelter Last der Leitung kommt fast kein Paket an.',
  'Nearly full is long to wait': 'Fast voll heißt lange warten',
  '2 switches, Poisson senders of a tenth of the link each, single cells, no loss':
    '2 Switches, Poisson-Sender von je einem Zehntel der Leitung, einzelne Zellen, kein Verlust',
  'Cells come at random, the link takes one after the other, and nothing is lost: the queue of the textbook, M/D/1. With five senders the link is half full, with nine to nine tenths. How much longer does a cell wait?':
    'Zellen kommen zufällig, die Leitung nimmt eine nach der anderen, und nichts geht verloren: die Warteschlange des Lehrbuchs, M/D/1. Mit fünf Sendern ist die Leitung halb voll, mit neun zu neun Zehnteln. Wie viel länger wartet eine Zelle?',
  'Ülkü 1997, section 1.3.1; the network is ours': 'Ülkü 1997, Abschnitt 1.3.1; das Netz ist von uns',
  'From half full to nine tenths full: does a cell wait twice as long, or nine times?':
    'Von halb voll zu neun Zehnteln: Wartet eine Zelle doppelt so lange oder neunmal so lange?',
  'How many senders, each of a tenth of the link?': 'Wie viele Sender, jeder mit einem Zehntel der Leitung?',
  'the link is half full': 'die Leitung ist halb voll',
  'four fifths full': 'zu vier Fünfteln voll',
  'nine tenths full': 'zu neun Zehnteln voll',
  'The formula of M/D/1: a cell waits ρ / (2 (1 − ρ)) cell times. What is that for a load ρ of 0.5, 0.8 and 0.9? Compare with the run.':
    'Die Formel für M/D/1: Eine Zelle wartet ρ / (2 (1 − ρ)) Zellzeiten. Wie viel ist das bei einer Last ρ von 0,5, 0,8 und 0,9? Mit dem Lauf vergleichen.',
  'The link has room for everything that comes. Why is there a queue at all?':
    'Die Leitung kann alles tragen, was kommt. Warum gibt es überhaupt eine Warteschlange?',
  'Why does nobody run a link at 99 %?': 'Warum lastet niemand eine Leitung zu 99 % aus?',
  'Random cells at one link: the wait grows faster than the load.':
    'Zufällige Zellen: Die Wartezeit wächst schneller als die Last.',
  'name: own': 'eigene',
  'name: shared': 'gemeinsam',
  'How much buffer?': 'Wie viel Puffer?',
  'Plain cell discard with a buffer of 500 cells. Try 100, 2,000 and 16,000, and write down goodput and queueing delay (one waiting cell is 2.73 microseconds) for each.':
    'Einfaches Verwerfen von Zellen mit einem Puffer von 500 Zellen. 100, 2.000 und 16.000 probieren und jedes Mal den Goodput und die Wartezeit in der Warteschlange notieren (eine wartende Zelle sind 2,73 Mikrosekunden).',
  "On Cheon & Panwar's network; compare Table 1": 'Am Netz von Cheon & Panwar; vergleiche Tabelle 1',
  'Five times the memory of a tiny buffer, and less traffic gets through.':
    'Fünfmal so viel Speicher wie ein winziger Puffer, und es kommt weniger Verkehr durch.',
  'How many cells can wait at the port?': 'Wie viele Zellen können am Port warten?',
  'as in an early switch': 'wie in einem frühen Switch',
  'five times as many': 'fünfmal so viele',
  'the buffer of the paper': 'der Puffer des Artikels',
  'room for all ten windows': 'Platz für alle zehn Fenster',
  'Predict the goodput with room for 2,000 cells, then for 16,000.':
    'Den Goodput mit Platz für 2.000 Zellen vorhersagen, dann für 16.000.',
  'How can a tiny buffer do better than a middling one?':
    'Wie kann ein winziger Puffer besser sein als ein mittlerer?',
  'With 16,000 places nothing is lost. Who pays, and in what coin?':
    'Mit 16.000 Plätzen geht nichts verloren. Wer bezahlt, und in welcher Münze?',
  'A buffer of 500 cells carries less than one of 100.':
    'Ein Puffer von 500 Zellen schafft weniger als einer von 100.',
  'Full speed, no loss, nine locked out': 'Volle Fahrt, kein Verlust, neun ausgesperrt',
  'One of ten senders fills the buffer and keeps it filled: each of its cells comes just as a place falls vacant. The others send one packet, lose it, and wait twice as long.':
    'Einer von zehn Sendern füllt den Puffer und hält ihn voll: Jede seiner Zellen kommt genau, wenn ein Platz frei wird. Die anderen senden ein Paket, verlieren es und warten doppelt so lange.',
  'Zhu 1999, section 5.6, conclusion 6, Tables 5.8 and 5.9':
    'Zhu 1999, Abschnitt 5.6, Schlussfolgerung 6, Tabellen 5.8 und 5.9',
  'Link 100 % used, hardly a cell lost, delay steady: every dial of the operator is green.':
    'Leitung zu 100 % genutzt, kaum eine Zelle verloren, Verzögerung gleichmäßig: Alle Anzeigen des Betreibers sind grün.',
  'Who may use the buffer?': 'Wer darf den Puffer nutzen?',
  'whoever comes first': 'wer zuerst kommt',
  'nobody more than half of it': 'niemand mehr als die Hälfte',
  'each VC its own fixed part': 'jeder VC seinen festen Teil',
  'Why does the one in front never lose a cell?': 'Warum verliert der führende Sender nie eine Zelle?',
  'Give each VC a queue of its own, served in turn. Why does that not help?':
    'Jeder VC bekommt eine eigene Warteschlange, der Reihe nach bedient. Warum hilft das nicht?',
  'Name two cures that need no scheduler.': 'Zwei Mittel nennen, die ohne Scheduler auskommen.',
  'The link is full, hardly a cell is lost, and nine get nothing.':
    'Die Leitung ist voll, kaum Zellverlust, und neun bekommen nichts.',
  'A coin tossed per cell': 'Eine Münze für jede Zelle',
  'ATM-RED tosses a coin for every cell while its average of the queue is above 2,000, and refuses the next frame of the VC whose cell lost. It keeps two bits per VC and no counts. Swap it for EPD or FBA, move its thresholds, or give its coin another chance.':
    'ATM-RED wirft für jede Zelle eine Münze, solange sein Mittelwert der Warteschlange über 2.000 liegt, und weist den nächsten Frame des VC ab, dessen Zelle verloren hat. Es merkt sich zwei Bits je VC und zählt nicht. Gegen EPD oder FBA tauschen, die Schwellen verschieben oder der Münze eine andere Wahrscheinlichkeit geben.',
  'Rosolen, Bonaventure & Leduc 1999, sections 2.3.1 and 3.1.1, Tables 1, 3, 4':
    'Rosolen, Bonaventure & Leduc 1999, Abschnitte 2.3.1 und 3.1.1, Tabellen 1, 3, 4',
  'The same traffic with half the queue, and the switch remembers nothing of anybody but two bits.':
    'Derselbe Verkehr mit halber Warteschlange, und der Switch merkt sich von niemandem mehr als zwei Bits.',
  'Why does the coin look at an average and not at the queue itself?':
    'Warum sieht die Münze auf einen Mittelwert und nicht auf die Warteschlange selbst?',
  'One packet has 192 cells, another 32. Which is refused more often, and by how much?':
    'Ein Paket hat 192 Zellen, ein anderes 32. Welches wird öfter abgewiesen, und wie viel öfter?',
  'Throughput, fairness or delay: for which of them would you buy which policy?':
    'Durchsatz, Fairness oder Verzögerung: Welches Verfahren wäre für welches Ziel zu kaufen?',
  'ATM-RED: a coin for each cell, two bits, and half the queue.':
    'ATM-RED: je Zelle eine Münze, zwei Bits, halbe Warteschlange.',
  '2 switches · 2 TCP sources, 155.52 Mb/s, 300 km and 1 km away · 1,500-byte packets (33 cells)':
    '2 Switches · 2 TCP-Quellen, 155,52 Mb/s, 300 km und 1 km entfernt · Pakete von 1.500 Byte (33 Zellen)',
  'One queue, or one each': 'Eine Warteschlange oder jedem eine',
  'Two windows of the same size, one of them 300 km longer under way. In one queue the near source gets two thirds of the link; with a queue each and turns between them, half.':
    'Zwei gleich große Fenster, eines davon 300 km länger unterwegs. In einer gemeinsamen Warteschlange bekommt die nahe Quelle zwei Drittel der Leitung; mit je einer Warteschlange, abwechselnd bedient, die Hälfte.',
  'Zhu 1999, section 5.4, conclusion 3, Tables 5.2 and 5.3':
    'Zhu 1999, Abschnitt 5.4, Schlussfolgerung 3, Tabellen 5.2 und 5.3',
  '300 km against 1 km, and nobody loses a cell. Who gets the link?':
    '300 km gegen 1 km, und niemand verliert eine Zelle. Wer bekommt die Leitung?',
  'Who is served next?': 'Wer wird als Nächster bedient?',
  'the cell that has waited longest': 'die Zelle, die am längsten wartet',
  'each sender in turn': 'jeder Sender der Reihe nach',
  'No cell is lost: where does the unfairness come from?':
    'Keine Zelle geht verloren: Woher kommt die Unfairness?',
  'Choose round robin. Whose delay does it raise, and up to where?':
    'Round Robin wählen. Wessen Verzögerung steigt dadurch, und bis wohin?',
  'Why do packets of 9,140 bytes spoil it?': 'Warum verderben Pakete von 9.140 Byte das Ergebnis?',
  'A far sender, a near one, and no loss: who gets the link?':
    'Ein ferner Sender, ein naher, kein Verlust: Wer bekommt die Leitung?',
  'A buffer for each class': 'Ein Puffer für jede Klasse',
  'CBR, rt-VBR, nrt-VBR, ABR and two UBR senders · one 155.52 Mb/s link, served in strict priority':
    'CBR, rt-VBR, nrt-VBR, ABR und zwei UBR-Sender · eine Leitung von 155,52 Mb/s, nach strikter Priorität bedient',
  'Five service classes on one link: the highest one that has a cell is served first. Two UBR senders offer more than what is left. Each class has its own buffer, so the UBR cells that wait never take a place of the others.':
    'Fünf Dienstklassen auf einer Leitung: Die höchste, die eine Zelle hat, wird zuerst bedient. Zwei UBR-Sender bieten mehr an, als übrig ist. Jede Klasse hat ihren eigenen Puffer, also nehmen wartende UBR-Zellen den anderen nie einen Platz weg.',
  'Zhu 1999, sections 3.3.1 and 4.1.1, and Ülkü 1997, section 3.2; the sources are ours':
    'Zhu 1999, Abschnitte 3.3.1 und 4.1.1, und Ülkü 1997, Abschnitt 3.2; die Quellen sind unsere',
  'UBR floods the link and loses most of its cells. CBR shares the port with it and loses none.':
    'UBR überflutet die Leitung und verliert die meisten seiner Zellen. CBR teilt sich den Port mit ihm und verliert keine.',
  'Who shares a buffer?': 'Wer teilt sich einen Puffer?',
  'each service class has its own': 'jede Dienstklasse hat ihren eigenen',
  'all classes wait in one': 'alle Klassen warten in einem',
  'CBR is always served first. Why would it still lose cells if all classes shared one buffer? Set buffers to shared and look.':
    'CBR wird immer zuerst bedient. Warum würde es trotzdem Zellen verlieren, wenn sich alle Klassen einen Puffer teilten? Auf den gemeinsamen Puffer umstellen und nachsehen.',
  'Which classes ever have more than a few cells waiting, and what decides how many places they need?':
    'In welchen Klassen warten jemals mehr als ein paar Zellen, und wovon hängt ab, wie viele Plätze sie brauchen?',
  'A place in the CBR part is nearly always empty. Is it wasted?':
    'Ein Platz im CBR-Teil ist fast immer leer. Ist er verschwendet?',
  'UBR floods the link; CBR shares the port and loses no cell.':
    'UBR überflutet die Leitung; CBR am selben Port verliert keine Zelle.',
  'Drop the oldest, then hold your fire': 'Die älteste verwerfen, dann stillhalten',
  'CCD takes about one cell of each VC out at the head of the queue, then discards nothing for a while. Swap it for RCD, drop from front and EPD; add tcp.slowTickMs=100 or links.*.delayMs=1.67 to the address; set the estimate of the number of VCs ten times too high.':
    'CCD nimmt am Anfang der Warteschlange etwa eine Zelle jedes VC heraus und verwirft dann eine Weile nichts. Gegen RCD, Drop from Front und EPD tauschen; tcp.slowTickMs=100 oder links.*.delayMs=1.67 an die Adresse anhängen; die Schätzung der Zahl der VCs zehnmal zu hoch setzen.',
  'Nagata, Morita, Noguchi & Miyake 2000, sections 2-4':
    'Nagata, Morita, Noguchi & Miyake 2000, Abschnitte 2-4',
  'A sender hears of a loss from what arrives behind it. Which cell of a full queue should go, and how often?':
    'Ein Sender erfährt von einem Verlust durch das, was dahinter ankommt. Welche Zelle einer vollen Warteschlange soll weichen, und wie oft?',
  'Count timeouts and fast retransmits under CCD and under EPD.':
    'Timeouts und Fast Retransmits bei CCD und bei EPD zählen.',
  'CCD loses a tenth of the cells that EPD loses, and twice as many packets. How?':
    'CCD verliert ein Zehntel der Zellen, die EPD verliert, und doppelt so viele Pakete. Wie geht das?',
  'With a slow timer of 100 ms EPD carries as much. What is a timeout saved worth?':
    'Mit einem langsamen Timer von 100 ms überträgt EPD gleich viel. Was ist ein gesparter Timeout wert?',
  'Drop the oldest cell, then wait: the sender learns of it sooner.':
    'Älteste Zelle weg, dann warten: Der Sender erfährt es früher.',
  'One cell each, or whole packets': 'Je eine Zelle oder ganze Pakete',
  'Ten senders begin at once with a window of 20 packets, at twice what the link carries. EPD refuses every second packet of each of them; CCD takes one cell of each at the head of the queue. The equations of the paper for both can be read off the plot.':
    'Zehn Sender beginnen zugleich mit einem Fenster von 20 Paketen, mit dem Doppelten dessen, was die Leitung trägt. EPD weist jedes zweite Paket jedes Senders ab; CCD nimmt am Anfang der Warteschlange eine Zelle von jedem. Die Gleichungen des Aufsatzes für beide lassen sich am Plot ablesen.',
  'Nagata, Morita, Noguchi & Miyake 2000, sections 2 and 3.3, Figures 3 and 4':
    'Nagata, Morita, Noguchi & Miyake 2000, Abschnitte 2 und 3.3, Abbildungen 3 und 4',
  'Ten senders fill one queue in the same two milliseconds, and each has to hear of it. How much must it lose for that?':
    'Zehn Sender füllen eine Warteschlange in denselben zwei Millisekunden, und jeder muss davon erfahren. Wie viel muss er dafür verlieren?',
  'Why does EPD lose every second packet of each sender, and not every packet?':
    'Warum verliert EPD jedes zweite Paket jedes Senders und nicht jedes?',
  'Under CCD the queue goes on growing after the only loss. For how long, and by how many cells?':
    'Bei CCD wächst die Warteschlange nach dem einzigen Verlust weiter. Wie lange und um wie viele Zellen?',
  'From which window on does a sender repair one, two or three lost packets without its timer?':
    'Ab welchem Fenster repariert ein Sender ein, zwei oder drei verlorene Pakete ohne seinen Timer?',
  'Ten senders in step: one lost cell each, or ten lost packets each.':
    'Zehn Sender zugleich: je eine Zelle verloren oder je zehn Pakete.',
  'Ten senders, half a link': 'Zehn Sender, eine halbe Leitung',
  'Ten greedy TCP senders share one link, and more than half of its cell slots pass by empty. The buffer overflows for about 14 ms, every sender is hit, all of them fall silent together, and the link waits.':
    'Zehn gierige TCP-Sender teilen sich eine Leitung, und mehr als die Hälfte ihrer Zellslots bleibt leer. Der Puffer läuft etwa 14 ms lang über, jeder Sender wird getroffen, alle verstummen zugleich, und die Leitung wartet.',
  'Cheon & Panwar 1997, sections 4.1.1-4.1.2, Table 1, Figures 2 and 8':
    'Cheon & Panwar 1997, Abschnitte 4.1.1-4.1.2, Tabelle 1, Abbildungen 2 und 8',
  'Ten senders with endless data, one 155 Mb/s link, and half of it stays empty. Who switched them off?':
    'Zehn Sender mit endlos Daten, eine Leitung von 155 Mb/s, und die Hälfte bleibt leer. Wer hat sie abgeschaltet?',
  'Where did the other half of the link go? Read the ledger before you answer.':
    'Wo ist die andere Hälfte der Leitung geblieben? Vor der Antwort die Bilanz lesen.',
  'Why do all ten windows collapse at the same moment?':
    'Warum brechen alle zehn Fenster im selben Augenblick zusammen?',
  'Would an eleventh sender fill the hole or deepen it?':
    'Würde ein elfter Sender das Loch füllen oder vertiefen?',
  'Ten greedy senders, and half of the link stays empty.':
    'Zehn gierige Sender, und die halbe Leitung bleibt leer.',
  'Two hundred senders': 'Zweihundert Sender',
  '2 switches, 200 TCP senders, 8 ms round trip, 500-byte packets (12 cells)':
    '2 Switches, 200 TCP-Sender, 8 ms Umlauf, Pakete von 500 Byte (12 Zellen)',
  'TCP, timers and buffer as in the opening scene, with 200 senders instead of ten at one full link. The link is hardly ever idle now: other things are lost. Change the number of senders and compare.':
    'TCP, Timer und Puffer wie in der ersten Szene, mit 200 statt zehn Sendern an einer vollen Leitung. Die Leitung ist jetzt fast nie leer: Anderes geht verloren. Die Zahl der Sender ändern und vergleichen.',
  "On Cheon & Panwar's network; our own question": 'Im Netz von Cheon & Panwar; eigene Frage',
  'Ten senders leave half of this link idle. Two hundred do not: where does the rest go?':
    'Zehn Sender lassen die halbe Leitung leer. Zweihundert nicht: Wo bleibt der Rest?',
  'How many senders share the link?': 'Wie viele Sender teilen sich die Leitung?',
  'as in the opening scene': 'wie in der ersten Szene',
  'two packets of each fit into the network': 'von jedem passen zwei Pakete ins Netz',
  'Why is the link never idle with 200 senders, though an overflow hits half of them?':
    'Warum ist die Leitung mit 200 Sendern nie leer, obwohl ein Überlauf die Hälfte trifft?',
  'Count timeouts and fast retransmits. Why are most losses left to the timer?':
    'Timeouts und Fast Retransmits zählen. Warum bleiben die meisten Verluste dem Timer?',
  'Choose EPD. What does it gain here, and what did it gain with ten senders?':
    'EPD wählen. Was gewinnt es hier, und was mit zehn Sendern?',
  '200 senders at one link: always busy, and one slot in ten is wasted.':
    '200 Sender: Die Leitung ist immer voll, jeder zehnte Slot vergebens.',
  'Ten milliseconds or a hundred': 'Zehn Millisekunden oder hundert',
  'Five senders live 10 ms away, five 100 ms. Windows, switch and policy are the same for all; the shares are not. Compare the groups under EPD and under ESPD.':
    'Fünf Sender sind 10 ms entfernt, fünf 100 ms. Fenster, Switch und Verfahren sind für alle gleich; die Anteile sind es nicht. Die Gruppen bei EPD und bei ESPD vergleichen.',
  'Cheon & Panwar 1997, section 4.2.3, Tables 2 and 4':
    'Cheon & Panwar 1997, Abschnitt 4.2.3, Tabellen 2 und 4',
  'Equal windows, equal rules, unequal distance. What is a fair share?':
    'Gleiche Fenster, gleiche Regeln, ungleiche Entfernung. Was ist ein fairer Anteil?',
  'What could a far sender reach if it had the link to itself?':
    'Was könnte ein ferner Sender erreichen, wenn er die Leitung für sich hätte?',
  'After a loss, who recovers faster, counted in seconds?':
    'Wer erholt sich nach einem Verlust schneller, in Sekunden gezählt?',
  'Can a discard policy make this fair?': 'Kann ein Verwerfungsverfahren das fair machen?',
  'Equal windows, round trips of 10 and 100 ms: who gets what?':
    'Gleiche Fenster, Umlaufzeiten von 10 und 100 ms: Wer bekommt was?',
  'Which switch loses the most cells?': 'Welcher Switch verliert die meisten Zellen?',
  'Cell loss, packet loss and goodput tell three different stories about the same run. Note all three, swap the policy, and bet on the winner before you look.':
    'Zellverlust, Paketverlust und Goodput erzählen drei verschiedene Geschichten über denselben Lauf. Alle drei notieren, das Verfahren tauschen und auf den Sieger wetten, bevor man nachsieht.',
  'Cheon & Panwar 1997, section 4.2': 'Cheon & Panwar 1997, Abschnitt 4.2',
  'Four ways to discard, four loss counters. Bet on the best switch, then look at the goodput.':
    'Vier Arten zu verwerfen, vier Verlustzähler. Erst auf den besten Switch wetten, dann den Goodput ansehen.',
  'PPD and EPD lose about the same share of cells. Why not the same share of packets?':
    'PPD und EPD verlieren etwa denselben Anteil der Zellen. Warum nicht denselben Anteil der Pakete?',
  'What does ESPD lose several times over, and what does it not lose?':
    'Was verliert ESPD um ein Mehrfaches, und was verliert es nicht?',
  'Cell loss, packet loss, goodput: which would you write into a contract?':
    'Zellverlust, Paketverlust, Goodput: Was davon gehört in einen Vertrag?',
  'Fewer lost cells do not mean more packets: four ways to discard.':
    'Weniger Zellverlust heißt nicht mehr Pakete: vier Verfahren.',
  'One cell kills a packet': 'Eine Zelle kostet ein Paket',
  'A 1,500-byte packet travels as 33 cells. When a full buffer refuses one of them, the others still cross the network, and the destination throws them away: it cannot put the packet together.':
    'Ein Paket von 1.500 Byte reist als 33 Zellen. Weist ein voller Puffer eine davon ab, laufen die anderen trotzdem durch das Netz, und das Ziel wirft sie weg: Es kann das Paket nicht zusammensetzen.',
  'Cheon & Panwar 1997, section 3.1': 'Cheon & Panwar 1997, Abschnitt 3.1',
  'A packet is 33 cells long. One is refused. What are the other 32 still good for?':
    'Ein Paket ist 33 Zellen lang. Eine wird abgewiesen. Wozu sind die anderen 32 noch gut?',
  'How many cells of this frame will yet cross the link for nothing?':
    'Wie viele Zellen dieses Frames werden noch umsonst über die Leitung laufen?',
  'Which single cell of a frame would do more harm than any other?':
    'Welche einzelne Zelle eines Frames würde mehr Schaden anrichten als jede andere?',
  'If 0.8 % of the cells are lost one by one, what share of the packets would die? Compare with the score.':
    'Wenn 0,8 % der Zellen einzeln verloren gingen, welcher Anteil der Pakete wäre verloren? Mit der Auswertung vergleichen.',
  'One refused cell makes the other 32 of its packet useless.':
    'Eine abgewiesene Zelle macht die anderen 32 ihres Pakets nutzlos.',
  'Fix the switch or fix TCP?': 'Den Switch reparieren oder TCP?',
  'How much a discard policy gains depends on the TCP at the edge: on its loss recovery, on its growth in congestion avoidance, on its shortest timeout. Press an answer, or add tcp.minRtoMs=1000 to the address, and compare.':
    'Wie viel ein Verwerfungsverfahren bringt, hängt vom TCP am Rand ab: von der Reparatur seiner Verluste, von seinem Wachstum in Congestion Avoidance, von seinem kürzesten Timeout. Eine Antwort drücken, oder tcp.minRtoMs=1000 an die Adresse anhängen, und vergleichen.',
  'Cheon & Panwar 1997, section 4.1.2 (growth of the window)':
    'Cheon & Panwar 1997, Abschnitt 4.1.2 (Wachstum des Fensters)',
  'Nobody touches the switch. The senders change one line of code.':
    'Niemand fasst den Switch an. Die Sender ändern eine Zeile Code.',
  'With NewReno an overflow still reaches nearly every sender. Why does the link not fall silent?':
    'Mit NewReno erreicht ein Überlauf weiterhin fast jeden Sender. Warum verstummt die Leitung nicht?',
  'Take away the extra growth term seg/8. What is left of the advantage of EPD?':
    'Das zusätzliche Wachstumsglied seg/8 wegnehmen. Was bleibt vom Vorsprung von EPD?',
  'Being hit and being stopped are two things. Where do the windows show the difference?':
    'Getroffen und gestoppt sind zweierlei. Wo zeigen die Fenster den Unterschied?',
  'The switch stays as it is; the senders change one line of code.':
    'Der Switch bleibt, wie er ist; die Sender ändern eine Zeile Code.',
  'Be the sender': 'Selbst Sender sein',
  'Nine senders run TCP, and you are the tenth: draw its rate by hand while the run goes on. It repairs nothing and waits for nobody. Does it get more than TCP would in its place, and who pays for it?':
    'Neun Sender benutzen TCP, der zehnte wird von Hand gefahren: seine Rate zeichnen, während der Lauf weitergeht. Er repariert nichts und wartet auf niemanden. Bekommt er mehr als TCP an seiner Stelle, und wer bezahlt dafür?',
  'The network of Cheon & Panwar 1997, section 2, with one sender at a constant rate':
    'Das Netz von Cheon & Panwar 1997, Abschnitt 2, mit einem Sender von fester Rate',
  '3 switches, 9 TCP senders and one at a constant rate, 8 ms round trip, 520-byte packets (12 cells)':
    '3 Switches, 9 TCP-Sender und einer mit fester Rate, 8 ms Umlaufzeit, Pakete von 520 Byte (12 Zellen)',
  'Nine run TCP, you are the tenth. How fast do you send?':
    'Neun benutzen TCP, der zehnte sendet von Hand. Wie schnell?',
  'Send a tenth of the link, steadily. What do you get, what would Reno get in your place, and do the nine get less?':
    'Stetig ein Zehntel der Leitung senden. Was kommt an, was bekäme Reno an dieser Stelle, und bekommen die neun weniger?',
  'Send as fast as the link. Who loses the packets?':
    'So schnell senden wie die Leitung. Wer verliert die Pakete?',
  'Which answer of the switch holds a greedy sender back?':
    'Welche Antwort des Switch hält einen gierigen Sender zurück?',
  'Draw the rate of the tenth sender, live, against nine that run TCP.':
    'Die Rate des zehnten Senders zeichnen, gegen neun mit TCP.',
  "Drop one sender's packets, not everyone's": 'Pakete eines Senders verwerfen, nicht die aller',
  'Under EPD an overflow reaches nearly every sender. ESPD takes all its drops from one or two of them at a time: it loses more cells, and the link hardly rests. Swap the policy while it runs.':
    'Bei EPD erreicht ein Überlauf fast jeden Sender. ESPD nimmt alle seine Verluste jeweils von einem oder zwei Sendern: Es verliert mehr Zellen, und die Leitung ruht kaum. Das Verfahren im laufenden Betrieb tauschen.',
  'Cheon & Panwar 1997, sections 3.3 and 4.2, Table 1':
    'Cheon & Panwar 1997, Abschnitte 3.3 und 4.2, Tabelle 1',
  'Same buffer, same senders, several times the cell loss: and the link stays busy.':
    'Derselbe Puffer, dieselben Sender, ein Mehrfaches an Zellverlust: und die Leitung bleibt beschäftigt.',
  'Count the timeouts under EPD and under ESPD. Which has more?':
    'Die Timeouts bei EPD und bei ESPD zählen. Welches hat mehr?',
  'Who is put on the drop list, and why is it likely to be the busiest sender?':
    'Wer kommt auf die Drop-Liste, und warum ist es wahrscheinlich der fleißigste Sender?',
  'Over which span of time would you call this unfair?': 'Über welche Zeitspanne wäre das unfair zu nennen?',
  'Hit one sender at a time: more cells lost, and the link stays busy.':
    'Immer nur einen Sender treffen: mehr Verlust, volle Leitung.',
  'Weights without a buffer': 'Gewichte ohne Puffer',
  'The scheduler serves the four sources 1 : 2 : 3 : 4, if only they had cells waiting. The one with the smallest weight holds the buffer, and who finds no place is not served. Keep 5 % of the buffer for each.':
    'Der Scheduler bedient die vier Quellen 1 : 2 : 3 : 4, wenn sie nur wartende Zellen hätten. Die mit dem kleinsten Gewicht hält den Puffer, und wer keinen Platz findet, wird nicht bedient. Jeder Quelle 5 % des Puffers reservieren.',
  'Zhu 1999, sections 3.4 and 4.2.5, Tables 4.8 to 4.10; the run without reserve is ours':
    'Zhu 1999, Abschnitte 3.4 und 4.2.5, Tabellen 4.8 bis 4.10; der Lauf ohne Reserve ist unserer',
  'You paid for four times the service. You get the same loss as everyone.':
    'Viermal so viel Bedienung bezahlt, und doch derselbe Verlust wie bei allen.',
  'How much of the buffer is kept for each source?': 'Wie viel vom Puffer ist für jede Quelle reserviert?',
  'whoever comes first has it': 'wer zuerst kommt, hat ihn',
  '50 of 1,000 cells': '50 von 1.000 Zellen',
  'The scheduler does its duty: so why is the loss equal?':
    'Der Scheduler tut seine Pflicht: Warum ist der Verlust dann gleich?',
  'Keep 5 % of the buffer for each source. What does the smallest weight lose now?':
    'Jeder Quelle 5 % des Puffers reservieren. Was verliert das kleinste Gewicht jetzt?',
  'Who decides the shares when queues are never empty, and who when the buffer is always full?':
    'Wer bestimmt die Anteile, wenn Warteschlangen nie leer sind, und wer, wenn der Puffer immer voll ist?',
  'Four times the weight, and the same loss as everyone.':
    'Das vierfache Gewicht und derselbe Verlust wie bei allen.',
  'Refuse early, refuse whole': 'Früh abweisen, ganz abweisen',
  'EPD stops admitting new frames a little before the buffer is full, so that the frames already begun can be completed. Swap it for RCD or PPD and compare the dead share of the ledger.':
    'EPD nimmt kurz vor dem vollen Puffer keine neuen Frames mehr an, damit die schon angefangenen vollständig werden können. Gegen RCD oder PPD tauschen und den toten Anteil der Bilanz vergleichen.',
  'Cheon & Panwar 1997, section 3.2, Table 3': 'Cheon & Panwar 1997, Abschnitt 3.2, Tabelle 3',
  'A switch cannot know how long a packet is, but it sees where one begins. Is that enough?':
    'Ein Switch kann nicht wissen, wie lang ein Paket ist, aber er sieht, wo eines anfängt. Reicht das?',
  'PPD throws away the rest of a damaged frame. Why does that save so little?':
    'PPD wirft den Rest eines beschädigten Frames weg. Warum spart das so wenig?',
  'What is the room above the threshold for?': 'Wozu ist der Platz über der Schwelle da?',
  'Where would you put the line if delay mattered more than throughput?':
    'Wo läge die Linie am besten, wenn Verzögerung wichtiger wäre als Durchsatz?',
  'Refuse a packet at its first cell, and no slot carries its rest.':
    'Ein Paket mit der ersten Zelle abweisen spart den Rest der Slots.',
};
