import { lastOf } from '../../../contract/index.ts';
import type { SenderGroup } from '../document/groups.ts';
import type { SwitchPlaces } from '../layout.ts';

/** Position of a switch in grid steps, and the extent of the switch with its marks above and below its middle, CSS pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly up: number;
  readonly down: number;
}

export interface Measures {
  readonly across: boolean;
  /** Height of a box, and of a mark with the gap behind it. */
  readonly box: number;
  readonly pitch: number;
  /** Least vertical gap between neighbours. */
  readonly gap: number;
  /** Least distance of rows. */
  readonly least: number;
  /** Number of rows shown. */
  readonly steps: number;
}

function spotsOf(groups: readonly SenderGroup[], places: SwitchPlaces, measures: Measures): readonly Spot[] {
  const { across, box, pitch } = measures;
  const reach = (marks: number) => box / 2 + (marks + 0.5) * pitch;
  return Object.entries(places).map(([id, { column, row }]) => ({
    x: across ? column : row,
    y: across ? row : column,
    up: reach(groups.filter(({ route }) => route[0] === id).length),
    down: reach(groups.filter(({ route }) => lastOf(route) === id).length),
  }));
}

/** Distance of rows, large enough that the marks of switches above each other do not overlap. */
function rowOf(spots: readonly Spot[], { gap, least }: Measures): number {
  const needs = spots.flatMap((upper) =>
    spots
      .filter((lower) => Math.abs(lower.x - upper.x) < 1 && lower.y - upper.y >= 1)
      .map((lower) => (upper.down + lower.up + gap) / (lower.y - upper.y)),
  );
  return Math.max(least, ...needs);
}

/** Heights of a drawing with sources above their switches and destinations below: no more than its marks need. */
export function heightsOf(
  groups: readonly SenderGroup[],
  places: SwitchPlaces,
  measures: Measures,
): { readonly top: number; readonly bottom: number; readonly row: number } {
  const spots = spotsOf(groups, places, measures);
  const row = rowOf(spots, measures);
  const bare = (measures.box + measures.pitch) / 2;
  return {
    row,
    top: Math.max(bare, ...spots.map(({ y, up }) => up - y * row)),
    bottom: Math.max(bare, ...spots.map(({ y, down }) => down - (measures.steps - y) * row)),
  };
}
