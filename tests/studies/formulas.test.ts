import { describe, expect, it } from 'vitest';
import { type DiscardPolicy, isAccepted } from '../../src/engine/switch/discard/policy.ts';
import { rosolenFigures } from '../../src/studies/rosolen/rosolenFigures.ts';
import { cellOf, hold, newPolicy } from '../support/cells.ts';

/** A curve of a figure that is a formula (Rosolen et al. 1999, figures 1, 2 and 4). */
function curveOf(figure: string, name: string): (x: number) => number {
  const formulas = rosolenFigures.find((one) => one.figure === figure)?.formulas ?? [];
  const curve = formulas.flatMap(({ curves }) => curves).find((one) => one.name === name);
  return curve?.of ?? expect.unreachable();
}

const BUFFER = 16_384;

describe('figure 1, the rejection function of FBA, against what the policy decides', () => {
  const VCS = 4;

  /** The most cells that a VC may hold at this queue and still begin a frame, while three others hold some. */
  function mostHeld(policy: DiscardPolicy, queue: number): number {
    let [fits, most] = [0, queue];
    while (fits < most) {
      const held = Math.ceil((fits + most) / 2);
      hold(policy, 0, held);
      // A frame of one cell leaves no state behind.
      if (isAccepted(policy.decide(cellOf(0, 'SSM', queue, 0)))) fits = held;
      else most = held - 1;
    }
    return fits;
  }

  it.each([1, 0.9, 0.5])('Z %d: a VC begins a frame up to the limit and not beyond', (z) => {
    const limit = curveOf('1', `Z ${z}`);
    const policy = newPolicy('fba', { r: 0.875 * BUFFER, z, norm: 'buffer' }, BUFFER);
    for (let flow = 1; flow < VCS; flow++) hold(policy, flow, 1);
    for (const queue of [15_000, 15_300, 15_700, 16_000, 16_383]) {
      const cells = Math.min(queue, (limit(queue) * BUFFER) / VCS);
      expect(mostHeld(policy, queue), `at ${queue} cells`).toBe(Math.floor(cells + 1e-9));
    }
    hold(policy, 0, 14_336);
    expect(isAccepted(policy.decide(cellOf(0, 'SSM', 0.875 * BUFFER, 0)))).toBe(true);
    expect(limit(0.875 * BUFFER)).toBeNaN();
  });
});

describe('figures 2 and 4, the discard probabilities of ATM-RED, against what the policy draws', () => {
  /** Below the lower threshold nothing is drawn. */
  const CALM = 100;
  const PARAMS = { minTh: 2_000, maxTh: 10_000, aboveMax: 'gentle', wq: 1, given: 'cell', maxC: 0.000_55 };
  /** Chance that a right engine fails: one in a million for each point. */
  const DEVIATIONS = 5;

  /** Share of the frames of so many cells, begun at this average, that draw a mark. */
  function markedShare(cells: number, queue: number, frames: number): number {
    const policy = newPolicy('atm-red', PARAMS, BUFFER * 2);
    let marked = 0;
    for (let frame = 0; frame < frames; frame++) {
      let isMarked = !isAccepted(policy.decide(cellOf(0, 'BOM', queue, 0)));
      for (let cell = 1; cell < cells; cell++) policy.decide(cellOf(0, 'COM', queue, 0));
      policy.decide(cellOf(0, 'EOM', CALM, 0));
      // A mark inside a frame condemns the next one.
      if (!isMarked) {
        isMarked = !isAccepted(policy.decide(cellOf(0, 'BOM', CALM, 0)));
        policy.decide(cellOf(0, 'EOM', CALM, 0));
      }
      if (isMarked) marked++;
    }
    return marked / frames;
  }

  it.each([
    ['2', 'cell', 1, 1_500, 20_000],
    ['2', 'cell', 1, 6_000, 100_000],
    ['2', 'cell', 1, 9_999, 100_000],
    ['2', 'cell', 1, 12_000, 5_000],
    ['2', 'cell', 1, 15_000, 5_000],
    ['2', 'cell', 1, 18_000, 5_000],
    ['2', 'cell', 1, 20_000, 1_000],
    ['4', '1460 B', 32, 5_000, 10_000],
    ['4', '1460 B', 32, 9_999, 10_000],
    ['4', '9140 B', 192, 5_000, 2_000],
    ['4', '9140 B', 192, 9_999, 2_000],
  ])('figure %s, %s: %d cells at an average of %d', (figure, name, cells, queue, frames) => {
    const chance = curveOf(figure, name)(queue);
    const sigma = Math.sqrt((chance * (1 - chance)) / frames);
    expect(Math.abs(markedShare(cells, queue, frames) - chance)).toBeLessThanOrEqual(DEVIATIONS * sigma);
  });
});
