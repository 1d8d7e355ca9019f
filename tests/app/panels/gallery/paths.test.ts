import { describe, expect, it } from 'vitest';
import { area, bars, steps } from '../../../../src/app/chrome/gallery/paths.ts';
import { HEIGHTS } from '../../../../src/scenarios/pictures/picture.ts';

const LANE = { base: 40, height: 40 };
const [none, full] = [HEIGHTS.charAt(0), HEIGHTS.charAt(HEIGHTS.length - 1)];

describe('pictures of runs', () => {
  it('go from column to column in steps, and leave gaps where there is no value', () => {
    expect(steps(`${none}${none}${full}${full}`, LANE)).toBe('M0 40H2V0H4');
    expect(steps(`-${full}--${none}`, LANE)).toBe('M1 0H2M4 40H5');
    expect(steps('--', LANE)).toBe('');
  });

  it('fill the area down to the base', () => {
    expect(area(`${full}${none}`, LANE)).toBe('M0 40V0H1V40H2V40Z');
    expect(area(`-${full}`, LANE)).toBe('M0 40V40H1V0H2V40Z');
  });

  it('have a bar for each stretch of drops', () => {
    expect(bars('3+2 9+1', 41, 4)).toBe('M3 41h2v4h-2zM9 41h1v4h-1z');
    expect(bars('', 41, 4)).toBe('');
  });
});
