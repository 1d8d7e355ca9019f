import type { Edit, Picoseconds } from '../../contract/index.ts';
import type { Simulation, Snapshot } from '../../engine/index.ts';
import type { SnapshotCache } from './snapshotCache.ts';

/** Interval between snapshots; a power of two, so that they fall on edges of trace bins. */
const SPACING: Picoseconds = 2 ** 37;

/** Times at which a run leaves snapshots in the cache, and snapshots to which it may go back. */
export class Timeline {
  private readonly simulation: Simulation;
  private readonly snapshots: SnapshotCache;
  private readonly spacing: Picoseconds;
  /** Width of the widest bin of the record: only a state at its edge can continue a record. */
  private readonly bin: Picoseconds;
  /** Time of the next snapshot. */
  private due: Picoseconds;
  /** Edge of a bin for a snapshot on the way to an earlier time. */
  private edge: Picoseconds = -1;

  constructor(simulation: Simulation, snapshots: SnapshotCache, bin: Picoseconds) {
    this.simulation = simulation;
    this.snapshots = snapshots;
    this.bin = bin;
    this.spacing = Math.max(SPACING, bin);
    this.due = this.after(simulation.now);
  }

  private after(time: Picoseconds): Picoseconds {
    return (Math.floor(time / this.spacing) + 1) * this.spacing;
  }

  /** Time before `time` at which the run has to stop for a snapshot. */
  stopBefore(time: Picoseconds): Picoseconds {
    const { now } = this.simulation;
    const next = this.due > now ? Math.min(time, this.due) : time;
    return this.edge > now ? Math.min(next, this.edge) : next;
  }

  /** Prepares a snapshot at the last bin edge before an earlier time to which the run goes. */
  aim(time: Picoseconds): void {
    this.edge = Math.floor(time / this.bin) * this.bin;
  }

  /** Takes a snapshot if one is due. @param reach time up to which the run is recorded */
  note(reach: Picoseconds): void {
    const { simulation, snapshots } = this;
    const { now } = simulation;
    if (now === this.edge && now < reach) snapshots.setHeadSnapshot(simulation.snapshot());
    if (now < this.due) return;
    const missing = now === this.due && snapshots.last(simulation.allEdits, now) < now;
    // Older snapshots that were thinned out are not taken again.
    if (missing && now >= reach) snapshots.add(simulation.snapshot());
    this.due = this.after(now);
  }

  /** The run was moved to another time. */
  moved(): void {
    this.due = this.after(this.simulation.now);
  }

  /** Last snapshot at or before `time` with the edits of the run. */
  before(time: Picoseconds): Snapshot {
    return this.snapshots.nearest(this.simulation.allEdits, time);
  }

  /** Time of that snapshot, without reading it. @param edits edits of the run */
  timeBefore(time: Picoseconds, edits: readonly Edit[] = this.simulation.allEdits): Picoseconds {
    return this.snapshots.nearest(edits, time).now;
  }
}
