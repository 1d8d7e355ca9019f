import { BACKWARD_NOTICE, FLOW_MASK, RM } from '../../atm/cell.ts';
import type { Link } from '../../atm/link.ts';
import type { TieKeys } from '../../sim/tieOrder.ts';
import { type Arrivals, PASSES } from './arrivals.ts';

/** Cell times. */
const SPELL = 16;

/** A port that cells are brought to. */
interface Gate {
  readonly arrivals: Arrivals;
  readonly link: Link;
  readonly isWatchful: boolean;
}

/**
 * Brings the cells of all inputs of a switch to its ports, a spell at a time and port by port: what comes to one does
 * not matter to another. It is for switches where no cell makes the switch send one.
 */
export class Gathering {
  private readonly inputs: readonly Link[];
  /** When the next cell of each input arrives. */
  private readonly heads: Float64Array;
  private readonly ports: readonly Gate[];
  /** By port, and by flow. */
  private readonly coming: readonly Arrivals[];
  private readonly arrivals: readonly (Arrivals | null)[];
  /** How long a spell lasts at most, picoseconds. */
  readonly spell: number;
  private reached = -Infinity;
  /** How far it gets in a spell and with all of them, and how long hosts take to answer. */
  private bound = 0;
  private limit = 0;
  private answer = Infinity;
  /** Where each input stood before it was taken from in this spell; Infinity where it was not. */
  private readonly before: Float64Array;

  constructor(
    inputs: readonly Link[],
    heads: Float64Array,
    ports: readonly Gate[],
    route: readonly (Gate | null)[],
    ties: TieKeys | null = null,
  ) {
    this.inputs = inputs;
    this.heads = heads;
    this.ports = ports;
    this.coming = ports.map(({ arrivals }) => arrivals);
    for (const arrivals of this.coming) arrivals.ties = ties?.byFlow ?? null;
    this.arrivals = route.map((port) => port?.arrivals ?? null);
    this.spell = SPELL * Math.min(...inputs.map(({ cellWhole }) => cellWhole));
    this.before = new Float64Array(inputs.length);
  }

  /** Links and settings may have changed. @param answer after an RM cell for a host the answer comes after so long */
  begin(answer: number): void {
    this.answer = answer;
    this.reached = -Infinity;
    for (const { arrivals, link, isWatchful } of this.ports) arrivals.begin(link.isPatient, isWatchful);
  }

  /** What has been put off is done. */
  end(): void {
    for (const arrivals of this.coming) if (arrivals.count > 0) arrivals.takeAll();
  }

  /** Takes every cell that arrives before `end`, or before an answer of a host may come. Returns how far it got. */
  take(end: number): number {
    this.limit = end;
    if (end - this.reached <= this.spell) this.takeSpell(end);
    else this.takeSpells();
    this.reached = this.limit;
    return this.limit;
  }

  private takeSpells(): void {
    const { heads } = this;
    do {
      let first = Infinity;
      for (let place = 0; place < heads.length; place++) if (heads[place]! < first) first = heads[place]!;
      this.takeSpell(first + this.spell);
    } while (this.bound < this.limit);
  }

  /** Takes what arrives before `end`, or before an earlier limit if that comes up. */
  private takeSpell(end: number): void {
    const { heads, inputs, coming } = this;
    const bound = Math.min(end, this.limit);
    this.bound = bound;
    this.before.fill(Infinity);
    for (let place = 0; place < heads.length; place++)
      if (heads[place]! < this.bound) this.gather(inputs[place]!, place);
    if (this.bound < bound) this.giveBack();
    for (let i = 0; i < coming.length; i++)
      if (coming[i]!.count > 0 && coming[i]!.isDue) coming[i]!.takeAll();
  }

  /** Brings the cells that arrive on a link before `bound`, at least one, among the arrivals of their ports. */
  private gather(link: Link, place: number): void {
    const { time, meta, frame, mask, tail } = link;
    const { arrivals } = this;
    let { head } = link;
    let now = link.headTime;
    this.before[place] = head;
    do {
      const slot = head & mask;
      const cell = meta[slot]!;
      if ((cell & RM) === 0) (arrivals[cell & FLOW_MASK] as Arrivals).put(now, cell, frame[slot]!);
      else this.gatherRm(now, cell, frame[slot]!);
      head++;
      now = head === tail ? Infinity : time[head & mask]!;
    } while (now < this.bound);
    link.head = head;
    link.headTime = now;
  }

  /** What was taken too far is as if it had not come yet. */
  private giveBack(): void {
    const { inputs, before, bound } = this;
    inputs.forEach((link, place) => {
      while (link.head > before[place]! && link.time[(link.head - 1) & link.mask]! >= bound) link.head--;
      link.findHead();
    });
    for (const arrivals of this.coming) arrivals.dropFrom(bound);
  }

  private gatherRm(now: number, cell: number, serial: number): void {
    const flow = cell & FLOW_MASK;
    const data = this.arrivals[flow & ~1];
    const own = this.arrivals[flow];
    if (data !== null && (flow & 1) === 1 && (cell & BACKWARD_NOTICE) === 0) {
      data!.put(now, (flow ^ 1) | PASSES, serial);
      data!.hurries = true;
    }
    if (own === null) return;
    own!.put(now, cell, serial);
    own!.hurries = true;
    if (!own!.leadToHost) return;
    this.limit = Math.min(this.limit, now + this.answer);
    this.bound = Math.min(this.bound, this.limit);
  }
}
