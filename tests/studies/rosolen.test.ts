import { describe, expect, it } from 'vitest';
import type { RunResults } from '../../src/contract/index.ts';
import { groupFigures, type Member } from '../../src/engine/metrics/fair/groups.ts';
import { environments, findEnvironment } from '../../src/scenarios/papers/rosolen.ts';
import { findStudy, keyOf, outcomeOf, verdicts } from '../../src/studies/index.ts';
import { jobsOf } from '../../src/studies/outcome.ts';
import { rosolen } from '../../src/studies/rosolen/rosolen.ts';
import { placesIn } from '../../src/studies/rosolen/rosolenJudgements.ts';
import {
  goodputOfCluster,
  highestOccupancy,
  sessionFairness,
  utilization,
  vcFairness,
} from '../../src/studies/rosolen/rosolenMeasures.ts';

const environment = (id: string) => environments.find((one) => one.id === id) ?? expect.unreachable();

/** Its sessions by cluster, with the router that takes them into the network, or their own name. */
function clustersOf(id: string): ReadonlyMap<string, readonly { vc: number; carrier: string }[]> {
  const { vcs, nodes } = findEnvironment(id) ?? expect.unreachable();
  const routers = new Set(nodes.filter(({ kind }) => kind === 'router').map((node) => node.id));
  const clusters = new Map<string, { vc: number; carrier: string }[]>();
  for (const { id: vc, path, group = '' } of vcs) {
    const entry = path[1] ?? '';
    const session = { vc, carrier: routers.has(entry) ? entry : `VC ${vc}` };
    clusters.set(group, [...(clusters.get(group) ?? []), session]);
  }
  return clusters;
}

/** A run of an environment in which the sessions of a cluster have this goodput, the ports this occupancy. */
function run(id: string, goodput: (cluster: string, pair: number) => number, occupancy = 0.5): RunResults {
  const { trunks } = environment(id);
  const groups = [...clustersOf(id)].map(([group, sessions]) => {
    const carriers = [...new Set(sessions.map(({ carrier }) => carrier))];
    const members = sessions.map(
      ({ vc, carrier }): Member => ({
        vc,
        carrier,
        goodputMbps: goodput(group, carriers.indexOf(carrier)),
        idealMbps: 2,
      }),
    );
    return groupFigures(group, members, 1);
  });
  const ports = trunks.flatMap((_, i) => [`sw${i + 1}>sw${i + 2}`, `sw${i + 2}>sw${i + 1}`]);
  return {
    scenario: id,
    groups,
    ports: ports.map((port) => ({ port, occupancyMean: occupancy / 2, occupancyMax: occupancy })),
    links: ports.map((link, i) => ({ link, goodputUtilization: i === 0 ? 0.9 : 0.7 })),
  } as unknown as RunResults;
}

describe('sessions of an environment', () => {
  it.each([
    ['rosolen-direct', ['E2', 'W2', 'E10', 'W10'], 5],
    ['rosolen-gfc', ['A', 'B', 'C', 'X', 'Y'], 10],
    ['rosolen-router', ['N2-east', 'N2-west', 'N10-east', 'N10-west'], 25],
  ])('%s: are in the clusters of the paper, those of each direction apart', (id, names, size) => {
    const clusters = clustersOf(id);
    expect([...clusters.keys()]).toEqual(names);
    for (const sessions of clusters.values()) expect(sessions).toHaveLength(size);
  });
});

describe('figures of Rosolen et al.', () => {
  it('are fair within clusters however unequal the clusters are', () => {
    const unequal = run('rosolen-direct', (cluster) => (cluster.endsWith('2') ? 3 : 1));
    expect(sessionFairness(unequal)).toBe(100);
    expect(goodputOfCluster('2')(unequal)).toBe(150);
    expect(goodputOfCluster('10')(unequal)).toBe(50);
  });

  it('take the sessions of a VC as one where routers merge them', () => {
    const byPair = run('rosolen-router', (_cluster, pair) => 1 + (pair % 2));
    expect(vcFairness(byPair)).toBeCloseTo(sessionFairness(byPair), 9);
    let turn = 0;
    const within = run('rosolen-router', () => 1 + (turn++ % 5));
    expect(vcFairness(within)).toBe(100);
    expect(sessionFairness(within)).toBeLessThan(70);
  });

  it('take both directions of a bottleneck that is used both ways', () => {
    expect(utilization(1)(run('rosolen-direct', () => 1))).toBeCloseTo(0.8, 12);
    expect(utilization(1)(run('rosolen-direct-adsl', () => 1))).toBeCloseTo(0.9, 12);
  });

  it('refuse runs of other networks', () => {
    expect(() => sessionFairness({ scenario: 'half-empty' } as RunResults)).toThrow(/half-empty/);
  });
});

describe('the study of Rosolen et al.', () => {
  it('runs each of the twelve environments', () => {
    expect(findStudy('001')).toBe(rosolen);
    const networks = placesIn(rosolen.tables).map(({ network }) => `rosolen-${network}`);
    expect(networks.sort()).toEqual(environments.map(({ id }) => id).sort());
  });

  const table = rosolen.tables.find((one) => one.table === 3) ?? expect.unreachable();
  const OCCUPANCY = { UBR: 1, EPD: 0.9, FBA: 0.99, RED: 0.6 } as const;
  /** Lead of X and Y over B and A, by policy. */
  const judged = (lead: Record<string, number>, occupancy: Record<string, number> = OCCUPANCY) => {
    const row = table.rows[0] ?? expect.unreachable();
    const results = new Map<string, RunResults>();
    for (const column of table.columns)
      for (const job of jobsOf(table, row, column, 2)) {
        const more = Number(lead[column.column]);
        const goodput = (cluster: string) => (cluster === 'X' || cluster === 'Y' ? 2 + more : 2);
        results.set(keyOf(job), run('rosolen-gfc', goodput, occupancy[column.column]));
      }
    return verdicts(outcomeOf(rosolen, [table], 2, results)).map(({ held }) => held);
  };

  it('judges queue, peaks, hops and the gap that FBA narrows, seed by seed', () => {
    // The last one but one is the opposite of the one before, the last one fairness within clusters.
    expect(judged({ UBR: 2, EPD: 2, FBA: 1, RED: 2 })).toEqual([true, true, true, true, false, true]);
    expect(judged({ UBR: 2, EPD: 2, FBA: 1, RED: 1 })).toEqual([true, true, true, false, true, true]);
    expect(judged({ UBR: 2, EPD: -1, FBA: -2, RED: 2 })).toEqual([true, true, false, true, false, false]);
    expect(judged({ UBR: 2, EPD: 2, FBA: 1, RED: 2 }, { ...OCCUPANCY, RED: 0.9 })[0]).toBe(false);
    expect(judged({ UBR: 2, EPD: 2, FBA: 1, RED: 2 }, { ...OCCUPANCY, EPD: 0.97 })[1]).toBe(false);
  });

  it('compares ideals as printed, and nothing else that is measured against them', () => {
    const satellite = rosolen.tables.find((one) => one.table === 'geo') ?? expect.unreachable();
    const judgedIdeal = (idealMbps: number) => {
      const results = new Map<string, RunResults>();
      for (const column of satellite.columns)
        for (const job of jobsOf(satellite, satellite.rows[0] ?? expect.unreachable(), column, 1)) {
          const made = run('rosolen-direct-geo', () => 2);
          const groups = made.groups.map((group) => ({ ...group, idealMbps: idealMbps * group.vcs.length }));
          const ports = made.ports.map((port) => ({ ...port, packetLossRatio: 0 }));
          results.set(keyOf(job), { ...made, groups, ports });
        }
      return verdicts(outcomeOf(rosolen, [satellite], 1, results))[0]?.held;
    };
    expect(judgedIdeal(13.451)).toBe(true);
    expect(judgedIdeal(13.46)).toBe(false);
  });

  it('finds the fullest port', () => {
    expect(highestOccupancy(run('rosolen-gfc', () => 1, 0.4))).toBeCloseTo(40, 12);
  });
});
