import { describe, expect, it } from 'vitest';
import { figureOf } from '../../scripts/claims/figures.ts';
import { parseLink } from '../../src/app/link/query.ts';
import type { STEP_KINDS } from '../../src/app/link/state.ts';
import { declarePanels } from '../../src/app/panel/declared.ts';
import * as registry from '../../src/app/panel/registry.ts';
import { withOverrides } from '../../src/app/settings/document.ts';
import { lectureTexts } from '../../src/app/strings/pages/lecture.ts';
import { PS_PER_SECOND } from '../../src/contract/index.ts';
import { lectureFaults } from '../../src/lessons/lectures/check.ts';
import { lectures } from '../../src/lessons/lectures/index.ts';
import type { Lecture, Stop } from '../../src/lessons/lectures/lecture.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { inGerman } from '../support/inLanguage.ts';
import { Page } from '../support/page.ts';
import { meanOf, runs, seedsByTier } from '../support/sceneRuns.ts';
import { byTier, tier } from '../support/tier.ts';

declarePanels(registry);

const { lectureTexts: german } = await inGerman<typeof import('../../src/app/strings/pages/lecture.ts')>(
  'app/strings/pages/lecture.ts',
);

const files = await Promise.all(
  Object.entries(lectures).map(async ([id, { load }]) => [id, (await load()).default as Lecture] as const),
);

/** The run of a link at its beginning, which refuses nothing of it. */
function opened(search: string) {
  const { link, problems } = parseLink(`?${search}`);
  expect(problems, search).toEqual([]);
  const scenario = findScenario(link.scene ?? '') ?? expect.unreachable(`${search}: no such scene`);
  const { scenario: changed, problems: unknown } = withOverrides(scenario, link.overrides);
  expect(unknown, search).toEqual([]);
  const page = new Page().load(changed, link.edits);
  expect(page.all('refused'), search).toEqual([]);
  const { endPs } = page.last('loaded');
  expect(link.timePs ?? 0, search).toBeLessThanOrEqual(endPs);
  return { page, link, end: endPs / PS_PER_SECOND };
}

/** Goes through the stops behind one link; only those that look for something need the run. */
function walk(search: string, stops: readonly Stop[]): void {
  const { page, link, end } = opened(search);
  const find = (kind: (typeof STEP_KINDS)[number], what: string): void => {
    page.tell({ type: 'step', kind, back: false, vc: null }).settle();
    expect(page.batch.reason?.key, `${search}: ${what}`).not.toBe('none');
  };
  if (stops.some((one) => 'step' in one) || link.at) page.seek((link.timePs ?? 0) / PS_PER_SECOND);
  for (let i = 0; i < (link.at?.count ?? 0); i++) find(link.at?.kind ?? 'event', 'at');
  for (const [at, one] of stops.entries()) {
    if ('step' in one) find(one.step, `stop ${at + 1}`);
    if ('to' in one) expect(one.to).toBeLessThanOrEqual(end);
    if (!('set' in one)) continue;
    page.tell({ type: 'set', path: one.set, value: one.value, token: at });
    expect(page.all('rejected'), `${search}: ${one.set}`).toEqual([]);
  }
}

/** The links of a step, each with the stops behind it. */
function partsOf(stage: string, stops: readonly Stop[]): [string, Stop[]][] {
  const parts: [string, Stop[]][] = [[stage, []]];
  for (const one of stops) {
    if ('open' in one) parts.push([one.open, []]);
    else parts.at(-1)?.[1].push(one);
  }
  return parts;
}

describe.each(files)('%s', (id, lecture) => {
  it('is a lecture under its own name', () => {
    expect(lectureFaults(lecture)).toEqual([]);
    expect(lecture.id).toBe(id);
    const { load: _, ...listed } = lectures[id] ?? expect.unreachable();
    expect(lecture).toMatchObject(listed);
  });

  it('fills its minutes without a gap', () => {
    const ends = lecture.steps.map(({ to }) => to);
    expect(lecture.steps.map(({ from }) => from)).toEqual([0, ...ends.slice(0, -1)]);
    expect(ends.at(-1)).toBe(lecture.minutes);
  });

  it('has a question at the board, where there is nothing else to see', () => {
    for (const { stage, ask, stops } of lecture.steps)
      if (stage === undefined) expect([typeof ask, stops]).toEqual(['string', []]);
  });

  it('names what a press sets in words, in both languages', () => {
    for (const stop of lecture.steps.flatMap(({ stops }) => stops))
      for (const { press } of [lectureTexts, german])
        expect(press(stop), JSON.stringify(stop)).toMatch(
          'set' in stop ? /^[A-Z][a-z]+( [a-z]+)?: [A-Za-z\d]/ : /\w/,
        );
  });

  const steps = lecture.steps.flatMap(({ title, stage, stops }) =>
    stage === undefined ? [] : [[title, stage, stops] as const],
  );
  it.each(steps)('finds every scene, moment, change and event of “%s”', (_, stage, stops) => {
    for (const [link, behind] of partsOf(stage, stops)) walk(link, behind);
  });

  const claims = lecture.claims.filter(({ long }) => tier === 'long' || long !== true);
  it.each(claims.map((one) => [one.text, one] as const))('is right that %s', (_, one) => {
    const { scene, settings = {}, mean, within, seeds } = one;
    const found = meanOf(runs(scene, settings, seedsByTier(1, seeds)), figureOf(one));
    expect(Math.abs(found - mean), `${found} is not ${mean} ± ${within}`).toBeLessThanOrEqual(
      within * byTier(1.6, 1),
    );
  });
});
