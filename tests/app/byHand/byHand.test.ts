import { beforeAll, describe, expect, it } from 'vitest';
import { cellsOf, type Driven, drawnSteps, rateAt } from '../../../src/app/byHand/driven.ts';
import { gotBy, withBaseline } from '../../../src/app/byHand/outcome.ts';
import { conclusionOf } from '../../../src/app/byHand/Result.tsx';
import { fetchPacking } from '../../../src/app/link/packed/packing.ts';
import { parseLink, writeLink } from '../../../src/app/link/query.ts';
import { EMPTY_LINK } from '../../../src/app/link/state.ts';
import { byHandTexts as texts } from '../../../src/app/strings/pages/byHand.ts';
import type { Edit, RunResults, ScenarioDocument } from '../../../src/contract/index.ts';
import { checkScenario, createSimulation } from '../../../src/engine/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { runs, seedsByTier } from '../../support/sceneRuns.ts';

const scene = findScenario('be-the-sender') as ScenarioDocument;
const SECOND = 1e12;
const edit = (seconds: number, value: number): Edit => ({
  time: seconds * SECOND,
  path: 'vcs.10.rate',
  value,
});
/** 520 bytes in 12 cells, on a link of 155.52 Mb/s with cells of 424 bits. */
const driven: Driven = {
  vc: 10,
  path: 'vcs.10.rate',
  bitsPerCell: (520 * 8) / 12,
  linkBits: (155.52e6 / 424) * ((520 * 8) / 12),
  shareBits: ((155.52e6 / 424) * ((520 * 8) / 12)) / 10,
  firstBits: 36_680 * ((520 * 8) / 12),
  others: [],
  endPs: 3 * SECOND,
};

function result(document: ScenarioDocument, edits: readonly Edit[] = [], seed = 1): RunResults {
  const { scenario } = checkScenario({ ...document, run: { durationS: 0.4 } });
  if (scenario === null) throw new Error('cannot run');
  const simulation = createSimulation(scenario, { seed, edits });
  simulation.runUntil(simulation.end);
  return simulation.results();
}

describe('a sender that is driven by hand', () => {
  it('begins at an equal share of the link, and a silent one is no rate of 0', () => {
    expect(driven.firstBits / driven.shareBits).toBeCloseTo(1, 3);
    expect(cellsOf(driven, driven.shareBits)).toBe(36_679);
    expect(cellsOf(driven, 0)).toBe(1);
  });

  it('has the rate of the last edit of its own', () => {
    const steps = drawnSteps(driven, [edit(1, 30_000), { ...edit(1.5, 7), path: 'buffer' }, edit(2, 60_000)]);
    const cells = [0, 0.999, 1, 1.7, 2, 3].map((at) => rateAt(steps, at * SECOND) / driven.bitsPerCell);
    expect(cells.map(Math.round)).toEqual([36_680, 36_680, 30_000, 30_000, 60_000, 60_000]);
  });

  it.each(seedsByTier(2, 5))(
    'says what it got and what Reno gets in its place, as counters have it: seed %i',
    (seed) => {
      const own = result(scene, [edit(0.1, 200_000), edit(0.2, 20_000)], seed);
      const reno = result(withBaseline(scene, driven), [], seed);
      const [got, beside] = [gotBy(10, own), gotBy(10, reno)];
      if (got === null || beside === null) throw new Error('there is no sender 10');
      const goodput = (run: RunResults, i: number) => ((run.sessions[i]?.packets ?? 0) * 520 * 8) / 0.4 / 1e6;
      const nine = (run: RunResults) => [...Array(9).keys()].reduce((sum, i) => sum + goodput(run, i), 0) / 9;
      const jain = ({ sessions }: RunResults) => {
        const parts = sessions.map(({ packets }) => packets);
        const sum = parts.reduce((all, one) => all + one, 0);
        return sum ** 2 / (10 * parts.reduce((all, one) => all + one ** 2, 0));
      };
      const [a, b] = [own.sessions[9], reno.sessions[9]];
      expect([a?.source, b?.source]).toEqual(['deterministic', 'greedy-tcp']);
      const whole = (value = Number.NaN) => value.toLocaleString('en');
      expect(conclusionOf(got, { got: beside }, 'Reno')).toBe(
        `You got ${goodput(own, 9).toFixed(1)} Mb/s and lost ${whole(a?.packetsLost)} of ${whole(a?.packetsSent)} packets; ` +
          `Reno in your place got ${goodput(reno, 9).toFixed(1)} and lost ${whole(b?.packetsLost)} of ${whole(b?.packetsSent)}.`,
      );
      expect(texts.fairness('nine', got.otherMbps, beside.otherMbps, got.fairness, beside.fairness)).toBe(
        `The other nine got ${nine(own).toFixed(1)} Mb/s each instead of ${nine(reno).toFixed(1)}: ` +
          `fairness ${jain(own).toFixed(2)} instead of ${jain(reno).toFixed(2)}.`,
      );
      expect(got.window).toEqual(beside.window);
      expect(got.window).toEqual({ fromS: 0, toS: 0.4 });
      expect(conclusionOf(got, null, 'Reno')).toBe(texts.ownResult(got));
    },
  );

  it('has in its place what the answers of the scene call Reno', () => {
    const { scenario } = checkScenario(withBaseline(scene, driven));
    if (scenario === null) throw new Error('cannot run');
    const simulation = createSimulation(scenario, { seed: 1 });
    simulation.runUntil(simulation.end);
    const settings = { 'vcs.10.source.kind': 'greedy-tcp', 'vcs.10.source.ipPacketsPerSecond': '10500' };
    expect(runs('be-the-sender', settings, [1])[0]?.digest).toBe(simulation.digest());
  });
});

describe('a drawn rate', () => {
  beforeAll(fetchPacking);

  it('that changes all the time, as often as it may, is a link that reads back the same', () => {
    const edits = Array.from({ length: 150 }, (_, i) =>
      // Where the worker stands is no round time; what the hand does is no regular one.
      edit(
        0.02 * i + 0.001 + 1e-12 * ((i * 7_919_317_771) % 1e9),
        1_465 * (3 + Math.round(80 + 79 * Math.sin(i ** 1.3))),
      ),
    ).map(({ time, ...rest }) => ({ ...rest, time: Math.round(time) }));
    const state = {
      ...EMPTY_LINK,
      scene: 'be-the-sender',
      seed: 1,
      hand: true as const,
      timePs: 3 * SECOND,
      paused: true,
      edits,
    };
    const { query, form } = writeLink(state);
    expect([form, query.length <= 2_000]).toEqual(['packed', true]);
    const { link, problems } = parseLink(query);
    expect(problems).toEqual([]);
    expect(link).toMatchObject({ hand: true, scene: 'be-the-sender', edits });
  });
});
