import type { ScenarioDocument } from '../../src/contract/index.ts';
import { isAlike } from '../../src/engine/abr/parts/equalRates.ts';
import { createSimulation, Recorder } from '../../src/engine/index.ts';
import { complete } from './networks.ts';

/** A change of the allowed rate of a VC, cells/s, as a recorder hears it. */
export interface RecordedChange {
  readonly vc: number;
  readonly time: number;
  readonly before: number;
  readonly after: number;
}

/** Every change, rounding apart, of the rates of all VCs of a run up to a time, those of one VC in order. */
export function rateChanges(document: ScenarioDocument, endPs: number, seed = 1): RecordedChange[] {
  const simulation = createSimulation(complete(document), { seed });
  const recorder = new Recorder(simulation);
  const changes: RecordedChange[] = [];
  recorder.channels.forEach(({ quantity, vc }, channel) => {
    if (quantity !== 'acr' || vc === null) return;
    let before = recorder.current(channel);
    recorder.listen(channel, (time, after) => {
      if (!isAlike(before, after)) changes.push({ vc, time, before, after });
      before = after;
    });
  });
  simulation.runUntil(endPs);
  return changes;
}

/** Those at whose time the rate of their VC changes only once: a time and a VC name them. */
export function unmistakable(changes: readonly RecordedChange[]): RecordedChange[] {
  const seen = new Map<string, number>();
  const key = ({ vc, time }: RecordedChange): string => `${vc} ${time}`;
  for (const one of changes) seen.set(key(one), (seen.get(key(one)) ?? 0) + 1);
  return changes.filter((one) => seen.get(key(one)) === 1);
}
