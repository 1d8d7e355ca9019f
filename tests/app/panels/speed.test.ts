import { describe, expect, it } from 'vitest';
import { namesHundredth, speedScale } from '../../../src/app/chrome/transport/speed.ts';

/** Of the usual window of 1366 pixels, CSS pixels. */
const SCALE_WIDTH = 106;
const LOWEST_WORDS = 29;
const HALF_HUNDREDTH = 14;

const cellPs = (mbps: number) => (424 / mbps) * 1e6;
const leftOfHundredth = (mbps: number) => {
  const { low, high } = speedScale(cellPs(mbps));
  return ((-2 - low) / (high - low)) * SCALE_WIDTH - HALF_HUNDREDTH;
};

describe('a hundredth of real time', () => {
  it.each([0.01, 0.064, 2, 10, 16, 25.6, 155.52, 622, 10_000])(
    'is named on a scale of speeds only clear of one cell a second: %d Mb/s',
    (mbps) => {
      expect(namesHundredth(speedScale(cellPs(mbps)))).toBe(leftOfHundredth(mbps) - LOWEST_WORDS >= 5);
    },
  );
});
