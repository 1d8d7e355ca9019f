import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../src/lessons/check.ts';
import { lessons } from '../../src/lessons/index.ts';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { minutesOf } from '../../src/lessons/minutes.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import { meanOf, runs, seedsByTier } from '../support/sceneRuns.ts';
import { byTier, tier } from '../support/tier.ts';
import { figureOf } from './figures.ts';

const files = await Promise.all(
  Object.entries(lessons).map(async ([id, load]) => [id, (await load()).default as Lesson] as const),
);
const sceneOf = (link: string): string => new URLSearchParams(link).get('scene') ?? '';

describe.each(files)('%s', (id, lesson) => {
  it('is a lesson under its own name, whose scenes and needed lessons are there', () => {
    expect(faultsOf(lesson)).toEqual([]);
    expect(lesson.id).toBe(id);
    for (const { stage, link } of lesson.steps)
      for (const place of [stage, link?.href])
        if (place !== undefined) expect(findScenario(sceneOf(place)), place).toBeDefined();
    const before = Object.keys(lessons).slice(0, Object.keys(lessons).indexOf(id));
    for (const need of lesson.needs) expect(before).toContain(need);
  });

  it('takes no more minutes than it says', () => {
    expect(minutesOf(lesson)).toBeLessThanOrEqual(lesson.minutes);
  });

  const claims = lesson.claims.filter(({ long }) => tier === 'long' || long !== true);
  it.each(claims.map((claim) => [claim.text, claim] as const))('is right that %s', (_, claim) => {
    const { scene, settings = {}, mean, within, seeds } = claim;
    const found = meanOf(runs(scene, settings, seedsByTier(Math.min(2, seeds), seeds)), figureOf(claim));
    expect(Math.abs(found - mean), `${found} is not ${mean} ± ${within}`).toBeLessThanOrEqual(
      within * byTier(1.3, 1),
    );
  });
});
