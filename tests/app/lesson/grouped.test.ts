import { describe, expect, it } from 'vitest';
import { countsOf, GROUPINGS, lossIn } from '../../../src/app/lesson/pictures/grouped.ts';
import { cellsOf } from '../../../src/engine/atm/cell.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import { grouped } from '../../../src/lessons/pictures/grouped.ts';
import threeLosses from '../../../src/lessons/texts/three-losses.lesson.json' with { type: 'json' };
import { findScenario } from '../../../src/scenarios/index.ts';

const lesson = threeLosses as Lesson;
const picture = lesson.steps.flatMap((step) => (step.picture?.name === 'grouped' ? [step.picture] : []))[0];
if (picture === undefined) throw new Error('the lesson has no such picture');

describe('a loss that is counted three ways', () => {
  it('is of the senders and packets of the lesson, spread as its run under RCD spreads it', () => {
    const scene = findScenario('loss-paradox');
    const [vc] = scene?.vcs ?? [];
    const data = vc?.source.kind === 'greedy-tcp' ? vc.source.packetBytes : Number.NaN;
    const added = (scene?.tcp?.headerBytes ?? Number.NaN) + (scene?.aal5?.overheadBytes ?? Number.NaN);
    expect(picture.senders).toBe(scene?.vcs.length);
    expect(picture.cells).toBe(cellsOf(data + added, 0));
    // A claim that the lesson tests with its runs.
    const { mean } = lesson.claims.find(({ text }) => text.endsWith('cells under RCD.')) ?? {};
    expect(picture.spread).toBe(Math.round(mean ?? Number.NaN));
  });

  it('has the same cells in fewer packets, and then in fewer senders', () => {
    const counts = GROUPINGS.map((grouping) => countsOf(picture, lossIn(picture, grouping)));
    expect(counts).toEqual([
      { cells: 24, packets: 8, senders: 8 },
      { cells: 24, packets: 2, senders: 2 },
      { cells: 24, packets: 2, senders: 1 },
    ]);
    expect(countsOf(picture, new Set())).toEqual({ cells: 0, packets: 0, senders: 0 });
    expect(countsOf(picture, new Set([11, 12, 239]))).toEqual({ cells: 3, packets: 3, senders: 2 });
  });

  it('can be spread over its senders only in equal parts', () => {
    expect(grouped(picture, 'picture')).toEqual([]);
    expect(grouped({ ...picture, spread: 5 }, 'picture')).toMatchObject([
      { path: 'picture', value: '24 cells of a sender' },
    ]);
    expect(grouped({ ...picture, senders: 4 }, 'picture')).toMatchObject([{ path: 'picture' }]);
  });
});
