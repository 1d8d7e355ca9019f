import { LINK_USES, type LinkUse, type Picoseconds } from '../../../contract/index.ts';
import { type Meter, metersOf, placeOfUse } from '../../metrics/cellOutcomes.ts';
import type { Network } from '../../network/nodes/network.ts';
import type { Simulation } from '../../run/simulation.ts';
import { RateTrace } from './rateTrace.ts';
import { WindowCounts } from './windowCounts.ts';

type Port = Network['ports'][number];

/** Maximum number of recorded links, the shown port's first. */
const MOST_LINKS = 64;

interface UseTrace {
  readonly port: string;
  readonly use: LinkUse;
  readonly trace: RateTrace;
}

/** Use of links in equal windows. */
export interface LinkUseTraces {
  readonly traces: readonly UseTrace[];
  readonly counts: WindowCounts;
}

/** @param ports in the order in which they are recorded; @param binFor length of a window for a number of traces, picoseconds */
export function traceLinkUse(
  { network, end, now }: Simulation,
  ports: readonly Port[],
  binFor: (traces: number) => Picoseconds,
): LinkUseTraces {
  const recorded = ports.slice(0, MOST_LINKS);
  const uses = recorded.map((port) => usesOf(network, port));
  const binPs = binFor(uses.reduce((sum, some) => sum + some.length, 0));
  const traces = recorded.flatMap((port, row) =>
    uses[row]!.map((use) => ({ port: port.id, use, row, trace: new RateTrace(binPs, end) })),
  );
  const places = new Map(traces.map(({ row, use }, place) => [placeOfUse(row, use), place]));
  const meters = metersOf(network, recorded).flatMap((meter) => onlyFor(places, meter));
  const counts = new WindowCounts(
    meters,
    traces.map(({ trace }) => trace),
    binPs,
    now,
  );
  return { traces, counts };
}

/** The meter with its targets as indices of traces; empty if it adds to none. */
function onlyFor(places: ReadonlyMap<number, number>, meter: Meter): readonly Meter[] {
  const { node, values } = meter;
  const targets = meter.targets.map((some) => some.flatMap((target) => places.get(target) ?? []));
  const read = (time: Picoseconds): void => meter.read(time);
  return targets.every((some) => some.length === 0) ? [] : [{ node, values, targets, read }];
}

/** Possible uses of a link in any run of the document. */
function usesOf({ connections, hosts }: Network, { link, credits }: Port): readonly LinkUse[] {
  const crossing = connections.filter(({ forward, backward }) => [...forward, ...backward].includes(link));
  const can: Partial<Record<LinkUse, boolean>> = {
    duplicate: crossing.some(({ tcp, forward }) => tcp !== null && forward.includes(link)),
    rm: crossing.some(({ vc }) => vc.abr !== null),
    credit:
      credits !== null ||
      hosts.some(({ creditDestinations }) => creditDestinations.some((end) => end !== null)),
  };
  return LINK_USES.filter((use) => can[use] ?? true);
}
