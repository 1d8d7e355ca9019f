import { expect, it } from 'vitest';
import { tallyOf } from '../../../src/app/lesson/pictures/turns.ts';
import { parseLink } from '../../../src/app/link/query.ts';
import { withOverrides } from '../../../src/app/settings/document.ts';
import { checkScenario, createSimulation } from '../../../src/engine/node.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import { turns } from '../../../src/lessons/pictures/turns.ts';
import takingTurns from '../../../src/lessons/texts/taking-turns.lesson.json' with { type: 'json' };
import { findScenario } from '../../../src/scenarios/index.ts';
import { LossCourse } from '../../support/lossCourse.ts';

const { steps } = takingTurns as Lesson;
const picture = steps.flatMap((step) => (step.picture?.name === 'turns' ? [step.picture] : []))[0];
if (picture === undefined) throw new Error('the lesson has no such picture');

it.each(picture.runs)('shows whom the overflows of the run under $name hit', ({ name, hit }) => {
  const { link } = parseLink(`?scene=take-turns&policy=${name.toLowerCase()}`);
  const scene = findScenario('take-turns') ?? expect.unreachable();
  const { scenario } = checkScenario(withOverrides(scene, link.overrides).scenario);
  if (scenario === null) throw new Error('the scene cannot run');
  const simulation = createSimulation(scenario, { edits: link.edits });
  const course = new LossCourse(simulation);
  simulation.runUntil(2.5e12);
  expect(simulation.results().sessions).toHaveLength(picture.senders);
  const known = course.hitByOverflow(picture.fromS * 1e12, 2.5e12);
  expect(known.length).toBeGreaterThan(hit.length);
  expect(hit).toEqual(known.slice(0, hit.length));
});

it('counts how often each sender was hit, and how many an overflow hits', () => {
  const hit = [[1, 2], [2, 3, 4], [1]];
  expect(tallyOf(hit, 4, 2)).toEqual({ times: [1, 2, 1, 1], mean: 2.5 });
  expect(tallyOf(hit, 4, 0)).toEqual({ times: [0, 0, 0, 0], mean: 0 });
});

it('has no sender beyond the last', () => {
  expect(turns(picture, 'picture')).toEqual([]);
  expect(turns({ ...picture, senders: 9 }, 'picture')).toEqual([
    { path: 'picture', value: '10', expected: 'numbers of senders from 1 to 9' },
  ]);
});
