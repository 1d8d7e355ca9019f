import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ROOT } from '../../built.ts';
import { type Output, UsageError } from '../../output.ts';

/** Files of the project at a commit, in a separate folder. */
export interface Checkout {
  readonly root: string;
  /** Deletes the folder. */
  remove(): void;
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new UsageError([`${command} ${args.join(' ')}: failed`, stderr.trim()]);
}

const lockOf = (root: string): string => readFileSync(join(root, 'package-lock.json'), 'utf8');

/** Hash of a commit; `release` is the one that set the version of the package. @throws UsageError if there is no such commit */
export function commitOf(name: string): string {
  const release = ['log', '-1', '--format=%h', '-G"version": "', '--', 'package.json'];
  const command = name === 'release' ? release : ['rev-parse', '--verify', '--quiet', `${name}^{commit}`];
  const { status, stdout } = spawnSync('git', command, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0 || stdout === '')
    throw new UsageError([`--against = ${name}: no commit of this repository`]);
  return name === 'release' ? stdout.trim() : name;
}

/** Hashes of several commits, separated by commas. @throws UsageError */
export function commitsOf(names: string): readonly string[] {
  const commits = names.split(',').map(commitOf);
  const twice = commits.find((commit, i) => commits.indexOf(commit) < i);
  if (twice !== undefined) throw new UsageError([`--against = ${names}: ${twice} twice`]);
  return commits;
}

export function checkOut(commit: string, output: Output): Checkout {
  const root = join(mkdtempSync(join(tmpdir(), 'cellscope-against-')), 'tree');
  const remove = (): void => {
    spawnSync('git', ['worktree', 'remove', '--force', root], { cwd: ROOT });
    rmSync(join(root, '..'), { recursive: true, force: true });
  };
  try {
    run('git', ['worktree', 'add', '--detach', root, commit], ROOT);
    if (lockOf(root) === lockOf(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    else {
      output.err(`${commit} needs other packages: installing`);
      run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], root);
    }
    // Earlier commits contain the files generated from rules.
    if (existsSync(join(root, 'scripts/build/madeRules.mjs')))
      run(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/rules.ts'], root);
  } catch (error) {
    remove();
    throw error;
  }
  return { root, remove };
}

/** Builds the page of a checkout and returns its folder. */
export function pageOf({ root }: Checkout, output: Output): string {
  ensureBuilt(output, root);
  return join(root, 'dist');
}

/** Paths, in commits, of the modules that a run needs: the newest first. */
const PLACES = {
  engine: ['src/engine/node.ts', 'src/engine/whole.ts', 'src/engine/index.ts'],
  kernel: ['src/engine/kernelLoader.ts', 'src/engine/speed.ts'],
  language: ['src/engine/language.ts'],
  scenarios: ['src/cli/sim/scenarioSource.ts', 'src/cli/scenarioSource.ts'],
  recorder: ['src/engine/probe/recorder.ts'],
} as const;

/** Functions that load the kernel, and the language of rules: the newest name first. */
const KERNEL = ['enableKernel', 'bringKernel'];
const LANGUAGE = ['loadRuleLanguage', 'bringLanguage'];
/** Method that completes the bins of all traces. */
const FLUSH = ['flush', 'settle'];

/**
 * Writes the script that runs scenarios of a checkout in alternation: its engine, measured as this one is.
 * @throws UsageError if it has no engine or no scenarios by name
 */
export function runnerScriptOf({ root }: Checkout): string {
  const pathOf = (part: keyof typeof PLACES): string | undefined =>
    PLACES[part].map((path) => join(root, path)).find(existsSync);
  const [engine, kernel, language, scenarios] = [
    pathOf('engine'),
    pathOf('kernel'),
    pathOf('language'),
    pathOf('scenarios'),
  ];
  const codeOf = (path: string | undefined): string => (path === undefined ? '' : readFileSync(path, 'utf8'));
  const recorder = codeOf(pathOf('recorder'));
  const flush = FLUSH.find((name) => new RegExp(`^  ${name}\\(\\)`, 'm').test(recorder)) ?? FLUSH[0];
  if (engine === undefined || scenarios === undefined)
    throw new UsageError(['that commit cannot run scenarios by turns']);
  const calls = (names: readonly string[], path: string | undefined): string => {
    const code = codeOf(path);
    const name = names.find((known) => new RegExp(`export (?:const|function) ${known}\\b`).test(code));
    return name === undefined ? '' : `import { ${name} } from ${JSON.stringify(path)};\n${name}();\n`;
  };
  const script = join(root, 'src/cli/measuredBeside.ts');
  writeFileSync(
    script,
    `import { createSimulation, Recorder } from ${JSON.stringify(engine)};
import { completeScenario, readScenario } from ${JSON.stringify(scenarios)};
import { answerParent } from ${JSON.stringify(join(ROOT, 'src/cli/bench/answer.ts'))};
${calls(KERNEL, kernel)}${calls(LANGUAGE, language)}answerParent({
  complete: (scenario, settings) => completeScenario(readScenario(scenario), settings),
  createSimulation,
  record: (simulation) => {
    const recorder = new Recorder(simulation);
    return { flush: () => recorder.${flush}() };
  },
});
`,
  );
  return script;
}
