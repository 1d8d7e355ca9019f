import type { Reason } from '../reasons/index.ts';
import type { Picoseconds } from '../units.ts';
import type { ParameterValue } from './parameters.ts';

/** A change while the run goes on. The same paths serve links, `--set` and live edits. */
export interface Edit {
  readonly time: Picoseconds;
  /** Of the grammar in paths.ts. */
  readonly path: string;
  readonly value: ParameterValue;
}

/** One thing wrong with a document, a link or a value. */
export interface Problem {
  /** `ports.S2>S3.params.th1` */
  readonly path: string;
  readonly value: unknown;
  /** `outside` with its range, `unknownKey` with what is known. */
  readonly reason: Reason;
  /** What is used instead, where that is possible. */
  readonly kept?: ParameterValue;
}
