import { describe, expect, it } from 'vitest';
import { Flow } from '../../../src/engine/atm/flow.ts';
import { Link } from '../../../src/engine/atm/link.ts';
import { Timers } from '../../../src/engine/sim/timers.ts';
import { Shaper } from '../../../src/engine/traffic/shaper.ts';
import { takeCell } from '../../support/wire.ts';

const US = 1e6;
/** A cell takes 1 us on this link. */
const LINK_RATE = 424_000_000;

/** Two VCs behind one link, each with a peak rate; time is microseconds. */
class Bench {
  readonly timers = new Timers(6);
  readonly link = new Link('A>B', LINK_RATE, 0);
  readonly flows = [new Flow(0, 1), new Flow(2, 2)];
  readonly shapers: Shaper[];

  constructor(...rates: number[]) {
    this.shapers = rates.map((rate, i) => new Shaper(this.link, this.timers, i, this.flows[i]!, rate));
  }

  frame(vc: number, us: number, cells: number): this {
    this.run(us);
    const frame = this.flows[vc]!.add(0, 48 * cells, cells);
    this.shapers[vc]!.submit(us * US, frame, cells);
    return this;
  }

  run(until: number): this {
    while (this.timers.next <= until * US) {
      const { next: now, nextSlot: slot } = this.timers;
      this.timers.clear(slot);
      this.shapers[Math.floor(slot / 3)]!.timerFired(now);
    }
    return this;
  }

  /** `flow@arrival`, last cells with a bar behind them. */
  get arrived(): string {
    const cells: string[] = [];
    while (this.link.headTime < Infinity) {
      const { time, meta } = takeCell(this.link);
      cells.push(`${(meta & 0x3fff) / 2 + 1}@${time / US}${(meta & 0x4000) === 0 ? '' : '|'}`);
    }
    return cells.join(' ');
  }
}

describe('a peak cell rate', () => {
  it('spaces the cells of a frame, and those of the next one behind it', () => {
    const bench = new Bench(250_000).frame(0, 0, 3).frame(0, 5, 2).run(100);
    expect(bench.arrived).toBe('1@1 1@5 1@9| 1@13 1@17|');
  });

  it('lets a cell go at once after a pause, without credit for it', () => {
    const bench = new Bench(250_000).frame(0, 0, 1).frame(0, 50, 2).run(100);
    expect(bench.arrived).toBe('1@1| 1@51 1@55|');
  });

  it('of two VCs on one link: the long frame of one leaves room for the cells of the other', () => {
    const bench = new Bench(250_000, 500_000).frame(0, 0, 4).frame(1, 1, 4).run(100);
    expect(bench.arrived).toBe('1@1 2@2 2@4 1@5 2@6 2@8| 1@9 1@13|');
  });

  it('of an odd rate is kept on the average: 3 cells a microsecond and a third are not lost to rounding', () => {
    const bench = new Bench(300_000).frame(0, 0, 3_001).run(20_000);
    expect(bench.arrived.split(' ').at(-1)).toBe('1@10001|');
  });

  it('keeps count of what waits', () => {
    const bench = new Bench(250_000).frame(0, 0, 3);
    expect(bench.shapers[0]!.waiting).toBe(2);
    expect(bench.run(100).shapers[0]!.waiting).toBe(0);
  });
});
