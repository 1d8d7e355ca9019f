import { describe, expect, it } from 'vitest';
import type { ImpairmentDocument, ScenarioDocument } from '../../../src/contract/index.ts';
import { applySettings, createSimulation } from '../../../src/engine/node.ts';
import { complete, star } from '../../support/networks.ts';
import { outcome } from '../../support/runs.ts';

const CELLS_PER_SECOND = 100_000;

/** One VC of evenly spaced units over a link with losses, in front of a host; nothing else loses cells. */
function stream(impairment: ImpairmentDocument, packetBytes?: number, durationS = 2): ScenarioDocument {
  const document = star({ senders: 1, durationS, bufferCells: 5_000 });
  const source = { kind: 'deterministic', cellsPerSecond: CELLS_PER_SECOND, packetBytes } as const;
  return {
    ...document,
    vcs: document.vcs.map((vc) => ({ ...vc, source })),
    impairments: { 'S2>dst1': impairment },
  };
}

/** Lengths of runs of lost cells, in order: the numbers of the cells that come tell which are missing. */
function runsOfLosses(impairment: ImpairmentDocument): { lost: number; sent: number; runs: number[] } {
  const simulation = createSimulation(complete(stream(impairment)));
  const { impairment: link } = simulation.network.links.find(({ id }) => id === 'S2>dst1') ?? {};
  if (link === undefined) throw new Error('no such link');
  const runs: number[] = [];
  let length = 0;
  let sent = 0;
  const takes = link.takes.bind(link);
  link.takes = (now, meta, frame) => {
    const taken = takes(now, meta, frame);
    sent++;
    if (taken) length++;
    else if (length > 0) {
      runs.push(length);
      length = 0;
    }
    return taken;
  };
  simulation.runUntil(simulation.end);
  return { lost: link.total, sent, runs };
}

const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

describe('losses in bursts (Gilbert 1960, Elliott 1963)', () => {
  it.each([
    [0.002, 0.25],
    [0.01, 0.1],
    [0.05, 0.5],
  ])(
    'goodToBad %f, badToGood %f: loss a / (a + b), bursts of 1/b cells, geometric',
    (goodToBad, badToGood) => {
      const { lost, sent, runs } = runsOfLosses({ burst: { goodToBad, badToGood } });
      const expected = goodToBad / (goodToBad + badToGood);
      // Variance of a mean of n correlated cells: p (1 - p) (1 + r) / (1 - r) / n with r = 1 - a - b.
      const r = 1 - goodToBad - badToGood;
      const deviation = Math.sqrt((expected * (1 - expected) * (1 + r)) / (1 - r) / sent);
      expect(Math.abs(lost / sent - expected)).toBeLessThan(4 * deviation);
      const spread = Math.sqrt((1 - badToGood) / badToGood ** 2 / runs.length);
      expect(Math.abs(mean(runs) - 1 / badToGood)).toBeLessThan(4 * spread);
      const single = runs.filter((run) => run === 1).length / runs.length;
      expect(Math.abs(single - badToGood)).toBeLessThan(
        4 * Math.sqrt((badToGood * (1 - badToGood)) / runs.length),
      );
    },
  );

  it('in both states: the mean of lossGood and lossBad by the time in each', () => {
    const burst = { goodToBad: 0.02, badToGood: 0.08, lossGood: 0.01, lossBad: 0.5 };
    const { lost, sent } = runsOfLosses({ burst });
    const expected = 0.8 * 0.01 + 0.2 * 0.5;
    expect(Math.abs(lost / sent - expected)).toBeLessThan(0.006);
  });

  it('hit fewer packets than as many independent losses', () => {
    const hit = (impairment: ImpairmentDocument): { lost: number; packets: number } => {
      const { sessions } = outcome(complete(stream(impairment, 1_500))).results;
      return { lost: sessions[0]!.cellsLost, packets: sessions[0]!.packetsLost };
    };
    const apart = hit({ lossProbability: 0.02 });
    const together = hit({ burst: { goodToBad: 0.02 / 0.98 / 20, badToGood: 0.05 } });
    expect(together.lost / apart.lost).toBeGreaterThan(0.7);
    expect(together.packets / apart.packets).toBeLessThan(0.4);
  });
});

describe('losses of frames', () => {
  it('take all cells of a frame and nothing of the next, each frame with the same probability', () => {
    const [cells, p] = [32, 0.03];
    const { results } = outcome(complete(stream({ frameLossProbability: p }, 1_500, 4)));
    const { cellsLost, packetsLost, deadCells } = results.sessions[0]!;
    expect(deadCells).toBe(0);
    expect(Math.abs(cellsLost - cells * packetsLost)).toBeLessThan(cells);
    const frames = (4 * CELLS_PER_SECOND) / cells;
    expect(Math.abs(packetsLost - p * frames)).toBeLessThan(4 * Math.sqrt(p * (1 - p) * frames));
  });

  it('are drawn for each VC apart, also where cells of several interleave', () => {
    const document = star({ senders: 3, durationS: 0.5, bufferCells: 5_000, ipPacketsPerSecond: 1_000 });
    const lossy = { ...document, impairments: { 'S1>S2': { frameLossProbability: 0.02 } } };
    const { sessions } = outcome(complete(lossy)).results;
    for (const { cellsLost, packetsLost, deadCells } of sessions) {
      expect(packetsLost).toBeGreaterThan(0);
      expect(cellsLost).toBe(12 * packetsLost);
      expect(deadCells).toBe(0);
    }
  });
});

describe('kinds of loss', () => {
  it('do not move the luck of each other', () => {
    const lost = (impairment: ImpairmentDocument): number =>
      outcome(complete(stream(impairment, undefined, 0.2))).results.sessions[0]!.cellsLost;
    const alone = lost({ lossProbability: 0.01 });
    expect(lost({ lossProbability: 0.01, burst: { goodToBad: 0 }, frameLossProbability: 0 })).toBe(alone);
    expect(lost({ lossProbability: 0.01, burst: { goodToBad: 0.5, lossBad: 0 } })).toBe(alone);
  });

  it('can be set from outside and changed while the run goes on; a replay and a snapshot agree', () => {
    const document = stream({}, 1_500, 0.2);
    const path = 'impairments.S2>dst1.burst.goodToBad';
    const { document: set, problems } = applySettings(document, { [path]: 0.01 });
    expect(problems).toEqual([]);
    expect(set.impairments).toEqual({ 'S2>dst1': { burst: { goodToBad: 0.01 } } });
    const scenario = complete(document);
    const simulation = createSimulation(scenario);
    simulation.runUntil(5e10);
    simulation.apply(path, 0.01);
    simulation.apply('impairments.S2>dst1.burst.badToGood', 0.1);
    simulation.apply('impairments.S2>dst1.frameLossProbability', '0.05');
    simulation.runUntil(1e11);
    const before = simulation.snapshot();
    simulation.runUntil(simulation.end);
    const digest = simulation.digest();
    expect(simulation.results().sessions[0]!.cellsLost).toBeGreaterThan(0);
    expect(outcome(scenario, { edits: simulation.edits }).digest).toBe(digest);
    simulation.restore(before);
    simulation.runUntil(simulation.end);
    expect(simulation.digest()).toBe(digest);
  });
});
