import type { Sentences } from './pairs.ts';

/** The networks of the papers and ours, and their cards. */
export const networks: Sentences = {
  'Networks of ours with the sources of Ülkü 1997, Table 3.1':
    'Netze von uns mit den Quellen von Ülkü 1997, Tabelle 3.1',
  'ABR below CBR and VBR': 'ABR unter CBR und VBR',
  'seven ABR VCs · the last link also carries 100,000 cells/s of CBR and a video':
    'sieben ABR-VCs · die letzte Leitung trägt auch 100.000 Zellen/s CBR und ein Video',
  'The network R1 in a LAN. CBR takes 100,000 cells/s of the last link, VBR 120,000 for 20 ms in every 50; both are served first, and ABR has what they leave.':
    'Das Netz R1 in einem LAN. CBR belegt 100.000 Zellen/s der letzten Leitung, VBR 120.000 für 20 von je 50 ms; beide werden zuerst bedient, und ABR hat, was sie übrig lassen.',
  'A parking lot of ABR VCs': 'Ein Parkplatz aus ABR-VCs',
  'three 155 Mb/s links of 0.1 ms · one VC over all of them, one more at each':
    'drei Leitungen von 155 Mb/s und 0,1 ms · ein VC über alle, je einer mehr auf jeder',
  'One VC crosses three links and meets another one at each. Max-min fair: half a link for everybody.':
    'Ein VC überquert drei Leitungen und trifft auf jeder einen anderen. Max-Min-fair: eine halbe Leitung für alle.',
  'Two VCs held back upstream': 'Zwei VCs, die vorher gebremst werden',
  'six VCs on the first link, two of them and two more on the second':
    'sechs VCs auf der ersten Leitung, zwei davon und zwei weitere auf der zweiten',
  'Six VCs share the first link; two of them go on over the second, beside one that was there early and one that comes late. A third of it would be fair for both: basic ERICA lets the early one keep more, ERICA (MaxAlloc) does not.':
    'Sechs VCs teilen sich die erste Leitung; zwei davon gehen über die zweite weiter, neben einem, der früh da war, und einem, der spät kommt. Ein Drittel davon wäre für beide fair: Das einfache ERICA lässt dem frühen mehr, ERICA (MaxAlloc) nicht.',
  'A control loop over a satellite': 'Ein Regelkreis über einen Satelliten',
  'three VCs over one 155 Mb/s link of 250 ms': 'drei VCs über eine Leitung von 155 Mb/s und 250 ms',
  'Half a second passes until a source hears what a switch says: what it sends meanwhile waits in the queue, or the link is idle.':
    'Eine halbe Sekunde vergeht, bis eine Quelle erfährt, was ein Switch sagt: Was sie inzwischen sendet, wartet in der Warteschlange, oder die Leitung ist leer.',
  'Control loops cut at a switch': 'Regelkreise, an einem Switch geteilt',
  'the seven VCs of R1 over links of 1 ms · sw1 ends the loops that pass and begins new ones':
    'die sieben VCs von R1 über Leitungen von 1 ms · sw1 beendet die Regelkreise, die hindurchgehen, und beginnt neue',
  'Virtual source and destination: sw1 answers RM cells itself, so that sources hear from it after one hop and back, and sends on at rates of its own. The rates are those of whole loops, the queues at each start about half as long or less.':
    'Virtuelle Quelle und virtuelles Ziel: sw1 beantwortet RM-Zellen selbst, sodass die Quellen nach einer Leitung und zurück von ihm erfahren, und sendet mit eigenen Raten weiter. Die Raten sind die der ganzen Regelkreise, die Warteschlangen an jedem Anfang etwa halb so lang oder kürzer.',
  'Equal distances, small packets': 'Gleiche Entfernungen, kleine Pakete',
  '3 switches, 10 TCP senders, 8 ms round trip, 500-byte packets (12 cells)':
    '3 Switches, 10 TCP-Sender, 8 ms Umlaufzeit, Pakete von 500 Byte (12 Zellen)',
  '{0}, section 2 and Table 1': '{0}, Abschnitt 2 und Tabelle 1',
  'Equal distances, large packets': 'Gleiche Entfernungen, große Pakete',
  '3 switches, 10 TCP senders, 8 ms round trip, 1,500-byte packets (33 cells)':
    '3 Switches, 10 TCP-Sender, 8 ms Umlaufzeit, Pakete von 1.500 Byte (33 Zellen)',
  '{0}, section 2 and Table 3': '{0}, Abschnitt 2 und Tabelle 3',
  'Unequal distances, small packets': 'Ungleiche Entfernungen, kleine Pakete',
  '3 switches, 10 TCP senders, 100 and 10 ms round trip, 500-byte packets (12 cells)':
    '3 Switches, 10 TCP-Sender, 100 und 10 ms Umlaufzeit, Pakete von 500 Byte (12 Zellen)',
  '{0}, section 2 and Table 2': '{0}, Abschnitt 2 und Tabelle 2',
  'Unequal distances, large packets': 'Ungleiche Entfernungen, große Pakete',
  '3 switches, 10 TCP senders, 100 and 10 ms round trip, 1,500-byte packets (33 cells)':
    '3 Switches, 10 TCP-Sender, 100 und 10 ms Umlaufzeit, Pakete von 1.500 Byte (33 Zellen)',
  '{0}, section 2 and Table 4': '{0}, Abschnitt 2 und Tabelle 4',
  'Fifteen senders, four switches': 'Fünfzehn Sender, vier Switches',
  '4 switches, 15 TCP senders, 10, 8 and 6 ms round trip, 500-byte packets (12 cells)':
    '4 Switches, 15 TCP-Sender, 10, 8 und 6 ms Umlaufzeit, Pakete von 500 Byte (12 Zellen)',
  '{0}, appendix and Table 5': '{0}, Anhang und Tabelle 5',
  'EPD and ESPD in the parking lot.': 'EPD und ESPD auf dem Parkplatz.',
  'ATM-RED next to EPD and FBA: files in twelve environments.':
    'ATM-RED neben EPD und FBA: Dateien in zwölf Umgebungen.',
  'Dropping from the front, and CCD: 10 to 100 servers at one switch.':
    'Verwerfen von vorn und CCD: 10 bis 100 Server an einem Switch.',
  'Queues, shares and weights by VC: Poisson sources, then TCP.':
    'Warteschlangen, Anteile und Gewichte je VC: Poisson-Quellen, dann TCP.',
  'ABR: switches tell sources how fast they may send.':
    'ABR: Switches sagen Quellen, wie schnell sie senden dürfen.',
  '{0}, section {1}': '{0}, Abschnitt {1}',
  '{0} servers in step, {1} Mb/s each into {2} Mb/s each':
    '{0} Server im Gleichschritt, je {1} Mb/s in je {2} Mb/s',
  '{0} TCP senders with a window of {1} packets of {2} cells that begin at once':
    '{0} TCP-Sender mit einem Fenster von {1} Paketen zu {2} Zellen, die zugleich beginnen',
  '{0} servers at 6 Mb/s, load 1.5': '{0} Server mit 6 Mb/s, Last 1,5',
  '{0} TCP senders of peak rate 6 Mb/s into {1} Mb/s, 1,500-byte packets (32 cells)':
    '{0} TCP-Sender mit Spitzenrate 6 Mb/s in {1} Mb/s, Pakete von 1.500 Byte (32 Zellen)',
  '4, simulations 1-3': '4, Simulationen 1-3',
  '4, simulation 4': '4, Simulation 4',
  'Servers at 1.5, 6 and 10 Mb/s, load 1.5': 'Server mit 1,5, 6 und 10 Mb/s, Last 1,5',
  '10 TCP senders, four of peak rate 1.5, three of 6, three of 10 Mb/s, 1,500-byte packets (32 cells)':
    '10 TCP-Sender, vier mit Spitzenrate 1,5, drei mit 6, drei mit 10 Mb/s, Pakete von 1.500 Byte (32 Zellen)',
  '4, simulation 1': '4, Simulation 1',
  'One bottleneck, ATM to the workstations': 'Ein Engpass, ATM bis zu den Rechnern',
  '20 pairs, ten each way, 9,140-byte packets': '20 Paare, zehn in jede Richtung, Pakete von 9.140 Byte',
  'Five pairs each way have access links of 2.5 ms, five of 10 ms.':
    'Je Richtung haben fünf Paare Zugangsleitungen von 2,5 ms und fünf von 10 ms.',
  'One bottleneck, servers and ADSL clients': 'Ein Engpass, Server und ADSL-Clients',
  '20 pairs one way, 9,140-byte packets': '20 Paare in einer Richtung, Pakete von 9.140 Byte',
  'Sources send at 2 Mb/s, which their ATM contract knows of (section 3.1.6 says so of this network).':
    'Quellen senden mit 2 Mb/s, was ihr ATM-Vertrag weiß (Abschnitt 3.1.6 sagt das von diesem Netz).',
  'Three bottlenecks, ATM to the workstations': 'Drei Engpässe, ATM bis zu den Rechnern',
  'five clusters of ten, 9,140-byte packets': 'fünf Gruppen von zehn, Pakete von 9.140 Byte',
  'A and B cross two bottlenecks, C one; X and Y disturb B and A.':
    'A und B überqueren zwei Engpässe, C einen; X und Y stören B und A.',
  'Three bottlenecks, servers and ADSL clients': 'Drei Engpässe, Server und ADSL-Clients',
  'four clusters of 25 and one of 50, 9,140-byte packets':
    'vier Gruppen von 25 und eine von 50, Pakete von 9.140 Byte',
  'Access of 2 Mb/s at the source, 2 Mb/s down and 200 kb/s up at the client; all delays 10 ms.':
    'Zugang mit 2 Mb/s an der Quelle, 2 Mb/s hin und 200 kb/s zurück am Client; alle Verzögerungen 10 ms.',
  'One bottleneck behind routers': 'Ein Engpass hinter Routern',
  'ten pairs of routers, five senders each way between them, 1,460-byte packets':
    'zehn Paare von Routern, dazwischen fünf Sender in jede Richtung, Pakete von 1.460 Byte',
  'Of the ten workstations at a router five send and five receive; a VC joins each pair of routers.':
    'Von den zehn Rechnern an einem Router senden fünf und empfangen fünf; ein VC verbindet jedes Paar von Routern.',
  'One bottleneck behind routers, ADSL clients': 'Ein Engpass hinter Routern, ADSL-Clients',
  'five pairs of routers, 25 senders one way between them, 1,460-byte packets':
    'fünf Paare von Routern, dazwischen 25 Sender in einer Richtung, Pakete von 1.460 Byte',
  'Sources at 10 Mb/s, clients at 2 Mb/s down and 200 kb/s up.':
    'Quellen mit 10 Mb/s, Clients mit 2 Mb/s hin und 200 kb/s zurück.',
  'Three bottlenecks behind routers': 'Drei Engpässe hinter Routern',
  'five clusters of five pairs of routers, ten senders each, 1,460-byte packets':
    'fünf Gruppen von fünf Paaren von Routern, je zehn Sender, Pakete von 1.460 Byte',
  'A and B cross two bottlenecks, C one; X and Y disturb B and A. Each pair of routers has one VC.':
    'A und B überqueren zwei Engpässe, C einen; X und Y stören B und A. Jedes Paar von Routern hat einen VC.',
  'Three bottlenecks behind routers, ADSL clients': 'Drei Engpässe hinter Routern, ADSL-Clients',
  'Rosolen, Bonaventure & Leduc 1999, section 3.1.8': 'Rosolen, Bonaventure & Leduc 1999, Abschnitt 3.1.8',
  'Rosolen, Bonaventure & Leduc 1999, section {0}': 'Rosolen, Bonaventure & Leduc 1999, Abschnitt {0}',
  '{0}, by satellite': '{0}, über Satellit',
  '{0} and 3.1.9': '{0} und 3.1.9',
  'Seven VCs over three links, {0}': 'Sieben VCs über drei Leitungen, {0}',
  'ABR · three 155 Mb/s links of {0}': 'ABR · drei Leitungen von 155 Mb/s und {0}',
  'VC 1 (3h1) crosses three links, VC 2 (2h1) the first two, VCs 3 and 4 (2h2, 2h3) the last two, VCs 5-7 (1h1-1h3) the last. Max-min fair: half a link for 2h1, a sixth for each other VC.':
    'VC 1 (3h1) überquert drei Leitungen, VC 2 (2h1) die ersten zwei, VCs 3 und 4 (2h2, 2h3) die letzten zwei, VCs 5-7 (1h1-1h3) die letzte. Max-Min-fair: eine halbe Leitung für 2h1, ein Sechstel für jeden anderen VC.',
  'Ülkü 1997, chapters 3 and 4': 'Ülkü 1997, Kapitel 3 und 4',
  'Three VCs over one link, {0}': 'Drei VCs über eine Leitung, {0}',
  'ABR · one 155 Mb/s link of {0}': 'ABR · eine Leitung von 155 Mb/s und {0}',
  'Three VCs start 20 ms apart and share one link.':
    'Drei VCs starten im Abstand von 20 ms und teilen sich eine Leitung.',
  'Three VCs over one link, credit': 'Drei VCs über eine Leitung, Kredit',
  'credit-based · one 155 Mb/s link of 1 ms': 'mit Krediten · eine Leitung von 155 Mb/s und 1 ms',
  'No cell leaves before the next switch has a place for it: nobody is told a rate, the link is full from the first round trip on, and no queue of a VC outgrows its places. Rate control on the same network: ulku-r2-wan.':
    'Keine Zelle geht, bevor der nächste Switch einen Platz für sie hat: Niemand bekommt eine Rate gesagt, die Leitung ist vom ersten Umlauf an voll, und keine Warteschlange eines VC wächst über ihre Plätze hinaus. Ratenregelung im selben Netz: ulku-r2-wan.',
  'Ülkü 1997, section 2.1.1': 'Ülkü 1997, Abschnitt 2.1.1',
  'Seven files over three links': 'Sieben Dateien über drei Leitungen',
  'TCP over ABR · three 155 Mb/s links of 1 ms · files of 1 MB, 9,180-byte segments':
    'TCP über ABR · drei Leitungen von 155 Mb/s und 1 ms · Dateien von 1 MB, Segmente von 9.180 Byte',
  'What TCP sends waits at its host for the rate that the switches allow.':
    'Was TCP sendet, wartet in seinem Host auf die Rate, die die Switches erlauben.',
  'Ülkü 1997, section 5.2': 'Ülkü 1997, Abschnitt 5.2',
  'Three files over one link': 'Drei Dateien über eine Leitung',
  'TCP over ABR · one 155 Mb/s link of 10 µs · files of 1 MB, 15 ms apart':
    'TCP über ABR · eine Leitung von 155 Mb/s und 10 µs · Dateien von 1 MB, im Abstand von 15 ms',
  'Who takes what a source leaves that has nothing more to send?':
    'Wer nimmt, was eine Quelle übrig lässt, die nichts mehr zu senden hat?',
  'Ülkü 1997, section 5.2 and Table 5.3': 'Ülkü 1997, Abschnitt 5.2 und Tabelle 5.3',
  'Four Poisson sources': 'Vier Poisson-Quellen',
  '2 switches · 4 Poisson sources of 5,000 cells/s on a link of 10,000':
    '2 Switches · 4 Poisson-Quellen mit 5.000 Zellen/s an einer Leitung von 10.000',
  'Twice the load of the link: half of the cells are lost, whoever sends them.':
    'Doppelt so viel Last wie Leitung: Die Hälfte der Zellen geht verloren, wer auch immer sie sendet.',
  'Zhu 1999, section 4.2.2, Tables 4.1 and 4.2': 'Zhu 1999, Abschnitt 4.2.2, Tabellen 4.1 und 4.2',
  'Five Poisson sources of different rates': 'Fünf Poisson-Quellen mit verschiedenen Raten',
  '2 switches · Poisson sources of 1,000 to 8,000 cells/s on a link of 10,000':
    '2 Switches · Poisson-Quellen mit 1.000 bis 8.000 Zellen/s an einer Leitung von 10.000',
  'More than twice the load of the link, from sources that want a tenth of it and nearly all of it.':
    'Mehr als das Doppelte der Leitung als Last, von Quellen, die ein Zehntel davon wollen bis zu fast allem.',
  'Zhu 1999, section 4.2.3, Table 4.3': 'Zhu 1999, Abschnitt 4.2.3, Tabelle 4.3',
  'Two Poisson sources': 'Zwei Poisson-Quellen',
  '2 switches · 2 Poisson sources of 5,000 cells/s on a link of 10,000 · buffer 100 cells':
    '2 Switches · 2 Poisson-Quellen mit 5.000 Zellen/s an einer Leitung von 10.000 · Puffer 100 Zellen',
  'Where delay and loss set in: turn the rate of source 2 from 3,000 to 8,000 cells/s.':
    'Wo Verzögerung und Verlust beginnen: die Rate von Quelle 2 von 3.000 bis 8.000 Zellen/s stellen.',
  'Zhu 1999, section 4.1, Figures 4.2 to 4.5': 'Zhu 1999, Abschnitt 4.1, Abbildungen 4.2 bis 4.5',
  'Round robin among five Poisson sources': 'Round Robin zwischen fünf Poisson-Quellen',
  '2 switches · Poisson sources of 1,000 to 8,000 cells/s on a link of 10,000 · round robin':
    '2 Switches · Poisson-Quellen mit 1.000 bis 8.000 Zellen/s an einer Leitung von 10.000 · Round Robin',
  'Who asks for less than a fair share gets it all; the others share the rest evenly.':
    'Wer weniger als einen fairen Anteil verlangt, bekommt alles; die anderen teilen sich den Rest gleichmäßig.',
  'Zhu 1999, sections 4.2.3 and 4.2.4, Tables 4.3 to 4.7':
    'Zhu 1999, Abschnitte 4.2.3 und 4.2.4, Tabellen 4.3 bis 4.7',
  'Weighted fair queueing among four Poisson sources': 'Weighted Fair Queueing zwischen vier Poisson-Quellen',
  '2 switches · 4 Poisson sources of 5,000 cells/s on a link of 10,000 · weights 1 to 4':
    '2 Switches · 4 Poisson-Quellen mit 5.000 Zellen/s an einer Leitung von 10.000 · Gewichte 1 bis 4',
  'Equal sources, unequal weights: the link is shared 1 : 2 : 3 : 4.':
    'Gleiche Quellen, ungleiche Gewichte: Teilung 1 : 2 : 3 : 4.',
  'Zhu 1999, section 4.2.5, Tables 4.8 to 4.10': 'Zhu 1999, Abschnitt 4.2.5, Tabellen 4.8 bis 4.10',
  'Ten TCP sources on one floor': 'Zehn TCP-Quellen auf einer Etage',
  '2 switches · 10 TCP sources, 155.52 Mb/s, 1 km · 512-byte packets (12 cells)':
    '2 Switches · 10 TCP-Quellen, 155,52 Mb/s, 1 km · Pakete von 512 Byte (12 Zellen)',
  'Windows of 64 KB, timers of 100 ms, and a round trip of a few microseconds besides the queue. A trunk of 1,000 km makes a WAN of it.':
    'Fenster von 64 KB, Timer von 100 ms und ein Umlauf von wenigen Mikrosekunden neben der Warteschlange. Eine Leitung von 1.000 km zwischen den Switches macht daraus ein WAN.',
  '{0}, section 5.1.1': '{0}, Abschnitt 5.1.1',
  'A far source and a near one': 'Eine ferne Quelle und eine nahe',
  '2 switches · 2 TCP sources, 155.52 Mb/s, 300 km and 1 km away · 512-byte packets (12 cells)':
    '2 Switches · 2 TCP-Quellen, 155,52 Mb/s, 300 km und 1 km entfernt · Pakete von 512 Byte (12 Zellen)',
  'Windows of 32 KB fill the link, and the buffer holds them both: nothing is ever lost.':
    'Fenster von 32 KB füllen die Leitung, und der Puffer fasst beide: Nie geht etwas verloren.',
  '{0}, section 5.1.2': '{0}, Abschnitt 5.1.2',
  'Table 1: four ways to discard, with packets of 12 cells, under ESPD.':
    'Tabelle 1: vier Verfahren mit Paketen von 12 Zellen, hier ESPD.',
  'Table 3: packets of 33 cells lose more to each lost cell.':
    'Tabelle 3: Pakete von 33 Zellen verlieren je verlorene Zelle mehr.',
  'Table 2: near senders grow ten times as fast as far ones.':
    'Tabelle 2: Nahe Sender wachsen zehnmal so schnell wie ferne.',
  'Table 4: far and near senders again, with packets of 33 cells.':
    'Tabelle 4: wieder ferne und nahe Sender, mit Paketen von 33 Zellen.',
  'Table 5: five more senders at each switch, and two ports overflow.':
    'Tabelle 5: je Switch fünf Sender mehr, und zwei Ports laufen über.',
  'Files both ways; half of the senders are four times as far away.':
    'Dateien in beide Richtungen; die Hälfte ist viermal so weit weg.',
  'Slow sources that keep to 2 Mb/s, and clients with a slow way back.':
    'Langsame Quellen, die 2 Mb/s einhalten, und ein langsamer Rückweg.',
  'A and B cross two bottlenecks, C one: does the long way get less?':
    'A und B haben zwei Engpässe, C einen: Bekommt der lange Weg weniger?',
  'Three bottlenecks, servers and clients: many slow senders.':
    'Drei Engpässe, Server und Clients: viele langsame Sender.',
  'Five senders share each VC: a frame that is refused hits one of them.':
    'Fünf Sender je VC: Ein abgewiesener Frame trifft einen davon.',
  '25 senders share each VC, all in one direction.': '25 Sender teilen sich jeden VC, alle in eine Richtung.',
  'Ten senders share each VC over one or two bottlenecks.':
    'Zehn Sender teilen sich jeden VC über einen oder zwei Engpässe.',
  'Ten senders share each VC, and their clients are slow.':
    'Zehn Sender teilen sich jeden VC, und ihre Clients sind langsam.',
  'A satellite link: a window takes half a second to answer.':
    'Über Satellit: Ein Fenster wartet eine halbe Sekunde auf Antwort.',
  'Three bottlenecks, one of them over a satellite.': 'Drei Engpässe, einer davon über einen Satelliten.',
  'Shared VCs over a satellite: five senders each.': 'Geteilte VCs über einen Satelliten: je fünf Sender.',
  'Shared VCs over three bottlenecks, one of them over a satellite.':
    'Geteilte VCs über drei Engpässe, einer davon mit Satellit.',
  'Figure 5 and its like: CCD with ten equal servers.':
    'Abbildung 5 und ihresgleichen: CCD mit zehn gleichen Servern.',
  'Servers of three speeds: which of them does CCD hit?':
    'Server mit drei Geschwindigkeiten: Welche davon trifft CCD?',
  'CCD with twice the servers and twice the link.':
    'CCD mit doppelt so vielen Servern und doppelter Leitung.',
  'CCD with 50 servers: the first overflow hits nearly all of them.':
    'CCD mit 50 Servern: Der erste Überlauf trifft fast alle.',
  'CCD with 100 servers, each with a hundredth of the link.':
    'CCD mit 100 Servern, jeder mit einem Hundertstel der Leitung.',
  'Where delay and loss set in: turn source 2 up to 8,000 cells/s.':
    'Wo Verzögerung und Verlust beginnen: Quelle 2 bis 8.000 Zellen/s.',
  'Twice the load of the link: half of the cells are lost.':
    'Doppelt so viel Last wie Leitung: Die Hälfte geht verloren.',
  'First come, first served: modest and greedy lose the same share.':
    'Wer zuerst kommt: Bescheidene und Gierige verlieren gleich viel.',
  'Modest sources get all they ask for; the others share evenly.':
    'Bescheidene Quellen bekommen alles; die anderen teilen gleichmäßig.',
  'A round trip of microseconds: the queue is nearly all of the delay.':
    'Ein Umlauf von Mikrosekunden: Fast alle Verzögerung ist Warten.',
  'Windows of 32 KB fill the link, and the buffer holds them: no loss.':
    'Fenster von 32 KB füllen die Leitung, der Puffer fasst sie ganz.',
  'A VC over three links meets six others: does it get its sixth?':
    'Ein VC über drei Leitungen trifft sechs andere: Gibt es ein Sechstel?',
  'The same seven VCs with 1 ms between switches: answers come late.':
    'Dieselben sieben VCs mit 1 ms dazwischen: Antworten kommen spät.',
  'Three VCs start 20 ms apart: how fast does each find its third?':
    'Drei VCs starten im Abstand von 20 ms: Wann hat jeder sein Drittel?',
  'Three VCs and a delay of 1 ms: what arrives meanwhile waits.':
    'Drei VCs und 1 ms Verzögerung: Was inzwischen ankommt, wartet.',
  'A cell leaves when the next switch has a place: no rates, no loss.':
    'Gesendet wird, wenn der nächste Switch Platz hat: ohne Verlust.',
  'Seven files over TCP: data wait at the hosts for the allowed rate.':
    'Sieben Dateien über TCP: Daten warten auf die erlaubte Rate.',
  'Three files of 1 MB: who takes what a finished source leaves?':
    'Drei Dateien von 1 MB: Wer nimmt, was eine fertige Quelle lässt?',
  'CBR and VBR are served first: ABR has what they leave.':
    'CBR und VBR werden zuerst bedient: ABR hat, was übrig bleibt.',
  'One VC crosses three links and meets another one at each.':
    'Ein VC überquert drei Leitungen und trifft auf jeder einen anderen.',
  'Two VCs are held back on an earlier link: who gets what they leave?':
    'Zwei VCs werden vorher gebremst: Wer bekommt, was sie lassen?',
  'Half a second passes before a source learns what a switch says.':
    'Eine halbe Sekunde, bis eine Quelle erfährt, was ein Switch sagt.',
  'A switch answers RM cells itself: sources learn after one hop.':
    'Ein Switch antwortet selbst: Quellen erfahren es nach einer Leitung.',
};
