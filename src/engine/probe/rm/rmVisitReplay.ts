import { type Picoseconds, PS_PER_MS, type RmVisit, remark, type Why } from '../../../contract/index.ts';
import { SourceRules } from '../../abr/ends/sourceRules.ts';
import { type RateLoop, rateLoopsOf } from '../../network/build/loops.ts';
import type { Simulation } from '../../run/simulation.ts';
import type { EventExplainer, ReplayRequest } from '../why/eventExplainer.ts';
import { SearchReplay } from '../why/searchReplay.ts';
import { explainRmCell } from '../why/whyRmCell.ts';
import { RmPathProbe } from './rmPathProbe.ts';

interface Visit {
  readonly time: Picoseconds;
  readonly number: number;
  readonly visit: RmVisit;
}

/** Replays a visit of an RM cell of one VC, and continues until the cell has returned. */
class RmVisitReplay extends SearchReplay<Visit> {
  private readonly watching: RmPathProbe;
  /** Visits so far of the RM cells in transit, by number. */
  private readonly visits = new Map<number, RmVisit[]>();

  /** @param index of a VC with rate control */
  constructor(simulation: Simulation, wish: ReplayRequest, index: number) {
    super(simulation, wish, index);
    const { port } = wish.event;
    this.watching = new RmPathProbe(simulation.network, index, (_, number, visit) => {
      const visits = this.visits.get(number) ?? [];
      visits.push(visit);
      this.visits.set(number, visits);
      if (visit.port === port) this.consider({ time: visit.time, number, visit });
      if (visit.station === 'home' && this.found?.number !== number) this.visits.delete(number);
    });
  }

  private get own(): readonly RmVisit[] {
    return this.visits.get(this.found?.number ?? -1) ?? [];
  }

  protected get lacksReason(): boolean {
    const [{ source }] = rateLoopsOf(this.simulation.network, this.index) as [RateLoop];
    return source.rules instanceof SourceRules && this.own[0]?.station !== 'source';
  }

  protected get isOver(): boolean {
    return this.own.at(-1)?.station === 'home';
  }

  protected begin(): void {}

  explain(): Why | null {
    const { found, own, simulation, index, request } = this;
    if (found === null) return null;
    const { number, visit } = found;
    return explainRmCell({ event: request.event, simulation, index, number, visit, visits: own });
  }

  stop(): void {
    this.watching.stop();
  }
}

export const rmVisits: EventExplainer = {
  leadTime: 5 * PS_PER_MS,
  begin: (simulation, wish, index) =>
    simulation.network.connections[index]!.vc.abr === null
      ? null
      : new RmVisitReplay(simulation, wish, index),
  nothing: ({ event: { vc, port, time }, find }) => remark('noRmCell', { vc, port, time, find }),
};
