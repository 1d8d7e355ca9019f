import { panelNames } from './panels/panelNames.ts';

/** One RM cell around its loop. */
export const rmTexts = {
  title: panelNames.inspector.title,
  cell: (name: string, number: string) => `${name}, no. ${number}`,
  before: 'Previous RM cell',
  after: 'Next RM cell',
  close: 'Close',
  source: 'source',
  destination: 'dest.',
  forward: (er: string) => `forward: ER ${er}`,
  backward: (er: string) => `backward: ER ${er}`,
  ends: (er: string, asked: string) => (er === asked ? `ER ${er}, as asked` : `ER ${er} of ${asked} asked`),
  acr: (from: string, to: string) => `ACR ${from} → ${to}`,
  cut: 'cut here',
  marked: 'marked here',
  field: 'Field',
  stations: { source: 'leaves source', turn: 'at dest.', home: 'at source' },
  after2: (node: string) => `after ${node}`,
  fields: { dir: 'DIR', ccr: 'CCR', er: 'ER', bits: 'CI, NI' },
  way: { source: 'fwd', turn: 'turned', home: 'back' },
  ways: ['back', 'fwd'],
  every: (stations: number) => `What happened at each of its ${stations} stations`,
  ahead: 'ahead',
  open: 'It was lost, or the run ends before it returns.',
  waiting: 'Looking for the cell…',
  hint: 'Step to an RM cell, or press one on its route, to follow it around the loop.',
} as const;

/** An RM cell read aloud. */
export const rmSpoken = {
  loop: (name: string, number: string, asked: string, got: string) =>
    `RM cell ${number} of ${name} left with ER ${asked} and came back with ${got}.`,
} as const;

/** Sentences about allowed rates. */
export const rateSentences = {
  none: 'No VC has started yet.',
  noneBody: 'Press Play. The sources start one after the other.',
  idle: 'No VC has anything to send.',
  idleBody: 'Their files are sent, or they wait for more data.',
  /** `at`, here and below: the moment in words that stay true; null where it is now. */
  fair: (at: string | null) =>
    at === null ? 'Every VC is allowed its fair share.' : `At ${at} s every VC was allowed its fair share.`,
  /** All are as far from their shares. */
  alike: (part: string, at: string | null) =>
    at === null
      ? `Every VC is allowed ${part} of its fair share.`
      : `At ${at} s every VC was allowed ${part} of its fair share.`,
  fairOne: (name: string, at: string | null) =>
    at === null ? `${name} is allowed its fair share.` : `At ${at} s ${name} was allowed its fair share.`,
  starved: (name: string, part: string, at: string | null) =>
    at === null
      ? `${name} is allowed ${part} of its fair share.`
      : `At ${at} s ${name} was allowed ${part} of its fair share.`,
  body: (rates: string, node: string, queue: string) =>
    `ACR of ${rates}. At ${node} **${queue}** ${queue === '1' ? 'cell waits' : 'cells wait'}.`,
  /** `body`: the sentence before. */
  bodyUsed: (body: string, link: string, share: string) =>
    `${body} The link to ${link} is **${share}\u00a0%** used.`,
  bodyFurthest: (body: string, name: string, part: string) =>
    `${body} ${name} is furthest from its share: **${part}** of it.`,
  rate: (name: string, acr: string, fair: string) => `${name} **${acr}** of ${fair}`,
} as const;
