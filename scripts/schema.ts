// Writes what the code knows to where people read it: the JSON Schema of scenario documents and the pages of
// discard policies, schedulers and allocations, and ABR algorithms. `npm run schema`;
// tests/engine/network/schema.test.ts expects them up to date.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { MechanismInfo, ParameterSpec } from '../src/contract/index.ts';
import { catalog } from '../src/engine/node.ts';
import { LANGUAGE, LIMITS } from '../src/rules/check.ts';
import { hookHelp } from '../src/rules/checks/hooks.ts';
import { MOST_STEPS } from '../src/rules/cost.ts';
import { FUNCTIONS, INPUTS_OF } from '../src/rules/names.ts';
import type { RuleKind } from '../src/rules/tree.ts';
import { TIMES } from '../src/rules/values.ts';
import { scenarioSchema } from '../src/scenario/document/schema.ts';
import { type Helped, withHelp } from '../src/strings/en/mechanisms/index.ts';

export const SCHEMA_FILE = 'public/schema/scenario.v1.schema.json';
export const POLICIES_FILE = 'docs/reference/policies.md';
export const SCHEDULERS_FILE = 'docs/reference/schedulers.md';
export const ALGORITHMS_FILE = 'docs/reference/algorithms.md';
export const RULES_FILE = 'docs/reference/rules.md';

/** The published schema, as text with two spaces of indent. */
export function scenarioJsonSchema(): string {
  const { $schema, ...schema } = toJsonSchema(scenarioSchema(catalog), { typeMode: 'input' });
  const head = {
    $schema,
    title: 'Cellscope scenario, version 1',
    description: 'See docs/reference/scenarios.md.',
  };
  return `${JSON.stringify({ ...head, ...schema }, noOtherKeys, 2)}\n`;
}

/** `{ "not": {} }` says the same as `false`, but nobody reads it that way. */
function noOtherKeys(key: string, value: unknown): unknown {
  return key === 'additionalProperties' && JSON.stringify(value) === '{"not":{}}' ? false : value;
}

/** `docs/reference/policies.md` */
export function policyPage(): string {
  const intro =
    '# Discard policies\n\nWritten by `npm run schema` from the rules in `src/rules/discard/`; change them there. [The language of rules](rules.md) says what the words mean.\n';
  return [intro, ...catalog.policies.map((one) => section('policy', one))].join('\n');
}

/** `docs/reference/rules.md` */
export function rulePage(): string {
  const table = (title: string, rows: readonly (readonly [string, string])[]): string =>
    [`| ${title} | meaning |`, '|---|---|', ...rows.map(([name, help]) => `| \`${name}\` | ${help} |`)].join(
      '\n',
    );
  const hooks = (kind: RuleKind) =>
    hookHelp(kind).map(({ called, help }) => [called.replaceAll('`', ''), help] as const);
  const inputs = (kind: RuleKind) =>
    Object.entries(INPUTS_OF[kind]).map(([name, { help }]) => [name, help] as const);
  return `# The language of rules

Written by \`npm run schema\` from \`src/rules/\`; change it there. Version ${LANGUAGE}.

A discard policy is a text, a *rule*. So are the first [ABR algorithms](#abr-algorithms). A policy is asked once for every cell that reaches its port, before the cell enters, and ends with
\`accept\` or \`refuse\`. [Write your own rule](../tutorials/rules.md) begins with an example. The built-in rules are in
[Discard policies](policies.md). A rule has at most ${LIMITS.characters} characters and ${LIMITS.lines} lines.
One decision takes at most ${MOST_STEPS} steps: each value, sign, function and line counts one, what a definition
calls counts again, and a loop counts as often as the network has VCs. A rule that could take more is refused, with its line.

## Head

${table('line', [
  ['rule name: what it is', 'The first line. Only comments may be above it.'],
  ['short ...', 'A short name; without it the name.'],
  ['source ...', 'Where it comes from.'],
  ['help ...', 'One or two sentences.'],
  ['visitor ...', 'It is not of the time of these networks.'],
  ['language 1', 'The version of the language.'],
  [
    'bits 2, bits counter',
    'What a switch has to remember for each VC: so many bits, or a counter of its cells. The card shows it.',
  ],
  [
    'parameter name "label", unit, 0 to buffer, default 98 % of buffer: help',
    'A number that can be changed. Also: whole, log, queue threshold (a line to drag on the queue plot), zero "off".',
  ],
  ['parameter name "label", one of a "first", b "second", default a: help', 'A choice.'],
  ['order a <= b', 'The first parameter may not exceed the second.'],
  [
    'remember name = 0 cells',
    'A value of the port that lasts from cell to cell: a number, yes or no, `one of` some names.',
  ],
  [
    'remember for each VC: name = no',
    'A value of each VC, `VC name`. `VCs name` counts those that are yes. Of one that is `one of` some names the card draws the states, how cells lead from one to the next, and the VCs in each.',
  ],
  [
    'let name = formula',
    'A value of parameters, the buffer and the number of VCs of the port. It is worked out when they change.',
  ],
  ['define name(x), chance = formula', 'A function. The unit comes after the comma.'],
  ['show name "label", plotted', 'A value to watch; `plotted` draws it on the queue plot.'],
  [
    'plot probability against average queue',
    'The function that decides, below it `line "label", formula of x`, `point x, y`, `handle parameter, x, y`, `height formula`. Also: limit, amount, state.',
  ],
])}

## Body

Blocks are indented. A statement on one line may end with \`if ...\`. A line that begins with \`#\` is a comment. Under \`accept\` or
\`refuse\`, \`say ...\` gives the reason, with values in braces: \`{queue}\`, \`{VC}\`, \`{cell}\`, \`{list}\`.

${table('statement', [
  ['accept', 'The cell enters.'],
  ['refuse', 'The cell is lost.'],
  ['refuse again', 'The same, of a VC whose frame was being refused already: no new loss for its sender.'],
  [
    'name = formula',
    'Sets a remembered value or a new one of this cell. `name = a if condition else b` chooses.',
  ],
  ['if, else if, else', 'Conditions with `and`, `or`, `not`, `<`, `<=`, `>`, `>=`, `is`, `is not`.'],
  ['discard n from the front', 'Takes n cells out at the head of the queue, where service is next.'],
  ['pause for time', 'A promise not to discard for so long; `paused` says whether it lasts.'],
  ['for each VC', 'A block for every VC.'],
  ['nothing', 'Does nothing.'],
])}

## Hooks

Blocks of their own below the body. They decide nothing unless it is said here; a rule without them costs
nothing.

${table('block', hooks('policy'))}

## Values

Numbers may have a unit: \`5 cells\`, \`2 VCs\`, \`98 %\`, and times in ${Object.keys(TIMES).join(', ')}. Cells are not compared with times.

${table('value', inputs('policy'))}

## Functions

${table(
  'function',
  Object.entries(FUNCTIONS).map(([name, { help }]) => [name, help] as const),
)}

A division by 0 or a number that is none: the cell is treated as by tail drop. A run that plays pauses there the first time that it
happens in a line, and the page and \`sim -- run\` name the rule, the line and what was met (\`0 / 0\`).

## ABR algorithms

An algorithm is a rule whose first line is \`algorithm name: what it is\`. It has no body, only blocks, and the same statements but for
\`accept\`, \`refuse\`, \`discard\` and \`pause\`. The built-in ones are in \`src/rules/algorithms/\`; [ABR switch algorithms](algorithms.md) shows
them. Rates are in \`cells/s\`.

${table('block', hooks('algorithm'))}

${table('value', inputs('algorithm'))}

${table('line', [
  [
    'ER = min(ER, formula)',
    'Lowers the explicit rate of the RM cell; MCR is the least, and a higher rate changes nothing.',
  ],
  ['CI = yes, NI = yes', 'Sets the bit. `CI = formula` sets it when the formula is yes.'],
  ['EFCI = yes if queue > formula', 'Marks data cells that leave.'],
  [
    'say ...',
    'Under any line: half a sentence that explains it. The last line with one is the line that decides, without one the first that changes the RM cell.',
  ],
  [
    'when condition say ...',
    'Before `say`: said instead where the condition holds. Of several the first counts.',
  ],
  ['show name "label", reading "fair share"', 'In the head: what the port hands out, drawn as its rate.'],
  ['show VC name "label" if VC met', 'A column of the table of VCs.'],
  [
    'show VC name, state',
    'How the algorithm regards the VC: `one of` satisfied, bottlenecked, silent, active, largest.',
  ],
])}

A division by 0 or a number that is none ends the block there: the RM cell stays as it is by then.
`;
}

/** `docs/reference/schedulers.md` */
export function schedulerPage(): string {
  const intro = `# Schedulers and buffer allocation

Written by \`npm run schema\` from \`src/engine/switch/schedulers/\` and \`src/engine/switch/allocation/\`, what is said of each
from \`src/strings/en/mechanisms/\`; change it there.

A port with any scheduler but \`fifo\` keeps a queue for each VC and direction that crosses it: data and ACKs of a
VC are two queues, both with the weight, class and shares of the VC. An allocation is asked after the discard policy
has accepted a cell; it looks at the VC, the policy at the whole buffer.
`;
  return [
    intro,
    ...catalog.schedulers.map((one) => section('scheduler', one)),
    '## Buffer allocation\n',
    ...catalog.allocations.map((one) => section('allocation', one)),
  ].join('\n');
}

/** `docs/reference/algorithms.md` */
export function algorithmPage(): string {
  const intro = `# ABR switch algorithms

Written by \`npm run schema\` from \`src/rules/algorithms/\` and \`src/engine/abr/algorithms/\`, what is said of the latter
from \`src/strings/en/mechanisms/\`; change it there. Code with \`=\`
is a [rule](rules.md#abr-algorithms): the program that runs. Code with \`←\` describes a class.

Every output port runs one (\`ports.*.algorithm\`). It reads the forward RM cells of the VCs that leave through the port, and
writes their backward RM cells as they pass the switch in the other direction. Rates are cells per second. Sources, destinations and
their parameters: [scenarios.md](scenarios.md#rate-control). On the stage: [rate-control.md](../guides/rate-control.md).
`;
  return [intro, ...catalog.algorithms.map((one) => section('algorithm', one))].join('\n');
}

function section(kind: Helped, mechanism: MechanismInfo): string {
  const policy = withHelp(kind, mechanism);
  const code = policy.pseudoCode.map(({ indent, text }) => `${'  '.repeat(indent)}${text}`).join('\n');
  const rows = policy.parameters.map(parameterRow);
  const table = ['| parameter | range | default | meaning |', '|---|---|---|---|', ...rows].join('\n');
  const ordered = policy.ordered?.map(([lower, upper]) => `\`${lower}\` may not exceed \`${upper}\`.`) ?? [];
  return [
    `## \`${policy.id}\`: ${policy.name}`,
    policy.help ?? '',
    `Source: ${policy.citation}.`,
    rows.length === 0 ? 'No parameters.' : table,
    ...ordered,
    `\`\`\`\n${code}\n\`\`\`\n`,
  ].join('\n\n');
}

function parameterRow(spec: ParameterSpec): string {
  if (spec.kind === 'choice') {
    const options = spec.options.map(({ value }) => `\`${value}\``).join(', ');
    return `| \`${spec.name}\` | ${options} | \`${spec.default}\` | ${spec.help ?? ''} |`;
  }
  const max = spec.max === 'buffer' ? 'the buffer' : String(spec.max);
  const start =
    typeof spec.default !== 'number'
      ? `${spec.default.ofBuffer * 100} % of the buffer`
      : spec.max === 'buffer'
        ? `${spec.default}, or the buffer where that is smaller`
        : spec.default;
  const range = `${spec.min} to ${max}${spec.unit === '' ? '' : ` ${spec.unit}`}`;
  return `| \`${spec.name}\` | ${range} | ${start} | ${spec.help ?? ''} |`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const pages = [
    [SCHEMA_FILE, scenarioJsonSchema()],
    [POLICIES_FILE, policyPage()],
    [SCHEDULERS_FILE, schedulerPage()],
    [ALGORITHMS_FILE, algorithmPage()],
    [RULES_FILE, rulePage()],
  ] as const;
  for (const [file, text] of pages) {
    writeFileSync(file, text);
    console.log(file);
  }
}
