import { fixed, percent } from '../../format.ts';
import { resultTexts as texts } from '../../strings/panels/result.ts';
import { alike, claimed, differs } from '../branches/compare/claim.ts';
import type { Figures, Session } from './figures.ts';

/** Sessions that got so much more or less are worth a name. */
const WORTH_A_NAME = 0.1;

/** How VCs are called, and which one the page is about. */
export interface Vcs {
  readonly nameOf: (vc: number) => string;
  readonly followed: number | null;
}

interface Change {
  readonly vc: number;
  readonly a: number;
  readonly b: number;
}

/** A figure of every session in both runs, where both know it. */
const changes = (a: Figures, b: Figures, of: (session: Session) => number): readonly Change[] =>
  a.sessions.flatMap((session) => {
    const other = b.sessions.find(({ vc }) => vc === session.vc);
    const pair = { vc: session.vc, a: of(session), b: other === undefined ? Number.NaN : of(other) };
    return Number.isFinite(pair.a - pair.b) ? [pair] : [];
  });

const most = (list: readonly Change[], by: (change: Change) => number): Change | undefined =>
  list.reduce<Change | undefined>(
    (best, one) => (best === undefined || by(one) > by(best) ? one : best),
    undefined,
  );

/** `gives 3h1 98 % of its fair share instead of 15 %`: the VC that the page is about, else the one that changed most. */
function shareChanged(a: Figures, b: Figures, { nameOf, followed }: Vcs): string | null {
  const by = (one: Change) => Math.abs(one.b - one.a);
  const all = changes(a, b, ({ share }) => share).filter((one) => by(one) >= WORTH_A_NAME);
  const found = all.find(({ vc }) => vc === followed) ?? most(all, by);
  if (found === undefined) return null;
  return texts.gives(nameOf(found.vc), percent(found.b, 0), percent(found.a, 0));
}

/** `finishes the slowest file in 0.361 s instead of 0.508 s`; null where there are no files, or where it takes as long. */
function filesTaken({ slowestFileS: a }: Figures, { slowestFileS: b }: Figures): string | null {
  if (!Number.isFinite(b - a) || alike(a, b)) return null;
  return texts.finishes(fixed(b, 3), fixed(a, 3));
}

/** `VC 4 gets 59 % more`, `VC 1 60 % fewer`: who gained and who lost, of packets that are as many as before. */
function exchanged(a: Figures, b: Figures, { nameOf }: Vcs): string | null {
  const all = changes(a, b, ({ packets }) => packets).filter((one) => one.a > 0);
  const gain = ({ a: before, b: after }: Change) => after / before - 1;
  const up = most(all, gain);
  const down = most(all, (one) => -gain(one));
  const parts = [
    up && gain(up) >= WORTH_A_NAME ? texts.gains(nameOf(up.vc), percent(gain(up), 0)) : null,
    down && gain(down) <= -WORTH_A_NAME ? texts.loses(nameOf(down.vc), percent(-gain(down), 0)) : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : `${texts.inAll}: ${parts.join(', ')}`;
}

/** What two runs differ in, in one sentence: the cost before the gain, and never who wins. @param who B */
export function headline(who: string, a: Figures, b: Figures, vcs: Vcs): string {
  const keys = claimed([a, b]);
  const given = filesTaken(a, b) ?? shareChanged(a, b, vcs);
  const parts = keys.flatMap((key) => {
    if (key !== 'packets') return [differs(a, b, key)];
    if (given !== null) return [];
    return [(alike(a.packets, b.packets) ? exchanged(a, b, vcs) : null) ?? differs(a, b, key)];
  });
  const all = given === null ? parts : [given, ...parts];
  const same = given === null && keys.every((key) => a[key] === b[key]);
  return all.length === 0 || same ? texts.none : texts.sentence(who, all);
}
