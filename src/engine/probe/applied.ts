import type { Picoseconds, PortState, SettingsChange, SettingsInForce } from '../../contract/index.ts';
import type { Simulation } from '../run/simulation.ts';

/**
 * Switch ports as they are in force. Where only VCs with credit cross a port, nothing ever waits in its buffer:
 * what can be full are the places that those VCs have before it.
 */
const portsInForce = ({ network }: Simulation): readonly PortState[] =>
  network.ports.map(({ settings, credits, members }) => {
    if (credits === null || !members.every((flow) => credits.covers(flow))) return settings;
    return { ...settings, bufferCells: credits.receiver.placesOf(members) };
  });

/** Everything that edits change, as it is in force. */
export const settingsOf = (simulation: Simulation): SettingsInForce => ({
  ports: portsInForce(simulation),
  vcs: simulation.vcStates(),
  rates: simulation.rateStates(),
});

const UNKNOWN: SettingsInForce = { ports: [], vcs: [], rates: [] };

/** What is not as it was before; both lists have the same order. */
const differing = <T>(now: readonly T[], before: readonly T[]): readonly T[] =>
  now.filter((setting, i) => setting !== before[i] && JSON.stringify(setting) !== JSON.stringify(before[i]));

/**
 * The settings in force at each port and for each VC, by time: policy, thresholds, buffer, algorithm, shares, weights,
 * and what sources and couplings under rate control do. They are read from the run itself whenever an edit was carried
 * out, so presets and defaults of a policy that comes back are in it as the port got them.
 */
export class AppliedLog {
  private readonly simulation: Simulation;
  private changes: SettingsChange[] = [];
  private last = UNKNOWN;
  /** Changes before this time are recorded already (a replay). */
  private knownUntil: Picoseconds = 0;

  constructor(simulation: Simulation) {
    this.simulation = simulation;
    this.restart();
  }

  /** Settings may have changed: records what differs from the last known ones. */
  note(): void {
    const { simulation } = this;
    if (simulation.now < this.knownUntil) return;
    const { last } = this;
    const now = settingsOf(simulation);
    const ports = differing(now.ports, last.ports);
    const vcs = differing(now.vcs, last.vcs);
    const rates = differing(now.rates, last.rates);
    this.last = now;
    if (ports.length + vcs.length + rates.length > 0)
      this.changes.push({ time: simulation.now, ports, vcs, rates });
  }

  /** The run is at a moment from which on nothing is recorded: all settings of that moment are recorded again. */
  forgetFromNow(): void {
    const { now } = this.simulation;
    this.changes = this.changes.filter(({ time }) => time < now);
    this.restart();
  }

  /** The same, when what came before belongs to another record. */
  copyFrom(): void {
    this.changes = [];
    this.restart();
  }

  private restart(): void {
    this.last = UNKNOWN;
    this.knownUntil = this.simulation.now;
    this.note();
  }

  /** The run has gone back: changes up to `reach` come again. */
  replayUntil(reach: Picoseconds): void {
    this.knownUntil = reach;
  }

  /** Changes since the last call, oldest first. */
  take(): readonly SettingsChange[] {
    return this.changes.splice(0);
  }
}
