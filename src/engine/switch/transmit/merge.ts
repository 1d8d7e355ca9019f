import { BACKWARD_NOTICE, FLOW_MASK, RM } from '../../atm/cell.ts';
import type { Link } from '../../atm/link.ts';
import { type TieKeys, tieRank } from '../../sim/tieOrder.ts';
import { type ArrivalBatch, BACKWARD_RM_VISIT } from './arrivalBatch.ts';

/** Takes what a link brings, at least one cell, as long as it arrives before `bound`. */
export interface RunTaker {
  takeRun(link: Link, bound: number): void;
}

/**
 * Merges some inputs of a node in order of time. Inputs are sorted by the time of their next cells; cells of the first are
 * taken up to the time of the second, and it is sorted in again.
 */
export class Merge {
  private readonly inputs: readonly Link[];
  /** When the next cell of each input of the node arrives. */
  private readonly heads: Float64Array;
  private readonly ties: TieKeys | null;
  /** Of its inputs among those of the node. */
  private readonly places: readonly number[];
  /** The line: places of inputs, and when the next cell of each arrives. */
  private readonly order: Int32Array;
  private readonly when: Float64Array;
  /** Before an answer of a host to an RM cell may come. */
  private limit = 0;

  constructor(
    inputs: readonly Link[],
    heads: Float64Array,
    ties: TieKeys | null,
    places: readonly number[] = [...inputs.keys()],
  ) {
    this.inputs = inputs;
    this.heads = heads;
    this.ties = ties;
    this.places = places;
    this.order = new Int32Array(places.length);
    this.when = new Float64Array(places.length);
  }

  /** The input with the earliest cell. Null: no cell is under way. */
  get first(): Link | null {
    const { heads, places } = this;
    let best = -1;
    let earliest = Infinity;
    for (let i = 0; i < places.length; i++) {
      const place = places[i]!;
      const time = heads[place]!;
      if (time > earliest || time === Infinity) continue;
      if (time < earliest || this.precedes(place, best, time)) best = place;
      earliest = time;
    }
    return best < 0 ? null : this.inputs[best]!;
  }

  /** Hands over every cell that arrives before `end`, in runs of one input. Nothing sent in that time arrives before it. */
  each(end: number, taker: RunTaker): void {
    const { inputs, heads, order, when } = this;
    const active = this.lineUp(end);
    for (let first = 0; first < active; ) {
      const place = order[first]!;
      taker.takeRun(inputs[place]!, first + 1 < active ? when[first + 1]! : end);
      if (heads[place]! < end) this.letPass(first, active, heads[place]!);
      else first++;
    }
  }

  /**
   * Puts every cell that arrives before `end` behind what has come for its port, or before an earlier answer of a host
   * may come. Returns how far it got.
   * @param coming by flow; @param answer how long after an RM cell for such a host its answer may come
   */
  bring(end: number, coming: readonly (ArrivalBatch | null)[], answer: number): number {
    const { inputs, heads, order, when } = this;
    this.limit = end;
    const active = this.lineUp(end);
    for (let first = 0; first < active; ) {
      const place = order[first]!;
      const input = inputs[place]!;
      const { time, meta, frame, mask, tail, loses } = input;
      let bound = first + 1 < active ? Math.min(when[first + 1]!, this.limit) : this.limit;
      let { head } = input;
      let now = when[first]!;
      if (now >= this.limit) break;
      do {
        const slot = head & mask;
        const bits = meta[slot]!;
        if (!loses || !input.impairment.takes(now, bits, frame[slot]!)) {
          if ((bits & RM) === 0) (coming[bits & FLOW_MASK] as ArrivalBatch).append(now, bits, frame[slot]!);
          else bound = Math.min(bound, this.bringRm(coming, now, bits, frame[slot]!, answer));
        }
        head++;
        now = head === tail ? Infinity : time[head & mask]!;
      } while (now < bound);
      input.head = head;
      heads[place] = now;
      if (now < this.limit) this.letPass(first, active, now);
      else first++;
    }
    return this.limit;
  }

  /** A backward RM cell leaves a note at the port of its VC's data. Returns how far to go. */
  private bringRm(
    coming: readonly (ArrivalBatch | null)[],
    now: number,
    cell: number,
    serial: number,
    answer: number,
  ): number {
    const flow = cell & FLOW_MASK;
    if ((flow & 1) === 1 && (cell & BACKWARD_NOTICE) === 0)
      coming[flow ^ 1]?.appendUrgent(now, (flow ^ 1) | BACKWARD_RM_VISIT, serial);
    const own = coming[flow]!;
    own?.appendUrgent(now, cell, serial);
    if (own?.hostLookahead) this.limit = Math.min(this.limit, now + answer);
    return this.limit;
  }

  /** Sorts the inputs with cells before `end`; returns how many there are. */
  private lineUp(end: number): number {
    const { heads, places, order, when } = this;
    let active = 0;
    for (let i = 0; i < places.length; i++) {
      const place = places[i]!;
      const now = heads[place]!;
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

  /** The first of the line goes behind those whose next cells come before its own, at `now`: mostly few. */
  private letPass(first: number, active: number, now: number): void {
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

  /** Of two inputs with a cell of the same instant: is it the turn of this one? */
  private precedes(place: number, other: number, now: number): boolean {
    if (this.ties === null) return place < other;
    const { byInput } = this.ties;
    const [rank, others] = [tieRank(byInput[place]!, now), tieRank(byInput[other]!, now)];
    return rank === others ? place < other : rank < others;
  }
}
