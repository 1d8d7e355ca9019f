import { ticks } from 'd3-array';
import { describe, expect, it } from 'vitest';
import { type ChartStyle, chartDrawing } from '../../src/studies/figures/chartDrawing.ts';
import {
  type Chart,
  chartsOf,
  figureCharts,
  numberIn,
  shownInFigures,
  type TableLine,
} from '../../src/studies/figures/charts.ts';
import { findStudy, type Study, type StudyTable, studies } from '../../src/studies/index.ts';

interface Cell {
  readonly column: string;
  readonly mean: number;
  readonly sd: number;
  readonly printed: number | null;
}

/** Columns with their means: a line of a table. */
const line = (row: string, cells: Readonly<Record<string, number>>): TableLine<Cell> => ({
  row,
  lines: Object.entries(cells).map(([column, mean]) => ({ column, mean, sd: 0, printed: null })),
});

const linesOf =
  ({ tables }: Study) =>
  (name: StudyTable['table']): readonly TableLine<Cell>[] => {
    const table = tables.find((one) => one.table === name);
    return (table?.rows ?? []).map(({ row, printed }) => ({
      row,
      lines: (table?.columns ?? []).map(({ column }, i) => ({
        column,
        mean: 1,
        sd: 0,
        printed: printed[i] ?? null,
      })),
    }));
  };

const chartsIn = (paper: string, figure: string): readonly Chart<Cell>[] => {
  const study = findStudy(paper) ?? expect.unreachable();
  const found = study.figures.find((one) => one.figure === figure);
  return figureCharts(found ?? expect.unreachable(), linesOf(study));
};

const told = ({ title, over, names, series }: Chart<Cell>): string =>
  `${title} | ${names === null ? over : names.join(', ')} | ${series.map(({ name }) => name).join(', ')}`;

/** How each figure with results is shown: curves (over time, or of a formula), or numbers of tables on axes. */
const KINDS: Readonly<Record<string, { readonly curves: string; readonly axes: string }>> = {
  '000': { curves: '2 3 4 5 6 7 8 9 10 11', axes: '' },
  '001': { curves: '1 2 4', axes: '12 13 14 15 16 17 18 19 20 21 geo' },
  '002': {
    curves: '3 4',
    axes: '5-1 5-2 5-3 5-4 5-5 5-6 5-7 5-8 6-1 6-2 6-3 6-4 6-5 6-6 7 8-1 8-2 8-3',
  },
  '003': { curves: '5.11 5.12', axes: '4.2 4.3 4.4 4.5 4.6 5.3 5.4 5.5 5.6 5.7 5.8 5.9 5.10 5.13' },
  '004': {
    curves:
      '1.1 2.1 4.1 4.2 4.3 4.5 4.6 4.7 4.8 4.10 4.11 4.12 4.15 4.16 5.1 5.2 5.3 5.4 5.5 5.6 5.7 5.8 5.9',
    axes: '4.4 4.9 4.13 4.14 4.15',
  },
};

describe.each(studies.map((study) => [study.paper, study] as const))(
  'figures of paper %s',
  (paper, study) => {
    it('are curves or have axes, each of them, and none is only lines of a table', () => {
      const { curves, axes } = KINDS[paper] ?? expect.unreachable();
      const named = (which: Study['figures']): string => which.map(({ figure }) => figure).join(' ');
      expect(named(study.figures.filter(({ runs, formulas }) => runs ?? formulas))).toBe(curves);
      expect(named(study.figures.filter(({ tables }) => tables !== undefined))).toBe(axes);
      const shown = new Set(`${curves} ${axes}`.trim().split(/\s+/));
      expect(study.figures.filter(({ figure }) => !shown.has(figure))).toEqual([]);
    });

    it('show every line that they name, with all its columns, in curves or marks whose names differ', () => {
      for (const figure of study.figures.filter(({ tables }) => tables !== undefined)) {
        const charts = figureCharts(figure, linesOf(study));
        const name = `figure ${figure.figure}`;
        const drawn = new Set(
          charts.flatMap(({ series }) => series.flatMap(({ points }) => points.map(({ cell }) => cell))),
        );
        const rows = (figure.tables ?? []).flatMap(({ table, rows: own }) =>
          linesOf(study)(table).filter(({ row }) => own?.test(row) ?? true),
        );
        expect(drawn.size, name).toBe(rows.flatMap(({ lines }) => lines).length);
        for (const { title, names, over, series } of charts) {
          expect(title, name).not.toBe('');
          expect(names ?? over, name).not.toHaveLength(0);
          expect(new Set(series.map((one) => one.name)).size, name).toBe(series.length);
        }
      }
    });
  },
);

describe('charts of tables', () => {
  it('find the number in a name', () => {
    expect(numberIn('2,000 cells')).toEqual({ x: 2000, text: '2,000', rest: '# cells' });
    expect(numberIn('RIF 1/16')).toEqual({ x: 1 / 16, text: '1/16', rest: 'RIF #' });
    expect(numberIn('PCR 1.5, load 1.25')).toMatchObject({ x: 1.25, rest: 'PCR 1.5, load #' });
    expect(numberIn('EPD')).toBeNull();
  });

  it('are over clusters and switches, which are names, with a mark for each policy', () => {
    expect(chartsIn('001', '12').map(told)).toEqual([
      'goodput (100 = ideal) | cluster 2, cluster 10 | UBR, EPD, FBA, RED',
      'fairness (%) | cluster 2, cluster 10 | UBR, EPD, FBA, RED',
    ]);
    expect(chartsIn('001', '17').map(told)).toEqual([
      'mean occupancy (%) | switch 1, switch 2, switch 3 | UBR, EPD, FBA, RED',
      'packet loss (%) | switch 1, switch 2, switch 3 | UBR, EPD, FBA, RED',
    ]);
    expect(chartsIn('003', '5.13').map(told)[0]).toBe(
      'throughput (%) | 1000 cells, 2000 cells | no per-VC, per-VC, per-VC, max 0.5, per-VC, max 0.5, min 0.1',
    );
  });

  it('are over policies where there is one cluster or one switch', () => {
    expect(chartsIn('001', '15').map(told)).toEqual([
      'mean occupancy (%) | UBR, EPD, FBA, RED | switch 1',
      'packet loss (%) | UBR, EPD, FBA, RED | switch 1',
    ]);
  });

  it('have what the text prints of a figure at its place', () => {
    const [goodput] = chartsIn('001', '20');
    const printed = goodput?.series.flatMap(({ name, points }) =>
      points.flatMap(({ name: cluster, cell }) =>
        cell.printed === null ? [] : [`${name} ${cluster} ${cell.printed}`],
      ),
    );
    expect(printed).toEqual(['UBR cluster A 34', 'UBR cluster Y 154']);
  });

  it('are curves over columns with a number, one for each subject of a quantity', () => {
    expect(chartsIn('004', '4.4').map(told)).toEqual([
      'longest queue | RIF | relative, LAN, relative, WAN',
      'longest queue | RDF | relative, LAN',
      'longest queue | ICR (cells/s) | relative, LAN, relative, WAN',
    ]);
    const [rif] = chartsIn('004', '4.4');
    expect(rif?.series[0]?.points.map(({ name }) => name)).toEqual(['1/64', '1/32', '1/16', '1/8', '1/4']);
  });

  it('join tables of one axis, and have what has no number as a level along it', () => {
    const [chart] = chartsIn('002', '8-2');
    expect(told(chart ?? expect.unreachable())).toBe(
      'throughput (%) | N_VC (% of the number of active VCs) | CCD max, EPD',
    );
    const [ccd, epd] = chart?.series ?? [];
    expect(ccd?.points.map(({ x }) => x)).toEqual([100, 130, 160, 300, 600, 3000, 6000]);
    expect([epd?.isLevel, epd?.points.map(({ x }) => x)]).toEqual([true, [100, 6000]]);
  });

  it('take what comes before a colon as the subject: a chart for each quantity', () => {
    const rows = ['load 1', 'load 2', 'load 3', 'load 1: loss', 'load 2: loss', 'load 3: loss', 'all'];
    const charts = chartsOf([{ lines: rows.map((row) => line(row, { EPD: 1, CCD: 1 })) }]);
    expect(charts.map(told)).toEqual([' | load # | EPD, CCD', 'loss | load # | EPD, CCD']);
    expect(chartsOf([{ lines: [line('load 1', { EPD: 1 })] }]).map(told)).toEqual([' | EPD | load 1']);
  });

  it('leave to the tables what no figure shows', () => {
    const study = findStudy('002') ?? expect.unreachable();
    const table = study.tables.find(({ table: name }) => name === 'pcr-6') ?? expect.unreachable();
    const shown = shownInFigures(study, table);
    expect([shown.has('load 1.5'), shown.has('load 1.5: fairness')]).toEqual([true, false]);
  });
});

describe('the drawing of a chart', () => {
  const style: ChartStyle = { width: 460, ticks, write: String };
  const ofLines = (...lines: readonly TableLine<Cell>[]) => {
    const [chart] = chartsOf([{ lines, shows: 'goodput' }]);
    return chartDrawing(chart ?? expect.unreachable(), style);
  };

  it('gives each name a band, and each series its own mark and place in it', () => {
    const drawn = ofLines(
      line('cluster A', { UBR: 10, EPD: 20, RED: 40 }),
      line('cluster Y', { UBR: 40, EPD: 20, RED: 0 }),
    );
    expect(drawn.across.map(({ label }) => label)).toEqual(['cluster A', 'cluster Y']);
    const [border = 0] = drawn.borders;
    const xs = drawn.series.map(({ points }) => points.map(({ x }) => x));
    expect(xs.flatMap(([a = 0, y = 0]) => [a < border, y > border])).toEqual(Array(6).fill(true));
    expect(new Set(xs.flat()).size).toBe(6);
    expect(xs[1]?.[0]).toBeCloseTo(drawn.across[0]?.at ?? 0, 9);
    expect(new Set(drawn.series.map(({ mark }) => mark)).size).toBe(3);
    expect(drawn.series.map(({ path }) => path)).toEqual(['', '', '']);
  });

  it('sets long names in lines that have room', () => {
    const columns = { 'round robin with reserve': 1, FIFO: 2, 'a b': 3, c: 4, d: 5, e: 6 };
    const [first, second] = ofLines(line('goodput', columns)).across;
    expect([first?.label, second?.label]).toEqual(['round\nrobin\nwith reserve', 'FIFO']);
  });

  it('is of factors where numbers are far apart, with marks that do not touch', () => {
    const drawn = ofLines(...[1, 2, 10, 100].map((x) => line(`${x} servers`, { EPD: x })));
    const xs = drawn.series[0]?.points.map(({ x }) => x) ?? [];
    expect((xs[3] ?? 0) - (xs[2] ?? 0)).toBeCloseTo((xs[2] ?? 0) - (xs[0] ?? 0), 6);
    expect(drawn.across.map(({ label }) => label)).toEqual(['1', '2', '10', '100']);
    for (const [i, { at }] of drawn.across.slice(1).entries())
      expect(at - (drawn.across[i]?.at ?? 0)).toBeGreaterThan(30);
  });

  it('begins at 0, but not where all numbers are near each other', () => {
    const lowest = (...means: readonly number[]): string | undefined =>
      ofLines(...means.map((mean, i) => line(`load ${i + 1}`, { EPD: mean }))).up[0]?.label;
    expect(lowest(20, 40, 80)).toBe('0');
    expect(lowest(85, 88, 92)).toBe('85');
    const { up } = ofLines(...[1, 2, 3].map((load) => line(`load ${load}`, { EPD: 50.7 + load / 100 })));
    expect(new Set(up.map(({ label }) => Number(label).toPrecision(3))).size).toBe(up.length);
  });
});
