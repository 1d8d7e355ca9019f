import { expect, it } from 'vitest';
import { holeIn } from '../../../src/app/lesson/pictures/front.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import { front } from '../../../src/lessons/pictures/front.ts';
import frontDrop from '../../../src/lessons/texts/front-drop.lesson.json' with { type: 'json' };
import { findScenario } from '../../../src/scenarios/index.ts';

const { steps } = frontDrop as Lesson;
const picture = steps.flatMap((step) => (step.picture?.name === 'front' ? [step.picture] : []))[0];
if (picture === undefined) throw new Error('the lesson has no such picture');

it('is the full queue of the port of the lesson, and its link', () => {
  const scene = findScenario('front-drop');
  expect(picture.cells).toBe(scene?.ports?.default?.bufferCells);
  expect(picture.rateMbps).toBe(scene?.links.find(({ a, b }) => a === 'SW1' && b === 'SW2')?.rateMbps);
});

it('a hole waits for the cells in front of it: what is saved is the queue', () => {
  expect(holeIn(picture, 0)).toEqual({ ahead: 0, leavesMs: 0, soonerMs: 31.8 });
  expect(holeIn(picture, 10)).toEqual({ ahead: 3_000, leavesMs: 31.8, soonerMs: 0 });
  const { ahead, leavesMs, soonerMs } = holeIn(picture, 3);
  expect([ahead, leavesMs + soonerMs]).toEqual([900, 31.8]);
});

it('has equal groups', () => {
  expect(front(picture, 'picture')).toEqual([]);
  expect(front({ ...picture, groups: 7 }, 'picture')).toEqual([
    { path: 'picture', value: '3000 cells', expected: 'a multiple of groups = 7' },
  ]);
});
