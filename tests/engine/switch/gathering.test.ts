import { expect, it } from 'vitest';
import { RM } from '../../../src/engine/atm/cell.ts';
import { Link } from '../../../src/engine/atm/link.ts';
import type { RmCells } from '../../../src/engine/switch/rmCells.ts';
import { type ArrivalPort, Arrivals } from '../../../src/engine/switch/transmit/arrivals.ts';
import { Gathering } from '../../../src/engine/switch/transmit/gathering.ts';

/** A cell of 155 Mb/s lasts 2.7 us. */
const RATE = 155_000_000;
const PLACES = 256;

/** A port that takes everything, to a host that waits for RM cells. */
function gate(id: string) {
  const link = new Link(id, RATE, 0);
  link.isPatient = true;
  const taken: number[] = [];
  const port: ArrivalPort = {
    rates: null,
    rm: { arrive: (now: number) => taken.push(now) } as unknown as RmCells,
    efciAbove: Infinity,
    express: null,
    waiting: 0,
    calmUpTo: 0,
    watched: false,
    tellRates: () => false,
    arrive: (from, slot) => taken.push(from.time[slot]!),
  };
  return { link, taken, isWatchful: false, arrivals: new Arrivals(port) };
}

it('gives back nothing that was taken before, though its slot has been used again', () => {
  const [data, rm] = [new Link('x>S', RATE, 0), new Link('r>S', RATE, 0)];
  const heads = new Float64Array(2);
  rm.keepHeadIn(heads, 0);
  data.keepHeadIn(heads, 1);
  const [toReceiver, toSource] = [gate('S>r'), gate('S>x')];
  const gathering = new Gathering([rm, data], heads, [toReceiver, toSource], [toReceiver, toSource]);
  const cell = data.cellWhole + 1;
  for (let i = 0; i < PLACES; i++) data.send(0, 0, i);
  gathering.begin(0.1 * cell);
  gathering.take(cell + 1);
  expect(data.head).toBe(1);
  // The ring is full again; then an RM cell comes for a host, which may answer before the next data cell does.
  data.send(0, 0, PLACES);
  expect(data.mask).toBe(PLACES - 1);
  rm.send(0.2 * cell, 1 | RM, 0);
  const limit = gathering.take(10 * cell);
  expect(limit).toBeLessThan(data.headTime);
  expect(data.head).toBe(1);
  gathering.end();
  expect(data.head).toBe(toReceiver.taken.length);
  expect(toReceiver.taken).toEqual([...toReceiver.taken].sort((a, b) => a - b));
  expect(data.time[data.head & data.mask]).toBeGreaterThanOrEqual(limit);
});
