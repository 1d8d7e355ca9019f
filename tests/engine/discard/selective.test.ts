import { describe, it } from 'vitest';
import { follows } from '../../support/follows.ts';

describe('selective packet drop, R 1,800 of 2,000, Z 0.8', () => {
  const params = { r: 1_800, z: 0.8 };

  it('asks nobody for his share up to R', () => {
    follows(
      'selective',
      params,
      `
      1 BOM 1800 (1800 of 1) -> 10 accept { }
      1 BOM 1801 (1801 of 1) -> 14 refuse  { 1 }
      `,
    );
  });

  it('above R refuses frames of those who hold more than Z times an equal share, Y × Na / queue > Z', () => {
    // 1,900 cells of five VCs: an equal share is 380, 0.8 times that are 304.
    follows(
      'selective',
      params,
      `
      1 BOM 1900 (305 of 5) -> 14 refuse  { 1 }
      2 BOM 1900 (304 of 5) -> 16 accept { 1 }
      3 BOM 1900 (0 of 5)   -> 16 accept { 1 }
      4 COM 1900 (900 of 5) -> 10 accept { 1 }
      1 COM 1700 (200 of 5) -> 2 listed  { 1 }
      1 EOM 1700 (200 of 5) -> 4 accept  { }
      1 BOM 1900 (200 of 5) -> 16 accept { }
      `,
    );
  });

  it('the more VCs hold cells, the less each may hold', () => {
    follows(
      'selective',
      params,
      `
      1 BOM 1900 (200 of 7) -> 16 accept
      1 BOM 1900 (200 of 8) -> 14 refuse
      `,
    );
  });

  it('behaves as PPD when the buffer is full', () => {
    follows(
      'selective',
      params,
      `
      1 COM 2000 (0 of 5) -> 8 refuse { 1 }
      1 COM 1000 (0 of 5) -> 2 listed { 1 }
      1 EOM 2000 (0 of 5) -> 5 listed { }
      `,
    );
  });
});
