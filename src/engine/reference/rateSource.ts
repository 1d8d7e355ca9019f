import { type AbrDocument, type Picoseconds, PS_PER_SECOND } from '../../contract/index.ts';
import { NegativeFeedbackSource } from '../abr/ends/negativeFeedbackSource.ts';
import { PrcaRules } from '../abr/ends/prcaRules.ts';
import type { RateRules } from '../abr/ends/rateRules.ts';
import { SourceRules } from '../abr/ends/sourceRules.ts';
import { asCarried } from '../abr/rateCode.ts';
import { RmCell } from '../abr/rmCell.ts';
import { TIMERS_PER_ENDPOINT } from '../atm/endSystem.ts';
import type { Timers } from './timers.ts';
import type { Control } from './unit.ts';

/** Timers of a source, in their order at one instant. */
const RECOVERY = 0;
const SEND = 1;
const OUT_OF_RATE = 2;

function rulesOf(abr: AbrDocument): RateRules {
  if (abr.rule === 'tm4') return new SourceRules(abr);
  return abr.rule === 'prca' ? new PrcaRules(abr) : new NegativeFeedbackSource(abr);
}

/** A new RM cell. Rates are cells per second; `quantizes` rounds them to the 16-bit format of RM cells. */
export function rmCell(vc: number, er: number, ccr: number, mcr: number, quantizes: boolean): RmCell {
  const carried = (rate: number): number => (quantizes ? asCarried(rate) : rate);
  return Object.assign(new RmCell(), {
    vc,
    er: carried(er),
    ccr: carried(ccr),
    mcr: carried(mcr),
    quantizes,
  });
}

/** The queue of a source and the outlet of its cells. */
export interface SourceOutput {
  readonly hasCells: boolean;
  /** Earliest time at which the outlet takes a cell. */
  readonly takesFrom: Picoseconds;
  /** Sends the next data cell. @param marked with EFCI set */
  sendData(now: Picoseconds, marked: boolean): void;
  sendRm(now: Picoseconds, cell: RmCell): void;
}

export interface RateSourceParts {
  readonly timers: Timers;
  /** Index of the source among the ends at the node, which numbers its timers. */
  readonly endpoint: number;
  readonly vc: number;
  readonly abr: AbrDocument;
}

/**
 * The source end system of an ABR VC: cells leave at most at the allowed cell rate (ACR), and its rules determine which of them are
 * RM cells (TM 4.0, 5.10.4).
 */
export class RateSource {
  readonly rules: RateRules;
  private readonly outlet: SourceOutput;
  private readonly parts: RateSourceParts;
  /** Due times of the last in-rate cell and the next one, with fractions of a picosecond. */
  private lastSent = -1;
  private due = 0;

  constructor(parts: RateSourceParts, outlet: SourceOutput) {
    this.parts = parts;
    this.outlet = outlet;
    this.rules = rulesOf(parts.abr);
  }

  timerFired(now: Picoseconds, kind: number): void {
    if (kind === OUT_OF_RATE) this.sendOutOfRate(now);
    else if (kind === SEND) this.sendNext(now);
    else this.change(now, () => this.rules.recover(now));
  }

  /** Called when there are cells to send again. */
  resume(now: Picoseconds): void {
    if (!this.parts.timers.isSet(this.slot(SEND))) this.scheduleNext(now);
  }

  /** Called when there are no cells left to send. */
  stopSending(): void {
    this.parts.timers.clear(this.slot(SEND));
  }

  /** Processes a backward RM cell or notice. */
  feedback(now: Picoseconds, said: Control): void {
    this.change(now, () => {
      const { rules } = this;
      if (said.kind === 'notice') rules.backward(true, false, true, rules.pcr, now);
      else if (said.kind === 'rm') rules.backward(said.cell.ci, said.cell.ni, false, said.cell.er, now);
    });
  }

  private slot(kind: number): number {
    return this.parts.endpoint * TIMERS_PER_ENDPOINT + kind;
  }

  /** Runs `act`, which may change ACR, and adapts the time of the next cell and the recovery timer. */
  private change(now: Picoseconds, act: () => void): void {
    const before = this.rules.acr;
    act();
    if (this.rules.acr !== before) this.adjust(now);
    this.awaitRecovery(now);
  }

  private adjust(now: Picoseconds): void {
    const { timers, abr } = this.parts;
    const keepsTime = abr.dueCell === 'stays' && this.due < Infinity;
    if (this.lastSent < 0 || keepsTime) return;
    this.due = this.lastSent + PS_PER_SECOND / this.rules.acr;
    if (!this.outlet.hasCells) return;
    timers.clear(this.slot(SEND));
    this.scheduleNext(now);
  }

  private awaitRecovery(now: Picoseconds): void {
    const { timers } = this.parts;
    const { recoversAt } = this.rules;
    const slot = this.slot(RECOVERY);
    if (recoversAt === timers.dueAt(slot)) return;
    timers.clear(slot);
    if (recoversAt < Infinity) timers.set(slot, Math.max(now, recoversAt));
  }

  /** Sets the timer for the next cell, and below TCR that of out-of-rate RM cells. */
  private scheduleNext(now: Picoseconds): void {
    const { timers, abr } = this.parts;
    if (this.rules.acr < abr.tcr && !timers.isSet(this.slot(OUT_OF_RATE)))
      timers.set(this.slot(OUT_OF_RATE), now + Math.round(PS_PER_SECOND / abr.tcr));
    if (this.due < Infinity)
      timers.set(this.slot(SEND), Math.max(now, Math.ceil(this.due), this.outlet.takesFrom));
  }

  /** Rule 1: in-rate cells are at least 1 / ACR apart. */
  private sendNext(now: Picoseconds): void {
    const { rules, outlet } = this;
    if (rules.nextIsForwardRm(now)) {
      rules.beforeForward(now);
      this.sendForward(now);
      rules.forwardSent(now);
    } else {
      outlet.sendData(now, rules.marksCell);
      rules.cellSent();
    }
    this.awaitRecovery(now);
    // A cell that left within a picosecond of its due time counts from that time, so that fractions do not accumulate.
    this.lastSent = now - this.due < 1 ? this.due : now;
    this.due = this.lastSent + PS_PER_SECOND / rules.acr;
    if (outlet.hasCells) this.scheduleNext(now);
  }

  private sendForward(now: Picoseconds): void {
    const { pcr, acr, mcr } = this.rules;
    const { vc, abr } = this.parts;
    this.outlet.sendRm(now, rmCell(vc, pcr, acr, mcr, abr.quantizeRm));
  }

  /** Rule 11: below TCR, forward RM cells are also sent out of rate, at TCR. */
  private sendOutOfRate(now: Picoseconds): void {
    const { timers, abr } = this.parts;
    if (this.rules.acr >= abr.tcr || !this.outlet.hasCells) return;
    this.sendForward(now);
    timers.set(this.slot(OUT_OF_RATE), now + Math.round(PS_PER_SECOND / abr.tcr));
  }
}
