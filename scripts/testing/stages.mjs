// What the test line runs. A stage without a report is one check; a stage with one counts its tests.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestReport, journeyReport, unitReport } from './reports.mjs';

/** @typedef {'fast' | 'all' | 'long'} Tier */

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string} title
 * @property {readonly string[]} args of Node
 * @property {readonly string[]} needs stages that must have passed before
 * @property {boolean} [alone] everything else must have ended before: it measures a page that needs the machine
 * @property {boolean} [live] shows its output while it runs; other stages show theirs when they end
 * @property {Record<string, string>} [env]
 * @property {() => import('./reports.mjs').Report} [report]
 */

const bin = (/** @type {string} */ path) =>
  fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url));

/** Stages of a tier that are left out, when no stage is named. @type {Record<Tier, readonly string[]>} */
const LEFT_OUT = { fast: ['unused', 'journeys', 'build', 'size', 'digests', 'e2e'], all: [], long: [] };

/**
 * Every stage, in the order in which they start.
 * @param {string} reports folder for the reports
 * @param {Tier} tier
 * @returns {readonly Stage[]}
 */
export function stagesOf(reports, tier) {
  const unit = join(reports, 'unit.json');
  const journeys = join(reports, 'e2e.json');
  const digests = join(reports, 'digests.json');
  return [
    {
      name: 'unit',
      title: 'unit, property and golden tests',
      args: [
        bin('vitest/vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unit}`,
      ],
      needs: [],
      live: true,
      report: () => unitReport(unit),
    },
    { name: 'types', title: 'types', args: ['scripts/typecheck.mjs'], needs: [] },
    { name: 'lint', title: 'lint', args: [bin('@biomejs/biome/bin/biome'), 'check', '.'], needs: [] },
    { name: 'words', title: 'plain English', args: ['scripts/words.mjs'], needs: [] },
    {
      name: 'spelling',
      title: 'spelling',
      args: [bin('cspell/bin.mjs'), '--no-progress', '--no-summary'],
      needs: [],
    },
    { name: 'layers', title: 'layers', args: ['scripts/layers.mjs'], needs: [] },
    { name: 'unused', title: 'unused code and packages', args: [bin('knip/bin/knip.js')], needs: [] },
    {
      // Beside the units: what journeys are compiled to is kept for the stage that goes them. No title is as short as `^$`.
      name: 'journeys',
      title: 'journeys can be read',
      args: [bin('@playwright/test/cli.js'), 'test', '--list', '--grep=^$', '--pass-with-no-tests'],
      needs: [],
    },
    { name: 'build', title: 'build', args: [bin('vite/bin/vite.js'), 'build'], needs: [] },
    {
      name: 'size',
      title: 'size of the built page',
      args: [bin('size-limit/bin.js')],
      needs: ['build'],
    },
    {
      name: 'digests',
      title: 'the same digests in Chromium, Firefox, WebKit and Node',
      args: [bin('tsx/dist/cli.mjs'), 'src/cli/digests.ts', '--install', `--report=${digests}`],
      needs: ['build'],
      report: () => digestReport(digests),
    },
    {
      name: 'e2e',
      title: 'end to end, in a browser',
      args: [
        bin('@playwright/test/cli.js'),
        'test',
        '--project=first',
        '--project=chromium',
        '--reporter=list,json',
      ],
      needs: ['build'],
      alone: true,
      live: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeys },
      report: () => journeyReport(journeys),
    },
  ].map((stage) => ({ ...stage, env: { ...stage.env, CELLSCOPE_TIER: tier } }));
}

/**
 * The stages that a run consists of. A stage that was named brings what it needs only where that is named, too.
 * @param {readonly Stage[]} stages
 * @param {Tier} tier
 * @param {readonly string[]} names
 */
export function chosen(stages, tier, names) {
  const unknown = names.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0)
    throw new RangeError(
      `No stage ${unknown.join(', ')}; there are ${stages.map(({ name }) => name).join(', ')}.`,
    );
  const kept = stages.filter(({ name }) =>
    names.length > 0 ? names.includes(name) : !LEFT_OUT[tier].includes(name),
  );
  return kept.map((stage) => ({
    ...stage,
    needs: stage.needs.filter((need) => kept.some(({ name }) => name === need)),
  }));
}
