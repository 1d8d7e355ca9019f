/** Losses further apart than this belong to different congestion epochs. */
export const EPOCH_GAP_PS = 20e9;

/**
 * Congestion epochs of a port: runs of fresh losses without a gap over 20 ms. All figures are
 * cumulative, so that a window is a difference. `hits` counts each flow once per epoch.
 */
export class Epochs {
  readonly hit: Uint8Array;
  count = 0;
  hits = 0;
  lasted = 0;
  lastLoss = -Infinity;

  constructor(flows: number) {
    this.hit = new Uint8Array(flows);
  }

  /** A fresh loss; returns whether an epoch begins with it. */
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
