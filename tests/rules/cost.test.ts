import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { because, type ScenarioDocument } from '../../src/contract/index.ts';
import { loadRuleLanguage } from '../../src/engine/language.ts';
import { checkScenario, createSimulation } from '../../src/engine/node.ts';
import { faultOf } from '../../src/engine/rules/written.ts';
import { checkRule } from '../../src/rules/check.ts';
import { decisionCost, MOST_STEPS } from '../../src/rules/cost.ts';
import { findScenario } from '../../src/scenarios/index.ts';

loadRuleLanguage();

const ruleOf = (...lines: readonly string[]): string => ['rule mine: a rule', ...lines, ''].join('\n');
const nested = (depth: number): string =>
  ruleOf(
    ...Array.from({ length: depth }, (_, i) => `${'  '.repeat(i)}for each VC`),
    `${'  '.repeat(depth)}VC listed = no`,
    'accept if queue < buffer',
    'refuse',
  );
const doubling = (count: number): string =>
  ruleOf(
    'define f0(x) = x + 1',
    ...Array.from({ length: count }, (_, i) => `define f${i + 1}(x) = f${i}(x) + f${i}(x)`),
    `accept if queue < f${count}(1)`,
    'refuse',
  );
const sameTwice = (count: number): string =>
  ruleOf(
    'a0 = queue < 5 and first cell',
    ...Array.from({ length: count }, (_, i) => `a${i + 1} = a${i} and a${i}`),
    `accept if a${count}`,
    'refuse',
  );

/** Processor time, ms: on a busy machine the clock says nothing. */
function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  try {
    work();
  } catch {}
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('the cost of a decision', () => {
  it('counts each value, sign and line once, loops as often as there are VCs', () => {
    const rule = checkRule(nested(1));
    // `for`, then for each VC the turn, the line and its value; `if`, `<` and its two values; `accept`; `refuse`.
    expect(decisionCost(rule, 1).steps).toBe(1 + 3 + 4 + 1 + 1);
    expect(decisionCost(rule, 10).steps).toBe(1 + 30 + 4 + 1 + 1);
  });

  it('grows with the VCs to the power of the depth of loops, and names the innermost line that is too much', () => {
    const cost = decisionCost(checkRule(nested(12)), 10);
    expect(Math.log10(cost.steps)).toBeCloseTo(12.5, 0);
    expect(faultOf(nested(12), 10)).toEqual(
      because('atLine', {
        line: 9,
        reason: because('inWords', {
          words: 'with 10 VCs one decision could take 10^12 steps; at most 50,000',
        }),
      }),
    );
    expect(faultOf(nested(12), 1)).toBeNull();
    expect(faultOf(nested(3), 10)).toBeNull();
  });

  it('is refused for definitions that double, at the one that is too much', () => {
    expect(() => checkRule(doubling(30))).toThrow(
      /^line 15: one decision could take [\d,]+ steps; at most 50,000$/,
    );
    expect(() => checkRule(doubling(10))).not.toThrow();
  });

  it.each([
    ['in `let`', ['let a = f14(1)', 'let b = f14(1)'], ['accept if queue < a', 'refuse']],
    ['in what is shown', ['show f14(1)', 'show f14(2)', 'show f14(3)'], ['accept if queue < 5', 'refuse']],
    ['of a plot', ['plot limit against queue', '  line "a", f14(x)'], ['accept if queue < 5', 'refuse']],
    ['in a sentence', [], ['accept', '  say {f14(1)} {f14(2)}']],
  ])('holds %s too', (_where, head, body) => {
    const text = doubling(14).split('\n').slice(0, -3);
    expect(() => checkRule([...text, ...head, ...body, ''].join('\n'))).toThrow(/could take .* at most/);
  });

  it('is far below the limit for every rule of ours, with the most VCs of a network', () => {
    for (const folder of ['src/rules/discard', 'src/rules/algorithms'])
      for (const file of readdirSync(folder)) {
        const { steps } = decisionCost(checkRule(readFileSync(`${folder}/${file}`, 'utf8')), 256);
        expect(steps, file).toBeLessThan(MOST_STEPS / 5);
      }
  });

  it('is judged in a network as an edit, at a port and in the buffer of a class', () => {
    const scene = findScenario('half-empty') as ScenarioDocument;
    const told = (ports: ScenarioDocument['ports']) =>
      checkScenario({ ...scene, ports }).problems.map(({ path, reason }) => [path, reason.key]);
    const text = nested(6);
    expect(told({ default: { policy: text } })).toContainEqual(['ports.default.policy', 'atLine']);
    expect(told({ default: { buffers: 'perClass', classes: { ubr: { policy: text } } } })).toContainEqual([
      'ports.default.classes.ubr.policy',
      'atLine',
    ]);
    const { scenario } = checkScenario(scene);
    const simulation = createSimulation(scenario!, { seed: 1 });
    expect(() => simulation.apply('policy', text)).toThrow();
    simulation.apply('policy', nested(2));
    simulation.runUntil(1e9);
    expect(simulation.now).toBe(1e9);
  });
});

describe('reading a rule', () => {
  const line = (text: string): string => ruleOf(`a = ${text}`, 'accept if a > 1', 'refuse');
  const most = (piece: string, room = 19_000): string => piece.repeat(Math.floor(room / piece.length));
  it.each([
    ['definitions that double', doubling(300)],
    ['locals of locals', sameTwice(300)],
    ['loops in each other', nested(60)],
    ['brackets', line(`${most('(', 9_000)}1${most(')', 9_000)}`)],
    ['open brackets', line(most('('))],
    ['signs', line(`${most('- ')}1`)],
    ['a long sum', line(`${most('1 + ')}1`)],
    ['a long choice', line(`${most('1 if yes else ')}1`)],
    ['names as long as the text', ruleOf(`remember ${most('ab ', 9_000)}= 1`, `a = ${most('ac ', 9_000)}`)],
    ['values in a sentence', ruleOf('accept', `  say ${most('{1} ')}`)],
    ['blank braces in a sentence', ruleOf('accept', `  say ${most('{')}`)],
    [
      'many lines',
      ruleOf(...Array.from({ length: 390 }, (_, i) => `a${i} = queue + buffer + queue`), 'accept'),
    ],
  ])('takes little time for %s', (_name, text) => {
    expect(cpuMs(() => checkRule(text))).toBeLessThan(1_500);
  });

  it('names the line of a division in a sentence', () => {
    const rule = checkRule(ruleOf('accept', '  say {1 / queue} of it'));
    expect(JSON.stringify(rule.arrival)).toContain('"line":3');
  });
});
