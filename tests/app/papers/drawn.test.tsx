import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FigurePlot } from '../../../src/app/papers/tables/FigurePlot.tsx';
import type { Figure } from '../../../src/app/papers/tables/figure.ts';
import { Legend } from '../../../src/app/papers/tables/Legend.tsx';
import { labTexts } from '../../../src/app/strings/pages/lab.ts';
import { papersTexts } from '../../../src/app/strings/pages/papers.ts';

const point = (x: number, mean: number, sd: number, printed: number | null) =>
  ({ x, mean, sd, printed, agreement: 'near', nearest: undefined }) as const;

const figure: Figure = {
  title: 'throughput',
  over: '# cells',
  curves: [
    {
      name: 'EPD',
      points: [point(1000, 50, 10, 60), point(2000, 80, 0, 100), point(3000, Number.NaN, Number.NaN, 90)],
    },
  ],
};

/** Heights of what is drawn, from above. */
const heights = (marks: readonly RegExpMatchArray[]): readonly number[] =>
  marks.map(([, height]) => Number(height));

it('an error bar is as long as two standard deviations, and each printed number has a mark at its value', () => {
  const drawn = renderToStaticMarkup(<FigurePlot figure={figure} place="000-table-1" />);
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

it('the legend has every mark and colour in words, and the mark of another reading only where there is one', () => {
  const alone = renderToStaticMarkup(<Legend hasOther={false} />);
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
  expect(renderToStaticMarkup(<Legend hasOther={true} />)).toContain(markOther);
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
