import { describe, expect, it } from 'vitest';
import { isAccepted } from '../../../src/engine/switch/discard/policy.ts';
import { cellOf, hold, newPolicy } from '../../support/cells.ts';
import { follows } from '../../support/follows.ts';

/** Rosolen et al.: R 14,000 of 16,000, Z 0.9. */
const params = { r: 14_000, z: 0.9, norm: 'queue' };
const BUFFER = 16_000;

describe('fair buffer allocation, R 14,000 of 16,000, Z 0.9', () => {
  it('refuses frames by the rejection function, Y × Na / queue > Z × (K - R) / (X - R)', () => {
    // At 15,000 cells of ten VCs an equal share is 1,500 and 0.9 × 2,000 / 1,000 = 1.8 of them are allowed.
    follows(
      'fba',
      params,
      `
      1 BOM 15000 (2700 of 10) -> 16 accept { }
      2 BOM 15000 (2701 of 10) -> 14 refuse  { 2 }
      2 COM 13000 (2701 of 10) -> 2 listed  { 2 }
      2 EOM 13000 (2701 of 10) -> 4 accept  { }
      3 COM 15999 (9000 of 10) -> 10 accept { }
      `,
      BUFFER,
    );
  });

  it('never refuses at R, and hardly anybody just above it', () => {
    follows(
      'fba',
      params,
      `
      1 BOM 14000 (14000 of 1)  -> 10 accept
      1 BOM 14001 (14000 of 20) -> 16 accept
      1 BOM 14100 (14000 of 20) -> 14 refuse
      `,
      BUFFER,
    );
  });

  it('always lets those in who hold nothing, and behaves as PPD when the buffer is full', () => {
    follows(
      'fba',
      params,
      `
      1 BOM 15999 (0 of 2) -> 16 accept { }
      1 COM 16000 (0 of 2) -> 8 refuse  { 1 }
      1 EOM 16000 (0 of 2) -> 5 listed  { }
      `,
      BUFFER,
    );
  });

  /** The largest share a VC may hold, in cells, among ten. */
  function mostAdmitted(norm: string, queue: number): number {
    let most = -1;
    const policy = newPolicy('fba', { ...params, norm }, BUFFER);
    for (let flow = 1; flow < 10; flow++) hold(policy, flow, 1);
    for (let held = 1; held <= queue; held++) {
      hold(policy, 0, held);
      if (!isAccepted(policy.decide(cellOf(0, 'SSM', queue, 0)))) break;
      most = held;
    }
    return most;
  }

  it('allows a tenth more at 14,500 when an equal share is one of the whole buffer; the same at K', () => {
    expect(mostAdmitted('queue', 14_500)).toBe(5_220); // 1,450 × 0.9 × 2,000 / 500
    expect(mostAdmitted('buffer', 14_500)).toBe(5_760); // 1,600 × 3.6
    expect(mostAdmitted('queue', 15_999)).toBe(1_440); // 1,599.9 × 0.9 × 2,000 / 1,999
    expect(mostAdmitted('buffer', 15_999)).toBe(1_440);
  });

  it('with a smaller Z allows less', () => {
    const admits = (z: number) => {
      const policy = newPolicy('fba', { ...params, z }, BUFFER);
      for (let flow = 0; flow < 10; flow++) hold(policy, flow, 2_000);
      return isAccepted(policy.decide(cellOf(0, 'BOM', 15_000, 0)));
    };
    expect([0.6, 0.7].map(admits)).toEqual([false, true]); // 1.333 against 1.2 and 1.4
  });
});
