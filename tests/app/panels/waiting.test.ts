import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type ComparedCells,
  comparisonAt,
  holdsFor,
  turningPoint,
} from '../../../src/app/panels/policy/editor/waiting/comparison.ts';
import { knownNow } from '../../../src/app/panels/policy/editor/waiting/known.ts';
import type { StageState } from '../../../src/app/store/types.ts';
import type { ParameterValues, PortState } from '../../../src/contract/index.ts';
import { checkPolicy } from '../../../src/rules/check.ts';
import { newPolicy, play } from '../../support/cells.ts';

const BUFFER = 2_000;
const ROUNDING = 1e-6;
const portWith = (params: ParameterValues): PortState =>
  ({ bufferCells: BUFFER, params }) as unknown as PortState;

/** So many VCs have a cell waiting; the first has what is left of the queue. */
const spread = (queue: number, vcs: number): ReadonlyMap<number, number> =>
  new Map(Array.from({ length: vcs }, (_, i) => [i + 1, i === 0 ? queue - vcs + 1 : 1]));

const nowOf = ({ rule }: ComparedCells, params: ParameterValues, queue: number, vcs: number) =>
  knownNow(rule, portWith(params), { now: 1e12, loaded: null, live: null }, spread(queue, vcs));

function comparedIn(text: string, line: number | null = null): ComparedCells {
  const compared = comparisonAt(checkPolicy(text), line);
  if (compared === null) throw new Error('no comparison');
  return compared;
}
const builtIn = (id: string): string => readFileSync(`src/rules/discard/${id}.rule`, 'utf8');

describe('what a rule compares the cells of a VC with', () => {
  it.each([
    ['fba', { r: 1_700, z: 0.9, norm: 'queue' }, 1_900, 6],
    ['fba', { r: 1_700, z: 0.9, norm: 'buffer' }, 1_900, 6],
    ['selective', { r: 1_800, z: 0.8 }, 1_900, 5],
  ] as const)('is where the engine decides otherwise: %s, %o', (id, params, queue, vcs) => {
    const compared = comparedIn(builtIn(id));
    const known = nowOf(compared, params, queue, vcs);
    const most = Math.floor((turningPoint(compared, known) ?? Number.NaN) + ROUNDING);
    const around = [1, most - 1, most, most + 1];
    const decided = around.map((cells) => {
      const policy = newPolicy(id, params, BUFFER);
      return play(policy, `1 BOM ${queue} (${cells} of ${vcs}) -> 1 accept`).happened[0]?.includes('refuse');
    });
    expect(decided).toEqual([false, false, false, true]);
    expect(around.map((cells) => holdsFor(compared, known, cells))).toEqual(decided);
  });

  it('is no number where the rule sets no limit', () => {
    const compared = comparedIn(builtIn('fba'));
    const known = nowOf(compared, { r: 1_700, z: 0.9, norm: 'queue' }, 1_000, 6);
    expect(turningPoint(compared, known)).toBeNull();
    expect(holdsFor(compared, known, 900)).toBe(false);
  });

  const two = `rule mine: two limits
parameter most, cells, 0 to buffer, default 10 % of buffer: Most cells of a VC.

share = VC cells waiting * VCs with cells waiting / queue
if share > 2
  refuse
accept if VC cells waiting <= most
refuse`;

  it('is that of the line under the cursor, else the first of the rule', () => {
    const lines = [null, 5, 7, 8].map((line) => comparedIn(two, line).line);
    expect(lines).toEqual([5, 5, 7, 5]);
  });

  it('follows a value that the rule sets for the cell', () => {
    const compared = comparedIn(two, 5);
    expect(turningPoint(compared, nowOf(compared, {}, 1_000, 5))).toBeCloseTo(400, 9);
  });

  it('knows how long the queue takes', () => {
    const compared = comparedIn(`rule mine: a third of the time
parameter most, cells, 0 to buffer, default 10 % of buffer: Unused.

accept if VC cells waiting <= queue time / cell time / 3
refuse`);
    const loaded = { cellPs: 2_000_000, scenario: { links: [] } } as unknown as StageState['loaded'];
    const state = { now: 0, loaded, live: null };
    expect(turningPoint(compared, knownNow(compared.rule, portWith({}), state, spread(300, 2)))).toBeCloseTo(
      100,
      9,
    );
  });

  it('knows the bytes of the queue and of a cell', () => {
    const compared = comparedIn(`rule mine: a third of the bytes
parameter most, cells, 0 to buffer, default 10 % of buffer: Unused.

accept if VC cells waiting <= queue bytes / cell bytes / 3
refuse`);
    const loaded = { cellPs: 2_000_000, scenario: { links: [] } } as unknown as StageState['loaded'];
    const state = { now: 0, loaded, live: null };
    expect(turningPoint(compared, knownNow(compared.rule, portWith({}), state, spread(300, 2)))).toBeCloseTo(
      100,
      9,
    );
  });

  it('takes a parameter that the port does not have at its default', () => {
    const compared = comparedIn(two, 7);
    expect(turningPoint(compared, nowOf(compared, {}, 1_000, 5))).toBeCloseTo(200, 9);
    expect(turningPoint(compared, nowOf(compared, { most: 50 }, 1_000, 5))).toBeCloseTo(50, 9);
  });

  it('is not known where the page does not know a value', () => {
    const compared = comparedIn(builtIn('fq-limit'));
    const known = nowOf(compared, { limit: 100 }, 1_000, 5);
    expect([turningPoint(compared, known), holdsFor(compared, known, 10)]).toEqual([null, null]);
  });

  it('is not there in a rule that does not look at VCs', () => {
    expect(comparisonAt(checkPolicy(builtIn('epd')), 5)).toBeNull();
  });
});
