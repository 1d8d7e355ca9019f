import type { ParameterValue } from './parameters.ts';
import type { Picoseconds } from './units.ts';

/**
 * A change while the run goes on. The same paths serve links, `--set` and live edits:
 * `policy`, `policy.<param>`, `buffer` (every switch port);
 * `ports.S2>S3.policy`, `ports.S2>S3.policy.<param>`, `ports.S2>S3.buffer` (one port);
 * `scheduler` and `allocation` wherever `policy` can stand;
 * `buffers`, `classes.ubr.buffer`, `classes.ubr.policy`, `classes.ubr.policy.<param>` (also behind `ports.S2>S3.`);
 * `vcs.3.weight`, `vcs.3.serviceClass`, `vcs.3.share.min`, `vcs.3.share.max`, `vcs.*.weight` (one VC, or all);
 * `impairments.S2>S3.lossProbability` (one direction of a link; all of `LOSS_KEYS`);
 * `abr.rif`, `vcs.3.abr.rif` (every VC with rate control, or one; also rdf, nrm, crm, cdf);
 * `abr.coupling.k`, `vcs.3.abr.coupling.k` (every VC with rate control and TCP, or one; every key of a coupling).
 */
export interface Edit {
  readonly time: Picoseconds;
  readonly path: string;
  readonly value: ParameterValue;
}

/** One thing wrong with a document, a link or a value. */
export interface Problem {
  /** `ports.S2>S3.params.th1` */
  readonly path: string;
  readonly value: unknown;
  /** `outside 0 to 2,000`, `unknown key; known: a, b` */
  readonly reason: string;
  /** What is used instead, where that is possible. */
  readonly kept?: ParameterValue;
}
