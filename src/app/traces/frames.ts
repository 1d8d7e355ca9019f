import type { FramesReport, Picoseconds } from '../../contract/index.ts';

/** The last answer about the frames of a VC, while it still holds. */
export class FrameTrace {
  known: FramesReport | null = null;

  take(report: FramesReport): void {
    this.known = report;
  }

  forgetAll(): void {
    this.known = null;
  }

  /** What was to come after `time` will be otherwise. */
  forgetFrom(time: Picoseconds): void {
    if (this.known !== null && this.known.to > time) this.known = null;
  }
}
