import type { GlossaryGroup } from '../../../../app/strings/terms/entry.ts';

const entry = (name: string, text: string, ...also: readonly string[]) => ({
  name,
  text,
  also,
  isListed: true,
});

/** Begriffe der Lektionen und Artikel. Sie stehen in der Liste; in anderen Texten sind sie nicht markiert. */
export const STUDY_TERMS: readonly GlossaryGroup[] = [
  {
    title: 'Verluste und Puffer',
    entries: [
      entry('UPC', 'Usage parameter control: Ein Port prüft, ob eine Quelle ihren Vertrag einhält.'),
      entry('CLR', 'Cell loss ratio, Zellverlustrate: verlorene durch angebotene Zellen.'),
      entry(
        'Paketverlustrate',
        'Verlorene durch gesendete Pakete. Eine verlorene Zelle genügt, um ein Paket zu verlieren.',
        'PLR',
        'packet loss ratio',
      ),
      entry('Goodput', 'Neue Daten, die ihren Empfänger erreichen, je Zeit. Wiederholungen zählen nicht.'),
      entry(
        'Bilanz',
        'Alle Slots einer Leitung: nützlich, tot, doppelt und leer ergeben zusammen 100 %.',
        'ledger',
      ),
      entry(
        'Puffer',
        'Die Plätze für wartende Zellen an einem Port eines Switches.',
        'Puffergröße',
        'buffer',
      ),
      entry('Spielraum', 'Plätze über einer Schwelle, für Frames, die schon begonnen haben.', 'headroom'),
      entry(
        'mittlere Warteschlange',
        'Ein gleitendes Mittel der Warteschlange, mit jeder Zelle fortgeschrieben. RED entscheidet danach.',
        'average queue',
      ),
      entry('max_c', 'Die größte Wahrscheinlichkeit, mit der RED eine Zelle abweist.'),
      entry('max_p', 'Dasselbe für ein Paket aus n Zellen: 1 − (1 − max_c)ⁿ.'),
      entry('Drop-Timer', 'Die längste Zeit, die ESPD einen VC auf seiner Drop-Liste hält.', 'drop timer'),
      entry('Obergrenze', 'Der größte Teil eines Puffers, den ein VC halten darf.', 'cap'),
      entry('Reserve', 'Der Teil eines Puffers, den ein VC immer beanspruchen darf.', 'reserve'),
      entry(
        'Besetzung eines Puffers',
        'Ein VC hält den Puffer voll: Sein Fenster ist größer, und seine Zellen nehmen jeden Platz, der frei wird.',
        'capture of a buffer',
      ),
      entry(
        'Aufnahme eines VC',
        'Ein VC kommt auf die Drop-Liste: Seine Zellen werden abgewiesen, bis die Regel ihn entlässt.',
        'capture of a VC',
      ),
      entry('Wartezeit', 'Die Zeit, die eine Zelle wartet: Warteschlange mal Zellzeit.', 'queueing delay'),
      entry(
        'stehende Warteschlange',
        'Eine Warteschlange, die sich nie leert: Sie bringt Verzögerung und keinen Durchsatz.',
        'standing queue',
      ),
      entry(
        'vorübergehende Warteschlange',
        'Zellen, die zwischen einer Änderung und der Antwort darauf kommen: etwa Überschuss der Rate mal Rückmeldezeit.',
        'transient queue',
      ),
      entry(
        'Warteschlangen je VC',
        'Eine Warteschlange für jeden VC an einem Port, statt einer für alle.',
        'per-VC queueing',
      ),
    ],
  },
  {
    title: 'Fenster und Epochen',
    entries: [
      entry(
        'verzögertes ACK',
        'Eine Quittung für jedes zweite Paket oder nach kurzer Wartezeit.',
        'delayed ACK',
      ),
      entry('Congestion Avoidance', 'Das langsame Wachsen eines Fensters über ssthresh.'),
      entry(
        'Fast Recovery',
        'Nach einem Fast Retransmit sendet der Sender mit der Hälfte seines Fensters weiter.',
      ),
      entry(
        'NewReno',
        'Ein Reno, das in jedem Umlauf ein verlorenes Paket ersetzt, bis das Fenster wieder ganz ist.',
      ),
      entry(
        'SACK',
        'Selective acknowledgement: Der Empfänger meldet, was er hat, und nur Fehlendes wird wiederholt.',
      ),
      entry(
        'Go-back-N',
        'Nach einem Timeout sendet der Sender vom ersten fehlenden Paket an alles noch einmal.',
      ),
      entry(
        'AIMD',
        'Additive increase, multiplicative decrease: hinauf um einen festen Schritt, hinab um einen festen Faktor.',
        'additive increase',
        'multiplicative decrease',
      ),
      entry(
        'Bandbreite-Verzögerungs-Produkt',
        'Rate mal Umlaufzeit: was auf einem Weg zugleich unterwegs ist.',
        'bandwidth-delay product',
      ),
      entry(
        'Überlastepoche',
        'Eine Folge von Verlusten an einem Port ohne Lücke über 20 ms. Sie dauert etwa einen Umlauf.',
        'congestion epoch',
      ),
      entry(
        'globale Synchronisation',
        'Die Fenster vieler Verbindungen fallen und steigen zusammen.',
        'global synchronisation',
      ),
      entry(
        'Synchronisationsindex',
        'Die mittlere Korrelation der Fenster über alle Paare von Sendern.',
        'synchronisation index',
      ),
      entry('fensterbegrenzt', 'Gebremst durch Fenster durch Umlaufzeit.', 'window-limited'),
      entry('ratenbegrenzt', 'Gebremst durch die erlaubte Zellrate.', 'rate-limited'),
      entry('Tick', 'Die Körnung der Timer eines TCP.', 'tick'),
    ],
  },
  {
    title: 'Raten',
    entries: [
      entry('FRM', 'Forward-RM-Zelle: auf dem Weg zum Ziel.'),
      entry('BRM', 'Backward-RM-Zelle: auf dem Weg zurück zur Quelle.'),
      entry(
        'relative Ratenmarkierung',
        'Switches setzen CI oder NI in RM-Zellen nach Schwellen der Warteschlange.',
        'relative rate marking',
      ),
      entry(
        'Beat-down',
        'Bei Markierung mit einem Bit wird ein VC über mehrere volle Switches öfter gebremst als andere.',
        'beat-down',
      ),
      entry('λ', 'Lambda: der Teil der Kapazität, den ein Switch mit expliziten Raten austeilt.', 'lambda'),
      entry(
        'Kopplung',
        'Das Fenster eines TCP wird aus der erlaubten Rate und der Umlaufzeit gesetzt.',
        'coupling',
      ),
    ],
  },
  {
    title: 'Simulationen',
    entries: [
      entry(
        'IP',
        'Internet Protocol: die Pakete, die TCP sendet; in einem ATM-Netz wird jedes ein Frame aus Zellen.',
      ),
      entry('Engpass', 'Die Leitung, deren Kapazität eine Verbindung begrenzt.', 'bottleneck'),
      entry(
        'Parking Lot',
        'Eine Kette von Switches, an denen Ströme einer nach dem anderen dazukommen.',
        'parking lot',
      ),
      entry('Zellzeit', 'Die Zeit einer Zelle auf der Leitung: 2,726 µs bei 155,52 Mb/s.', 'cell time'),
      entry('VPI', 'Virtual path identifier: der erste Teil der Kennung eines VC im Kopf einer Zelle.'),
      entry('VCI', 'Virtual channel identifier: der zweite Teil dieser Kennung.'),
      entry('Lesart', 'Eine Art, auszufüllen, was ein Artikel offenlässt.', 'reading'),
      entry('Seed', 'Der Startwert der Zufallszahlen. Derselbe Seed ergibt denselben Lauf.', 'seed'),
      entry(
        'Phaseneffekt',
        'Ein Ergebnis, das davon abhängt, welche Zelle in einer Zellzeit oder einem Tick zuerst kommt.',
        'phase effect',
      ),
      entry(
        'Zweig',
        'Zwei Zweige haben dieselbe Vergangenheit und dieselben Zufallszahlen und unterscheiden sich in einer Änderung.',
        'branch',
      ),
    ],
  },
];
