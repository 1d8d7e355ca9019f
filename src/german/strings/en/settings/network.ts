import { CLASS_NAMES } from '../../../../contract/index.ts';
import type { SettingSection } from '../../../../strings/en/settings/words.ts';
import { ON_OFF } from './words.ts';

/** Was Ports über einen VC wissen. */
export const vcSections: readonly SettingSection[] = [
  {
    title: 'VC',
    settings: {
      weight: { label: 'Gewicht', help: 'Für Scheduler und Pufferanteile mit Gewichten.' },
      serviceClass: {
        label: 'Dienst\u00adklasse',
        help: 'Scheduler mit Prioritäten bedienen die Klassen in dieser Reihenfolge.',
        options: CLASS_NAMES,
      },
      'share.min': {
        label: 'Kleinster Anteil',
        help: 'Anteil jedes Puffers, der dem VC vorbehalten ist. Ohne Wert: wie in der Pufferaufteilung des Ports.',
      },
      'share.max': {
        label: 'Größter Anteil',
        help: 'Anteil jedes Puffers, den der VC halten darf. Ohne Wert: wie in der Pufferaufteilung des Ports.',
      },
    },
  },
];

export const linkSections: readonly SettingSection[] = [
  {
    title: 'Leitung',
    settings: {
      rateMbps: { label: 'Rate', help: 'Rate der Leitung, Zellköpfe eingeschlossen.' },
      backRateMbps: {
        label: 'Rate zurück',
        help: 'Rate in der anderen Richtung, wenn sie abweicht (asymmetrischer Zugang).',
      },
      delayMs: { label: 'Verzö\u00adgerung', help: 'Laufzeit in einer Richtung.' },
      cdvUs: {
        label: 'Streuung',
        help: 'Jede Zelle kommt um einen gleichverteilten Wert von 0 bis hierher später; höchstens eine Zellzeit. Das bricht den Gleichtakt exakter Uhren.',
      },
    },
  },
];

/** Was eine Richtung einer Leitung verliert. */
export const lossSections: readonly SettingSection[] = [
  {
    title: 'Verluste',
    settings: {
      lossProbability: {
        label: 'Zufalls\u00adverlust',
        help: 'Wahrscheinlichkeit, dass eine Zelle verloren geht, jede Zelle für sich.',
      },
      frameLossProbability: {
        label: 'Frame-Verlust',
        help: 'Wahrscheinlichkeit, dass ein Frame mit allen Zellen verloren geht, jeder Frame für sich.',
      },
      'burst.goodToBad': {
        label: 'Gut zu schlecht',
        help: 'Verluste in Bursts (Gilbert und Elliott): Wahrscheinlichkeit, dass eine gute Leitung nach einer Zelle schlecht wird.',
      },
      'burst.badToGood': {
        label: 'Schlecht zu gut',
        help: 'Wahrscheinlichkeit, dass eine schlechte Leitung nach einer Zelle gut wird: 1 / dies ist die mittlere Länge eines Bursts in Zellen.',
      },
      'burst.lossGood': {
        label: 'Verlust, wenn gut',
        help: 'Wahrscheinlichkeit, dass eine Zelle auf einer guten Leitung verloren geht.',
      },
      'burst.lossBad': {
        label: 'Verlust, wenn schlecht',
        help: 'Wahrscheinlichkeit, dass eine Zelle auf einer schlechten Leitung verloren geht.',
      },
      losses: {
        label: 'Gewählte Verluste',
        help: 'Zellen oder ganze Frames, die sicher verloren gehen, je VC ab 1 gezählt, wie sie auf die Leitung kommen.',
        list: {
          item: 'Verlust',
          columns: { vc: 'VC', of: 'von', cell: 'Zelle', frame: 'oder Frame' },
          options: { data: 'Daten', acks: 'ACKs' },
        },
      },
    },
  },
];

export const switchSections: readonly SettingSection[] = [
  {
    title: 'Regelkreise',
    settings: {
      segments: {
        label: 'VS/VD',
        help: 'Virtuelle Quelle und virtuelles Ziel: Der Switch beendet den Regelkreis jedes ABR-VC und beginnt einen neuen.',
        options: ON_OFF,
      },
    },
  },
];

export const routerSections: readonly SettingSection[] = [
  {
    title: 'Router',
    settings: {
      bufferPackets: {
        label: 'Frames',
        help: 'Plätze für wartende Frames an jedem Ausgang.',
        zero: 'keine Grenze',
      },
    },
  },
];

export const poolSections: readonly SettingSection[] = [
  {
    title: 'Anrufe',
    settings: {
      callsPerSecond: { label: 'Anrufe', help: 'Mittlere Rate, mit der Anrufe kommen.' },
      fileBytes: {
        label: 'Datei\u00adgröße',
        help: 'Jeder Anruf ist eine TCP-Verbindung, die eine Datei dieser Größe überträgt.',
      },
      holdingMs: { label: 'Haltezeit', help: 'So lange ist jeder Anruf die Quelle seines VC.' },
      vcs: {
        label: 'VCs',
        help: 'VCs, die die Anrufe befördern, in der Reihenfolge, in der sie versucht werden.',
        list: { item: 'VC', columns: { '': 'VC' } },
      },
      lengths: {
        label: 'Längen',
        help: 'Ob Größe oder Haltezeit immer gleich oder ein Mittel ist.',
        options: { fixed: 'immer gleich', exponential: 'exponentiell um das Mittel' },
      },
    },
  },
];

export const runSections: readonly SettingSection[] = [
  {
    title: 'Lauf',
    settings: {
      'run.durationS': { label: 'Länge', help: 'Länge des Laufs.' },
      'measure.fromS': { label: 'Messen ab', help: 'Hier beginnt die Statistik.' },
      'measure.toS': {
        label: 'Messen bis',
        help: 'Hier endet die Statistik. Ohne Wert: am Ende des Laufs.',
      },
      ties: {
        label: 'Gleich\u00adstand',
        help: 'Reihenfolge von Zellen, die einen Switch in derselben Pikosekunde erreichen.',
        options: { link: 'nach Leitung', shuffled: 'einmal ausgelost', drawn: 'jedes Mal ausgelost' },
      },
      'aal5.overheadBytes': {
        label: 'AAL5-Bytes',
        help: 'Bytes, die AAL5 jedem Paket hinzufügt, Trailer eingeschlossen.',
      },
    },
  },
];
