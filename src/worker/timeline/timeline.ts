import type { Edit, Picoseconds } from '../../contract/index.ts';
import type { Simulation, Snapshot } from '../../engine/index.ts';
import type { SnapshotCache } from './snapshotCache.ts';

/** Distance of snapshots; a power of two, so that they fall on edges of trace bins. */
const SPACING: Picoseconds = 2 ** 37;

/** Where a run leaves snapshots in the cache, and which of them it may go back to. */
export class Timeline {
  private readonly simulation: Simulation;
  private readonly snapshots: SnapshotCache;
  private readonly spacing: Picoseconds;
  /** Width of the widest bin of the record: states at its edges can take a record on. */
  private readonly bin: Picoseconds;
  /** Where the next snapshot is due. */
  private due: Picoseconds;
  /** Edge of a bin where one is taken on the way to a moment of the past. */
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

  /** Where the run has to stop for a snapshot before `time`. */
  stopBefore(time: Picoseconds): Picoseconds {
    const { now } = this.simulation;
    const next = this.due > now ? Math.min(time, this.due) : time;
    return this.edge > now ? Math.min(next, this.edge) : next;
  }

  /** The run is on its way to a moment of its past: the last edge before it is worth a snapshot. */
  aim(time: Picoseconds): void {
    this.edge = Math.floor(time / this.bin) * this.bin;
  }

  /** Takes a snapshot if one is due. @param reach how far the run is recorded */
  note(reach: Picoseconds): void {
    const { simulation, snapshots } = this;
    const { now } = simulation;
    if (now === this.edge && now < reach) snapshots.setHeadSnapshot(simulation.snapshot());
    if (now < this.due) return;
    const missing = now === this.due && snapshots.last(simulation.allEdits, now) < now;
    // Where older ones were thinned away none comes back.
    if (missing && now >= reach) snapshots.add(simulation.snapshot());
    this.due = this.after(now);
  }

  /** The run has been put elsewhere. */
  moved(): void {
    this.due = this.after(this.simulation.now);
  }

  /** The last snapshot at or before `time` on the way of the run. */
  before(time: Picoseconds): Snapshot {
    return this.snapshots.nearest(this.simulation.allEdits, time);
  }

  /** Its time, without looking into it. @param edits edits of the way */
  timeBefore(time: Picoseconds, edits: readonly Edit[] = this.simulation.allEdits): Picoseconds {
    return this.snapshots.nearest(edits, time).now;
  }
}
