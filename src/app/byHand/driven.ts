import {
  cellRateBehind,
  type Edit,
  type LoadedReport,
  type Picoseconds,
  type VcInfo,
} from '../../contract/index.ts';
import { crosses, drawnPath, driverIn } from '../store/runKind.ts';

/** The sender that a reader drives. Rates are application bits/s unless noted. */
export interface Driven {
  readonly vc: number;
  /** Path of the edits that drive it; their values are in cells/s. */
  readonly path: string;
  /** Application bits that each of its cells carries. */
  readonly bitsPerCell: number;
  /** Capacity of the shown link, and an equal share of it. */
  readonly linkBits: number;
  readonly shareBits: number;
  /** Rate before the first edit. */
  readonly firstBits: number;
  /** The other senders on the link. */
  readonly others: readonly VcInfo[];
  readonly endPs: Picoseconds;
}

/** Rate that represents silence in a run of a few seconds, cells/s: a source cannot have the rate 0. */
const SILENT = 1;

/** Null where the run has no sender at a constant rate that its scenario lets a reader drive. */
export function drivenIn(loaded: LoadedReport): Driven | null {
  const { scenario, vcs, port, endPs } = loaded;
  const source = driverIn(scenario)?.source;
  const info = vcs.find(({ id }) => id === driverIn(scenario)?.id);
  const path = drawnPath(scenario);
  if (info === undefined || path === null || source?.kind !== 'deterministic') return null;
  const bitsPerCell = (8 * info.segmentBytes) / info.cellsPerPacket;
  const sharing = vcs.filter((vc) => crosses(vc, port));
  const linkBits = cellRateBehind(loaded.scenario, port) * bitsPerCell;
  return {
    vc: info.id,
    path,
    bitsPerCell,
    linkBits,
    shareBits: linkBits / Math.max(1, sharing.length),
    firstBits: source.cellsPerSecond * bitsPerCell,
    others: sharing.filter((vc) => vc.id !== info.id),
    endPs,
  };
}

/** Whole cells/s, which keeps links short: they contain differences of successive rates. */
export const cellsOf = ({ bitsPerCell }: Driven, bits: number): number =>
  Math.max(SILENT, Math.round(bits / bitsPerCell));

/** A rate in force from a time on. */
export interface RateStep {
  readonly from: Picoseconds;
  readonly bits: number;
}

/** The drawn rates in order of time, with the rate before the first edit from 0 s on. */
export const drawnSteps = (driven: Driven, edits: readonly Edit[]): readonly RateStep[] => [
  { from: 0, bits: driven.firstBits },
  ...edits
    .filter(({ path }) => path === driven.path)
    .map(({ time, value }) => ({ from: time, bits: Number(value) * driven.bitsPerCell })),
];

/** The rate in force at a time. */
export const rateAt = (steps: readonly RateStep[], time: Picoseconds): number =>
  steps.findLast(({ from }) => from <= time)?.bits ?? 0;

/** All edits that do not drive the sender. */
export const besides = ({ path: own }: Driven, edits: readonly Edit[]): readonly Edit[] =>
  edits.filter(({ path }) => path !== own);
