import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { chosen, stagesOf } from '../../scripts/testing/stages.mjs';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.github/workflows');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

interface Step {
  readonly uses?: string;
  readonly run?: string;
}
interface Job {
  readonly 'runs-on'?: string;
  readonly 'timeout-minutes'?: number;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly unknown[]>> };
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly name: string;
  readonly on: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** What is wrong with a workflow: commands that this project does not have, and parts that any job needs. */
function faults({ name, on, jobs = {} }: Workflow): readonly string[] {
  const found = [name ? '' : 'no name', on ? '' : 'no trigger', Object.keys(jobs).length > 0 ? '' : 'no job'];
  for (const [id, job] of Object.entries(jobs)) {
    if (!job['runs-on']) found.push(`${id}: no runs-on`);
    if (!job['timeout-minutes']) found.push(`${id}: no timeout-minutes`);
    for (const { uses, run } of job.steps) {
      if ((uses === undefined) === (run === undefined)) found.push(`${id}: a step is one of uses, run`);
      if (uses !== undefined && !/^[\w-]+\/[\w-]+@v\d+$/.test(uses)) found.push(`${id}: ${uses}`);
      if (run !== undefined)
        found.push(
          ...run
            .split('\n')
            .flatMap(commandFaults)
            .map((text) => `${id}: ${text}`),
        );
    }
    for (const name of JSON.stringify(job).matchAll(/matrix\.(\w+)/g))
      if (job.strategy?.matrix[name[1] ?? ''] === undefined) found.push(`${id}: no ${name[0]}`);
  }
  return found.filter((fault) => fault !== '');
}

/** Programs of the system that the runner lacks. */
const PACKAGES = /^sudo apt-get -qq (update|install -y --no-install-recommends( [a-z-]+)+)$/;

function commandFaults(command: string): readonly string[] {
  const [program = '', verb = '', ...rest] = command.trim().split(/\s+/);
  if (program === '' || command === 'npm ci' || PACKAGES.test(command.trim())) return [];
  if (program !== 'npm') return existsSync(join(ROOT, program)) ? [] : [`there is no ${program}`];
  const script = verb === 'run' ? (rest[0] ?? '') : verb;
  if (scripts[script] === undefined) return [`there is no script ${script}`];
  if (script !== 'test' || rest[0] !== '--') return [];
  try {
    chosen(stagesOf('.', 'all'), 'all', rest.slice(1));
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

const read = (file: string): Workflow => parse(readFileSync(join(FOLDER, file), 'utf8'));

describe('workflows', () => {
  const files = readdirSync(FOLDER);

  it('are continuous integration, publication, a nightly run and reproduction by shards', () => {
    expect(files).toEqual(['ci.yml', 'nightly.yml', 'pages.yml', 'reproduce.yml']);
  });

  it.each(files)('%s runs what there is', (file) => {
    expect(faults(read(file))).toEqual([]);
  });

  it('name what is wrong', () => {
    const job = (steps: readonly Step[]): Workflow => ({
      name: 'CI',
      on: 'push',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: this is how a workflow names its matrix
      jobs: { a: { 'runs-on': '${{ matrix.os }}', 'timeout-minutes': 5, steps } },
    });
    expect(faults(job([{ run: 'npm run tests' }]))).toEqual([
      'a: there is no script tests',
      'a: no matrix.os',
    ]);
    expect(faults(job([{ run: 'npm test -- units' }]))[0]).toMatch(/No stage units/);
    expect(faults(job([{ run: '.ci/walk' }]))[0]).toBe('a: there is no .ci/walk');
    expect(faults(job([{ uses: 'actions/checkout' }]))[0]).toBe('a: actions/checkout');
  });

  it('test the Node versions that package.json promises', () => {
    const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const oldest = engines.node.replace('>=', '');
    expect(read('ci.yml').jobs.everything?.strategy?.matrix.node?.[0]).toBe(oldest);
  });
});

it('.ci/run does what the test line of the README does, and builds', () => {
  const [, line = ''] =
    /```sh\n(npm ci && npm test)\n```/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? [];
  const commands = [...readFileSync(join(ROOT, '.ci/run'), 'utf8').matchAll(/^run (npm .*?)(?: \|.*)?$/gm)];
  expect(commands.map(([, command]) => command)).toEqual([...line.split(' && '), 'npm run build']);
});
