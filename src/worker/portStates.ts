import type { PortState } from '../contract/index.ts';
import type { Simulation } from '../engine/index.ts';

/**
 * Switch ports as the page shows them. Where only VCs with credit cross, nothing ever waits in the buffer of the port:
 * what can be full are the places that those VCs have before it.
 */
export const portStatesOf = ({ network }: Simulation): readonly PortState[] =>
  network.ports.map(({ settings, credits, members }) => {
    if (credits === null || !members.every((flow) => credits.covers(flow))) return settings;
    return { ...settings, bufferCells: credits.receiver.placesOf(members) };
  });
