import type { Picoseconds } from '../../../contract/index.ts';
import type { Run } from '../../run.ts';

/** A queue that was empty for a while, and grows. */
export class Refill {
  private readonly quiet: Picoseconds;
  /** Infinity: it is not empty. */
  private emptySince: Picoseconds;

  constructor(quiet: Picoseconds, emptySince: Picoseconds) {
    this.quiet = quiet;
    this.emptySince = emptySince;
  }

  /** Whether it grows now, after the quiet time. */
  take(time: Picoseconds, cells: number): boolean {
    if (cells === 0) {
      this.emptySince = Math.min(this.emptySince, time);
      return false;
    }
    const isRefill = time - this.emptySince >= this.quiet;
    this.emptySince = Infinity;
    return isRefill;
  }
}

/** Since when a queue that is empty now is, within the quiet time back: the run goes there once more. Infinity: it is not. */
export function emptySince(run: Run, channel: number, quiet: Picoseconds): Picoseconds {
  const { simulation, recorder } = run;
  const { now } = simulation;
  const cellsNow = (): number => recorder.current(channel);
  if (cellsNow() > 0) return Infinity;
  run.approach(Math.max(0, now - quiet));
  let since = cellsNow() > 0 ? Infinity : simulation.now;
  const stop = recorder.listen(channel, (time, cells) => {
    since = cells > 0 ? Infinity : Math.min(since, time);
  });
  run.advance(now, () => true);
  stop();
  return since;
}
