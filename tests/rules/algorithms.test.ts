import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RateAlgorithm } from '../../src/engine/abr/algorithm.ts';
import { findAlgorithm } from '../../src/engine/abr/algorithms/index.ts';
import { algorithmOf } from '../../src/engine/rules/rates/definition.ts';
import { interpretedRates } from '../../src/engine/rules/rates/interpret.ts';
import { capture } from '../../src/engine/sim/state.ts';
import { checkPolicy, checkRule } from '../../src/rules/check.ts';
import { moduleOf } from '../../src/rules/module.ts';
import { RuleProblem } from '../../src/rules/problem.ts';
import { sayRemark } from '../../src/strings/en/remarks/index.ts';
import { born, caseFor, cellOf, take, viewOf } from '../support/rateCases.ts';
import { rmCell } from '../support/rmCells.ts';
import { cases } from '../support/tier.ts';

const RULES = 'src/rules/algorithms';
const files = readdirSync(RULES);

/** Everything that an algorithm is and shows, with the same names for both. */
const all = (algorithm: RateAlgorithm) => ({
  state: capture([algorithm]),
  reading: algorithm.advertisedRate,
  efciAbove: algorithm.efciAbove,
  interval: algorithm.interval,
  variables: algorithm.variables?.(),
  table: algorithm.table?.(),
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(RULES, file), 'utf8');
  const rule = checkRule(text);
  const compiled = findAlgorithm(rule.id);

  it('is what its module was made from', () => {
    const made = readFileSync(`src/engine/rules/rates/built/${file.replace('.rule', '.ts')}`, 'utf8');
    expect(made).toBe(moduleOf(text, file));
  });

  it('does the same compiled and interpreted: RM cell, deciding line, state and what it shows', () => {
    const closures = algorithmOf(rule, interpretedRates(rule));
    fc.assert(
      fc.property(caseFor(compiled), (one) => {
        const [subject, other] = [born(compiled, one), born(closures, one)];
        for (const step of one.steps) {
          expect(take(other, one, step)).toEqual(take(subject, one, step));
          expect(all(other)).toEqual(all(subject));
        }
      }),
      { numRuns: cases(100) },
    );
  });
});

const algorithm = (body: string, head = ''): string => `algorithm mine: an algorithm\n${head}\n${body}\n`;

/** An algorithm of this body at a port of 1,000 cells/s and 100 places, where three VCs pass. */
function portOf(body: string, head = '') {
  const rule = checkRule(algorithm(body, head));
  const port = algorithmOf(rule, interpretedRates(rule)).create(3);
  port.configure({}, { capacity: 1_000, buffer: 100, hasHigherClasses: false });
  return port;
}

const back = { forward: false, er: 500, ccr: 300, mcr: 0, vc: 1 };
const view = { now: 0, queue: 7 };

function problemOf(text: string): RuleProblem | null {
  try {
    checkRule(text);
    return null;
  } catch (error) {
    if (error instanceof RuleProblem) return error;
    throw error;
  }
}

const faultOf = (text: string): string => problemOf(text)?.message ?? 'accepted';

describe('an algorithm that somebody writes', () => {
  it('lowers ER, never below MCR and never upwards, and sets bits', () => {
    const port = portOf('on backward RM\n  ER = CCR / 2\n  CI = queue > 5\n  NI = queue > 7');
    const [rm, promised, low] = [rmCell(back), rmCell({ ...back, mcr: 200 }), rmCell({ ...back, er: 100 })];
    for (const one of [rm, promised, low]) port.backward?.(one, view);
    expect([rm.er, promised.er, low.er]).toEqual([150, 200, 100]);
    expect([rm.ci, rm.ni]).toEqual([true, false]);
  });

  it('measures intervals, and begins as after one in which nothing came', () => {
    const port = portOf(
      'every 2 ms or 50 cells\n  share = link rate / max(1, active VCs)\n  load = ABR rate + higher rate',
      'remember share = 0 cells/s\nremember load = 0 cells/s\nshow share "share", reading "fair share"\nshow load if measured',
    );
    expect(port.interval).toEqual({ ps: 2e9, cells: 50 });
    expect([port.advertisedRate, port.variables?.().at(1)?.value]).toEqual([1_000, Number.NaN]);
    const seen = Uint8Array.of(1, 1, 0);
    const came = {
      now: 2e9,
      duration: 0.002,
      abrCells: 2,
      higherCells: 1,
      active: 2,
      seen,
      queue: 0,
      reservedMcr: 100,
    };
    port.measured?.(came);
    expect(port.advertisedRate).toBe(500);
    expect(port.variables?.().at(1)).toEqual({ label: 'load', value: 900 + 500, unit: 'cells/s' });
  });

  it('shows a table of VCs, and how it regards each', () => {
    const port = portOf(
      'on forward RM\n  VC met = yes\n  VC rate = CCR\n  VC kind = satisfied if CCR < 400 else bottlenecked',
      'remember for each VC: met = no\nremember for each VC: rate = 0 cells/s\nremember for each VC: kind = one of satisfied, bottlenecked\nshow VC rate "CCR" if VC met\nshow VC kind, state if VC met',
    );
    port.forward?.(rmCell({ ...back, forward: true, ccr: 300 }), view);
    port.forward?.(rmCell({ ...back, forward: true, ccr: 400, vc: 2 }), view);
    const ccr = (value: number) => [{ label: 'CCR', value, unit: 'cells/s' }];
    expect(port.table?.()).toEqual([
      { vc: 1, state: 'satisfied', variables: ccr(300) },
      { vc: 2, state: 'bottlenecked', variables: ccr(400) },
    ]);
    expect([0, 1, 2].map((vc) => port.stateOf?.(vc))).toEqual([0, 1, 2]);
  });

  it('marks cells that leave from a queue on', () => {
    expect(portOf('on departure\n  EFCI = yes if queue > buffer / 4').efciAbove).toBe(25);
    const { reason } = portOf('on departure\n  EFCI = yes if queue > buffer / 4').explain(rmCell(back), view);
    expect(sayRemark(reason)).toBe(
      'RM cells pass untouched; Q **7** is not above 25, so data cells leave as they came',
    );
  });

  it('is told line by line with the numbers met, the last line that says something first of all', () => {
    const port = portOf(
      'on backward RM\n  share = link rate / 4\n  if queue > 5 and not CI\n    ER = min(ER, share)\n      when queue > 50 say the queue is long\n      say Q **{queue}** is above 5, and a quarter is **{share}**\n    NI = yes',
    );
    const rm = rmCell({ ...back, mcr: 300 });
    const { evaluated, reason } = port.explain(rm, view);
    expect({ evaluated, reason: sayRemark(reason) }).toEqual({
      evaluated: [
        { line: 4, note: '1,000 / 4 = 250', action: true },
        { line: 5, note: '7 > 5: yes, CI: no', action: false },
        { line: 6, note: 'min(500, 250) = 250, at least MCR 300', action: true },
        { line: 9, note: 'NI = yes', action: true },
      ],
      reason: 'Q **7** is above 5, and a quarter is **250**',
    });
    expect(port.backward?.(rm, view)).toBe(6);
    expect([rm.er, rm.ni]).toEqual([300, true]);
  });

  it('shows decimals where rates that differ would look alike', () => {
    const port = portOf(
      'on backward RM\n  CI = yes if CCR > ER - 200\n    say CCR **{CCR}** is above **{ER - 200}**, of {link rate}',
    );
    expect(sayRemark(port.explain(rmCell({ ...back, ccr: 300.1 }), view).reason)).toBe(
      'CCR **300.1** is above **300**, of 1,000',
    );
  });

  it('leaves an RM cell as it is where a division by 0 ends the block', () => {
    const port = portOf('on backward RM\n  CI = yes\n  ER = CCR / (queue - 7)\n  NI = yes');
    const rm = rmCell(back);
    expect(port.backward?.(rm, view)).toBe(4);
    expect(port).toMatchObject({ fault: { line: 5, words: '300 / 0' } });
    expect([rm.er, rm.ci, rm.ni]).toEqual([500, true, false]);
    expect(sayRemark(port.explain(rmCell(back), view).reason)).toBe(
      'the rule cannot say: **300 / 0** in line 5',
    );
  });
});

describe('any text', () => {
  const texts = files.map((file) => readFileSync(join(RULES, file), 'utf8'));
  const PIECES = ['not', 'VC', 'ER', 'queue', '/ 0', 'unlimited', '= yes', 'if', 'say {E}', '1e300'];
  /** A line left out, or a word of one replaced. */
  const mutated = fc
    .tuple(fc.constantFrom(...texts), fc.nat(), fc.nat(), fc.nat(), fc.boolean())
    .map(([text, a, b, c, isLine]) => {
      const rows = text.split('\n');
      const at = a % rows.length;
      const words = (rows[at] ?? '').split(' ');
      words[b % words.length] = PIECES[c % PIECES.length] ?? '';
      return rows.flatMap((row, i) => (i !== at ? [row] : isLine ? [] : [words.join(' ')])).join('\n');
    });

  it('is an algorithm that runs and explains itself, or a mistake with line, column and words', () => {
    let ran = 0;
    fc.assert(
      fc.property(mutated, (text) => {
        const fault = problemOf(text);
        if (fault !== null) {
          expect(fault.message).toMatch(/^line \d+: .{8,}/s);
          return;
        }
        const rule = checkRule(text);
        if (rule.kind === 'policy') return;
        ran++;
        const definition = algorithmOf(rule, interpretedRates(rule));
        fc.assert(
          fc.property(caseFor(definition), (one) => {
            const algorithm = born(definition, one);
            for (const step of one.steps) {
              const { evaluated, reason } = algorithm.explain(cellOf(step, one.mcr), viewOf(step));
              expect(evaluated.every(({ line }) => line > 0)).toBe(true);
              expect(sayRemark(reason)).not.toBe('');
              const { rm } = take(algorithm, one, step);
              expect(rm.er).toBeLessThanOrEqual(step.er);
            }
          }),
          { numRuns: 2 },
        );
      }),
      { numRuns: cases(300), seed: 1997 },
    );
    expect(ran).toBeGreaterThan(20);
  });
});

describe('what an algorithm cannot do is named', () => {
  it.each([
    [
      'accept',
      'in an algorithm this belongs in a block: `on forward RM`, `on backward RM`, `on departure` or `every 1 ms`',
    ],
    ['', 'the algorithm does nothing'],
    ['on loss\n  nothing', 'there is no `on loss`; known: `on forward RM`, `on backward RM`, `on departure`'],
    ['on backward RM\n  CI = no', 'a switch sets `CI`, it never clears it'],
    ['on backward RM\n  EFCI = yes', '`EFCI` can be set `on departure` only'],
    ['on backward RM\n  CCR = 5 cells/s', '`CCR` can be read, not set'],
    ['on backward RM\n  accept', '`accept` has no meaning `on backward RM`'],
    ['on backward RM\n  CI = first cell', 'there is no value `first cell`'],
    ['on backward RM\n  ER = queue', 'a rate is expected, not a number of cells'],
    ['on departure\n  EFCI = yes if queue > 5\n  EFCI = yes', 'is one line: `EFCI = yes if queue > formula`'],
    [
      'every 1 ms\n  rate = ER',
      '`ER` is not known `every 1 ms or 100 cells`, but `on forward RM` and `on backward RM`',
    ],
    ['every 1 ms or 5 ms\n  nothing', 'a number of cells is expected, not a number of time'],
    ['every 1 ms\n  nothing\nevery 2 ms\n  nothing', 'there is `every 1 ms or 100 cells` already'],
    ['on backward RM\n  nothing\n    say a\n    say b', '`say` without `when` is the last of its lines'],
    ['on backward RM\n  nothing\n    say {VC}', 'there is no value `VC`'],
  ])('%s', (body, words) => {
    expect(faultOf(algorithm(body))).toContain(words);
  });

  it('as a discard policy', () => {
    expect(() => checkPolicy(algorithm('on backward RM\n  CI = yes'))).toThrow(
      'line 1: an algorithm is no discard policy',
    );
  });

  it('in its head as well', () => {
    expect(faultOf(algorithm('on backward RM\n  nothing', 'remember a = 5\nshow a, state'))).toContain(
      'a `state` is `one of` named states',
    );
    expect(faultOf(algorithm('on backward RM\n  nothing', 'remember ER = 0 cells/s'))).toContain(
      '`ER` has a meaning already',
    );
  });
});
