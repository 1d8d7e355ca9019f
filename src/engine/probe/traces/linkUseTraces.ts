import { LINK_USES, type LinkUse, type Picoseconds } from '../../../contract/index.ts';
import { type CellFates, fatesOn } from '../../metrics/fates.ts';
import { cellsBegun } from '../../metrics/totals.ts';
import type { Network } from '../../network/nodes/network.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { RateTrace } from './rateTrace.ts';

type Port = Network['ports'][number];

/** Links that are recorded at most, the shown port's first. */
const MOST_LINKS = 64;

interface UseTrace {
  readonly port: string;
  readonly use: LinkUse;
  readonly trace: RateTrace;
}

/** A link with its counters, and what they were when the window under way began. */
interface Watched {
  readonly port: Port;
  readonly count: () => CellFates;
  readonly traces: readonly UseTrace[];
  before: Readonly<Record<LinkUse, number>>;
}

/**
 * Use of links in equal windows. It only reads counters of the network where a window ends, so cells cost nothing;
 * a replay comes to the same counts, and only windows that are new are read.
 */
export class LinkUseTraces {
  readonly binPs: Picoseconds;
  /** End of the window under way. */
  next: Picoseconds;
  private readonly simulation: Simulation;
  private readonly watched: readonly Watched[];

  /** @param ports in the order in which they are recorded; @param binFor length of a window for so many traces, picoseconds */
  constructor(simulation: Simulation, ports: readonly Port[], binFor: (traces: number) => Picoseconds) {
    const recorded = ports
      .slice(0, MOST_LINKS)
      .map((port) => ({ port, uses: usesOf(simulation.network, port) }));
    this.simulation = simulation;
    this.binPs = binFor(recorded.reduce((sum, { uses }) => sum + uses.length, 0));
    this.next = this.binPs;
    this.watched = recorded.map(({ port, uses }) => {
      const count = fatesOn(simulation.network, port);
      const traces = uses.map((use) => ({
        port: port.id,
        use,
        trace: new RateTrace(this.binPs, simulation.end),
      }));
      return { port, count, traces, before: { ...count(), carried: 0 } };
    });
  }

  get traces(): readonly UseTrace[] {
    return this.watched.flatMap(({ traces }) => traces);
  }

  /** All nodes of the run stand at the same time. */
  arrived(): void {
    const { now } = this.simulation;
    if (now !== this.next) return;
    for (const link of this.watched) {
      const counts = this.countsAt(link, now);
      for (const { use, trace } of link.traces) {
        trace.add(counts[use] - link.before[use]);
        trace.reach(now);
      }
      link.before = counts;
    }
    this.next += this.binPs;
  }

  /** Counts begin again where the run stands; the window that holds this moment is not known unless it begins here. */
  restart(): void {
    const { now } = this.simulation;
    for (const link of this.watched) link.before = this.countsAt(link, now);
    this.next = (Math.floor(now / this.binPs) + 1) * this.binPs;
  }

  private countsAt({ port, count }: Watched, now: Picoseconds): Watched['before'] {
    port.serveUntil(now - 1);
    return { ...count(), carried: cellsBegun(this.simulation.network, port.link, now) };
  }
}

/** What cells of the link can be, in any run of the document. */
function usesOf({ connections, hosts }: Network, { link, credits }: Port): readonly LinkUse[] {
  const crossing = connections.filter(({ forward, backward }) => [...forward, ...backward].includes(link));
  const can: Partial<Record<LinkUse, boolean>> = {
    duplicate: crossing.some(({ tcp, forward }) => tcp !== null && forward.includes(link)),
    rm: crossing.some(({ vc }) => vc.abr !== null),
    credit: credits !== null || hosts.some(({ creditEnds }) => creditEnds.some((end) => end !== null)),
  };
  return LINK_USES.filter((use) => can[use] ?? true);
}
