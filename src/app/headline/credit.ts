import {
  float64At,
  type LoadedReport,
  type Picoseconds,
  type StageView,
  uint8At,
} from '../../contract/index.ts';
import { whole } from '../format.ts';
import { vcName } from '../store/vcNames.ts';
import { creditTexts as words } from '../strings/panels/credit.ts';
import type { HeadlineWords } from './headlineWords.ts';
import { moment } from './portWords.ts';

/** Credit of a VC on one hop, cells. */
export interface CreditHere {
  readonly vc: number;
  /** Sender and receiver. */
  readonly from: string;
  readonly to: string;
  readonly places: number;
  readonly waiting: number;
  /** Cells on the wire, and places whose credit is on its way back. */
  readonly underWay: number;
  readonly left: number;
}

/** The hops that end at a port's node, or those that begin there. */
export type CreditSide = 'before' | 'behind';

/** Credit of the VCs that cross a port, on the hop before it or behind it. */
export function creditsAt(loaded: LoadedReport, view: StageView | null, side: CreditSide): CreditHere[] {
  const credits = view?.credits ?? null;
  if (credits === null) return [];
  const [node] = loaded.port.split('>');
  return [...credits.vc].flatMap((vc, i) => {
    const path = loaded.vcs.find(({ id }) => id === vc)?.path ?? [];
    const hop = uint8At(credits.hop, i);
    const [from = '', to = ''] = path.slice(hop, hop + 2);
    if ((side === 'before' ? to : from) !== node) return [];
    const [places, waiting] = [float64At(credits.places, i), float64At(credits.waiting, i)];
    const left = Math.max(0, float64At(credits.left, i));
    return [{ vc, from, to, places, waiting, left, underWay: Math.max(0, places - left - waiting) }];
  });
}

/** `1h1: 8 of 13 places taken by waiting cells, 2 under way, 3 credits left.` */
export const creditWords = (loaded: LoadedReport, { vc, ...here }: CreditHere): string =>
  words.spoken(
    vcName(loaded, vc),
    whole(here.waiting),
    whole(here.places),
    whole(here.underWay),
    whole(here.left),
  );

/** Why no cell is lost, in words with numbers. */
export function creditHeadline(
  loaded: LoadedReport,
  view: StageView | null,
  now: Picoseconds,
): HeadlineWords {
  const [node = ''] = loaded.port.split('>');
  const here = creditsAt(loaded, view, 'before');
  const sum = (of: (vc: CreditHere) => number) => here.reduce((total, vc) => total + of(vc), 0);
  const spent = here.filter(({ left }) => left === 0).map(({ vc }) => vcName(loaded, vc));
  const sentence = words.body(
    node,
    whole(sum(({ waiting }) => waiting)),
    whole(sum(({ places }) => places)),
    whole(sum(({ left }) => left)),
  );
  const at = moment(now);
  if (spent.length === 0) return { key: 'free', headline: words.all(null), lasting: words.all(at), sentence };
  const who = [spent.join(', '), spent.length > 1] as const;
  return { key: 'waits', headline: words.spent(...who, null), lasting: words.spent(...who, at), sentence };
}
