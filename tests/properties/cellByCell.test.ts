import { describe, expect, it } from 'vitest';
import { lostAt, type ScenarioDocument } from '../../src/contract/index.ts';
import { type CompleteScenario, checkScenario, createSimulation } from '../../src/engine/node.ts';
import { scenes } from '../../src/scenarios/index.ts';
import { CellLog } from '../support/cellLog.ts';
import { byTier } from '../support/tier.ts';

const PS = 1e12;
/** Seconds. */
const MOST_S = byTier(0.1, 3);

/** The beginning of a scene, measured but for its first third. */
function beginning(scene: ScenarioDocument): CompleteScenario {
  const durationS = Math.min(scene.run.durationS, MOST_S);
  const measure = { fromS: Math.round(durationS * 333) / 1000 };
  const { scenario } = checkScenario({ ...scene, run: { ...scene.run, durationS }, measure });
  return scenario ?? expect.unreachable(scene.id);
}

/** Nothing but rounding of sums may differ. */
function expectNear(found: number, truth: number, what: string): void {
  if (Number.isNaN(truth)) expect(found, what).toBeNaN();
  else
    expect(Math.abs(found - truth), `${what}: ${found}, ${truth}`).toBeLessThanOrEqual(
      1e-9 * Math.max(1, Math.abs(truth)),
    );
}

describe('figures of a run are those of its cells, one by one', () => {
  it.each(
    scenes.flatMap(([scene]) => byTier([1], [1, 2, 3]).map((seed) => [scene.id, seed, scene] as const)),
  )('%s, seed %d', (_, seed, scene) => {
    const scenario = beginning(scene);
    const run = createSimulation(scenario, { seed });
    run.runUntil(run.end);
    const followed = createSimulation(scenario, { seed, path: 'general' });
    const log = new CellLog(followed, scenario.fromPs, scenario.toPs);
    followed.runUntil(followed.end);
    const { ports, links, sessions, whole, digest } = run.results();
    const cells = log.truth;
    const port = ports.find((one) => one.port === scenario.shownPort) ?? expect.unreachable();
    const ledger = links.find(({ link }) => link === scenario.shownPort)?.ledger ?? expect.unreachable();
    expect(followed.results().digest).toBe(digest);
    for (const use of ['useful', 'dead', 'duplicate', 'idle'] as const)
      expectNear(ledger[use], cells[use], use);
    for (const key of ['queueMean', 'queueMax', 'queueP99'] as const) expectNear(port[key], cells[key], key);
    expectNear(whole.delayMeanMs, cells.delayMs, 'delay');
    expectNear(whole.effectiveThroughput, cells.throughput, 'throughput');
    expectNear(port.packetLossRatio, cells.packetLossHere, 'packets lost here');
    expect(lostAt(port)).toBe(cells.refused + cells.pushedOut + cells.fromFront);
    expect(port.classes.map(({ serviceClass, offered, lost }) => ({ serviceClass, offered, lost }))).toEqual(
      cells.classes,
    );
    expect(sessions.map(({ packets }) => packets)).toEqual(cells.packets);
    expect(sessions.map(({ packetsSent }) => packetsSent)).toEqual(cells.packetsSent);
    expect(sessions.map(({ packetsLost }) => packetsLost)).toEqual(cells.packetsLost);
    expect(sessions.map(({ files }) => files?.timesS ?? null)).toEqual(cells.files);
    const seconds = (scenario.toPs - scenario.fromPs) / PS;
    sessions.forEach(({ goodputMbps }, i) => {
      expectNear(goodputMbps, (8 * cells.bytes[i]!) / seconds / 1e6, `goodput ${i}`);
    });
    const waits = sessions.flatMap((session) => session.waits.filter((wait) => wait.port === port.port));
    const taken = waits.reduce((sum, wait) => sum + wait.cells, 0);
    const waited = waits.reduce((sum, wait) => sum + (wait.cells > 0 ? wait.cells * wait.meanMs : 0), 0);
    expectNear(waited / taken, cells.waitMs, 'wait');
  });
});
