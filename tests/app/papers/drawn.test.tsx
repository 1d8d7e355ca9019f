import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChartPanel } from '../../../src/app/papers/figures/ChartPanel.tsx';
import type { Line } from '../../../src/app/papers/tables/agreement.ts';
import { ChartPlot } from '../../../src/app/papers/tables/ChartPlot.tsx';
import { NumberLine } from '../../../src/app/papers/tables/NumberLine.tsx';
import { TableLegend } from '../../../src/app/papers/tables/TableLegend.tsx';
import { linearScale } from '../../../src/app/plot/scale.ts';
import { labTexts } from '../../../src/app/strings/pages/lab.ts';
import { papersTexts } from '../../../src/app/strings/pages/papers.ts';
import { type Chart, chartsOf, type TableLine } from '../../../src/studies/figures/charts.ts';

const line = (
  column: string,
  mean: number,
  sd: number,
  printed: number | null,
  dots: Line['dots'] = [],
): Line => ({
  column,
  mean,
  sd,
  printed,
  dots,
  off: null,
  agreement: 'near',
});
const chartOf = (...lines: readonly TableLine<Line>[]): Chart<Line> =>
  chartsOf([{ lines, shows: 'throughput' }])[0] ?? expect.unreachable();

/** Heights of what is drawn, from above. */
const heights = (marks: readonly RegExpMatchArray[]): readonly number[] =>
  marks.map(([, height]) => Number(height));

it('an error bar is as long as two standard deviations, and each printed number has a mark at its value', () => {
  const chart = chartOf(
    { row: '1000 cells', lines: [line('EPD', 50, 10, 60)] },
    { row: '2000 cells', lines: [line('EPD', 80, 0, 100)] },
    { row: '3000 cells', lines: [line('EPD', Number.NaN, Number.NaN, 90)] },
  );
  const drawn = renderToStaticMarkup(<ChartPlot chart={chart} place="000-table-1" />);
  const bars = [...drawn.matchAll(/<path d="M[\d.]+,([\d.]+)V([\d.]+)"/g)];
  const means = heights([...drawn.matchAll(/<circle[^>]* cy="([\d.]+)"/g)]);
  expect([bars.length, means.length]).toEqual([2, 2]);
  const [at50 = 0, at80 = 0] = means;
  const one = (at50 - at80) / 30;
  expect(one).toBeGreaterThan(0);
  const lengths = bars.map(([, low, high]) => Number(low) - Number(high));
  expect(lengths[0]).toBeCloseTo(20 * one, 6);
  expect(lengths[1]).toBeCloseTo(0, 6);
  const all = heights([...drawn.matchAll(/<path[^>]* transform="translate\([\d.]+,([\d.]+)\)"/g)]);
  for (const value of [60, 100, 90]) {
    const place = at50 - (value - 50) * one;
    expect(all.filter((height) => Math.abs(height - place) < 1e-6)).toHaveLength(1);
  }
});

it('names stand along the axis, a mark of its own for each policy, whose key is in words and which opens its run', () => {
  const dot = {
    value: 34,
    job: { scenario: 'rosolen-gfc', settings: [['policy', 'rcd']], seed: 3 },
    moment: { timeS: 5, event: null },
  } as const;
  const chart = chartOf(
    { row: 'cluster A', lines: [line('UBR', 34, 2, 34, [dot]), line('RED', 60, 3, null)] },
    { row: 'cluster Y', lines: [line('UBR', 154, 9, 154), line('RED', 110, 3, null)] },
  );
  const drawn = renderToStaticMarkup(<ChartPanel chart={chart} compared={undefined} place="001-figure-20" />);
  for (const words of ['cluster A', 'cluster Y']) expect(drawn).toContain(`>${words}</tspan>`);
  for (const words of ['UBR', 'RED']) expect(drawn).toContain(`${words}</li>`);
  const marks = [...drawn.matchAll(/<path class="[^"]*" d="([^"]+)" transform/g)].map(([, shape]) => shape);
  expect(new Set(marks).size).toBe(3);
  expect(drawn).toMatch(
    /<a href="\?scene=rosolen-gfc&amp;seed=3&amp;policy=rcd&amp;back=001-figure-20&amp;t=5&amp;paused=1"/,
  );
  expect(drawn).toContain(papersTexts.chartSpan('34 (UBR, cluster A)', '154 (UBR, cluster Y)'));
  expect(drawn).toContain(papersTexts.chartPrinted(2, 2));
});

it('the legend has every mark and colour in words, and the mark of another reading only where there is one', () => {
  const alone = renderToStaticMarkup(<TableLegend hasOther={false} />);
  const { agreement, markPrinted, markOurs, markOther } = papersTexts;
  for (const words of [
    markPrinted,
    markOurs,
    agreement.near,
    agreement.within,
    agreement.apart,
    agreement.open,
  ])
    expect(alone).toContain(words);
  expect(alone).not.toContain(markOther);
  expect(renderToStaticMarkup(<TableLegend hasOther={true} />)).toContain(markOther);
});

it('says how far runs are, what is left, and when the newest was made', () => {
  expect(labTexts.runs(3, 8, '')).toBe('3 of 8 runs');
  expect(labTexts.runs(3, 8, labTexts.seconds(12.4))).toBe('3 of 8 runs, 12 s left');
  expect(labTexts.runs(3, 8, labTexts.seconds(150))).toBe('3 of 8 runs, 3 min left');
  expect(labTexts.kept(1, '26 November 2026')).toBe(
    '1 run is kept on this device, the newest from 26 November 2026.',
  );
  expect(labTexts.kept(10, '26 November 2026')).toMatch(/^10 runs are kept .* the newest from 26 November/);
});

it('the thin line of a row has the ticks and what all runs give, which may lie outside of them', () => {
  const job = (seed: number) => ({ scenario: 'half-empty', settings: [], seed });
  const dots = [0.2, 0.4].map((value, i) => ({
    value,
    moment: { timeS: 0.1, event: null },
    job: job(i + 1),
  }));
  const drawn = renderToStaticMarkup(
    <NumberLine
      line={line('EPD', 0.6, 0, null, dots)}
      other={undefined}
      row="fairness"
      digits={2}
      scale={linearScale([0, 1], [0, 1])}
      place="?page=papers"
    />,
  );
  const [, left, width] = /style="left:([\d.]+)%;width:([\d.]+)%"/.exec(drawn) ?? [];
  expect([Number(left), Number(width)]).toEqual([20, 40]);
});
