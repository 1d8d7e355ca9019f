import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  asRuleText,
  distinctRuleNames,
  renamed,
  ruleFileName,
  ruleName,
} from '../../../src/app/store/rules/ruleHead.ts';
import { checkRule } from '../../../src/rules/check.ts';

const EPD = readFileSync('src/rules/discard/epd.rule', 'utf8');

describe('the name of a rule', () => {
  it('is its short name, else that of its first line', () => {
    expect(ruleName(EPD)).toBe('EPD');
    expect(ruleName(EPD.replace(/^short.*\n/m, ''))).toBe('epd');
  });

  it.each(['my rule', '2 thresholds', 'ça va', '$& $1', '  two   blanks '])('can be %j', (name) => {
    const rule = checkRule(renamed(EPD, name));
    expect(rule.short).toBe(name.replace(/\s+/g, ' ').trim());
    expect(rule.lines).toEqual(checkRule(EPD).lines.map((line) => ({ ...line })));
  });

  it('stays where the wish is empty', () => {
    expect(renamed(EPD, '   ')).toBe(EPD);
  });

  it('names its file', () => {
    expect(ruleFileName(renamed(EPD, 'My EPD, gentle!'))).toBe('my-epd-gentle.rule');
    expect(ruleFileName(renamed(EPD, '规则'))).toBe('rule.rule');
  });

  it('is followed by a number where another rule has it too', () => {
    expect(distinctRuleNames(['EPD', 'mine', 'EPD', 'EPD'])).toEqual(['EPD', 'mine', 'EPD (2)', 'EPD (3)']);
  });
});

describe('a text from a file', () => {
  it('has one kind of line end, and one at its end', () => {
    expect(asRuleText('\ufeffrule a: b\r\naccept')).toBe('rule a: b\naccept\n');
  });
});
