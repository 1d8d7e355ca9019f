import { type Picoseconds, PS_PER_MS, type RmVisit } from '../../../contract/index.ts';
import { NegativeFeedbackSource } from '../../abr/ends/negativeFeedbackSource.ts';
import { PrcaRules } from '../../abr/ends/prcaRules.ts';
import type { RateSource } from '../../abr/ends/rateSource.ts';
import { SourceRules } from '../../abr/ends/sourceRules.ts';
import { isAlike } from '../../abr/parts/equalRates.ts';
import { fairShares } from '../../metrics/fair/fairShares.ts';
import { type RateLoop, rateLoopsOf } from '../../network/build/loops.ts';
import type { Simulation } from '../../run/simulation.ts';
import type { Notice } from './portRmProbe.ts';
import {
  type RateReason,
  reasonBeforeForward,
  reasonOfCell,
  reasonOfRecovery,
  reasonOfReturn,
} from './rateReasons.ts';
import { RmPathProbe } from './rmPathProbe.ts';

/** Cause of a change of a rate. */
type RateCause =
  /** An RM cell has returned to its source. Its recorded visits, the last at the source. */
  | { readonly kind: 'rm'; readonly number: number; readonly visits: readonly RmVisit[] }
  /** A notice of a switch has arrived; null if it was in transit before the watch began. */
  | { readonly kind: 'notice'; readonly notice: Notice | null }
  /** A forward RM cell is about to leave. `lastForward` is the time of the previous one, NaN without one. */
  | { readonly kind: 'forward'; readonly lastForward: Picoseconds }
  | { readonly kind: 'cell' };

/** A change of an allowed cell rate, cells/s. */
export interface RateChange {
  readonly time: Picoseconds;
  readonly before: number;
  readonly after: number;
  readonly cause: RateCause;
  readonly reason: RateReason;
  /** Max-min fair share; NaN while the VC has nothing to send. */
  readonly fair: number;
}

/** Maximum time for which notices are kept until they arrive. */
const LONGEST_WAY: Picoseconds = 2_000 * PS_PER_MS;

/** Receives every change of the rate at the source of one VC in a separate simulation, with its cause. Changes nothing. */
export class RateWatch {
  /** Called at each change that exceeds rounding, at its time. */
  onChange: ((change: RateChange) => void) | null = null;
  /** Called at each visit of an RM cell of the VC. */
  onVisit: ((number: number, visit: RmVisit) => void) | null = null;
  /** Called when its fair share may have changed. */
  onFair: ((time: Picoseconds) => void) | null = null;
  readonly source: RateSource;
  /** Max-min fair share; NaN while the VC has nothing to send. */
  fair: number;
  private readonly loop: RateLoop;
  private readonly simulation: Simulation;
  private readonly index: number;
  private readonly watching: RmPathProbe;
  /** Visits so far of the RM cells in transit, by number of the cell. */
  private readonly visits = new Map<number, RmVisit[]>();
  private notices: Notice[] = [];
  private readonly detach: (() => void)[] = [];
  /** Possible cause of a change of the rate at this instant. */
  private near: {
    readonly time: Picoseconds;
    readonly cause: RateCause;
    readonly reason: RateReason;
  } | null = null;
  private acr: number;

  /** @param index of a VC with rate control */
  constructor(simulation: Simulation, index: number) {
    const { network } = simulation;
    this.simulation = simulation;
    this.index = index;
    [this.loop] = rateLoopsOf(network, index) as [RateLoop];
    this.source = this.loop.source;
    this.acr = this.source.rules.acr;
    this.watching = new RmPathProbe(network, index, (_, number, visit) => this.visited(number, visit));
    this.watching.noticed = (notice) => this.notices.push(notice);
    const rates = { onRate: (time: number, acr: number) => this.became(time, acr) };
    this.detach.push(this.source.probes.add(rates));
    this.fair = this.fairNow;
    const sessions = { onSession: (now: number) => this.sessionChanged(now) };
    for (const { sender } of network.connections) this.detach.push(sender.probes.add(sessions));
  }

  private get fairNow(): number {
    const { scenario, network } = this.simulation;
    return fairShares(scenario, network)[this.index] ?? Number.NaN;
  }

  /** A session begins or ends. */
  private sessionChanged(now: Picoseconds): void {
    this.fair = this.fairNow;
    this.onFair?.(now);
  }

  stop(): void {
    this.watching.stop();
    for (const detach of this.detach) detach();
  }

  /** Called at the time of the visit: at the source, when the cell has just left, or has just been applied to the rules. */
  private visited(number: number, visit: RmVisit): void {
    const visits = this.visits.get(number) ?? [];
    visits.push(visit);
    this.visits.set(number, visits);
    this.onVisit?.(number, visit);
    if (visit.station === 'home') this.visits.delete(number);
    if (!this.source.table.owns(number)) return;
    if (visit.station === 'source') this.leaves(visit);
    else if (visit.station === 'home') this.returns(number, visit, visits);
  }

  private leaves({ time }: RmVisit): void {
    const { acr } = this;
    const { rules } = this.source;
    const { abr } = this.simulation.network.connections[this.index]!.vc;
    if (rules.acr === acr || !(rules instanceof SourceRules) || abr === null) return;
    const { lastForward, unanswered } = rules;
    const idle = lastForward < 0 ? Number.NaN : time - lastForward;
    this.near = {
      time,
      cause: { kind: 'forward', lastForward: lastForward < 0 ? Number.NaN : lastForward },
      reason: reasonBeforeForward({ acr, idle, unanswered }, rules, abr),
    };
  }

  private returns(number: number, { time, after }: RmVisit, visits: readonly RmVisit[]): void {
    const { acr } = this;
    const { rules } = this.source;
    if (rules.acr === acr) return;
    this.near = { time, cause: { kind: 'rm', number, visits }, reason: reasonOfReturn(after, acr, rules) };
  }

  private became(time: Picoseconds, after: number): void {
    const { near, acr: before } = this;
    const { cause, reason } = near?.time === time ? near : this.unannounced(time, before, after);
    this.near = null;
    this.acr = after;
    if (isAlike(before, after)) return;
    this.onChange?.({ time, before, after, cause, reason, fair: this.fair });
  }

  /** Cause and reason of a change without an RM cell of the VC. */
  private unannounced(
    time: Picoseconds,
    before: number,
    after: number,
  ): { cause: RateCause; reason: RateReason } {
    const { rules } = this.source;
    if (rules instanceof PrcaRules)
      return { cause: { kind: 'cell' }, reason: reasonOfCell(before - after, after, rules) };
    if (rules instanceof NegativeFeedbackSource && after > before)
      return { cause: { kind: 'cell' }, reason: reasonOfRecovery(rules) };
    const said = { er: rules.pcr, ci: true, ni: false };
    return {
      cause: { kind: 'notice', notice: this.arrived(time) },
      reason: reasonOfReturn(said, before, rules),
    };
  }

  /** The notice that has just arrived: of those that can have arrived by now, the one with the shortest wait on its way. */
  private arrived(time: Picoseconds): Notice | null {
    this.notices = this.notices.filter((notice) => time - notice.time < LONGEST_WAY);
    let longestDue: Notice | null = null;
    let least = Infinity;
    for (const notice of this.notices) {
      if (!this.isForSource(notice)) continue;
      const waited = time - notice.time - this.wayFrom(notice.port);
      if (waited < 0 || waited >= least) continue;
      least = waited;
      longestDue = notice;
    }
    this.notices = this.notices.filter((notice) => notice !== longestDue);
    return longestDue;
  }

  /** Whether a notice is for this source: switches beyond the end of its loop notify another one. */
  private isForSource({ port }: Notice): boolean {
    const { path } = this.simulation.network.connections[this.index]!.vc;
    return path.indexOf(port.slice(0, port.indexOf('>'))) < path.indexOf(this.loop.to);
  }

  /** Minimum time from the switch of a port back to the source. */
  private wayFrom(port: string): Picoseconds {
    const { backward } = this.simulation.network.connections[this.index]!;
    const node = port.slice(0, port.indexOf('>'));
    const links = backward.slice(backward.findIndex(({ id }) => id.startsWith(`${node}>`)));
    return links.reduce((sum, { delay, cellWhole }) => sum + delay + cellWhole, 0);
  }
}
