import { describe, expect, it } from 'vitest';
import type { RunResults } from '../../src/contract/index.ts';
import { faultsOf } from '../../src/lessons/check.ts';
import { lessons } from '../../src/lessons/index.ts';
import type { FigureName, Lesson } from '../../src/lessons/lesson.ts';
import { minutesOf } from '../../src/lessons/minutes.ts';
import { findScenario } from '../../src/scenarios/index.ts';
import {
  bottleneck,
  cellsForEachFailed,
  type Figure,
  ledger,
  meanOf,
  runs,
  seedsByTier,
} from '../support/sceneRuns.ts';
import { byTier } from '../support/tier.ts';

const whole =
  (key: 'cellLossRatio' | 'packetLossRatio'): Figure =>
  (run: RunResults) =>
    run.whole[key];

const FIGURES: Readonly<Record<FigureName, Figure>> = {
  useful: (run) => ledger(run).useful,
  dead: (run) => ledger(run).dead,
  duplicate: (run) => ledger(run).duplicate,
  idle: (run) => ledger(run).idle,
  cellLossRatio: whole('cellLossRatio'),
  packetLossRatio: whole('packetLossRatio'),
  cellsPerLostPacket: cellsForEachFailed,
  hitPerEpoch: (run) => bottleneck(run).hitPerEpoch,
  epochMs: (run) => bottleneck(run).epochMs,
  emptyShare: (run) => bottleneck(run).emptyShare,
};

const files = await Promise.all(
  Object.entries(lessons).map(async ([id, load]) => [id, (await load()).default as Lesson] as const),
);
const sceneOf = (link: string): string => new URLSearchParams(link).get('scene') ?? '';

describe.each(files)('%s', (id, lesson) => {
  it('is a lesson under its own name, whose scenes and needed lessons are there', () => {
    expect(faultsOf(lesson)).toEqual([]);
    expect(lesson.id).toBe(id);
    for (const { stage } of lesson.steps)
      if (stage !== undefined) expect(findScenario(sceneOf(stage)), stage).toBeDefined();
    const before = Object.keys(lessons).slice(0, Object.keys(lessons).indexOf(id));
    for (const need of lesson.needs) expect(before).toContain(need);
  });

  it('takes no more minutes than it says', () => {
    expect(minutesOf(lesson)).toBeLessThanOrEqual(lesson.minutes);
  });

  it.each(lesson.claims.map((claim) => [claim.text, claim] as const))('is right that %s', (_, claim) => {
    const { scene, settings = {}, figure, mean, within, seeds } = claim;
    const found = meanOf(runs(scene, settings, seedsByTier(2, seeds)), FIGURES[figure]);
    expect(Math.abs(found - mean), `${found} is not ${mean} ± ${within}`).toBeLessThanOrEqual(
      within * byTier(1.3, 1),
    );
  });
});
