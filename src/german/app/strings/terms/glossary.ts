import type { GlossaryEntry, GlossaryGroup } from '../../../../app/strings/terms/entry.ts';
import { STUDY_TERMS } from './studyTerms.ts';

const entry = (name: string, text: string, ...also: readonly string[]): GlossaryEntry => ({
  name,
  text,
  also,
});

/** Wörter fast jedes Satzes: nur in der Liste, in Texten nicht markiert. */
const listed = (name: string, text: string, ...also: readonly string[]): GlossaryEntry => ({
  ...entry(name, text, ...also),
  isListed: true,
});

/** Jeder Begriff, den die Seite benutzt, ohne ihn an Ort und Stelle zu erklären. */
export const GLOSSARY: readonly GlossaryGroup[] = [
  {
    title: 'Zellen und Frames',
    entries: [
      entry('ATM', 'Asynchronous Transfer Mode: ein Netz, das alles in Zellen von 53 Bytes befördert.'),
      listed(
        'VC',
        'Virtueller Kanal (virtual channel): eine Verbindung durch das Netz. Ihre Zellen nehmen alle denselben Weg, in ihrer Reihenfolge.',
        'VCs',
      ),
      listed('Zelle', 'Was eine Leitung befördert: 53 Bytes, davon 48 Nutzdaten.', 'Zellen', 'cell'),
      entry(
        'Zellslot',
        'Die Zeit, die eine Zelle auf einer Leitung braucht: 2,73 µs bei 155,52 Mb/s. Ein Slot ohne Zelle ist leer.',
        'Zellslots',
        'Slot',
        'Slots',
        'cell slot',
      ),
      entry(
        'AAL5',
        'Die Anpassungsschicht: Sie zerlegt ein Paket in Zellen, markiert die letzte und prüft am anderen Ende das Ganze.',
      ),
      entry(
        'Frame',
        'Alle Zellen eines Pakets. Geht eine davon verloren, ist der ganze Frame für den Empfänger wertlos.',
        'Frames',
      ),
      entry('BOM', 'Beginning of message: die erste Zelle eines Frames.'),
      entry(
        'EOM',
        'End of message: die letzte Zelle eines Frames. An ihrer Markierung sieht ein Switch, wo Frames enden.',
      ),
      entry(
        'LAN',
        'Lokales Netz (local area network): Leitungen von Metern bis zu wenigen Kilometern, deren Verzögerung kaum zählt.',
      ),
      entry(
        'WAN',
        'Weitverkehrsnetz (wide area network): Leitungen von hundert Kilometern und mehr, deren Verzögerung zählt.',
      ),
      entry(
        'ADSL',
        'Eine Telefonleitung als Zugang zum Netz, mit höherer Rate zum Client hin als von ihm weg.',
      ),
      entry('UBR', 'Unspecified bit rate: ein Dienst ohne Zusagen. Zellen werden befördert, wenn Platz ist.'),
      entry('ABR', 'Available bit rate: ein Dienst, in dem Switches jeder Quelle ihre Rate vorgeben.'),
      entry('CBR', 'Constant bit rate: ein Dienst, der eine feste Rate reserviert.'),
      entry(
        'VBR',
        'Variable bit rate: ein Dienst für Quellen mit wechselnder Rate, in Echtzeit (rt-VBR) oder nicht (nrt-VBR).',
        'rt-VBR',
        'nrt-VBR',
      ),
    ],
  },
  {
    title: 'Warteschlange und Verwerfen',
    entries: [
      listed(
        'Warteschlange',
        'Zellen, die an einem Port eines Switches warten, bis die Leitung für sie frei ist.',
        'Warteschlangen',
        'queue',
      ),
      listed('abgewiesen', 'Nicht in den Puffer gelassen: Die Zelle ist verloren.', 'abweisen', 'refused'),
      entry(
        'Verlust',
        'Eine Zelle, die ein Port abweist, oder der Moment, in dem er es tut.',
        'Verluste',
        'Verlusten',
        'drop',
      ),
      entry(
        'RCD',
        'Random cell discard, auch Tail Drop: Jede Zelle, die den Puffer voll vorfindet, wird abgewiesen.',
        'Tail Drop',
      ),
      entry(
        'PPD',
        'Partial packet discard: Ist eine Zelle eines Frames verloren, wird auch der Rest dieses Frames abgewiesen.',
      ),
      entry(
        'EPD',
        'Early packet discard: Über einer Schwelle werden ganze neue Frames von ihrer ersten Zelle an abgewiesen.',
      ),
      entry(
        'ESPD',
        'Early selective packet discard: wie EPD, aber nur wenige VCs auf einmal werden abgewiesen, die auf der Drop-Liste.',
      ),
      entry(
        'FBA',
        'Fair buffer allocation: Über einer Schwelle werden Frames von VCs abgewiesen, die mehr als ihren Anteil halten.',
      ),
      entry(
        'RED',
        'Random early detection: Je länger die mittlere Warteschlange, desto wahrscheinlicher wird ein Paket abgewiesen.',
        'ATM-RED',
      ),
      entry(
        'CCD',
        'Zellen werden vorn in der Warteschlange verworfen, eine je VC; danach folgt eine Pause ohne Verwerfen.',
      ),
      entry(
        'DFF',
        'Drop from front: Läuft der Puffer über, macht die älteste Zelle Platz, und der Sender erfährt früher davon.',
      ),
      entry('Drop-Liste', 'VCs, deren Zellen der Port zurzeit abweist.', 'Drop-Listen', 'drop list'),
      entry(
        'Schwelle',
        'Eine Länge der Warteschlange, bei der das Verfahren beginnt oder aufhört, Zellen abzuweisen.',
        'Schwellen',
        'T',
        'Th1',
        'Th2',
        'threshold',
      ),
      entry(
        'Verdrängung',
        'Eine wartende Zelle der längsten Warteschlange macht Platz für einen VC unter seinem garantierten Anteil.',
        'verdrängt',
        'push-out',
      ),
      entry(
        'tot',
        'Eine Zelle oder ein Slot ist verschwendet, weil ihr Frame schon eine Zelle verloren hat.',
        'tote Zelle',
        'tote Zellen',
        'toten Zellen',
        'toter Zellen',
        'dead',
      ),
      entry(
        'nützlich',
        'Ein Slot mit einer Zelle eines Pakets, das seinen Empfänger zum ersten Mal erreicht.',
        'nützliche',
        'nützlichen',
        'useful',
      ),
      entry('doppelt', 'Ein Slot mit einem Paket, das der Empfänger schon hat.', 'duplicate'),
      entry('leer', 'Ein Slot, für den keine Zelle da war.', 'leere', 'leeren', 'idle'),
      entry(
        'FIFO',
        'First in, first out: eine Warteschlange für alle, in der Reihenfolge der Ankunft bedient.',
      ),
      entry('Round Robin', 'Eine Warteschlange je VC, reihum bedient.', 'RR'),
      entry(
        'WFQ',
        'Weighted fair queueing: eine Warteschlange je VC, im Verhältnis von Gewichten bedient.',
        'Gewicht',
        'Gewichte',
        'Gewichten',
        'weight',
      ),
      entry('WRR', 'Weighted round robin: wie WFQ, mit ganzzahligen Zählern statt Finish Tags.'),
      entry(
        'Finish Tag',
        'WFQ: virtuelle Zeit, zu der eine Zelle ginge, wenn alle Warteschlangen zugleich bedient würden. Die kleinste geht zuerst.',
        'Finish Tags',
      ),
    ],
  },
  {
    title: 'TCP',
    entries: [
      entry(
        'TCP',
        'Transmission Control Protocol: wiederholt Pakete, bis sie quittiert sind, und passt sein Fenster Verlusten an.',
      ),
      entry(
        'ACK',
        'Quittung (acknowledgement): Der Empfänger meldet, bis wohin er alles hat.',
        'ACKs',
        'Quittung',
        'Quittungen',
      ),
      entry(
        'doppeltes ACK',
        'Eine Quittung, die die letzte wiederholt: Dahinter fehlt etwas.',
        'doppelte ACKs',
        'doppelten ACKs',
        'duplicate ACK',
      ),
      entry(
        'Fenster',
        'Wie viel ein Sender ohne Quittung unterwegs haben darf.',
        'Fenstern',
        'Fensters',
        'window',
      ),
      entry(
        'cwnd',
        'Überlastfenster (congestion window) in Bytes: was TCP sich selbst erlaubt. Es wächst mit Quittungen und schrumpft mit Verlusten.',
        'Überlastfenster',
      ),
      entry('ssthresh', 'Slow start threshold: das Fenster, bei dem Slow Start endet.'),
      entry(
        'Slow Start',
        'Das Fenster wächst mit jeder Quittung um ein Segment und verdoppelt sich in jedem Umlauf.',
        'slow start',
      ),
      entry(
        'RTT',
        'Umlaufzeit (round-trip time): vom Senden eines Pakets bis zu seiner Quittung, mit Warteschlangen.',
        'RTTs',
        'Umlauf',
        'Umläufe',
        'Umlaufzeit',
      ),
      entry(
        'RTO',
        'Retransmission timeout: wie lange ein Sender auf eine Quittung wartet, bevor er erneut sendet.',
      ),
      entry(
        'Timeout',
        'Der Timer läuft ohne Quittung ab: Der Sender beginnt neu mit einem Segment.',
        'Timeouts',
        'timeout',
      ),
      entry(
        'Fast Retransmit',
        'Nach drei doppelten ACKs wiederholt der Sender das fehlende Segment sofort und halbiert sein Fenster.',
        'Fast Retransmits',
        'fast retransmit',
      ),
      entry(
        'CUBIC',
        'Ein TCP, dessen Fenster mit der dritten Potenz der Zeit seit dem letzten Verlust wächst. Es ist neuer als die Artikel.',
      ),
      entry('MSS', 'Maximum segment size: so viele Datenbytes trägt ein TCP-Paket höchstens.'),
      entry(
        'ECN',
        'Explicit congestion notification: Ein Router markiert ein Paket, statt es zu verwerfen, und der Sender bremst.',
      ),
      entry(
        'Jain',
        'Fairness-Index von Jain: 1, wenn alle gleich viel bekommen, 1/n, wenn einer von n alles bekommt.',
      ),
      entry(
        'Synchronisation',
        'Wie sehr die Fenster aller Sender gemeinsam steigen und fallen: 1 gemeinsam, 0 unabhängig.',
        'synchronisation',
      ),
    ],
  },
  {
    title: 'Ratenregelung (ABR)',
    entries: [
      entry(
        'RM-Zelle',
        'Resource-Management-Zelle: eine von 32 Zellen einer Quelle. Sie läuft zum Ziel und zurück, und Switches schreiben in sie.',
        'RM-Zellen',
        'RM',
        'RM cell',
      ),
      entry(
        'ACR',
        'Allowed cell rate: wie schnell eine Quelle jetzt senden darf, in Zellen/s.',
        'erlaubte Rate',
        'erlaubte Raten',
        'erlaubten Raten',
        'allowed rate',
      ),
      entry(
        'ER',
        'Explicit rate: ein Feld der RM-Zellen. Jeder Switch auf dem Weg darf es auf die Rate senken, die er geben kann.',
      ),
      entry('CCR', 'Current cell rate: die Rate, die die Quelle in ihre RM-Zellen schreibt.'),
      entry('PCR', 'Peak cell rate: die höchste Rate, mit der eine Quelle je senden darf.'),
      entry('MCR', 'Minimum cell rate: die Rate, mit der eine Quelle immer senden darf.', 'MCRs'),
      entry('ICR', 'Initial cell rate: die Rate, mit der eine Quelle beginnt.'),
      entry('CI', 'Congestion indication: ein Bit der RM-Zellen, das die Quelle bremst.'),
      entry('NI', 'No increase: ein Bit der RM-Zellen, das der Quelle verbietet, schneller zu werden.'),
      entry('DIR', 'Direction: ein Bit der RM-Zellen, hin zum Ziel oder zurück zur Quelle.'),
      entry(
        'EFCI',
        'Explicit forward congestion indication: ein Bit der Datenzellen, das ein überlasteter Switch setzt.',
      ),
      entry('MACR', 'Mean allowed cell rate: das Mittel der Raten, die ein EPRCA-Switch gesehen hat.'),
      entry('RIF', 'Rate increase factor: der Schritt, um den eine Quelle schneller wird, als Teil von PCR.'),
      entry('RDF', 'Rate decrease factor: der Teil, um den eine Quelle langsamer wird, wenn CI gesetzt ist.'),
      entry('LT', 'Untere Schwelle der Warteschlange: Darunter bremst ein Switch keine Quelle.'),
      entry('HT', 'Obere Schwelle der Warteschlange: Darüber bremst ein Switch jede Quelle.'),
      entry(
        'DPF',
        'Down pressure factor, EPRCA: Ein VC über diesem Teil von MACR gilt als über seinem Anteil.',
      ),
      entry(
        'ERF',
        'Explicit reduction factor: der Teil der fairen Rate, den ein VC über seinem Anteil bekommt.',
      ),
      entry('MRF', 'Major reduction factor, EPRCA: der Teil von MACR, den jeder VC über HT bekommt.'),
      entry(
        'VCS',
        'VC separator, EPRCA: Unter LT zählen nur Raten über diesem Teil von MACR für das Mittel.',
      ),
      entry(
        'IM',
        'Intelligent marking: ein Switch-Algorithmus, der eine Rate für alle VCs Schritt für Schritt verschiebt.',
      ),
      entry('EPRCA', 'Ein Switch-Algorithmus, der die Raten mittelt, die er sieht, und Teile davon zuteilt.'),
      entry(
        'ERICA',
        'Ein Switch-Algorithmus, der Last und aktive VCs über Intervalle misst und daraus jeden Anteil berechnet.',
        'ERICA+',
      ),
      entry(
        'ERAA',
        'Ein Switch-Algorithmus, der eine Tabelle der VCs führt und exakte Max-Min-Anteile zuteilt.',
      ),
      entry(
        'CAPC',
        'Ein Switch-Algorithmus, der einen fairen Anteil hebt oder senkt, je nachdem, ob die Last unter oder über dem Ziel ist.',
      ),
      entry(
        'Max-Min',
        'Max-Min-fair: Kein VC kann mehr bekommen, ohne es einem zu nehmen, der nicht mehr hat.',
        'fairer Anteil',
        'fairen Anteil',
        'faire Anteile',
        'max-min',
      ),
      entry('C', 'Kapazität der Leitung, in Zellen/s.'),
    ],
  },
  {
    title: 'Kredit',
    entries: [
      entry(
        'Kredit',
        'Freie Plätze, die der nächste Switch einem VC zugesagt hat. Jede Zelle braucht einen; ohne Kredit wartet der VC.',
        'Kredite',
        'Krediten',
        'credit',
      ),
      entry(
        'Kreditzelle',
        'Eine Zelle, die zurückläuft und meldet, wie viele Plätze frei geworden sind.',
        'Kreditzellen',
        'credit cell',
      ),
      entry(
        'Restkredit',
        'Zellen, die noch gesendet werden dürfen, bevor die nächste Kreditzelle kommt.',
        'credit left',
      ),
    ],
  },
  ...STUDY_TERMS,
];
