import { type Edit, elementAt, type Picoseconds, sameEdit } from '../../contract/index.ts';
import type { Snapshot } from '../../engine/index.ts';

/**
 * Memory for snapshots unless another amount is given: of ten sessions one every 137 ms of a run of 40 s, and every
 * 0.4 s of one of 120 s.
 */
export const DEFAULT_BUDGET = 14 * 2 ** 20;

/** Bytes of a reference to the settings of a port or a VC, which all snapshots share. */
const REFERENCE = 8;

/** Memory that a snapshot takes. */
export function bytesOf({ state, ports, vcs }: Snapshot): number {
  return state.bytes.byteLength + (ports.length + vcs.length) * REFERENCE;
}

/** A snapshot is valued by the time between its neighbours, less the older it is; by this share of the run at most. */
const AGE_SHARE = 0.25;

/** Whether the edits of the snapshot are those of the plan up to its time, so that a run with this plan passes it. */
function isPrefixOf({ edits, now }: Snapshot, allEdits: readonly Edit[]): boolean {
  for (let i = edits.length - 1; i >= 0; i--) {
    const planned = allEdits[i];
    if (planned === undefined || !sameEdit(elementAt(edits, i), planned)) return false;
  }
  const next = allEdits[edits.length];
  return next === undefined || next.time >= now;
}

/**
 * The snapshots of all branches of a run. A run is a function of its edits, so a snapshot serves every plan
 * that begins with the edits it has seen: nothing is computed twice for undo, redo or a branch.
 */
export class SnapshotCache {
  /** Ascending in time; never empty. */
  private stored: [Snapshot, ...Snapshot[]];
  /** One snapshot near the play head of a run that has been moved back; the next one replaces it. */
  private headSnapshot: Snapshot | null = null;
  private budgetBytes: number;
  private usedBytes: number;

  /** @param first of the run at zero, before any edit; it is never thinned away */
  constructor(first: Snapshot, budgetBytes = DEFAULT_BUDGET) {
    this.stored = [first];
    this.budgetBytes = budgetBytes;
    this.usedBytes = bytesOf(first);
  }

  /** How many, how large together, and how large they may be, bytes. */
  get usage(): { snapshots: number; bytes: number; budgetBytes: number } {
    return { snapshots: this.stored.length, bytes: this.usedBytes, budgetBytes: this.budgetBytes };
  }

  /** Sets another limit; snapshots over it are removed at once. */
  setBudget(bytes: number, head: Picoseconds): void {
    this.budgetBytes = bytes;
    this.thin(head);
  }

  add(snapshot: Snapshot): void {
    const { now } = snapshot;
    const at = this.stored.findLastIndex((snapshot) => snapshot.now <= now) + 1;
    this.stored.splice(at, 0, snapshot);
    this.usedBytes += bytesOf(snapshot);
    this.thin(now);
  }

  /** Stores a snapshot near the play head instead of the one before. */
  setHeadSnapshot(snapshot: Snapshot): void {
    this.headSnapshot = snapshot;
  }

  /** The last snapshot at or before `time` that a run with this plan passes. */
  nearest(allEdits: readonly Edit[], time: Picoseconds): Snapshot {
    const latest =
      this.stored.findLast((snapshot) => snapshot.now <= time && isPrefixOf(snapshot, allEdits)) ??
      this.stored[0];
    const { headSnapshot } = this;
    return headSnapshot !== null &&
      headSnapshot.now <= time &&
      headSnapshot.now > latest.now &&
      isPrefixOf(headSnapshot, allEdits)
      ? headSnapshot
      : latest;
  }

  /** The time of the last stored snapshot at or before `time` that a run with this plan passes, without the one near the play head. */
  last(allEdits: readonly Edit[], time: Picoseconds): Picoseconds {
    return (
      this.stored.findLast((snapshot) => snapshot.now <= time && isPrefixOf(snapshot, allEdits)) ??
      this.stored[0]
    ).now;
  }

  /** Removes snapshots of the lowest value while there are too many. */
  private thin(head: Picoseconds): void {
    while (this.usedBytes > this.budgetBytes && this.stored.length > 1) {
      for (const gone of this.stored.splice(this.lowestValued(head), 1)) this.usedBytes -= bytesOf(gone);
    }
  }

  private lowestValued(head: Picoseconds): number {
    const { stored } = this;
    let least = 1;
    let lowest = Infinity;
    for (let i = 1; i < stored.length; i++) {
      const { now, edits } = elementAt(stored, i);
      const before = neighbour(stored, i, -1)?.now ?? edits.at(-1)?.time ?? 0;
      const after = neighbour(stored, i, 1)?.now ?? now + (now - before);
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
