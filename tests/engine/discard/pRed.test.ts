import { describe, expect, it } from 'vitest';
import { isAccepted } from '../../../src/engine/switch/discard/policy.ts';
import { cellOf, hold, newPolicy } from '../../support/cells.ts';
import { follows } from '../../support/follows.ts';

/** With a weight of 1 the average is the queue that the last first cell met. */
const params = { minTh: 500, maxTh: 1_500, wq: 1, maxP: 0.2, packetCells: 12 };

describe('P-RED, 500 and 1,500 of 2,000', () => {
  it('above max refuses by the share alone: for certain from an equal share on, never without a cell', () => {
    follows(
      'p-red',
      params,
      `
      1 BOM 1600 (320 of 5) -> 16 refuse { 1 }
      2 BOM 1600 (0 of 5)   -> 18 accept { 1 }
      1 COM 100  (320 of 5) -> 4 listed { 1 }
      2 COM 1999 (900 of 5) -> 18 accept { 1 }
      1 EOM 100  (320 of 5) -> 6 accept  { }
      1 BOM 499  (400 of 1) -> 18 accept { }
      `,
    );
  });

  it('behaves as PPD when the buffer is full', () => {
    follows(
      'p-red',
      params,
      `
      1 COM 2000 (0 of 5) -> 10 refuse { 1 }
      1 EOM 2000 (0 of 5) -> 7 listed { }
      `,
    );
  });

  /** Share of frames refused at a queue of 1,000 cells of four VCs, one of which holds `cells`. */
  function refused(cells: number, frames: number): number {
    const policy = newPolicy('p-red', params, 2_000);
    hold(policy, 0, cells);
    for (let flow = 1; flow < 4; flow++) hold(policy, flow, (1_000 - cells) / 3);
    const verdicts = Array.from({ length: frames }, () => policy.decide(cellOf(0, 'SSM', 1_000, 0)));
    return verdicts.filter((verdict) => !isAccepted(verdict)).length / frames;
  }

  it.each([
    [250, 0.1],
    [100, 0.04],
    [700, 0.28],
  ])('half way up a VC with %d of 1,000 cells loses %d of its frames: pb × Y × Na / queue', (cells, p) => {
    const frames = 20_000;
    expect(Math.abs(refused(cells, frames) - p)).toBeLessThan(3 * Math.sqrt((p * (1 - p)) / frames));
  });
});
