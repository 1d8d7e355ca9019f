import { CELL_BITS, type LoadedReport } from '../../contract/index.ts';
import { mostRecorded } from '../plot/branch.ts';
import type { Session } from '../session/session.ts';
import { abrVcs } from '../store/runKind.ts';

/** The VC in the large lane: the followed one, else the first with rate control. */
export function largeVc(loaded: LoadedReport | null, followed: number | null): number | null {
  const vcs = abrVcs(loaded);
  return vcs.find(({ id }) => id === followed)?.id ?? vcs[0]?.id ?? null;
}

/** Cells per second of the first link. */
export const capacityOf = (loaded: LoadedReport | null): number =>
  ((loaded?.scenario.links[0]?.rateMbps ?? 0) * 1e6) / CELL_BITS;

/** Parts of the link that a lane may span from bottom to top: C/4, C/2, C. */
const PARTS = [4, 2, 1] as const;

/** The smallest of these parts that holds what was recorded of a VC. */
export function partFor(session: Session, vc: number, capacity: number, recorded: number): number {
  const fair = mostRecorded(session, `fair/${vc}`, recorded);
  if (Number.isNaN(fair)) return PARTS[0];
  const top = Math.max(fair * 1.15, mostRecorded(session, `acr/${vc}`, recorded));
  return PARTS.find((part) => top <= (capacity / part) * 1.001) ?? 1;
}

/** Ports between switches on the way of the VCs with rate control, the last one first, as the picture of a chain reads. */
export function queuePorts(loaded: LoadedReport | null): string[] {
  const ports: string[] = [];
  for (const { path } of abrVcs(loaded))
    path.slice(1, -2).forEach((node, i) => {
      const id = `${node}>${path[i + 2]}`;
      if (!ports.includes(id)) ports.push(id);
    });
  const recorded = ports.filter((id) => loaded?.channels.some((channel) => channel.id === `queue/${id}`));
  return recorded.toReversed();
}

/** `sw2`, or the whole port where a switch has several on the way. */
export function portLabel(ports: readonly string[], id: string): string {
  const node = id.split('>')[0] ?? id;
  const same = ports.filter((port) => port.startsWith(`${node}>`));
  return same.length > 1 ? id.replace('>', ' → ') : node;
}
