import type { Sentences } from '../pairs.ts';

/** Zhu. */
export const zhu: Sentences = {
  'Tables 4.1, 4.3, 4.6 and 4.8 are settings: they stand in the networks and in the columns below.':
    'Die Tabellen 4.1, 4.3, 4.6 und 4.8 sind Einstellungen: Sie stehen in den Netzen und in den Spalten unten.',
  'Chapter 4: every source has a link of its own at the rate of the shared one, which serialises its cells; without it sources of different rates lose the same share under FIFO and round robin alike.':
    'Kapitel 4: Jede Quelle hat eine eigene Leitung mit der Rate der gemeinsamen, die ihre Zellen hintereinanderreiht; ohne sie verlieren Quellen verschiedener Raten bei FIFO und Round Robin denselben Anteil.',
  'Chapter 5: Reno with growth seg*seg/cwnd, timers of 100 ms whose phase each host draws from the seed, at least two ticks (200 ms), Jacobson with backoff, an ACK for every second segment or at a tick of 200 ms.':
    'Kapitel 5: Reno mit Wachstum seg*seg/cwnd, Timer von 100 ms, deren Phase jeder Host aus dem Seed zieht, mindestens zwei Ticks (200 ms), Jacobson mit Backoff, ein ACK für jedes zweite Segment oder bei einem Tick von 200 ms.',
  'Ten sources: 45 s, statistics from 5 s on, where the thesis has 150 and 60; two seeds, five in study `limits`, six in Tables 5.8 and 5.9. Two sources: 10 s from 2 s on; nothing is lost and nothing changes after the first second.':
    'Zehn Quellen: 45 s, Statistik ab 5 s, wo die Arbeit 150 und 60 hat; zwei Seeds, fünf in der Studie `limits`, sechs in den Tabellen 5.8 und 5.9. Zwei Quellen: 10 s ab 2 s; nichts geht verloren, und nach der ersten Sekunde ändert sich nichts.',
  'At exact ties a departure frees its place before arrivals: else nobody captures the buffer. The order of cells that arrive together is drawn, so that no source is preferred (section 5.3).':
    'Bei genauem Gleichstand gibt eine gehende Zelle ihren Platz frei, bevor andere ankommen: Sonst kapert niemand den Puffer. Die Reihenfolge von Zellen, die zugleich ankommen, wird gezogen, so dass keine Quelle bevorzugt ist (Abschnitt 5.3).',
  'Tables 5.8 and 5.9 are turned: the rows of the thesis are columns here. Tables with names are figures of the thesis, whose numbers are lost, or studies of ours.':
    'Die Tabellen 5.8 und 5.9 sind gedreht: Die Zeilen der Arbeit sind hier Spalten. Tabellen mit Namen sind Abbildungen der Arbeit, deren Zahlen verloren sind, oder Studien von uns.',
  'The cell on the wire holds no place of the buffer; a cell that is pushed out gives its VC the finish tag of weighted fair queueing back; L of eq. 3.2 is one cell time.':
    'Die Zelle auf der Leitung hält keinen Platz im Puffer; eine verdrängte Zelle gibt ihrem VC die Endmarke von Weighted Fair Queueing zurück; L von Gl. 3.2 ist eine Zellzeit.',
  'EPD best at 9140 bytes with 1,000 cells (conclusion 1), limits at 1,000 cells (conclusion 5): the figures with the levels are lost, and a buffer of five packets decides by phase.':
    'EPD am besten mit 9140 Byte und 1.000 Zellen (Schlussfolgerung 1), Grenzen bei 1.000 Zellen (Schlussfolgerung 5): Die Abbildungen mit den Höhen sind verloren, und ein Puffer von fünf Paketen entscheidet nach der Phase.',
  'The special case of 512 bytes in the WAN: fairness 0.24 to 0.53 with queues per VC (Tables 5.6 and 5.7) needs windows that stay open for the whole run. Here every source loses packets from time to time.':
    'Der Sonderfall von 512 Byte im WAN: Fairness 0,24 bis 0,53 mit Warteschlangen je VC (Tabellen 5.6 und 5.7) braucht Fenster, die den ganzen Lauf lang offen bleiben. Hier verliert jede Quelle von Zeit zu Zeit Pakete.',
  'The "minimum RTT" of Tables 5.2 and 5.3 is no round trip: eq. 5.1 multiplies delays of one cell by the cells of a packet. The rows apply it as printed to our delays.':
    'Die „minimum RTT“ der Tabellen 5.2 und 5.3 ist keine Umlaufzeit: Gl. 5.1 multipliziert Verzögerungen einer Zelle mit den Zellen eines Pakets. Die Zeilen wenden sie wie gedruckt auf unsere Verzögerungen an.',
  'two sources, 300 km and 1 km away, {0}': 'zwei Quellen, 300 km und 1 km entfernt, {0}',
  'conclusion 3 (Figures 5.6 and 5.7): the share of the far source, percent':
    'Schlussfolgerung 3 (Abbildungen 5.6 und 5.7): der Anteil der fernen Quelle, Prozent',
  'Tables 5.2 and 5.3 again, with 0.2 ms more in every round trip':
    'Noch einmal die Tabellen 5.2 und 5.3, mit 0,2 ms mehr in jedem Umlauf',
  '5.4, conclusion 3': '5.4, Schlussfolgerung 3',
  'conclusion 3: per-VC queueing shares 50 / 50, within 1 point, with 512, 1500 and 4352 bytes':
    'Schlussfolgerung 3: Warteschlangen je VC teilen 50 / 50, auf 1 Punkt genau, mit 512, 1500 und 4352 Byte',
  'conclusion 3: one queue gives the far source about a third, 28 to 40 %':
    'Schlussfolgerung 3: Eine gemeinsame Warteschlange gibt der fernen Quelle etwa ein Drittel, 28 bis 40 %',
  '5.4, Tables 5.2 and 5.3': '5.4, Tabellen 5.2 und 5.3',
  '{0}: every delay in the switch within {1} ms of the printed one':
    '{0}: jede Verzögerung im Switch auf {1} ms genau wie gedruckt',
  '{0}, WAN, 512 bytes, 3,000 cells, queues per VC': '{0}, WAN, 512 Byte, 3.000 Zellen, Warteschlangen je VC',
  'source {0}': 'Quelle {0}',
  'mean end-to-end delay, no buffer management':
    'mittlere Verzögerung von Ende zu Ende, ohne Pufferverwaltung',
  'cell loss ratio, no buffer management': 'Zellverlustrate, ohne Pufferverwaltung',
  'mean end-to-end delay, 30 cells for each': 'mittlere Verzögerung von Ende zu Ende, 30 Zellen für jede',
  'cell loss ratio, 30 cells for each': 'Zellverlustrate, 30 Zellen für jede',
  'mean end-to-end delay with three seeds': 'mittlere Verzögerung von Ende zu Ende mit drei Seeds',
  'throughput, LAN and WAN, 9140 bytes': 'Durchsatz, LAN und WAN, 9140 Byte',
  'cell and packet loss, window before a timeout': 'Zell- und Paketverlust, Fenster vor einem Timeout',
  'EPD with different thresholds and packet sizes, LAN':
    'EPD mit verschiedenen Schwellen und Paketgrößen, LAN',
  'throughput of a far and a near source, one queue':
    'Durchsatz einer fernen und einer nahen Quelle, eine Warteschlange',
  'throughput of a far and a near source, queues per VC':
    'Durchsatz einer fernen und einer nahen Quelle, Warteschlangen je VC',
  'throughput, 9140 bytes': 'Durchsatz, 9140 Byte',
  'throughput, 1500 bytes': 'Durchsatz, 1500 Byte',
  'throughput, 512 bytes': 'Durchsatz, 512 Byte',
  'throughput of each source': 'Durchsatz jeder Quelle',
  'windows, where the thesis takes them after 3 s': 'Fenster, wo die Arbeit sie nimmt, nach 3 s',
  'limits on the share of a VC, LAN, 9140 bytes': 'Grenzen für den Anteil eines VC, LAN, 9140 Byte',
  'conclusion 1 (Figures 5.3 and 5.4): tail drop, PPD and EPD (90 %), 9140 bytes':
    'Schlussfolgerung 1 (Abbildungen 5.3 und 5.4): Tail Drop, PPD und EPD (90 %), 9140 Byte',
  'conclusion 2 (Figure 5.5): EPD with different thresholds, LAN, throughput in percent':
    'Schlussfolgerung 2 (Abbildung 5.5): EPD mit verschiedenen Schwellen, LAN, Durchsatz in Prozent',
  'conclusion 4 (Figures 5.8 to 5.10): tail drop next to per-VC queueing with EPD (90 %)':
    'Schlussfolgerung 4 (Abbildungen 5.8 bis 5.10): Tail Drop neben Warteschlangen je VC mit EPD (90 %)',
  'conclusion 5 (Figure 5.13): limits on the share of a VC, LAN, 9140 bytes':
    'Schlussfolgerung 5 (Abbildung 5.13): Grenzen für den Anteil eines VC, LAN, 9140 Byte',
  'FIFO, four sources of 5,000 cells/s on a link of 10,000':
    'FIFO, vier Quellen mit 5.000 Zellen/s an einer Leitung von 10.000',
  'max-min fair shares of five unequal sources': 'Max-Min-faire Anteile von fünf ungleichen Quellen',
  'round robin, 5 % of the buffer kept for each source, sources of 1,000 to 8,000 cells/s':
    'Round Robin, 5 % des Puffers für jede Quelle reserviert, Quellen mit 1.000 bis 8.000 Zellen/s',
  'round robin, maximum / minimum shares 1.0 / 0, 1.0 / 0.05, 0.5 / 0, 0.2 / 0':
    'Round Robin, größte / kleinste Anteile 1,0 / 0; 1,0 / 0,05; 0,5 / 0; 0,2 / 0',
  'shares by weights 1 to 4': 'Anteile nach Gewichten 1 bis 4',
  'weighted fair queueing, weights 1 to 4, 5 % of the buffer kept for each source; WRR is ours':
    'Weighted Fair Queueing, Gewichte 1 bis 4, 5 % des Puffers für jede Quelle reserviert; WRR ist unseres',
  'table {0}: every cell loss ratio within {1} points':
    'Tabelle {0}: jede Zellverlustrate auf {1} Punkte genau',
  'table {0}: overall loss (L - 1) / L = {1} % within 0.50 points':
    'Tabelle {0}: Gesamtverlust (L - 1) / L = {1} % auf 0,50 Punkte genau',
  'table {0}: weighted round robin loses as weighted fair queueing, within 0.50 points':
    'Tabelle {0}: Weighted Round Robin verliert wie Weighted Fair Queueing, auf 0,50 Punkte genau',
  'fairness, tail drop next to per-VC queueing with EPD (90 %), {0} bytes':
    'Fairness, Tail Drop neben Warteschlangen je VC mit EPD (90 %), {0} Byte',
  'fairness of tail drop, PPD and EPD (90 %), 9140 bytes':
    'Fairness von Tail Drop, PPD und EPD (90 %), 9140 Byte',
  'WAN, 512 bytes, tail drop': 'WAN, 512 Byte, Tail Drop',
  'LAN, 512 bytes, tail drop': 'LAN, 512 Byte, Tail Drop',
  'LAN, 1,000 cells, tail drop': 'LAN, 1.000 Zellen, Tail Drop',
  '5.6, Table 5.9': '5.6, Tabelle 5.9',
  'conclusion 6: with at most half of the buffer for each VC fairness is 0.9 or more in every seed':
    'Schlussfolgerung 6: Mit höchstens dem halben Puffer für jeden VC ist die Fairness in jedem Seed 0,9 oder mehr',
  '5.9: one source of ten takes all, {0}, 1,000 cells, in every seed, also with per-VC queueing':
    '5.9: Eine Quelle von zehn nimmt alles, {0}, 1.000 Zellen, in jedem Seed, auch mit Warteschlangen je VC',
  'conclusion 1: over all buffers EPD carries more than tail drop, and is as fair within 0.1':
    'Schlussfolgerung 1: Über alle Puffer überträgt EPD mehr als Tail Drop und ist auf 0,1 genau so fair',
  '5.3, conclusion 2': '5.3, Schlussfolgerung 2',
  'conclusion 2: threshold and packet size move the throughput of a small buffer, not of a large one':
    'Schlussfolgerung 2: Schwelle und Paketgröße bewegen den Durchsatz eines kleinen Puffers, nicht den eines großen',
  '5.5, conclusion 4': '5.5, Schlussfolgerung 4',
  'conclusion 4: over all buffers EPD with per-VC queueing is no worse than tail drop in throughput and fairness, 9140 and 1500 bytes':
    'Schlussfolgerung 4: Über alle Puffer ist EPD mit Warteschlangen je VC in Durchsatz und Fairness nicht schlechter als Tail Drop, 9140 und 1500 Byte',
  'conclusion 5: a limit of half the buffer raises the throughput of per-VC queueing, 2,000 cells':
    'Schlussfolgerung 5: Eine Grenze vom halben Puffer hebt den Durchsatz von Warteschlangen je VC, 2.000 Zellen',
  'by the rate of source 2, no buffer management: Figures 4.2, 4.3, 4.6':
    'nach der Rate von Quelle 2, ohne Pufferverwaltung: Abbildungen 4.2, 4.3, 4.6',
  'by the rate of source 2, 30 % of the buffer kept for each: Figures 4.4, 4.5':
    'nach der Rate von Quelle 2, 30 % des Puffers für jede reserviert: Abbildungen 4.4, 4.5',
  'FIFO delays both sources alike, within 5 %, at every rate':
    'FIFO verzögert beide Quellen gleich, auf 5 % genau, bei jeder Rate',
  'round robin delays source 1 more before saturation, source 2 more behind it':
    'Round Robin verzögert vor der Sättigung Quelle 1 mehr, dahinter Quelle 2',
  'from 6,000 to 8,000 cells/s the delay of both sources falls under round robin and WFQ with equal weights':
    'von 6.000 bis 8.000 Zellen/s fällt die Verzögerung beider Quellen bei Round Robin und WFQ mit gleichen Gewichten',
  'WFQ with weights 1 and 2 delays source 1 more than source 2 at every rate':
    'WFQ mit den Gewichten 1 und 2 verzögert Quelle 1 bei jeder Rate mehr als Quelle 2',
  'no scheme loses a cell below saturation': 'unter der Sättigung verliert kein Verfahren eine Zelle',
  'FIFO loses more of source 1 than of source 2 behind saturation':
    'FIFO verliert hinter der Sättigung von Quelle 1 mehr als von Quelle 2',
  'with 30 % of the buffer kept for each, round robin and WFQ with equal weights lose more of source 2':
    'mit 30 % des Puffers für jede verlieren Round Robin und WFQ mit gleichen Gewichten von Quelle 2 mehr',
  'with 30 % of the buffer kept for each, WFQ with weights 1 and 2 loses more of source 1':
    'mit 30 % des Puffers für jede verliert WFQ mit den Gewichten 1 und 2 von Quelle 1 mehr',
  'a part of the buffer kept for each delays source 2 more behind saturation, under round robin':
    'ein Teil des Puffers für jede verzögert bei Round Robin hinter der Sättigung Quelle 2 mehr',
  '4.1.3, figures {0}': '4.1.3, Abbildungen {0}',
  '4.2 and 4.3': '4.2 und 4.3',
  '4.4 and 4.5': '4.4 und 4.5',
  '4.1.3, figures 4.2 and 4.4': '4.1.3, Abbildungen 4.2 und 4.4',
  '5.3, figure 5.4': '5.3, Abbildung 5.4',
  '5.3, figure 5.5': '5.3, Abbildung 5.5',
  'EPD loses a larger share of the cells than tail drop, 9140 bytes, LAN, over all buffers':
    'EPD verliert einen größeren Teil der Zellen als Tail Drop, 9140 Byte, LAN, über alle Puffer',
  'windows before a timeout are larger under EPD than under tail drop, 9140 bytes, LAN':
    'Fenster vor einem Timeout sind bei EPD größer als bei Tail Drop, 9140 Byte, LAN',
  'EPD with a threshold of 70 % carries least, with 95 % less than with 90, 9140 bytes, 1,000 cells':
    'EPD mit einer Schwelle von 70 % überträgt am wenigsten, mit 95 % weniger als mit 90, 9140 Byte, 1.000 Zellen',
  'EPD with a threshold of 70 %, 9140 bytes, 1,000 cells: a mean queue of {0} and a longest of {1} cells, within 8 %':
    'EPD mit einer Schwelle von 70 %, 9140 Byte, 1.000 Zellen: eine mittlere Warteschlange von {0} und eine längste von {1} Zellen, auf 8 % genau',
  'source 2 (cells/s)': 'Quelle 2 (Zellen/s)',
  'buffer (cells)': 'Puffer (Zellen)',
  'packet (bytes)': 'Paket (Byte)',
  'share of the far source (%)': 'Anteil der fernen Quelle (%)',
};
