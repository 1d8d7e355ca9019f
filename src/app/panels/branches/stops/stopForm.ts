import { type LoadedReport, PS_PER_SECOND, type Stop } from '../../../../contract/index.ts';

const EVENTS = ['loss', 'timeout', 'halving'] as const;
type EventKind = (typeof EVENTS)[number];
const QUEUE = { above: 'above', below: 'below' } as const;

export type StopKind = EventKind | keyof typeof QUEUE | 'rate' | 'time';

/** What a run can be stopped at: windows are cut where there is TCP, rates fall where there is rate control. */
export const stopKinds = (rated: boolean, windows: boolean): readonly StopKind[] => [
  'loss',
  ...(windows ? (['timeout', 'halving'] as const) : []),
  'above',
  'below',
  ...(rated ? (['rate'] as const) : []),
  'time',
];

export const isEvent = (kind: StopKind): kind is EventKind => EVENTS.some((one) => one === kind);

/** What is filled in. */
export interface StopFields {
  readonly kind: StopKind;
  /** Empty: any. */
  readonly vc: string;
  readonly limit: string;
}

const PART_OF_PCR = /^PCR\s*(?:\/\s*(\S+))?$/i;

/** `35320`, `PCR/10`, `PCR`: cells/s; NaN for anything else. */
export function rateLimit(text: string, pcr: number): number {
  const part = PART_OF_PCR.exec(text.trim());
  return part === null ? numberIn(text) : pcr / numberIn(part[1] ?? '1');
}

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** The stop that the form describes; the worker judges it. */
export function stopOf({ kind, vc, limit }: StopFields, { port, vcs }: LoadedReport): Stop {
  if (isEvent(kind)) {
    // Of one VC wherever it happens; of any where one looks.
    const here = kind === 'loss' && vc === '' ? port : null;
    return { kind: 'event', event: kind, vc: vc === '' ? null : Number(vc), port: here };
  }
  if (kind === 'time') return { kind, timePs: Math.round(numberIn(limit) * PS_PER_SECOND) };
  if (kind === 'rate') {
    const { pcr } = vcs.find(({ id }) => String(id) === vc)?.abr ?? { pcr: Number.NaN };
    return { kind: 'level', channel: `acr/${vc}`, side: 'below', limit: rateLimit(limit, pcr) };
  }
  return { kind: 'level', channel: `queue/${port}`, side: QUEUE[kind], limit: numberIn(limit) };
}
