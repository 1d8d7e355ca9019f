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
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Matrix extends Readonly<Record<string, readonly unknown[] | undefined>> {
  readonly include?: readonly Readonly<Record<string, unknown>>[];
}
interface Job {
  readonly 'runs-on'?: string;
  readonly 'timeout-minutes'?: number;
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: Matrix };
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly name: string;
  readonly on: unknown;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Actions and their versions: a version is written here once it has been seen to exist. */
const ACTIONS = [
  'actions/checkout@v6',
  'actions/setup-node@v6',
  'actions/upload-artifact@v4',
  'actions/download-artifact@v4',
  'actions/configure-pages@v5',
  'actions/upload-pages-artifact@v4',
  'actions/deploy-pages@v4',
];

/** What an expression may begin with. */
const CONTEXTS = /^(github|matrix|steps|inputs|env|job|runner)\./;

/** Values that the matrix of a job gives to a key; without a matrix none. */
function valuesOf({ strategy }: Job, key: string): readonly unknown[] {
  const matrix = strategy?.matrix ?? {};
  const included = matrix.include?.flatMap((one) => (key in one ? [one[key]] : [])) ?? [];
  return [...(matrix[key] ?? []), ...included];
}

/** A text for each value of the matrix that it names. */
const filled = (job: Job, text: string): readonly string[] => {
  const [whole, key] = /\$\{\{ matrix\.(\w+) \}\}/.exec(text) ?? [];
  if (whole === undefined) return [text];
  return valuesOf(job, key ?? '').flatMap((value) => filled(job, text.replaceAll(whole, String(value))));
};

/** What is wrong with a job. */
function jobFaults(job: Job, jobs: Readonly<Record<string, Job>>): readonly string[] {
  const found: string[] = [];
  if (!job['runs-on']) found.push('no runs-on');
  if (!job['timeout-minutes']) found.push('no timeout-minutes');
  for (const need of [job.needs ?? []].flat()) if (!(need in jobs)) found.push(`needs ${need}`);
  for (const { uses, run } of job.steps) {
    if ((uses === undefined) === (run === undefined)) found.push('a step is one of uses, run');
    if (uses !== undefined && !ACTIONS.includes(uses)) found.push(uses);
    if (/\$\{\{ *(inputs|github)\./.test(run ?? '')) found.push('text from outside in a command');
    found.push(...filled(job, run ?? '').flatMap((text) => text.split('\n').flatMap(commandFaults)));
  }
  const ids = job.steps.flatMap(({ id }) => id ?? []);
  for (const [, inner = ''] of JSON.stringify(job).matchAll(/\$\{\{ (.*?) \}\}/g)) {
    if (!CONTEXTS.test(inner)) found.push(`no ${inner}`);
    const [, key] = /^matrix\.(\w+)/.exec(inner) ?? [];
    if (key !== undefined && valuesOf(job, key).length === 0) found.push(`no matrix.${key}`);
    const [, step] = /^steps\.(\w+)/.exec(inner) ?? [];
    if (step !== undefined && !ids.includes(step)) found.push(`no step ${step}`);
  }
  return found;
}

/** Names of artifacts that one run of a workflow uploads. */
const artifactsOf = (jobs: Readonly<Record<string, Job>>): readonly string[] =>
  Object.values(jobs).flatMap((job) =>
    job.steps
      .filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
      .flatMap((step) => filled(job, String(step.with?.name))),
  );

/** What is wrong with a workflow: commands that this project does not have, and parts that any job needs. */
function faults({ name, on, permissions, jobs = {} }: Workflow): readonly string[] {
  const found = [
    name ? '' : 'no name',
    on ? '' : 'no trigger',
    permissions ? '' : 'no permissions',
    Object.keys(jobs).length > 0 ? '' : 'no job',
  ];
  for (const [id, job] of Object.entries(jobs))
    found.push(...jobFaults(job, jobs).map((fault) => `${id}: ${fault}`));
  const artifacts = artifactsOf(jobs);
  if (new Set(artifacts).size < artifacts.length) found.push('two artifacts of one name');
  const downloads = JSON.stringify(jobs).includes('actions/download-artifact@');
  if (downloads && artifacts.length === 0) found.push('downloads what is not uploaded');
  return found.filter((fault) => fault !== '');
}

/** Programs of the system that the runner lacks. */
const PACKAGES = /^sudo apt-get -qq (update|install -y --no-install-recommends( [a-z-]+)+)$/;

/** A program of the project; those that npm installs are there once it has. */
const missing = (program: string): readonly string[] =>
  existsSync(join(ROOT, program)) ? [] : [`there is no ${program}`];

function commandFaults(command: string): readonly string[] {
  const [program = '', verb = '', ...rest] = command.trim().split(/\s+/);
  if (program === '' || command === 'npm ci' || PACKAGES.test(command.trim())) return [];
  if (program !== 'npm') return missing(program);
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
    const whole = (job: Partial<Job>, more: Readonly<Record<string, Job>> = {}): Workflow => ({
      name: 'CI',
      on: 'push',
      permissions: { contents: 'read' },
      jobs: { a: { 'runs-on': 'ubuntu-latest', 'timeout-minutes': 5, steps: [], ...job }, ...more },
    });
    const step = (...steps: readonly Step[]) => faults(whole({ steps }));
    expect(step({ run: 'npm run tests' })).toEqual(['a: there is no script tests']);
    expect(step({ run: 'npm test -- units' })[0]).toMatch(/No stage units/);
    expect(step({ run: '.ci/walk' })).toEqual(['a: there is no .ci/walk']);
    expect(step({ uses: 'actions/checkout@v1999' })).toEqual(['a: actions/checkout@v1999']);
    expect(step({})).toEqual(['a: a step is one of uses, run']);
    expect(faults({ ...whole({}), permissions: undefined })).toEqual(['no permissions']);
    expect(faults(whole({ needs: ['b'] }))).toEqual(['a: needs b']);
    /* biome-ignore-start lint/suspicious/noTemplateCurlyInString: this is how a workflow names its values */
    expect(faults(whole({ 'runs-on': '${{ matrix.os }}' }))).toEqual(['a: no matrix.os']);
    expect(faults(whole({ 'runs-on': '${{ secret.os }}' }))).toEqual(['a: no secret.os']);
    expect(step({ if: '${{ steps.pages.outputs.base_url }}', run: 'npm ci' })).toEqual(['a: no step pages']);
    expect(step({ run: 'npm run reproduce -- ${{ inputs.what }}' })).toEqual([
      'a: text from outside in a command',
    ]);
    const stages = { matrix: { stages: ['unit', 'units'] } };
    const bad = faults(whole({ strategy: stages, steps: [{ run: 'npm test -- ${{ matrix.stages }}' }] }));
    expect(bad.map((fault) => fault.slice(0, 17))).toEqual(['a: No stage units']);
    /* biome-ignore-end lint/suspicious/noTemplateCurlyInString: here it ends */
    const upload = { uses: 'actions/upload-artifact@v4', with: { name: 'results' } };
    expect(step(upload, upload)).toEqual(['two artifacts of one name']);
    expect(step({ uses: 'actions/download-artifact@v4' })).toEqual(['downloads what is not uploaded']);
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

it('every file has the same bytes in a clone on any system', () => {
  expect(readFileSync(join(ROOT, '.gitattributes'), 'utf8')).toMatch(/^\* text=auto eol=lf$/m);
});
