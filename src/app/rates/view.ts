import type { LoadedReport } from '../../contract/index.ts';
import { mostRecorded } from '../plot/branch.ts';
import { type Lane, layoutLanes } from '../plot/paint/lanes.ts';
import type { Profile } from '../plot/paint/style.ts';
import type { Session } from '../session/session.ts';
import { ratedIds, ratedVcs } from '../store/rated.ts';

const LANE = {
  laptop: { followed: 70, most: 46 },
  phone: { followed: 110, most: 44 },
  projector: { followed: 124, most: 60 },
} as const;
/** CSS pixels. */
const PROJECTED = { large: 112, small: 29 } as const;

/** The VC in the large lane: the followed one, else the first with rate control. */
export function largeVc(loaded: LoadedReport | null, followed: number | null): number | null {
  const vcs = ratedVcs(loaded);
  return vcs.find(({ id }) => id === followed)?.id ?? vcs[0]?.id ?? null;
}

/**
 * The VCs that have a lane: the large one and the first others. On a projector it is above, next to the title; each has a
 * line of text, and of more than eight VCs the routes take the room of one.
 */
export function acrVcs(loaded: LoadedReport | null, large: number, profile: Profile): readonly number[] {
  const all = ratedIds(loaded);
  const most = profile !== 'projector' ? 15 : all.length > 8 ? 7 : 8;
  const shown = [...new Set([large, ...all])].slice(0, most);
  return profile === 'projector' ? shown : all.filter((vc) => shown.includes(vc));
}

/** @param alone in a row of compared branches there is room for the large lane alone */
export function acrLanes(
  loaded: LoadedReport | null,
  large: number | null,
  height: number,
  profile: Profile,
  alone: boolean,
): Lane[] {
  if (large === null) return [];
  const vcs = alone ? [large] : acrVcs(loaded, large, profile);
  return layoutLanes(
    vcs.map((vc) => [vc]),
    large,
    height,
    {
      followedHeight: LANE[profile].followed,
      maxHeight: LANE[profile].most,
    },
  );
}

/** CSS pixels. */
interface AcrHeights {
  /** Smallest and largest sensible height on a laptop. */
  readonly min: number;
  readonly max: number;
  readonly phone: number;
  /** Smallest on a projector. */
  readonly projected: number;
}

export function acrHeights(lanes: number): AcrHeights {
  const small = Math.max(0, lanes - 1);
  return {
    min: 56 + small * 22,
    max: 110 + small * LANE.laptop.most,
    phone: Math.min(390, 160 + small * LANE.phone.most),
    projected: PROJECTED.large + small * PROJECTED.small,
  };
}

/** Cells per second of the first link. */
export const capacityOf = (loaded: LoadedReport | null): number =>
  ((loaded?.scenario.links[0]?.rateMbps ?? 0) * 1e6) / 424;

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
  for (const { path } of ratedVcs(loaded))
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
