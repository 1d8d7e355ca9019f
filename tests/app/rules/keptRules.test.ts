import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStoredRules, useKeptRules, withRule } from '../../../src/app/store/rules/keptRules.ts';
import { ruleName } from '../../../src/app/store/rules/ruleHead.ts';

const FOUND = '2026-11-24T06:00:00.000Z';
const rule = (name: string, limit = 'buffer'): string =>
  `rule ${name}: one of mine\n\nif queue < ${limit}\n  accept\nrefuse\n`;
const kept = (text: string) => ({ text, date: FOUND });

const keep = (rules: unknown): void => {
  const text = typeof rules === 'string' ? rules : JSON.stringify({ version: 1, rules });
  const entries = new Map([['cellscope.rules', text]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  });
};
afterEach(() => vi.unstubAllGlobals());

describe('rules kept on the device', () => {
  it('come back as they were', () => {
    keep([kept(rule('a')), kept(rule('b'))]);
    expect(readStoredRules(FOUND)).toEqual({
      rules: [kept(rule('a')), kept(rule('b'))],
      damaged: [],
    });
  });

  it.each([
    ['no text', { date: FOUND }],
    ['a name instead of a text', { text: 'epd', date: FOUND }],
    ['no date', { text: rule('a') }],
    ['a text longer than any rule', { text: `${'#'.repeat(20_001)}\n`, date: FOUND }],
    ['null', null],
  ])('with %s are put aside, and the others stay', (_, entry) => {
    keep([entry, kept(rule('b'))]);
    const shelf = { rules: [kept(rule('b'))], damaged: [{ found: FOUND, entry }] };
    expect(readStoredRules(FOUND)).toEqual(shelf);
    expect(readStoredRules('later')).toEqual(shelf);
  });

  it.each(['{"version":1,"rul', '{"version":2,"rules":[]}', '[]', 'null'])(
    'are put aside whole: %s',
    (text) => {
      keep(text);
      expect(readStoredRules(FOUND)).toEqual({ rules: [], damaged: [{ found: FOUND, entry: text }] });
      expect(readStoredRules('later').damaged).toHaveLength(1);
    },
  );

  it('a text is kept once, the newest first', () => {
    const rules = [rule('a'), rule('b'), rule('a')].reduce<ReturnType<typeof kept>[]>(
      (list, text) => [...withRule(list, kept(text))],
      [],
    );
    expect(rules.map(({ text }) => text)).toEqual([rule('a'), rule('b')]);
  });

  it('a version replaces the one it was made from', () => {
    const after = withRule([kept(rule('a')), kept(rule('b'))], kept(rule('a', '9')), rule('a'));
    expect(after.map(({ text }) => text)).toEqual([rule('a', '9'), rule('b')]);
  });
});

describe('without a browser that keeps anything', () => {
  const shelf = () => useKeptRules.getState();
  const names = () => shelf().rules.map(({ text }) => ruleName(text));

  it('rules are there for as long as the page is, and it says so', () => {
    shelf().keep(rule('a'));
    shelf().keep(rule('b'));
    expect(names()).toEqual(['b', 'a']);
    expect(shelf().isUnsaved).toBe(true);
  });

  it('are renamed in their text', () => {
    shelf().rename(rule('a'), 'gentle rule');
    expect(names()).toEqual(['b', 'gentle rule']);
    expect(shelf().rules[1]?.text).toMatch(/^rule gentle-rule: one of mine\nshort gentle rule\n/);
  });

  it('a deleted one comes back where it was', () => {
    const before = shelf().rules;
    shelf().remove(rule('b'));
    expect(names()).toEqual(['gentle rule']);
    shelf().undoRemove();
    expect(shelf().rules).toEqual(before);
  });
});
