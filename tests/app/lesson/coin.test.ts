import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chanceOfPacket, PACKETS, toss } from '../../../src/app/lesson/pictures/coin.ts';
import { heightAt } from '../../../src/app/plot/curve/lines.ts';
import { elementAt } from '../../../src/contract/index.ts';
import { findPolicy } from '../../../src/engine/switch/discard/index.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import { coin } from '../../../src/lessons/pictures/coin.ts';
import { resolveParameters } from '../../../src/scenario/validation/parameters.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { newPolicy } from '../../support/cells.ts';

const BUFFER = 16_000;

const lesson: Lesson = JSON.parse(readFileSync('src/lessons/texts/early-warning.lesson.json', 'utf8'));
const picture = lesson.steps.flatMap((step) => (step.picture?.name === 'coin' ? [step.picture] : []))[0];
if (picture === undefined) throw new Error('the lesson has no such picture');

describe('a coin for each cell', () => {
  it('refuses packets of the lesson as often as the lesson says and the policy plots', () => {
    const scene = findScenario('early-warning');
    const given = scene?.policies?.['atm-red'];
    const params = { ...resolveParameters(findPolicy('atm-red').parameters, BUFFER, []), ...given };
    const curve = newPolicy('atm-red', params, BUFFER).curve?.() ?? expect.unreachable();
    expect(scene?.ports?.default?.bufferCells).toBe(BUFFER);
    expect(picture.most).toBe(given?.maxTh);
    const [cell, packet] = [elementAt(curve.lines, 0), elementAt(curve.lines, 1)];
    for (const average of [0, 2_000, 5_000, 12_000])
      expect(chanceOfPacket(heightAt(cell, average), 192)).toBeCloseTo(heightAt(packet, average), 3);
    const most = heightAt(cell, picture.most);
    // The right answer of the question: 10 % and 1.7 %.
    expect(most).toBeCloseTo(0.00055, 5);
    expect(picture.sizes.map((cells) => (100 * chanceOfPacket(most, cells)).toFixed(1))).toEqual([
      '10.0',
      '1.7',
    ]);
  });

  it('is tossed for every cell of a hundred packets, the same for the same round', () => {
    const refused = (round: number) => toss(0.00055, 192, round).filter(Boolean).length;
    expect(toss(0.5, 3, 1)).toHaveLength(PACKETS);
    expect(toss(0.001, 192, 4)).toEqual(toss(0.001, 192, 4));
    const rounds = Array.from({ length: 200 }, (_, round) => refused(round + 1));
    expect(new Set(rounds).size).toBeGreaterThan(5);
    expect(rounds.reduce((sum, count) => sum + count, 0) / rounds.length).toBeCloseTo(10, 0);
    expect(toss(0, 192, 1)).not.toContain(true);
  });

  it('begins where its slider goes', () => {
    expect(coin(picture, 'picture')).toEqual([]);
    expect(coin({ ...picture, average: 13_000 }, 'picture')).toMatchObject([
      { path: 'picture', value: '13000', expected: 'an average up to most = 12000' },
    ]);
  });
});
