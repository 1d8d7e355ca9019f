import type { sessionTexts as english } from '../../../../app/strings/measures/sessions.ts';
import type { Like } from '../../../like.ts';
import { panelNames } from '../panels/panelNames.ts';

/** Die Tabelle der Sitzungen. */
export const sessionTexts = {
  title: panelNames.sessions.title,
  open: 'Alle Sender',
  close: 'Tabelle schließen',
  table: 'Sender: was jeder bekam',
  span: (from: string, to: string) => `Gemessen von ${from} bis ${to} s.`,
  vc: 'VC',
  group: 'Gruppe',
  branch: 'Zweig',
  source: 'Quelle',
  along: 'Zweite Zahl: Zweig',
  copy: 'Als CSV kopieren',
  copied: 'Tabelle kopiert',
  grouped: 'Nach Gruppen',
  sortBy: 'Sortieren nach',
  upwards: 'kleinste zuerst',
  downwards: 'größte zuerst',
  follow: (name: string) => `${name} folgen`,
  line: 'Über der Zeit',
  lineUnit: (most: string) => `0 bis ${most} Mb/s`,
  lineHelp:
    'Goodput über die gemessene Zeit, alle Sender in einem Maßstab. Eine Lücke: Die Pakete dieser Zeit sind nicht aufgezeichnet.',
  helpFor: (name: string) => `Was ist ${name}?`,
  none: 'keine',
  from: (name: string) => `Von ${name}`,
  count: (vcs: number) => (vcs === 1 ? '1 VC' : `${vcs} VCs`),
  share: (mbps: string, part: string) => `${mbps} Mb/s, ${part} von allem`,
  normalized: 'Normierter Goodput',
  fairness: 'Fairness',
  vcFairness: 'je VC der Router',
  ofIdeal: 'von 100',
  ofMost: '(höchstens 100)',
  normalizedHelp:
    'Goodput der Gruppe durch ihren idealen Goodput: 100, wenn jede Leitung voll und fair geteilt ist. Über 100 bekommen andere Gruppen weniger (Rosolen et al., Gleichung 3).',
  fairnessHelp:
    'In der Gruppe: 100 minus Variationskoeffizient ihrer Goodputs in Prozent. 100: Alle Sender bekommen gleich viel. Unter 0: Wenige haben fast alles (Rosolen et al., Gleichungen 4 und 5).',
  sources: {
    'greedy-tcp': 'TCP',
    'file-tcp': 'TCP-Dateien',
    poisson: 'Poisson',
    deterministic: 'regelmäßig',
    'on-off': 'an/aus',
    vbr: 'Stufen',
    scripted: 'Skript',
    greedy: 'gierig',
  },
  columns: {
    goodput: 'Goodput',
    share: 'Vom Anteil',
    cellLoss: 'Zellverlust',
    packetLoss: 'Paketverlust',
    delay: 'Verzögerung',
    delay99: 'Verzögerung p99',
    timeouts: 'Timeouts',
    files: 'Dateien',
    fileTime: 'Zeit je Datei',
    weight: 'Gewicht',
    kept: 'Eigene Plätze',
  },
  units: {
    goodput: 'Mb/s',
    share: '%',
    cellLoss: '%',
    packetLoss: '%',
    delay: 'ms',
    delay99: 'ms',
    timeouts: '',
    files: '',
    fileTime: 's',
    weight: '',
    kept: 'Zellen',
  },
  help: {
    goodput: 'Bits der Anwendung in Paketen, die zum ersten Mal ankommen, je Sekunde.',
    share:
      'Goodput als Teil des fairen Max-Min-Anteils des Senders: was er bekäme, wenn jede Leitung voll und fair geteilt wäre. Über 100 % bekommen andere weniger.',
    cellLoss:
      'Datenzellen, die Switches abgewiesen oder verdrängt haben oder die auf Leitungen verloren gingen, als Teil der gesendeten Datenzellen.',
    packetLoss:
      'Datenpakete, die eine Zelle verloren haben, als Teil der gesendeten Datenpakete, Wiederholungen eingeschlossen.',
    delay: 'Mittlere Zeit eines Pakets vom Sender zum Ziel, mit der Zugangsleitung.',
    delay99: '99 % der Pakete brauchten nicht länger. Auf 6,3 % genau.',
    timeouts:
      'Wie oft der Sender auf den Ablauf seines Timers gewartet und mit einem Segment neu begonnen hat.',
    files: 'Vollständig quittierte Dateien.',
    fileTime: 'Mittlere Zeit einer Datei, vom Öffnen ihrer Verbindung bis zur letzten Quittung.',
    weight:
      'Anteil an der Bedienung im Verhältnis zu anderen VCs, bei einem Scheduler mit Gewichten. Der Wert, der jetzt gilt.',
    kept: 'Plätze des gezeigten Ports, die nur Zellen dieses VC belegen dürfen.',
  },
  reasons: {
    timeouts: 'Nur TCP hat Timer für Wiederholungen.',
    files: 'Diese Quelle sendet keine Dateien.',
    fileTime: 'Noch keine Datei ist vollständig.',
    sent: 'Sie hat in dieser Zeit nichts gesendet.',
    arrived: 'In dieser Zeit ist kein Paket angekommen.',
    kept: 'Sie hat keine Warteschlange am gezeigten Port.',
  },
} satisfies Like<typeof english>;
