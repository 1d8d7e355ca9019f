import { percent } from '../../format.ts';
import { resultTexts as texts } from '../../strings/result.ts';
import { alike, claimed, differs } from '../branches/claim.ts';
import type { Figures, Session } from './figures.ts';

/** Sessions that got so much more or less are worth a name. */
const WORTH_A_NAME = 0.1;

/** Shares that changed by nearly as much did so alike. */
const EQUAL = 0.05;

type Named = (vc: number) => string;

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

/** `gives 3h1 98 % of its fair share instead of 15 %`: the VC whose share has changed most, of equals the first. */
function shareChanged(a: Figures, b: Figures, nameOf: Named): string | null {
  const by = (one: Change) => Math.abs(one.b - one.a);
  const all = changes(a, b, ({ share }) => share);
  const largest = Math.max(...all.map(by));
  const found = all.find((one) => by(one) >= largest - EQUAL);
  if (found === undefined || largest < WORTH_A_NAME) return null;
  return texts.gives(nameOf(found.vc), percent(found.b, 0), percent(found.a, 0));
}

/** `VC 4 gets 59 % more`, `VC 1 60 % fewer`: who gained and who lost, of packets that are as many as before. */
function exchanged(a: Figures, b: Figures, nameOf: Named): string | null {
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
export function headline(who: string, a: Figures, b: Figures, nameOf: Named): string {
  const keys = claimed([a, b]);
  const given = shareChanged(a, b, nameOf);
  const parts = keys.flatMap((key) => {
    if (key !== 'packets') return [differs(a, b, key)];
    if (given !== null) return [];
    return [(alike(a.packets, b.packets) ? exchanged(a, b, nameOf) : null) ?? differs(a, b, key)];
  });
  const all = given === null ? parts : [given, ...parts];
  const same = given === null && keys.every((key) => a[key] === b[key]);
  return all.length === 0 || same ? texts.none : texts.sentence(who, all);
}
