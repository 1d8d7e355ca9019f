import type { ChannelInfo } from '../../../contract/index.ts';
import type { Trace } from '../../sim/binTrace.ts';

/** A value that is recorded. */
export interface TracedValue {
  readonly info: ChannelInfo;
  readonly trace: Trace;
  /** The present value, to begin again after a cut. */
  readonly current: () => number;
}
