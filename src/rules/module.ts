import { checkRule } from './check.ts';
import { Writer } from './write.ts';

/** Functions of the language that generated code may call. */
const OWN = ['log', 'exp', 'pow', 'root', 'ramp', 'decay'];

/** TypeScript that runs a built-in rule: its text, its tree, and its execution. @param name of its file */
export function moduleOf(text: string, name: string): string {
  const rule = checkRule(text);
  const execution = new Writer(rule).execution();
  const own = OWN.filter((one) => execution.includes(`${one}(`));
  const policy = ['refuse', 'refuseListed'].filter((one) => execution.includes(`${one}(`));
  return `// Made from ${name} by \`npm run rules\`. Change the rule, not this file.
import type { CheckedRule } from '../../../rules/tree.ts';
import type { Calm } from '../../switch/calm.ts';
import { type ArrivingCell, ${[...policy, 'type Verdict'].join(', ')} } from '../../switch/discard/policy.ts';
${own.length > 0 ? `import { ${own.join(', ')} } from '../functions.ts';\n` : ''}import { type Execution${execution.includes('HookCode') ? ', type HookCode' : ''}${execution.includes('NO_CELL') ? ', NO_CELL' : ''} } from '../execution.ts';
import type { RunningRule } from '../running.ts';

export const text = ${JSON.stringify(text)};

${execution}
export const rule: CheckedRule = ${JSON.stringify(rule, (_, value) => (value === Number.POSITIVE_INFINITY ? 'Infinity' : value)).replaceAll('"Infinity"', 'Number.POSITIVE_INFINITY')};
`;
}
