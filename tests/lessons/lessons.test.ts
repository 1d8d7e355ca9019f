import { describe, expect, it } from 'vitest';
import { figureOf, ONE_SEED } from '../../scripts/claims/figures.ts';
import { faultsOf } from '../../src/lessons/check.ts';
import { lessons } from '../../src/lessons/index.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { meanOf, runs, seedsByTier } from '../support/sceneRuns.ts';
import { byTier, tier } from '../support/tier.ts';
import { minutesOf } from './minutes.ts';

const files = await Promise.all(
  Object.entries(lessons).map(async ([id, { load }]) => [id, (await load()).default as Lesson] as const),
);
const sceneOf = (link: string): string => new URLSearchParams(link).get('scene') ?? '';

describe.each(files)('%s', (id, lesson) => {
  it('is a lesson under its own name, whose scenes and needed lessons are there', () => {
    expect(faultsOf(lesson)).toEqual([]);
    expect(lesson.id).toBe(id);
    const { load: _, scene, ...listed } = lessons[id] ?? expect.unreachable();
    expect(lesson).toMatchObject(listed);
    expect(lesson.steps.map(({ stage = '' }) => sceneOf(stage))).toContain(scene);
    for (const { stage, link } of lesson.steps)
      for (const place of [stage, link?.href])
        if (place !== undefined) expect(findScenario(sceneOf(place)), place).toBeDefined();
    const before = Object.keys(lessons).slice(0, Object.keys(lessons).indexOf(id));
    for (const need of lesson.needs) expect(before).toContain(need);
  });

  it('has a picture of the thing itself', () => {
    expect(lesson.steps.filter(({ picture }) => picture !== undefined).length).toBeGreaterThan(0);
  });

  it('takes no more minutes than it says', () => {
    expect(minutesOf(lesson)).toBeLessThanOrEqual(lesson.minutes);
  });

  const drawn = lesson.steps.flatMap((step) =>
    step.kind === 'draw' && 'places' in step.drawing ? [[step.title, step.drawing] as const] : [],
  );
  it.each(drawn)('shows after a drawing what came out: %s', (_, drawing) => {
    const { scene, places, within, seeds, unit } = drawing;
    const scale = unit === '%' ? 100 : 1;
    for (const { name, value, settings = {} } of places) {
      const found = scale * meanOf(runs(scene, settings, seedsByTier(1, seeds)), figureOf(drawing));
      expect(Math.abs(found - value), `${name}: ${found} is not ${value} ± ${within}`).toBeLessThanOrEqual(
        within * byTier(ONE_SEED, 1),
      );
    }
  });

  const claims = lesson.claims.filter(({ long }) => tier === 'long' || long !== true);
  it.each(claims.map((claim) => [claim.text, claim] as const))('is right that %s', (_, claim) => {
    const { scene, settings = {}, mean, within, seeds } = claim;
    const found = meanOf(runs(scene, settings, seedsByTier(1, seeds)), figureOf(claim));
    expect(Math.abs(found - mean), `${found} is not ${mean} ± ${within}`).toBeLessThanOrEqual(
      within * byTier(1.6, 1),
    );
  });
});
