import type { Picoseconds, PortState } from '../../contract/index.ts';

interface Entry {
  readonly time: Picoseconds;
  readonly ports: readonly PortState[];
}

let entries: readonly Entry[] = [];

/** How the ports stood from each edit on, so that going back shows them as they were. */
export const portHistory = {
  begin(ports: readonly PortState[]): void {
    entries = [{ time: 0, ports }];
  },

  /** An edit ends whatever was known to come after it. */
  note(time: Picoseconds, ports: readonly PortState[]): void {
    entries = [...entries.filter((entry) => entry.time <= time), { time, ports }];
  },

  at(time: Picoseconds): readonly PortState[] {
    return entries.findLast((entry) => entry.time <= time)?.ports ?? [];
  },
};
