import type { measureTexts as english } from '../../../../app/strings/measures/measures.ts';
import type { Like } from '../../../like.ts';

/** Was jede Zeile der Auswertung bedeutet. */
export const measureTexts = {
  throughput: {
    definition:
      'Pakete der Sender über die gezeigte Leitung, die ihr Ziel erreicht haben, ohne doppelte, als Anteil dessen, was die Leitung in dieser Zeit befördern könnte.',
    formula: 'Pakete ÷ größtmögliche Zahl von Paketen',
  },
  jain: {
    definition:
      'Wie gleichmäßig sich die Sender die Pakete teilen: 1, wenn alle gleich viel bekommen, 1/n, wenn einer alles bekommt. Wo die Szene ungleiche Anteile verspricht, zählt jeder im Verhältnis zu dem, was ihm zusteht. Über kurze Zeit sieht auch ein faires Verfahren unfair aus.',
    formula: '(Σ xᵢ)² ÷ (n Σ xᵢ²)',
  },
  cellsLost: {
    definition:
      'Datenzellen, die ein Switch abgewiesen, verdrängt oder vorn aus der Warteschlange genommen hat oder die eine Leitung verloren hat, als Anteil aller gesendeten Datenzellen; dann ihre Anzahl. Mehr verlorene Zellen können mehr Goodput bedeuten: Es kommt darauf an, welche Zellen verloren gehen, und wann.',
    formula: 'verlorene Zellen ÷ gesendete Zellen',
  },
  pushedOut: {
    definition:
      'Wartende Zellen des gezeigten Ports, die für einen VC unter seinem garantierten Anteil verdrängt wurden. Sie zählen als verloren.',
    formula: 'Zellen',
  },
  losses: {
    definition:
      'Timeouts: Der Sender hat auf den Ablauf seines Timers gewartet und mit einem Segment neu begonnen. Fast Retransmits: Drei doppelte ACKs haben einen Verlust gemeldet, und der Sender hat mit halbem Fenster weitergesendet.',
    formula: 'Anzahlen, alle Sender',
  },
  queue: {
    definition:
      'Zellen, die am gezeigten Port warten, über die Zeit gemittelt, ohne die Zelle auf der Leitung. In 99 % der Zeit war die Warteschlange nicht länger als p99.',
    formula: '∫ Warteschlange dt ÷ Zeitraum',
  },
  synchronization: {
    definition:
      'Mittlere Korrelation der Überlastfenster aller Paare von Sendern. Nahe 1 steigen und fallen sie zusammen, unter 0 wechseln sie sich ab. Bei mehr als 64 Sendern wird sie nicht gemessen.',
    formula: 'Mittel von corr(cwndᵢ, cwndⱼ), i < j',
  },
  normalized: {
    definition:
      'Mittlerer Goodput der Sender; 100 ist der Goodput, wenn jede Leitung voll und fair geteilt ist. Ein Sender kann über 100 liegen, wenn andere weniger bekommen.',
    formula: '100 × mittlerer Goodput ÷ mittleres Ideal',
  },
  fairness: {
    definition:
      'Der Index des ATM-RED-Artikels: 100 minus Variationskoeffizient der Goodputs in Prozent. Er zeigt kleine Unterschiede besser als der Jain-Index. Unter 0 haben wenige Sender fast alles, etwa früh im Lauf: Bei n Sendern ist er mindestens 100 (1 − √(n − 1)).',
    formula: '100 (1 − σ ÷ Mittel)',
  },
  efficiency: {
    definition:
      'Bits der Anwendungen, die über die gezeigte Leitung gingen, als Anteil dessen, was die Nutzdaten ihrer Zellen fassen. Header und Füllbytes zählen nicht, also bleibt auch eine volle Leitung unter 100 %.',
    formula: 'Goodput ÷ (Rate × 48 ÷ 53)',
  },
  packetsLost: {
    definition:
      'Datenpakete, die eine Zelle verloren haben, als Anteil aller gesendeten Datenpakete. Zweite Zahl: Pakete, die ihre erste Zelle hier verloren, als Anteil derer, deren Ende den gezeigten Port erreicht hat.',
    formula: 'verlorene Pakete ÷ gesendete Pakete',
  },
  occupancy: {
    definition: 'Die Warteschlange des gezeigten Ports als Anteil seines Puffers, über die Zeit gemittelt.',
    formula: 'Warteschlange ÷ Puffer',
  },
  delay: {
    definition:
      'Mittlere Zeit eines Pakets vom Sender zum Ziel, mit der Zugangsleitung. Zweite Zahl: mittlere Wartezeit einer Zelle in der Warteschlange des gezeigten Ports.',
    formula: 'Σ (angekommen − gesendet) ÷ Pakete',
  },
  beforeTimeout: {
    definition:
      'Mittlere Größe des Fensters kurz vor einem Timeout. Unter vier Segmenten können keine drei doppelten ACKs kommen, also behebt nur der Timer einen Verlust.',
    formula: 'Σ Fenster ÷ Timeouts',
  },
  idle: {
    definition: 'Zellslots der gezeigten Leitung, die leer blieben.',
    formula: 'leere Slots ÷ Slots',
  },
} satisfies Like<typeof english>;
