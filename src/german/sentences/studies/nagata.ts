import type { Sentences } from '../pairs.ts';

/** Nagata et al. */
export const nagata: Sentences = {
  'throughput (%), PCR 6 Mb/s, B = 3,000, 1,500 bytes: figure 5-3':
    'Durchsatz (%), PCR 6 Mb/s, B = 3.000, 1.500 Byte: Abbildung 5-3',
  'throughput (%), PCR 1.5 and 10 Mb/s, B = 3,000, 1,500 bytes: figures 5-1, 5-5':
    'Durchsatz (%), PCR 1,5 und 10 Mb/s, B = 3.000, 1.500 Byte: Abbildungen 5-1, 5-5',
  'throughput (%), PCR 6 Mb/s, B = 6,000, 1,500 bytes: figure 5-4':
    'Durchsatz (%), PCR 6 Mb/s, B = 6.000, 1.500 Byte: Abbildung 5-4',
  'throughput (%), PCR 1.5, 6 and 10 Mb/s, B = 3,000, 1,500 bytes: figure 5-7':
    'Durchsatz (%), PCR 1,5, 6 und 10 Mb/s, B = 3.000, 1.500 Byte: Abbildung 5-7',
  'throughput (%), PCR 6 Mb/s, B = 3,000, 500 bytes: figure 6-2':
    'Durchsatz (%), PCR 6 Mb/s, B = 3.000, 500 Byte: Abbildung 6-2',
  'throughput (%) by end-to-end delay, load 1.5, PCR 6 Mb/s, B = 3,000: figure 7':
    'Durchsatz (%) nach Verzögerung von Ende zu Ende, Last 1,5, PCR 6 Mb/s, B = 3.000: Abbildung 7',
  'throughput (%) by the error of N_VC, 50 servers, load 1.5, B = 6,000: figures 8-1, 8-2':
    'Durchsatz (%) nach dem Fehler von N_VC, 50 Server, Last 1,5, B = 6.000: Abbildungen 8-1, 8-2',
  'throughput (%) by the number of servers, load 1.5, B = 6,000: figure 8-3':
    'Durchsatz (%) nach der Zahl der Server, Last 1,5, B = 6.000: Abbildung 8-3',
  'load 1.5 with a slow timer of 100 ms (timeouts of 200 ms and more)':
    'Last 1,5 mit einem langsamen Timer von 100 ms (Timeouts von 200 ms und mehr)',
  'fairness index over 10 s, read as figures 5-1, 5-3 and 5-5 at load 1.25':
    'Fairness-Index über 10 s, gelesen als Abbildungen 5-1, 5-3 und 5-5 bei Last 1,25',
  'Our copy has no figures: their points are not there to compare with. Table 1 is all that is printed.':
    'Unser Exemplar hat keine Abbildungen: Ihre Punkte fehlen zum Vergleich. Gedruckt ist nur Tabelle 1.',
  'Throughput is packets delivered over what the bottleneck carries, from the start of the first server on, 40 s; 16 s with 50 and 100 servers. The indices of Table 1 are of 10 s.':
    'Durchsatz sind zugestellte Pakete durch das, was der Engpass trägt, ab dem Start des ersten Servers, 40 s; 16 s mit 50 und 100 Servern. Die Indizes von Tabelle 1 sind von 10 s.',
  'A packet of 1,500 bytes is an IP datagram: 1,460 of the application, 32 cells (the paper reckons with 30); one of 500 bytes 460 and 11 cells.':
    'Ein Paket von 1.500 Byte ist ein IP-Datagramm: 1.460 der Anwendung, 32 Zellen (der Artikel rechnet mit 30); eines von 500 Byte 460 und 11 Zellen.',
  'Load: sum of the peak cell rates over the rate of SW1 to SW2. The groups start 100 ms apart, each server within 10 ms drawn from the seed.':
    'Last: Summe der Spitzenraten durch die Rate von SW1 nach SW2. Die Gruppen starten im Abstand von 100 ms, jeder Server innerhalb von 10 ms, aus dem Seed gezogen.',
  'Reno with 64-KB windows, no seg/8 term in congestion avoidance, BSD timers with ticks of 500 and 200 ms; study `ticks` has 100 ms.':
    'Reno mit Fenstern von 64 KB, ohne das Glied seg/8 in Congestion Avoidance, BSD-Timer mit Ticks von 500 und 200 ms; die Studie `ticks` hat 100 ms.',
  'D is one cell of each VC in the queue. Tt is the smaller bound, as eq. 9 prints it (CCD min), or the larger one, which meets both conditions as the text asks (CCD max).':
    'D ist eine Zelle je VC in der Warteschlange. Tt ist die kleinere Schranke, wie Gl. 9 sie druckt (CCD min), oder die größere, die beide Bedingungen erfüllt, wie der Text verlangt (CCD max).',
  'EPD starts where CCD does, at half of the buffer.': 'EPD setzt ein, wo CCD einsetzt, beim halben Puffer.',
  'With 50 and 100 servers the text has CCD best; here TLD, and with 100 also EPD, carry more: the room above Tq is then less than a packet or two of each VC.':
    'Mit 50 und 100 Servern ist im Text CCD das beste; hier überträgt TLD mehr, und mit 100 auch EPD: Der Platz über Tq ist dann kleiner als ein Paket oder zwei je VC.',
  'Table 1: its labels name figures of simulation 2, the text those of simulation 1; nothing tells the time over which the index is taken. Read as figures 5-1, 5-3, 5-5 over 10 s, 9 of 12 indices are within 0.05; DFF and EPD of the first row are higher than printed.':
    'Tabelle 1: Ihre Beschriftung nennt Abbildungen der Simulation 2, der Text die der Simulation 1; nichts sagt, über welche Zeit der Index gebildet ist. Gelesen als Abbildungen 5-1, 5-3, 5-5 über 10 s sind 9 von 12 Indizes auf 0,05 genau; DFF und EPD der ersten Zeile sind höher als gedruckt.',
  'throughput (%)': 'Durchsatz (%)',
  'N_VC (% of the number of active VCs)': 'N_VC (% der Zahl der aktiven VCs)',
  servers: 'Server',
  'end-to-end delay (ms)': 'Verzögerung von Ende zu Ende (ms)',
  'server 1 and the queue under symmetrical congestion, {0}':
    'Server 1 und die Warteschlange bei gleichmäßiger Überlast, {0}',
  'queue of SW1': 'Warteschlange von SW1',
  'window of server 1': 'Fenster von Server 1',
  'server 1': 'Server 1',
  'servers that lose cells': 'Server, die Zellen verlieren',
  'PCR {0}, B = 3,000': 'PCR {0}, B = 3.000',
  'PCR {0}, B = 6,000': 'PCR {0}, B = 6.000',
  'PCR {0}, 500 bytes': 'PCR {0}, 500 Byte',
  'mixed packet sizes, PCR {0}': 'gemischte Paketgrößen, PCR {0}',
  'effect of the end-to-end delay': 'Wirkung der Verzögerung von Ende zu Ende',
  'N_VC smaller than the number of active VCs': 'N_VC kleiner als die Zahl der aktiven VCs',
  'N_VC larger than the number of active VCs': 'N_VC größer als die Zahl der aktiven VCs',
  'effect of the number of connections': 'Wirkung der Zahl der Verbindungen',
  'CCD with the larger Tt is best, or within {0} point of it, in most overloaded cells':
    'CCD mit dem größeren Tt ist in den meisten überlasteten Fällen das beste, oder auf {0} Punkt genau',
  '4.2, figure 7': '4.2, Abbildung 7',
  'from 0 to 5 ms of delay DFF falls, CCD does not': 'von 0 bis 5 ms Verzögerung fällt DFF, CCD nicht',
  '3.4 and 4.2, figure 8': '3.4 und 4.2, Abbildung 8',
  'CCD that believes in 60 times as many VCs carries less than EPD':
    'CCD, das an 60-mal so viele VCs glaubt, überträgt weniger als EPD',
  'TLD is least fair at loads 2 and 3': 'TLD ist bei den Lasten 2 und 3 am wenigsten fair',
  '4.2, figure 5-7': '4.2, Abbildung 5-7',
  'with mixed peak rates TLD collapses: {0} points behind CCD or more':
    'mit gemischten Spitzenraten bricht TLD ein: {0} Punkte oder mehr hinter CCD',
  '2 and 4.2': '2 und 4.2',
  "CCD has at most two thirds of EPD's timeouts ({0})":
    'CCD hat höchstens zwei Drittel der Timeouts von EPD ({0})',
  '4.2, figures 6-1 to 6-3': '4.2, Abbildungen 6-1 bis 6-3',
  'packets of 500 bytes lower the throughput of all, that of CCD least (over peak rates and loads)':
    'Pakete von 500 Byte senken den Durchsatz von allen, den von CCD am wenigsten (über Spitzenraten und Lasten)',
  '4.2, figures 6-4 to 6-6': '4.2, Abbildungen 6-4 bis 6-6',
  'with mixed packet sizes the throughput is between those of the two sizes (over peak rates and loads)':
    'mit gemischten Paketgrößen ist der Durchsatz zwischen denen der beiden Größen (über Spitzenraten und Lasten)',
  '4.2, figures 5-1, 5-3 and 5-5': '4.2, Abbildungen 5-1, 5-3 und 5-5',
  'at load 1.25 TLD carries more than DFF and EPD': 'bei Last 1,25 überträgt TLD mehr als DFF und EPD',
  '4.2, figure 8-1': '4.2, Abbildung 8-1',
  'CCD is robust to estimates of 5 to 80 % of the active VCs: within {0} points of the right one':
    'CCD verträgt Schätzungen von 5 bis 80 % der aktiven VCs: auf {0} Punkte genau wie mit der richtigen',
  'throughput (%) by load, {0}': 'Durchsatz (%) nach der Last, {0}',
  '1.5, 6 and 10': '1,5, 6 und 10',
  'B = 3,000, 1,500 bytes': 'B = 3.000, 1.500 Byte',
  'B = 6,000, 1,500 bytes': 'B = 6.000, 1.500 Byte',
  'B = 3,000, 500 bytes': 'B = 3.000, 500 Byte',
  'B = 3,000, 500 bytes of every other server, 1,500 of the others':
    'B = 3.000, 500 Byte bei jedem zweiten Server, 1.500 bei den anderen',
  'throughput (%) by the error of N_VC, 50 servers, load 1.5, B = 6,000: the other points of figures 8-1, 8-2':
    'Durchsatz (%) nach dem Fehler von N_VC, 50 Server, Last 1,5, B = 6.000: die anderen Punkte der Abbildungen 8-1, 8-2',
  'throughput (%) with 20 servers, load 1.5, B = 6,000: figure 8-3':
    'Durchsatz (%) mit 20 Servern, Last 1,5, B = 6.000: Abbildung 8-3',
};
