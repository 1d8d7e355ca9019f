import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { shardOption } from '../../src/cli/reproduce/shards.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

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
  });

  it('Slurm: tasks of the array are counted from 1, and the shell reads the script', () => {
    const script = read('scripts/cluster/slurm.sh');
    expect(script).toMatch(/^#SBATCH --array=1-\d+$/m);
    expect(script).toContain('--shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT"');
    expect(spawnSync('bash', ['-n', 'scripts/cluster/slurm.sh']).status).toBe(0);
  });

  it('the matrix: as many machines as shards, and a merge that needs all of them', () => {
    const { jobs } = parse(read('.github/workflows/reproduce.yml'));
    const { index } = jobs.shard.strategy.matrix;
    const run = jobs.shard.steps.find(({ run = '' }) => run.includes('--shard')).run;
    expect(index).toEqual(index.map((_: unknown, i: number) => i + 1));
    expect(run).toContain(`/${index.length} `);
    expect(jobs.merge.needs).toBe('shard');
  });

  it('one machine: as many shards as asked for, then their merge, and the shell reads the script', () => {
    const script = read('scripts/cluster/parallel.sh');
    expect(script.match(/--shard "\{\}\/\$shards"/g)).toHaveLength(2);
    expect(script).toMatch(/reproduce -- merge "\$folder"\n$/);
    expect(spawnSync('bash', ['-n', 'scripts/cluster/parallel.sh']).status).toBe(0);
  });

  it('every push: four shards on one machine, merged, next to one run', () => {
    const { jobs } = parse(read('.github/workflows/ci.yml'));
    const lines: readonly string[] = jobs.shards.steps.flatMap(({ run = '' }) => run);
    expect(lines.at(-1)).toBe('scripts/cluster/compare.sh 4 results 000/5 --seeds 1');
    const script = read('scripts/cluster/compare.sh');
    expect(script).toContain('scripts/cluster/parallel.sh "$@"');
    expect(script).toMatch(/cmp <\(.* merge "\$folder" --json\) <\(.* reproduce -- "\$\{@:3\}" --json\)/);
    expect(spawnSync('bash', ['-n', 'scripts/cluster/compare.sh']).status).toBe(0);
  });
});
