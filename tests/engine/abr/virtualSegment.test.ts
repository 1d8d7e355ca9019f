import { describe, expect, it } from 'vitest';
import { type AbrDocument, PS_PER_SECOND } from '../../../src/contract/index.ts';
import { VirtualDestination } from '../../../src/engine/abr/ends/virtualDestination.ts';
import { type SegmentOutlet, VirtualSource } from '../../../src/engine/abr/ends/virtualSource.ts';
import { RmTable } from '../../../src/engine/abr/rmTable.ts';
import { type CellRecords, EFCI, LAST_CELL, RM } from '../../../src/engine/atm/cell.ts';
import { Flow } from '../../../src/engine/atm/flow.ts';
import { Timers } from '../../../src/engine/sim/timers.ts';
import { DEFAULT_ABR } from '../../../src/scenario/document/defaults.ts';

const MICROSECOND = PS_PER_SECOND / 1e6;
const abr: AbrDocument = {
  ...DEFAULT_ABR,
  pcr: 100_000,
  mcr: 1_000,
  icr: 100_000,
  crm: 1_000,
  frttMs: 0,
  nrm: 4,
  rdf: 1 / 4,
};

/** Where a loop ends at a switch and the next begins, with nothing around. */
class Bench implements SegmentOutlet {
  readonly timers = new Timers(4);
  readonly upstream = new RmTable(0);
  readonly downstream = new RmTable(1);
  /** `10 F`, `20 d7`, `30 D7e`: when cells left in us; F forward RM, d data and D last cell of a frame, e EFCI. */
  readonly left: string[] = [];
  /** Time in us, flow and number of what went back. */
  readonly back: number[][] = [];
  readonly source: VirtualSource;
  readonly destination: VirtualDestination;

  constructor() {
    const { timers, downstream: table } = this;
    this.source = new VirtualSource({ timers, endpoint: 0, flow: new Flow(0, 1), table, abr }, this);
    this.destination = new VirtualDestination(this.upstream, this.source, (now, flow, serial) =>
      this.back.push([now / MICROSECOND, flow, serial]),
    );
  }

  takeSegmentData({ time, meta, frame }: CellRecords, slot: number): void {
    const kind = (meta[slot]! & LAST_CELL) !== 0 ? 'D' : 'd';
    this.left.push(
      `${time[slot]! / MICROSECOND} ${kind}${frame[slot]}${(meta[slot]! & EFCI) !== 0 ? 'e' : ''}`,
    );
  }

  takeSegmentRm(now: number, flow: number, serial: number): void {
    expect([flow, serial]).toEqual([0, this.downstream.next - 1]);
    this.left.push(`${now / MICROSECOND} F`);
  }

  until(end: number): string[] {
    while (this.timers.next < end * MICROSECOND) {
      const { next, nextSlot } = this.timers;
      this.timers.clear(nextSlot);
      this.source.timerFired(next, nextSlot);
    }
    return this.left.splice(0);
  }

  data(at: number, frame: number, bits = 0): void {
    this.destination.dataArrived(at * MICROSECOND, bits, frame);
  }

  /** What an RM cell that turns round now says. */
  turn(at: number): { er: number; ci: boolean } {
    const serial = this.upstream.send(100_000, 50_000, 1_000);
    this.destination.turn(at * MICROSECOND, serial);
    return { er: this.upstream.er[this.upstream.slot(serial)]!, ci: this.upstream.ci(serial) };
  }
}

describe('a virtual source', () => {
  it('lets the cells go at its own rate, in their order, with RM cells of its own', () => {
    const bench = new Bench();
    bench.data(5, 0);
    bench.data(6, 0, LAST_CELL);
    for (let frame = 1; frame < 4; frame++) bench.data(7, frame, LAST_CELL);
    expect(bench.until(1_000)).toEqual(['5 F', '15 d0', '25 D0', '35 D1', '45 F', '55 D2', '65 D3']);
    expect(bench.source.waiting).toBe(0);
    expect(bench.source.mostWaiting).toBe(5);
  });

  it('keeps as many as come, again and again round its ring', () => {
    const bench = new Bench();
    let frame = 0;
    const taken: number[] = [];
    for (let round = 0; round < 8; round++) {
      for (let i = 0; i < 150; i++) bench.data(round * 1_000, frame++, LAST_CELL);
      taken.push(
        ...bench.until((round + 1) * 1_000).flatMap((cell) => cell.match(/(?<=D)\d+/)?.map(Number) ?? []),
      );
    }
    taken.push(...bench.until(1e6).flatMap((cell) => cell.match(/(?<=D)\d+/)?.map(Number) ?? []));
    expect(taken).toEqual(Array.from({ length: 1_200 }, (_, i) => i));
  });

  it('follows what comes back from downstream', () => {
    const bench = new Bench();
    for (let i = 0; i < 8; i++) bench.data(0, i);
    bench.until(5);
    const { downstream } = bench;
    const serial = downstream.next - 1;
    downstream.lower(serial, 20_000);
    bench.source.feedback(6 * MICROSECOND, RM | 1, serial);
    expect(bench.source.rules.acr).toBe(20_000);
    expect(downstream.returned).toBe(1);
  });
});

describe('a virtual destination', () => {
  it('turns RM cells round at once, with ER at most what its virtual source may send', () => {
    const bench = new Bench();
    expect(bench.turn(3).er).toBe(100_000);
    bench.source.rules.backward(true, false, false, 40_000, 0);
    expect(bench.turn(4).er).toBe(40_000);
    expect(bench.back).toEqual([
      [3, 1, 0],
      [4, 1, 1],
    ]);
  });

  it('asks for RDF less while more than 2 Nrm cells wait, never less than MCR', () => {
    const bench = new Bench();
    for (let i = 0; i < 8; i++) bench.data(0, i);
    expect(bench.turn(1).er).toBe(100_000);
    bench.data(1, 8);
    expect(bench.turn(2).er).toBe(75_000);
    bench.source.rules.backward(false, false, false, 1_100, 0);
    expect(bench.turn(3).er).toBe(1_000);
  });

  it('makes CI of EFCI and sends the cell on without it', () => {
    const bench = new Bench();
    bench.data(0, 0, EFCI);
    expect([bench.turn(1).ci, bench.turn(2).ci]).toEqual([true, false]);
    expect(bench.until(100)).toEqual(['0 F', '10 d0']);
  });
});

describe('RM cells of a segment', () => {
  it('have numbers that no other segment has, and fields of their own', () => {
    const tables = [0, 1, 64].map((segment) => new RmTable(segment));
    for (const table of tables) {
      for (let i = 0; i < 200; i++) expect(table.owns(table.send(i, 0, 0))).toBe(true);
      expect(table.sent).toBe(200);
      expect(table.next).toBeLessThan(2 ** 31);
      for (const other of tables) expect(other.owns(table.base)).toBe(other === table);
      for (let i = 0; i < 200; i++) expect(table.er[table.slot(table.base + i)]).toBe(i);
      for (let i = 0; i < 200; i++) table.countReturned(table.base + i);
      expect(table.er.length).toBe(256);
    }
  });
});
