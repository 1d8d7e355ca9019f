import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editsWith, takeOverOf } from '../../../src/app/panels/policy/editor/compare.ts';
import { nameStart, offersAt } from '../../../src/app/panels/policy/editor/text/completion.ts';
import {
  changedLines,
  changedPart,
  lineNumbers,
  newLines,
} from '../../../src/app/panels/policy/editor/text/difference.ts';
import { firstRuleFault } from '../../../src/app/panels/policy/editor/text/faults.ts';
import { indentBelow } from '../../../src/app/panels/policy/editor/text/language.ts';
import type { PortState } from '../../../src/contract/index.ts';
import { parser } from '../../../src/rules/grammar/parser.ts';

const EPD = readFileSync('src/rules/discard/epd.rule', 'utf8');
const LINE = 'if queue < threshold and queue < buffer';
const MINE = EPD.replace('rule epd', 'rule my-epd')
  .replace('short EPD', 'short my EPD')
  .replace(LINE, 'if queue < threshold / 2 and queue < buffer');

describe('the lines of two texts', () => {
  it('count as changed where they decide, however the rule is called', () => {
    expect(changedLines(EPD, EPD.replace('short EPD', 'short mine'))).toBe(0);
    expect(changedLines(EPD, MINE)).toBe(1);
    expect(changedLines(EPD, MINE.replace('  refuse again if not last cell\n', ''))).toBe(2);
  });

  it('that are new are numbered as the new text has them', () => {
    const at = EPD.split('\n').indexOf(LINE) + 1;
    expect([...newLines(EPD, MINE)]).toEqual([at]);
  });

  it('that stay are found again behind one that is put in', () => {
    const more = MINE.replace(`${LINE.replace('threshold', 'threshold / 2')}\n`, (line) => `# mine\n${line}`);
    const numbers = lineNumbers(EPD, more);
    const last = EPD.trimEnd().split('\n').length;
    expect(numbers.get(last)).toBe(last + 1);
    expect(numbers.get(1)).toBeUndefined();
  });

  it.each([
    ['abc', 'abc', { from: 3, to: 3, insert: '' }],
    ['aa', 'aaa', { from: 2, to: 2, insert: 'a' }],
    ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
    ['rule a: x', 'rule bc: x', { from: 5, to: 6, insert: 'bc' }],
    ['', 'a', { from: 0, to: 0, insert: 'a' }],
  ])('differ in one part: %j, %j', (before, after, part) => {
    expect(changedPart(before, after)).toEqual(part);
    expect(before.slice(0, part.from) + part.insert + before.slice(part.to)).toBe(after);
  });
});

describe('names that can be written', () => {
  it.each([
    ['if que', 'que'],
    ['if queue < thr', 'thr'],
    ['  VC li', 'VC li'],
    ['accept if not VC cells wai', 'VC cells wai'],
    ['if min(queue, buf', 'buf'],
    ['  if', 'if'],
    ['if queue < threshold - VC cel', 'VC cel'],
    ['max-min', 'max-min'],
    ['let half = 0.5 * thre', 'thre'],
  ])('in %j the name being written is %j', (before, name) => {
    expect(before.slice(nameStart(before))).toBe(name);
  });

  it('are those of the language, of the rule itself, and where a line begins its words', () => {
    const names = (isLineStart: boolean) => {
      const text = `${MINE}`.replace('\nif VC', '\nremember for each VC: calm = yes\n\nif VC');
      return offersAt(parser.parse(text), text, isLineStart).map(({ name }) => name);
    };
    const inside = names(false);
    for (const one of ['queue', 'VC cells waiting', 'threshold', 'VC calm', 'VCs calm', 'min'])
      expect(inside).toContain(one);
    expect(inside.filter((name) => name === 'threshold')).toHaveLength(1);
    expect(inside).not.toContain('refuse again');
    expect(names(true)).toContain('refuse again');
  });
});

describe('a faulty text', () => {
  it('is marked where it is wrong, with what was meant', () => {
    const text = MINE.replace('if queue < threshold', 'if queu < threshold');
    const fault = firstRuleFault(text);
    expect(fault).toMatchObject({ instead: 'queue', words: expect.stringContaining('`queu`') });
    expect(text.slice(fault?.from, fault?.to)).toBe('queu');
    expect(text.split('\n')[(fault?.line ?? 0) - 1]).toContain('queu <');
    const { from, to, instead } = fault ?? { from: 0, to: 0, instead: '' };
    expect(text.slice(0, from) + instead + text.slice(to)).toBe(MINE);
  });

  it.each(['', '\n', 'rule a: b', 'rule a: b\n\n', `${MINE}\nif`, 'accept\n'])(
    'is marked in at least one letter, where there is one: %j',
    (text) => {
      const { from, to } = firstRuleFault(text) ?? { from: 0, to: -1 };
      expect(to - from).toBeGreaterThanOrEqual(text.trim() === '' ? 0 : 1);
      expect(to).toBeLessThanOrEqual(text.length);
    },
  );

  it('is none once it is a rule', () => expect(firstRuleFault(MINE)).toBeNull());
});

describe('a new line', () => {
  it.each([
    ['if queue < 5', 2],
    ['  if queue < 5  # so few', 4],
    ['else', 2],
    ['  refuse', 0],
    ['  accept if queue < 5', 2],
    ['refuse again', 0],
    ['  VC listed = no', 2],
    ['for each VC', 2],
  ])('below %j begins behind %i blanks', (line, depth) => expect(indentBelow(line)).toBe(depth));
});

describe('a comparison with the built-in rule', () => {
  const policy = (value: string, time = 0) => ({ time, path: 'policy', value });
  const inForce = (from: number, id: string) => ({ from, settings: { policy: id } as PortState });
  const EPD_RIVAL = { path: 'policy', id: 'epd', parameters: ['threshold'] };

  it('begins where written rules took over, whatever versions there were since', () => {
    const recorded = [inForce(0, 'epd'), inForce(5, 'espd'), inForce(7, MINE), inForce(9, `${MINE}\n`)];
    expect(takeOverOf(recorded)).toEqual({ from: 7, before: 'espd' });
    expect(takeOverOf([inForce(0, MINE)])).toEqual({ from: 0, before: null });
  });

  it('has every edit of the run but the written rules, and the rival in their place', () => {
    const buffer = { time: 8, path: 'buffer', value: 500 };
    const [fits, foreign] = ['threshold', 'slope'].map((name) => ({
      time: 8,
      path: `policy.${name}`,
      value: 9,
    }));
    const edits = [policy('espd', 5), policy(MINE, 7), buffer, fits!, foreign!, policy(`${MINE}\n`, 9)];
    expect(editsWith(edits, EPD_RIVAL, { from: 7, before: 'espd' })).toEqual([
      policy('espd', 5),
      policy('epd', 7),
      buffer,
      fits,
    ]);
  });

  it('swaps nothing in where the rival decided before', () => {
    expect(editsWith([policy(MINE, 7)], EPD_RIVAL, { from: 7, before: 'epd' })).toEqual([]);
  });
});
