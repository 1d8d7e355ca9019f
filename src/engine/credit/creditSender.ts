import { Probes } from '../sim/probes.ts';
import type { StateIo } from '../sim/state.ts';
import type { CreditProbe } from './creditProbe.ts';

/** Credit-based flow control of one VC on one hop; N2 and N3 in cells. */
export interface CreditHop {
  /** Index of the flow of its data. */
  readonly flow: number;
  readonly n2: number;
  readonly n3: number;
  readonly adaptive: boolean;
  readonly piggyback: boolean;
}

/**
 * The sending side of a hop: the cells that each VC may still send. Credit = N2 + N3 - (Vs - Vr), with Vs cells sent and Vr
 * cells known to be passed on by the receiver, so that the receiver always has a place (Kung & Morris 1995).
 *
 * Adaptive VCs of a hop share their places: each always has N2 + 1, the others are allocated by use in the last round,
 * which has as many cells as there are places. A share is reduced at once, and grows only by places that no cell
 * can still need: the sum over VCs of the larger of share and Vs - Vr never exceeds the places.
 */
export class CreditSender {
  /** By flow: N2 (0 for flows without credit), present share of places, Vs, Vr. */
  readonly n2: Int32Array;
  readonly places: Float64Array;
  readonly sent: Float64Array;
  readonly returned: Float64Array;
  /** Adaptive flows, the sum of their places, and the places beyond N2 + 1 of each. */
  private readonly adaptive: Int32Array;
  private readonly pool: number;
  private readonly spare: number;
  /** Cells sent in this round, by flow and by all adaptive flows together. */
  private readonly used: Float64Array;
  private usedByAll = 0;
  /** Whether some share has grown since the last call of `takeGrown`. */
  private grown = false;
  readonly probes = new Probes<CreditProbe>();

  /** @param flows number of flows of the run; @param hops of the VCs with credit over this link */
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

  /** Cells that the flow may send now; below 0 if its share has been reduced. */
  credit(flow: number): number {
    return this.places[flow]! - (this.sent[flow]! - this.returned[flow]!);
  }

  /** Whether the flow's share of the places can change. */
  divides(flow: number): boolean {
    return this.adaptive.length > 1 && this.adaptive.includes(flow);
  }

  /** Spends the credit of a cell; false if there is none. */
  spend(now: number, flow: number): boolean {
    if (this.credit(flow) <= 0) return false;
    this.sent[flow]!++;
    this.publish(now, flow);
    if (this.divides(flow)) this.use(now, flow);
    return true;
  }

  /** @param credits returned by the receiver since the start, N2 cells each; an older number has no effect */
  restore(now: number, flow: number, credits: number): void {
    const passedOn = credits * this.n2[flow]!;
    if (passedOn <= this.returned[flow]!) return;
    this.returned[flow] = passedOn;
    this.publish(now, flow);
  }

  /** Whether a flow may have got places at the end of a round since the last call. */
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
