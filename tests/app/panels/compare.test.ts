import { describe, expect, it } from 'vitest';
import { groundAt } from '../../../src/app/branches/forks.ts';
import { compareKinds, viewShown, viewsOffered } from '../../../src/app/compare/compareView.ts';
import { drawGap } from '../../../src/app/compare/gap.ts';
import { claim } from '../../../src/app/compare/result.ts';
import type { PlotFrame } from '../../../src/app/plot/frame.ts';
import { createImage } from '../../../src/app/plot/paint/image.ts';
import { branchesOf } from '../../../src/app/store/branches/branches.ts';
import { tokens } from '../../../src/app/theme/tokens/tokens.ts';
import { testSession } from '../../support/session.ts';

describe('what branches side by side are claimed to differ in', () => {
  const of = (...values: number[]) => values.map((value, i) => ({ badge: 'ABCD'.charAt(i), value }));

  it('is the measure of the scene, in numbers alone', () => {
    expect(claim('packets', 'count', of(36_012, 76_601), true)).toBe(
      'Packets delivered: A 36,012, B 76,601.',
    );
    expect(claim('idle', 'share', of(0.52, 0.013, 0.4), true)).toBe(
      'Idle cell slots: A 52.0\u00a0%, B 1.3\u00a0%, C 40.0\u00a0%.',
    );
  });

  it('says so far only before the end', () => {
    expect(claim('packets', 'count', of(1, 2), false)).toBe('Packets delivered so far: A 1, B 2.');
  });

  it('is nothing where their common time has not begun', () => {
    expect(claim('packets', 'count', of(Number.NaN, Number.NaN), false)).toBe('Nothing to compare yet.');
  });
});

describe('how twins are shown', () => {
  it('two have room for both panels; more one at a time, but on a phone, which scrolls', () => {
    expect(compareKinds('both', 2, 'laptop')).toEqual(['queue', 'windows']);
    expect(compareKinds('both', 3, 'laptop')).toEqual(['queue']);
    expect(compareKinds('both', 4, 'phone')).toEqual(['queue', 'windows']);
    expect(compareKinds('windows', 4, 'projector')).toEqual(['windows']);
    expect(viewsOffered(3, 'projector')).toEqual(['overlaid', 'queues', 'windows']);
    expect(viewShown('both', 4, 'laptop')).toBe('queues');
  });

  it('offers queues alone where there is nothing beside them', () => {
    expect(viewsOffered(2, 'laptop', false)).toEqual(['result', 'overlaid', 'queues']);
    expect(viewShown('both', 2, 'laptop', false)).toBe('queues');
    expect(compareKinds('windows', 2, 'phone', false)).toEqual(['queue']);
  });

  it('one alone has no rows, whatever a link says', () => {
    expect(compareKinds('both', 1, 'laptop')).toEqual([]);
    expect(compareKinds('overlaid', 4, 'laptop')).toEqual([]);
  });
});

describe('words beside a fork', () => {
  it('have the ground of the shared past behind them as far as it is shaded', () => {
    const run = { recordFromPs: 0, edits: [] };
    const session = testSession();
    branchesOf(session).setState({
      list: [
        { ...run, id: 1, parent: null, forkTime: 0 },
        { ...run, id: 2, parent: 1, forkTime: 50 },
      ],
      current: 2,
      compared: [1],
    });
    const frame = (branch: number | null) =>
      ({ session, branch, t: tokens.light, x: (time: number) => 2 * time }) as unknown as PlotFrame;
    const { panel, bg } = tokens.light;
    expect([10, 99, 101].map((x) => groundAt(frame(1), x))).toEqual([panel, panel, bg]);
    expect(groundAt(frame(null), 10)).toBe(bg);
  });
});

describe('the gap between two curves', () => {
  const [ABOVE, STRIPE] = [1, 2];
  const flat = (top: number, bottom: number) => ({
    top: Float32Array.of(top, top, top, top),
    bottom: Float32Array.of(bottom, bottom, bottom, bottom),
  });
  const drawn = (own: ReturnType<typeof flat>, other: ReturnType<typeof flat>, from = 0) => {
    const image = createImage(4, 12);
    drawGap(image, own, other, from, { above: ABOVE, stripe: STRIPE, period: 4, first: 0 });
    return Array.from({ length: 4 }, (_, x) => Array.from({ length: 12 }, (_, y) => image.pixels[y * 4 + x]));
  };

  it('is plain where the first is above, from the fork on', () => {
    const [before, after] = drawn(flat(1, 2), flat(8, 9), 1);
    expect(before!.every((pixel) => pixel === 0)).toBe(true);
    expect(after).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
  });

  it('is striped where it is below, so that colour is not needed', () => {
    const columns = drawn(flat(8, 9), flat(1, 2));
    expect(new Set(columns.flatMap((column) => column.slice(2, 8)))).toEqual(new Set([ABOVE, STRIPE]));
    expect(columns[0]).not.toEqual(columns[1]);
  });

  it('is none where the two meet or one is not recorded', () => {
    expect(
      drawn(flat(3, 6), flat(5, 8))
        .flat()
        .every((pixel) => pixel === 0),
    ).toBe(true);
    expect(
      drawn(flat(3, 4), flat(Number.NaN, Number.NaN))
        .flat()
        .every((pixel) => pixel === 0),
    ).toBe(true);
  });
});
