import type { SettingSection } from '../../../../strings/en/settings/words.ts';
import { ON_OFF } from './words.ts';

const FIXED_OR_MEAN = { fixed: 'immer gleich', exponential: 'exponentiell um das Mittel' };

/** Schlüssel von `source` eines VC. */
export const sourceSections: readonly SettingSection[] = [
  {
    title: 'Quelle',
    settings: {
      kind: {
        label: 'Art',
        help: 'Was in den VC sendet.',
        options: {
          'greedy-tcp': 'TCP: immer Daten zu senden',
          'file-tcp': 'TCP: Dateien',
          poisson: 'Poisson',
          deterministic: 'konstante Rate',
          'on-off': 'Bursts und Stille',
          vbr: 'wechselnde Raten (VBR)',
          scripted: 'zu gegebenen Zeiten',
          greedy: 'gierig: alles, was erlaubt ist',
        },
      },
      packetBytes: {
        label: 'Paket\u00adgröße',
        help: 'Bytes der Anwendung in jedem Paket. Eine Quelle ohne TCP und ohne Pakete sendet einzelne Zellen.',
      },
      startMs: { label: 'Beginn', help: 'Wann die Quelle beginnt.' },
      'startMs.from': {
        label: 'Beginn von',
        help: 'Der Seed lost den Beginn zwischen zwei Zeiten aus: die erste.',
      },
      'startMs.to': {
        label: 'Beginn bis',
        help: 'Der Seed lost den Beginn zwischen zwei Zeiten aus: die letzte.',
      },
      cellsPerSecond: { label: 'Rate', help: 'Rate der Quelle: die mittlere, oder die eines Bursts.' },
      phase: {
        label: 'Phase',
        help: 'Teil einer Periode zwischen dem Beginn und der ersten Zelle oder dem ersten Frame.',
      },
      burstMs: { label: 'Burst', help: 'Länge eines Bursts.' },
      silenceMs: { label: 'Stille', help: 'Länge der Stille nach einem Burst.' },
      levels: {
        label: 'Stufen',
        help: 'Raten, die endlos reihum aufeinander folgen: jede für ihre Länge.',
        list: { item: 'Stufe', columns: { cellsPerSecond: 'Rate', ms: 'Länge' } },
      },
      times: {
        label: 'Zeiten',
        help: 'Wann Zellen oder Pakete gesendet werden, nach dem Beginn; aufsteigend.',
        list: { item: 'Zeit', columns: { '': 'Zeit' } },
      },
      lengths: {
        label: 'Längen',
        help: 'Ob Längen immer gleich oder Mittelwerte sind.',
        options: FIXED_OR_MEAN,
      },
      spacing: {
        label: 'Abstände',
        help: 'Zeiten zwischen den Zellen einer Rate.',
        options: { regular: 'regelmäßig', poisson: 'zufällig (Poisson)' },
      },
      unit: {
        label: 'Einheit der Zeiten',
        help: 'Einheit, in der die Zeiten des Dokuments stehen.',
        options: { us: 'Mikrosekunden', slots: 'Zellzeiten der Leitung' },
      },
      fileBytes: { label: 'Datei\u00adgröße', help: 'Bytes jeder Datei.' },
      files: { label: 'Dateien', help: 'Zahl der Dateien, eine nach der anderen.', zero: 'kein Ende' },
      pauseMs: { label: 'Pause', help: 'Zeit zwischen dem Ende einer Datei und dem Beginn der nächsten.' },
      sizes: {
        label: 'Größen',
        help: 'Ob alle Dateien diese Größe haben oder sie ein Mittel ist.',
        options: FIXED_OR_MEAN,
      },
      pauses: {
        label: 'Pausen',
        help: 'Ob alle Pausen gleich sind oder sie ein Mittel ist.',
        options: FIXED_OR_MEAN,
      },
      peakCellRate: {
        label: 'Spitzen\u00adrate',
        help: 'Shaping: Zellen verlassen den Host höchstens mit dieser Rate. Ohne Wert: mit der Rate der Leitung.',
      },
      ipPacketsPerSecond: {
        label: 'IP-Bedienung',
        help: 'IP an der Quelle sendet höchstens so viele Pakete je Sekunde.',
        zero: 'keine Grenze',
      },
      ipJitterUs: {
        label: 'IP-Jitter',
        help: 'IP braucht für jedes Paket bis zu so viel länger, gleichverteilt ausgelost.',
      },
    },
  },
];

/** Schlüssel von `abr`, ohne die, für die die Ratenregelung Wörter hat. */
export const abrSections: readonly SettingSection[] = [
  {
    title: 'Kopplung von TCP und ABR',
    settings: {
      'coupling.form': null,
      'coupling.k': null,
      'coupling.rtt': null,
      'coupling.floorSegments': null,
      'coupling.weight': null,
      'coupling.threshold': null,
    },
  },
  {
    title: 'ABR-Quelle',
    settings: {
      rule: {
        label: 'Quellen\u00adregel',
        help: 'Regeln, nach denen die Quelle ihre Rate ändert.',
        options: {
          tm4: 'TM 4.0',
          prca: 'PRCA',
          becn: 'BECN (Newman)',
          efci: 'EFCI, negative Polarität',
        },
      },
      pcr: { label: 'PCR', help: 'Höchste Zellrate. Ohne Wert: die Rate der ersten Leitung.' },
      mcr: { label: 'MCR', help: 'Kleinste Zellrate: Das Netz erlaubt sie immer.' },
      icr: {
        label: 'ICR',
        help: 'Zellrate am Anfang, auch nach langer Stille. Ohne Wert: PCR.',
      },
      rif: null,
      rdf: null,
      nrm: null,
      mrm: { label: 'Mrm', help: 'Nach Trm genügen so viele Zellen für die nächste Forward-RM-Zelle.' },
      trmMs: { label: 'Trm', help: 'Nach dieser Zeit genügen Mrm Zellen für die nächste Forward-RM-Zelle.' },
      tbeCells: {
        label: 'TBE',
        help: 'Transient buffer exposure: Zellen im Netz, bevor die erste RM-Zelle zurückkommt. ICR ist höchstens TBE / FRTT.',
      },
      frttMs: {
        label: 'FRTT',
        help: 'Fester Umlauf, ohne Warteschlangen. Ohne Wert: der des Wegs.',
      },
      crm: null,
      cdf: null,
      adtfMs: { label: 'ADTF', help: 'Eine so lange ungenutzte Rate fällt auf ICR zurück.' },
      tcr: { label: 'TCR', help: 'Rate der Forward-RM-Zellen, solange ACR kleiner ist.' },
      recoveryMs: {
        label: 'Erholung',
        help: 'BECN und EFCI: Nach so langer Zeit ohne RM-Zelle steigt die Rate.',
      },
      bufferCells: {
        label: 'Quell\u00adpuffer',
        help: 'Plätze für Zellen, die auf ihre Rate warten. Ein Frame, der nicht hineinpasst, geht ganz verloren.',
        zero: 'keine Grenze',
      },
      dueCell: {
        label: 'Fällige Zelle',
        help: 'Wenn ACR sich ändert: ob eine Zelle, deren Zeit schon feststeht, zur neuen Rate wechselt.',
        options: { stays: 'bleibt', moves: 'wechselt' },
      },
      receiverRate: {
        label: 'Empfänger\u00adrate',
        help: 'Das Ziel senkt ER auf diesen Wert, wenn es RM-Zellen zurückschickt.',
        zero: 'aus',
      },
      quantizeRm: {
        label: '16-Bit-Raten',
        help: 'Raten in RM-Zellen sind 16-Bit-Zahlen, höchstens 0,2 % kleiner.',
        options: ON_OFF,
      },
    },
  },
];

/** Schlüssel von `credit`. */
export const creditSections: readonly SettingSection[] = [
  {
    title: 'Kredit',
    settings: {
      n2: {
        label: 'N2',
        help: 'Ein Empfänger gibt nach so vielen weitergeleiteten Zellen einen Kredit zurück.',
      },
      n3: {
        label: 'N3',
        help: 'Plätze über N2 hinaus auf jedem Abschnitt, oder genug für den Umlauf des Abschnitts bei voller Rate.',
        options: { roundTrip: 'Umlauf' },
      },
      adaptive: {
        label: 'Adaptiv',
        help: 'VCs auf demselben Abschnitt teilen ihre Plätze nach der jüngsten Nutzung.',
        options: ON_OFF,
      },
      piggyback: {
        label: 'Huckepack',
        help: 'Kredite reisen mit anderen Zellen; sonst braucht jeder einen Zellslot.',
        options: ON_OFF,
      },
    },
  },
];

/** Wie viele senden. */
export const senderSections: readonly SettingSection[] = [
  {
    title: 'Gruppe',
    settings: {
      count: {
        label: 'Sender hier',
        help: 'Sender, die an diesem Switch ins Netz kommen. Weitere sind Kopien des letzten; bei weniger fallen die letzten weg.',
      },
    },
  },
];
