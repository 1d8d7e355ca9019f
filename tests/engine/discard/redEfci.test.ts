import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPolicy } from '../../../src/engine/switch/discard/index.ts';
import { isAccepted } from '../../../src/engine/switch/discard/policy.ts';
import { cellOf, newPolicy } from '../../support/cells.ts';
import { follows } from '../../support/follows.ts';

const params = { minTh: 100, maxTh: 200, wq: 1, maxP: 0.1, packetCells: 12, notifier: 'frame' };

describe('RED of frames that marks EFCI', () => {
  it('marks every cell of a frame whose first cell met an average above max, and refuses none', () => {
    const policy = newPolicy('red-efci', params, 2_000);
    const marks = [
      ['BOM', 300],
      ['COM', 50],
      ['EOM', 50],
      ['BOM', 50],
      ['EOM', 300],
    ].map(([part, queue], i) => {
      expect(policy.decide(cellOf(1, String(part), Number(queue), i))).toBeGreaterThan(0);
      return policy.marking?.[1];
    });
    expect(marks).toEqual([1, 1, 1, 0, 0]);
    expect(policy.marking?.[2]).toBe(0);
  });

  it('marks about as many frames as RED would refuse', () => {
    const [marking, refusing] = ['red-efci', 'red'].map((id) => newPolicy(id, params, 2_000));
    let marked = 0;
    let refused = 0;
    for (let i = 0; i < 2_000; i++) {
      marking!.decide(cellOf(1, 'SSM', 150, i));
      marked += marking!.marking?.[1] ?? 0;
      if (refusing!.decide(cellOf(1, 'SSM', 150, i)) < 0) refused++;
    }
    expect(marked).toBe(refused);
    expect(marked).toBeGreaterThan(100);
  });

  it('behaves as PPD when the buffer is full', () => {
    follows(
      'red-efci',
      { ...params, minTh: 2_000, maxTh: 2_000, wq: 0.001 },
      `
      1 COM 2000 -> 27 refuse { 1 }
      1 COM 1000 -> 21 listed { 1 }
      1 EOM 1000 -> 23 accept { }
      `,
    );
  });
});

/** Cells of three flows in frames of random length, each with the queue it meets. */
const traffic = fc.array(
  fc.record({
    flow: fc.nat(2),
    queue: fc.integer({ min: 0, max: 1_900 }),
    length: fc.integer({ min: 1, max: 6 }),
  }),
  { minLength: 20, maxLength: 120 },
);
const partAt = (at: number, length: number): string =>
  length === 1 ? 'SSM' : at === 0 ? 'BOM' : at === length - 1 ? 'EOM' : 'COM';

// Rosolen et al. 1999, end of section 2.3.1: "our ATM-RED algorithm could be used to notify congestion rather than to
// drop packets. This would require to mark ATM cells from entire AAL5-PDUs with the EFCI bits".
describe('ATM-RED as notifier', () => {
  it('is what RED-EFCI has unless told otherwise', () => {
    const given = findPolicy('red-efci').parameters.map(({ name, default: standard }) => [name, standard]);
    expect(given).toContainEqual(['notifier', 'atm-red']);
  });

  it('marks exactly the cells that ATM-RED refuses, and refuses none', () => {
    let marks = 0;
    fc.assert(
      fc.property(traffic, fc.constantFrom('step', 'gentle', 'buffer'), (frames, aboveMax) => {
        const same = {
          minTh: 100,
          maxTh: 900,
          wq: 0.4,
          given: 'cell',
          maxC: 0.2,
          maxP: 0.1,
          packetCells: 12,
          aboveMax,
        };
        const refusing = newPolicy('atm-red', same, 2_000);
        const marking = newPolicy('red-efci', { ...same, notifier: 'atm-red' }, 2_000);
        let now = 0;
        for (const { flow, queue, length } of frames)
          for (let at = 0; at < length; at++) {
            const cell = () => cellOf(flow, partAt(at, length), queue, now);
            const refused = !isAccepted(refusing.decide(cell()));
            expect(isAccepted(marking.decide(cell()))).toBe(true);
            expect(marking.marking?.[flow]).toBe(refused ? 1 : 0);
            if (refused) marks++;
            now++;
          }
      }),
    );
    expect(marks).toBeGreaterThan(100);
  });
});
