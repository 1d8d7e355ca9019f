import { fairnessOf, type RunResults, type ScenarioDocument } from '../../contract/index.ts';
import type { Driven } from './driven.ts';

/** Results of a sender in a run, and of the others; Mb/s of application data. */
export interface Got {
  readonly mbps: number;
  readonly lost: number;
  readonly sent: number;
  /** Mean of the other senders. */
  readonly otherMbps: number;
  /** Jain's index of packets: 1 if all get the same. */
  readonly fairness: number;
  readonly timeouts: number;
  readonly window: RunResults['window'];
}

/** Null where the run has no such sender. */
export function gotBy(vc: number, results: RunResults): Got | null {
  const own = results.sessions.find((session) => session.vc === vc);
  if (own === undefined) return null;
  const others = results.sessions.filter((session) => session !== own);
  return {
    mbps: own.goodputMbps,
    lost: own.packetsLost,
    sent: own.packetsSent,
    otherMbps: others.reduce((sum, { goodputMbps }) => sum + goodputMbps, 0) / Math.max(1, others.length),
    fairness: fairnessOf(results, 'equal'),
    timeouts: own.timeouts,
    window: results.window,
  };
}

/** The scenario with the baseline source for the driven sender. */
export function withBaseline(
  scenario: ScenarioDocument,
  { vc: driven }: Pick<Driven, 'vc'>,
): ScenarioDocument {
  const baseline = scenario.stage?.byHand?.baseline;
  if (baseline === undefined) return scenario;
  return {
    ...scenario,
    vcs: scenario.vcs.map((vc) => (vc.id === driven ? { ...vc, source: baseline } : vc)),
  };
}
