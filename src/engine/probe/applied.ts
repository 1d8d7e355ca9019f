import type { AppliedChange, Picoseconds, PortState, VcState } from '../../contract/index.ts';
import type { Simulation } from '../sim/simulation.ts';

/**
 * Switch ports as they are in force. Where only VCs with credit cross a port, nothing ever waits in its buffer:
 * what can be full are the places that those VCs have before it.
 */
export const portsInForce = ({ network }: Simulation): readonly PortState[] =>
  network.ports.map(({ settings, credits, members }) => {
    if (credits === null || !members.every((flow) => credits.covers(flow))) return settings;
    return { ...settings, bufferCells: credits.receiver.placesOf(members) };
  });

const isSame = <T>(a: T, b: T | undefined): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * The settings in force at each port and for each VC, by time: policy, thresholds, buffer, shares, weights. They are
 * read from the run itself whenever an edit was carried out, so presets and defaults of a policy that comes back are
 * in it as the port got them.
 */
export class AppliedLog {
  private readonly simulation: Simulation;
  private changes: AppliedChange[] = [];
  private ports: readonly PortState[] = [];
  private vcs: readonly VcState[] = [];
  /** Changes before this time are recorded already (a replay). */
  private knownUntil: Picoseconds = 0;

  constructor(simulation: Simulation) {
    this.simulation = simulation;
    simulation.settingsChanged = () => this.note();
    this.restart();
  }

  /** Records what differs from the last known settings. */
  private note(): void {
    const { simulation } = this;
    if (simulation.now < this.knownUntil) return;
    const [ports, vcs] = [portsInForce(simulation), simulation.vcStates()];
    const changed = {
      time: simulation.now,
      ports: ports.filter((port, i) => !isSame(port, this.ports[i])),
      vcs: vcs.filter((vc, i) => !isSame(vc, this.vcs[i])),
    };
    this.ports = ports;
    this.vcs = vcs;
    if (changed.ports.length + changed.vcs.length > 0) this.changes.push(changed);
  }

  /** The run is at a moment from which on nothing is recorded: all settings of that moment are recorded again. */
  forgetFromNow(): void {
    const { now } = this.simulation;
    this.changes = this.changes.filter(({ time }) => time < now);
    this.restart();
  }

  /** The same, when what came before belongs to another record. */
  takeOver(): void {
    this.changes = [];
    this.restart();
  }

  private restart(): void {
    this.ports = [];
    this.vcs = [];
    this.knownUntil = this.simulation.now;
    this.note();
  }

  /** The run has gone back: changes up to `reach` come again. */
  replayUntil(reach: Picoseconds): void {
    this.knownUntil = reach;
  }

  /** Changes since the last call, oldest first. */
  take(): readonly AppliedChange[] {
    return this.changes.splice(0);
  }
}
