import { policyName } from '../../../contract/index.ts';

const RULE = /^([ \t]*rule[ \t]+)[\w-]+([ \t]*:)/m;
const SHORT = /^short[ \t]+(.+)$/m;
/** Longest name of a rule, characters. */
export const LONGEST_NAME = 40;

/** Name of a rule on the page. */
export const ruleName = (text: string): string => SHORT.exec(text)?.[1]?.trim() || policyName(text);

/** A name reduced to letters that the first line of a rule allows; empty if there are none. */
const wordOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');

/** Identifier for the first line; single words are prefixed because they may be keywords of the language. */
function idOf(name: string): string {
  const word = wordOf(name);
  if (word === '') return 'my-rule';
  return word.includes('-') ? word : `my-${word}`;
}

/** The rule under another name. */
export function renamed(text: string, name: string): string {
  const wished = name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
  if (wished === '' || wished === ruleName(text)) return text;
  const head = text.replace(RULE, (_, before, after) => `${before}${idOf(wished)}${after}`);
  if (SHORT.test(head)) return head.replace(SHORT, () => `short ${wished}`);
  return head.replace(/^([ \t]*rule[ \t][^\n]*\n)/m, (line) => `${line}short ${wished}\n`);
}

/** Names of rules; repeated ones get a number. */
export function distinctRuleNames(names: readonly string[]): readonly string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

/** Normalizes a text from a file: uniform line ends, no leading blank lines, one line end at the end. */
export const asRuleText = (text: string): string =>
  `${text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^\s*\n/, '')
    .trimEnd()}\n`;

/** File name for a rule, with characters that every system accepts. */
export const ruleFileName = (text: string): string => `${wordOf(ruleName(text)) || 'rule'}.rule`;
