import { describe, expect, it } from 'vitest';
import { sweepCommand } from '../../src/cli/sweep/sweepCommand.ts';
import type { SweepPlan, SweepRow } from '../../src/race/sweep/index.ts';
import { recorder } from './support.ts';

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

  it.each<[readonly string[], RegExp]>([
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
