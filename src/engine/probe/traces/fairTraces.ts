import { fairnessRuleOf, fairShares } from '../../metrics/fair/fairShares.ts';
import type { Simulation } from '../../run/simulation.ts';
import { BinTrace } from '../../sim/binTrace.ts';

/** A VC begins to have something to send, or has nothing more. */
interface Change {
  readonly time: number;
  readonly index: number;
  readonly active: boolean;
}

/**
 * Max-min fair shares of a run over time, recomputed whenever a session begins or ends. Hosts run ahead of each
 * other, so changes are sorted by time once all hosts have reached the same time.
 */
export class FairTraces {
  /** Ids of the VCs with rate control, and a trace for each. */
  readonly vcs: readonly { readonly id: number; readonly index: number; readonly trace: BinTrace }[];
  private readonly simulation: Simulation;
  /** By index of the VC: whether it has something to send. */
  private active: boolean[];
  private shares: readonly number[];
  private rule: string;
  private readonly changes: Change[] = [];

  constructor(simulation: Simulation, binPs: number) {
    const { network, end } = simulation;
    this.simulation = simulation;
    this.active = this.present;
    this.shares = this.sharesNow;
    this.rule = fairnessRuleOf(network.ports);
    this.vcs = network.connections.flatMap(({ vc }, index) =>
      vc.abr === null
        ? []
        : [{ id: vc.id, index, trace: new BinTrace(binPs, end, this.shares[index] ?? Number.NaN) }],
    );
    if (this.vcs.length === 0) return;
    network.connections.forEach(({ sender }, index) => {
      sender.probes.add({
        onSession: (time) => this.changes.push({ time, index, active: sender.active }),
      });
    });
  }

  private get present(): boolean[] {
    return this.simulation.network.connections.map(({ sender }) => sender.active);
  }

  private get sharesNow(): readonly number[] {
    const { scenario, network } = this.simulation;
    return fairShares(scenario, network, (index) => this.active[index]!);
  }

  /** All nodes of the run have reached the same time. */
  onBarrier(): void {
    if (this.vcs.length === 0) return;
    const changes = this.changes.splice(0).sort((a, b) => a.time - b.time);
    changes.forEach(({ time, index, active }, i) => {
      this.active[index] = active;
      if (changes[i + 1]?.time !== time) this.record(time);
    });
  }

  /** Recomputes the shares if an edit has changed the fairness rule. */
  settingsChanged(): void {
    if (this.vcs.length === 0) return;
    const { network, now } = this.simulation;
    const rule = fairnessRuleOf(network.ports);
    if (rule === this.rule) return;
    this.rule = rule;
    this.record(now);
  }

  /** Records the shares after all changes at one instant. */
  private record(time: number): void {
    const before = this.shares;
    this.shares = this.sharesNow;
    for (const { index, trace } of this.vcs) {
      const [was, is] = [before[index], this.shares[index]];
      if (Number.isNaN(was) || Number.isNaN(is)) trace.restart(time, is!);
      else trace.record(time, is!);
    }
  }

  /** The run has been restored to another time. */
  onSeek(): void {
    this.changes.length = 0;
    this.rule = fairnessRuleOf(this.simulation.network.ports);
    this.active = this.present;
    this.shares = this.sharesNow;
  }

  current(index: number): number {
    return this.shares[index] ?? Number.NaN;
  }
}
