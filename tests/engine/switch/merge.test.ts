import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLOW_MASK, RM } from '../../../src/engine/atm/cell.ts';
import { Link } from '../../../src/engine/atm/link.ts';
import { drawTieKeys, tieRank } from '../../../src/engine/sim/tieOrder.ts';
import { PortProbes } from '../../../src/engine/switch/portProbe.ts';
import type { RmCells } from '../../../src/engine/switch/rmCells.ts';
import { AcceptThreshold } from '../../../src/engine/switch/transmit/acceptThreshold.ts';
import { ArrivalBatch, type ArrivalPort } from '../../../src/engine/switch/transmit/arrivalBatch.ts';
import { Merge } from '../../../src/engine/switch/transmit/merge.ts';
import type { PortQueue } from '../../../src/engine/switch/transmit/portQueue.ts';

/** A cell of 155 Mb/s lasts 2.7 us. */
const RATE = 155_000_000;

/** A port that takes everything. */
function gate() {
  const taken: number[] = [];
  const port: ArrivalPort = {
    queue: { efciAbove: Infinity, waiting: 0 } as PortQueue,
    rates: null,
    rm: { arrive: (now: number) => taken.push(now) } as unknown as RmCells,
    probes: new PortProbes(),
    fifoFastPath: null,
    acceptThreshold: new AcceptThreshold(0),
    acceptsUpTo: 0,
    isRefusing: false,
    refused: new Uint8Array(0),
    inFrame: new Uint8Array(0),
    countAccepted: () => {},
    countDataCell: () => false,
    arrive: (from, slot) => taken.push(from.time[slot]!),
  };
  return { taken, arrivals: new ArrivalBatch(port) };
}

/** An input for each flow, with cells at multiples of some step: many of the same instant. */
function inputsWith(sent: readonly (readonly number[])[]) {
  const heads = new Float64Array(sent.length);
  const links = sent.map((times, flow) => {
    const link = new Link(`${flow}>S`, RATE, 0);
    link.publishHeadTime(heads, flow);
    let at = 0;
    for (const [frame, gap] of times.entries()) {
      at += gap * link.cellWhole;
      link.send(at, flow, frame);
    }
    return link;
  });
  return { heads, links };
}

describe('inputs of a switch', () => {
  const cells = fc.array(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 40 }), {
    minLength: 1,
    maxLength: 7,
  });

  it('come in one order of time, ties by place or as drawn, whether by port or one after the other', () => {
    fc.assert(
      fc.property(cells, fc.boolean(), fc.nat(60), (sent, drawn, cut) => {
        const keys = drawn ? drawTieKeys(7, 'switch S', sent.length, [...sent.keys()]) : null;
        const { links } = inputsWith(sent);
        const rank = (flow: number, time: number) =>
          keys === null ? flow : tieRank(keys.byInput[flow]!, time);
        const expected = links
          .flatMap((link, flow) => Array.from(link.time.subarray(0, link.tail), (time) => ({ time, flow })))
          .toSorted((a, b) => a.time - b.time || rank(a.flow, a.time) - rank(b.flow, b.time))
          .map(({ time, flow }) => `${time} ${flow}`);
        const ends = [cut * links[0]!.cellWhole, Number.MAX_VALUE];

        const first = inputsWith(sent);
        const one = new Merge(first.links, first.heads, keys);
        const { arrivals } = gate();
        for (const end of ends) one.distribute(end, Array(sent.length).fill(arrivals), Infinity);
        const { time, meta, count } = arrivals;
        const brought = Array.from({ length: count }, (_, i) => `${time[i]} ${meta[i]! & FLOW_MASK}`);

        const second = inputsWith(sent);
        const other = new Merge(second.links, second.heads, keys);
        const handed: string[] = [];
        const takeRun = (link: Link, bound: number): void => {
          do {
            expect(other.first).toBe(link);
            handed.push(`${link.headTime} ${link.meta[link.head & link.mask]}`);
            link.head++;
            link.findHead();
          } while (link.headTime < bound);
        };
        for (const end of ends) other.each(end, { takeRun });

        expect(brought).toEqual(expected);
        expect(handed).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('go no further than to where a host may answer an RM cell', () => {
    const { heads, links } = inputsWith([[1, 1, 1, 1, 1, 1], []]);
    const [data, rm] = links as [Link, Link];
    const toHost = gate();
    toHost.arrivals.begin(true, false);
    const coming = [toHost.arrivals, toHost.arrivals];
    const merge = new Merge(links, heads, null);
    const cell = data.cellWhole;
    rm.send(1.5 * cell, 0 | RM, 0);
    const limit = merge.distribute(20 * cell, coming, 2 * cell);
    expect(limit).toBe(rm.time[0]! + 2 * cell);
    expect(data.headTime).toBeGreaterThanOrEqual(limit);
    expect(data.time[(data.head - 1) & data.mask]).toBeLessThan(limit);
    expect(toHost.arrivals.mustFlush).toBe(true);
    expect(merge.distribute(20 * cell, coming, 2 * cell)).toBe(20 * cell);
    toHost.arrivals.takeAll();
    expect(toHost.taken).toHaveLength(7);
    expect(toHost.taken).toEqual([...toHost.taken].sort((a, b) => a - b));
  });
});
