import { describe, expect, it } from 'vitest';
import { lastOf, REPAIR_SENDERS, repairsOf, waitIn } from '../../../src/app/lesson/pictures/repairs.ts';
import { CELL_BITS } from '../../../src/contract/index.ts';
import { checkScenario } from '../../../src/engine/node.ts';
import { MOST_LOST, WINDOW } from '../../../src/lessons/pictures/repairs.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { WindowLosses } from '../../support/windowLosses.ts';

const scene = findScenario('other-tcp') ?? expect.unreachable();
const { scenario } = checkScenario(scene);
const [vc] = scenario?.vcs ?? [];
const link = scene.links.find(({ a, b }) => a === 'S2' && b === 'S3');

/** All losses that can be pressed, from 1. */
const losses = Array.from({ length: 2 ** WINDOW }, (_, mask) =>
  Array.from({ length: WINDOW }, (_, i) => i + 1).filter((packet) => (mask >> (packet - 1)) & 1),
).filter(({ length }) => length > 0 && length <= MOST_LOST);

describe('lost packets of a window', () => {
  // `npx vitest run tests/app/lesson/repairs.test.ts -u` writes the table again.
  it('are sent again as the senders of the scene do it, over its way', async () => {
    const delayMs = (vc?.path.slice(1) ?? []).reduce((sum, to, i) => {
      const from = vc?.path[i];
      const hop = scene.links.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
      return sum + (hop?.delayMs ?? Number.NaN);
    }, 0);
    expect([delayMs, vc?.frameCells]).toEqual([4, 12]);
    const frameMs = ((vc?.frameCells ?? 0) * CELL_BITS) / ((link?.rateMbps ?? 0) * 1_000);
    const table = Object.fromEntries(
      REPAIR_SENDERS.map((congestionControl) => {
        const tcp = { ...scene.tcp, congestionControl };
        const window = new WindowLosses({ tcp, packets: WINDOW, delayMs, frameMs });
        const rows = losses.map((lost) => {
          const repairs = window.repairs(lost.map((packet) => packet - 1));
          return [
            lost.join(','),
            repairs.map(({ packet, ms, cause }) => `${packet + 1}${cause}${ms.toFixed(1)}`).join(' '),
          ];
        });
        return [congestionControl, Object.fromEntries(rows)];
      }),
    );
    await expect(`${JSON.stringify(table, null, 2)}\n`).toMatchFileSnapshot(
      '../../../src/lessons/pictures/repairs.json',
    );
  });

  it('are each sent again once by NewReno without its timer, a round trip after each other', () => {
    for (const lost of losses) {
      const repairs = repairsOf('newreno', lost);
      expect(repairs.map(({ packet }) => packet)).toEqual(lost);
      expect(waitIn(repairs)).toBeNull();
      for (const [i, { ms }] of repairs.entries())
        if (i > 0) expect(ms - (repairs[i - 1]?.ms ?? 0)).toBeCloseTo(8, 0);
    }
  });

  it('make Reno wait for its timer from the second on, at least its shortest time', () => {
    for (const lost of losses) {
      const repairs = repairsOf('reno', lost);
      const wait = waitIn(repairs);
      if (lost.length === 1) expect(wait).toBeNull();
      else expect((wait?.to ?? 0) - (wait?.from ?? 0)).toBeGreaterThan(scene.tcp?.minRtoMs ?? Number.NaN);
      expect(lastOf(repairs)).toBeGreaterThanOrEqual(lastOf(repairsOf('newreno', lost)));
      expect(lastOf(repairs)).toBeLessThan(90);
    }
    expect(repairsOf('reno', [])).toEqual([]);
  });
});
