import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { simCommand } from '../src/cli/sim/simCommand.ts';
import type { RunResults, ScenarioDocument } from '../src/contract/index.ts';
import { checkScenario, createSimulation } from '../src/engine/node.ts';
import { findScenario } from '../src/scenarios/index.ts';
import { dropFile, expect, LONG, often, open, state, test } from './stage.ts';

interface Recipe {
  readonly scenario: string;
  readonly seed: number;
  readonly edits: readonly (readonly [seconds: number, path: string, value: string | number])[];
  readonly untilS: number;
}

const RECIPES: readonly Recipe[] = [
  { scenario: 'half-empty', seed: 1, edits: [], untilS: 0.5 },
  { scenario: 'symmetric-1500', seed: 9, edits: [], untilS: 0.3 },
  { scenario: 'appendix-500', seed: 2, edits: [], untilS: 0.2 },
  {
    scenario: 'take-turns',
    seed: 4,
    edits: [
      [0.09, 'policy', 'espd'],
      [0.11, 'policy.th2', 700],
      [0.15, 'buffer', 2500],
    ],
    untilS: 0.4,
  },
];

const picoseconds = (seconds: number): number => Math.round(seconds * 1e12);

/** The run on Node. */
function onNode({ scenario: id, seed, edits, untilS }: Recipe): string {
  const { scenario } = checkScenario(findScenario(id));
  if (scenario === null) throw new Error(`${id} cannot run`);
  const log = edits.map(([seconds, path, value]) => ({ time: picoseconds(seconds), path, value }));
  const simulation = createSimulation(scenario, { seed, edits: log });
  simulation.runUntil(picoseconds(untilS));
  expect(simulation.edits).toHaveLength(log.length);
  return simulation.digest();
}

/** The same run in the page, in pieces and forth and back. */
function inPage(page: Page, recipe: Recipe): Promise<string> {
  return page.evaluate(async ({ scenario, seed, edits, untilS }) => {
    await window.cellscope.load(scenario, { seed });
    window.cellscope.pause();
    for (const [seconds, path, value] of edits) {
      await window.cellscope.runUntil(seconds);
      await window.cellscope.set(path, value);
    }
    await window.cellscope.runUntil(untilS);
    await window.cellscope.runUntil(untilS / 3);
    return window.cellscope.runUntil(untilS);
  }, recipe);
}

for (const recipe of RECIPES) {
  const { scenario, seed, edits } = recipe;
  test(
    `same bits on Node and in the page: ${scenario}, seed ${seed}, ${edits.length} edits`,
    often(edits.length > 0),
    async ({ page }) => {
      await open(page, '/?paused=1');
      expect(await inPage(page, recipe)).toBe(onNode(recipe));
    },
  );
}

test('same bits from the command line and after dropping the file', LONG, async ({ page }, info) => {
  const [, text = ''] = /```json\n(.*?)```/s.exec(readFileSync('docs/reference/scenarios.md', 'utf8')) ?? [];
  const document = JSON.parse(text) as ScenarioDocument;
  const file = info.outputPath('mine.json');
  writeFileSync(file, text);
  const printed: string[] = [];
  const output = { out: (line: string) => printed.push(line), err: (line: string) => printed.push(line) };
  expect(await simCommand(['run', file, '--json'], output)).toBe(0);
  const { digest, seed } = JSON.parse(printed.join('\n')) as RunResults;

  await open(page, '/?paused=1');
  await dropFile(page, 'mine.json', text);
  await expect.poll(async () => (await state(page)).scenario).toBe(document.id);
  await expect.poll(async () => (await state(page)).seed).toBe(seed);
  expect(await page.evaluate((end) => window.cellscope.runUntil(end), document.run.durationS)).toBe(digest);
});
