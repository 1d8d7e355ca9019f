import type { LoadedReport, VcInfo } from '../../../contract/index.ts';
import type { Level } from '../../lanes/levels/levels.ts';
import { mostRecorded } from '../../plot/branch.ts';
import type { Session } from '../../session/session.ts';
import { shortVcName } from '../../store/vcNames.ts';
import { creditTexts } from '../../strings/panels/credit.ts';

const words = creditTexts.time;
/** Largest number of lanes of one panel, and the room of a scale above its places as a factor. */
const MOST = 9;
const HEADROOM = 1.04;

/** A lane with the credit of one VC on one hop. */
export interface CreditLane {
  readonly vc: number;
  readonly hop: string;
  readonly large: boolean;
  /** Whether the hop is the shown port's; else it is another hop on the path of the large VC. */
  readonly here: boolean;
}

const hopsOf = ({ path }: VcInfo): string[] => path.slice(1).map((node, i) => `${path[i]}>${node}`);

export const creditChannel = ({ vc, hop }: Pick<CreditLane, 'vc' | 'hop'>): string => `credit/${vc}/${hop}`;

/**
 * Lanes to show: credit of the followed VC (or the first) at the shown port, of the other VCs there, and of the large VC on its
 * other hops. @param few only the large VC, at the port and on the hop before it
 */
export function creditLanes(
  loaded: LoadedReport | null,
  followed: number | null,
  few: boolean,
): CreditLane[] {
  const recorded = new Set(loaded?.channels.map(({ id }) => id));
  const port = loaded?.port ?? '';
  const crossing = (loaded?.vcs ?? []).filter(({ id }) => recorded.has(creditChannel({ vc: id, hop: port })));
  const chosen = crossing.find(({ id }) => id === followed) ?? crossing[0];
  if (chosen === undefined) return [];
  const way = hopsOf(chosen);
  const elsewhere = few ? way.slice(0, way.indexOf(port)).slice(-1) : way.filter((hop) => hop !== port);
  const others = few ? [] : crossing.filter((vc) => vc !== chosen);
  return [
    { vc: chosen.id, hop: port, large: true, here: true },
    ...others
      .slice(0, MOST - 1 - elsewhere.length)
      .map(({ id }) => ({ vc: id, hop: port, large: false, here: true })),
    ...elsewhere.map((hop) => ({ vc: chosen.id, hop, large: false, here: false })),
  ].filter((lane) => recorded.has(creditChannel(lane)));
}

/** Most places that the VC has had on this hop: the scale of its lane. */
export function mostPlaces(session: Session, lane: CreditLane, recorded: number): number {
  const seen = [creditChannel(lane), creditChannel(lane).replace('credit/', 'places/')]
    .map((channel) => mostRecorded(session, channel, recorded))
    .filter((cells) => !Number.isNaN(cells));
  return Math.max(1, ...seen);
}

export function levelOf(loaded: LoadedReport | null, lane: CreditLane, places: number): Level {
  const { vc, hop, large, here } = lane;
  const [, to = ''] = hop.split('>');
  const name = words.name(shortVcName(loaded, vc), to);
  return {
    kind: 'credit',
    channel: creditChannel(lane),
    vc,
    label: here ? shortVcName(loaded, vc) : words.to(to),
    name,
    large,
    selectsVc: here,
    most: places * HEADROOM,
  };
}
