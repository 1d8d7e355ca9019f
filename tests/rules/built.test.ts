import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtPolicies } from '../../src/engine/rules/builtPolicies.ts';
import { policyOf } from '../../src/engine/rules/definition.ts';
import { interpreted } from '../../src/engine/rules/interpret.ts';
import { RandomStream } from '../../src/engine/sim/random.ts';
import { capture } from '../../src/engine/sim/state.ts';
import { findPolicy, policies } from '../../src/engine/switch/discard/index.ts';
import type { ArrivingCell, DiscardPolicy, Verdict } from '../../src/engine/switch/discard/policy.ts';
import { checkRule } from '../../src/rules/check.ts';
import { moduleOf, treesOf } from '../../src/rules/module.ts';
import { CELL_TIME_PS } from '../support/cells.ts';
import { caseFor, show } from '../support/policyCases.ts';
import { cases } from '../support/tier.ts';

const RULES = 'src/rules/discard';
const files = readdirSync(RULES);
const textOf = (file: string): string => readFileSync(join(RULES, file), 'utf8');

/** All that a policy is, as its port keeps it. */
const stateOf = (policy: DiscardPolicy, random: RandomStream) =>
  capture(
    [policy, random, policy.list, policy.occupancy, ...(policy.parts ?? [])].filter((part) => part !== null),
  );

/** Timers due by now act; then a cell like this one is about to leave, after such a wait. */
function actBesides({ hooks }: DiscardPolicy, cell: ArrivingCell): Verdict {
  if (hooks === undefined) return 0;
  while (hooks.due <= cell.now) hooks.onTimer({ ...cell, now: hooks.due });
  return hooks.onDeparture({ ...cell, waited: cell.now - cell.since });
}

it('trees of built-in policies are what was made from their rules', () => {
  const made = readFileSync('src/engine/rules/built/trees.ts', 'utf8');
  expect(made).toBe(treesOf(files.toSorted().map((file) => [file, textOf(file)])));
});

describe.each(files)('%s', (file) => {
  const text = textOf(file);
  const rule = checkRule(text);

  it('has at most 60 lines', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  });

  it('is what its module was made from', () => {
    const made = readFileSync(`src/engine/rules/built/${file.replace('.rule', '.ts')}`, 'utf8');
    expect(made).toBe(moduleOf(text, file));
  });

  it('does the same compiled and interpreted: verdict, state and line', () => {
    const compiled = findPolicy(rule.id);
    const built = builtPolicies.find((one) => one.rule.id === rule.id) ?? expect.unreachable();
    const closures = policyOf({ ...built, rule, execution: interpreted(rule) });
    fc.assert(
      fc.property(caseFor(compiled), (one) => {
        const random = new RandomStream(1, 'policy');
        const other = closures.create(4, random);
        other.configure(one.params, one.buffer);
        other.hooks?.begin(0, CELL_TIME_PS);
        show(compiled, one, (subject, cell, { random: own, hold }) => {
          hold(other);
          expect(actBesides(other, cell)).toBe(actBesides(subject, cell));
          expect(other.decide(cell)).toBe(subject.decide(cell));
          expect(stateOf(other, random)).toEqual(stateOf(subject, own));
          expect({ ...other.acceptThreshold }).toEqual({ ...subject.acceptThreshold });
        });
      }),
      { numRuns: cases(50) },
    );
  });
});

it('every built-in policy is a rule', () => {
  expect(policies.map(({ id }) => `${id}.rule`).toSorted()).toEqual(files.toSorted());
});
