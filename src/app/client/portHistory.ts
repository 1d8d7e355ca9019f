import type { Picoseconds, PortState, VcState } from '../../contract/index.ts';

/** What edits change. */
interface InForce {
  readonly ports: readonly PortState[];
  readonly vcStates: readonly VcState[];
}

interface Entry extends InForce {
  readonly time: Picoseconds;
}

const NOTHING: InForce = { ports: [], vcStates: [] };

let entries: readonly Entry[] = [];

/** How ports and VCs stood from each edit on, so that going back shows them as they were. */
export const portHistory = {
  begin({ ports, vcStates }: InForce): void {
    entries = [{ time: 0, ports, vcStates }];
  },

  /** An edit ends whatever was known to come after it. */
  note(time: Picoseconds, { ports, vcStates }: InForce): void {
    entries = [...entries.filter((entry) => entry.time <= time), { time, ports, vcStates }];
  },

  at(time: Picoseconds): InForce {
    const { ports, vcStates } = entries.findLast((entry) => entry.time <= time) ?? NOTHING;
    return { ports, vcStates };
  },
};
