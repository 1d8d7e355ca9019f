import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { shardOption } from '../../src/cli/reproduce/shards.ts';
import { tier } from '../support/tier.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

const { version } = JSON.parse(read('package.json')) as { version: string };

/** Does what the script needs of GNU parallel: the words after its own options are a line of a shell, once for each line of its input. */
const PARALLEL =
  '#!/usr/bin/env bash\nset -e\nshift 2\nline=$*\nwhile read -r one; do eval "$(sed "s/{}/$one/g" <<<"$line")"; done\n';

function executable(folder: string, name: string, text: string): void {
  const path = join(folder, name);
  writeFileSync(path, text);
  chmodSync(path, 0o755);
}

interface Machine {
  readonly env?: Readonly<Record<string, string>>;
  readonly hasParallel?: boolean;
}

/** What a script would run of npm, a line each. */
function called(argv: readonly string[], { env = {}, hasParallel = false }: Machine = {}): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  try {
    executable(folder, 'npm', '#!/bin/sh\necho "$@"\n');
    if (hasParallel) executable(folder, 'parallel', PARALLEL);
    for (const tool of ['bash', 'dirname', 'seq', 'xargs', 'getconf', 'sh', 'echo', 'sed', 'env']) {
      const { stdout } = spawnSync('sh', ['-c', `command -v ${tool}`], { encoding: 'utf8' });
      if (stdout.startsWith('/')) symlinkSync(stdout.trim(), join(folder, tool));
    }
    const [program = '', ...rest] = argv;
    const { status, stdout } = spawnSync(program, rest, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...env, PATH: [folder].join(delimiter) },
    });
    expect(status).toBe(0);
    return stdout.trim().split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const shardsIn = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => /--shard (\S+)/.exec(line)?.[1] ?? []);

describe('what carries shards to other machines', () => {
  it('Kubernetes: every index of the Job is a shard, the last one too', () => {
    const job = parse(read('scripts/cluster/kubernetes.yaml'));
    expect([job.apiVersion, job.kind, job.spec.completionMode]).toEqual(['batch/v1', 'Job', 'Indexed']);
    const [container] = job.spec.template.spec.containers;
    const [, of] = /--shard "\$\(\(JOB_COMPLETION_INDEX \+ 1\)\)\/(\d+)"/.exec(container.args[0]) ?? [];
    expect(Number(of)).toBe(job.spec.completions);
    expect(shardOption(`${job.spec.completions}/${of}`)).toEqual({ index: 64, of: 64 });
    const folder = /--keep (\S+)/.exec(container.args[0])?.[1];
    expect(container.volumeMounts[0].mountPath).toBe(folder);
    const shards = [0, 63].flatMap((index) =>
      shardsIn(called(['bash', '-c', container.args[0]], { env: { JOB_COMPLETION_INDEX: String(index) } })),
    );
    expect(shards).toEqual(['1/64', '64/64']);
  });

  it('Kubernetes: the image is of this version, the volume is the one that is made, and resources have limits', () => {
    const { spec } = parse(read('scripts/cluster/kubernetes.yaml'));
    const volume = parse(read('scripts/cluster/volume.yaml'));
    const [container] = spec.template.spec.containers;
    const [mounted] = spec.template.spec.volumes;
    expect(container.image).toBe(`cellscope:${version}`);
    expect(mounted.persistentVolumeClaim.claimName).toBe(volume.metadata.name);
    expect(container.volumeMounts.map(({ name }: { name: string }) => name)).toEqual([mounted.name]);
    expect([volume.kind, volume.spec.accessModes]).toEqual(['PersistentVolumeClaim', ['ReadWriteMany']]);
    expect(spec.parallelism).toBeLessThanOrEqual(spec.completions);
    expect(Object.keys(container.resources.limits)).toEqual(Object.keys(container.resources.requests));
  });

  it('the image: built under the name that the Job has, in the folder where the Job works, with what a run needs', () => {
    const recipe = read('scripts/cluster/Dockerfile');
    const { spec } = parse(read('scripts/cluster/kubernetes.yaml'));
    const [container] = spec.template.spec.containers;
    expect(recipe).toContain(`-t ${container.image} .`);
    expect(recipe).toMatch(new RegExp(`^WORKDIR ${container.workingDir}$`, 'm'));
    expect(recipe).toMatch(/^COPY package.json package-lock.json .npmrc .\/\nRUN npm ci$/m);
    expect(recipe).toMatch(/^COPY src .\/src$/m);
    expect(read('docs/guides/cluster.md')).toContain(`-t ${container.image} .`);
  });

  it('Slurm: tasks of the array are counted from 1, and the shell reads the script', () => {
    const script = read('scripts/cluster/slurm.sh');
    expect(script).toMatch(/^#SBATCH --array=1-\d+$/m);
    expect(script).toContain('--shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT"');
    const env = { SLURM_ARRAY_TASK_ID: '64', SLURM_ARRAY_TASK_COUNT: '64', SLURM_SUBMIT_DIR: '.' };
    expect(called(['bash', 'scripts/cluster/slurm.sh', '003'], { env })).toEqual([
      'run --silent reproduce -- 003 --jobs 1 --shard 64/64 --keep results',
    ]);
  });

  it('the matrix: as many machines as shards, and a merge that needs all of them', () => {
    const { jobs } = parse(read('.github/workflows/reproduce.yml'));
    const { index } = jobs.shard.strategy.matrix;
    const run = jobs.shard.steps.find(({ run = '' }) => run.includes('--shard')).run;
    expect(index).toEqual(index.map((_: unknown, i: number) => i + 1));
    expect(run).toContain(`/${index.length} `);
    expect(jobs.merge.needs).toBe('shard');
  });

  it.each([
    ['xargs', false],
    ['GNU parallel', true],
  ])('one machine with %s: as many shards as asked for, then their merge', (_, hasParallel) => {
    const script = read('scripts/cluster/parallel.sh');
    expect(script.match(/--shard "\{\}\/\$shards"/g)).toHaveLength(2);
    expect(script).toMatch(/reproduce -- merge "\$folder"\n$/);
    const argv = ['bash', 'scripts/cluster/parallel.sh', '3', 'folder', '000/5', '--seeds', '1'];
    const lines = called(argv, { hasParallel });
    expect(shardsIn(lines).toSorted()).toEqual(['1/3', '2/3', '3/3']);
    expect(lines[0]).toMatch(/reproduce -- 000\/5 --seeds 1 --jobs 1 --shard \d\/3 --keep folder$/);
    expect(lines.at(-1)).toBe('run --silent reproduce -- merge folder');
  });

  it.runIf(tier === 'long' && process.platform !== 'win32')(
    'one machine with GNU parallel: four shards equal one run',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'parallel-'));
      executable(folder, 'parallel', PARALLEL);
      const short = ['000/5', '--seeds', '2', '--scale', '0.05'];
      const argv = ['scripts/cluster/compare.sh', '4', join(folder, 'runs'), ...short];
      const { stdout, stderr } = spawnSync('bash', argv, {
        encoding: 'utf8',
        env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
      });
      rmSync(folder, { recursive: true });
      expect(stderr).toBe('');
      expect(stdout).toMatch(/^shard 4\/4: 1 runs, /m);
      expect(stdout).toMatch(/\nequal to one run\n$/);
    },
  );

  it('every push: four shards on one machine, merged, next to one run', () => {
    const { jobs } = parse(read('.github/workflows/ci.yml'));
    const lines: readonly string[] = jobs.shards.steps.flatMap(({ run = '' }) => run);
    expect(lines.at(-2)).toMatch(/ install .* parallel$/m);
    expect(lines.at(-1)).toBe('scripts/cluster/compare.sh 4 results 000/5 --seeds 1');
    const script = read('scripts/cluster/compare.sh');
    expect(script).toContain('scripts/cluster/parallel.sh "$@"');
    expect(script).toMatch(/cmp <\(.* merge "\$folder" --json\) <\(.* reproduce -- "\$\{@:3\}" --json\)/);
    expect(spawnSync('bash', ['-n', 'scripts/cluster/compare.sh']).status).toBe(0);
  });
});
