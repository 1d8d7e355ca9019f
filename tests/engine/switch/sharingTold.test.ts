import { describe, expect, it } from 'vitest';
import type { Decision, PortState } from '../../../src/contract/index.ts';
import { sayRemark, sayRemarks } from '../../../src/strings/en/remarks/index.ts';
import { PortBench } from '../../support/portBench.ts';

/** Ten places for VC 1 and VC 2; the first cell of all goes on the wire at once. */
function bench(settings: Partial<PortState>): PortBench {
  const made = new PortBench([{}, {}], { bufferCells: 10, ...settings });
  made.port.probes.add({
    onDecision: (decision) => {
      last = decision;
    },
  });
  return made;
}

/** The last decision at a port. */
let last: Decision | null = null;

function told(_bench: PortBench): Decision {
  if (last === null) throw new Error('nothing was told');
  return last;
}

const lines = ({ sharing }: Decision) => sharing?.evaluated.map(({ line }) => line);
const dynamic = { allocation: 'dynamic', allocationParams: { min: 0.2, max: 1 } };

describe('a decision at a port with shares tells', () => {
  it('who was pushed out, for whom, and why', () => {
    const made = bench(dynamic);
    made.arrive(0, 2, 11);
    made.arrive(0, 1);
    const decision = told(made);
    expect(decision).toMatchObject({ accepted: true, vc: 1 });
    expect(sayRemark(decision.headline)).toBe('The last cell of VC 2 is pushed out for VC 1.');
    expect(sayRemarks(decision.sentence)).toContain('holds **0** of its guaranteed **2**');
    expect(sayRemarks(decision.sentence)).toContain('**10** cells against **2**');
    expect(decision.sharing).toMatchObject({ allocation: 'dynamic', line: 6, pushedOut: 2 });
    expect(lines(decision)).toEqual([1, 3, 4, 5, 6, 7]);
    expect(made.port.losses.pushedOut).toBe(1);
  });

  it('a cell that its own share refuses', () => {
    const made = bench({ allocation: 'caps', allocationParams: { max: 0.3 } });
    made.arrive(0, 2, 5);
    const decision = told(made);
    expect(decision).toMatchObject({ accepted: false, vc: 2 });
    expect(sayRemarks(decision.sentence)).toContain('holds **3** cells; its share is at most **3**');
    expect(lines(decision)).toEqual([1, 2]);
    expect(made.port.losses.dropped).toBe(1);
  });

  it('a full buffer in which nobody makes room, beside the words of the policy', () => {
    const made = bench(dynamic);
    made.arrive(0, 2, 9);
    made.arrive(0, 1, 3);
    const decision = told(made);
    expect(decision).toMatchObject({ accepted: false, vc: 1, queue: 10 });
    expect(sayRemarks(decision.sentence)).toContain('VC 1 has its guaranteed **2** cells');
    expect(decision.sharing).toMatchObject({ line: 8, pushedOut: null });
  });

  it('a cell that finds a place of its own', () => {
    const made = bench(dynamic);
    made.arrive(0, 2, 2);
    expect(told(made).sharing).toMatchObject({ line: 9 });
    expect(lines(told(made))).toEqual([1, 3, 9]);
  });

  it('nothing where all places are shared', () => {
    const made = bench({ scheduler: 'rr' });
    made.arrive(0, 2, 2);
    expect(told(made).sharing).toBeNull();
  });
});
