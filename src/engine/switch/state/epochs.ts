import type { StateIo } from '../../sim/state.ts';

/** Losses further apart than this belong to different congestion epochs. */
export const EPOCH_GAP_PS = 20e9;

/**
 * Congestion epochs of a port: sequences of new losses without a gap over 20 ms. All figures are
 * cumulative, so that those of a time window are differences. `hits` counts each flow once per epoch.
 */
export class Epochs {
  readonly hit: Uint8Array;
  count = 0;
  hits = 0;
  lasted = 0;
  lastLoss = -Infinity;

  private readonly members: readonly number[];

  /** @param members flows that can lose something */
  constructor(flows: number, members: readonly number[]) {
    this.members = members;
    this.hit = new Uint8Array(flows);
  }

  state(io: StateIo): void {
    this.count = io.number(this.count);
    this.hits = io.number(this.hits);
    this.lasted = io.number(this.lasted);
    this.lastLoss = io.number(this.lastLoss);
    io.places(this.hit, this.members);
  }

  /** Counts a new loss; returns whether an epoch begins with it. */
  loss(now: number, flow: number): boolean {
    const begins = now - this.lastLoss > EPOCH_GAP_PS;
    if (begins) {
      this.count++;
      this.hit.fill(0);
    } else {
      this.lasted += now - this.lastLoss;
    }
    if (this.hit[flow] === 0) {
      this.hit[flow] = 1;
      this.hits++;
    }
    this.lastLoss = now;
    return begins;
  }
}
