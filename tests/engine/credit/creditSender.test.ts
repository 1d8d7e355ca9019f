import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CreditReceiver } from '../../../src/engine/credit/creditReceiver.ts';
import { type CreditHop, CreditSender } from '../../../src/engine/credit/creditSender.ts';
import { counted } from '../../support/tier.ts';

const hop = (flow: number, n2: number, n3: number, adaptive = false): CreditHop => ({
  flow,
  n2,
  n3,
  adaptive,
  piggyback: false,
});

/** Spends so much credit, or as much as there is; returns how much that was. */
function spend(sender: CreditSender, flow: number, cells: number): number {
  let spent = 0;
  while (spent < cells && sender.spend(0, flow)) spent++;
  return spent;
}

describe('credit of a VC with N2 = 4 and N3 = 6', () => {
  it('lasts for ten cells', () => {
    const sender = new CreditSender(2, [hop(0, 4, 6)]);
    expect(spend(sender, 0, 100)).toBe(10);
    expect(sender.credit(0)).toBe(0);
  });

  it('grows by N2 with each credit that comes back, whichever of them is lost', () => {
    const sender = new CreditSender(2, [hop(0, 4, 6)]);
    spend(sender, 0, 10);
    sender.restore(0, 0, 1);
    expect(sender.credit(0)).toBe(4);
    sender.restore(0, 0, 3);
    expect(sender.credit(0)).toBe(12);
    sender.restore(0, 0, 2);
    expect(sender.credit(0)).toBe(12);
  });

  it('comes back after every fourth cell that is passed on', () => {
    const receiver = new CreditReceiver(2, [[hop(0, 4, 6)]]);
    expect(Array.from({ length: 9 }, () => receiver.countPassedOn(0))).toEqual([0, 0, 0, 1, 0, 0, 0, 2, 0]);
  });
});

describe('places at the end of a hop', () => {
  it('belong to one VC each where shares are static', () => {
    const receiver = new CreditReceiver(4, [[hop(0, 1, 1), hop(2, 1, 1)]]);
    receiver.enter(0);
    receiver.enter(0);
    expect([receiver.isFull(0), receiver.isFull(2)]).toEqual([true, false]);
  });

  it('are common to adaptive VCs of one link, not to those of another', () => {
    const receiver = new CreditReceiver(6, [[hop(0, 1, 1, true), hop(2, 1, 1, true)], [hop(4, 1, 1, true)]]);
    for (let i = 0; i < 4; i++) receiver.enter(0);
    expect([receiver.isFull(0), receiver.isFull(2), receiver.isFull(4)]).toEqual([true, true, false]);
    receiver.leave(0);
    expect(receiver.isFull(2)).toBe(false);
  });
});

describe('adaptive shares', () => {
  it('go to the VC that uses them, all but N2 + 1 places', () => {
    const sender = new CreditSender(4, [hop(0, 2, 20, true), hop(2, 2, 20, true)]);
    let credits = 0;
    for (let i = 0; i < 200; i++) {
      if (!sender.spend(0, 0)) continue;
      if (sender.sent[0]! % 2 === 0) sender.restore(0, 0, ++credits);
    }
    expect([...sender.places].filter((_, flow) => flow % 2 === 0)).toEqual([44 - 3, 3]);
    expect(sender.takeGrown()).toBe(true);
    expect(sender.takeGrown()).toBe(false);
  });

  it('never promise a place twice, and never leave a VC without one beyond N2', () => {
    const n2 = fc.integer({ min: 1, max: 8 });
    const vc = fc.record({ n2, n3: fc.integer({ min: 1, max: 30 }) });
    const act = fc.record({
      vc: fc.nat(4),
      cells: fc.integer({ min: 1, max: 40 }),
      back: fc.boolean(),
    });
    let moved = 0;
    fc.assert(
      fc.property(
        fc.array(vc, { minLength: 2, maxLength: 5 }),
        fc.array(act, { minLength: 50, maxLength: 300 }),
        (vcs, acts) => {
          const hops = vcs.map((one, i) => hop(2 * i, one.n2, one.n3, true));
          const sender = new CreditSender(2 * vcs.length, hops);
          const places = hops.reduce((sum, one) => sum + one.n2 + one.n3, 0);
          for (const { vc: any, cells, back } of acts) {
            const { flow, n2: unit } = hops[any % hops.length] as CreditHop;
            if (back) sender.restore(0, flow, Math.floor(sender.sent[flow]! / unit));
            else spend(sender, flow, cells);
            const promised = hops.map((one) =>
              Math.max(sender.places[one.flow]!, sender.sent[one.flow]! - sender.returned[one.flow]!),
            );
            expect(promised.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(places);
            for (const one of hops) expect(sender.places[one.flow]).toBeGreaterThan(one.n2);
          }
          if (hops.some((one) => sender.places[one.flow] !== one.n2 + one.n3)) moved++;
        },
      ),
      { numRuns: counted(60) },
    );
    expect(moved).toBeGreaterThan(30);
  });
});
