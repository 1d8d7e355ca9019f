import { describe, expect, it } from 'vitest';
import { jobsAsked } from '../../../src/app/papers/jobs.ts';
import {
  countOf,
  type Line,
  nearestDot,
  printedRounding,
  quantitiesOf,
} from '../../../src/app/papers/tables/agreement.ts';
import { chartsOfTable, reachOfChart } from '../../../src/app/papers/tables/charts.ts';
import { seedsOf } from '../../../src/app/papers/tables/ownRuns.ts';
import type { RunMoment, RunResults } from '../../../src/contract/index.ts';
import { chartsOf } from '../../../src/studies/figures/charts.ts';
import { allJobs, type Job, keyOf, type Study, type StudyTable } from '../../../src/studies/index.ts';
import { spread } from '../../../src/studies/measures.ts';
import { withReadings } from '../../../src/studies/reading.ts';

/** Results of which only the packets, the seed and the window matter here. */
const run = (seed: number, packets: number) =>
  ({ seed, whole: { packets }, window: { fromS: 0.5, toS: 3 } }) as unknown as RunResults;

const LOSS: RunMoment = { timeS: 0.53, event: 'drop' };

const table: StudyTable = {
  table: 1,
  caption: 'packets',
  seeds: 2,
  scenario: 'symmetric-500',
  columns: [
    { column: 'EPD', settings: [['policy', 'epd']] },
    { column: 'ESPD', settings: [['policy', 'espd']], open: true },
  ],
  rows: [
    {
      row: 'packets',
      printed: [100, 100],
      measure: (runs) => {
        const packets = runs.map(({ whole }) => whole.packets);
        return spread(packets);
      },
    },
  ],
};
const study: Study = {
  paper: '000',
  citation: 'A. Author, "Title", 1997',
  reading: [],
  tables: [table],
  figures: [],
  judgements: [],
  disputed: [],
  open: [],
};

function known(epd: readonly number[], espd: readonly number[]) {
  const results = new Map<string, RunResults>();
  const moments = new Map<string, RunMoment>();
  for (const job of allJobs([table], 2)) {
    const packets = (job.settings[0]?.[1] === 'epd' ? epd : espd)[job.seed - 1];
    if (packets !== undefined) {
      results.set(keyOf(job), run(job.seed, packets));
      moments.set(keyOf(job), LOSS);
    }
  }
  return { results, moments, seeds: 2 };
}

/** Of as many seeds as there are values. */
function lineOfSeeds(values: readonly number[]): Line {
  const own = { ...table, seeds: values.length, columns: table.columns.slice(0, 1) };
  const jobs = allJobs([own], values.length);
  const results = new Map(jobs.map((job, i) => [keyOf(job), run(job.seed, values[i] ?? Number.NaN)]));
  const moments = new Map(jobs.map((job) => [keyOf(job), LOSS]));
  const [quantity] = quantitiesOf(study, own, { results, moments, seeds: values.length });
  return quantity?.lines[0] ?? expect.unreachable();
}

const linesOf = (epd: readonly number[], espd: readonly number[] = []): readonly Line[] =>
  quantitiesOf(study, { ...table }, known(epd, espd))[0]?.lines ?? [];

describe('how a number of ours stands to the printed one', () => {
  it('is near up to 8 %, within where rounding and interval reach the printed one, else apart', () => {
    expect(linesOf([106, 108])[0]).toMatchObject({ mean: 107, agreement: 'near' });
    // t = 12.7 with two seeds: the interval is 109 ± 1.27.
    expect(linesOf([108.9, 109.1])[0]).toMatchObject({ mean: 109, agreement: 'apart' });
    expect(linesOf([90, 130])[0]).toMatchObject({ mean: 110, agreement: 'within' });
    expect(linesOf([106, 108])[0]?.off).toBeCloseTo(0.07);
  });

  it('has no verdict from one seed that is neither equal nor near: one run has no interval', () => {
    expect(linesOf([120])[0]?.agreement).toBe('seen');
    expect(linesOf([107])[0]?.agreement).toBe('near');
  });

  it('takes the rounding of the print, not of our column', () => {
    expect(printedRounding({ printed: [3, 2.5, 1.8, null] })).toBeCloseTo(0.05);
    expect(printedRounding({ printed: [0.86, 0.9] })).toBeCloseTo(0.005);
    expect(printedRounding({ printed: [33_999] })).toBe(0.5);
  });

  it('never gets easier with more seeds of the same mean and spread', () => {
    const ranks: Partial<Record<Line['agreement'], number>> = { apart: 0, within: 1, near: 1 };
    for (const centre of [109, 110, 112, 115, 130])
      for (const half of [0, 0.5, 2, 5, 20]) {
        const rankOf = (count: number): number => {
          const values = Array.from({ length: count }, (_, i) => centre + (i % 2 === 0 ? half : -half));
          return ranks[lineOfSeeds(values).agreement] ?? Number.NaN;
        };
        const found = [2, 4, 6, 8].map(rankOf);
        expect(found, `${centre} ± ${half}`).toEqual(found.toSorted((a, b) => b - a));
      }
  });

  it('is open where no reading shows the level, unless it is the very number', () => {
    expect(linesOf([], [101, 101])[1]?.agreement).toBe('open');
    expect(linesOf([], [100, 100])[1]?.agreement).toBe('near');
  });

  it('leads to the run that is nearest to our mean', () => {
    const [epd, espd] = linesOf([90, 100]);
    expect(nearestDot({ ...(epd ?? expect.unreachable()), mean: 98 })?.job.seed).toBe(2);
    expect(nearestDot(espd ?? expect.unreachable())).toBeUndefined();
    const deviation = { ...(epd ?? expect.unreachable()), mean: 5 };
    const dots = deviation.dots.map((dot) => ({ ...dot, value: Number.NaN }));
    expect(nearestDot({ ...deviation, dots })?.job.seed).toBe(1);
  });

  it('has a dot for each run that is there, with the job behind it', () => {
    const [epd, espd] = linesOf([107]);
    expect(epd?.dots).toEqual([
      {
        value: 107,
        moment: LOSS,
        job: { scenario: 'symmetric-500', settings: [['policy', 'epd']], seed: 1 },
      },
    ]);
    expect(espd).toMatchObject({ dots: [], agreement: 'missing' });
    expect(seedsOf(table, known([107], []))).toEqual([1]);
    expect(countOf(quantitiesOf(study, { ...table }, known([107], [])))).toMatchObject({
      near: 1,
      missing: 1,
    });
  });
});

describe('runs that are asked for', () => {
  it('come seed by seed', () => {
    const jobs = [...jobsAsked({ tables: [table, table], seeds: 2, reading: null })].flat();
    const names = jobs.map(({ seed, settings }) => `${settings[0]?.[1]} ${seed}`);
    expect(names).toEqual([1, 1, 2, 2].flatMap((seed) => [`epd ${seed}`, `espd ${seed}`]));
  });

  it('of another reading are others: it goes behind what the table says', () => {
    const reading = { id: 'x', name: 'x', papers: ['000'], settings: [['tcp.rtoBackoff', 'true']] as const };
    const [[plain], [job]] = [...jobsAsked({ tables: [table], seeds: 1, reading })] as [Job[], Job[]];
    expect(plain?.settings).toEqual([['policy', 'epd']]);
    expect(job?.settings).toEqual([
      ['policy', 'epd'],
      ['tcp.rtoBackoff', 'true'],
    ]);
    expect(withReadings([table], [])).toEqual([table]);
  });
});

describe('a chart in words', () => {
  const line = (
    column: string,
    mean: number,
    printed: number | null,
    agreement: Line['agreement'],
  ): Line => ({
    column,
    printed,
    mean,
    sd: 0,
    dots: [],
    off: null,
    agreement,
  });
  const rows = ['cluster A', 'cluster Y'].map((row, i) => ({
    row,
    digits: 0,
    lines: [line('UBR', 34 + 100 * i, 34, 'near'), line('RED', 90, i === 0 ? 120 : null, 'apart')],
  }));

  it('has its lowest and highest mean, and how many printed numbers came out', () => {
    const [chart] = chartsOf([{ lines: rows, shows: 'goodput' }]);
    expect(reachOfChart(chart ?? expect.unreachable())).toEqual({
      low: { mean: 34, series: 'UBR', name: 'cluster A' },
      high: { mean: 134, series: 'UBR', name: 'cluster Y' },
      printed: 3,
      near: 2,
    });
    const unknown = rows.map((one) => ({ ...one, lines: [line('UBR', Number.NaN, 34, 'missing')] }));
    expect(chartsOf([{ lines: unknown }]).map(reachOfChart)).toEqual([null]);
  });

  it('is below its table only where it is over a number, and no figure shows it', () => {
    const byLoad = [1, 2, 3].flatMap((load) =>
      ['', ': fairness'].map((what) => ({
        row: `load ${load}${what}`,
        digits: 0,
        lines: [line('EPD', load, null, 'seen')],
      })),
    );
    const own: StudyTable = {
      ...table,
      rows: byLoad.map(({ row }) => ({ ...table.rows[0], row })) as StudyTable['rows'],
    };
    const figures = [{ figure: '1', caption: '', tables: [{ table: 1, rows: /\d$/ }] }];
    expect(chartsOfTable(study, own, rows)).toEqual([]);
    expect(chartsOfTable(study, own, byLoad).map(({ title }) => title)).toEqual(['', 'fairness']);
    expect(chartsOfTable({ ...study, figures }, own, byLoad).map(({ title }) => title)).toEqual(['fairness']);
  });
});
