import { type AbrDocument, PS_PER_SECOND } from '../../contract/index.ts';
import { BACKWARD_NOTICE, EFCI, LAST_CELL, RM } from '../atm/cell.ts';
import type { Flow } from '../atm/flow.ts';
import type { Link } from '../atm/link.ts';
import { type CellShaper, TIMERS_PER_ENDPOINT } from '../network/host.ts';
import type { Timers } from '../network/timers.ts';
import type { BinTrace } from '../probe/binTrace.ts';
import type { Coupling } from './coupling.ts';
import { PrcaRules } from './prcaRules.ts';
import { asCarried } from './rateCode.ts';
import { RateMeter } from './rateMeter.ts';
import type { RateRules } from './rateRules.ts';
import type { RmTable } from './rmTable.ts';
import type { RmEndWatch } from './rmWatch.ts';
import { SourceRules } from './sourceRules.ts';

const SEND = 0;
const OUT_OF_RATE = 1;

/** Where a source takes frames from that never run out. */
export interface Feed {
  /** Cells of each frame. */
  readonly segmentCells: number;
  /** Makes one more frame now; returns its number. */
  nextFrame(now: number): number;
}

/** What takes from it: a source end system. */
export interface Fed {
  feed: Feed | null;
  /** From now on there is always a cell to send. */
  begin(now: number): void;
  /** Its feed has begun. */
  readonly isOpen: boolean;
}

/** What a source is made of. */
export interface AbrSourceParts {
  readonly link: Link;
  readonly timers: Timers;
  readonly endpoint: number;
  readonly flow: Flow;
  readonly table: RmTable;
  readonly abr: AbrDocument;
}

/**
 * The source end system of an ABR VC: cells wait here, and leave at most at the allowed cell rate, one in
 * Nrm of them a forward RM cell (TM 4.0, 5.10.4; Ülkü 1997, sections 2.2 and 3.1).
 */
export class AbrSource implements CellShaper {
  readonly flow: Flow;
  readonly table: RmTable;
  readonly rules: RateRules;
  readonly meter: RateMeter;
  private readonly link: Link;
  private readonly timers: Timers;
  private readonly slot: number;
  private readonly capacity: number;
  private readonly movesDue: boolean;
  private readonly quantizes: boolean;
  private readonly outOfRateGap: number;
  private readonly tcr: number;
  /** Null: frames are handed over from outside. */
  feed: Feed | null = null;
  /** Null: what sends into the VC does not know its rate. */
  coupling: Coupling | null = null;
  /** Of the feed. */
  private open = false;
  /** Frames that wait in a ring, the first one perhaps in part; `left` cells of it are still here. */
  private frames = new Int32Array(8);
  private first = 0;
  private count = 0;
  private left = 0;
  waiting = 0;
  /** Most that ever waited; a source that never runs out keeps none. */
  mostWaiting = 0;
  /** Frames and cells that found no place here. */
  refusedFrames = 0;
  refusedCells = 0;
  /** When the last in-rate cell was due, and when the next one is, with fractions of a picosecond. */
  private lastSent = -1;
  private due = 0;
  /** Null while nobody listens. */
  trace: BinTrace | null = null;
  /** Null while nobody follows the VC. */
  watch: RmEndWatch | null = null;

  constructor({ link, timers, endpoint, flow, table, abr }: AbrSourceParts) {
    this.link = link;
    this.timers = timers;
    this.slot = endpoint * TIMERS_PER_ENDPOINT;
    this.flow = flow;
    this.table = table;
    this.rules = abr.rule === 'prca' ? new PrcaRules(abr) : new SourceRules(abr);
    this.meter = new RateMeter(this.rules.acr);
    this.capacity = abr.bufferCells === 0 ? Infinity : abr.bufferCells;
    this.movesDue = abr.dueCell === 'moves';
    this.quantizes = abr.quantizeRm;
    this.tcr = abr.tcr;
    this.outOfRateGap = Math.round(PS_PER_SECOND / abr.tcr);
  }

  get components(): readonly object[] {
    const { rules, meter, table, coupling } = this;
    return [rules, meter, table, ...(coupling === null ? [] : [coupling])];
  }

  /** The feed begins: from now on there is always a cell to send. */
  begin(now: number): void {
    this.open = true;
    this.wake(now);
  }

  /** Its feed has begun. */
  get isOpen(): boolean {
    return this.open;
  }

  submit(now: number, frame: number, cells: number): void {
    if (this.waiting + cells > this.capacity) {
      this.refuse(frame, cells);
      return;
    }
    const idle = this.waiting === 0;
    this.queue(frame);
    this.waiting += cells;
    this.mostWaiting = Math.max(this.mostWaiting, this.waiting);
    if (!idle) return;
    this.left = cells;
    this.wake(now);
  }

  private refuse(frame: number, cells: number): void {
    this.refusedFrames++;
    this.refusedCells += cells;
    for (let i = 1; i <= cells; i++) this.flow.lose(frame, i === cells);
  }

  timerFired(now: number, kind: number): void {
    if (kind === OUT_OF_RATE) this.askOutOfRate(now);
    else this.sendDue(now);
  }

  frameArrived(): void {}

  private get hasCells(): boolean {
    return this.waiting > 0 || this.open;
  }

  /** Cells wait that nobody has asked the time for. */
  private wake(now: number): void {
    if (this.timers.isSet(this.slot + SEND)) return;
    this.arm(now);
  }

  private arm(now: number): void {
    if (this.rules.acr < this.tcr && !this.timers.isSet(this.slot + OUT_OF_RATE))
      this.timers.set(this.slot + OUT_OF_RATE, now + this.outOfRateGap);
    if (this.due < Infinity) this.timers.set(this.slot + SEND, Math.max(now, Math.ceil(this.due)));
  }

  /** Rule 1: in-rate cells are at least 1 / ACR apart. */
  private sendDue(now: number): void {
    this.sendCell(now);
    // A cell that was ready in time counts from when it was due, so that fractions do not add up.
    this.lastSent = now - this.due < 1 ? this.due : now;
    this.due = this.lastSent + PS_PER_SECOND / this.rules.acr;
    if (this.hasCells) this.arm(now);
  }

  private sendCell(now: number): void {
    const { rules } = this;
    const before = rules.acr;
    if (rules.forwardIsDue(now)) {
      rules.beforeForward(now);
      this.sendForward(now);
      rules.forwardSent(now);
    } else {
      this.sendData(now, rules.marksCell ? EFCI : 0);
      rules.cellSent();
    }
    if (rules.acr !== before) this.tell(now);
  }

  private sendForward(now: number): void {
    this.meter.begin(now);
    const { pcr, mcr, acr } = this.rules;
    const carried = (rate: number): number => (this.quantizes ? asCarried(rate) : rate);
    const serial = this.table.issue(carried(pcr), carried(acr), carried(mcr));
    this.link.send(now, this.flow.index | RM, serial);
    if (this.watch !== null) this.watch.left(now, serial);
  }

  /** @param mark EFCI or 0 */
  private sendData(now: number, mark: number): void {
    const { flow } = this;
    if (this.waiting === 0) this.takeFromFeed(now);
    const last = --this.left === 0;
    const { frames, first } = this;
    this.link.send(now, (last ? flow.index | LAST_CELL : flow.index) | mark, frames[first]);
    this.waiting--;
    if (!last) return;
    this.first = (first + 1) & (frames.length - 1);
    if (--this.count > 0) this.left = flow.cells[flow.slot(frames[this.first])];
  }

  private takeFromFeed(now: number): void {
    const feed = this.feed as Feed;
    this.queue(feed.nextFrame(now));
    this.waiting = feed.segmentCells;
    this.left = feed.segmentCells;
  }

  private queue(frame: number): void {
    const { frames, first, count } = this;
    if (count === frames.length) {
      this.frames = new Int32Array(count * 2);
      for (let i = 0; i < count; i++) this.frames[i] = frames[(first + i) & (count - 1)];
      this.first = 0;
    }
    this.frames[(this.first + this.count++) & (this.frames.length - 1)] = frame;
  }

  /** Rule 11: while ACR is below TCR, forward RM cells go out at TCR besides. */
  private askOutOfRate(now: number): void {
    if (this.rules.acr >= this.tcr || !this.hasCells) return;
    this.sendForward(now);
    this.timers.set(this.slot + OUT_OF_RATE, now + this.outOfRateGap);
  }

  /** A backward RM cell has come home. @param meta its flow and bits; @param serial of a notice: its bits */
  feedback(now: number, meta: number, serial: number): void {
    const { rules, table } = this;
    const before = rules.acr;
    if ((meta & BACKWARD_NOTICE) !== 0)
      rules.backward((serial & 1) !== 0, (serial & 2) !== 0, true, rules.pcr);
    else {
      rules.backward(table.ci(serial), table.ni(serial), false, table.er[table.slot(serial)]);
      if (this.watch !== null) this.watch.home(now, serial, before);
      table.comeBack(serial);
    }
    if (rules.acr !== before) this.adjust(now);
    this.coupling?.rateTold(now);
  }

  /** ACR has changed. */
  private adjust(now: number): void {
    this.tell(now);
    if (this.lastSent < 0 || (!this.movesDue && this.due < Infinity)) return;
    this.due = this.lastSent + PS_PER_SECOND / this.rules.acr;
    if (!this.hasCells) return;
    this.timers.clear(this.slot + SEND);
    this.arm(now);
  }

  private tell(now: number): void {
    this.meter.record(now, this.rules.acr);
    if (this.trace !== null) this.trace.record(now, this.rules.acr);
  }
}
