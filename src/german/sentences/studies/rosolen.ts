import type { Sentences } from '../pairs.ts';

/** Rosolen et al. */
export const rosolen: Sentences = {
  '"155 Mb/s" is the payload of STS-3c, 149.76 Mb/s: this alone gives the printed ideals.':
    '„155 Mb/s“ ist die Nutzlast von STS-3c, 149,76 Mb/s: Nur das ergibt die gedruckten Ideale.',
  'max_p = 0.1 is meant for packets; a cell is marked with 1 - (1 - max_p)^(1/n), 0.00055 for 192 cells.':
    'max_p = 0,1 ist für Pakete gemeint; eine Zelle wird mit 1 - (1 - max_p)^(1/n) markiert, 0,00055 für 192 Zellen.',
  'Above max_th the probability rises on, from max_c at max_th to 1 at twice max_th: max_p is "the slope of the first part" of a function "proposed in [Flo97]". Floyd names this paper as the one that tried her gentle RED in an ATM switch. Tables 1-5 show the jump to 1 beside it (RED, step).':
    'Über max_th steigt die Wahrscheinlichkeit weiter, von max_c bei max_th bis 1 beim Doppelten von max_th: max_p ist „the slope of the first part“ einer Funktion „proposed in [Flo97]“. Floyd nennt diesen Artikel als den, der ihr sanftes RED in einem ATM-Switch erprobte. Die Tabellen 1-5 zeigen den Sprung auf 1 daneben (RED, step).',
  'TCP is SACK as the paper says, with coarse timers, seg/8 growth and no initial ssthresh, as 4.4BSD has it; no timestamps, with which neither 13.45 Mb/s nor frames of 1,460 bytes on Ethernet would come out; no handshake. Study `tcp` shows Reno, and an ssthresh of 64 KB.':
    'TCP ist SACK, wie der Artikel sagt, mit groben Timern, Wachstum seg/8 und ohne anfängliches ssthresh, wie in 4.4BSD; ohne Zeitstempel, mit denen weder 13,45 Mb/s noch Frames von 1.460 Byte auf Ethernet herauskämen; ohne Handshake. Die Studie `tcp` zeigt Reno und ein ssthresh von 64 KB.',
  'Every file has a connection of its own; sources start uniformly within 100 ms.':
    'Jede Datei hat eine eigene Verbindung; Quellen starten gleichverteilt innerhalb von 100 ms.',
  'In 3.1.2 sources send at 2 Mb/s, as section 3.1.6 says of it.':
    'In 3.1.2 senden Quellen mit 2 Mb/s, wie Abschnitt 3.1.6 davon sagt.',
  'Of the ten workstations at a router of 3.1.5 five send and five receive.':
    'Von den zehn Rechnern an einem Router von 3.1.5 senden fünf und empfangen fünf.',
  'Windows by satellite are eight times those on the ground ("adapted", without a number). In 3.1.1 by satellite slow start ends at 64 KB and growth has no seg/8, as the goodputs around 16 % of 4.2.2 need.':
    'Fenster über Satellit sind achtmal so groß wie die am Boden („adapted“, ohne Zahl). In 3.1.1 über Satellit endet Slow Start bei 64 KB und das Wachstum hat kein seg/8, wie die Goodputs um 16 % von 4.2.2 es brauchen.',
  'Runs of 40 s end to end and 80 s behind routers, measured from 4 and 8 s on: about a dozen files a source, but four in the router mesh. The index of fairness rises with the number of files, whatever the policy: it says first how long a run was.':
    'Läufe von 40 s von Ende zu Ende und 80 s hinter Routern, gemessen ab 4 und 8 s: etwa ein Dutzend Dateien je Quelle, im vermaschten Netz der Router nur vier. Der Index der Fairness steigt mit der Zahl der Dateien, bei jedem Verfahren: Er sagt zuerst, wie lang ein Lauf war.',
  'Global intra-cluster fairness is the mean of the indices of the clusters. Section 3.3.1 takes the sessions of a VC as one source, which is shown apart: the printed values are nearer to those of the sessions.':
    'Globale Fairness innerhalb der Gruppen ist das Mittel der Indizes der Gruppen. Abschnitt 3.3.1 nimmt die Sitzungen eines VC als eine Quelle, was für sich gezeigt wird: Die gedruckten Werte sind näher an denen der Sitzungen.',
  'Everything together is about 37 minutes of processor time, half of that on two.':
    'Alles zusammen sind etwa 37 Minuten Rechenzeit, auf zwei Prozessoren halb so lange.',
  'Both directions of a bottleneck are one switch: mean utilization and occupancy, higher maximum.':
    'Beide Richtungen eines Engpasses sind ein Switch: mittlere Auslastung und Belegung, höheres Maximum.',
  'Levels: with SACK, which the text names, every policy carries more than printed but UBR in Table 1. Study `tcp`: Reno comes within a few points in Tables 4 and 5 and on the left link of Table 3, with an ssthresh of 64 KB in Table 1, but for FBA. The SACK of the paper, a patch of 1996, may have recovered less.':
    'Höhen: Mit SACK, das der Text nennt, überträgt jedes Verfahren mehr als gedruckt, außer UBR in Tabelle 1. Studie `tcp`: Reno kommt in den Tabellen 4 und 5 und auf der linken Leitung von Tabelle 3 auf wenige Punkte heran, mit einem ssthresh von 64 KB in Tabelle 1, bis auf FBA. Das SACK des Artikels, ein Patch von 1996, hat vielleicht weniger repariert.',
  'FBA below EPD in the direct case (Table 1): above it here in every reading.':
    'FBA unter EPD im direkten Fall (Tabelle 1): hier bei jeder Lesart darüber.',
  'By satellite the queue is all but empty (0.1 %, where section 4.2.2 has 2 to 4 %) and the four policies are equal. Without an ssthresh goodputs are twice the "around 16 %".':
    'Über Satellit ist die Warteschlange fast leer (0,1 %, wo Abschnitt 4.2.2 2 bis 4 % hat), und die vier Verfahren sind gleich. Ohne ein ssthresh sind die Goodputs doppelt so hoch wie die „around 16 %“.',
  'RED fairness of 99 (Tables 3 and 5): below it here, by sessions and by VC.':
    'RED mit Fairness 99 (Tabellen 3 und 5): hier darunter, nach Sitzungen und nach VC.',
  'One max_c for Tables 4 and 5: the printed maxima, 88 and 47 %, ask for different values.':
    'Ein max_c für die Tabellen 4 und 5: Die gedruckten Maxima, 88 und 47 %, verlangen verschiedene Werte.',
  'average queue, cells': 'mittlere Warteschlange, Zellen',
  'workstation results, {0}: mean goodput and fairness':
    'Ergebnisse der Rechner, {0}: mittlerer Goodput und Fairness',
  'switch results, {0}: mean occupancy and packet loss':
    'Ergebnisse der Switches, {0}: mittlere Belegung und Paketverlust',
  'rejection function in the FBA algorithm': 'Abweisungsfunktion im FBA-Algorithmus',
  'normalized maximum share': 'normierter größter Anteil',
  'fair shares': 'faire Anteile',
  'queue, cells': 'Warteschlange, Zellen',
  'dropping probability function in the RED algorithm': 'Verlustwahrscheinlichkeit im RED-Algorithmus',
  'dropping probability': 'Verlustwahrscheinlichkeit',
  'discard probabilities at the cell and packet level': 'Verlustwahrscheinlichkeiten für Zelle und Paket',
  'discard probability up to max_th': 'Verlustwahrscheinlichkeit bis max_th',
  'direct access, one bottleneck': 'direkter Zugang, ein Engpass',
  'asymmetrical access, one bottleneck': 'asymmetrischer Zugang, ein Engpass',
  'direct access, three bottlenecks': 'direkter Zugang, drei Engpässe',
  'routers, one bottleneck': 'Router, ein Engpass',
  'routers, three bottlenecks': 'Router, drei Engpässe',
  'by satellite (section 4.2.2)': 'über Satellit (Abschnitt 4.2.2)',
  'RED has the lowest mean occupancy': 'RED hat die niedrigste mittlere Belegung',
  'EPD peaks near its threshold (88-95 %), UBR and FBA fill the buffer (98 %)':
    'EPD hat seine Spitze nahe seiner Schwelle (88-95 %), UBR und FBA füllen den Puffer (98 %)',
  '4.2.1 and 4.3.1': '4.2.1 und 4.3.1',
  'the near cluster beats the far one under every policy':
    'die nahe Gruppe schlägt die ferne bei jedem Verfahren',
  '4.2.4 and 4.3.2': '4.2.4 und 4.3.2',
  'A < Y and B < X under every policy': 'A < Y und B < X bei jedem Verfahren',
  'FBA brings no gain in fairness between clusters: its gap between A and Y, B and X is not the smallest':
    'FBA bringt keinen Gewinn an Fairness zwischen Gruppen: sein Abstand zwischen A und Y, B und X ist nicht der kleinste',
  'FBA narrows the gap between A and Y, B and X most':
    'FBA verringert den Abstand zwischen A und Y, B und X am stärksten',
  '4.2.1 and 4.2.4': '4.2.1 und 4.2.4',
  '{0}: ideal goodputs as printed': '{0}: ideale Goodputs wie gedruckt',
  '4.2.1 and 4.2.4, Tables 1 and 3': '4.2.1 und 4.2.4, Tabellen 1 und 3',
  'RED uses every link best (Tables 1 and 3)': 'RED nutzt jede Leitung am besten (Tabellen 1 und 3)',
  'RED loses the smallest share of the packets, end to end and behind routers':
    'RED verliert den kleinsten Teil der Pakete, von Ende zu Ende und hinter Routern',
  '4.2.4, Table 3': '4.2.4, Tabelle 3',
  'within clusters RED is fairest and FBA least fair (Table 3)':
    'innerhalb der Gruppen ist RED am fairsten und FBA am wenigsten fair (Tabelle 3)',
  'by satellite hardly a packet is lost, at most 0.5 %, under all four policies':
    'über Satellit geht bei allen vier Verfahren kaum ein Paket verloren, höchstens 0,5 %',
  'by satellite the mean occupancy is around 2 to 4 %':
    'über Satellit ist die mittlere Belegung etwa 2 bis 4 %',
  'behind routers the far cluster lacks only 10 to 20 % of its ideal':
    'hinter Routern fehlen der fernen Gruppe nur 10 bis 20 % ihres Ideals',
  'Tables 3 to 5': 'Tabellen 3 bis 5',
  '{0}: within {1} points of the printed': '{0}: auf {1} Punkte genau wie gedruckt',
  'figures 12 and 13; of the far cluster the text says 59 % without naming the policy':
    'Abbildungen 12 und 13; zur fernen Gruppe sagt der Text 59 %, ohne das Verfahren zu nennen',
  'section 4.2.2: goodputs around 16 %, mean occupancy around 2 to 4 %':
    'Abschnitt 4.2.2: Goodputs um 16 %, mittlere Belegung um 2 bis 4 %',
  'figures 14 and 15': 'Abbildungen 14 und 15',
  'figures 16 and 17': 'Abbildungen 16 und 17',
  'figures 18 and 19': 'Abbildungen 18 und 19',
  'figures 20 and 21': 'Abbildungen 20 und 21',
  'Tables 1 and 3-5 with other loss recovery and another initial ssthresh (none unless named)':
    'Tabellen 1 und 3-5 mit anderer Reparatur von Verlusten und anderem anfänglichen ssthresh (keines, wo nicht genannt)',
  'the other environments, 40 s': 'die anderen Umgebungen, 40 s',
  'parameters of ATM-RED changed one at a time, network of Table 1':
    'Parameter von ATM-RED einzeln geändert, Netz von Tabelle 1',
};
