import { type Picoseconds, PS_PER_SECOND, type VcState } from '../../contract/index.ts';
import type { CompleteScenario } from '../../scenario/document/complete.ts';
import type { Network } from '../network/nodes/network.ts';
import type { WindowSamples } from './correlation.ts';
import type { RatesThen } from './fair/judge.ts';
import type { Totals } from './totals.ts';

/** A run between two totals. */
export interface MeasuredWindow {
  readonly scenario: CompleteScenario;
  readonly network: Network;
  /** What ports know of the VCs at the end of the window. */
  readonly vcs: readonly VcState[];
  readonly samples: WindowSamples;
  readonly from: Totals;
  /** The window begins where a mark was set, behind the beginning of the measurement. */
  readonly isMarked: boolean;
  readonly to: Totals;
  /** How far rates are judged by their shares; null: to the end of the window. */
  readonly judged: RatesThen | null;
  /** When settings were changed while it ran. */
  readonly changes: readonly Picoseconds[];
  readonly seed: number;
  readonly digest: string;
  readonly hops: number;
}

/** Length of the window. */
export const seconds = ({ from, to }: MeasuredWindow): number => (to.time - from.time) / PS_PER_SECOND;
export const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
/**
 * A share of what a window has, 0 to 1. What was under way as it began belongs to the part and not to the whole, and can
 * make it larger: then it is all of it.
 */
export const share = (part: number, whole: number): number => ratio(part, Math.max(part, whole));
