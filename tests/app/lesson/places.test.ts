import { describe, expect, it } from 'vitest';
import {
  acceptCells,
  allArrive,
  freeIn,
  heldAtFirst,
  packetsUnder,
} from '../../../src/app/lesson/pictures/places.ts';
import { cellsOf, FLOW_MASK } from '../../../src/engine/atm/cell.ts';
import { checkScenario, createSimulation } from '../../../src/engine/node.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import type { PlacesPicture } from '../../../src/lessons/pictures/places.ts';
import whoseBuffer from '../../../src/lessons/texts/whose-buffer.lesson.json' with { type: 'json' };
import { findScenario } from '../../../src/scenarios/index.ts';
import { PortBench } from '../../support/portBench.ts';

const pictures = (whoseBuffer as Lesson).steps.flatMap(({ picture }) =>
  picture?.name === 'places' ? [picture] : [],
);
const [first, last] = pictures as [PlacesPicture, PlacesPicture];
const scene = findScenario('capture') ?? expect.unreachable();
const { scenario } = checkScenario(scene);
const checked = scenario ?? expect.unreachable();

describe('the places of a buffer', () => {
  it('are those of the run at the moment of the step', () => {
    const simulation = createSimulation(checked, { seed: checked.seed });
    simulation.runUntil(0.4e12);
    const port = simulation.network.ports.find(({ id }) => id === 'S1>S2') ?? expect.unreachable();
    const held = Array<number>(first.senders).fill(0);
    port.queue.forEachWaiting((meta) => held[(meta & FLOW_MASK) / 2]!++);
    expect(held).toEqual(heldAtFirst(first, first.limit));
    expect(freeIn(first, held)).toBe(0);
  });

  it('are of packets and windows as the scene has them', () => {
    const added = (checked.vcs[0]?.headerBytes ?? Number.NaN) + checked.overheadBytes;
    for (const [picture, bytes] of [
      [first, 512],
      [last, 1500],
    ] as const) {
      expect(picture).toMatchObject({ capacity: 1000, senders: scene.vcs.length });
      expect(picture.perPacket).toBe(cellsOf(bytes + added, 0));
      expect(picture.window).toBe(Math.floor((scene.tcp?.windowBytes ?? 0) / bytes) * picture.perPacket);
    }
  });

  it.each([1000, 500, 100, 50])('are given by the port as in the figure, with a limit of %i', (limit) => {
    const bench = new PortBench(Array(first.senders).fill({}), {
      bufferCells: first.capacity,
      allocation: 'caps',
      allocationParams: { max: limit / first.capacity },
    });
    bench.arrive(0, first.front, first.window);
    let held = heldAtFirst(first, limit);
    expect(bench.queues).toEqual(held);
    for (const sender of [1, 2, 2, first.front, ...Array<number>(50).fill(3), 5, 6, 7, 8, 9, 10, 10]) {
      const lost = bench.lost[sender - 1] ?? 0;
      bench.arrive(0, sender, first.perPacket);
      const { placed, ...after } = acceptCells(first, held, sender, first.perPacket, limit);
      held = after.held;
      expect(bench.queues).toEqual(held);
      expect((bench.lost[sender - 1] ?? 0) - lost).toBe(first.perPacket - placed);
    }
  });

  it('are asked for by all others in their order, until there are none', () => {
    const first500 = heldAtFirst(first, 500);
    let { held, whole } = allArrive(first, first500, 500);
    expect([whole, freeIn(first, held)]).toEqual([9, 500 - 9 * 12]);
    for (let times = 0; times < 4; times++) ({ held, whole } = allArrive(first, held, 500));
    // 500 places are 41 packets and 8 cells: of the fifth nine packets only five are whole.
    expect([whole, freeIn(first, held)]).toEqual([5, 0]);
  });

  it('hold three packets of 1,500 bytes under a tenth, and leave the rest empty', () => {
    expect(packetsUnder(last, last.limit)).toBe(3);
    expect(freeIn(last, heldAtFirst(last, last.limit))).toBe(900);
  });
});
