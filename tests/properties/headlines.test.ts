import { describe, expect, it } from 'vitest';
import { checkScenario } from '../../src/engine/node.ts';
import { scenes } from '../../src/scenarios/index.ts';
import { counted, windowOf } from '../support/comparing.ts';
import { Course } from '../support/course.ts';
import { checkHeadline } from '../support/headlines.ts';
import { SaidPage } from '../support/saidPage.ts';
import { byTier } from '../support/tier.ts';

const MS = 1e9;
/** In a hurry those that say most different things. */
const SOME = ['half-empty', 'unarmed-weights', 'beat-down', 'far-near'];
/** Milliseconds of a run that are looked at in a hurry. */
const SHORT_MS = 480;

const chosen = scenes.map(([scene]) => scene).filter(({ id }) => byTier(SOME.includes(id), true));

/** Parts of a run, and its end: whole milliseconds, so that spans of them have edges between two bins. */
const MOMENTS = byTier(
  [0.04, 0.88, 1],
  [0.004, 0.03, 0.1, 0.137, 0.2, 0.28, 0.35, 0.44, 0.5, 0.58, 0.61, 0.73, 0.86, 0.95, 1],
);

describe('every sentence above the stage', () => {
  it.each(chosen.flatMap((scene) => byTier([1], [1, 2, 3]).map((seed) => [scene.id, seed, scene] as const)))(
    '%s, seed %d: its numbers, comparisons and tenses are those of the counters',
    async (_, seed, scene) => {
      const wholeMs = scene.run.durationS * 1000;
      const lastMs = byTier(Math.min(wholeMs, SHORT_MS), wholeMs);
      const document = {
        ...scene,
        run: { ...scene.run, durationS: lastMs / 1000 },
        ...byTier({ measure: { fromS: 0, toS: lastMs / 1000 } }, {}),
      };
      const page = await SaidPage.open(document, seed);
      const { scenario } = checkScenario({ ...document, measure: { fromS: 0, toS: lastMs / 1000 } });
      if (scenario === null) throw new Error(`${scene.id} cannot run`);
      const course = new Course(scenario, seed, page.loaded.port);
      const faults: string[] = [];
      const settings = { scene: document, seed, a: [], b: [] };
      const whole = () => counted(settings, [], windowOf(settings));
      for (const part of MOMENTS) {
        const time = Math.round(part * lastMs) * MS;
        const said = page.at(time);
        course.to(time);
        for (const fault of checkHeadline(said, course, page, whole))
          faults.push(`at ${time / 1e12} s: ${fault}`);
      }
      expect(faults).toEqual([]);
    },
  );
});
