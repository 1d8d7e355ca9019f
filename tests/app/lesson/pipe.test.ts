import { expect, it } from 'vitest';
import { fillOf } from '../../../src/app/lesson/pictures/pipe.ts';
import { cellsOf } from '../../../src/engine/atm/cell.ts';
import { readLesson } from '../../../src/lessons/check.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import howMuchBuffer from '../../../src/lessons/texts/how-much-buffer.lesson.json' with { type: 'json' };
import { findScenario } from '../../../src/scenarios/index.ts';

const lesson = howMuchBuffer as Lesson;
const picture = lesson.steps.flatMap((step) => (step.picture?.name === 'pipe' ? [step.picture] : []))[0];
if (picture === undefined) throw new Error('the lesson has no such picture');

it('is the network of the lesson: its senders, their windows, its link, and what its run keeps outside the queue', () => {
  const scene = findScenario('buffer-dial');
  const { windowBytes = Number.NaN, headerBytes = Number.NaN } = scene?.tcp ?? {};
  const [vc] = scene?.vcs ?? [];
  const data = vc?.source.kind === 'greedy-tcp' ? vc.source.packetBytes : Number.NaN;
  const cells = cellsOf(data + headerBytes + (scene?.aal5?.overheadBytes ?? Number.NaN), 0);
  expect(picture.senders).toBe(scene?.vcs.length);
  expect(picture.window).toBe(Math.floor(windowBytes / data) * cells);
  expect(picture.rateMbps).toBe(scene?.links.find(({ a, b }) => a === 'S2' && b === 'S3')?.rateMbps);
  // A claim that the lesson tests with its runs.
  const queue = lesson.claims.find(({ settings }) => settings?.buffer === '16000');
  const { waiting, waitMs } = fillOf(picture, 16_000);
  expect(Math.abs(waiting - (queue?.mean ?? Number.NaN))).toBeLessThanOrEqual(queue?.within ?? 0);
  expect(waitMs).toBeCloseTo(34.5, 1);
});

it('counts the windows that fit', () => {
  expect(fillOf(picture, 2_000)).toMatchObject({
    fit: 3,
    isPartly: true,
    waiting: 2_000,
    over: 10_650,
    spare: 0,
  });
  expect(fillOf(picture, 16_000)).toMatchObject({
    fit: 10,
    isPartly: false,
    waiting: 12_650,
    over: 0,
    spare: 3_350,
  });
  expect(fillOf(picture, 20_000)).toMatchObject({ waiting: 12_650, spare: 7_350 });
  expect(fillOf(picture, 0)).toMatchObject({ fit: 1, waiting: 0, waitMs: 0 });
});

it('has no size above the largest', () => {
  const file = JSON.stringify(lesson).replace('"most":20000', '"most":1000');
  const read = readLesson(file);
  expect('faults' in read && read.faults).toMatchObject([
    { value: '20000', expected: 'sizes of the buffer up to most = 1000' },
  ]);
});
