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

/** What a breakpoint is about. */
export type StopSubject =
  | { readonly kind: 'any' | 'burst' | 'time' }
  | { readonly kind: 'vc'; readonly vc: VcInfo }
  | { readonly kind: 'queue' | 'link'; readonly port: string };

export type VerbId = keyof typeof markTexts.verbs;
export type Unit = keyof typeof markTexts.units;

export interface Verb {
  readonly id: VerbId;
  readonly of: readonly StopSubject['kind'][];
  /** Of the limit; none: it has no limit. */
  readonly unit?: Unit;
  /** What a limit is at first; for queues it depends on the buffer. */
  readonly usual?: string;
  /** Only sources with a window, with a rate, with a least rate, or VCs with credit do it. */
  readonly needs?: 'window' | 'rate' | 'mcr' | 'credit';
}

/** What subjects do, in the order of the choice. */
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

/** What a subject can do in this run; never empty. */
export const verbsOf = (subject: StopSubject, { vcs }: LoadedReport): readonly Verb[] =>
  VERBS.filter(
    ({ of, needs }) =>
      of.includes(subject.kind) &&
      (subject.kind === 'vc' ? has(subject.vc, needs) : vcs.some((vc) => has(vc, needs))),
  );

/** What breakpoints can be about; queue and link of the shown port. */
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

/** Cells of a buffer that no queue fills. */
const ENDLESS = 100_000;

/** One breakpoint as it is chosen or typed. */
export interface Clause {
  readonly subject: StopSubject;
  readonly verb: VerbId;
  /** As it is written; empty where the verb has none. */
  readonly limit: string;
  /** Where, if it is said. */
  readonly port?: string;
}

const PART_OF_PCR = /^PCR\s*(?:\/\s*(\S+))?$/i;

/** `35,320`, `PCR/10`, `PCR`: cells/s; NaN for anything else. */
export function rateLimit(text: string, pcr: number): number {
  const part = PART_OF_PCR.exec(text.trim());
  return part === null ? typedNumber(text) : pcr / typedNumber(part[1] ?? '1');
}

const EVENTS = ['loss', 'timeout', 'halving', 'mark', 'floor', 'credit'] as const;
type EventVerb = (typeof EVENTS)[number];
const AT_PORTS: readonly EventVerb[] = ['loss', 'mark', 'credit'];

/** Verbs that are the events of their breakpoints. */
export const isEvent = (verb: string): verb is EventVerb => EVENTS.some((event) => event === verb);

const picoseconds = (text: string, unit: Picoseconds): Picoseconds => Math.round(typedNumber(text) * unit);

/** The breakpoint that a clause means; the worker judges its values. */
export function stopOf({ subject, verb, limit, port }: Clause, loaded: LoadedReport): Breakpoint {
  const shown = loaded.port;
  if (verb === 'time') return { kind: 'time', timePs: picoseconds(limit, PS_PER_SECOND) };
  if (verb === 'idle')
    return { kind: 'idle', port: portOf(subject) ?? shown, forPs: picoseconds(limit, PS_PER_MS) };
  if (verb === 'refill') return { kind: 'event', event: verb, vc: null, port: portOf(subject) ?? shown };
  if (verb === 'burst') return { kind: 'event', event: 'epoch', vc: null, port: port ?? shown };
  if (isEvent(verb)) {
    const vc = subject.kind === 'vc' ? subject.vc.id : null;
    // What happens to one VC wherever that is; to any at the shown port.
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

/** What a choice of the verb begins with: a queue at nine tenths of its buffer, or at 100 cells where that is endless. */
export function usualClause(subject: StopSubject, { id, usual = '' }: Verb, { ports }: LoadedReport): Clause {
  if (id !== 'above') return { subject, verb: id, limit: usual };
  const cells = ports.find((port) => port.id === portOf(subject))?.bufferCells ?? ENDLESS;
  return { subject, verb: id, limit: exact(cells < ENDLESS ? Math.round(0.9 * cells) : 100) };
}
