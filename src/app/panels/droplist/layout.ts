import type { PolicyInfo } from '../../../contract/index.ts';
import { placeLabels, spanAround } from '../../plot/labels.ts';
import type { Profile } from '../../plot/paint/style.ts';

export interface DropRows {
  readonly vcs: readonly number[];
  readonly rowOf: ReadonlyMap<number, number>;
  readonly top: number;
  readonly rowHeight: number;
  readonly height: number;
}

const ROW = { laptop: 7, phone: 7.2, projector: 13 } as const;
const MOST_HEIGHT = { laptop: 72, phone: 105, projector: 150 } as const;
const TOP = { laptop: 8, phone: 4, projector: 14 } as const;
const BOTTOM = { laptop: 6, phone: 4, projector: 10 } as const;

/** One row per VC, in the order of the windows below. */
export function dropRows(vcs: readonly number[], profile: Profile): DropRows {
  // With many VCs several rows share a pixel: the panels below need the height.
  const rowHeight = Math.min(ROW[profile], MOST_HEIGHT[profile] / Math.max(1, vcs.length));
  return {
    vcs,
    rowOf: new Map(vcs.map((vc, row) => [vc, row])),
    top: TOP[profile],
    rowHeight,
    height: Math.ceil(TOP[profile] + vcs.length * rowHeight + BOTTOM[profile]),
  };
}

/** Rows with a label: the first, every fifth, the last and the followed one; rows too close to the followed one have none. */
export function labelledRows(rows: DropRows, followed: number | null, fontHeight: number): readonly number[] {
  const last = rows.vcs.length - 1;
  const chosen = followed === null ? -1 : (rows.rowOf.get(followed) ?? -1);
  const wanted = rows.vcs
    .map((_, row) => row)
    .filter((row) => row === 0 || row === last || (row + 1) % 5 === 0);
  const wishes = chosen >= 0 ? [chosen, ...wanted] : wanted;
  const places = placeLabels(wishes.map((row) => [spanAround(row * rows.rowHeight, fontHeight / 2)]));
  return wishes.filter((_, i) => places[i] !== null);
}

/** Whether a policy keeps a drop list. */
export const keepsList = (policy: PolicyInfo | null): boolean => policy?.keepsList === true;

/** Name of the parameter that limits the list, where the policy has one. */
export function listLimit(policy: PolicyInfo | null): string | null {
  return policy?.parameters.find((p) => p.kind === 'number' && p.unit === 'VCs')?.name ?? null;
}
