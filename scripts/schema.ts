// Writes what the code knows to where people read it: the JSON Schema of scenario documents and the pages of
// discard policies, schedulers and allocations, and ABR algorithms. `npm run schema`;
// tests/engine/network/schema.test.ts expects them up to date.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { MechanismInfo, ParameterSpec } from '../src/contract/index.ts';
import { catalog } from '../src/engine/catalog.ts';
import { scenarioSchema } from '../src/engine/network/schema.ts';

export const SCHEMA_FILE = 'public/schema/scenario.v1.schema.json';
export const POLICIES_FILE = 'docs/reference/policies.md';
export const SCHEDULERS_FILE = 'docs/reference/schedulers.md';
export const ALGORITHMS_FILE = 'docs/reference/algorithms.md';

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
    '# Discard policies\n\nWritten by `npm run schema` from `src/engine/switch/discard/`; change it there.\n';
  return [intro, ...catalog.policies.map(policySection)].join('\n');
}

/** `docs/reference/schedulers.md` */
export function schedulerPage(): string {
  const intro = `# Schedulers and buffer allocation

Written by \`npm run schema\` from \`src/engine/switch/schedulers/\` and \`src/engine/switch/allocation/\`; change it there.

A port with any scheduler but \`fifo\` keeps a queue for each VC and direction that crosses it: data and ACKs of a
VC are two queues, both with the weight, class and shares of the VC. An allocation is asked after the discard policy
has accepted a cell; it looks at the VC, the policy at the whole buffer.
`;
  return [
    intro,
    ...catalog.schedulers.map(policySection),
    '## Buffer allocation\n',
    ...catalog.allocations.map(policySection),
  ].join('\n');
}

/** `docs/reference/algorithms.md` */
export function algorithmPage(): string {
  const intro = `# ABR switch algorithms

Written by \`npm run schema\` from \`src/engine/abr/algorithms/\`; change it there.

Every output port runs one (\`ports.*.algorithm\`). It reads the forward RM cells of the VCs that leave through the port, and
writes their backward RM cells as they pass the switch in the other direction. Rates are cells per second. Sources, destinations and
their parameters: [scenarios.md](scenarios.md#rate-control). On the stage: [rate-control.md](../guides/rate-control.md).
`;
  return [intro, ...catalog.algorithms.map(policySection)].join('\n');
}

function policySection(policy: MechanismInfo): string {
  const code = policy.pseudoCode.map(({ indent, text }) => `${'  '.repeat(indent)}${text}`).join('\n');
  const rows = policy.parameters.map(parameterRow);
  const table = ['| parameter | range | default | meaning |', '|---|---|---|---|', ...rows].join('\n');
  const ordered = policy.ordered?.map(([lower, upper]) => `\`${lower}\` may not exceed \`${upper}\`.`) ?? [];
  return [
    `## \`${policy.id}\`: ${policy.name}`,
    policy.help,
    `Source: ${policy.citation}.`,
    rows.length === 0 ? 'No parameters.' : table,
    ...ordered,
    `\`\`\`\n${code}\n\`\`\`\n`,
  ].join('\n\n');
}

function parameterRow(spec: ParameterSpec): string {
  if (spec.kind === 'choice') {
    const options = spec.options.map(({ value }) => `\`${value}\``).join(', ');
    return `| \`${spec.name}\` | ${options} | \`${spec.default}\` | ${spec.help} |`;
  }
  const max = spec.max === 'buffer' ? 'the buffer' : String(spec.max);
  const start =
    typeof spec.default !== 'number'
      ? `${spec.default.ofBuffer * 100} % of the buffer`
      : spec.max === 'buffer'
        ? `${spec.default}, or the buffer where that is smaller`
        : spec.default;
  const range = `${spec.min} to ${max}${spec.unit === '' ? '' : ` ${spec.unit}`}`;
  return `| \`${spec.name}\` | ${range} | ${start} | ${spec.help} |`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const pages = [
    [SCHEMA_FILE, scenarioJsonSchema()],
    [POLICIES_FILE, policyPage()],
    [SCHEDULERS_FILE, schedulerPage()],
    [ALGORITHMS_FILE, algorithmPage()],
  ] as const;
  for (const [file, text] of pages) {
    writeFileSync(file, text);
    console.log(file);
  }
}
