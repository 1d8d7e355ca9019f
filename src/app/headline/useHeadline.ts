import { flushSync } from 'react-dom';
import { createStore } from 'zustand';
import { invalidateNow, onPaint } from '../clocks.ts';
import { later } from '../rest.ts';
import { hookOf } from '../session/context.ts';
import { perSession, type Session } from '../session/session.ts';
import { branchesOf } from '../store/branches/branches.ts';
import { pageOf } from '../store/page.ts';
import { abrVcs, hasRateControl, isCreditBased, protagonist } from '../store/runKind.ts';
import { stageOf } from '../store/stage.ts';
import type { StageState } from '../store/types.ts';
import { en } from '../strings/en.ts';
import { tracesOf } from '../traces/index.ts';
import { remarkNow, remarksNow } from '../widgets/words/remarks.ts';
import { endHeadline } from './ending.ts';
import {
  debounceHeadline,
  fixedWords,
  type HeadlineWords,
  type HeldHeadline,
  leftToRead,
  type Words,
} from './headlineWords.ts';
import { rated } from './late.ts';
import { liveHeadline } from './live.ts';

/** The most important headline about the stage as it is. */
export function headlineNow(session: Session, state: StageState): HeadlineWords {
  const { loaded, ports, now, run, decision, rm } = state;
  const starting = fixedWords('starting', en.live.starting, en.live.startingBody);
  if (!loaded) return starting;
  if (pageOf(session).getState().phase !== 'ready') return starting;
  if (rm && run !== 'playing') {
    const headline = remarkNow(rm.visit.headline);
    return fixedWords(`rm ${headline}`, headline, remarkNow(rm.visit.sentence));
  }
  const end = decision === null ? conclusion(session, state) : null;
  if (end !== null) return end;
  if (hasRateControl({ loaded })) return rated.get()?.rateHeadline(session, loaded, now) ?? starting;
  if (decision && run !== 'playing') {
    const headline = remarkNow(decision.headline);
    return fixedWords(`decision ${headline}`, headline, remarksNow(decision.sentence));
  }
  if (isCreditBased({ loaded }) && now > 0)
    return rated.get()?.creditHeadline(loaded, tracesOf(session).shown.view(), now) ?? starting;
  const port = ports.find(({ id }) => id === loaded.port);
  return liveHeadline(session, loaded, now, port?.bufferCells ?? 0);
}

/** Results of the whole run, at its end. */
function conclusion(session: Session, state: StageState): HeadlineWords | null {
  const { run, loaded, results, resultsAt, followedVc } = state;
  if (run !== 'ended' || !loaded || !results || resultsAt < loaded.measure.toPs) return null;
  const hero = hasRateControl(state) ? protagonist({ vcs: abrVcs(loaded) }, followedVc) : null;
  return endHeadline(session, loaded, results, hero);
}

/** Loads the words on rates and credit once for a run that needs them. */
function fetchWords({ loaded }: StageState, before: StageState | null): void {
  if (loaded !== before?.loaded && (hasRateControl({ loaded }) || isCreditBased({ loaded })))
    void rated.load();
}

interface Said extends Words {
  /** Whether it is about a run that plays. */
  readonly playing: boolean;
}

/** The displayed headline and its context: an action of the reader ends it at once. */
interface ShownHeadline extends HeldHeadline {
  readonly loaded: StageState['loaded'];
  readonly branch: number;
  readonly now: number;
}

/** The one sentence: the decision just made, or the state of the port at the painted instant. */
const headlineOf = perSession((session) => {
  const stage = stageOf(session);
  const { key, headline, sentence } = headlineNow(session, stage.getState());
  const store = createStore<Said>()(() => ({ key, headline, sentence, playing: false }));
  let shown: ShownHeadline | null = null;
  let forget = () => {};
  const paint = (wallMs: number) => {
    const state = stage.getState();
    const { run, loaded, now } = state;
    const before = store.getState();
    forget();
    // A run that has reached its end counts as undisturbed.
    const goesOn = run === 'playing' || (run === 'ended' && shown !== null);
    const branch = branchesOf(session).getState().current;
    const isSame = shown !== null && shown.loaded === loaded && shown.branch === branch && shown.now <= now;
    const due = headlineNow(session, state);
    if (goesOn) shown = { ...debounceHeadline(isSame ? shown : null, due, wallMs), loaded, branch, now };
    else shown = null;
    if (run === 'ended' && shown !== null) {
      const left = leftToRead(shown, due, wallMs);
      if (left > 0) forget = later(() => invalidateNow(), left);
      else shown = null;
    }
    const words: Words = shown === null ? due : { ...due, key: shown.key, headline: shown.headline };
    const { key, headline, sentence } = words;
    const playing = run === 'playing';
    if (
      headline !== before.headline ||
      sentence !== before.sentence ||
      key !== before.key ||
      playing !== before.playing
    )
      // Flushed like the moment: rendering after the canvases would cause a second layout in one animation frame.
      flushSync(() => store.setState({ key, headline, sentence, playing }));
  };
  fetchWords(stage.getState(), null);
  session.onDispose(stage.subscribe(fetchWords));
  session.onDispose(onPaint('slow', paint));
  session.onDispose(() => forget());
  return store;
});

export const useHeadline = hookOf(headlineOf);
