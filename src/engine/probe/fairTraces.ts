import { fairShares } from '../metrics/fairShares.ts';
import type { Simulation } from '../sim/simulation.ts';
import type { SessionSink } from '../traffic/ends.ts';
import { BinTrace } from './binTrace.ts';

/** Max-min fair shares of a run over time: worked out anew whenever a session begins or ends. */
export class FairTraces implements SessionSink {
  /** Ids of the VCs with rate control, and a trace for each. */
  readonly vcs: readonly { readonly id: number; readonly index: number; readonly trace: BinTrace }[];
  private readonly simulation: Simulation;
  private shares: readonly number[];

  constructor(simulation: Simulation, binPs: number) {
    const { network, scenario, end } = simulation;
    this.simulation = simulation;
    this.shares = fairShares(scenario, network);
    this.vcs = network.connections.flatMap(({ vc }, index) =>
      vc.abr === null
        ? []
        : [{ id: vc.id, index, trace: new BinTrace(binPs, end, this.shares[index] ?? Number.NaN) }],
    );
    if (this.vcs.length > 0) for (const { sender } of network.connections) sender.sessions = this;
  }

  changed(now: number): void {
    const before = this.shares;
    this.refresh();
    for (const { index, trace } of this.vcs) {
      const [was, is] = [before[index], this.shares[index]];
      if (Number.isNaN(was) || Number.isNaN(is)) trace.restart(now, is);
      else trace.record(now, is);
    }
  }

  /** The run may stand elsewhere. */
  refresh(): void {
    const { scenario, network } = this.simulation;
    this.shares = fairShares(scenario, network);
  }

  current(index: number): number {
    return this.shares[index] ?? Number.NaN;
  }
}
