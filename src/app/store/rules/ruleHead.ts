import { policyName } from '../../../contract/index.ts';

const RULE = /^([ \t]*rule[ \t]+)[\w-]+([ \t]*:)/m;
const SHORT = /^short[ \t]+(.+)$/m;
/** Longest name of a rule that the page asks for, characters. */
export const LONGEST_NAME = 40;

/** What a rule is called on the page. */
export const ruleName = (text: string): string => SHORT.exec(text)?.[1]?.trim() || policyName(text);

/** Letters of a name that can be in the first line of a rule; empty where there are none. */
const wordOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');

/** A name as the first line has it; single words may have a meaning in the language. */
function idOf(name: string): string {
  const word = wordOf(name);
  if (word === '') return 'my-rule';
  return word.includes('-') ? word : `my-${word}`;
}

/** The same rule by another name. */
export function renamed(text: string, name: string): string {
  const wished = name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
  if (wished === '' || wished === ruleName(text)) return text;
  const head = text.replace(RULE, (_, before, after) => `${before}${idOf(wished)}${after}`);
  if (SHORT.test(head)) return head.replace(SHORT, () => `short ${wished}`);
  return head.replace(/^([ \t]*rule[ \t][^\n]*\n)/m, (line) => `${line}short ${wished}\n`);
}

/** Names of rules, those that are equal with a number behind them. */
export function distinctRuleNames(names: readonly string[]): readonly string[] {
  return names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

/** A text from a file as a rule has it: one kind of line end, no blank lines above, and one line end at the end. */
export const asRuleText = (text: string): string =>
  `${text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^\s*\n/, '')
    .trimEnd()}\n`;

/** Name of a file for a rule, with letters that every system takes. */
export const ruleFileName = (text: string): string => `${wordOf(ruleName(text)) || 'rule'}.rule`;
