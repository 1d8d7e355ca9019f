import { describe, it } from 'vitest';
import { follows } from '../../support/follows.ts';

describe('EPD with hysteresis, 1,600 and 1,900 of 2,000', () => {
  const params = { low: 1_600, high: 1_900 };

  it('begins to refuse frames at the high threshold and goes on until the queue is down to the low one', () => {
    follows(
      'epd-hysteresis',
      params,
      `
      1 BOM 1899 -> 22 accept { }
      2 BOM 1900 -> 15 refuse { 2 }
      1 COM 1900 -> 20 accept { 2 }
      2 COM 1750 -> 6 listed  { 2 }
      2 EOM 1750 -> 8 accept  { }
      3 BOM 1601 -> 17 refuse { 3 }
      4 BOM 1600 -> 22 accept { 3 }
      3 EOM 1750 -> 8 accept  { }
      3 BOM 1899 -> 22 accept { }
      `,
    );
  });

  it('learns of the queue from every cell, also from those of frames already begun', () => {
    follows(
      'epd-hysteresis',
      params,
      `
      1 BOM 100  -> 22 accept { }
      1 COM 1900 -> 20 accept { }
      2 BOM 1700 -> 17 refuse { 2 }
      2 COM 1600 -> 6 listed  { 2 }
      3 BOM 1899 -> 22 accept { 2 }
      `,
    );
  });

  it('behaves as PPD when the buffer is full', () => {
    follows(
      'epd-hysteresis',
      params,
      `
      1 COM 2000 -> 12 refuse  { 1 }
      1 COM 1999 -> 6 listed  { 1 }
      1 EOM 2000 -> 9 listed  { }
      2 SSM 2000 -> 12 refuse  { }
      2 SSM 1950 -> 15 refuse { }
      `,
    );
  });

  it('with both thresholds in one place is EPD', () => {
    follows(
      'epd-hysteresis',
      { low: 1_900, high: 1_900 },
      `
      1 BOM 1899 -> 22 accept
      2 BOM 1900 -> 15 refuse
      3 BOM 1899 -> 22 accept
      `,
    );
  });
});
