import { describe, expect, it } from 'vitest';
import type { ParameterValues } from '../../../src/contract/index.ts';
import type { DiscardPolicy } from '../../../src/engine/switch/discard/policy.ts';
import { newPolicy } from '../../support/cells.ts';
import { follows } from '../../support/follows.ts';
import { depart } from '../../support/leaving.ts';

const STANDARD = { target: 5, interval: 100, mtu: 32, ecn: 'drop' } as const;
const LONG = 6;
const SHORT = 4;
const newCoDel = (params: ParameterValues = {}): DiscardPolicy =>
  newPolicy('codel', { ...STANDARD, ...params }, 20_000);

/** Frames of one cell leave each millisecond of a stretch. Returns when one was dropped. */
function dropsIn(
  policy: DiscardPolicy,
  fromMs: number,
  toMs: number,
  waitedMs = LONG,
  queue = 1_000,
): number[] {
  const drops: number[] = [];
  for (let atMs = fromMs; atMs < toMs; atMs++)
    if (depart(policy, { atMs, waitedMs, queue }) !== 'sent') drops.push(atMs);
  return drops;
}

/** First moment of a millisecond at or after each of these times. */
const ticks = (times: readonly number[]): number[] => times.map(Math.ceil);

describe('CoDel, RFC 8289', () => {
  // Section 5.6, `dodequeue`: the sojourn time must have been above TARGET for INTERVAL.
  it('drops the first frame when all have waited longer than TARGET for an INTERVAL', () => {
    expect(dropsIn(newCoDel(), 10, 115)).toEqual([110]);
  });

  it('begins to count again after one frame that waited less than TARGET', () => {
    const policy = newCoDel();
    expect(dropsIn(policy, 10, 90)).toEqual([]);
    expect(depart(policy, { atMs: 90, waitedMs: SHORT, queue: 1_000 })).toBe('sent');
    expect(dropsIn(policy, 91, 195)).toEqual([191]);
  });

  // Section 4.1 and `dodequeue`: no more than a packet of MTU size is left behind.
  it('drops nothing, and begins to count again, while no more than an MTU is left behind', () => {
    const policy = newCoDel();
    expect(dropsIn(policy, 0, 500, LONG, STANDARD.mtu)).toEqual([]);
    expect(dropsIn(policy, 500, 605, LONG, STANDARD.mtu + 1)).toEqual([600]);
  });

  // Section 5.6, `control_law`: INTERVAL / sqrt(count) after the last one.
  it('drops the n-th frame INTERVAL / sqrt(n) after the one before', () => {
    const times = [100];
    for (let n = 1; n < 20; n++) times.push((times.at(-1) ?? 0) + 100 / Math.sqrt(n));
    const last = times.at(-1) ?? 0;
    expect(dropsIn(newCoDel(), 0, Math.ceil(last) + 1)).toEqual(ticks(times));
  });

  // Section 5.5: a loop, because two drops may be due at once.
  it('drops one after the other where several are due', () => {
    const policy = newCoDel();
    dropsIn(policy, 0, 202);
    expect([271, 271, 271, 271].map((atMs) => depart(policy, { atMs, waitedMs: LONG, queue: 900 }))).toEqual([
      'dropped',
      'sent',
      'sent',
      'sent',
    ]);
    expect([390, 390, 390, 390].map((atMs) => depart(policy, { atMs, waitedMs: LONG, queue: 900 }))).toEqual([
      'dropped',
      'dropped',
      'sent',
      'sent',
    ]);
  });

  // Section 5.5: the dropping state ends with the first frame below TARGET.
  it('leaves the dropping state at the first frame below TARGET', () => {
    const policy = newCoDel();
    expect(dropsIn(policy, 0, 202)).toEqual([100, 200]);
    expect(depart(policy, { atMs: 202, waitedMs: SHORT, queue: 1_000 })).toBe('sent');
    expect(dropsIn(policy, 203, 303)).toEqual([]);
    expect(depart(policy, { atMs: 303, waitedMs: LONG, queue: 1_000 })).toBe('dropped');
  });

  describe('on the way back into the dropping state (section 5.5)', () => {
    /** Frames dropped by the end of a first spell; the count is then their number. */
    const spell = (policy: DiscardPolicy): number => dropsIn(policy, 0, 600).length;
    const gapAfter = (policy: DiscardPolicy, from: number): number => {
      const [first = 0, second = 0] = dropsIn(policy, from, from + 300);
      return second - first;
    };

    it('takes up the rate it had, if that is less than 16 INTERVAL ago', () => {
      const policy = newCoDel();
      const count = spell(policy);
      depart(policy, { atMs: 600, waitedMs: SHORT, queue: 1_000 });
      expect(count).toBeGreaterThan(5);
      expect(gapAfter(policy, 1_000)).toBe(Math.ceil(100 / Math.sqrt(count - 1)));
    });

    // Section 5.5: `count` rises, and the next drop has its time, only where the frame behind does not end the state.
    it('counts a drop whose next frame ends the dropping state no longer', () => {
      const endedBy = (next: number): number => {
        const policy = newCoDel();
        const drops = dropsIn(policy, 0, 600);
        const last = drops.at(-1)!;
        const again = newCoDel();
        dropsIn(again, 0, next === 0 ? last + 1 : last + 2);
        depart(again, { atMs: last + 2, waitedMs: SHORT, queue: 1_000 });
        return gapAfter(again, 1_000);
      };
      const drops = dropsIn(newCoDel(), 0, 600).length;
      expect(endedBy(0)).toBe(Math.ceil(100 / Math.sqrt(drops - 2)));
      expect(endedBy(1)).toBe(Math.ceil(100 / Math.sqrt(drops - 1)));
    });

    it('begins with 1 after 16 INTERVAL', () => {
      const policy = newCoDel();
      spell(policy);
      depart(policy, { atMs: 600, waitedMs: SHORT, queue: 1_000 });
      expect(gapAfter(policy, 2_300)).toBe(100);
    });

    it('begins with 1 where the spell before had one drop', () => {
      const policy = newCoDel();
      expect(dropsIn(policy, 0, 102)).toEqual([100]);
      depart(policy, { atMs: 102, waitedMs: SHORT, queue: 1_000 });
      expect(gapAfter(policy, 110)).toBe(100);
    });
  });

  describe('in a cell switch', () => {
    const frame = (policy: DiscardPolicy, flow: number, atMs = 110) =>
      (['BOM', 'COM', 'EOM'] as const).map((part) =>
        depart(policy, { atMs, waitedMs: LONG, queue: 1_000, flow, part }),
      );

    it('decides at first cells, and drops the frame whole: the next one of its VC stays apart', () => {
      const policy = newCoDel();
      dropsIn(policy, 10, 110);
      expect(frame(policy, 1)).toEqual(['dropped', 'dropped again', 'dropped again']);
      expect(frame(policy, 1)).toEqual(['sent', 'sent', 'sent']);
    });

    it('lets a frame of another VC through between the cells of the one it drops', () => {
      const policy = newCoDel();
      dropsIn(policy, 10, 110);
      const at = { atMs: 110, waitedMs: LONG, queue: 1_000 };
      expect(depart(policy, { ...at, flow: 1, part: 'BOM' })).toBe('dropped');
      expect(depart(policy, { ...at, flow: 2, part: 'BOM' })).toBe('sent');
      expect(depart(policy, { ...at, flow: 1, part: 'EOM' })).toBe('dropped again');
      expect(depart(policy, { ...at, flow: 2, part: 'EOM' })).toBe('sent');
    });

    // End of section 1: a mark instead of a drop.
    it('marks all cells of such frames instead, at the same times', () => {
      const policy = newCoDel({ ecn: 'mark' });
      dropsIn(policy, 10, 110);
      expect(frame(policy, 1)).toEqual(['marked', 'marked', 'marked']);
      expect(frame(policy, 1)).toEqual(['sent', 'sent', 'sent']);
      expect(dropsIn(newCoDel({ ecn: 'mark' }), 0, 400)).toEqual(dropsIn(newCoDel(), 0, 400));
    });

    it('behaves as PPD where the buffer is full', () => {
      follows(
        'codel',
        STANDARD,
        `
        1 COM 2000 -> 8 refuse { 1 }
        1 COM 1000 -> 2 listed { 1 }
        1 EOM 1000 -> 4 accept { }
        1 BOM 1000 -> 6 accept { }
        `,
      );
    });
  });
});
