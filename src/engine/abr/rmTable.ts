import { RM_NUMBERS_PER_SEGMENT } from '../../contract/index.ts';
import type { StateIo } from '../sim/state.ts';
import { asCarried } from './rateCode.ts';

const CI = 1;
const NI = 2;
const ALIVE = 4;

/**
 * The RM cells of one VC in transit, numbered by their sender. A cell is
 * in one place at a time, so its fields are stored once, in a ring of the cells that are neither returned nor lost.
 * Rates are cells per second. A cut loop has a table for each part, each with its own range of numbers.
 */
export class RmTable {
  /** Number of the next cell. */
  next: number;
  /** Number of the first cell. */
  readonly base: number;
  /** Whether its cells carry rates in the 16-bit format. */
  readonly quantizes: boolean;
  /** Number of the oldest cell that may be in transit. */
  oldest: number;
  er = new Float64Array(64);
  ccr = new Float64Array(64);
  mcr = new Float64Array(64);
  flags = new Uint8Array(64);
  /** Cells that have returned. */
  returned = 0;
  /** Cells lost on links or at ports. */
  lost = 0;

  /** @param segment index of the part of a cut loop, from 0 at the source */
  constructor(segment = 0, quantizes = false) {
    this.quantizes = quantizes;
    this.base = segment * RM_NUMBERS_PER_SEGMENT;
    this.next = this.base;
    this.oldest = this.base;
  }

  state(io: StateIo): void {
    this.next = io.number(this.next);
    this.oldest = io.number(this.oldest);
    this.returned = io.number(this.returned);
    this.lost = io.number(this.lost);
    while (this.next - this.oldest > this.er.length) this.grow();
    // The last cell sent is kept even if it has returned, because the CCR of the source is read from it.
    const from = Math.max(this.base, Math.min(this.oldest, this.next - 1));
    for (const ring of [this.er, this.ccr, this.mcr, this.flags]) io.ring(ring, from, this.next);
  }

  /** Number of cells sent. */
  get sent(): number {
    return this.next - this.base;
  }

  /** Whether a cell with this number belongs to this table. */
  owns(serial: number): boolean {
    return serial >= this.base && serial < this.base + RM_NUMBERS_PER_SEGMENT;
  }

  /** Adds a cell that the source sends; returns its number. */
  send(er: number, ccr: number, mcr: number): number {
    if (this.next - this.oldest >= this.er.length) this.grow();
    const slot = this.slot(this.next);
    this.er[slot] = this.quantized(er);
    this.ccr[slot] = this.quantized(ccr);
    this.mcr[slot] = this.quantized(mcr);
    this.flags[slot] = ALIVE;
    return this.next++;
  }

  slot(serial: number): number {
    return serial & (this.er.length - 1);
  }

  ci(serial: number): boolean {
    return (this.flags[this.slot(serial)]! & CI) !== 0;
  }

  ni(serial: number): boolean {
    return (this.flags[this.slot(serial)]! & NI) !== 0;
  }

  mark(serial: number, ci: boolean, ni: boolean): void {
    this.flags[this.slot(serial)]! |= (ci ? CI : 0) | (ni ? NI : 0);
  }

  /** Lowers ER to `rate`, but not below MCR. */
  lower(serial: number, rate: number): void {
    this.er[this.slot(serial)] = this.erAfter(serial, rate);
  }

  /** ER after `lower`. */
  erAfter(serial: number, rate: number): number {
    const slot = this.slot(serial);
    const er = this.er[slot]!;
    return rate < er ? Math.min(er, this.quantized(Math.max(rate, this.mcr[slot]!))) : er;
  }

  private quantized(rate: number): number {
    return this.quantizes ? asCarried(rate) : rate;
  }

  countReturned(serial: number): void {
    this.returned++;
    this.release(serial);
  }

  lose(serial: number): void {
    this.lost++;
    this.release(serial);
  }

  private release(serial: number): void {
    this.flags[this.slot(serial)] = 0;
    while (this.oldest < this.next && this.flags[this.slot(this.oldest)] === 0) this.oldest++;
  }

  private grow(): void {
    const { er, ccr, mcr, flags } = this;
    const old = er.length;
    this.er = new Float64Array(old * 2);
    this.ccr = new Float64Array(old * 2);
    this.mcr = new Float64Array(old * 2);
    this.flags = new Uint8Array(old * 2);
    for (let serial = this.oldest; serial < this.next; serial++) {
      const from = serial & (old - 1);
      const to = this.slot(serial);
      this.er[to] = er[from]!;
      this.ccr[to] = ccr[from]!;
      this.mcr[to] = mcr[from]!;
      this.flags[to] = flags[from]!;
    }
  }
}
