import { describe, expect, it } from 'vitest';
import { HeldNumbers } from '../../../src/app/plot/paint/numbers.ts';

describe('numbers of the moment on a canvas', () => {
  it('stay until all words of the page are written, however often the canvas is painted', () => {
    const numbers = new HeldNumbers();
    const painted = (isFresh: boolean, cells: number) => {
      numbers.begin(isFresh);
      return [numbers.text('queue', () => `${cells} cells`), numbers.isBehind];
    };
    expect(painted(true, 383)).toEqual(['383 cells', false]);
    expect(painted(false, 388)).toEqual(['383 cells', true]);
    expect(painted(false, 391)).toEqual(['383 cells', true]);
    expect(painted(true, 391)).toEqual(['391 cells', false]);
  });

  it('are written at once where nothing has been, each place by itself', () => {
    const numbers = new HeldNumbers();
    numbers.begin(false);
    expect(numbers.text('VC 1', () => '158')).toBe('158');
    expect(numbers.isBehind).toBe(false);
    numbers.begin(false);
    expect([numbers.text('VC 1', () => '160'), numbers.text('VC 2', () => '126')]).toEqual(['158', '126']);
    expect(numbers.isBehind).toBe(true);
  });
});
