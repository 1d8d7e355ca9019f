import type { LoadedReport, Picoseconds } from '../../contract/index.ts';
import { classLoss } from '../classes/classHeadline.ts';
import { percent, shortRate, whole } from '../format.ts';
import { fixedWords, type HeadlineWords } from '../headline/headlineWords.ts';
import { moment } from '../headline/portWords.ts';
import { recentLosses } from '../headline/recentLosses.ts';
import type { Session } from '../session/session.ts';
import { abrVcs, protagonist } from '../store/runKind.ts';
import { stageOf } from '../store/stage.ts';
import { vcName } from '../store/vcNames.ts';
import { rateSentences as words } from '../strings/rates.ts';
import { inParts } from '../strings/text.ts';
import { tracesOf } from '../traces/index.ts';
import { acrAt, fairAt, startsOf } from './acrReadings.ts';
import { classesAt, usedAt } from './classes.ts';

/** Relative deviation up to which a rate counts as its fair share; a larger one is worth a headline. */
const NEAR = 0.05;
/** Most VCs that a sentence names. */
const MOST = 3;
/** A link used less than this is not full, even if every VC is allowed its share; percent. */
const FULL = 90;

interface Rate {
  readonly id: number;
  readonly acr: number;
  readonly fair: number;
  readonly part: number;
}

/** Adds the use of the shown link, if it is low although the allowed rates are not. */
function withUse(body: string, session: Session, loaded: LoadedReport, now: Picoseconds): string {
  const classes = classesAt(loaded, loaded.port, stageOf(session).getState().vcStates);
  const percents = classes.length === 0 ? Number.NaN : usedAt(session, loaded, classes, now);
  const to = loaded.port.split('>')[1] ?? '';
  return percents < FULL ? words.bodyUsed(body, to, whole(Math.round(percents))) : body;
}

/** Headline about allowed rates and fair shares. */
export function rateHeadline(session: Session, loaded: LoadedReport, now: Picoseconds): HeadlineWords {
  const rates: Rate[] = abrVcs(loaded)
    .map(({ id }) => ({
      id,
      acr: acrAt(id, now, tracesOf(session).shown),
      fair: fairAt(id, now, tracesOf(session).shown),
    }))
    .filter(({ fair }) => fair > 0)
    .map((rate) => ({ ...rate, part: rate.acr / rate.fair }));
  if (rates.length === 0) {
    const begun = startsOf(loaded).some(({ time }) => time < now);
    return begun
      ? fixedWords('idle', words.idle, words.idleBody)
      : fixedWords('none', words.none, words.noneBody);
  }
  const far = rates
    .filter(({ part }) => Math.abs(part - 1) > NEAR)
    .sort((a, b) => Math.abs(Math.log(b.part)) - Math.abs(Math.log(a.part)));
  const node = loaded.port.split('>')[0] ?? '';
  const body = (named: readonly Rate[]) => {
    const list = named
      .slice(0, MOST)
      .map(({ id, acr, fair }) => words.rate(vcName(loaded, id), shortRate(acr), shortRate(fair)));
    const said = words.body(inParts(list), node, whole(tracesOf(session).shown.queueAt(loaded.port, now)));
    return [said, recentLosses(session, loaded, now)].filter((part) => part !== '').join(' ');
  };
  const at = moment(now);
  const fair = (): HeadlineWords => ({
    key: 'fair',
    headline: words.fair(null),
    lasting: words.fair(at),
    sentence: withUse(body(rates), session, loaded, now),
  });
  const part = (rate: Rate): Pick<HeadlineWords, 'headline' | 'lasting'> => {
    const [name, share] = [vcName(loaded, rate.id), percent(rate.part, 0)];
    return { headline: words.starved(name, share, null), lasting: words.starved(name, share, at) };
  };
  const apart = (rate: Rate): HeadlineWords => ({
    key: `far ${rate.id}`,
    ...part(rate),
    sentence: body([rate, ...far.filter(({ id }) => id !== rate.id)]),
  });
  const lost = classLoss(session, loaded, now);
  if (lost !== null) return lost;
  const [worst] = far;
  const [shown, ...others] = new Set(rates.map((rate) => percent(rate.part, 0)));
  if (rates.length > 1 && worst !== undefined && shown !== undefined && others.length === 0) {
    const [headline, lasting] = [words.alike(shown, null), words.alike(shown, at)];
    return { key: 'alike', headline, lasting, sentence: withUse(body(rates), session, loaded, now) };
  }
  const hero = rates.find(
    ({ id }) => id === protagonist({ vcs: abrVcs(loaded) }, stageOf(session).getState().followedVc),
  );
  /** Headline about VC `a`, with a note on VC `b`, furthest from its fair share, unless both show the same percentage. */
  const story = (a: Rate, b: Rate): HeadlineWords => {
    const name = vcName(loaded, a.id);
    const named = [a, ...far.filter((rate) => rate !== a)];
    const own = body(named);
    return {
      key: `story ${a.id}`,
      ...(far.includes(a)
        ? part(a)
        : { headline: words.fairOne(name, null), lasting: words.fairOne(name, at) }),
      sentence:
        percent(b.part, 0) === percent(a.part, 0)
          ? own
          : words.bodyFurthest(own, vcName(loaded, b.id), percent(b.part, 0)),
    };
  };
  if (worst === undefined) return fair();
  return hero === undefined ? apart(worst) : story(hero, worst);
}
