import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { jobsAsked, networkOf, partsAtScale } from '../../../src/app/papers/jobs.ts';
import { reproduceCommand } from '../../../src/cli/reproduce/reproduceCommand.ts';
import type { DrawnTrace, RaceReport } from '../../../src/contract/index.ts';
import { plotsOf } from '../../../src/studies/figures/plots.ts';
import { findStudy, keyOf, type Study } from '../../../src/studies/index.ts';
import { race } from '../../../src/worker/race.ts';
import { recorder } from '../../cli/support.ts';

const SCALE = 0.9;

it('a figure has the very curve on the page that the command line gives', async () => {
  const { figures } = partsAtScale(findStudy('000') as Study, SCALE);
  const own = figures.filter(({ figure }) => figure === '5');
  const traces = new Map<string, DrawnTrace>();
  for (const job of jobsAsked({ tables: [], figures: own, seeds: 1, reading: null }, new Set())) {
    const { settings, seed, trace } = job;
    const take = (report: RaceReport) =>
      void (report.type === 'figure-done' && traces.set(keyOf(job), report.trace));
    if (trace !== undefined)
      await race({ type: 'figure', scenario: networkOf(job), settings, seed, trace }, take);
  }
  const page = own.flatMap((figure) => plotsOf(figure, 1, traces));

  const folder = mkdtempSync(join(tmpdir(), 'curve-'));
  const output = recorder();
  const argv = [
    '000/figure-5',
    '--scale',
    String(SCALE),
    '--seeds',
    '1',
    '--jobs',
    '1',
    '--keep',
    folder,
    '--json',
  ];
  expect(await reproduceCommand(argv, output)).toBe(0);
  rmSync(folder, { recursive: true });
  const [terminal] = JSON.parse(output.lines.join('\n')).figures;
  const [there] = terminal.panels[0].curves;
  const [here] = page[0].curves;
  expect(Math.max(...here.high)).toBeGreaterThan(1000);
  expect({ x: here.xs, low: here.low, high: here.high }).toEqual({
    x: there.x,
    low: there.low,
    high: there.high,
  });
});
