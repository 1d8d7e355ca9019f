import { describe, expect, it } from 'vitest';
import { type AbrDocument, PS_PER_SECOND } from '../../../src/contract/index.ts';
import { AbrSource } from '../../../src/engine/abr/ends/abrSource.ts';
import { RmTable } from '../../../src/engine/abr/rmTable.ts';
import { BACKWARD_NOTICE, EFCI, FLOW_MASK, LAST_CELL, RM } from '../../../src/engine/atm/cell.ts';
import { Flow } from '../../../src/engine/atm/flow.ts';
import { Link } from '../../../src/engine/atm/link.ts';
import { Timers } from '../../../src/engine/sim/timers.ts';
import { abrOf } from '../../../src/scenario/document/abr.ts';
import { DEFAULT_ABR } from '../../../src/scenario/document/defaults.ts';
import { takeCell } from '../../support/wire.ts';

/** 1,000,000 cells/s: a cell takes 1 us, and is at the far end 1 us after it began to leave. */
const MICROSECOND = PS_PER_SECOND / 1e6;

/** A source at a host of its own, whose timers somebody must let run. */
class Bench {
  readonly link = new Link('out', 424_000_000, 0);
  readonly timers = new Timers(3);
  readonly flow = new Flow(0, 1);
  readonly table = new RmTable();
  readonly source: AbrSource;
  /** Cells that left with EFCI set. */
  marked = 0;

  constructor(own: Partial<AbrDocument> = {}) {
    const abr = { ...DEFAULT_ABR, pcr: 100_000, icr: 100_000, crm: 1_000, frttMs: 0, nrm: 4, ...own };
    const { link, timers, flow, table } = this;
    this.source = new AbrSource({ link, timers, endpoint: 0, flow, table, abr });
  }

  /** A frame of so many cells, at a time in us. */
  frame(at: number, cells: number): void {
    this.source.submit(at * MICROSECOND, this.flow.add(0, 0, cells), cells);
  }

  /** `12.5F 22.5d` : when cells began to leave, in us; F forward RM, d data, D the last of a frame. */
  until(end: number): string {
    while (this.timers.next < end * MICROSECOND) {
      const { next, nextSlot } = this.timers;
      this.timers.clear(nextSlot);
      this.source.timerFired(next, nextSlot);
    }
    const cells: string[] = [];
    while (this.link.headTime !== Infinity) {
      const { time, meta } = takeCell(this.link);
      const kind = (meta & RM) !== 0 ? 'F' : (meta & LAST_CELL) !== 0 ? 'D' : 'd';
      expect(meta & FLOW_MASK).toBe(0);
      if ((meta & EFCI) !== 0) this.marked++;
      cells.push(`${time / MICROSECOND - 1}${kind}`);
    }
    return cells.join(' ');
  }

  /** A backward RM cell with these fields comes home, at a time in us. */
  answer(at: number, er: number, ci = false, ni = true): void {
    const serial = this.table.next - 1;
    this.table.er[this.table.slot(serial)] = er;
    this.table.mark(serial, ci, ni);
    this.source.feedback(at * MICROSECOND, RM | 1, serial);
  }
}

describe('an ABR source, by the rules of TM 4.0, 5.10.4', () => {
  it('1, 2 and 3: sends a forward RM cell first, then data 1 / ACR apart', () => {
    const bench = new Bench();
    bench.frame(5, 5);
    expect(bench.until(1_000)).toBe('5F 15d 25d 35d 45F 55d 65D');
  });

  it('1: sends nothing while nothing waits, and at once when it has been silent for longer than 1 / ACR', () => {
    const bench = new Bench({ nrm: 32 });
    bench.frame(0, 1);
    expect(bench.until(1_000)).toBe('0F 10D');
    bench.frame(1_000, 2);
    expect(bench.until(2_000)).toBe('1000d 1010D');
  });

  it('1: keeps a rate that is no whole number of picoseconds without drift', () => {
    const bench = new Bench({ pcr: 300_000, icr: 300_000, nrm: 256 });
    bench.frame(0, 200);
    const times = bench.until(1e6).split(' ').map(Number.parseFloat);
    expect(times[150]).toBeCloseTo(500, 5);
  });

  it('1: leaves a cell that is due where it is, and takes the new rate for the one after it', () => {
    const bench = new Bench({ dueCell: 'stays' });
    bench.frame(0, 4);
    expect(bench.until(5)).toBe('0F');
    bench.answer(5, 50_000);
    expect(bench.until(100)).toBe('10d 30d 50d 70F 90D');
  });

  it('1: or moves it', () => {
    const bench = new Bench({ dueCell: 'moves' });
    bench.frame(0, 3);
    expect(bench.until(5)).toBe('0F');
    bench.answer(5, 50_000);
    expect(bench.until(100)).toBe('20d 40d 60D');
  });

  it('7 and 10: says its ACR as CCR and its MCR, asks for PCR, and forbids nothing', () => {
    const bench = new Bench({ icr: 40_000, mcr: 3_000 });
    const { table } = bench;
    bench.frame(0, 9);
    bench.until(50);
    expect([table.ccr[0], table.er[0], table.mcr[0]]).toEqual([40_000, 100_000, 3_000]);
    expect([table.ci(0), table.ni(0)]).toEqual([false, false]);
    bench.answer(50, 25_000);
    bench.until(400);
    expect([table.ccr[1], table.er[1], table.mcr[1]]).toEqual([25_000, 100_000, 3_000]);
  });

  it('12: leaves EFCI of data cells clear', () => {
    const bench = new Bench();
    bench.frame(0, 20);
    expect(bench.until(1_000).match(/d/g)).toHaveLength(19);
    expect(bench.marked).toBe(0);
  });

  it('11: at rate 0 asks at TCR, beyond ACR, until it may send again', () => {
    const bench = new Bench({ tcr: 1_000, dueCell: 'stays' });
    bench.frame(0, 3);
    bench.until(5);
    bench.answer(5, 0);
    // The cell that was due still leaves; then one forward RM cell each millisecond.
    expect(bench.until(3_500)).toBe('10d 1010F 2010F 3010F');
    bench.answer(3_600, 100_000, false, false);
    expect(bench.source.rules.acr).toBeGreaterThan(0);
    expect(bench.until(8_000)).toMatch(/d/);
  });

  it('6 and 8: hears a notice that a switch made, though it answers no RM cell', () => {
    const bench = new Bench({ rdf: 1 / 2 });
    bench.frame(0, 3);
    bench.until(5);
    bench.source.feedback(5 * MICROSECOND, RM | BACKWARD_NOTICE | 1, 1);
    expect(bench.source.rules.acr).toBe(50_000);
    expect(bench.source.rules).toHaveProperty('unanswered', 1);
    expect(bench.table.returned).toBe(0);
  });

  it('loses a frame whole that does not fit its interface buffer', () => {
    const bench = new Bench({ bufferCells: 5 });
    bench.frame(0, 3);
    bench.frame(0, 3);
    bench.frame(0, 2);
    expect([bench.source.refusedFrames, bench.source.refusedCells, bench.source.waiting]).toEqual([1, 3, 5]);
    expect(bench.flow.cellsLost).toBe(3);
    expect(bench.until(1_000).match(/D/g)).toHaveLength(2);
  });

  it('keeps 16,777,216 cells at most where its buffer has no end of its own', () => {
    const bench = new Bench();
    bench.frame(0, 16_777_215);
    bench.frame(0, 2);
    expect(bench.source.refusedFrames).toBe(1);
    bench.frame(0, 1);
    expect([bench.source.refusedFrames, bench.source.waiting]).toEqual([1, 16_777_216]);
  });

  it('waits for a link that others have filled for as many cell times', () => {
    const bench = new Bench();
    const places = 16_777_216 * MICROSECOND;
    bench.link.free = places + 100 * MICROSECOND;
    bench.frame(0, 1);
    expect(bench.timers.next).toBe(100 * MICROSECOND);
    bench.link.free = places;
    const { next, nextSlot } = bench.timers;
    bench.source.timerFired(next, nextSlot);
    expect(bench.timers.next).toBe(110 * MICROSECOND);
  });

  it('2: begins no faster than TBE allows in one fixed round trip', () => {
    const links = [{ a: 'src', b: 'S1', rateMbps: 155, delayMs: 1 }];
    const abr = { pcr: 100_000, tbeCells: 50 };
    expect(abrOf({ path: ['src', 'S1'], abr }, { links }).icr).toBe(25_000);
    expect(abrOf({ path: ['src', 'S1'], abr: { ...abr, frttMs: 10 } }, { links }).icr).toBe(5_000);
    expect(abrOf({ path: ['src', 'S1'], abr: { pcr: 100_000 } }, { links }).icr).toBe(100_000);
    expect(abrOf({ path: ['src', 'S1'], abr }, { links }).crm).toBe(2);
  });
});
