import { describe, expect, it } from 'vitest';
import { raceCommand } from '../../src/cli/raceCommand.ts';
import type { NetworkOutcome, RacePlan } from '../../src/race/index.ts';
import { withoutProcesses } from '../support/processes.ts';
import { recorder } from './support.ts';

withoutProcesses();

async function race(...argv: string[]) {
  const output = recorder();
  const code = await raceCommand(argv, output);
  return { code, text: output.lines.join('\n'), errors: output.errors };
}

const SHORT = ['--set', 'run.durationS=0.4', '--set', 'measure.fromS=0.1'];

describe('race', () => {
  it('pairs policies by seed and judges them, the same with one process and with two', async () => {
    const argv = ['espd', '--against', 'epd:threshold=1500,espd-simple', '--seeds', '3', ...SHORT, '--json'];
    const { code, text } = await race(...argv, '--jobs', '1');
    expect(code).toBe(0);
    const { plan, outcome } = JSON.parse(text) as { plan: RacePlan; outcome: NetworkOutcome[] };
    expect(plan.candidates.map(({ name }) => name)).toEqual(['ESPD', 'EPD threshold=1500', 'simple ESPD']);
    expect(plan.seeds).toEqual([1, 2, 3]);
    const [espd, epd] = outcome[0]?.standings ?? [];
    expect(espd?.runs).toHaveLength(3);
    expect(epd?.comparisons?.useful).toMatchObject({ verdict: 'better', difference: { count: 3 } });
    expect(epd?.comparisons?.useful.difference.mean).toBeCloseTo(
      (espd?.figures.useful.mean as number) - (epd?.figures.useful.mean as number),
      9,
    );
    expect((await race(...argv, '--jobs', '2')).text).toBe(text);
  }, 120_000);

  it('prints a line for each policy, a sentence and how it was judged; or the table', async () => {
    const argv = ['epd', '--against', 'rcd', '--seeds', '2', ...SHORT, '--jobs', '1'];
    const { text } = await race(...argv);
    expect(text).toMatch(/^ {2}EPD .*±/m);
    expect(text).toMatch(/symmetric-500, 2 seeds: .*\.$/m);
    expect(text).toMatch(/Holm/);
    const { text: table } = await race(...argv, '--csv');
    expect(table.split('\n').map((line) => line.split(',')[1])).toEqual(['candidate', 'EPD', 'RCD']);
  }, 120_000);

  it.each<[readonly string[], RegExp]>([
    [['nix', '--against', 'epd'], /policy = nix: unknown; known: rcd, /],
    [['espd'], /--against: missing/],
    [['espd', '--against', 'espd'], /--against = espd,espd: espd twice/],
    [['espd', '--against', 'epd:x=1'], /policy\.x = 1: unknown parameter; known: threshold/],
    [['espd', '--against', 'epd:threshold=9999'], /threshold = 9999: /],
    [['espd', '--against', 'epd:threshold'], /threshold is not of the form parameter=value/],
    [['espd', '--against', 'epd', '--scenarios', 'nowhere'], /scenario = nowhere: no such id/],
    [['espd', '--against', 'epd', '--seeds', '0'], /--seeds = 0: not a whole number from 1/],
    [['espd', '--against', 'epd', '--json', '--csv'], /one of the two/],
  ])('%j is refused before anything runs', async (argv, message) => {
    const { code, errors } = await race(...argv);
    expect(code).toBe(2);
    expect(errors.join('\n')).toMatch(message);
  });
});
