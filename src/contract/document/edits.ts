import type { Reason } from '../reasons/index.ts';
import type { Picoseconds } from '../units.ts';
import type { ParameterValue } from './parameters.ts';

/** A change of a value during a run. Links, `--set` and live edits use the same paths. */
export interface Edit {
  readonly time: Picoseconds;
  /** A path by the grammar in paths.ts. */
  readonly path: string;
  readonly value: ParameterValue;
}

/** One error in a document, a link or a value. */
export interface Problem {
  /** `ports.S2>S3.params.th1` */
  readonly path: string;
  readonly value: unknown;
  /** Such as `outside` with the range, or `unknownKey` with the known keys. */
  readonly reason: Reason;
  /** Value used instead, where that is possible. */
  readonly kept?: ParameterValue;
}
