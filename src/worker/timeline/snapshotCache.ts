import { type Edit, elementAt, type Picoseconds, sameEdit } from '../../contract/index.ts';
import type { Snapshot } from '../../engine/index.ts';

/**
 * Memory for snapshots unless another amount is given: of ten sessions one every 137 ms of a run of 40 s, and every
 * 0.4 s of one of 120 s.
 */
export const DEFAULT_BUDGET = 14 * 2 ** 20;

/** Of a reference to the settings of a port or a VC, which all snapshots share. */
const REFERENCE = 8;

/** Memory that a snapshot takes. */
export function bytesOf({ state, ports, vcs }: Snapshot): number {
  return state.bytes.byteLength + (ports.length + vcs.length) * REFERENCE;
}

/** How a snapshot is valued: by the way back to the one before it, less so the older it is by this share of the run. */
const AGE_SHARE = 0.25;

/** Whether a run with this plan comes by where the snapshot was taken. */
function onTheWay({ edits, now }: Snapshot, plan: readonly Edit[]): boolean {
  for (let i = edits.length - 1; i >= 0; i--) {
    const planned = plan[i];
    if (planned === undefined || !sameEdit(elementAt(edits, i), planned)) return false;
  }
  const next = plan[edits.length];
  return next === undefined || next.time >= now;
}

/**
 * The snapshots of all branches of a run. A run is a function of its edits, so a snapshot serves every plan
 * that begins with the edits it has seen: nothing is computed twice for undo, redo or a branch.
 */
export class SnapshotCache {
  /** Ascending in time; never empty. */
  private kept: [Snapshot, ...Snapshot[]];
  /** Near the head of a run that is in its past: one, replaced again and again. */
  private near: Snapshot | null = null;
  private budgetBytes: number;
  private usedBytes: number;

  /** @param first of the run at zero, before any edit; it is never thinned away */
  constructor(first: Snapshot, budgetBytes = DEFAULT_BUDGET) {
    this.kept = [first];
    this.budgetBytes = budgetBytes;
    this.usedBytes = bytesOf(first);
  }

  /** How many, how large together, and how large they may be, bytes. */
  get usage(): { snapshots: number; bytes: number; budgetBytes: number } {
    return { snapshots: this.kept.length, bytes: this.usedBytes, budgetBytes: this.budgetBytes };
  }

  /** Another limit; what is over it goes at once. */
  setBudget(bytes: number, head: Picoseconds): void {
    this.budgetBytes = bytes;
    this.thin(head);
  }

  add(snapshot: Snapshot): void {
    const { now } = snapshot;
    const at = this.kept.findLastIndex((snapshot) => snapshot.now <= now) + 1;
    this.kept.splice(at, 0, snapshot);
    this.usedBytes += bytesOf(snapshot);
    this.thin(now);
  }

  /** Keeps this one until the next is kept so. */
  addNear(snapshot: Snapshot): void {
    this.near = snapshot;
  }

  /** The last snapshot at or before `time` on the way of a run with this plan. */
  nearest(plan: readonly Edit[], time: Picoseconds): Snapshot {
    const found =
      this.kept.findLast((snapshot) => snapshot.now <= time && onTheWay(snapshot, plan)) ?? this.kept[0];
    const { near } = this;
    return near !== null && near.now <= time && near.now > found.now && onTheWay(near, plan) ? near : found;
  }

  /** The last snapshot on the way of the plan at or before `time`, without the one near the head. */
  last(plan: readonly Edit[], time: Picoseconds): Picoseconds {
    return (
      this.kept.findLast((snapshot) => snapshot.now <= time && onTheWay(snapshot, plan)) ?? this.kept[0]
    ).now;
  }

  /** As long as there is too much: without the one that is missed least. */
  private thin(head: Picoseconds): void {
    while (this.usedBytes > this.budgetBytes && this.kept.length > 1) {
      for (const gone of this.kept.splice(this.leastMissed(head), 1)) this.usedBytes -= bytesOf(gone);
    }
  }

  private leastMissed(head: Picoseconds): number {
    const { kept } = this;
    let least = 1;
    let lowest = Infinity;
    for (let i = 1; i < kept.length; i++) {
      const { now, edits } = elementAt(kept, i);
      const before = neighbour(kept, i, -1)?.now ?? edits.at(-1)?.time ?? 0;
      const after = neighbour(kept, i, 1)?.now ?? now + (now - before);
      const value = (after - before) / (Math.abs(head - now) + AGE_SHARE * head);
      if (value < lowest) {
        lowest = value;
        least = i;
      }
    }
    return least;
  }
}

/** The next snapshot in one direction that has seen the same edits. */
function neighbour(kept: readonly Snapshot[], from: number, by: 1 | -1): Snapshot | null {
  const { edits } = elementAt(kept, from);
  for (let i = from + by; i >= 0 && i < kept.length; i += by) {
    const other = elementAt(kept, i);
    if (other.edits.length !== edits.length) continue;
    if (other.edits.every((edit, k) => sameEdit(edit, elementAt(edits, k)))) return other;
  }
  return null;
}
