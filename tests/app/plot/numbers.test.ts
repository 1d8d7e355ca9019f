import { describe, expect, it } from 'vitest';
import { HeldNumbers } from '../../../src/app/plot/paint/numbers.ts';

describe('numbers of the moment on a canvas', () => {
  it('stay until all words of the page are written, however often the canvas is painted', () => {
    const numbers = new HeldNumbers();
    const painted = (isFresh: boolean, cells: number, wallMs: number) => {
      numbers.begin(isFresh, wallMs);
      return numbers.text('queue', () => `${cells} cells`);
    };
    expect(painted(true, 383, 0)).toBe('383 cells');
    expect(painted(false, 388, 50)).toBe('383 cells');
    expect(painted(false, 391, 100)).toBe('383 cells');
    expect(painted(true, 391, 117)).toBe('391 cells');
  });

  it('are behind when words are written in a frame in which the canvas was not painted with them', () => {
    const numbers = new HeldNumbers();
    expect(numbers.isBehind(0)).toBe(false);
    numbers.begin(true, 0);
    numbers.text('queue', () => '383');
    expect([numbers.isBehind(0), numbers.isBehind(33)]).toEqual([false, true]);
    numbers.begin(false, 33);
    expect(numbers.isBehind(33)).toBe(true);
    numbers.begin(true, 33);
    expect(numbers.isBehind(33)).toBe(false);
  });

  it('are written at once where nothing has been, each place by itself', () => {
    const numbers = new HeldNumbers();
    numbers.begin(false, 0);
    expect(numbers.text('VC 1', () => '158')).toBe('158');
    numbers.begin(false, 50);
    expect([numbers.text('VC 1', () => '160'), numbers.text('VC 2', () => '126')]).toEqual(['158', '126']);
  });
});
