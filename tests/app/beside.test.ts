import { describe, expect, it } from 'vitest';
import { nextTo } from '../../src/app/widgets/overlay/nextTo.ts';

const WINDOW = { width: 400, height: 300 };
const CARD = { width: 100, height: 80 };
const button = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 20 });

describe('where a card goes beside its button', () => {
  it('stands on the side asked for, edge to edge', () => {
    expect(nextTo(button(50, 100), CARD, WINDOW, { align: 'start', side: 'bottom' })).toEqual([50, 126]);
    expect(nextTo(button(150, 100), CARD, WINDOW, { align: 'end', side: 'top' })).toEqual([110, 14]);
  });

  it('goes to the other side where only that has room', () => {
    expect(nextTo(button(50, 250), CARD, WINDOW, { align: 'start', side: 'bottom' })).toEqual([50, 164]);
    expect(nextTo(button(50, 20), CARD, WINDOW, { align: 'start', side: 'top' })).toEqual([50, 46]);
  });

  it('stays inside the window, and begins with its top where it is too high for it', () => {
    expect(nextTo(button(350, 100), CARD, WINDOW, { align: 'start', side: 'bottom' })).toEqual([292, 126]);
    const [, top] = nextTo(button(50, 250), { width: 100, height: 400 }, WINDOW, {
      align: 'start',
      side: 'bottom',
    });
    expect(top).toBe(8);
  });
});
