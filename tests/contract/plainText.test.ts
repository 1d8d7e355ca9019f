import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeText } from '../../src/app/fileDrop/judge.ts';
import { readRule } from '../../src/cli/sim/ruleFile.ts';
import { readScenario } from '../../src/cli/sim/scenarioSource.ts';
import { plainText } from '../../src/contract/index.ts';
import { checkRule } from '../../src/rules/check.ts';
import { star } from '../support/networks.ts';

const MARK = '\uFEFF';
/** As editors of Windows, and of old Macs, save it. */
const DISGUISES = [
  ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ['CR', (text: string) => text.replaceAll('\n', '\r')],
  ['a byte order mark', (text: string) => MARK + text],
  ['both', (text: string) => MARK + text.replaceAll('\n', '\r\n')],
] as const;

const RULES = join(import.meta.dirname, '../../src/rules');
const rules = ['discard', 'algorithms'].flatMap((folder) =>
  readdirSync(join(RULES, folder)).map((name) => readFileSync(join(RULES, folder, name), 'utf8')),
);
const lesson = readFileSync(
  join(RULES, '../lessons/texts', readdirSync(join(RULES, '../lessons/texts'))[0]!),
  'utf8',
);
const scenario = JSON.stringify(star({ senders: 1 }), null, 2);

describe.each(DISGUISES)('a file with %s is the file without', (_, disguised) => {
  it('as a rule, wherever it comes from', () => {
    expect(rules.length).toBeGreaterThan(20);
    for (const text of rules.slice(0, 6)) {
      expect(plainText(disguised(text))).toBe(text);
      expect(checkRule(disguised(text))).toEqual(checkRule(text));
      expect(judgeText('my.rule', disguised(text))).toEqual(judgeText('my.rule', text));
    }
  });

  it('as a scenario and a lesson on the page', () => {
    for (const [name, text] of [
      ['my.json', scenario],
      ['my.lesson.json', lesson],
    ] as const) {
      const [one, other] = [judgeText(name, disguised(text)), judgeText(name, text)];
      expect(other.kind).not.toBe('broken');
      expect(JSON.stringify(one)).toBe(JSON.stringify(other));
    }
  });

  it('on the command line', () => {
    const folder = mkdtempSync(join(tmpdir(), 'plain-'));
    const [rule, document] = [join(folder, 'my.rule'), join(folder, 'my.json')];
    writeFileSync(rule, disguised(rules[0]!));
    writeFileSync(document, disguised(scenario));
    expect(readRule(rule)).toBe(rules[0]);
    expect(readScenario(document)).toEqual(JSON.parse(scenario));
    rmSync(folder, { recursive: true });
  });
});
