import type { ReactNode } from 'react';
import type { LoadedReport } from '../../../contract/index.ts';
import { shortRate } from '../../format.ts';
import { type LaneRoom, type LaneTrace, type PlacedLane, placeLanes } from '../../lanes/lanes.ts';
import type { Columns } from '../../plot/frame.ts';
import type { Profile } from '../../plot/paint/style.ts';
import { acrAt, fairAt } from '../../rates/acrReadings.ts';
import { abrVcIds } from '../../store/runKind.ts';
import { vcName } from '../../store/vcNames.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { goodputColumns } from './nextToLines.ts';
import { footOf, type StateBand } from './paintStates.ts';

const words = ratePanels.acr;
const LANE = {
  laptop: { large: 70, most: 46 },
  phone: { large: 110, most: 44 },
  projector: { large: 124, most: 60 },
} as const;
/** Lane heights on a projector, CSS pixels. */
const PROJECTED = { large: 112, small: 29 } as const;
/** Room above the top of the scale and below zero of a lane, CSS pixels. */
const PAD = { top: 5, bottom: 2 } as const;
/** Room above the scales: for starts of VCs in the large lane; on a phone also for names and values. CSS pixels. */
const HEADROOM = {
  laptop: { large: 14, small: 0 },
  phone: { large: 34, small: 15 },
  projector: { large: 30, small: 0 },
} as const;
/** Room for the title of a compared branch, which has a badge before it; its scale begins below. CSS pixels. */
const BELOW_TITLE = 9;
/** Lane height from which a rate fits above its share, CSS pixels. */
const TWO_LINES = { laptop: 27, phone: 27, projector: 160 } as const;
/** Width of the edge of the goodput area, as a share of the ACR pen. */
const EDGE = 0.5;
/** Largest pen width in a small lane, as a share of the lane height. */
const PEN = 1 / 9;

/**
 * VCs that have a lane: the large one and the first others. On a projector the large lane is on top, next to the title;
 * each lane has a line of text, and with more than eight VCs the routes panel takes the room of one lane.
 */
export function acrVcs(loaded: LoadedReport | null, large: number, profile: Profile): readonly number[] {
  const all = abrVcIds(loaded);
  const most = profile !== 'projector' ? 15 : all.length > 8 ? 7 : 8;
  const shown = [...new Set([large, ...all])].slice(0, most);
  return profile === 'projector' ? shown : all.filter((vc) => shown.includes(vc));
}

/** Panel heights, CSS pixels. */
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

interface RatesView {
  readonly loaded: LoadedReport | null;
  readonly large: number | null;
  /** In a row of compared branches only the large lane fits. */
  readonly alone: boolean;
  /** Capacity of the link, cells/s, and the share of it that the lane of a VC spans. */
  readonly capacity: number;
  readonly partOf: (vc: number) => number;
  /** How the algorithm of the shown port regards each VC; null where it has no such states. */
  readonly states: StateBand | null;
  readonly follow: (vc: number) => void;
  /** Opens the question about the rate in the large lane. */
  readonly ask: (vc: number, press: Parameters<NonNullable<PlacedLane['ask']>>[0]) => boolean;
  /** Legend of the states, below the value of the large lane. */
  readonly key: ReactNode;
}

function readGoodput(columns: Columns, { vc }: LaneTrace) {
  const rates = goodputColumns(columns, vc ?? 0);
  return { min: rates, max: rates };
}

/** Lanes of rates: ACR and goodput of a VC next to its fair share, one lane for each VC. */
export function rateLanes(
  { height, profile, style }: LaneRoom,
  { loaded, large, alone, capacity, partOf, states, follow, ask, key }: RatesView,
): readonly PlacedLane[] {
  if (large === null) return [];
  const vcs = alone ? [large] : acrVcs(loaded, large, profile);
  const placed = placeLanes(
    vcs.map((vc) => ({ vc, large: vc === large })),
    height,
    LANE[profile],
  );
  return placed.map(({ vc, large: isLarge, top, height: rows }): PlacedLane => {
    const headroom = HEADROOM[profile][isLarge ? 'large' : 'small'];
    const [past, ahead] = style.lane;
    const pens = isLarge
      ? style.followed
      : ([Math.min(past, rows * PEN), Math.min(ahead, rows * PEN)] as const);
    const isLow = rows < TWO_LINES[profile];
    const span = words.capacity(partOf(vc));
    return {
      id: String(vc),
      label: vcName(loaded, vc),
      name: vcName(loaded, vc),
      vc,
      // On a laptop the canvas draws the span of small lanes, where there is room.
      ...((isLarge || profile !== 'laptop') && {
        words: {
          from: headroom + (alone ? BELOW_TITLE : 0),
          top: profile === 'phone' ? words.span(span) : span,
        },
      }),
      large: isLarge,
      top,
      height: rows,
      most: capacity / partOf(vc),
      above: PAD.top + headroom,
      below: PAD.bottom + footOf({ height: rows }, states),
      raised: isLarge && profile === 'laptop',
      edge: 'line',
      traces: [
        {
          channels: [`arrived/${vc}`],
          read: readGoodput,
          vc,
          // The large lane draws a named line of its own for goodput.
          pens: isLarge ? null : [pens[0] * EDGE, pens[1] * EDGE],
          fill: 'tint',
        },
        { channels: [`acr/${vc}`], during: `fair/${vc}`, vc, pens, fill: null },
      ],
      limits: [{ channel: `fair/${vc}` }],
      choose: () => follow(vc),
      ask: (press) => isLarge && ask(vc, press),
      read: ({ time, traces }) => {
        const fair = fairAt(vc, time, traces);
        if (Number.isNaN(fair)) return ['', ''];
        return [shortRate(acrAt(vc, time, traces)), (isLow ? words.ofFair : words.fairOf)(shortRate(fair))];
      },
      isLow,
      children: isLarge && key,
    };
  });
}

/** Room above the scale of a lane for words, and below it, CSS pixels. */
export const headroomOf = ({ above }: PlacedLane): number => above - PAD.top;
export const footroomOf = ({ below }: PlacedLane): number => below - PAD.bottom;
