import { type Picoseconds, PS_PER_MS, remark, type Why } from '../../../contract/index.ts';
import { SourceRules } from '../../abr/ends/sourceRules.ts';
import type { Simulation } from '../../run/simulation.ts';
import type { EventExplainer, ReplayRequest } from '../why/eventExplainer.ts';
import { SearchReplay } from '../why/searchReplay.ts';
import { explainRate, NEAR, type RateFacts } from '../why/whyRate.ts';
import { type RateChange, RateWatch } from './rateWatch.ts';

/** Relative tolerance for rounding: shares and rates that should be equal may differ in their last bits. */
const ROUNDING = 1e-9;

/** Replays a change of the rate of one VC, and continues until the rate is near its fair share. */
class RateReplay extends SearchReplay<RateChange> {
  private readonly watch: RateWatch;
  private facts: RateFacts | null = null;

  /** @param index of a VC with rate control */
  constructor(simulation: Simulation, wish: ReplayRequest, index: number) {
    super(simulation, wish, index);
    this.watch = new RateWatch(simulation, index);
    this.watch.onChange = (change) => {
      if (this.facts === null) this.consider(change);
      else this.follow(this.facts, change);
    };
    this.watch.onFair = (time) => {
      if (this.facts !== null) this.compare(this.facts, time, this.facts.acr, this.watch.fair, false);
    };
  }

  protected get lacksReason(): boolean {
    const { cause } = this.found as RateChange;
    if (cause.kind === 'notice') return cause.notice === null;
    if (cause.kind !== 'rm' || !(this.watch.source.rules instanceof SourceRules)) return false;
    return cause.visits[0]!.station !== 'source';
  }

  protected get isOver(): boolean {
    return this.facts !== null && this.facts.next !== null && this.facts.settled !== null;
  }

  protected begin(change: RateChange): void {
    const { simulation, index } = this;
    const { after: acr, fair } = change;
    this.facts = {
      event: this.request.event,
      simulation,
      index,
      change,
      next: null,
      settled: null,
      acr,
      fair,
    };
    this.compare(this.facts, change.time, acr, fair);
  }

  explain(): Why | null {
    return this.facts === null ? null : explainRate(this.facts);
  }

  stop(): void {
    this.watch.stop();
  }

  private follow(facts: RateFacts, change: RateChange): void {
    facts.next ??= change;
    this.compare(facts, change.time, change.after, change.fair);
  }

  private compare(facts: RateFacts, time: Picoseconds, acr: number, fair: number, byRate = true): void {
    facts.acr = acr;
    facts.fair = fair;
    if (facts.settled === null && Math.abs(acr - fair) <= NEAR * fair * (1 + ROUNDING))
      facts.settled = { time, acr, fair, byRate };
  }
}

export const rateChanges: EventExplainer = {
  leadTime: 5 * PS_PER_MS,
  begin: (simulation, wish, index) =>
    simulation.network.connections[index]!.vc.abr === null ? null : new RateReplay(simulation, wish, index),
  nothing: ({ event: { vc, time }, find }) => remark('noRateChange', { vc, time, find }),
};
