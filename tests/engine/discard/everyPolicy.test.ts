import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParameterSpec, ParameterValue, ParameterValues } from '../../../src/contract/index.ts';
import { misordered } from '../../../src/engine/network/ordered.ts';
import { checkParameter, resolveParameters } from '../../../src/engine/network/parameters.ts';
import { RandomStream } from '../../../src/engine/sim/random.ts';
import { capture, type State } from '../../../src/engine/sim/state.ts';
import { findPolicy, policies } from '../../../src/engine/switch/discard/index.ts';
import {
  type ArrivingCell,
  type DiscardPolicy,
  isAccepted,
  lineOf,
  type PolicyDefinition,
} from '../../../src/engine/switch/discard/policy.ts';
import { CELL_TIME_PS, hold, inOrder, names } from '../../support/cells.ts';
import { cases } from '../../support/tier.ts';
import { isTrue } from '../../support/told.ts';

const FLOWS = 4;

/** A value from the range of its specification, its ends more often than chance. */
function aValue(spec: ParameterSpec, buffer: number): fc.Arbitrary<ParameterValue> {
  if (spec.kind === 'choice') return fc.constantFrom(...spec.options.map(({ value }) => value));
  const max = spec.max === 'buffer' ? buffer : spec.max;
  if (!spec.integer) return fc.double({ min: spec.min, max: Math.min(max, 50), noNaN: true });
  return fc.oneof(fc.integer({ min: spec.min, max }), fc.constantFrom(spec.min, max));
}

interface Case {
  readonly buffer: number;
  readonly params: ParameterValues;
  readonly steps: readonly Step[];
}

interface Step {
  readonly cell: ArrivingCell;
  /** Cells of each flow in the buffer, for policies that ask. */
  readonly held: readonly number[];
}

function stepsFor(buffer: number, thresholds: readonly number[]): fc.Arbitrary<readonly Step[]> {
  const near = [buffer, ...thresholds].flatMap((q) => [Math.max(0, q - 1), q, q + 1]);
  const cell = fc.record({
    flow: fc.nat(FLOWS - 1),
    last: fc.boolean(),
    queue: fc.oneof(fc.nat(buffer + 2), fc.constantFrom(...near)),
    gapMs: fc.constantFrom(0, 0.01, 1, 10),
    idle: fc.double({ min: 0, max: 1, noNaN: true }),
    held: fc.array(fc.nat(buffer), { minLength: FLOWS, maxLength: FLOWS }),
  });
  return fc.array(cell, { minLength: 1, maxLength: 60 }).map((rows) => {
    const inFrame = new Set<number>();
    let now = 0;
    return rows.map(({ flow, last, queue, gapMs, idle, held }) => {
      now += gapMs * 1e9;
      const first = !inFrame.has(flow);
      if (last) inFrame.delete(flow);
      else inFrame.add(flow);
      return {
        cell: { flow, first, last, queue, since: Math.floor(now * idle), now, cellTime: CELL_TIME_PS },
        held,
      };
    });
  });
}

const caseFor = (policy: PolicyDefinition): fc.Arbitrary<Case> =>
  fc.integer({ min: 1, max: 60 }).chain((buffer) =>
    fc
      .record(Object.fromEntries(policy.parameters.map((spec) => [spec.name, aValue(spec, buffer)])))
      .map((params) => inOrder(policy, params))
      .chain((params) => {
        const thresholds = Object.values(params).filter((value) => typeof value === 'number');
        return stepsFor(buffer, thresholds.filter(Number.isInteger)).map((steps) => ({
          buffer,
          params,
          steps,
        }));
      }),
  );

/** Shows a fresh policy every cell of a case. @param look sees the policy before each, and may copy all its state */
function show(
  policy: PolicyDefinition,
  { buffer, params, steps }: Case,
  look: (subject: DiscardPolicy, cell: ArrivingCell, state: () => State) => void,
): void {
  const random = new RandomStream(1, 'policy');
  const subject = policy.create(FLOWS, random);
  subject.configure(params, buffer);
  const parts = [
    subject,
    subject.calm,
    random,
    subject.list,
    subject.occupancy,
    ...(subject.parts ?? []),
  ].filter((part) => part !== null);
  for (const { cell, held } of steps) {
    let left = cell.queue; // nobody holds what is not there
    held.forEach((cells, flow) => {
      hold(subject, flow, Math.min(cells, left));
      left -= Math.min(cells, left);
    });
    look(subject, cell, () => capture(parts));
  }
}

describe.each(policies.map((policy) => [policy.id, policy] as const))('%s', (_id, policy) => {
  it('tells beforehand what it is going to do, and telling changes nothing', () => {
    fc.assert(
      fc.property(caseFor(policy), (one) => {
        show(policy, one, (subject, cell, state) => {
          const before = state();
          const told = subject.explain(cell, names);
          expect(state()).toEqual(before);
          const verdict = subject.decide(cell);
          expect([told.line, told.accepted]).toEqual([lineOf(verdict), isAccepted(verdict)]);
        });
      }),
      { numRuns: cases(75) },
    );
  });

  it('tells lines of its pseudo-code, the deciding one among them, and true comparisons', () => {
    const numbers = policy.pseudoCode.map(({ number }) => number);
    fc.assert(
      fc.property(caseFor(policy), (one) => {
        show(policy, one, (subject, cell) => {
          const { line, evaluated, headline, sentence } = subject.explain(cell, names);
          expect(numbers).toEqual(expect.arrayContaining(evaluated.map((one) => one.line)));
          expect(evaluated.map((one) => one.line)).toContain(line);
          for (const { note } of evaluated) expect(note).toSatisfy(isTrue);
          expect(`${headline} ${sentence}`).not.toMatch(/undefined|NaN|-\d/);
          subject.decide(cell);
        });
      }),
      { numRuns: cases(75) },
    );
  });

  it('never accepts a cell for which there is no place', () => {
    fc.assert(
      fc.property(caseFor(policy), (one) => {
        show(policy, one, (subject, cell) => {
          const accepted = isAccepted(subject.decide(cell));
          const left = cell.queue - (subject.front?.cells ?? 0);
          expect(left).toBeGreaterThanOrEqual(0);
          if (accepted) expect(left).toBeLessThan(one.buffer);
        });
      }),
      { numRuns: cases(75) },
    );
  });

  it('when calm, does what it says it does without being asked', () => {
    fc.assert(
      fc.property(caseFor(policy), (one) => {
        show(policy, one, (subject, cell, state) => {
          const { list, calm } = subject;
          const later = !cell.first && !(list?.has(cell.flow) ?? false) && cell.queue < calm.later;
          const unasked = later || ((list?.size ?? 0) === 0 && cell.queue < calm.below);
          const before = state();
          const verdict = subject.decide(cell);
          if (!unasked) return;
          expect(isAccepted(verdict)).toBe(true);
          expect(lineOf(verdict)).toBe(calm.line);
          expect(state()).toEqual(before);
        });
      }),
      { numRuns: cases(75) },
    );
  });

  it('counts who is on its list', () => {
    fc.assert(
      fc.property(caseFor(policy), (one) => {
        show(policy, one, (subject, cell) => {
          subject.decide(cell);
          expect(subject.list?.size ?? 0).toBe(subject.list?.members.reduce((sum, on) => sum + on, 0) ?? 0);
        });
      }),
      { numRuns: cases(25) },
    );
  });

  it('says where it comes from, and every parameter has help and a default in its range', () => {
    expect(policy.citation).toMatch(/\d{4}/);
    expect(policy.help.length).toBeGreaterThan(40);
    const numbers = policy.pseudoCode.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    expect(policy.pseudoCode.every(({ indent }) => Number.isInteger(indent))).toBe(true);
    for (const buffer of [1, 12, 2_000, 1_000_000]) {
      const defaults = resolveParameters(policy.parameters, buffer, []);
      for (const spec of policy.parameters) {
        expect(spec.help).not.toBe('');
        expect(checkParameter(spec, defaults[spec.name], buffer)).toMatchObject({ ok: true });
      }
      expect(misordered(policy, defaults, buffer)).toEqual([]);
    }
  });
});

describe('the list of policies', () => {
  it('has no id twice', () => {
    expect(new Set(policies.map(({ id }) => id)).size).toBe(policies.length);
  });

  it('names the known ids when it is asked for another', () => {
    expect(() => findPolicy('blue')).toThrow(
      /unknown policy blue; known: rcd, ppd, ppd-printed, drop-front, epd, espd/,
    );
  });
});
