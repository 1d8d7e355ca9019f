import { type AbrDocument, PS_PER_SECOND } from '../../../contract/index.ts';
import { BACKWARD_NOTICE, EFCI } from '../../atm/cell.ts';
import { TIMERS_PER_ENDPOINT } from '../../atm/endSystem.ts';
import type { Flow } from '../../atm/flow.ts';
import type { SourceProbe } from '../../atm/sourceProbe.ts';
import { Probes } from '../../sim/probes.ts';
import type { Registered, StateIo } from '../../sim/state.ts';
import type { Timers } from '../../sim/timers.ts';
import { RateMeter } from '../rateMeter.ts';
import type { RmTable } from '../rmTable.ts';
import { NegativeFeedbackSource } from './negativeFeedbackSource.ts';
import { PrcaRules } from './prcaRules.ts';
import type { RateRules } from './rateRules.ts';
import type { SendLoop } from './sendLoop.ts';
import { SourceRules } from './sourceRules.ts';

/** Timers of a source, in their order at one instant: a recovery applies to the cell that leaves at the same time. */
const RECOVERY = 0;
const SEND = 1;
const OUT_OF_RATE = 2;

function rulesOf(abr: AbrDocument): RateRules {
  if (abr.rule === 'prca') return new PrcaRules(abr);
  return abr.rule === 'tm4' ? new SourceRules(abr) : new NegativeFeedbackSource(abr);
}

/** Components of every source. */
export interface RateSourceParts {
  readonly timers: Timers;
  readonly endpoint: number;
  readonly flow: Flow;
  readonly table: RmTable;
  readonly abr: AbrDocument;
}

/**
 * The source end system of an ABR VC: cells leave at most at the allowed cell rate, and one in Nrm of them is a
 * forward RM cell (TM 4.0, 5.10.4; Ülkü 1997, sections 2.2 and 3.1). Subclasses determine where cells wait and where they
 * are sent.
 */
export abstract class RateSource {
  readonly flow: Flow;
  readonly table: RmTable;
  readonly rules: RateRules;
  readonly meter: RateMeter;
  readonly timers: Timers;
  /** First slot of its timers. */
  private readonly slot: number;
  private readonly reschedulesPendingCell: boolean;
  /** Sends many cells at a time; null if cells are sent one by one. */
  protected loop: SendLoop | null = null;
  private readonly outOfRateGap: number;
  readonly tcr: number;
  /** Cells waiting here. */
  waiting = 0;
  /** Largest number of cells that have waited; 0 for an endless source, which has no queue. */
  mostWaiting = 0;
  /** Due times of the last in-rate cell and the next one, with fractions of a picosecond. */
  lastSent = -1;
  due = 0;
  readonly probes = new Probes<SourceProbe>();

  constructor({ timers, endpoint, flow, table, abr }: RateSourceParts) {
    this.timers = timers;
    this.slot = endpoint * TIMERS_PER_ENDPOINT;
    this.flow = flow;
    this.table = table;
    this.rules = rulesOf(abr);
    this.meter = new RateMeter(this.rules.acr);
    this.reschedulesPendingCell = abr.dueCell === 'moves';
    this.tcr = abr.tcr;
    this.outOfRateGap = Math.round(PS_PER_SECOND / abr.tcr);
  }

  state(io: StateIo): void {
    this.waiting = io.number(this.waiting);
    this.mostWaiting = io.number(this.mostWaiting);
    this.lastSent = io.number(this.lastSent);
    this.due = io.number(this.due);
  }

  /** Whether a probe follows its RM cells. */
  protected get isFollowed(): boolean {
    return this.probes.list.some((probe) => probe.onForwardRm !== undefined);
  }

  get components(): readonly Registered[] {
    return [this.rules, this.meter, this.table];
  }

  /** CCR in its last forward RM cell, cells/s; NaN before the first one. */
  get ccr(): number {
    const { table } = this;
    return table.sent === 0 ? Number.NaN : table.ccr[table.slot(table.next - 1)]!;
  }

  /** @param mark EFCI or 0 */
  protected abstract sendData(now: number, mark: number): void;

  /** Sends the RM cell of this number. */
  protected abstract emitForward(now: number, serial: number): void;

  /** Earliest time at which the link accepts another cell of this source. */
  protected get linkBackpressureUntil(): number {
    return 0;
  }

  protected get hasCells(): boolean {
    return this.waiting > 0;
  }

  timerFired(now: number, kind: number): void {
    if (kind === OUT_OF_RATE) this.sendOutOfRateRm(now);
    else if (kind === RECOVERY) this.recover(now);
    else this.sendDue(now);
  }

  private recover(now: number): void {
    const before = this.rules.acr;
    this.rules.recover(now);
    if (this.rules.acr !== before) this.acrChanged(now);
    this.scheduleRecovery(now);
  }

  /** Sets the recovery timer to the time of the rules. */
  private scheduleRecovery(now: number): void {
    const { timers, slot } = this;
    const { recoversAt } = this.rules;
    if (recoversAt === timers.due[slot + RECOVERY]) return;
    timers.clear(slot + RECOVERY);
    if (recoversAt < Infinity) timers.set(slot + RECOVERY, Math.max(now, recoversAt));
  }

  /** Schedules the next cell, if none is scheduled. */
  protected resume(now: number): void {
    if (this.timers.isSet(this.slot + SEND)) return;
    this.scheduleNext(now);
  }

  /** Cancels the next cell, since none is left to send. */
  protected stopSending(): void {
    this.timers.clear(this.slot + SEND);
  }

  /** Schedules the next in-rate cell, and out-of-rate RM cells if ACR is below TCR. */
  private scheduleNext(now: number): void {
    if (this.rules.acr < this.tcr && !this.timers.isSet(this.slot + OUT_OF_RATE))
      this.timers.set(this.slot + OUT_OF_RATE, now + this.outOfRateGap);
    if (this.due < Infinity) this.timers.set(this.slot + SEND, this.nextLeaves(now));
  }

  private nextLeaves(now: number): number {
    return Math.max(now, Math.ceil(this.due), this.linkBackpressureUntil);
  }

  /** Rule 1: in-rate cells are at least 1 / ACR apart. Also sends the cells that leave before any RM cell can return. */
  private sendDue(time: number): void {
    const { rules, loop } = this;
    let now = time;
    for (;;) {
      if (loop === null || rules.nextIsForwardRm(now)) {
        this.sendCell(now);
        // A cell that was ready in time counts from its due time, so that fractions do not accumulate.
        this.lastSent = now - this.due < 1 ? this.due : now;
      } else {
        loop.send(now, this.due, PS_PER_SECOND / rules.acr, this.undisturbedUntil);
        now = loop.left;
        this.lastSent = loop.lastSent;
      }
      this.due = this.lastSent + PS_PER_SECOND / rules.acr;
      if (!this.hasCells) return;
      const next = this.nextLeaves(now);
      if (next >= this.undisturbedUntil) break;
      now = next;
    }
    this.scheduleNext(now);
  }

  /** Time before which no RM cell returns: cells that leave until then may be sent now. */
  private get undisturbedUntil(): number {
    const { loop, rules, tcr, timers, slot } = this;
    return loop === null || rules.acr < tcr || timers.isSet(slot + OUT_OF_RATE) ? 0 : loop.undisturbedUntil;
  }

  /** Whether a new ACR does not change the time of the next cell. */
  protected get keepsPendingCell(): boolean {
    return !this.reschedulesPendingCell;
  }

  private sendCell(now: number): void {
    const { rules } = this;
    const before = rules.acr;
    if (rules.nextIsForwardRm(now)) {
      rules.beforeForward(now);
      this.sendForward(now);
      rules.forwardSent(now);
    } else {
      this.sendData(now, rules.marksCell ? EFCI : 0);
      rules.cellSent();
    }
    if (rules.acr !== before) this.reportRate(now);
    this.scheduleRecovery(now);
  }

  private sendForward(now: number): void {
    const { pcr, acr, mcr } = this.rules;
    const serial = this.table.send(pcr, acr, mcr);
    for (const probe of this.probes.list) {
      probe.onCcr?.(now, this.ccr, this.table.sent === 1);
      probe.onForwardRm?.(now, serial);
    }
    this.emitForward(now, serial);
  }

  /** Rule 11: while ACR is below TCR, forward RM cells are also sent out of rate, at TCR. */
  private sendOutOfRateRm(now: number): void {
    if (this.rules.acr >= this.tcr || !this.hasCells) return;
    this.sendForward(now);
    this.timers.set(this.slot + OUT_OF_RATE, now + this.outOfRateGap);
  }

  /** Applies a backward RM cell that has returned. @param meta its flow and bits; @param serial its number, or the bits of a notice */
  feedback(now: number, meta: number, serial: number): void {
    const { rules, table } = this;
    const before = rules.acr;
    if ((meta & BACKWARD_NOTICE) !== 0)
      rules.backward((serial & 1) !== 0, (serial & 2) !== 0, true, rules.pcr, now);
    else {
      rules.backward(table.ci(serial), table.ni(serial), false, table.er[table.slot(serial)]!, now);
      for (const probe of this.probes.list) probe.onBackwardRm?.(now, serial, before);
      table.countReturned(serial);
    }
    if (rules.acr !== before) this.acrChanged(now);
    this.scheduleRecovery(now);
  }

  /** Reports a change of ACR, and reschedules the next cell if the rules do so. */
  private acrChanged(now: number): void {
    this.reportRate(now);
    if (this.lastSent < 0 || (!this.reschedulesPendingCell && this.due < Infinity)) return;
    this.due = this.lastSent + PS_PER_SECOND / this.rules.acr;
    if (!this.hasCells) return;
    this.timers.clear(this.slot + SEND);
    this.scheduleNext(now);
  }

  private reportRate(now: number): void {
    this.meter.record(now, this.rules.acr);
    for (const probe of this.probes.list) probe.onRate?.(now, this.rules.acr);
  }
}
