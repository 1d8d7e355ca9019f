import { checkRule } from './check.ts';
import { RateWriter } from './rates/write.ts';
import { stateDiagramOf } from './states.ts';
import type { CheckedRule, RuleHead } from './tree.ts';
import { Writer } from './write.ts';

/** Functions of the language of rules that generated code may call. */
const OWN = ['log', 'exp', 'pow', 'root', 'ramp', 'decay'];

/** TypeScript module of a built-in rule: its execution, and the tree of an algorithm or the head of a policy. @param name its file name */
export function moduleOf(text: string, name: string): string {
  const rule = checkRule(text);
  return rule.kind === 'policy' ? policyModule(rule, text, name) : algorithmModule(rule, name);
}

function policyModule(rule: CheckedRule, text: string, name: string): string {
  const execution = new Writer(rule).execution();
  const policy = ['refuse', 'refuseContinuation'].filter((name) => execution.includes(`${name}(`));
  return `${made(name)}
import type { StateDiagram } from '../../../contract/index.ts';
import type { RuleHead } from '../../../rules/tree.ts';
import type { AcceptThreshold } from '../../switch/transmit/acceptThreshold.ts';
import { type ArrivingCell, ${[...policy, 'type Verdict'].join(', ')} } from '../../switch/discard/policy.ts';
${functionsIn(execution, '../functions.ts')}import { type Execution${execution.includes('HookCode') ? ', type HookCode' : ''}${execution.includes('NO_CELL') ? ', NO_CELL' : ''} } from '../execution.ts';
import type { RunningRule } from '../ruleInstance.ts';

export const text = ${JSON.stringify(text)};

${execution}
export const states: StateDiagram | null = ${JSON.stringify(stateDiagramOf(rule))};

/** Lines that lose a cell, in their order. */
export const losing: readonly number[] = ${JSON.stringify(losing(rule.arrival))};

export const rule: RuleHead = ${data(parted(rule).head)};
`;
}

const losing = (statements: CheckedRule['arrival']): readonly number[] =>
  statements.flatMap((statement) => {
    if (statement.does === 'refuse' || statement.does === 'discard') return [statement.line];
    if (statement.does === 'if') return [...losing(statement.yes), ...losing(statement.no)];
    return statement.does === 'each' ? losing(statement.body) : [];
  });

/** Splits a rule into the part needed by runs, and the part that only explains and draws it. */
function parted(rule: CheckedRule): { head: RuleHead; rest: Partial<CheckedRule> } {
  const { lets, defined, locals, arrival, hooks, acceptThreshold, ...other } = rule;
  return {
    head: {
      ...other,
      lets: lets.map(({ name }) => ({ name })),
      hooks: hooks.map(({ on, line }) => ({ on, line })),
    },
    rest: { lets, defined, locals, arrival, hooks, acceptThreshold },
  };
}

/** Module with the trees of built-in policies, from the contents of these files, with their names. */
export const treesOf = (files: readonly (readonly [name: string, text: string])[]): string =>
  `// Made from rules, and not committed.
import type { CheckedRule } from '../../../rules/tree.ts';
${files.map(([name], i) => `import { rule as rule${i} } from './${name.replace('.rule', '.ts')}';`).join('\n')}

export const builtTrees: readonly CheckedRule[] = [
${files.map(([, text], i) => `  { ...rule${i}, ...${data(parted(checkRule(text)).rest)} },`).join('\n')}
];
`;

function algorithmModule(rule: CheckedRule, name: string): string {
  const execution = new RateWriter(rule).execution();
  const met = execution.includes('RmCell') ? "import type { RmCell } from '../../../abr/rmCell.ts';\n" : '';
  const line = execution.includes('): Line') ? 'Line, ' : '';
  const blank = execution.includes('NO_RM_CELL') ? 'NO_RM_CELL, ' : '';
  return `${made(name)}
import type { CheckedRule } from '../../../../rules/tree.ts';
import type { ${line}Variable } from '../../../abr/algorithm.ts';
${met}${functionsIn(execution, '../../functions.ts')}import { ${blank}type RateExecution, type RunningRates } from '../execution.ts';

${execution}
export const rule: CheckedRule = ${data(rule)};
`;
}

const made = (name: string): string =>
  `// Made from ${name}, and not committed. Change the rule, not this file.`;

function functionsIn(execution: string, file: string): string {
  const own = OWN.filter((name) => execution.includes(`${name}(`));
  return own.length > 0 ? `import { ${own.join(', ')} } from '${file}';\n` : '';
}

/** A rule as a TypeScript literal, in which numbers may be infinite. */
const data = (rule: object): string =>
  JSON.stringify(rule, (_, value) => (value === Number.POSITIVE_INFINITY ? 'Infinity' : value)).replaceAll(
    '"Infinity"',
    'Number.POSITIVE_INFINITY',
  );
