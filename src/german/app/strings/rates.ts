import { panelNames } from '../../../app/strings/panels/panelNames.ts';
import type * as english from '../../../app/strings/rates.ts';
import type { Like } from '../../like.ts';

/** Eine RM-Zelle auf ihrem Regelkreis. */
export const rmTexts = {
  title: panelNames.inspector.title,
  cell: (name: string, number: string) => `${name}, Nr. ${number}`,
  before: 'Vorige RM-Zelle',
  after: 'Nächste RM-Zelle',
  close: 'Schließen',
  source: 'Quelle',
  destination: 'Ziel',
  forward: (er: string) => `hin: ER ${er}`,
  backward: (er: string) => `zurück: ER ${er}`,
  ends: (er: string, asked: string) =>
    er === asked ? `ER ${er}, wie verlangt` : `ER ${er} von ${asked} verlangten`,
  acr: (from: string, to: string) => `ACR ${from} → ${to}`,
  cut: 'hier gesenkt',
  marked: 'hier markiert',
  field: 'Feld',
  stations: { source: 'ab Quelle', turn: 'am Ziel', home: 'an Quelle' },
  after2: (node: string) => `nach ${node}`,
  fields: { dir: 'DIR', ccr: 'CCR', er: 'ER', bits: 'CI, NI' },
  way: { source: 'hin', turn: 'Wende', home: 'zurück' },
  ways: ['zurück', 'hin'],
  every: (stations: number) => `Was an jeder ihrer ${stations} Stationen geschah`,
  ahead: 'noch voraus',
  open: 'Sie ging verloren, oder der Lauf endet vor ihrer Rückkehr.',
  waiting: 'Die Zelle wird gesucht…',
  hint: 'Zu einer RM-Zelle gehen oder eine auf ihrer Route drücken, um ihr zu folgen.',
} satisfies Like<typeof english.rmTexts>;

/** Eine RM-Zelle, vorgelesen. */
export const rmSpoken = {
  loop: (name: string, number: string, asked: string, got: string) =>
    `RM-Zelle ${number} von ${name} ging mit ER ${asked} ab und kam mit ${got} zurück.`,
} satisfies Like<typeof english.rmSpoken>;

/** Sätze über erlaubte Raten. */
export const rateSentences = {
  none: 'Noch kein VC hat begonnen.',
  noneBody: 'Auf Abspielen drücken. Die Quellen beginnen eine nach der anderen.',
  idle: 'Kein VC hat etwas zu senden.',
  idleBody: 'Ihre Dateien sind gesendet, oder sie warten auf neue Daten.',
  fair: (at: string | null) =>
    at === null
      ? 'Jedem VC ist sein fairer Anteil erlaubt.'
      : `Bei ${at} s war jedem VC sein fairer Anteil erlaubt.`,
  used: (link: string, share: string) => ` Die Leitung nach ${link} ist zu **${share}\u00a0%** genutzt.`,
  fairOne: (name: string, at: string | null) =>
    at === null
      ? `${name} darf seinen fairen Anteil senden.`
      : `Bei ${at} s durfte ${name} seinen fairen Anteil senden.`,
  furthest: (name: string, part: string) =>
    ` ${name} ist am weitesten von seinem Anteil entfernt: **${part}** davon.`,
  starved: (name: string, part: string, at: string | null) =>
    at === null
      ? `${name} darf ${part} seines fairen Anteils senden.`
      : `Bei ${at} s durfte ${name} ${part} seines fairen Anteils senden.`,
  body: (rates: string, node: string, queue: string) =>
    `${rates}. Bei ${node} ${queue === '1' ? 'wartet **1** Zelle' : `warten **${queue}** Zellen`}.`,
  rate: (name: string, acr: string, fair: string) => `${name} **${acr}** von ${fair}`,
} satisfies Like<typeof english.rateSentences>;
