import { FLOW_MASK } from '../../atm/cell.ts';
import type { Link } from '../../atm/link.ts';
import { type TieKeys, tieRank } from '../../sim/tieOrder.ts';
import type { Arrivals } from './arrivals.ts';

/**
 * Brings the cells of some inputs of a switch to its ports, in one order of time. Inputs stand in a line in the order of
 * their next cells; the first is taken from up to the turn of the one behind it, and stands in line again.
 */
export class Merge {
  private readonly inputs: readonly Link[];
  /** When the next cell of each input of the switch arrives. */
  private readonly heads: Float64Array;
  /** Of its inputs among those of the switch. */
  private readonly places: readonly number[];
  /** By flow: what comes to its port. */
  private readonly coming: readonly (Arrivals | null)[];
  private readonly ties: TieKeys | null;
  /** The line, a ring: places of inputs, and when the next cell of each arrives. */
  private readonly order: Int32Array;
  private readonly when: Float64Array;

  constructor(
    inputs: readonly Link[],
    heads: Float64Array,
    places: readonly number[],
    coming: readonly (Arrivals | null)[],
    ties: TieKeys | null,
  ) {
    this.inputs = inputs;
    this.heads = heads;
    this.places = places;
    this.coming = coming;
    this.ties = ties;
    let room = 1;
    while (room <= places.length) room *= 2;
    this.order = new Int32Array(room);
    this.when = new Float64Array(room);
  }

  /** Puts every cell that arrives before `end` behind what has come for its port. */
  bring(end: number): void {
    const { inputs, heads, order, when, coming } = this;
    const last = order.length - 1;
    let active = this.lineUp(end);
    for (let turn = 0; active > 0; turn++) {
      const place = order[turn & last]!;
      const { time, meta, frame, mask, tail, impairment } = inputs[place]!;
      const bound = active > 1 ? when[(turn + 1) & last]! : end;
      const impaired = impairment.active;
      let { head } = inputs[place]!;
      let now = when[turn & last]!;
      do {
        const slot = head & mask;
        const bits = meta[slot]!;
        if (!impaired || !impairment.takes(now, bits, frame[slot]!))
          (coming[bits & FLOW_MASK] as Arrivals).append(now, bits, frame[slot]!);
        head++;
        now = head === tail ? Infinity : time[head & mask]!;
      } while (now < bound);
      inputs[place]!.head = head;
      heads[place] = now;
      if (now < end) this.standInLine(turn, active, place, now);
      else active--;
    }
  }

  /** Inputs with cells before `end` stand in line; how many there are. */
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
