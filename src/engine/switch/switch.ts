import { BACKWARD_NOTICE, type CellRecords, CREDIT, FLOW_MASK, RM } from '../atm/cell.ts';
import type { Link } from '../atm/link.ts';
import type { Node } from '../network/node.ts';
import { type Arrivals, PASSES } from './arrivals.ts';
import type { CreditReturns } from './creditReturns.ts';
import type { Port } from './port.ts';

/** Cell times. */
const SPELL = 16;

/**
 * An output-queued switch. Within a window it merges its input links by arrival time; cells of the
 * same picosecond go in the order of `inputs`. At a port, departures come before arrivals.
 */
export class Switch implements Node {
  readonly id: string;
  readonly inputs: readonly Link[];
  readonly ports: readonly Port[];
  /** Output port per flow. */
  readonly route: readonly (Port | null)[];
  /** Of those ports; by port, and by flow. */
  private readonly coming: readonly Arrivals[];
  private readonly arrivals: readonly (Arrivals | null)[];
  /** Those of the ports that are looked at where a window ends. */
  private watchful: readonly Port[] = [];
  /** Cells are taken port by port; for how long at a time, picoseconds. */
  private together = false;
  private readonly spell: number;
  private reached = -Infinity;
  /** How far it gets in a spell and with all of them, and how long hosts take to answer. */
  private bound = 0;
  private limit = 0;
  private answer = Infinity;
  /** Where each input stood before it was last taken from. */
  private readonly before: Float64Array;
  /** When the next cell of each input arrives. */
  private readonly heads: Float64Array;
  /** Places of inputs with cells left in the window at hand, in order. */
  private readonly active: Int32Array;
  /** Some VC of the run has rate control: RM cells may come. */
  private readonly rated: boolean;
  /** Null where no VC with credit passes. */
  protected readonly credits: CreditReturns | null;

  constructor(
    id: string,
    inputs: readonly Link[],
    ports: readonly Port[],
    route: readonly (Port | null)[],
    rated = false,
    credits: CreditReturns | null = null,
  ) {
    this.id = id;
    this.inputs = inputs;
    this.ports = ports;
    this.route = route;
    this.heads = new Float64Array(inputs.length);
    inputs.forEach((link, place) => {
      link.keepHeadIn(this.heads, place);
    });
    this.active = new Int32Array(inputs.length);
    this.before = new Float64Array(inputs.length);
    this.rated = rated;
    this.credits = credits;
    this.coming = ports.map(({ arrivals }) => arrivals);
    this.arrivals = route.map((port) => port?.arrivals ?? null);
    this.spell = SPELL * Math.min(...inputs.map(({ cellWhole }) => cellWhole));
    this.noteSettings();
  }

  get nextTime(): number {
    let next = Infinity;
    for (const link of this.inputs) next = Math.min(next, link.headTime);
    for (const port of this.ports) next = Math.min(next, port.nextDeparture);
    return next;
  }

  /** Settings of its ports may have changed. */
  noteSettings(): void {
    this.watchful = this.ports.filter(({ isWatchful }) => isWatchful);
  }

  /**
   * Cells may be taken port by port from now on, and those for ends that can wait later, up to `beExact`.
   * @param answer how long after an RM cell for a host the answer to it may come here
   */
  beLoose(answer: number): void {
    this.answer = answer;
    this.together =
      this.mayTakeTogether &&
      this.inputs.every(({ impairment }) => !impairment.active) &&
      this.ports.every(({ takesTogether }) => takesTogether);
    this.reached = -Infinity;
    this.inputs.forEach(({ head }, place) => {
      this.before[place] = head;
    });
    for (const { arrivals, link, isWatchful } of this.ports) {
      arrivals.leadToHost = link.isPatient;
      arrivals.canWait = link.isPatient && !isWatchful;
    }
  }

  /** What is done here is the same whether it is done port by port or not. */
  protected get mayTakeTogether(): boolean {
    return this.rated && this.credits === null;
  }

  /** Takes cells port by port. */
  get isLoose(): boolean {
    return this.together;
  }

  /** The same as `run`, or up to an earlier time: where an answer of a host may come. Returns how far. */
  runLoosely(end: number): number {
    this.takeTogether(end);
    const { watchful, limit } = this;
    for (let i = 0; i < watchful.length; i++) watchful[i].serveUntil(limit - 1);
    return limit;
  }

  /** What has been put off is done. */
  beExact(): void {
    for (const port of this.ports) if (port.arrivals.count > 0) port.takeTogether();
  }

  /** Does everything due before `end`. Cells that begin to leave before it reach the next node after it. */
  run(end: number): void {
    this.takeAll(end);
    const { watchful } = this;
    for (let i = 0; i < watchful.length; i++) watchful[i].serveUntil(end - 1);
  }

  /** Takes every cell that arrives before `end`. */
  protected takeAll(end: number): void {
    if (this.together) this.takeTogether(end);
    else if (this.credits === null) this.takeArrivals(end);
    else this.takeInOrder(this.credits, end);
  }

  /** The input with the earliest cell; of equals the first. Null: no cell is under way. */
  protected firstInput(): Link | null {
    let first: Link | null = null;
    for (const link of this.inputs) if (link.headTime < (first?.headTime ?? Infinity)) first = link;
    return first;
  }

  /**
   * Event by event: a departure sends credits upstream, so none may be left to be worked out later. Departures of an
   * instant come before its arrivals.
   */
  private takeInOrder(credits: CreditReturns, end: number): void {
    for (;;) {
      const input = this.firstInput();
      const arrives = input?.headTime ?? Infinity;
      const departs = credits.nextDeparture;
      const now = Math.min(departs, arrives);
      if (now >= end) return;
      if (departs <= arrives) credits.serve(now);
      else if (input !== null) this.takeMixed(input, now);
      credits.settle(now);
    }
  }

  /** Port by port: what comes to one does not matter to another. */
  private takeTogether(end: number): void {
    this.limit = end;
    if (end - this.reached <= this.spell) this.takeSpell(end);
    else this.takeSpells();
    this.reached = this.limit;
  }

  private takeSpells(): void {
    do this.takeSpell((this.firstInput()?.headTime ?? Infinity) + this.spell);
    while (this.bound < this.limit);
  }

  /** Takes what arrives before `end`, or before an earlier limit if that comes up. */
  private takeSpell(end: number): void {
    const { heads, inputs, ports, coming } = this;
    const bound = Math.min(end, this.limit);
    this.bound = bound;
    for (let place = 0; place < heads.length; place++)
      if (heads[place] < this.bound) this.gather(inputs[place], place);
    if (this.bound < bound) this.giveBack();
    for (let i = 0; i < coming.length; i++)
      if (coming[i].count > 0 && coming[i].isDue) ports[i].takeTogether();
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
      const cell = meta[slot];
      if ((cell & RM) === 0) (arrivals[cell & FLOW_MASK] as Arrivals).put(now, cell, frame[slot]);
      else this.gatherRm(now, cell, frame[slot]);
      head++;
      now = head === tail ? Infinity : time[head & mask];
    } while (now < this.bound);
    link.head = head;
    link.headTime = now;
  }

  /** What was taken too far is as if it had not come yet. */
  private giveBack(): void {
    const { inputs, before, bound } = this;
    inputs.forEach((link, place) => {
      while (link.head > before[place] && link.time[(link.head - 1) & link.mask] >= bound) link.head--;
      before[place] = link.head;
      link.findHead();
    });
    for (const { arrivals } of this.ports) arrivals.dropFrom(bound);
  }

  private gatherRm(now: number, cell: number, serial: number): void {
    const flow = cell & FLOW_MASK;
    const data = this.arrivals[flow & ~1];
    const own = this.arrivals[flow];
    if (data !== null && (flow & 1) === 1 && (cell & BACKWARD_NOTICE) === 0) {
      data.put(now, (flow ^ 1) | PASSES, serial);
      data.hurries = true;
    }
    if (own === null) return;
    own.put(now, cell, serial);
    own.hurries = true;
    if (!own.leadToHost) return;
    this.limit = Math.min(this.limit, now + this.answer);
    this.bound = Math.min(this.bound, this.limit);
  }

  /** Nothing sent in a window arrives in it, so the inputs with a cell before its end are known at its start. */
  private takeArrivals(end: number): void {
    const { active, heads, inputs } = this;
    let count = 0;
    for (let place = 0; place < heads.length; place++) if (heads[place] < end) active[count++] = place;
    while (count > 1) {
      let best = 0;
      let first = heads[active[0]];
      let second = end;
      for (let i = 1; i < count; i++) {
        const time = heads[active[i]];
        if (time < first) {
          second = first;
          first = time;
          best = i;
        } else if (time < second) second = time;
      }
      const place = active[best];
      this.takeUntil(inputs[place], second);
      if (heads[place] >= end) count = this.retire(best, count);
    }
    if (count === 1) this.takeUntil(inputs[active[0]], end);
  }

  /** Takes one of the first `count` active inputs out, the others keep their order. */
  private retire(index: number, count: number): number {
    for (let i = index + 1; i < count; i++) this.active[i - 1] = this.active[i];
    return count - 1;
  }

  /** Takes cells off a link, at least one, while they arrive before `bound`. */
  private takeUntil(link: Link, bound: number): void {
    if (this.rated) this.takeMixed(link, bound);
    else if (link.impairment.active) this.takeImpaired(link, bound);
    else this.takePlain(link, bound);
  }

  /** The same where nothing is lost on the way and all cells are data. */
  private takePlain(link: Link, bound: number): void {
    const { time, meta, mask, tail } = link;
    const route = this.route;
    let head = link.head;
    let now = link.headTime;
    do {
      const slot = head & mask;
      (route[meta[slot] & FLOW_MASK] as Port).arrive(link, slot);
      head++;
      now = head === tail ? Infinity : time[head & mask];
    } while (now < bound);
    link.head = head;
    link.headTime = now;
  }

  /** The same over a link that loses cells. */
  private takeImpaired(link: Link, bound: number): void {
    const { time, meta, frame, mask, impairment } = link;
    do {
      const slot = link.head & mask;
      if (!impairment.takes(link.headTime, meta[slot], frame[slot]))
        (this.route[meta[slot] & FLOW_MASK] as Port).arrive(link, slot);
      link.head++;
      link.headTime = link.head === link.tail ? Infinity : time[link.head & mask];
    } while (link.headTime < bound);
  }

  /** The same where RM cells and credits may be among them. */
  protected takeMixed(link: Link, bound: number): void {
    const { time, meta, frame, mask, tail, impairment } = link;
    const impaired = impairment.active;
    let { head } = link;
    let now = link.headTime;
    do {
      const slot = head & mask;
      if (!impaired || !impairment.takes(now, meta[slot], frame[slot])) {
        if ((meta[slot] & (RM | CREDIT)) === 0) this.takeData(link, slot);
        else if ((meta[slot] & RM) !== 0) this.takeRm(now, meta[slot], frame[slot]);
        else this.credits?.take(now, meta[slot] & FLOW_MASK, frame[slot]);
      }
      head++;
      now = head === tail ? Infinity : time[head & mask];
    } while (now < bound);
    link.head = head;
    link.headTime = now;
  }

  protected takeData(from: CellRecords, slot: number): void {
    const flow = from.meta[slot] & FLOW_MASK;
    const port = this.route[flow] as Port;
    if (port.tellRates(from.time[slot], flow)) this.notify(from.time[slot], flow);
    port.arrive(from, slot);
  }

  /** Forward cells meet the rate control of the port they leave by, backward ones that of their VC's data. */
  protected takeRm(now: number, meta: number, serial: number): void {
    const flow = meta & FLOW_MASK;
    if ((flow & 1) === 0) this.route[flow]?.rates?.forward(now, flow >> 1, serial);
    else if ((meta & BACKWARD_NOTICE) === 0) this.route[flow ^ 1]?.rates?.backward(now, flow >> 1, serial);
    (this.route[flow] as Port).rm.arrive(now, meta, serial);
  }

  /** A backward RM cell of the switch's own tells the source of this VC of congestion (TM 4.0, 5.10.6, rule 2). */
  protected notify(now: number, flow: number): void {
    this.route[flow ^ 1]?.rm.arrive(now, (flow ^ 1) | RM | BACKWARD_NOTICE, 1);
  }
}
