import type { ChannelInfo } from '../../../contract/index.ts';
import type { Trace } from '../../sim/binTrace.ts';

/** A recorded value. */
export interface TracedValue {
  readonly info: ChannelInfo;
  readonly trace: Trace;
  /** The present value, from which the trace continues after `forgetFrom`. */
  readonly current: () => number;
}
