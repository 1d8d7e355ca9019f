import { beforeAll, describe, expect, it } from 'vitest';
import { Flow } from '../../../src/engine/atm/flow.ts';
import { loadRuleLanguage } from '../../../src/engine/language.ts';
import { exactPeriod } from '../../../src/engine/sim/clock.ts';
import { createScheduler } from '../../../src/engine/switch/schedulers/index.ts';
import { CellQueues } from '../../../src/engine/switch/state/cellQueues.ts';
import { VcTable } from '../../../src/engine/switch/state/vcTable.ts';

const RATE = 10_000_000;
const CELL = 53;
const byte = exactPeriod(8, RATE);
const timeOf = (bytes: number): number => bytes * (byte.whole + byte.part / byte.modulus);

interface Vc {
  /** Bytes of each of its units. */
  readonly bytes: number;
  readonly weight: number;
}

/** Bytes of each VC that leave in a second while units of all of them wait all the time; a lone unit passes first. */
function served(scheduler: string, vcs: readonly Vc[], hasOwnBytes: boolean): number[] {
  const flows = 2 * vcs.length;
  const queues = new CellQueues(flows, CELL, hasOwnBytes);
  const table = new VcTable(
    vcs.map(({ weight }, i) => ({ id: i + 1, serviceClass: 'ubr', weight, share: {} })),
    Array.from({ length: flows }, (_, i) => new Flow(i, i >> 1)),
  );
  const order = createScheduler(scheduler, {}, { flows, queues, vcs: table, cellTime: timeOf(CELL) });
  const gone = vcs.map(() => 0);
  const join = (vc: number, now: number): void => {
    order.join(2 * vc, queues.join(2 * vc, 0, now, vcs[vc]!.bytes), now);
  };
  order.pass(0, 0, vcs[0]!.bytes);
  for (const vc of vcs.keys()) for (let n = 0; n < 60; n++) join(vc, 0);
  for (let now = timeOf(vcs[0]!.bytes); now < 1e12; ) {
    const flow = order.next();
    const slot = queues.first[flow]!;
    order.serve(flow, slot, now);
    const bytes = queues.bytesOf(slot);
    queues.leave(slot);
    gone[flow >> 1]! += bytes;
    join(flow >> 1, now);
    now += timeOf(bytes);
  }
  return gone;
}

beforeAll(loadRuleLanguage);

describe.each(['wfq', 'scfq', 'sfq', 'wf2q'])('%s', (scheduler) => {
  const LONG = 1_538;
  const SHORT = 84;

  it('gives VCs equal shares of the bytes, however long their units are', () => {
    const [short, long] = served(
      scheduler,
      [
        { bytes: SHORT, weight: 1 },
        { bytes: LONG, weight: 1 },
      ],
      true,
    );
    expect(Math.abs(short! - long!)).toBeLessThanOrEqual(2 * LONG);
    expect(short! + long!).toBeGreaterThan(RATE / 8 - 3 * LONG);
  });

  it('gives them bytes by their weights', () => {
    const [short, long] = served(
      scheduler,
      [
        { bytes: SHORT, weight: 3 },
        { bytes: LONG, weight: 1 },
      ],
      true,
    );
    expect(Math.abs(short! / 3 - long!)).toBeLessThanOrEqual(2 * LONG);
  });

  it('serves cells that say their bytes as those that do not', () => {
    const cells = [3, 1, 2].map((weight) => ({ bytes: CELL, weight }));
    expect(served(scheduler, cells, true)).toEqual(served(scheduler, cells, false));
  });
});

it('round robin counts units: who sends long ones gets more bytes', () => {
  const [short, long] = served(
    'rr',
    [
      { bytes: 84, weight: 1 },
      { bytes: 1_538, weight: 1 },
    ],
    true,
  );
  expect(long! / short!).toBeCloseTo(1_538 / 84, 1);
});
