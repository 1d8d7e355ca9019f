import { describe, expect, it } from 'vitest';
import { parseLink } from '../../../src/app/link/query.ts';
import { declarePanels } from '../../../src/app/panel/declared.ts';
import * as registry from '../../../src/app/panel/registry.ts';
import {
  CELL_US,
  EXPECTED,
  FACTORS,
  NETWORKS,
  SEEDS,
  stageRun,
  THRESHOLDS,
  thresholdMomentLink,
  thresholdSweep,
} from '../../../src/app/sheets/lab/runs.ts';
import { jobsOf, readQuestion, sweepPlan } from '../../../src/app/sweep/question.ts';
import { applySettings, catalog } from '../../../src/engine/node.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { bottleneck, expectMean, ledger, runs, seedsByTier, spreadByTier } from '../../support/sceneRuns.ts';

declarePanels(registry);

const of = (bytes: 500 | 1500, threshold: (typeof THRESHOLDS)[number]) => {
  const known = EXPECTED[bytes][THRESHOLDS.indexOf(threshold)];
  if (known === undefined) throw new Error(`no threshold ${threshold}`);
  return known;
};

describe('the links of the lab sheet', () => {
  it.each([...NETWORKS.map(thresholdSweep), ...FACTORS.map(([, href]) => href)])('%s can be run', (href) => {
    const question = readQuestion(href);
    const jobs = jobsOf(question, sweepPlan(question, catalog.policies));
    const document = findScenario(question.scene) ?? expect.unreachable();
    for (const { settings } of jobs.filter(({ seed }) => seed === 1))
      expect(applySettings(document, Object.fromEntries(settings)).problems).toEqual([]);
    expect(question.seeds).toBe(SEEDS);
  });

  it('open a run for each threshold, and moments to look at', () => {
    const links = [
      ...THRESHOLDS.map((threshold) => stageRun(NETWORKS[0], threshold)),
      thresholdMomentLink(500),
    ];
    for (const href of links) {
      const { link, problems } = parseLink(href);
      expect(problems).toEqual([]);
      expect(link.edits.map(({ path }) => path)).toEqual(['policy', 'policy.threshold']);
    }
  });
});

describe('what comes out, as the teacher’s version says', () => {
  const SEEDS_RUN = seedsByTier(1, SEEDS);
  /** Means over seeds 1 to 10, of which a hurried run has one. */
  const wider = spreadByTier(1, SEEDS);

  it.each([
    [500, 100],
    [500, 500],
    [500, 1960],
    [500, 1999],
    [1500, 1900],
    [1500, 1990],
  ] as const)('with %i bytes and threshold %i', (bytes, threshold) => {
    const known = of(bytes, threshold);
    const results = runs(
      `symmetric-${bytes}`,
      { policy: 'epd', 'policy.threshold': String(threshold) },
      SEEDS_RUN,
    );
    expectMean(results, (run) => ledger(run).useful, known.useful, Math.max(0.001, 1.2 * known.half * wider));
    expectMean(results, (run) => bottleneck(run).queueMean, known.queue, 0.1 * known.queue * wider);
  });

  it('is a hill, a valley and a hill with 500 bytes, and one hill with 1,500', () => {
    const useful = (bytes: 500 | 1500, threshold: (typeof THRESHOLDS)[number]) => of(bytes, threshold).useful;
    const best = (bytes: 500 | 1500) => Math.max(...EXPECTED[bytes].map((one) => one.useful));
    expect(useful(500, 1960)).toBe(best(500));
    expect(useful(1500, 1900)).toBe(best(1500));
    expect(useful(500, 100) - useful(500, 500)).toBeGreaterThan(of(500, 100).half + of(500, 500).half);
    expect(Math.round(100 * (useful(1500, 1960) - useful(1500, 1990)))).toBe(13);
    const shares = ([100, 500, 1960, 1999] as const).map((threshold) =>
      Math.round(100 * useful(500, threshold)),
    );
    expect(shares).toEqual([71, 63, 73, 59]);
    expect(((of(500, 1960).queue * CELL_US) / 1000).toFixed(1)).toBe('1.2');
    expect(((of(500, 100).queue * CELL_US) / 1000).toFixed(2)).toBe('0.04');
  });

  it('is 95 % at 1,960 cells with NewReno', () => {
    const settings = { policy: 'epd', 'policy.threshold': '1960', 'tcp.congestionControl': 'newreno' };
    expectMean(runs('symmetric-500', settings, SEEDS_RUN), (run) => ledger(run).useful, 0.95, 0.015 * wider);
  });
});
