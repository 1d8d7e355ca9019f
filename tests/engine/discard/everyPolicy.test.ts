import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPolicy, policies } from '../../../src/engine/switch/discard/index.ts';
import { isAccepted, lineOf } from '../../../src/engine/switch/discard/policy.ts';
import { misordered } from '../../../src/scenario/validation/ordered.ts';
import { checkParameter, resolveParameters } from '../../../src/scenario/validation/parameters.ts';
import { sayRemark, sayRemarks } from '../../../src/strings/en/remarks/index.ts';
import { names } from '../../support/cells.ts';
import { caseFor, show } from '../../support/policyCases.ts';
import { cases } from '../../support/tier.ts';
import { isTrue } from '../../support/told.ts';

describe.each(policies.map((policy) => [policy.id, policy] as const))('%s', (_id, policy) => {
  it('tells beforehand what it is going to do, and telling changes nothing', () => {
    fc.assert(
      fc.property(caseFor(policy), (one) => {
        show(policy, one, (subject, cell, { state }) => {
          const before = state();
          const told = subject.explain(cell, names);
          expect(state()).toEqual(before);
          const verdict = subject.decide(cell);
          expect([told.line, told.accepted]).toEqual([lineOf(verdict), isAccepted(verdict)]);
        });
      }),
      { numRuns: cases(25) },
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
          expect(`${sayRemark(headline)} ${sayRemarks(sentence)}`).not.toMatch(/undefined|NaN|-\d/);
          subject.decide(cell);
        });
      }),
      { numRuns: cases(25) },
    );
  });

  it('never accepts a cell for which there is no place', () => {
    fc.assert(
      fc.property(caseFor(policy), (one) => {
        show(policy, one, (subject, cell) => {
          const accepted = isAccepted(subject.decide(cell));
          const left = cell.queue - (subject.headDrop?.cells ?? 0);
          expect(left).toBeGreaterThanOrEqual(0);
          if (accepted) expect(left).toBeLessThan(one.buffer);
        });
      }),
      { numRuns: cases(25) },
    );
  });

  it('when calm, does what it says it does without being asked', () => {
    fc.assert(
      fc.property(caseFor(policy), (one) => {
        show(policy, one, (subject, cell, { state }) => {
          const { list, acceptThreshold } = subject;
          const isBelow =
            cell.queue < acceptThreshold.below ||
            (!cell.first && cell.queue < acceptThreshold.continuationBelow);
          const unasked = isBelow && cell.now < acceptThreshold.until && list?.has(cell.flow) !== true;
          const before = state();
          const verdict = subject.decide(cell);
          if (!unasked) return;
          expect(isAccepted(verdict)).toBe(true);
          expect(lineOf(verdict)).toBe(acceptThreshold.line);
          expect(state()).toEqual(before);
        });
      }),
      { numRuns: cases(25) },
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
      { numRuns: cases(12) },
    );
  });

  it('says where it comes from, and every parameter has help and a default in its range', () => {
    expect(policy.citation).toMatch(/\d{4}/);
    expect(policy.help?.length).toBeGreaterThan(40);
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
