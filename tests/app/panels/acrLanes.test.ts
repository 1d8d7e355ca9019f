import { describe, expect, it } from 'vitest';
import { acrHeights, acrVcs, rateLanes } from '../../../src/app/panels/acr/lanes.ts';
import { ccrColumns, goodputColumns } from '../../../src/app/panels/acr/nextToLines.ts';
import { footOf, paintStates } from '../../../src/app/panels/acr/paintStates.ts';
import type { PaintStrip } from '../../../src/app/plot/frame.ts';
import { createImage, pixelOf } from '../../../src/app/plot/paint/image.ts';
import { type Profile, plotStyles } from '../../../src/app/plot/paint/style.ts';
import { linearScale } from '../../../src/app/plot/scale.ts';
import { tokens } from '../../../src/app/theme/tokens/tokens.ts';
import type { LoadedReport } from '../../../src/contract/index.ts';
import { storeOf } from '../../support/traceStore.ts';

const { NaN: none } = Number;
const [SATISFIED, BOTTLENECKED] = [1, 2];
const t = tokens.light;

/** A plot of one column per picosecond, as far as lanes look at it. */
function frameOf(
  channels: Readonly<Record<string, readonly number[]>>,
  columns: number,
  head = columns,
): PaintStrip {
  const image = createImage(columns, 40);
  const traces = storeOf(channels);
  return {
    image,
    first: 0,
    columnPs: 1,
    columns,
    traces,
    spans: (channel) => traces.channel(channel)?.columns(0, columns, 1) ?? null,
    column: (time) => time,
    scale: 1,
    head,
    theme: 'light',
    branch: null,
    t,
    style: plotStyles.laptop,
  };
}

const lane = { vc: 3, top: 0, height: 40 };
const band = { port: 'B>C', pair: 1, height: 5 };

/** Rows of a column from the top: # ink, - the ink of what is ahead, . nothing. */
const columnOf = ({ image: { pixels, width } }: PaintStrip, x: number): string =>
  Array.from({ length: 40 }, (_, y) => pixels[y * width + x] ?? 0)
    .map((pixel) => (pixel === pixelOf(t.ink) ? '#' : pixel === pixelOf(t.ink2) ? '-' : '.'))
    .join('')
    .replaceAll(/^\.+|\.+$/g, '');

describe('the band of states at the foot of a lane', () => {
  it('is a full bar while bottlenecked, an open one while satisfied, nothing before', () => {
    const states = [none, ...Array(5).fill(SATISFIED), ...Array(5).fill(BOTTLENECKED)];
    const frame = frameOf({ 'state/3/B>C': states }, 11);
    paintStates(frame, lane, band);
    expect([0, 1, 3, 5, 8].map((x) => columnOf(frame, x))).toEqual(['', '#####', '#...#', '#####', '#####']);
  });

  it('is lower ahead of the head, and still tells the two apart', () => {
    const frame = frameOf(
      { 'state/3/B>C': [SATISFIED, SATISFIED, SATISFIED, BOTTLENECKED, BOTTLENECKED] },
      5,
      0,
    );
    paintStates(frame, lane, band);
    expect([1, 3].map((x) => columnOf(frame, x))).toEqual(['-.-', '---']);
  });

  it('leaves low lanes their room, and other ports out', () => {
    expect(footOf(lane, null)).toBe(0);
    expect(footOf(lane, band)).toBe(8);
    expect(footOf({ ...lane, height: 18 }, band)).toBe(6);
    const frame = frameOf({ 'state/3/A>B': [BOTTLENECKED] }, 1);
    paintStates(frame, lane, band);
    expect(columnOf(frame, 0)).toBe('');
  });
});

describe('lanes of allowed rates', () => {
  const run = (vcs: number) =>
    ({
      vcs: Array.from({ length: vcs }, (_, i) => ({ id: i + 1, name: null, abr: {}, entry: 'A' })),
    }) as unknown as LoadedReport;

  const lanesOf = (height: number, profile: Profile, alone: boolean) =>
    rateLanes(
      { height, profile, style: plotStyles[profile] },
      {
        loaded: run(7),
        large: 3,
        alone,
        capacity: 366_000,
        partOf: () => 1,
        states: null,
        follow: () => {},
        ask: () => false,
        key: null,
      },
    );

  it('are there for every VC, on a projector as well', () => {
    expect(acrVcs(run(8), 1, 'projector')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(acrVcs(run(12), 1, 'laptop')).toHaveLength(12);
  });

  it('are on a projector seven of more than eight, the large one above, where the title stands', () => {
    expect(acrVcs(run(9), 2, 'projector')).toEqual([2, 1, 3, 4, 5, 6, 7]);
    expect(acrVcs(run(12), 11, 'projector')).toEqual([11, 1, 2, 3, 4, 5, 6]);
  });

  it('are elsewhere fifteen at most, the large one among them, in the order of the document', () => {
    expect(acrVcs(run(20), 3, 'laptop')).toEqual(acrVcs(run(15), 1, 'laptop'));
    expect(acrVcs(run(20), 18, 'laptop').slice(-2)).toEqual([14, 18]);
  });

  it('are each as high as a line of text where a projector gives them the least', () => {
    const { projected } = acrHeights(7);
    const lanes = lanesOf(projected, 'projector', false);
    expect(Math.min(...lanes.map(({ height }) => height))).toBeGreaterThanOrEqual(24 * 1.1);
    expect(lanes.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(projected);
  });

  it('are on a phone as high as they need, up to what a screen has', () => {
    expect([1, 3, 7, 15].map((lanes) => acrHeights(lanes).phone)).toEqual([160, 248, 390, 390]);
  });

  it('are one in a row of twins', () => {
    expect(lanesOf(100, 'laptop', true).map(({ vc }) => vc)).toEqual([3]);
  });
});

describe('what arrives, and what sources say, beside ACR', () => {
  it('is known once its window is over, and cut where the VC begins', () => {
    const frame = frameOf({ 'arrived/3': [5, 5, 7, 4, none], 'fair/3': [none, 9, 9, none, none] }, 5);
    expect(Array.from(goodputColumns(frame, 3))).toEqual([none, 5, 7, 4, none]);
  });

  it('is read once for all that is drawn of it in a frame', () => {
    const rates = { 'arrived/3': [5, 5], 'fair/3': [9, 9], 'acr/3': [10, 20], 'ccr/3': [10, 10] };
    const [frame, next] = [frameOf(rates, 2), frameOf(rates, 2)];
    const y = linearScale([0, 40], [40, 0]);
    expect(goodputColumns(frame, 3)).toBe(goodputColumns(frame, 3));
    expect(ccrColumns(frame, 3, y)).toBe(ccrColumns(frame, 3, y));
    expect(goodputColumns(next, 3)).not.toBe(goodputColumns(frame, 3));
  });

  it('is nothing while nothing arrives of a VC that has nothing to send', () => {
    const frame = frameOf({ 'arrived/3': [0, 0, 0], 'fair/3': [9, none, none] }, 3);
    expect(Array.from(goodputColumns(frame, 3))).toEqual([0, none, none]);
  });

  it('is the CCR where it can be told from ACR', () => {
    const rates = { 'acr/3': [10, 20, 20, 20], 'ccr/3': [10, 10, 20, 10], 'fair/3': [9, 9, 9, none] };
    const far = ccrColumns(frameOf(rates, 4), 3, linearScale([0, 40], [40, 0]));
    expect(Array.from(far)).toEqual([none, 10, none, none]);
    const near = ccrColumns(frameOf(rates, 4), 3, linearScale([0, 400], [40, 0]));
    expect(Array.from(near).every(Number.isNaN)).toBe(true);
  });
});
