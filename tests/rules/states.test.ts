import { describe, expect, it } from 'vitest';
import { elementAt } from '../../src/contract/index.ts';
import { loadRuleLanguage } from '../../src/engine/language.ts';
import { catalog } from '../../src/engine/node.ts';
import { checkRule } from '../../src/rules/check.ts';
import { stateDiagramOf } from '../../src/rules/states.ts';

loadRuleLanguage();

/** `accept-cell, e m / A: discard-cell`, as Figure 3 labels arrows; `!` where the figure has a bar. */
function arrowsOf(diagram: ReturnType<typeof stateDiagramOf>): readonly string[] {
  const { states, arrows } = diagram ?? expect.unreachable();
  return arrows.map(({ from, to, last, mark, accepted }) => {
    const drawn = mark === null ? '' : mark ? ' m' : ' !m';
    const cell = `${last ? 'e' : '!e'}${drawn} / ${accepted ? 'A' : 'D'}`;
    return `${elementAt(states, from)}, ${cell}: ${elementAt(states, to)}`;
  });
}

const ofPolicy = (id: string) => catalog.policies.find((one) => one.id === id)?.states ?? null;

describe('the states of ATM-RED, as section 2.3.1 of Rosolen et al. words Figure 3', () => {
  const arrows = arrowsOf(ofPolicy('atm-red'));

  it.each<readonly [words: string, arrows: readonly string[]]>([
    [
      'without congestion it "stays in either the accept-first or accept-cell state", first cells come in accept-first',
      [
        'accept-first, !e !m / A: accept-cell',
        'accept-first, e !m / A: accept-first',
        'accept-cell, !e !m / A: accept-cell',
        'accept-cell, e !m / A: accept-first',
      ],
    ],
    [
      '"if the first marked cell happens to be the first cell": "the transition from accept-first to discard-cell"',
      ['accept-first, !e m / D: discard-cell'],
    ],
    [
      'another mark "concerns the next packet": it "must then pass through discard-next before getting to discard-cell"',
      [
        'accept-cell, !e m / A: discard-next',
        'discard-next, !e / A: discard-next',
        'discard-next, e / A: discard-cell',
      ],
    ],
    [
      'a mark on a last cell: it "will still accept the end" and "drop the subsequent AAL5-PDU"',
      ['accept-cell, e m / A: discard-cell', 'accept-first, e m / A: discard-cell'],
    ],
    [
      'in discard-cell "the state cannot change until an AUU=1 cell arrives", then it is accept-first',
      ['discard-cell, !e / D: discard-cell', 'discard-cell, e / D: accept-first'],
    ],
  ])('%s', (_words, expected) => {
    expect(arrows).toEqual(expect.arrayContaining([...expected]));
  });

  it('has these twelve transitions and no other, and begins in accept-first; it draws in two states', () => {
    expect(arrows).toHaveLength(12);
    const { states, initial, arrows: all } = ofPolicy('atm-red') ?? expect.unreachable();
    expect(elementAt(states, initial)).toBe('accept-first');
    const drawing = all.filter(({ mark }) => mark !== null).map(({ from }) => elementAt(states, from));
    expect([...new Set(drawing)]).toEqual(['accept-first', 'accept-cell']);
  });
});

describe('states of other rules', () => {
  it('are there where a policy keeps one of named states for each VC', () => {
    const withStates = catalog.policies.filter(({ states }) => states !== undefined).map(({ id }) => id);
    expect(withStates).toEqual(['atm-red', 'red-efci']);
    // It marks, and loses a cell to a full buffer only.
    expect(ofPolicy('red-efci')?.arrows.every(({ accepted }) => accepted)).toBe(true);
  });

  it('follow a changed rule: what a reader writes has a diagram of its own', () => {
    const mine = stateDiagramOf(
      checkRule(`rule mine: a rule
remember for each VC: mood = one of calm, cross
if VC mood is cross
  VC mood = calm if last cell
  refuse
VC mood = cross if random < 0.5 and last cell
accept
`),
    );
    expect(arrowsOf(mine)).toEqual([
      'calm, e m / A: cross',
      'calm, e !m / A: calm',
      'calm, !e !m / A: calm',
      'cross, e / D: calm',
      'cross, !e / D: cross',
    ]);
  });

  it('are left out of a rule with more ways than can be followed', () => {
    const coins = Array.from({ length: 14 }, (_, i) => `a${i} = random < 0.5\nb = b + 1 if a${i}`);
    const rule = checkRule(
      `rule mine: a rule\nremember b = 0\nremember for each VC: mood = one of calm, cross\n${coins.join('\n')}\naccept\n`,
    );
    expect(stateDiagramOf(rule)).toBeNull();
  });
});
