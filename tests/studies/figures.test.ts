import { ticks } from 'd3-array';
import { describe, expect, it } from 'vitest';
import type { DrawnTrace, RunResults, ScenarioDocument } from '../../src/contract/index.ts';
import { applySettings, checkScenario, createSimulation, Recorder } from '../../src/engine/node.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { FAST } from '../../src/studies/fast.ts';
import { drawingOf } from '../../src/studies/figures/drawing.ts';
import { figureJobs, type Plot, plotsOf, tablesOf } from '../../src/studies/figures/plots.ts';
import {
  allJobs,
  findStudy,
  keyOf,
  outcomeOf,
  type Study,
  type StudyFigure,
  type StudyTable,
  studies,
} from '../../src/studies/index.ts';
import { readingsOf } from '../../src/studies/readings.ts';
import { atScale, shortened } from '../../src/studies/scale.ts';

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

describe('the fast subset', () => {
  it('is of tables that are there, with no more seeds than they have', () => {
    for (const [paper, tables] of Object.entries(FAST))
      for (const [name, seeds] of Object.entries(tables)) {
        const table = findStudy(paper)?.tables.find((one) => String(one.table) === name);
        expect(table?.seeds, `${paper}, ${name}`).toBeGreaterThanOrEqual(seeds);
      }
  });
});

describe('a time scale', () => {
  const table: StudyTable = {
    table: 1,
    caption: 'packets',
    scenario: 'symmetric-500',
    seeds: 1,
    columns: [{ column: 'EPD' }],
    rows: [
      { row: 'packets', printed: [100], measure: () => ({ mean: 20, sd: 2 }), counted: true },
      { row: 'fairness', printed: [1], measure: () => ({ mean: 0.9, sd: 0 }) },
    ],
  };
  const short = atScale(table, 0.2);
  const study: Study = { ...(findStudy('000') ?? expect.unreachable()), tables: [short] };
  const [job] = allJobs([short], 1);

  it('shortens the run and its window, so that its runs are no others', () => {
    // 3 s from 0.5 s on.
    expect(job?.settings).toEqual([
      ['run.durationS', '0.6'],
      ['measure.fromS', '0.1'],
    ]);
    expect(allJobs([table], 1).map(keyOf)).not.toContain(keyOf(job ?? expect.unreachable()));
    expect(shortened('symmetric-500', [['run.durationS', '10']], 0.5)).toEqual([
      ['run.durationS', '5'],
      ['measure.fromS', '0.25'],
    ]);
    expect(atScale(table, 1)).toBe(table);
    expect(atScale(table, 0.2)).toBe(short);
  });

  it('is named by every result, and counts are brought to the full time', () => {
    const results = new Map([[keyOf(job ?? expect.unreachable()), {} as RunResults]]);
    const { cells } = outcomeOf(study, [short], 1, results);
    expect(cells.map(({ row, mean, sd, scale }) => [row, mean, sd, scale])).toEqual([
      ['packets', 100, 10, 0.2],
      ['fairness', 0.9, 0, 0.2],
    ]);
    expect(short.caption).toBe('packets, time scale 0.2');
  });
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
          {
            panel: 'queue',
            unit: 'share',
            curves: [{ name: 'S2', channel: 'queue/S2>S3', unitValue: 2_000 }],
          },
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

  it('is not drawn from a run with another seed or another reading', () => {
    expect(plotsOf(figure, 2, known)).toEqual([]);
    expect(plotsOf(figure, 1, known, readingsOf('000'))).toEqual([]);
  });
});

describe('the drawing of a panel', () => {
  const plot = (over: Partial<Plot> = {}): Plot => ({
    title: 'queue',
    unit: 'cells',
    over: 'time, s',
    curves: [{ name: 'queue', xs: [0, 1, 2], low: [0, 40, Number.NaN], high: [10, 100, Number.NaN] }],
    losses: [],
    showsLosses: false,
    levels: [{ name: 'buffer', value: 200 }],
    domain: [0, 2],
    job: null,
    ...over,
  });
  const heights = (path: string) => [...path.matchAll(/[,V]([\d.]+)/g)].map(([, y]) => Number(y));

  it('reaches from the lowest to the highest value of each step, and leaves gaps', () => {
    const [lane] = drawingOf(plot(), ticks).lanes;
    const { top = 0, bottom = 0, path = '', levels } = lane ?? expect.unreachable();
    expect(levels).toEqual([{ y: top, name: 'buffer' }]);
    const share = heights(path).map((y) => (bottom - y) / (bottom - top));
    expect(share.map((one) => Math.round(200 * one))).toEqual([0, 10, 40, 100]);
    expect(path.match(/M/g)).toHaveLength(1);
  });

  it('draws other seeds as thin lines of the same curve, on a scale that has room for what is next to it', () => {
    const of = (most: number) =>
      plot({ levels: [], curves: [{ name: 'queue', xs: [0], low: [0], high: [most] }] });
    const [lane] = drawingOf(of(100), ticks, { thin: [of(50)], scaled: [of(200)] }).lanes;
    const { top = 0, bottom = 0, path = '', thin = [] } = lane ?? expect.unreachable();
    const share = (one: string): number => (bottom - Math.min(...heights(one))) / (bottom - top);
    expect(share(path)).toBeCloseTo(0.5, 2);
    expect(thin.map((one) => Math.round(100 * share(one)))).toEqual([25]);
    const other = { ...of(50), curves: [{ name: 'average', xs: [0], low: [0], high: [1] }] };
    expect(drawingOf(of(100), ticks, { thin: [other] }).lanes[0]?.thin).toEqual([]);
  });

  it('gives several curves lanes of one scale, and losses a row for each VC', () => {
    const curve = (name: string, most: number) => ({ name, xs: [0, 1], low: [0, most], high: [0, most] });
    const { lanes } = drawingOf(plot({ curves: [curve('a', 1), curve('b', 4)], levels: [] }), ticks);
    expect(lanes.map(({ name, values }) => [name, values.map(({ value }) => value)])).toEqual([
      ['a', [0, 4]],
      ['b', [0, 4]],
    ]);
    const losses = [{ name: '7', xs: [0.5, 1] }];
    const lost = drawingOf(plot({ curves: [], losses, showsLosses: true }), ticks);
    expect(lost.lanes.map(({ name, path }) => [name, path.match(/M/g)?.length])).toEqual([['7', 2]]);
  });
});
