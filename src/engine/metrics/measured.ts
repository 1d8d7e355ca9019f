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
  /** Weights, service classes and shares of the VCs at the end of the window. */
  readonly vcs: readonly VcState[];
  readonly samples: WindowSamples;
  readonly from: Totals;
  /** Whether the window begins at a mark, after the start of the measurement. */
  readonly isMarked: boolean;
  readonly to: Totals;
  /** Rates at the end of the time in which they are judged by their shares; null for the end of the window. */
  readonly judged: RatesThen | null;
  /** Times of changes of settings during the run. */
  readonly changes: readonly Picoseconds[];
  readonly seed: number;
  readonly digest: string;
  readonly hops: number;
}

/** Length of the window, seconds. */
export const seconds = ({ from, to }: MeasuredWindow): number => (to.time - from.time) / PS_PER_SECOND;
export const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
/**
 * A share in a window, 0 to 1. Cells in transit at its start can count in the part and not in the whole, and
 * make it larger: then the share is 1.
 */
export const share = (part: number, whole: number): number => ratio(part, Math.max(part, whole));
