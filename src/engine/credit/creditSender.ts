import { Probes } from '../sim/probes.ts';
import type { StateIo } from '../sim/state.ts';
import type { CreditProbe } from './creditProbe.ts';

/** Flow control of one VC on one hop. Cells. */
export interface CreditHop {
  /** Index of its data. */
  readonly flow: number;
  readonly n2: number;
  readonly n3: number;
  readonly adaptive: boolean;
  readonly piggyback: boolean;
}

/**
 * The sending side of a hop: what each VC may still send. Credit = N2 + N3 - (Vs - Vr), with Vs cells sent and Vr
 * those known to be passed on by the receiver, so that the receiver always has a place (Kung & Morris 1995).
 *
 * Adaptive VCs of a hop share their places: each has N2 + 1 for good, the others go by use over the last round,
 * a round being as many cells as there are places. A share falls at once and grows only over places that nothing
 * can still need: the sum over VCs of the larger of share and Vs - Vr never exceeds the places.
 */
export class CreditSender {
  /** By flow: N2, 0 for flows without credit; present share of places, Vs, Vr. */
  readonly n2: Int32Array;
  readonly places: Float64Array;
  readonly sent: Float64Array;
  readonly returned: Float64Array;
  /** Adaptive flows, their places together, and those beyond N2 + 1 of each. */
  private readonly adaptive: Int32Array;
  private readonly pool: number;
  private readonly spare: number;
  /** Cells sent in this round, by flow and of all adaptive flows. */
  private readonly used: Float64Array;
  private usedByAll = 0;
  /** Some share has grown since the last question. */
  private grown = false;
  readonly probes = new Probes<CreditProbe>();

  /** @param flows number of flows of the run; @param hops those over this link */
  constructor(flows: number, hops: readonly CreditHop[]) {
    this.n2 = new Int32Array(flows);
    this.places = new Float64Array(flows);
    this.sent = new Float64Array(flows);
    this.returned = new Float64Array(flows);
    this.used = new Float64Array(flows);
    for (const { flow, n2, n3 } of hops) {
      this.n2[flow] = n2;
      this.places[flow] = n2 + n3;
    }
    const sharing = hops.filter(({ adaptive }) => adaptive);
    this.adaptive = Int32Array.from(sharing, ({ flow }) => flow);
    this.pool = sharing.reduce((sum, { n2, n3 }) => sum + n2 + n3, 0);
    this.spare = sharing.reduce((sum, { n3 }) => sum + n3 - 1, 0);
  }

  state(io: StateIo): void {
    for (const values of [this.places, this.sent, this.returned, this.used]) io.array(values);
    this.usedByAll = io.number(this.usedByAll);
    this.grown = io.flag(this.grown);
  }

  covers(flow: number): boolean {
    return this.n2[flow]! > 0;
  }

  /** Cells the flow may send now; below 0 where its share has fallen. */
  credit(flow: number): number {
    return this.places[flow]! - (this.sent[flow]! - this.returned[flow]!);
  }

  /** Whether its share of the places changes. */
  divides(flow: number): boolean {
    return this.adaptive.length > 1 && this.adaptive.includes(flow);
  }

  /** Spends the credit of a cell; false where there is none. */
  spend(now: number, flow: number): boolean {
    if (this.credit(flow) <= 0) return false;
    this.sent[flow]!++;
    this.publish(now, flow);
    if (this.divides(flow)) this.use(now, flow);
    return true;
  }

  /** @param credits returned by the receiver since the start, N2 cells each; an old number changes nothing */
  restore(now: number, flow: number, credits: number): void {
    const passedOn = credits * this.n2[flow]!;
    if (passedOn <= this.returned[flow]!) return;
    this.returned[flow] = passedOn;
    this.publish(now, flow);
  }

  /** Whether a flow may have got places by the end of a round since the last question. */
  takeGrown(): boolean {
    const { grown } = this;
    this.grown = false;
    return grown;
  }

  private use(now: number, flow: number): void {
    this.used[flow]!++;
    this.usedByAll++;
    if (this.usedByAll >= this.pool) this.divide(now);
  }

  private divide(now: number): void {
    const { adaptive, places, n2, used } = this;
    const target = (flow: number): number =>
      n2[flow]! + 1 + Math.floor((this.spare * used[flow]!) / this.usedByAll);
    let free = this.pool;
    for (const flow of adaptive) {
      places[flow] = Math.min(places[flow]!, target(flow));
      free -= this.possibleNeed(flow);
    }
    for (const flow of adaptive) {
      const before = this.possibleNeed(flow);
      const share = Math.min(target(flow), before + free);
      if (share <= places[flow]!) continue;
      places[flow] = share;
      free -= this.possibleNeed(flow) - before;
      this.grown = true;
    }
    used.fill(0);
    this.usedByAll = 0;
    for (const flow of adaptive) this.publish(now, flow);
  }

  private publish(now: number, flow: number): void {
    for (const probe of this.probes.list) probe.onCredit?.(now, flow);
  }

  /** Places that the receiver may need for the flow. */
  private possibleNeed(flow: number): number {
    return Math.max(this.places[flow]!, this.sent[flow]! - this.returned[flow]!);
  }
}
