import type { LinkDocument, NodeDocument, ScenarioDocument } from '../../contract/index.ts';
import { catalog, createSimulation } from '../../engine/node.ts';
import { completeScenario } from '../sim/scenarioSource.ts';

/** Cost of a cell hop under a scheduler at every port. Keys as in `bench --json` (docs/reference/cli.md). */
export interface SchedulerCost {
  readonly scheduler: string;
  readonly vcs: number;
  /** CPU time, ns. */
  readonly nsPerHop: number;
  /** Relative to FIFO with the same VCs. */
  readonly timesFifo: number;
}

/** A network of this many greedy senders of 500 bytes over one full port with EPD, 155.52 Mb/s. */
function network(vcs: number): ScenarioDocument {
  const ids = Array.from({ length: vcs }, (_, i) => i + 1);
  const host = (id: string): NodeDocument => ({ id, kind: 'host' });
  const link = (a: string, b: string): LinkDocument => ({ a, b, rateMbps: 155.52, delayMs: 1 });
  return {
    version: 1,
    id: `bench-${vcs}`,
    title: `${vcs} senders, one port`,
    nodes: [
      { id: 'S1', kind: 'switch' },
      { id: 'S2', kind: 'switch' },
      ...ids.flatMap((id) => [host(`src${id}`), host(`dst${id}`)]),
    ],
    links: [link('S1', 'S2'), ...ids.flatMap((id) => [link(`src${id}`, 'S1'), link('S2', `dst${id}`)])],
    vcs: ids.map((id) => ({
      id,
      path: [`src${id}`, 'S1', 'S2', `dst${id}`],
      source: { kind: 'greedy-tcp', packetBytes: 500, startMs: { from: 0, to: 10 } },
    })),
    ports: { default: { bufferCells: 2_000, policy: 'epd' } },
    run: { durationS: 0.5 },
  };
}

/** Measures each scheduler in rounds; the cheapest round counts, the first one is for warm-up. */
export function benchSchedulers(sizes: readonly number[], rounds: number): readonly SchedulerCost[] {
  return sizes.flatMap((vcs) => {
    const costs = catalog.schedulers.map(({ id }) => ({
      scheduler: id,
      complete: completeScenario(network(vcs), [['scheduler', id]]),
      nsPerHop: Number.POSITIVE_INFINITY,
    }));
    for (let round = 0; round <= rounds; round++) {
      for (const cost of costs) {
        const simulation = createSimulation(cost.complete);
        const start = process.cpuUsage();
        simulation.runUntil(simulation.end);
        const ns = process.cpuUsage(start).user * 1_000;
        if (round > 0) cost.nsPerHop = Math.min(cost.nsPerHop, ns / simulation.hops);
      }
    }
    const fifo = costs.find(({ scheduler }) => scheduler === 'fifo')?.nsPerHop ?? Number.NaN;
    return costs.map(({ scheduler, nsPerHop }) => ({ scheduler, vcs, nsPerHop, timesFifo: nsPerHop / fifo }));
  });
}
