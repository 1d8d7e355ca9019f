import type { ServiceClass, SessionResult } from '../../contract/index.ts';
import type { sessionTexts as words } from '../strings/measures/sessions.ts';

export type ColumnKey = keyof typeof words.columns;
type Reason = keyof typeof words.reasons;

/** A session with what ports know of its VC. */
export interface Subject {
  readonly session: SessionResult;
  readonly serviceClass: ServiceClass;
  readonly weight: number;
  /** Places of the shown port that are kept for it; NaN without a queue of its own there. */
  readonly kept: number;
}

interface Column {
  /** In the unit of the column; NaN: there is none, `why` says why. */
  readonly value: (subject: Subject) => number;
  readonly digits: number;
  readonly why: (subject: Subject) => Reason;
}

const always = (reason: Reason) => (): Reason => reason;
const isTcp = ({ session }: Subject): boolean =>
  session.source === 'greedy-tcp' || session.source === 'file-tcp';
/** A share of nothing is none. */
const percentOf = (ratio: number, of: number): number => (of > 0 ? 100 * ratio : Number.NaN);

export const COLUMNS: Readonly<Record<ColumnKey, Column>> = {
  goodput: { value: ({ session }) => session.goodputMbps, digits: 2, why: always('arrived') },
  share: { value: ({ session }) => session.normalizedGoodput, digits: 0, why: always('arrived') },
  cellLoss: {
    value: ({ session }) => percentOf(session.cellLossRatio, session.cellsSent),
    digits: 2,
    why: always('sent'),
  },
  packetLoss: {
    value: ({ session }) => percentOf(session.packetLossRatio, session.packetsSent),
    digits: 2,
    why: always('sent'),
  },
  delay: { value: ({ session }) => session.delay.meanMs, digits: 2, why: always('arrived') },
  delay99: { value: ({ session }) => session.delay.p99Ms, digits: 2, why: always('arrived') },
  timeouts: {
    value: (subject) => (isTcp(subject) ? subject.session.timeouts : Number.NaN),
    digits: 0,
    why: always('timeouts'),
  },
  files: { value: ({ session }) => session.files?.count ?? Number.NaN, digits: 0, why: always('files') },
  fileTime: {
    value: ({ session }) => session.files?.meanS ?? Number.NaN,
    digits: 2,
    why: ({ session }) => (session.files === null ? 'files' : 'fileTime'),
  },
  weight: { value: ({ weight }) => weight, digits: 0, why: always('kept') },
  kept: { value: ({ kept }) => kept, digits: 0, why: always('kept') },
};

const USUAL: readonly ColumnKey[] = [
  'goodput',
  'share',
  'cellLoss',
  'packetLoss',
  'delay',
  'delay99',
  'timeouts',
];
/** On a projector, and behind the name of a VC on a phone. */
export const FEW: readonly ColumnKey[] = ['goodput', 'share', 'cellLoss', 'timeouts'];

/** The columns of a run: files, weights and kept places only where a VC has them. */
export function columnsFor(subjects: readonly Subject[], few: boolean): readonly ColumnKey[] {
  const weighted = subjects.some(({ weight }) => weight !== 1);
  const reserved = subjects.some(({ kept }) => kept > 0);
  const files = subjects.some(({ session }) => session.files !== null);
  const special: readonly ColumnKey[] = [
    ...(weighted ? (['weight'] as const) : []),
    ...(reserved ? (['kept'] as const) : []),
  ];
  if (few) return [...special, ...FEW];
  return [...special, ...USUAL, ...(files ? (['files', 'fileTime'] as const) : [])];
}
