import { BACKWARD_NOTICE, FLOW_MASK, RM } from '../../atm/cell.ts';
import type { Link } from '../../atm/link.ts';
import { type TieKeys, tieRank } from '../../sim/tieOrder.ts';
import { type ArrivalBatch, BACKWARD_RM_VISIT } from './arrivalBatch.ts';

/** Takes the cells of a link that arrive before `safeTime`, at least one. */
export interface RunTaker {
  takeRun(link: Link, safeTime: number): void;
}

/**
 * Merges some inputs of a node in order of time. Inputs are sorted by the time of their next cells; cells of the first input are
 * taken up to the time of the second, then it is inserted again by the time of its next cell.
 */
export class Merge {
  private readonly inputs: readonly Link[];
  /** Arrival times of the next cell of each input of the node. */
  private readonly headTimes: Float64Array;
  private readonly ties: TieKeys | null;
  /** Indices of the merged inputs among those of the node. */
  private readonly places: readonly number[];
  /** Inputs sorted by the arrival times of their next cells, and these times. */
  private readonly order: Int32Array;
  private readonly when: Float64Array;
  /** Time up to which cells may be distributed: from then on a host's answer to an RM cell may arrive. */
  private horizon = 0;

  constructor(
    inputs: readonly Link[],
    headTimes: Float64Array,
    ties: TieKeys | null,
    places: readonly number[] = [...inputs.keys()],
  ) {
    this.inputs = inputs;
    this.headTimes = headTimes;
    this.ties = ties;
    this.places = places;
    this.order = new Int32Array(places.length);
    this.when = new Float64Array(places.length);
  }

  /** The input with the earliest cell; null if no cell is under way. */
  get first(): Link | null {
    const { headTimes, places } = this;
    let best = -1;
    let earliest = Infinity;
    for (let i = 0; i < places.length; i++) {
      const place = places[i]!;
      const time = headTimes[place]!;
      if (time > earliest || time === Infinity) continue;
      if (time < earliest || this.precedes(place, best, time)) best = place;
      earliest = time;
    }
    return best < 0 ? null : this.inputs[best]!;
  }

  /** Passes on every cell that arrives before `end`, in runs of one input. Nothing sent in that time arrives before `end`. */
  each(end: number, taker: RunTaker): void {
    const { inputs, headTimes, order, when } = this;
    const active = this.sortInputs(end);
    for (let first = 0; first < active; ) {
      const place = order[first]!;
      taker.takeRun(inputs[place]!, first + 1 < active ? when[first + 1]! : end);
      if (headTimes[place]! < end) this.reinsert(first, active, headTimes[place]!);
      else first++;
    }
  }

  /**
   * Appends every cell that arrives before `end` to the batch of its port. Ends earlier if a host may answer an RM cell before.
   * Returns the time up to which cells have been distributed.
   * @param batchOf by flow; @param turnaround least time from an RM cell for a host to its answer
   */
  distribute(end: number, batchOf: readonly (ArrivalBatch | null)[], turnaround: number): number {
    const { inputs, headTimes, order, when } = this;
    this.horizon = end;
    const active = this.sortInputs(end);
    for (let first = 0; first < active; ) {
      const place = order[first]!;
      const input = inputs[place]!;
      const { time, meta, frame, mask, tail, loses } = input;
      let safeTime = first + 1 < active ? Math.min(when[first + 1]!, this.horizon) : this.horizon;
      let { head } = input;
      let now = when[first]!;
      if (now >= this.horizon) break;
      do {
        const slot = head & mask;
        const bits = meta[slot]!;
        if (!loses || !input.impairment.takes(now, bits, frame[slot]!)) {
          if ((bits & RM) === 0) (batchOf[bits & FLOW_MASK] as ArrivalBatch).append(now, bits, frame[slot]!);
          else safeTime = Math.min(safeTime, this.distributeRm(batchOf, now, bits, frame[slot]!, turnaround));
        }
        head++;
        now = head === tail ? Infinity : time[head & mask]!;
      } while (now < safeTime);
      input.head = head;
      headTimes[place] = now;
      if (now < this.horizon) this.reinsert(first, active, now);
      else first++;
    }
    return this.horizon;
  }

  /** Distributes an RM cell; a backward one adds a `BACKWARD_RM_VISIT` to the batch of its VC's data port. Returns the horizon. */
  private distributeRm(
    batchOf: readonly (ArrivalBatch | null)[],
    now: number,
    cell: number,
    serial: number,
    turnaround: number,
  ): number {
    const flow = cell & FLOW_MASK;
    if ((flow & 1) === 1 && (cell & BACKWARD_NOTICE) === 0)
      batchOf[flow ^ 1]?.appendUrgent(now, (flow ^ 1) | BACKWARD_RM_VISIT, serial);
    const batch = batchOf[flow]!;
    batch?.appendUrgent(now, cell, serial);
    if (batch?.isHostBound) this.horizon = Math.min(this.horizon, now + turnaround);
    return this.horizon;
  }

  /** Sorts the inputs with cells before `end`; returns how many there are. */
  private sortInputs(end: number): number {
    const { headTimes, places, order, when } = this;
    let active = 0;
    for (let i = 0; i < places.length; i++) {
      const place = places[i]!;
      const now = headTimes[place]!;
      if (now >= end) continue;
      let at = active++;
      for (; at > 0; at--) {
        const time = when[at - 1]!;
        if (time < now || (time === now && !this.precedes(place, order[at - 1]!, now))) break;
        when[at] = time;
        order[at] = order[at - 1]!;
      }
      when[at] = now;
      order[at] = place;
    }
    return active;
  }

  /** Inserts the first input again, by the arrival time `now` of its next cell. Mostly few inputs precede it. */
  private reinsert(first: number, active: number, now: number): void {
    const { order, when } = this;
    const place = order[first]!;
    let at = first;
    for (; at + 1 < active; at++) {
      const time = when[at + 1]!;
      if (time > now || (time === now && this.precedes(place, order[at + 1]!, now))) break;
      when[at] = time;
      order[at] = order[at + 1]!;
    }
    when[at] = now;
    order[at] = place;
  }

  /** Whether, of two inputs with a cell at the same instant, the first one is processed first. */
  private precedes(place: number, other: number, now: number): boolean {
    if (this.ties === null) return place < other;
    const { byInput } = this.ties;
    const [rank, others] = [tieRank(byInput[place]!, now), tieRank(byInput[other]!, now)];
    return rank === others ? place < other : rank < others;
  }
}
