import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sweepCommand } from '../../src/cli/sweep/sweepCommand.ts';
import type { SweepPlan, SweepRow } from '../../src/race/sweep/index.ts';
import { withoutProcesses } from '../support/processes.ts';
import { recorder } from './support.ts';

withoutProcesses();

async function sweep(...argv: string[]) {
  const output = recorder();
  const code = await sweepCommand(argv, output);
  return { code, text: output.lines.join('\n'), errors: output.errors };
}

const SHORT = ['--set', 'run.durationS=0.3', '--set', 'measure.fromS=0.1', '--seeds', '2'];
const THRESHOLD = ['symmetric-500', '--vary', 'policy.threshold=500..1500:1000', '--policies', 'epd'];

describe('sweep', () => {
  it('gives an interval for each value, the same with one process and with two', async () => {
    const argv = [...THRESHOLD, ...SHORT, '--metric', 'ports.S1>S2.queueMean,whole.jain', '--json'];
    const { code, text, errors } = await sweep(...argv, '--jobs', '1');
    expect(errors).toEqual([]);
    expect(code).toBe(0);
    const { plan, rows } = JSON.parse(text) as { plan: SweepPlan; rows: SweepRow[] };
    expect(plan.seeds).toEqual([1, 2]);
    expect(rows.map(({ values }) => values)).toEqual([['500'], ['1500']]);
    const [low, high] = rows.map(({ estimates }) => estimates[0]?.mean ?? Number.NaN);
    expect(low).toBeLessThan(high as number);
    expect((await sweep(...argv, '--jobs', '2')).text).toBe(text);
  }, 120_000);

  it('prints a table, a line for each point in CSV, or Markdown', async () => {
    const argv = ['symmetric-500', '--vary', 'policy=epd,rcd', ...SHORT, '--jobs', '1'];
    const once = [...argv, '--seeds', '1'];
    expect((await sweep(...argv)).text).toMatch(/^epd .*±/m);
    const csv = (await sweep(...once, '--csv')).text.split('\n');
    expect(csv.map((line) => line.split(',')[0])).toEqual(['policy', 'epd', 'rcd']);
    expect((await sweep(...once, '--markdown')).text).toMatch(/^\| policy \|.*\n\|---\|/);
  }, 120_000);

  it('divided into shards and merged is one sweep; a shard that is missing or of another sweep is named', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sweep-'));
    try {
      const [a, b] = [join(folder, 'a'), join(folder, 'b')];
      const argv = [...THRESHOLD, ...SHORT, '--jobs', '1'];
      const whole = await sweep(...argv, '--keep', join(folder, 'whole'), '--csv');
      expect((await sweep(...argv, '--keep', join(folder, 'whole'), '--csv')).text).toBe(whole.text);
      expect((await sweep(...argv, '--shard', '1/2', '--keep', a)).text).toMatch(/^shard 1\/2: 2 runs, /);
      expect((await sweep('merge', a)).errors).toEqual(['shard 2/2: missing']);
      await sweep(...argv, '--shard', '2/2', '--keep', b);
      expect((await sweep('merge', b, a, '--csv')).text).toBe(whole.text);
      await sweep(...argv, '--metric', 'whole.jain', '--shard', '2/2', '--keep', b);
      expect((await sweep('merge', a, b)).errors[0]).toMatch(/sweep of symmetric-500 with other settings/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 120_000);

  it('that Ctrl-C has stopped keeps its runs, and goes on with the same folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sweep-'));
    try {
      const argv = [...THRESHOLD, ...SHORT, '--jobs', '1', '--keep', folder, '--csv'];
      const output = {
        ...recorder(),
        progress: (text: string) => void (text.includes(' 1 of 4') && process.emit('SIGINT')),
      };
      expect(await sweepCommand(argv, output)).toBe(130);
      expect(output.errors[0]).toMatch(/^stopped; finished runs are kept in .* --keep /);
      expect(output.lines).toEqual([]);
      expect((await sweep(...argv)).text.split('\n')).toHaveLength(3);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 120_000);

  it.each<[readonly string[], RegExp]>([
    [[...THRESHOLD, '--shard', '1/2'], /--shard = 1\/2: needs --keep folder/],
    [['merge'], /no folder given/],
    [['symmetric-500'], /--vary: missing/],
    [['nowhere', '--vary', 'policy=epd'], /scenario = nowhere: no such id/],
    [[...THRESHOLD, '--vary', 'policy.threshold=1,2'], /policy\.threshold: twice/],
    [
      ['symmetric-500', '--vary', 'policy.threshold=1000..9000:4000', '--policies', 'epd'],
      /threshold = 5000: outside 0 to/,
    ],
    [['symmetric-500', '--vary', 'policy=epd,nix'], /policy = nix: /],
    [[...THRESHOLD, '--metric', 'ports.S1>S2.queueMeans'], /ports\.S1>S2\.queueMean/],
    [[...THRESHOLD, '--csv', '--json'], /one of the three/],
  ])('%j is refused before anything runs', async (argv, message) => {
    const { code, errors } = await sweep(...argv);
    expect(code).toBe(2);
    expect(errors.join('\n')).toMatch(message);
  });
});
