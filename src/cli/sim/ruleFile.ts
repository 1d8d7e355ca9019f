import { existsSync, readFileSync } from 'node:fs';
import { plainText } from '../../contract/index.ts';
import { loadRuleLanguage } from '../../engine/language.ts';
import { checkPolicy } from '../../rules/check.ts';
import { RuleProblem } from '../../rules/problem.ts';
import { UsageError } from '../output.ts';

/** The text of a rule in a file. @throws UsageError naming the file, and of a faulty rule line and column */
export function readRule(path: string): string {
  if (!existsSync(path)) throw new UsageError([`--rule = ${path}: there is no such file`]);
  const text = `${plainText(readFileSync(path, 'utf8')).trimEnd()}\n`;
  try {
    checkPolicy(text);
  } catch (error) {
    if (!(error instanceof RuleProblem)) throw error;
    const { line, column, message } = error;
    throw new UsageError([`${path}:${line}:${column}: ${message.replace(/^line \d+: /, '')}`]);
  }
  loadRuleLanguage();
  return text;
}
