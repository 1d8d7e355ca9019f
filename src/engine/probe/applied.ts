import type { Picoseconds, PortState, SettingsChange, SettingsInForce } from '../../contract/index.ts';
import type { Simulation } from '../run/simulation.ts';

/**
 * Settings in force at switch ports. If only VCs with credit cross a port, no cell ever waits in its buffer, so its size
 * is replaced by the number of places of those VCs.
 */
const portsInForce = ({ network }: Simulation): readonly PortState[] =>
  network.ports.map(({ settings, credits, members }) => {
    if (credits === null || !members.every((flow) => credits.covers(flow))) return settings;
    return { ...settings, bufferCells: credits.receiver.placesOf(members) };
  });

/** All settings in force that edits can change. */
export const settingsOf = (simulation: Simulation): SettingsInForce => ({
  ports: portsInForce(simulation),
  vcs: simulation.vcStates(),
  rates: simulation.rateStates(),
});

const UNKNOWN: SettingsInForce = { ports: [], vcs: [], rates: [] };

/** Entries that have changed; both lists have the same order. */
const differing = <T>(now: readonly T[], before: readonly T[]): readonly T[] =>
  now.filter((setting, i) => setting !== before[i] && JSON.stringify(setting) !== JSON.stringify(before[i]));

/**
 * The settings in force at each port and for each VC, over time: policy, thresholds, buffer, algorithm, shares, weights,
 * and parameters of sources and couplings under rate control. They are read from the run after each applied edit,
 * so they include presets, and defaults of a policy that is selected again.
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

  /** Called when settings may have changed: records the differences from the last known ones. */
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

  /** Forgets changes from the present time on, and records all present settings again. */
  forgetFromNow(): void {
    const { now } = this.simulation;
    this.changes = this.changes.filter(({ time }) => time < now);
    this.restart();
  }

  /** Forgets all changes, which belong to another record, and records all present settings. */
  copyFrom(): void {
    this.changes = [];
    this.restart();
  }

  private restart(): void {
    this.last = UNKNOWN;
    this.knownUntil = this.simulation.now;
    this.note();
  }

  /** The run has gone back: changes up to `reach` are repeated, and not recorded again. */
  replayUntil(reach: Picoseconds): void {
    this.knownUntil = reach;
  }

  /** Changes since the last call, oldest first. */
  take(): readonly SettingsChange[] {
    return this.changes.splice(0);
  }
}
