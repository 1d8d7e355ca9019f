import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALGORITHM_STATES } from '../../../../src/contract/index.ts';
import type { AlgorithmDefinition, RateAlgorithm } from '../../../../src/engine/abr/algorithm.ts';
import { algorithms, findAlgorithm } from '../../../../src/engine/abr/algorithms/index.ts';
import { capture, reinstate } from '../../../../src/engine/sim/state.ts';
import { misordered } from '../../../../src/scenario/validation/ordered.ts';
import { checkParameter, resolveParameters } from '../../../../src/scenario/validation/parameters.ts';
import { sayRemark } from '../../../../src/strings/en/remarks/index.ts';
import { comesOut } from '../../../support/arithmetic.ts';
import {
  born,
  type Case,
  caseFor,
  cellOf,
  type Step,
  take,
  viewOf,
  wasConfigured,
} from '../../../support/rateCases.ts';
import { cases } from '../../../support/tier.ts';
import { isTrue } from '../../../support/told.ts';

/** Everything an algorithm shows of itself. */
const shown = (algorithm: RateAlgorithm) => ({
  reading: algorithm.advertisedRate,
  efciAbove: algorithm.efciAbove,
  table: algorithm.table?.(),
  variables: algorithm.variables?.(),
});

/** Holds for a fresh algorithm at every RM cell of many cases. */
function atEveryRmCell(
  definition: AlgorithmDefinition,
  holds: (algorithm: RateAlgorithm, step: Step, one: Case) => void,
): void {
  fc.assert(
    fc.property(caseFor(definition), (one) => {
      const algorithm = born(definition, one);
      for (const step of one.steps) {
        if (step.kind === 'FRM' || step.kind === 'BRM') holds(algorithm, step, one);
        else take(algorithm, one, step);
      }
    }),
    { numRuns: cases(15) },
  );
}

describe.each(algorithms.map((one) => [one.id, one] as const))('%s', (_id, definition) => {
  const lines = definition.pseudoCode.map(({ number }) => number);

  it('says where it comes from, and every parameter has a default in its range', () => {
    expect(definition.citation).not.toBe('');
    expect(lines).toEqual([...new Set(lines)].toSorted((a, b) => a - b));
    expect(definition.pseudoCode.every(({ indent }) => Number.isInteger(indent))).toBe(true);
    const names = definition.parameters.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const buffer of [1, 12, 2_000, 1_000_000]) {
      const defaults = resolveParameters(definition.parameters, buffer, []);
      for (const spec of definition.parameters) {
        expect(checkParameter(spec, defaults[spec.name], buffer)).toMatchObject({ ok: true });
      }
      expect(misordered(definition, defaults, buffer)).toEqual([]);
    }
  });

  it('has a name for its reading if it has one', () => {
    atEveryRmCell(definition, (algorithm, step, one) => {
      take(algorithm, one, step);
      if (!Number.isNaN(algorithm.advertisedRate)) expect(definition.readingLabel).not.toBe('');
    });
  });

  it('tells beforehand which line will decide, and telling changes neither it nor the cell', () => {
    atEveryRmCell(definition, (algorithm, step, one) => {
      const cell = cellOf(step, one.mcr);
      const before = capture([algorithm]);
      const { evaluated } = algorithm.explain(cell, viewOf(step));
      expect(capture([algorithm])).toEqual(before);
      expect(cell).toEqual(cellOf(step, one.mcr));
      const told = evaluated.map(({ line }) => line);
      expect(told.length === 0 ? [0] : told).toContain(take(algorithm, one, step).line);
    });
  });

  it('tells lines of its pseudo-code, in their order, true comparisons, sums that come out, and half a sentence', () => {
    atEveryRmCell(definition, (algorithm, step, one) => {
      const { evaluated, reason } = algorithm.explain(cellOf(step, one.mcr), viewOf(step));
      const told = evaluated.map(({ line }) => line);
      expect(lines).toEqual(expect.arrayContaining(told));
      expect(told).toEqual(told.toSorted((a, b) => a - b));
      for (const { note } of evaluated) {
        expect(note).toSatisfy(isTrue);
        expect(note).toSatisfy(comesOut);
      }
      const said = sayRemark(reason);
      expect(said).not.toMatch(/^$|\.$/);
      expect(`${said} ${evaluated.map(({ note }) => note).join()}`).not.toMatch(/undefined|NaN|Infinity/);
      take(algorithm, one, step);
    });
  });

  it('tells only of the part of its code that is about such a cell', () => {
    const headings = definition.pseudoCode.filter(({ indent }) => indent === 0);
    atEveryRmCell(definition, (algorithm, step, one) => {
      const { evaluated } = algorithm.explain(cellOf(step, one.mcr), viewOf(step));
      const parts = evaluated.map(({ line }) => headings.findLast(({ number }) => number <= line)?.text);
      const [own, other] = step.kind === 'FRM' ? ['forward', 'backward'] : ['backward', 'forward'];
      for (const part of parts) {
        expect(part).toMatch(/^on /);
        expect(part?.includes(other) && !part.includes(own)).toBe(false);
      }
      take(algorithm, one, step);
    });
  });

  it('does to the cell what the lines say that are carried out', () => {
    atEveryRmCell(definition, (algorithm, step, one) => {
      const { evaluated } = algorithm.explain(cellOf(step, one.mcr), viewOf(step));
      // Where a line offers a choice its note says which.
      const done = evaluated
        .filter(({ action }) => action)
        .map(({ line, note }) => {
          const text = definition.pseudoCode.find(({ number }) => number === line)?.text ?? '';
          return text.includes(', or ') ? note.replace(/^min/, 'ER ← min') : text;
        });
      const says = (deed: RegExp) => done.some((text) => deed.test(text));
      const { rm } = take(algorithm, one, step);
      expect([rm.ci, rm.ni]).toEqual([step.ci || says(/CI (← 1|= yes)/), step.ni || says(/NI (← 1|= yes)/)]);
      expect(rm.er < step.er && !says(/ER [←=]/)).toBe(false);
    });
  });

  it('never raises ER, never takes it below MCR, and clears no bit', () => {
    atEveryRmCell(definition, (algorithm, step, one) => {
      const { rm } = take(algorithm, one, step);
      expect(rm.er).toBeLessThanOrEqual(step.er);
      expect(rm.er).toBeGreaterThanOrEqual(rm.mcr);
      expect([rm.ci, rm.ni]).toEqual([rm.ci || step.ci, rm.ni || step.ni]);
      expect(rm).toEqual({ ...cellOf(step, one.mcr), er: rm.er, ci: rm.ci, ni: rm.ni });
    });
  });

  it('regards each VC as its table says, in a word that traces know, and those outside of it in none', () => {
    atEveryRmCell(definition, (algorithm, step, one) => {
      take(algorithm, one, step);
      const words = new Map(algorithm.table?.().map(({ vc, state }) => [vc, state]));
      for (const vc of [step.vc, ...words.keys()])
        expect(ALGORITHM_STATES[algorithm.stateOf?.(vc) ?? 0]).toBe(words.get(vc) ?? '');
    });
  });

  it('goes on alike from a copy of its state', () => {
    fc.assert(
      fc.property(caseFor(definition), fc.nat(), (one, cut) => {
        const first = born(definition, one);
        const half = cut % one.steps.length;
        for (const step of one.steps.slice(0, half)) take(first, one, step);
        const saved = capture([first]);
        const second = born(definition, one);
        for (const step of one.steps) take(second, one, step); // what it knew is to go
        second.configure(wasConfigured(one, half), one.port);
        reinstate([second], saved);
        expect(shown(second)).toEqual(shown(first));
        for (const step of one.steps.slice(half)) {
          expect(take(second, one, step)).toEqual(take(first, one, step));
        }
        expect(shown(second)).toEqual(shown(first));
        expect(capture([second])).toEqual(capture([first]));
      }),
      { numRuns: cases(15) },
    );
  });
});

describe('the list of algorithms', () => {
  it('has no id twice', () => {
    expect(new Set(algorithms.map(({ id }) => id)).size).toBe(algorithms.length);
  });

  it('names the known ids when it is asked for another', () => {
    expect(() => findAlgorithm('osuu')).toThrow(/unknown algorithm osuu; known: none, efci, /);
  });
});
