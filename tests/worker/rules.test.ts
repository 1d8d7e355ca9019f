import { beforeAll, describe, expect, it } from 'vitest';
import type { Command } from '../../src/contract/index.ts';
import { loadRuleLanguage } from '../../src/engine/language.ts';
import { Page } from '../support/page.ts';
import { worded } from '../support/worded.ts';
import { slow } from './slow.ts';

const MINE = `rule half-full: my rule
short mine
help Refuses what finds the queue at the limit.
parameter limit "L", cells, whole, 0 to buffer, default 50 % of buffer, queue threshold: From here on nothing enters.

if queue < limit
  accept
refuse
`;
const OTHER = MINE.replace('half-full', 'other');
const FAULTY = MINE.replace('if queue', 'if queu');

const set = (path: string, value: string | number): Command => ({ type: 'set', path, value, token: 7 });
const described = (page: Page) => page.all('rules').flatMap(({ policies }) => policies.map(({ id }) => id));

beforeAll(loadRuleLanguage);

describe('a rule that somebody has written', () => {
  it('is described before the first report that names it', () => {
    const page = new Page().load(slow).tell(set('policy', MINE));
    const types = page.reports.map(({ type }) => type);
    expect(types.indexOf('rules')).toBeLessThan(types.indexOf('applied'));
    expect(page.last('rules').policies).toMatchObject([
      { id: MINE, short: 'mine', name: 'my rule', parameters: [{ name: 'limit', role: 'queue-threshold' }] },
    ]);
  });

  it('has its pseudo-code and nothing that cannot be sent', () => {
    const page = new Page().load(slow).tell(set('policy', MINE));
    const [policy] = page.last('rules').policies;
    expect(policy?.pseudoCode.map(({ text }) => text)).toEqual(['if queue < limit', 'accept', 'refuse']);
    expect(structuredClone(policy)).toEqual(policy);
  });

  it('is described once, however often it is chosen', () => {
    const page = new Page().load(slow);
    for (const policy of [MINE, 'epd', MINE, OTHER, MINE]) page.tell(set('policy', policy));
    expect(described(page)).toEqual([MINE, OTHER]);
  });

  it('is described with the run that begins with it, also of edits still to come', () => {
    const edits = [
      { time: 0, path: 'policy', value: MINE },
      { time: 5e11, path: 'ports.S1>S2.policy', value: OTHER },
    ];
    const page = new Page().load(slow, edits);
    expect(page.reports.slice(0, 3).map(({ type }) => type)).toEqual(['ready', 'rules', 'loaded']);
    expect(new Set(described(page))).toEqual(new Set([MINE, OTHER]));
  });

  it('takes edits of its parameters like any other policy', () => {
    const page = new Page().load(slow).tell(set('policy', MINE)).tell(set('policy.limit', 7));
    const { inForce } = page.last('applied');
    expect(inForce.ports.every(({ policy, params }) => policy === MINE && params.limit === 7)).toBe(true);
  });

  it('that is faulty is rejected with its line, and not described', () => {
    const page = new Page().load(slow).tell(set('policy', FAULTY));
    expect(worded(page.last('rejected').problem.reason)).toMatch(/^line 6: .*queu.*did you mean `queue`/);
    expect(described(page)).toEqual([]);
  });
});

describe('asked to read a text', () => {
  const read = (text: string) => new Page().tell({ type: 'rule', id: 3, text }).last('rule');

  it('the worker answers without a run, with a description', () => {
    expect(read(MINE)).toMatchObject({ id: 3, policy: { id: MINE, short: 'mine' }, fault: null });
  });

  it('it says what is wrong, and where', () => {
    const { policy, fault } = read(FAULTY);
    expect(policy).toBeNull();
    expect(fault).toMatchObject({ line: 6, column: 4 });
    expect(FAULTY.slice(fault?.from, fault?.to)).toBe('queu');
  });
});
