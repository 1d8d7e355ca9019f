import { createHash } from 'node:crypto';
import { AppliedTrace } from '../../src/app/traces/applied.ts';
import type { Edit, ScenarioDocument } from '../../src/contract/index.ts';
import { createSimulation, Recorder } from '../../src/engine/index.ts';
import { complete, star } from '../support/networks.ts';
import { rowsOf } from '../support/runs.ts';

/** Few cells in a long time: 1.5 s, so that several snapshots are kept on the way. */
export const slow: ScenarioDocument = {
  ...star({
    senders: 3,
    accessMbps: 4,
    bottleneckMbps: 2,
    delayMs: 2,
    bufferCells: 60,
    policy: 'epd',
    durationS: 1.5,
    tcp: { minRtoMs: 30, initialRtoMs: 50 },
  }),
  policies: { espd: { th1: 50, th2: 25 } },
};

export const END_S = 1.5;

/** The whole run with its edits, never interrupted. */
export function straight(edits: readonly Edit[] = [], document = slow) {
  const simulation = createSimulation(complete(document), { seed: 1, edits });
  const recorder = new Recorder(simulation);
  simulation.runUntil(simulation.end);
  recorder.flush();
  const applied = new AppliedTrace();
  applied.append(recorder.takeApplied());
  return {
    applied,
    digest: simulation.digest(),
    results: simulation.results(),
    events: rowsOf(recorder.takeEvents()),
    bins: fingerprint(recorder.takeColumns()),
  };
}

/**
 * Per channel: how many bins, and a hash of their values; equal for equal traces and quick to compare. Bins without a
 * value that follow the last one tell nothing.
 */
export const fingerprint = (
  columns: readonly { readonly min: ArrayLike<number>; readonly max: ArrayLike<number> }[],
): string[] =>
  columns.map(({ min, max }) => {
    let bins = max.length;
    while (bins > 0 && Number.isNaN(max[bins - 1])) bins--;
    return `${bins} ${hash(min, bins)} ${hash(max, bins)}`;
  });

const hash = (values: ArrayLike<number>, bins: number): string =>
  createHash('sha1').update(Float32Array.from(values).subarray(0, bins)).digest('hex').slice(0, 12);

export function digestAt(seconds: number, edits: readonly Edit[] = []): string {
  const simulation = createSimulation(complete(slow), { seed: 1, edits });
  simulation.runUntil(seconds * 1e12);
  return simulation.digest();
}
