import type { CouplingDocument } from '../../contract/index.ts';
import { PS_PER_SECOND } from '../../contract/index.ts';

/** The end of a connection whose window follows a rate. Bytes and picoseconds. */
export interface CoupledEnd {
  readonly window: { readonly mss: number; readonly advertised: number; readonly recovering: boolean };
  /** Round trips: smoothed and shortest; 0 before the first sample. */
  readonly rtt: { readonly smoothed: number; readonly least: number };
  readonly segmentCells: number;
  /** Null: nobody has set the window since the connection opened or lost something. */
  readonly heldWindow: number | null;
  /** Acknowledgements no longer make the window grow. */
  holdWindow(now: number, bytes: number): void;
}

/**
 * The sender's window follows the allowed cell rate: W = k × ACR × RTT (Ülkü 1997, section 5.3). A cell counts as
 * its share of a full segment, so that k = 1 fills the path. Every form sets W once the first round trip is known,
 * and after a loss. Then, `direct`: with each acknowledgement and each backward RM cell; `average`: each backward RM
 * cell moves the window by the weight g towards W; `threshold`: one sets W when ACR has moved by more than a share
 * of what it was when W was last set.
 */
export class Coupling {
  private readonly document: CouplingDocument;
  private readonly rules: { readonly acr: number };
  private readonly end: CoupledEnd;
  /** ACR at the last setting, cells/s. */
  private followed = 0;

  /** @param rules allowed cell rate, cells/s */
  constructor(document: CouplingDocument, rules: { readonly acr: number }, end: CoupledEnd) {
    this.document = document;
    this.rules = rules;
    this.end = end;
  }

  /** New data is acknowledged, or the connection has opened. */
  acknowledged(now: number): void {
    if (this.document.form === 'direct' || this.end.heldWindow === null) this.follow(now);
  }

  /** A backward RM cell has come, and ACR is what it says. */
  rateTold(now: number): void {
    const { acr } = this.rules;
    const { form, threshold } = this.document;
    const still = Math.abs(acr - this.followed) <= threshold * this.followed;
    if (form === 'threshold' && still && this.end.heldWindow !== null) return;
    this.follow(now);
  }

  private follow(now: number): void {
    const { form, k, rtt, floorSegments, weight } = this.document;
    const { window, segmentCells, heldWindow } = this.end;
    const trip = rtt === 'minimum' ? this.end.rtt.least : this.end.rtt.smoothed;
    if (trip === 0 || window.recovering) return;
    const { acr } = this.rules;
    this.followed = acr;
    const cells = (k * acr * trip) / PS_PER_SECOND;
    const full = (cells / segmentCells) * window.mss;
    const wanted =
      form === 'average' && heldWindow !== null ? heldWindow + weight * (full - heldWindow) : full;
    this.end.holdWindow(now, Math.min(window.advertised, Math.max(floorSegments * window.mss, wanted)));
  }
}
