import { describe, it } from 'vitest';
import { follows } from '../../support/follows.ts';

/** Zhu 1999, section 3.7. */
describe('EPD by the queue of each VC, T 200 of 2,000', () => {
  const params = { threshold: 200 };

  it('drops a new frame whose VC has more cells waiting than the threshold, but for its last cell', () => {
    follows(
      'epd-vc',
      params,
      `
      1 BOM 300 (201 of 3) -> 15 refuse { 1 }
      1 COM 300 (100 of 3) -> 2 listed { 1 }
      1 EOM 300 (100 of 3) -> 4 accept { }
      1 BOM 300 (100 of 3) -> 17 accept { }
      `,
    );
  });

  it('exceeds means more than: with as many as the threshold the frame enters', () => {
    follows('epd-vc', params, '1 BOM 300 (200 of 3) -> 17 accept { }');
  });

  it('leaves VCs with short queues alone, however many cells wait in all', () => {
    follows('epd-vc', params, '1 BOM 1999 (0 of 9) -> 17 accept { }');
  });

  it('does not discard later cells of frames that have begun, while there is a place', () => {
    follows(
      'epd-vc',
      params,
      `
      1 COM 1999 (900 of 3) -> 11 accept { }
      1 EOM 1999 (900 of 3) -> 11 accept { }
      1 COM 2000 (900 of 3) -> 9 refuse { 1 }
      1 COM 1999 (900 of 3) -> 2 listed { 1 }
      1 EOM 2000 (900 of 3) -> 5 listed { }
      2 SSM 2000 (0 of 3)   -> 9 refuse { }
      `,
    );
  });
});
