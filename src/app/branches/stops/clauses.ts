import {
  type Breakpoint,
  type LoadedReport,
  type Picoseconds,
  PS_PER_MS,
  PS_PER_SECOND,
  type VcInfo,
} from '../../../contract/index.ts';
import { exact, portName } from '../../format.ts';
import { vcName } from '../../store/vcNames.ts';
import { markTexts } from '../../strings/marks.ts';
import { typedNumber } from '../../widgets/numbers/typedNumber.ts';

/** Subject of a breakpoint. */
export type StopSubject =
  | { readonly kind: 'any' | 'burst' | 'time' }
  | { readonly kind: 'vc'; readonly vc: VcInfo }
  | { readonly kind: 'queue' | 'link'; readonly port: string };

export type VerbId = keyof typeof markTexts.verbs;
export type Unit = keyof typeof markTexts.units;

export interface Verb {
  readonly id: VerbId;
  readonly of: readonly StopSubject['kind'][];
  /** Unit of the limit; undefined: the verb has no limit. */
  readonly unit?: Unit;
  /** Initial limit; for queues it depends on the buffer. */
  readonly usual?: string;
  /** Property that a source or VC must have for the verb: a window, a rate, a minimum rate, or credit. */
  readonly needs?: 'window' | 'rate' | 'mcr' | 'credit';
}

/** Verbs of subjects, in the order of the choice. */
const VERBS: readonly Verb[] = [
  { id: 'loss', of: ['any', 'vc'] },
  { id: 'timeout', of: ['any', 'vc'], needs: 'window' },
  { id: 'halving', of: ['any', 'vc'], needs: 'window' },
  { id: 'mark', of: ['any', 'vc'] },
  { id: 'floor', of: ['any', 'vc'], needs: 'mcr' },
  { id: 'credit', of: ['any', 'vc'], needs: 'credit' },
  { id: 'windowBelow', of: ['vc'], unit: 'segments', usual: '4', needs: 'window' },
  { id: 'windowAbove', of: ['vc'], unit: 'segments', usual: '20', needs: 'window' },
  { id: 'rateBelow', of: ['vc'], unit: 'rate', usual: 'PCR/10', needs: 'rate' },
  { id: 'rateAbove', of: ['vc'], unit: 'rate', usual: 'PCR/2', needs: 'rate' },
  { id: 'above', of: ['queue'], unit: 'cells' },
  { id: 'below', of: ['queue'], unit: 'cells', usual: '1' },
  { id: 'refill', of: ['queue'] },
  { id: 'idle', of: ['link'], unit: 'ms', usual: '10' },
  { id: 'burst', of: ['burst'] },
  { id: 'time', of: ['time'], unit: 's', usual: '1' },
];

const HAS: Readonly<Record<NonNullable<Verb['needs']>, (vc: VcInfo) => boolean>> = {
  window: ({ windowBytes }) => windowBytes !== null,
  rate: ({ abr }) => abr !== null,
  mcr: ({ abr }) => abr !== null && abr.mcr > 0,
  credit: ({ mechanisms }) => mechanisms.some((id) => id === 'credit' || id === 'adaptive-credit'),
};

const has = (vc: VcInfo, what: Verb['needs']): boolean => what === undefined || HAS[what](vc);

/** Verbs of a subject in this run; never empty. */
export const verbsOf = (subject: StopSubject, { vcs }: LoadedReport): readonly Verb[] =>
  VERBS.filter(
    ({ of, needs }) =>
      of.includes(subject.kind) &&
      (subject.kind === 'vc' ? has(subject.vc, needs) : vcs.some((vc) => has(vc, needs))),
  );

/** Possible subjects of breakpoints; queue and link are the shown port's. */
export const stopSubjects = ({ vcs, port }: LoadedReport): readonly StopSubject[] => [
  { kind: 'any' },
  ...vcs.map((vc) => ({ kind: 'vc', vc }) as const),
  { kind: 'queue', port },
  { kind: 'link', port },
  { kind: 'burst' },
  { kind: 'time' },
];

export function subjectWords(subject: StopSubject, loaded: LoadedReport): string {
  const { subjects } = markTexts;
  if (subject.kind === 'vc') return vcName(loaded, subject.vc.id);
  if (subject.kind === 'queue' || subject.kind === 'link')
    return subjects[subject.kind](portName(subject.port));
  return subjects[subject.kind];
}

/** Buffer size from which on a queue is not expected to fill it, cells. */
const ENDLESS = 100_000;

/** One breakpoint as chosen or typed. */
export interface Clause {
  readonly subject: StopSubject;
  readonly verb: VerbId;
  /** The limit as written; empty if the verb has none. */
  readonly limit: string;
  /** Port, if it is given. */
  readonly port?: string;
}

const PART_OF_PCR = /^PCR\s*(?:\/\s*(\S+))?$/i;

/** Rate of `35,320`, `PCR/10` or `PCR`, cells/s; NaN for any other text. */
export function rateLimit(text: string, pcr: number): number {
  const part = PART_OF_PCR.exec(text.trim());
  return part === null ? typedNumber(text) : pcr / typedNumber(part[1] ?? '1');
}

const EVENTS = ['loss', 'timeout', 'halving', 'mark', 'floor', 'credit'] as const;
type EventVerb = (typeof EVENTS)[number];
const AT_PORTS: readonly EventVerb[] = ['loss', 'mark', 'credit'];

/** Whether a verb is also the event name of its breakpoint. */
export const isEvent = (verb: string): verb is EventVerb => EVENTS.some((event) => event === verb);

const picoseconds = (text: string, unit: Picoseconds): Picoseconds => Math.round(typedNumber(text) * unit);

/** The breakpoint of a clause; the worker validates its values. */
export function stopOf({ subject, verb, limit, port }: Clause, loaded: LoadedReport): Breakpoint {
  const shown = loaded.port;
  if (verb === 'time') return { kind: 'time', timePs: picoseconds(limit, PS_PER_SECOND) };
  if (verb === 'idle')
    return { kind: 'idle', port: portOf(subject) ?? shown, forPs: picoseconds(limit, PS_PER_MS) };
  if (verb === 'refill') return { kind: 'event', event: verb, vc: null, port: portOf(subject) ?? shown };
  if (verb === 'burst') return { kind: 'event', event: 'epoch', vc: null, port: port ?? shown };
  if (isEvent(verb)) {
    const vc = subject.kind === 'vc' ? subject.vc.id : null;
    // By default events of one VC count anywhere, those of any VC at the shown port.
    const usual = AT_PORTS.includes(verb) && vc === null ? shown : null;
    return { kind: 'event', event: verb, vc, port: port ?? usual };
  }
  const side = /above$/i.test(verb) ? 'above' : 'below';
  return { kind: 'level', side, ...levelOf({ subject, verb, limit }, loaded) };
}

const portOf = (subject: StopSubject): string | null => ('port' in subject ? subject.port : null);

function levelOf({ subject, verb, limit }: Clause, { port }: LoadedReport) {
  if (subject.kind !== 'vc')
    return { channel: `queue/${portOf(subject) ?? port}`, limit: typedNumber(limit) };
  const { id, abr, segmentBytes } = subject.vc;
  if (abr !== null && verb.startsWith('rate'))
    return { channel: `acr/${id}`, limit: rateLimit(limit, abr.pcr) };
  return { channel: `cwnd/${id}`, limit: typedNumber(limit) * segmentBytes };
}

/** Initial clause of a verb: for a queue nine tenths of its buffer, or 100 cells if the buffer is very large. */
export function usualClause(subject: StopSubject, { id, usual = '' }: Verb, { ports }: LoadedReport): Clause {
  if (id !== 'above') return { subject, verb: id, limit: usual };
  const cells = ports.find((port) => port.id === portOf(subject))?.bufferCells ?? ENDLESS;
  return { subject, verb: id, limit: exact(cells < ENDLESS ? Math.round(0.9 * cells) : 100) };
}
