import { elementAt, lastOf } from '../../../../contract/index.ts';
import { fixed, percent, whole } from '../../../format.ts';
import { branchPanels } from '../../../strings/panels/branchPanels.ts';

/** The figures that a claim is about; NaN where they are not known. */
export interface Claimed {
  readonly packets: number;
  readonly dropped: number;
  readonly queueMean: number;
}

/** A branch with its letter. */
export interface Compared extends Claimed {
  readonly badge: string;
}

type Figure = 'packets' | 'dropped' | 'queueMean';

const NEGLIGIBLE = 0.05;
const words = branchPanels.claims;

const known = (all: readonly Claimed[], key: Figure): boolean =>
  all.every((one) => Number.isFinite(one[key])) && all.some((one) => one[key] > 0);

export const alike = (a: number, b: number): boolean => Math.abs(a - b) < NEGLIGIBLE * Math.max(a, b);

/** By how much less b is than a: only none is 100 % less. */
export const shareLess = (a: number, b: number): string => percent(b > 0 ? Math.min(1 - b / a, 0.99) : 1, 0);

/** `11 times as many cells`, `38 % more packets`, `no cells`. */
function amount(a: number, b: number, what: string): string {
  // Less than one is none: a mean of next to nothing is no measure for another.
  if (alike(a, b) || Math.max(a, b) < 1) return words.alike(what);
  if (b === 0) return words.none(what);
  if (Math.round(a) === 0) return words.from(whole(b), what);
  if (b / a >= 3) return words.times(fixed(b / a, b / a < 10 ? 1 : 0), what);
  return b > a ? words.more(percent(b / a - 1, 0), what) : words.fewer(shareLess(a, b), what);
}

/** What B differs in: `drops 11 times as many cells`. */
export const differs = (a: Claimed, b: Claimed, key: Figure): string =>
  `${words.verbs[key]} ${amount(a[key], b[key], words.things[key])}`;

const ofTwo = (a: Compared, b: Compared, keys: readonly Figure[]): string =>
  words.two(b.badge, keys.map((key) => differs(a, b, key)).join(words.and), a.badge);

/** Which has the most and which the fewest. */
function ofMany(all: readonly Compared[], key: Figure): string {
  const order = [...all].sort((one, other) => other[key] - one[key]);
  const [most, least] = [elementAt(order, 0), lastOf(order)];
  if (alike(most[key], least[key])) return words.allAlike(words.verbs[key], words.things[key]);
  return words.most(
    most.badge,
    words.verbs[key],
    words.things[key],
    whole(most[key]),
    least.badge,
    whole(least[key]),
  );
}

/** What a claim is about: the cost before the gain, as far as they are known. */
export function claimed(all: readonly Claimed[]): readonly Figure[] {
  const cost: Figure = known(all, 'dropped') ? 'dropped' : 'queueMean';
  return [cost, 'packets' as const].filter((key) => known(all, key));
}

/** What the branches differ in; the first is what the others are held against. */
export function claim(all: readonly Compared[]): string {
  const keys = claimed(all);
  const [first, second, ...others] = all;
  if (first === undefined || second === undefined) return words.nothing;
  if (keys.every((key) => all.every((one) => one[key] === first[key]))) return words.nothing;
  if (others.length === 0) return ofTwo(first, second, keys);
  return keys.map((key) => ofMany(all, key)).join(' ');
}
