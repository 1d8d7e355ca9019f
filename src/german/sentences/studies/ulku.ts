import type { Sentences } from '../pairs.ts';

/** Ülkü. */
export const ulku: Sentences = {
  grows: 'wächst',
  falls: 'fällt',
  'R1: 3h1 over three links, 2h1 over the first two, 2h2 and 2h3 over the last two, 1h1 to 1h3 over the last: the only routes whose max-min fair rates are C/2 for 2h1 and C/6 for the others.':
    'R1: 3h1 über drei Leitungen, 2h1 über die ersten zwei, 2h2 und 2h3 über die letzten zwei, 1h1 bis 1h3 über die letzte: die einzigen Wege, deren Max-Min-faire Raten C/2 für 2h1 und C/6 für die anderen sind.',
  'Links carry 155 Mb/s (365,566 cells/s); B of ERAA is PCR (353,208 cells/s). Shares are of the links.':
    'Leitungen tragen 155 Mb/s (365.566 Zellen/s); B von ERAA ist PCR (353.208 Zellen/s). Anteile sind Anteile der Leitungen.',
  'A cell already due is not moved when ACR changes; cells that reach a switch at once go in an order of the seed.':
    'Eine schon fällige Zelle verschiebt sich nicht, wenn sich ACR ändert; Zellen, die zugleich einen Switch erreichen, gehen in einer Reihenfolge des Seeds.',
  'Chapter 4 is figures, which are lost: the studies with names show what they were about, nothing is printed beside them.':
    'Kapitel 4 besteht aus Abbildungen, die verloren sind: Die Studien mit Namen zeigen, wovon sie handelten, gedruckt steht nichts daneben.',
  'Chapter 5: TCP knows timeouts only, grows by mss²/W, acknowledges every segment, and begins with one segment without a handshake (study `opening` has others); a delay ends when the last byte arrives. Seeds draw where in a cell time each source starts.':
    'Kapitel 5: TCP kennt nur Timeouts, wächst um mss²/W, quittiert jedes Segment und beginnt mit einem Segment ohne Handshake (die Studie `opening` hat andere); eine Dauer endet, wenn das letzte Byte ankommt. Seeds ziehen, wo in einer Zellzeit jede Quelle startet.',
  'EPRCA in the WAN: MRF 0.75 with hysteresis.': 'EPRCA im WAN: MRF 0,75 mit Hysterese.',
  'Coupling: delays from the first segment on; a window of the whole file, no initial threshold.':
    'Kopplung: Dauern ab dem ersten Segment; ein Fenster für die ganze Datei, keine anfängliche Schwelle.',
  'Table 5.3, relative marking: 0.1092 and 0.1452 s for VCs 1 and 2, here 0.14 and 0.16. Only changes that make a source slow down four times less often help: RDF 1/128 with ICR = MCR comes to 4.4 %, but the text has 0.0625.':
    'Tabelle 5.3, relative Markierung: 0,1092 und 0,1452 s für die VCs 1 und 2, hier 0,14 und 0,16. Es helfen nur Änderungen, durch die eine Quelle viermal seltener langsamer wird: RDF 1/128 mit ICR = MCR kommt auf 4,4 %, aber im Text steht 0,0625.',
  "EPRCA's MRF of 0.25 in the WAN is 7 % off Table 5.1 (3h1 16 % too fast, one-hop VCs 5 % too slow), 0.75 with hysteresis 4.6 %: there 2h1 and 3h1 are 7 % too fast.":
    'EPRCAs MRF von 0,25 im WAN liegt 7 % neben Tabelle 5.1 (3h1 16 % zu schnell, VCs über eine Leitung 5 % zu langsam), 0,75 mit Hysterese 4,6 %: Dort sind 2h1 und 3h1 7 % zu schnell.',
  'Table 5.2, ERAA: 21 cells at sw2. How many sources start in one round trip decides it.':
    'Tabelle 5.2, ERAA: 21 Zellen an sw2. Wie viele Quellen in einem Umlauf starten, entscheidet darüber.',
  'section 5.3 with ERAA: the window follows the rate, links between switches of 1, 5 and 20 ms':
    'Abschnitt 5.3 mit ERAA: Das Fenster folgt der Rate, Leitungen zwischen Switches von 1, 5 und 20 ms',
  'the same with relative marking': 'dasselbe mit relativer Markierung',
  'max-min fairness example, found by ERAA: a third for S1 to S3, two thirds for S4':
    'Beispiel für Max-Min-Fairness, von ERAA gefunden: ein Drittel für S1 bis S3, zwei Drittel für S4',
  'bandwidth usage for CBR, VBR, ABR and UBR': 'Nutzung der Bandbreite durch CBR, VBR, ABR und UBR',
  'bandwidth by class': 'Bandbreite nach Klassen',
  'share of the link': 'Anteil der Leitung',
  'beat-down problem for relative marking': 'Beat-down bei relativer Markierung',
  'relative marking: queues and links': 'relative Markierung: Warteschlangen und Leitungen',
  '2h1, "about 90 %"': '2h1, „about 90 %“',
  'intelligent binary marking': 'intelligente binäre Markierung',
  'effects of RIF, RDF and ICR on buffer requirements, relative marking':
    'Wirkungen von RIF, RDF und ICR auf den Pufferbedarf, relative Markierung',
  'effects of source parameters on utilizations, relative marking over R2':
    'Wirkungen der Quellenparameter auf die Auslastung, relative Markierung über R2',
  'EPRCA over R1': 'EPRCA über R1',
  'EPRCA over R1: links and queues': 'EPRCA über R1: Leitungen und Warteschlangen',
  'EPRCA over R2: effects of RIF on allowed rates and queue':
    'EPRCA über R2: Wirkungen von RIF auf erlaubte Raten und Warteschlange',
  'effects of RIF and ICR on EPRCA buffer requirements':
    'Wirkungen von RIF und ICR auf den Pufferbedarf von EPRCA',
  'EPRCA in a WAN': 'EPRCA in einem WAN',
  'fairness for ERAA': 'Fairness bei ERAA',
  'ERAA: queues and links': 'ERAA: Warteschlangen und Leitungen',
  'effect of λ on buffer requirements': 'Wirkung von λ auf den Pufferbedarf',
  'effect of ICR on the longest queue, ERAA': 'Wirkung von ICR auf die längste Warteschlange, ERAA',
  'ERAA: effect of RIF on the transient and on the longest queue':
    'ERAA: Wirkung von RIF auf den Übergang und auf die längste Warteschlange',
  'the performance of ERAA over a WAN': 'die Leistung von ERAA über ein WAN',
  'sequence numbers': 'Sequenznummern',
  'transmission is first limited by the window and then by the allowed cell rate':
    'die Übertragung wird erst vom Fenster und dann von der erlaubten Zellrate begrenzt',
  'connections with a shorter round trip increase their rates faster, segments of 512 bytes':
    'Verbindungen mit kürzerem Umlauf erhöhen ihre Raten schneller, Segmente von 512 Byte',
  'R1 in the WAN, {0}': 'R1 im WAN, {0}',
  'utilizations of the links in the WAN': 'Auslastung der Leitungen im WAN',
  'R2 in the LAN, files 15 ms apart, {0}': 'R2 im LAN, Dateien im Abstand von 15 ms, {0}',
  'R1 in the WAN, a file over each VC: delays at the application layer (s)':
    'R1 im WAN, eine Datei über jeden VC: Dauern in der Anwendungsschicht (s)',
  'R2 in the LAN, files 15 ms apart: delays at the application layer (s)':
    'R2 im LAN, Dateien im Abstand von 15 ms: Dauern in der Anwendungsschicht (s)',
  'Table 5.3 again: who takes what a VC leaves that has nothing more to send':
    'Noch einmal Tabelle 5.3: Wer nimmt, was ein VC übrig lässt, der nichts mehr zu senden hat',
  'how far other openings of a connection are off Table 5.1 (%, root mean square)':
    'wie weit andere Anfänge einer Verbindung neben Tabelle 5.1 liegen (%, quadratisches Mittel)',
  'ERAA is λ times max-min for every RIF, ICR and Nrm, and does not swing (1 %, 0.001)':
    'ERAA ist λ mal Max-Min für jedes RIF, ICR und Nrm und schwingt nicht (1 %, 0,001)',
  'ERAA settles within 4 ms in the LAN, 15 ms in the WAN':
    'ERAA schwingt sich im LAN innerhalb von 4 ms ein, im WAN in 15 ms',
  'ERAA with λ = 1 never drains the queue of the start in the WAN, with less it does':
    'ERAA mit λ = 1 leert die Warteschlange vom Start im WAN nie, mit weniger schon',
  'EPRCA in the LAN is max-min fair in the mean (2 %) and swings':
    'EPRCA im LAN ist im Mittel Max-Min-fair (2 %) und schwingt',
  'relative marking in the LAN: 2h1 takes 0.84 to 0.95 of a link, 3h1 is beaten down':
    'relative Markierung im LAN: 2h1 nimmt 0,84 bis 0,95 einer Leitung, 3h1 wird heruntergedrückt',
  'the beat-down is reversed at 1 ms with RIF 1/16: 3h1 above its share, 2h1 below':
    'das Beat-down kehrt sich bei 1 ms mit RIF 1/16 um: 3h1 über seinem Anteil, 2h1 darunter',
  'relative marking: the longest queue {0} with {1}':
    'relative Markierung: die längste Warteschlange {0} mit {1}',
  'ERAA never reclaims an idle share: last of all, unless it forgets silent VCs':
    'ERAA holt einen leeren Anteil nie zurück: zuletzt von allen, außer es vergisst stille VCs',
  'ERAA with a constant B ignores CBR and VBR: tens of thousands of cells queue, elsewhere few':
    'ERAA mit festem B beachtet CBR und VBR nicht: Zehntausende Zellen stauen sich, anderswo wenige',
  '4.2, figures 4.8 and 4.9': '4.2, Abbildungen 4.8 und 4.9',
  'EPRCA in the {0}: the longest queue is longer with RIF 1/4 than with 1/64':
    'EPRCA im {0}: die längste Warteschlange ist mit RIF 1/4 länger als mit 1/64',
  '4.2, figure 4.8': '4.2, Abbildung 4.8',
  '4.2, figure 4.9': '4.2, Abbildung 4.9',
  '4.2, figure 4.7': '4.2, Abbildung 4.7',
  '5.2, figure 5.6': '5.2, Abbildung 5.6',
  'EPRCA in the {0}: allowed rates swing more with each larger RIF, 1/64 to 1/4 (deviation over mean, worst VC)':
    'EPRCA im {0}: erlaubte Raten schwingen mit jedem größeren RIF stärker, 1/64 bis 1/4 (Abweichung durch Mittel, schlechtester VC)',
  'EPRCA in the {0}: the longest queue changes by at most a tenth up to an ICR of 70,642 cells/s, and grows from there on':
    'EPRCA im {0}: die längste Warteschlange ändert sich bis zu einer ICR von 70.642 Zellen/s um höchstens ein Zehntel und wächst von da an',
  'EPRCA in the LAN never empties the buffers before the two full links, as binary marking does (less than 0.1 % of the time)':
    'EPRCA leert im LAN die Puffer vor den beiden vollen Leitungen nie, wie es die binäre Markierung tut (weniger als 0,1 % der Zeit)',
  'while seven files are under way, ERAA uses the two full links better than relative marking and EPRCA (the less used of the two)':
    'solange sieben Dateien unterwegs sind, nutzt ERAA die beiden vollen Leitungen besser als relative Markierung und EPRCA (die weniger genutzte der beiden)',
  'Figure 5.6: use of the links while every file of Table 5.1 is under way (50 to 120 ms)':
    'Abbildung 5.6: Nutzung der Leitungen, solange jede Datei aus Tabelle 5.1 unterwegs ist (50 bis 120 ms)',
  'table {0}, {1}: within {2} % root mean square': 'Tabelle {0}, {1}: auf {2} % genau (quadratisches Mittel)',
  'Table 5.2': 'Tabelle 5.2',
  'table 5.2: queues of 50 cells and more within a factor of 2.5':
    'Tabelle 5.2: Warteschlangen von 50 Zellen und mehr auf einen Faktor 2,5 genau',
  'the coupling as written makes transfers a third slower and more at 1 ms':
    'die Kopplung, wie sie geschrieben steht, macht Übertragungen bei 1 ms ein Drittel und mehr langsamer',
  'with the minimum round trip, k = 2 and a floor of 3 segments it costs nothing at 1 ms, cuts the queue of the source there by ten, and gains 28 % and more at 20 ms':
    'mit der kleinsten Umlaufzeit, k = 2 und mindestens 3 Segmenten kostet sie bei 1 ms nichts, verkürzt dort die Warteschlange der Quelle auf ein Zehntel und gewinnt bei 20 ms 28 % und mehr',
  'allowed cell rates': 'erlaubte Zellraten',
  'utilization by VC': 'Auslastung nach VC',
  'utilization of the links': 'Auslastung der Leitungen',
  'Figures 4.1-4.3, 4.6, 4.7, 4.10-4.12, 4.16: R1, who is allowed what, and the queues':
    'Abbildungen 4.1-4.3, 4.6, 4.7, 4.10-4.12, 4.16: R1, wem was erlaubt ist, und die Warteschlangen',
  'relative marking over R1 with longer links between switches: who is beaten down':
    'relative Markierung über R1 mit längeren Leitungen zwischen den Switches: wer heruntergedrückt wird',
  'Figures 4.4a, 4.8, 4.9a, 4.15: RIF over R2': 'Abbildungen 4.4a, 4.8, 4.9a, 4.15: RIF über R2',
  'Figure 4.4a: RDF over R2': 'Abbildung 4.4a: RDF über R2',
  'Figures 4.4b, 4.9b, 4.14: ICR (cells/s) over R2': 'Abbildungen 4.4b, 4.9b, 4.14: ICR (Zellen/s) über R2',
  'Figure 4.13: the load factor of ERAA over R2, WAN, with B the rate of the link':
    'Abbildung 4.13: der Lastfaktor von ERAA über R2, WAN, mit B gleich der Rate der Leitung',
  'Figure 4.15 and section 4.3: ERAA (λ 0.95) over R1, LAN, whatever its sources do':
    'Abbildung 4.15 und Abschnitt 4.3: ERAA (λ 0,95) über R1, LAN, was auch immer seine Quellen tun',
  'R1, LAN, below CBR and VBR on the last link': 'R1, LAN, unter CBR und VBR auf der letzten Leitung',
  'ICR (cells/s)': 'ICR (Zellen/s)',
};
