import { describe, expect, it } from 'vitest';
import { layoutWithRings } from '../../../../src/app/panels/network/rings/ringLayout.ts';
import { sizesFor } from '../../../../src/app/panels/network/sizes.ts';
import { switchGraph } from '../../../../src/app/readings/graph.ts';

const senders = (count: number, ...path: string[]) =>
  Array.from({ length: count }, (_, i) => ({ id: i + 1, path: [`src${i}`, ...path, `dst${i}`] }));

/** As wide as the plots of a projector, CSS pixels. */
const PLOT = 930;
const roomFor = (vcs: Parameters<typeof switchGraph>[0], width: number) =>
  layoutWithRings(switchGraph(vcs), 'S1>S2', { ...sizesFor('projector', 1, 1), width }, 'projector');

describe('rings round the senders of a projector', () => {
  it('are large where ten senders share a switch: their destinations take two lines', () => {
    const room = roomFor(senders(10, 'S1', 'S2'), PLOT);
    const lines = (end: string) =>
      new Set(room?.layout.markers.filter((m) => m.end === end).map(({ y }) => y));
    expect(room?.sizes.sourcePitch).toBe(72);
    expect(lines('source').size).toBe(1);
    expect(lines('destination').size).toBe(2);
  });

  it('are nearer together where there is less width, and small where there is none', () => {
    expect(roomFor(senders(10, 'S1', 'S2'), 800)?.sizes.sourcePitch).toBe(60);
    expect(roomFor(senders(10, 'S1', 'S2'), 500)).toBeNull();
  });
});
