import { describe, expect, it } from 'vitest';
import type { DrawnTrace, ScenarioDocument } from '../../src/contract/index.ts';
import { applySettings, checkScenario, createSimulation, Recorder } from '../../src/engine/whole.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { figureJobs, plotsOf, tablesOf } from '../../src/studies/figures/plots.ts';
import { keyOf, type StudyFigure, studies } from '../../src/studies/index.ts';

/** `4.1..16` is sixteen of them. */
const range = (list: string): readonly string[] =>
  list.split(', ').flatMap((part) => {
    const [, head = '', from, to] = /^(.*?)(\d+)\.\.(\d+)$/.exec(part) ?? [];
    if (from === undefined) return [part];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${head}${Number(from) + i}`);
  });

/** Every figure with results that the papers have, and every table. */
const FIGURES: Readonly<Record<string, string>> = {
  '000': '2..11',
  '001': '1, 2, 4, 12..21, geo',
  '002': '3, 4, 5-1..8, 6-1..6, 7, 8-1..3',
  '003': '4.2..6, 5.3..13',
  '004': '1.1, 2.1, 4.1..16, 5.1..9',
};
const TABLES: Readonly<Record<string, string>> = {
  '000': '1..5',
  '001': '1..5',
  '002': '1',
  '003': '4.2, 4.4, 4.5, 4.7, 4.9, 4.10, 5.1..9',
  '004': '5.1..3',
};

describe.each(studies.map((study) => [study.paper, study] as const))('paper %s', (paper, study) => {
  it('has every table that it prints', () => {
    const known = study.tables.map(({ table }) => String(table));
    expect(known).toEqual(expect.arrayContaining([...range(TABLES[paper] ?? '')]));
  });

  it('has every figure with results, once, in the order of the paper', () => {
    expect(study.figures.map(({ figure }) => figure)).toEqual(range(FIGURES[paper] ?? '').filter(Boolean));
  });

  it('shows in each figure lines of its tables, runs that the engine accepts, or formulas', () => {
    for (const figure of study.figures) {
      const { tables = [], runs = [], formulas = [] } = figure;
      const name = `figure ${figure.figure}`;
      expect(tables.length + runs.length + formulas.length, name).toBeGreaterThan(0);
      const shown = tablesOf(study, figure);
      expect(shown, name).toHaveLength(tables.length);
      for (const { rows } of shown) expect(rows.length, name).toBeGreaterThan(0);
      for (const job of figureJobs(figure, 1)) {
        const changed = applySettings(findScenario(job.scenario) as ScenarioDocument, job.settings);
        const { scenario, problems } = checkScenario(changed.document);
        expect([...changed.problems, ...problems], name).toEqual([]);
        if (scenario === null) throw new Error(name);
        const { channels } = new Recorder(createSimulation(scenario, { seed: 1 }));
        expect(channels.map(({ id }) => id)).toEqual(
          expect.arrayContaining([...(job.trace?.channels ?? [])]),
        );
        expect(job.trace?.toS, name).toBeLessThanOrEqual(scenario.durationPs / 1e12);
        if (job.trace?.losses) expect(scenario.ports.map(({ id }) => id)).toContain(job.trace.losses);
      }
    }
  }, 60_000);
});

describe('a figure over time', () => {
  const figure: StudyFigure = {
    figure: '1',
    caption: '',
    runs: [
      {
        scenario: 'half-empty',
        fromS: 1,
        toS: 3,
        panels: [
          { panel: 'queue', unit: 'share', curves: [{ name: 'S2', channel: 'queue/S2>S3', one: 2_000 }] },
          { panel: 'lost', unit: 'session', curves: [], losses: 'S2>S3' },
        ],
      },
    ],
  };
  const [job] = figureJobs(figure, 1);
  const trace: DrawnTrace = {
    channels: [{ low: [500], high: [1_000] }],
    losses: [{ vc: 7, steps: [0, 239] }],
  };
  const known = new Map([[keyOf(job ?? expect.unreachable()), trace]]);

  it('is drawn in its own unit, step by step, when its run is known', () => {
    const [queue, lost] = plotsOf(figure, 1, known);
    expect(queue).toMatchObject({ title: 'queue', domain: [1, 3], showsLosses: false, job: { seed: 1 } });
    expect(queue?.curves[0]).toMatchObject({ name: 'S2', low: [0.25], high: [0.5] });
    expect(lost?.losses[0]?.name).toBe('7');
    expect(lost?.losses[0]?.xs[0]).toBeCloseTo(1 + 1 / 240, 9);
    expect(lost?.losses[0]?.xs[1]).toBeCloseTo(3 - 1 / 240, 9);
  });

  it('is not drawn from a run with another seed', () => {
    expect(plotsOf(figure, 2, known)).toEqual([]);
  });
});
