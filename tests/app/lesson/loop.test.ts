import { describe, expect, it } from 'vitest';
import { decidesIn, hopsOf, rateOf, sharesOf } from '../../../src/app/lesson/pictures/loop.ts';
import { applySettings } from '../../../src/engine/mechanisms.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import type { LoopPicture } from '../../../src/lessons/pictures/loop.ts';
import rates from '../../../src/lessons/texts/rates.lesson.json' with { type: 'json' };
import { findScenario } from '../../../src/scenarios/index.ts';
import { Page } from '../../support/page.ts';

const step = (rates as Lesson).steps.find(({ picture }) => picture?.name === 'loop');
const picture = step?.picture as LoopPicture;

const ratesIn = (shares: readonly number[]): readonly number[] =>
  hopsOf(picture, shares).map(({ after }) => Math.round(after));

describe('an RM cell on its loop', () => {
  it('carries what it carries in the run of the step, from station to station', () => {
    expect(step?.stage).toBe('scene=exact-rates&algorithm=eraa&t=0.08');
    const scene = findScenario('exact-rates') ?? expect.unreachable();
    const { document } = applySettings(scene, [['algorithm', 'eraa']]);
    const page = new Page().load(document);
    page.seek(0.08);
    const vc = scene.vcs.find(({ name }) => name === picture.vc)?.id ?? expect.unreachable();
    page.tell({ type: 'step', kind: 'rm', vc }).settle();
    const met = page.last('batch').rm ?? expect.unreachable();
    page.tell({ type: 'rm', id: 1, vc, number: met.number, near: met.visit.time }).settle();
    const { visits } = page.last('rm').story ?? expect.unreachable();
    const names = picture.switches.map(({ name }) => name);
    const forward = visits.filter(
      ({ station, forward, node }) => station !== 'switch' || (forward && names.includes(node)),
    );
    expect(forward.map(({ station }) => station)).toEqual(
      hopsOf(picture, sharesOf(picture)).map(({ station }) => station),
    );
    expect(forward.map(({ after }) => Math.round(after.er))).toEqual(ratesIn(sharesOf(picture)));
    // Switches leave it as it is on the way back, and the source does what it says.
    for (const { forward: isForward, before, after } of visits)
      if (!isForward) expect(after.er).toBe(before.er);
    expect(Math.round(visits.at(-1)?.acr?.[1] ?? Number.NaN)).toBe(ratesIn(sharesOf(picture)).at(-1));
  });

  it('is left as it is by a switch that has more to give', () => {
    const [first, , last] = sharesOf(picture);
    expect(ratesIn([first ?? 0, 60, last ?? 0])).toEqual([353208, 173644, 173644, 57881, 57881, 57881]);
  });

  it('brings home the least share, whichever switch has it', () => {
    expect(decidesIn(picture, sharesOf(picture))).toEqual([2]);
    expect(decidesIn(picture, [30, 10, 10])).toEqual([1, 2]);
    expect(Math.round(rateOf(picture, 10))).toBe(57881);
    expect(decidesIn({ ...picture, given: 600_000 }, [60, 60, 60])).toEqual([]);
    expect(hopsOf({ ...picture, given: 600_000 }, [60, 60, 60]).at(-1)?.after).toBe(picture.peak);
  });
});
