import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnView } from '../../../src/app/plot/columns.ts';
import { type PixelImage, pixelOf } from '../../../src/app/plot/paint/image.ts';
import { type ColumnStrip, MovingImage } from '../../../src/app/plot/paint/movingImage.ts';
import { drawTrace, toColumnSpans } from '../../../src/app/plot/paint/spanLine.ts';
import { linearScale } from '../../../src/app/plot/scale.ts';
import { followHead } from '../../../src/app/store/viewport.ts';
import { Channel } from '../../../src/app/traces/channel.ts';
import { type ChannelInfo, isSame } from '../../../src/contract/index.ts';

const BIN = 3;
const COLUMNS = 40;
const ROWS = 24;
const NOTHING = { from: Number.POSITIVE_INFINITY, to: 0 };
const y = linearScale([0, 10], [ROWS - 1, 1]);

/** A recorded trace with a pen of several columns, solid up to the head. */
class Plot {
  readonly channel = new Channel({ id: 'queue/A>B', binPs: BIN } as ChannelInfo);
  readonly moving = new MovingImage(COLUMNS, ROWS);
  pen = 3;
  private changed = NOTHING;

  write(firstBin: number, values: readonly number[]): void {
    this.channel.write(
      firstBin,
      Float32Array.from(values),
      Float32Array.from(values, (value) => value + 1),
    );
    this.change(firstBin * BIN, (firstBin + values.length) * BIN);
  }

  forgetFrom(time: number): void {
    this.channel.forgetFrom(time);
    this.change(time - BIN, Number.POSITIVE_INFINITY);
  }

  private change(from: number, to: number): void {
    this.changed = { from: Math.min(this.changed.from, from), to: Math.max(this.changed.to, to) };
  }

  private readonly paint = ({ first, columnPs, head, image }: ColumnStrip): void => {
    const spans = this.channel.columns(first, image.width, columnPs);
    drawTrace(image, toColumnSpans(spans, y), head - first, {
      pastWidth: this.pen,
      aheadWidth: 1,
      past: pixelOf('#000000'),
      ahead: pixelOf('#888888'),
      fill: pixelOf('#dddddd'),
      baseline: ROWS - 1,
    });
  };

  /** Shown as it moves; how many columns that took. */
  show(view: { readonly from: number; readonly to: number }, now: number): number {
    const painted = this.moving.show(columnView(view, now, COLUMNS), this.pen, this.changed, 4, this.paint);
    this.changed = NOTHING;
    return painted;
  }

  /** The same painted at once. */
  whole(view: { readonly from: number; readonly to: number }, now: number): PixelImage {
    const whole = new MovingImage(COLUMNS, ROWS);
    whole.show(columnView(view, now, COLUMNS), this.pen, NOTHING, 4, this.paint);
    return whole.image;
  }
}

const value = fc.integer({ min: 0, max: 9 });
const act = fc.oneof(
  fc.record({ kind: fc.constant('plays' as const), values: fc.array(value, { minLength: 1, maxLength: 9 }) }),
  fc.record({ kind: fc.constant('pans' as const), by: fc.integer({ min: -90, max: 90 }) }),
  fc.record({ kind: fc.constant('zooms' as const), span: fc.constantFrom(41, 80, 120, 333) }),
  fc.record({ kind: fc.constant('follows' as const), by: fc.constant(0) }),
  fc.record({ kind: fc.constant('goes to' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({
    kind: fc.constant('is written again' as const),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('takes another pen' as const), pen: fc.constantFrom(1, 2.4, 5) }),
);

describe('the image of a plot that moves', () => {
  it('has the pixels of one that is painted whole, wherever view and head have been', () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 40 }), (acts) => {
        const plot = new Plot();
        let [view, now, recorded, following] = [{ from: 0, to: 120 }, 0, 0, true];
        for (const one of acts) {
          if (one.kind === 'plays') {
            plot.write(Math.floor(recorded / BIN), one.values);
            recorded = (Math.floor(recorded / BIN) + one.values.length) * BIN - 1;
            now = recorded;
          } else if (one.kind === 'pans') {
            view = { from: view.from + one.by, to: view.to + one.by };
            following = false;
          } else if (one.kind === 'zooms') view = { from: view.from, to: view.from + one.span };
          else if (one.kind === 'follows') following = true;
          else if (one.kind === 'goes to') now = Math.round(one.share * recorded);
          else if (one.kind === 'takes another pen') plot.pen = one.pen;
          else {
            recorded = Math.round(one.share * recorded);
            now = Math.min(now, recorded);
            plot.forgetFrom(recorded);
          }
          if (following) view = followHead(view, now, Number.MAX_SAFE_INTEGER);
          plot.show(view, now);
          expect(plot.moving.image.pixels).toEqual(plot.whole(view, now).pixels);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('costs the columns that are new while it follows the head, and nothing while no column changes', () => {
    const plot = new Plot();
    plot.write(
      0,
      Array.from({ length: 200 }, (_, i) => i % 10),
    );
    expect(plot.show({ from: 300, to: 420 }, 396)).toBe(COLUMNS);
    const painted = [1, 2, 3, 4].map((moved) => {
      const by = moved * BIN;
      return plot.show({ from: 300 + by, to: 420 + by }, 396 + by);
    });
    expect(Math.max(...painted)).toBeLessThan(COLUMNS / 2);
    expect(plot.show({ from: 312, to: 432 }, 408)).toBe(0);
  });
});

describe('a visible range in columns', () => {
  it('keeps the head in its column while it follows it', () => {
    const heads = Array.from({ length: 500 }, (_, i) => {
      const now = 1_000_003 + i * 977;
      const view = followHead({ from: 0, to: 82_200 }, now, Number.MAX_SAFE_INTEGER);
      const { head, first } = columnView(view, now, 822);
      return head - first;
    });
    expect(new Set(heads)).toEqual(new Set([658]));
  });

  it('keeps its left edge where it is while it does not', () => {
    const firsts = Array.from(
      { length: 500 },
      (_, i) => columnView({ from: 5_000, to: 87_200 }, i * 160, 822).first,
    );
    expect(new Set(firsts)).toEqual(new Set([50]));
  });
});

describe('what an image depends on', () => {
  it('is the same where the data are, however often they have been put together', () => {
    const store = new Channel({ id: 'a', binPs: 1 } as ChannelInfo);
    expect(isSame({ lanes: [{ top: 1 }], store }, { lanes: [{ top: 1 }], store })).toBe(true);
    expect(isSame({ lanes: [{ top: 1 }] }, { lanes: [{ top: 2 }] })).toBe(false);
    expect(isSame({ a: 1, b: 2 }, { a: 1, c: 2 })).toBe(false);
    expect(isSame([1], { 0: 1 })).toBe(false);
    expect(isSame([1, undefined], [1])).toBe(false);
    expect(isSame({ a: 1 }, { a: 1, b: undefined }), 'as it is kept in a file').toBe(true);
  });

  it('is another where somebody else keeps the values', () => {
    const info = { id: 'a', binPs: 1 } as ChannelInfo;
    expect(isSame({ store: new Channel(info) }, { store: new Channel(info) })).toBe(false);
  });
});
