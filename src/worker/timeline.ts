import type { Picoseconds } from '../contract/index.ts';
import type { Simulation, Snapshot } from '../engine/index.ts';

/** Distance of snapshots at the beginning; a power of two, so that they fall on edges of trace bins. */
const SPACING: Picoseconds = 2 ** 38;
const MOST = 64;

/** Snapshots of a run at regular times, thinned to every other one when there are too many. */
export class Timeline {
  private readonly simulation: Simulation;
  private spacing = SPACING;
  private snapshots: Snapshot[];

  constructor(simulation: Simulation) {
    this.simulation = simulation;
    this.snapshots = [simulation.snapshot()];
  }

  /** Where the run has to stop for a snapshot before `time`. */
  stopBefore(time: Picoseconds): Picoseconds {
    const last = this.snapshots[this.snapshots.length - 1].now;
    const next = (Math.floor(last / this.spacing) + 1) * this.spacing;
    return next > this.simulation.now ? Math.min(time, next) : time;
  }

  /** Takes a snapshot if one is due. */
  note(): void {
    const last = this.snapshots[this.snapshots.length - 1].now;
    const { now } = this.simulation;
    if (now <= last || now % this.spacing !== 0) return;
    this.snapshots.push(this.simulation.snapshot());
    if (this.snapshots.length <= MOST) return;
    this.spacing *= 2;
    this.snapshots = this.snapshots.filter((snapshot) => snapshot.now % this.spacing === 0);
  }

  /** The last snapshot at or before `time`. */
  before(time: Picoseconds): Snapshot {
    let found = this.snapshots[0];
    for (const snapshot of this.snapshots) if (snapshot.now <= time) found = snapshot;
    return found;
  }

  /** Snapshots after `time` belong to a future that will not be. */
  cutAfter(time: Picoseconds): void {
    this.snapshots = this.snapshots.filter((snapshot) => snapshot.now <= time);
  }
}
