import type { FramesReport, Picoseconds } from '../../contract/index.ts';

/** The last report on the frames of a VC, while it is valid. */
export class FrameTrace {
  known: FramesReport | null = null;

  take(report: FramesReport): void {
    this.known = report;
  }

  forgetAll(): void {
    this.known = null;
  }

  /** Drops the report if it reaches beyond `time`, after which the run has changed. */
  forgetFrom(time: Picoseconds): void {
    if (this.known !== null && this.known.to > time) this.known = null;
  }
}
