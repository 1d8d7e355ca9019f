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
  /** The line, a ring: places of inputs, and when the next cell of each arrives. */
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
    let room = 1;
    while (room <= places.length) room *= 2;
    this.order = new Int32Array(room);
    this.when = new Float64Array(room);
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
    const last = order.length - 1;
    let active = this.lineUp(end);
    for (let turn = 0; active > 0; turn++) {
      const place = order[turn & last]!;
      taker.takeRun(inputs[place]!, active > 1 ? when[(turn + 1) & last]! : end);
      if (heads[place]! < end) this.standInLine(turn, active, place, heads[place]!);
      else active--;
    }
  }

  /**
   * Puts every cell that arrives before `end` behind what has come for its port, or before an earlier answer of a host
   * may come. Returns how far it got.
   * @param coming by flow; @param answer how long after an RM cell for such a host its answer may come
   */
  bring(end: number, coming: readonly (ArrivalBatch | null)[], answer: number): number {
    const { inputs, heads, order, when } = this;
    const last = order.length - 1;
    this.limit = end;
    let active = this.lineUp(end);
    for (let turn = 0; active > 0; turn++) {
      const place = order[turn & last]!;
      const { time, meta, frame, mask, tail, impairment } = inputs[place]!;
      let bound = active > 1 ? Math.min(when[(turn + 1) & last]!, this.limit) : this.limit;
      const impaired = impairment.active;
      let { head } = inputs[place]!;
      let now = when[turn & last]!;
      if (now >= this.limit) break;
      do {
        const slot = head & mask;
        const bits = meta[slot]!;
        if (!impaired || !impairment.takes(now, bits, frame[slot]!)) {
          if ((bits & RM) === 0) (coming[bits & FLOW_MASK] as ArrivalBatch).append(now, bits, frame[slot]!);
          else bound = Math.min(bound, this.bringRm(coming, now, bits, frame[slot]!, answer));
        }
        head++;
        now = head === tail ? Infinity : time[head & mask]!;
      } while (now < bound);
      inputs[place]!.head = head;
      heads[place] = now;
      if (now < this.limit) this.standInLine(turn, active, place, now);
      else active--;
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
    const { heads, places } = this;
    let active = 0;
    for (let i = 0; i < places.length; i++) {
      const place = places[i]!;
      if (heads[place]! < end) this.standInLine(-1, ++active, place, heads[place]!);
    }
    return active;
  }

  /** Puts an input among those behind `turn`, where there are `active` with it. */
  private standInLine(turn: number, active: number, place: number, now: number): void {
    const { order, when } = this;
    const last = order.length - 1;
    let at = turn + active;
    while (at > turn + 1) {
      const before = (at - 1) & last;
      const time = when[before]!;
      if (time < now || (time === now && !this.precedes(place, order[before]!, now))) break;
      when[at & last] = time;
      order[at & last] = order[before]!;
      at--;
    }
    when[at & last] = now;
    order[at & last] = place;
  }

  /** Of two inputs with a cell of the same instant: is it the turn of this one? */
  private precedes(place: number, other: number, now: number): boolean {
    if (this.ties === null) return place < other;
    const { byInput } = this.ties;
    const [rank, others] = [tieRank(byInput[place]!, now), tieRank(byInput[other]!, now)];
    return rank === others ? place < other : rank < others;
  }
}
