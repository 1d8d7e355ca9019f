import type { Sentences } from './pairs.ts';

/** Names of mechanisms, and what is said of a decision. */
export const engine: Sentences = {
  'short: none': 'ohne',
  'short: shared': 'gemeinsam',
  'short: caps': 'Obergrenzen',
  'short: parts': 'Teile',
  'label: fairness': 'Fairness',
  'zero: never': 'nie',
  'label: mean': 'Mittel',
  'label: measured': 'gemessen',
  'label: shortest': 'kürzeste',
  'label: off': 'aus',
  'label: direct': 'direkt',
  'label: thresholded': 'mit Schwelle',
  'label: age': 'Alter',
  'label: gap': 'Abstand',
  'label: band': 'Band',
  'label: forget': 'vergessen',
  'label: steps': 'Schritte',
  'label: feedback': 'Rückmeldung',
  'a cap for each VC': 'eine Obergrenze für jeden VC',
  'Zhu 1999, sections 3.4 and 6.4.1': 'Zhu 1999, Abschnitte 3.4 und 6.4.1',
  '{0} of {1}': '{0} von {1}',
  'dynamic shares with push-out': 'dynamische Anteile mit Verdrängung',
  'Zhu 1999, section 3.4': 'Zhu 1999, Abschnitt 3.4',
  'static partition': 'feste Aufteilung',
  'Zhu 1999, section 3.4 (what its scheme improves on)':
    'Zhu 1999, Abschnitt 3.4 (was sein Verfahren verbessert)',
  'shared buffer': 'gemeinsamer Puffer',
  'any VC takes any free place': 'jeder VC nimmt jeden freien Platz',
  '{0}, of {1}': '{0}, von {1}',
  '{0}’s part': '{0}s Teil',
  'class RR': 'Klassen-RR',
  'round robin over service classes': 'Round Robin zwischen Dienstklassen',
  'Zhu 1999, sections 3.3.1 and 3.3.2': 'Zhu 1999, Abschnitte 3.3.1 und 3.3.2',
  'first in, first out': 'First In, First Out',
  'Zhu 1999, section 3.3.1': 'Zhu 1999, Abschnitt 3.3.1',
  'serve the cell that came first': 'die Zelle bedienen, die zuerst kam',
  'exhaustive priority over service classes': 'strikte Priorität zwischen Dienstklassen',
  'round robin': 'Round Robin',
  'Zhu 1999, section 3.3.1; Nagle 1987': 'Zhu 1999, Abschnitt 3.3.1; Nagle 1987',
  'weighted round robin': 'Weighted Round Robin',
  'Katevenis, Sidiropoulos & Courcoubetis 1991; Zhu 1999, section 6.4.1':
    'Katevenis, Sidiropoulos & Courcoubetis 1991; Zhu 1999, Abschnitt 6.4.1',
  'weighted fair queueing': 'Weighted Fair Queueing',
  'worst-case fair weighted fair queueing': 'Worst-case Fair Weighted Fair Queueing',
  'self-clocked fair queueing': 'Self-clocked Fair Queueing',
  'start-time fair queueing': 'Start-time Fair Queueing',
  'Bennett & Zhang 1996; Zhu 1999, section 2.1': 'Bennett & Zhang 1996; Zhu 1999, Abschnitt 2.1',
  'Golestani 1994; Zhu 1999, section 2.1': 'Golestani 1994; Zhu 1999, Abschnitt 2.1',
  'Goyal, Vin & Cheng 1996; Zhu 1999, section 2.1': 'Goyal, Vin & Cheng 1996; Zhu 1999, Abschnitt 2.1',
  'Zhu 1999, section 3.5, eq. 3.1 and 3.2; Demers, Keshav & Shenker 1989; Parekh & Gallager 1993':
    'Zhu 1999, Abschnitt 3.5, Gl. 3.1 und 3.2; Demers, Keshav & Shenker 1989; Parekh & Gallager 1993',
  'active VCs': 'aktive VCs',
  'those the fluid server still serves': 'die der Flüssigkeitsserver noch bedient',
  'those with a cell in the queue, as the thesis says':
    'die mit einer Zelle in der Warteschlange, wie die Arbeit sagt',
  'within a class': 'innerhalb einer Klasse',
  'last told at': 'zuletzt gemeldet bei',
  'backward explicit congestion notification': 'Backward Explicit Congestion Notification',
  'Newman 1994; ATM Forum TM 4.0 (1996), section 5.10.6; Ülkü 1997, section 2.1.2':
    'Newman 1994; ATM Forum TM 4.0 (1996), Abschnitt 5.10.6; Ülkü 1997, Abschnitt 2.1.2',
  'congestion avoidance using proportional control': 'Congestion Avoidance Using Proportional Control',
  'Barnhart 1994 (AF-TM 94-0983); Ülkü 1997, section 2.1.2':
    'Barnhart 1994 (AF-TM 94-0983); Ülkü 1997, Abschnitt 2.1.2',
  'n marked': 'n markiert',
  'its first RM cell': 'seine erste RM-Zelle',
  '{0} marked above {1}': '{0} markiert über {1}',
  'congestion control with explicit rate indication': 'Congestion Control with Explicit Rate Indication',
  'Charny, Clark & Jain 1995; Ülkü 1997, section 2.1.2; the stamped rate is min(ER, CCR)':
    'Charny, Clark & Jain 1995; Ülkü 1997, Abschnitt 2.1.2; die gestempelte Rate ist min(ER, CCR)',
  'advertised rate': 'bekannt gegebene Rate',
  'heard at': 'gehört bei',
  'the VC of MAX': 'der VC von MAX',
  'VC of MAX silent for {0}': 'VC von MAX still seit {0}',
  'explicit rate': 'explizite Rate',
  'one bit (CI)': 'ein Bit (CI)',
  'dynamic max rate control algorithm': 'Dynamic Max Rate Control Algorithm',
  'Chiussi et al. 1996 as described in secondary literature; Ülkü 1997, section 2.1.2 (name only)':
    'Chiussi et al. 1996 wie in Sekundärliteratur beschrieben; Ülkü 1997, Abschnitt 2.1.2 (nur der Name)',
  'least Fn': 'kleinstes Fn',
  Marks: 'Markierungen',
  'forward RM cells': 'vorwärts laufende RM-Zellen',
  'backward RM cells too': 'auch rückwärts laufende RM-Zellen',
  'efficient rate allocation': 'Efficient Rate Allocation',
  'Ülkü 1997, section 4.3 and Table 4.4, after Kalampoukas, Varma and Ramakrishnan; indices repaired':
    'Ülkü 1997, Abschnitt 4.3 und Tabelle 4.4, nach Kalampoukas, Varma und Ramakrishnan; Indizes berichtigt',
  'basic ERICA': 'einfaches ERICA',
  'ERICA as first proposed': 'ERICA, wie zuerst vorgeschlagen',
  'Jain et al. 1995 (AF-TM 95-0178), the basic algorithm in Kalyanaraman 1997, section 6.1':
    'Jain et al. 1995 (AF-TM 95-0178), der einfache Algorithmus in Kalyanaraman 1997, Abschnitt 6.1',
  'fair share': 'fairer Anteil',
  'ERICA with a target queueing delay': 'ERICA mit einem Ziel für die Wartezeit',
  'Jain et al. 1995 (AF-TM 95-1145) and Kalyanaraman 1997, chapter 6; Ülkü 1997, section 2.1.2':
    'Jain et al. 1995 (AF-TM 95-1145) und Kalyanaraman 1997, Kapitel 6; Ülkü 1997, Abschnitt 2.1.2',
  'mean Q': 'mittleres Q',
  'FERM-style': 'FERM-artig',
  'fuzzy explicit rate marking, in the style of FERM': 'Fuzzy Explicit Rate Marking, in der Art von FERM',
  'in the style of Pitsillides, Şekercioğlu & Ramamurthy 1997, named in Ülkü 1997, section 2.1.2; the table of rules is our own, not the paper’s':
    'in der Art von Pitsillides, Şekercioğlu & Ramamurthy 1997, genannt in Ülkü 1997, Abschnitt 2.1.2; die Regeltabelle ist unsere eigene, nicht die des Artikels',
  'forward, β = 0': 'vorwärts, β = 0',
  'fast max-min rate allocation': 'Fast Max-Min Rate Allocation',
  'after Arulambalam, Chen and Ansari 1996, as described by Kalyanaraman 1997; β, ERmax and their order are our reading':
    'nach Arulambalam, Chen und Ansari 1996, wie von Kalyanaraman 1997 beschrieben; β, ERmax und ihre Reihenfolge sind unsere Lesart',
  'intelligent marking': 'intelligente Markierung',
  'Siu & Tzeng 1994; Ülkü 1997, section 4.1 and Table 4.2':
    'Siu & Tzeng 1994; Ülkü 1997, Abschnitt 4.1 und Tabelle 4.2',
  'max-min rate control algorithm': 'Max-Min Rate Control Algorithm',
  'Muddu et al. 1996 as described in secondary literature; Ülkü 1997, section 2.1.2 (name only)':
    'Muddu et al. 1996 wie in Sekundärliteratur beschrieben; Ülkü 1997, Abschnitt 2.1.2 (nur der Name)',
  'mean of MAX and MIN': 'Mittel von MAX und MIN',
  'no rate control': 'keine Ratenregelung',
  'no ABR switch: sources without any feedback': 'kein ABR-Switch: Quellen ohne jede Rückmeldung',
  'OSU scheme': 'OSU-Verfahren',
  'Jain, Kalyanaraman & Viswanathan 1994 (AF-TM 94-0883); Ülkü 1997, section 2.1.2':
    'Jain, Kalyanaraman & Viswanathan 1994 (AF-TM 94-0883); Ülkü 1997, Abschnitt 2.1.2',
  Coupling: 'Kopplung',
  Floor: 'Untergrenze',
  Threshold: 'Schwelle',
  'Source rules': 'Regeln der Quelle',
  'ATM Forum TM 4.0, 5.10.4 and table 5-1; Ülkü 1997, section 2.2':
    'ATM Forum TM 4.0, 5.10.4 und Tabelle 5-1; Ülkü 1997, Abschnitt 2.2',
  'TCP-ABR coupling': 'Kopplung von TCP und ABR',
  'Ülkü 1997, section 5.3: proposed there, the runs are ours':
    'Ülkü 1997, Abschnitt 5.3: dort vorgeschlagen, die Läufe sind unsere',
  'RM cells': 'RM-Zellen',
  'higher classes': 'höhere Klassen',
  'ABR rate': 'ABR-Rate',
  'what is left': 'was übrig ist',
  'it is not MaxVC': 'es ist nicht MaxVC',
  '{0}, less than Beq {1}': '{0}, weniger als Beq {1}',
  'falling fast': 'fällt schnell',
  'rising fast': 'steigt schnell',
  'equal shares, as published': 'gleiche Anteile, wie veröffentlicht',
  'MCR plus equal share': 'MCR plus gleicher Anteil',
  '{0}, in 16 bits {1}': '{0}, in 16 Bit {1}',
  'none: the queue of the moment decides': 'keines: Die Warteschlange des Augenblicks entscheidet',
  'hysteresis: declared at HT, cleared below LT': 'Hysterese: ausgerufen bei HT, aufgehoben unter LT',
  'Jacobson, Congestion avoidance and control, 1988; Fall & Floyd 1996, section 2':
    'Jacobson, Congestion avoidance and control, 1988; Fall & Floyd 1996, Abschnitt 2',
  'Stevens, TCP/IP Illustrated 1, chapter 21; RFC 2581, section 3; Cheon & Panwar 1997, section 2':
    'Stevens, TCP/IP Illustrated 1, Kapitel 21; RFC 2581, Abschnitt 3; Cheon & Panwar 1997, Abschnitt 2',
  'RFC 6582, section 3.2; Hoe 1996; Fall & Floyd 1996, section 3':
    'RFC 6582, Abschnitt 3.2; Hoe 1996; Fall & Floyd 1996, Abschnitt 3',
  'TCP with selective acknowledgements': 'TCP mit selektiven Quittungen',
  'RFC 2018; RFC 6675, sections 4 and 5; Fall & Floyd 1996, section 4':
    'RFC 2018; RFC 6675, Abschnitte 4 und 5; Fall & Floyd 1996, Abschnitt 4',
  'timeout only': 'nur Timeout',
  'TCP without fast retransmit': 'TCP ohne Fast Retransmit',
  'RFC 1122, section 4.2.2.15; Ülkü 1997, section 5.1':
    'RFC 1122, Abschnitt 4.2.2.15; Ülkü 1997, Abschnitt 5.1',
  'RFC 9438, section 4': 'RFC 9438, Abschnitt 4',
  'Credit-based flow control': 'Flusskontrolle mit Krediten',
  'Kung, Blackwell & Chapman 1994; Kung & Morris 1995; Ülkü 1997, section 2.1.1':
    'Kung, Blackwell & Chapman 1994; Kung & Morris 1995; Ülkü 1997, Abschnitt 2.1.1',
  'Adaptive credit': 'Adaptiver Kredit',
  'Credit shared by use': 'Kredit, nach Bedarf verteilt',
  'Virtual source and virtual destination': 'Virtuelle Quelle und virtuelles Ziel',
  'ATM Forum TM 4.0, 5.10.6, rule 1d; Ülkü 1997, section 2.2.2':
    'ATM Forum TM 4.0, 5.10.6, Regel 1d; Ülkü 1997, Abschnitt 2.2.2',
  'Router that merges VCs': 'Router, der VCs zusammenführt',
  'Rosolen, Bonaventure & Leduc 1999, section 3.1.5': 'Rosolen, Bonaventure & Leduc 1999, Abschnitt 3.1.5',
  'Source end system, rules of TM 4.0': 'Quelle, Regeln von TM 4.0',
  'ATM Forum TM 4.0, 5.10.4; Ülkü 1997, section 2.2.1 and table 2.1':
    'ATM Forum TM 4.0, 5.10.4; Ülkü 1997, Abschnitt 2.2.1 und Tabelle 2.1',
  'Destination end system, rules of TM 4.0': 'Ziel, Regeln von TM 4.0',
  'ATM Forum TM 4.0, 5.10.5; Ülkü 1997, sections 2.2.3 and 3.3':
    'ATM Forum TM 4.0, 5.10.5; Ülkü 1997, Abschnitte 2.2.3 und 3.3',
  'Source of PRCA': 'Quelle von PRCA',
  'Roberts et al. 1994 (ATM Forum 94-0438R1); Ülkü 1997, section 2.1.2':
    'Roberts et al. 1994 (ATM Forum 94-0438R1); Ülkü 1997, Abschnitt 2.1.2',
  'Source of backward notification': 'Quelle mit Rückmeldung der Switches',
  'Newman 1993; Ülkü 1997, section 2.1.2': 'Newman 1993; Ülkü 1997, Abschnitt 2.1.2',
  'negative EFCI': 'negatives EFCI',
  'Source of negative polarity': 'Quelle mit negativer Polarität',
  'Hluchyj et al. 1994; Ülkü 1997, section 2.1.2': 'Hluchyj et al. 1994; Ülkü 1997, Abschnitt 2.1.2',
  'Window of TCP that follows ACR': 'TCP-Fenster, das ACR folgt',
  'Greedy TCP': 'Gieriges TCP',
  'TCP with endless data': 'TCP mit endlos Daten',
  'Cheon & Panwar 1997, section 2': 'Cheon & Panwar 1997, Abschnitt 2',
  'Files over TCP': 'Dateien über TCP',
  'Files, each over a TCP connection of its own': 'Dateien, jede über eine eigene TCP-Verbindung',
  'Rosolen, Bonaventure & Leduc 1999, section 3.1': 'Rosolen, Bonaventure & Leduc 1999, Abschnitt 3.1',
  'Poisson source': 'Poisson-Quelle',
  'Zhu 1999, section 3.2.3': 'Zhu 1999, Abschnitt 3.2.3',
  Deterministic: 'Deterministisch',
  'Constant rate': 'Konstante Rate',
  'On-off': 'An und aus',
  'Bursts and silences': 'Bursts und Stille',
  'Variable rate, level by level': 'Wechselnde Rate, Stufe für Stufe',
  'Maglaris et al. 1988, as levels in a fixed order':
    'Maglaris et al. 1988, als Stufen in fester Reihenfolge',
  Scripted: 'Nach Skript',
  'Units at given times': 'Einheiten zu gegebenen Zeiten',
  'no paper: written down for an experiment': 'kein Artikel: für ein Experiment aufgeschrieben',
  Greedy: 'Gierig',
  'Persistent cell generator': 'Dauernder Zellgenerator',
  'Ülkü 1997, section 3.1': 'Ülkü 1997, Abschnitt 3.1',
  Calls: 'Anrufe',
  'Calls that share VCs': 'Anrufe, die sich VCs teilen',
  'Slow start and congestion avoidance': 'Slow Start und Congestion Avoidance',
  'Slow start': 'Slow Start',
  'Jacobson, Congestion avoidance and control, 1988; RFC 5681, section 3.1; Cheon & Panwar 1997, section 4.1.2':
    'Jacobson, Congestion avoidance and control, 1988; RFC 5681, Abschnitt 3.1; Cheon & Panwar 1997, Abschnitt 4.1.2',
  'Byte counting': 'Byte-Zählung',
  'Appropriate byte counting': 'Appropriate Byte Counting',
  'RFC 3465, sections 2.1 to 2.3': 'RFC 3465, Abschnitte 2.1 bis 2.3',
  'Retransmission timeout': 'Timer für erneutes Senden',
  'RFC 793, section 3.7; Jacobson 1988; Karn & Partridge 1987; RFC 6298':
    'RFC 793, Abschnitt 3.7; Jacobson 1988; Karn & Partridge 1987; RFC 6298',
  'coarse RTO': 'grobes RTO',
  'Retransmission timeout of BSD': 'Timer für erneutes Senden in BSD',
  'Wright & Stevens, TCP/IP Illustrated 2, sections 25.5 to 25.11':
    'Wright & Stevens, TCP/IP Illustrated 2, Abschnitte 25.5 bis 25.11',
  Sending: 'Senden',
  'When a segment leaves': 'Wann ein Segment geht',
  'RFC 896; RFC 1122, section 4.2.3.4; RFC 3042; RFC 793, section 3.4; RFC 5681, section 3.1; RFC 6298, section 5.7':
    'RFC 896; RFC 1122, Abschnitt 4.2.3.4; RFC 3042; RFC 793, Abschnitt 3.4; RFC 5681, Abschnitt 3.1; RFC 6298, Abschnitt 5.7',
  'Delayed ACK': 'Verzögertes ACK',
  'Acknowledgements of the receiver': 'Quittungen des Empfängers',
  'RFC 1122, section 4.2.3.2; RFC 5681, section 4.2; Cheon & Panwar 1997, section 2':
    'RFC 1122, Abschnitt 4.2.3.2; RFC 5681, Abschnitt 4.2; Cheon & Panwar 1997, Abschnitt 2',
  'Explicit congestion notification': 'Explicit Congestion Notification',
  'RFC 3168, section 6.1; Rosolen, Bonaventure & Leduc 1999, section 2.3.1':
    'RFC 3168, Abschnitt 6.1; Rosolen, Bonaventure & Leduc 1999, Abschnitt 2.3.1',
  'Its fairness can be set to MCR plus equal share.':
    'Seine Fairness lässt sich auf MCR plus gleichen Anteil stellen.',
  'ERICA, ERICA+, ERAA, CCERI and FMMRA can share out what the minimum rates leave.':
    'ERICA, ERICA+, ERAA, CCERI und FMMRA können verteilen, was die Mindestraten übrig lassen.',
  '{0} at {1} does not honour minimum rates: that of {2} is above an equal share, so the rates add up to more than the link and the queue grows. {3}':
    '{0} an {1} beachtet keine Mindestraten: Die von {2} liegt über einem gleichen Anteil, also ergeben die Raten zusammen mehr als die Leitung, und die Warteschlange wächst. {3}',
  'The weight of VC {0} does nothing: {1} serves no VC by its weight. WRR, WFQ and its relatives do.':
    'Das Gewicht von VC {0} bewirkt nichts: {1} bedient keinen VC nach seinem Gewicht. WRR, WFQ und seine Verwandten tun es.',
  '{0} {1} of {2} at {3} does nothing: the buffer of {4} cells is full first.':
    '{0} {1} von {2} an {3} bewirkt nichts: Der Puffer von {4} Zellen ist vorher voll.',
  '{0} at {1} drops nothing by its rule: no cell waits longer than {2} ms in a buffer of {3} cells, and its TARGET is {4} ms.':
    '{0} an {1} verwirft nichts nach seiner Regel: In einem Puffer von {3} Zellen wartet keine Zelle länger als {2} ms, und sein TARGET ist {4} ms.',
  '{0} of {1} at {2} does nothing: no line of the rule reads it.':
    '{0} von {1} an {2} bewirkt nichts: Keine Zeile der Regel liest es.',
  '{0} and {1} more': '{0} und {1} weiteren',
  'the result is not a number': 'das Ergebnis ist keine Zahl',
  '{0}, so {1}': '{0}, also {1}',
  ', at least MCR {0}': ', mindestens MCR {0}',
  ', in 16 bits {0}': ', in 16 Bit {0}',
  ', before {0}': ', vorher {0}',
};

/** Answers of conditions: elsewhere in the engine these words are no text. */
const answers: Sentences = { yes: 'ja', no: 'nein' };

/** Of a frame: what a cell is. */
export const parts: Sentences = {
  ...answers,
  'only cell': 'einzige Zelle',
  'first cell': 'erste Zelle',
  'last cell': 'letzte Zelle',
  cell: 'Zelle',
};

export const subject: Sentences = { 'The buffer': 'Der Puffer' };

/** Values in the notes of a rule. */
export const values: Sentences = { ...answers, unlimited: 'unbegrenzt' };
