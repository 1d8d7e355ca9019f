import { createStore } from 'zustand';
import { onPaint } from '../../frame.ts';
import { hookOf } from '../../session/context.ts';
import { perSession, type Session } from '../../session/session.ts';
import { pageOf } from '../../store/page.ts';
import { isCredited, isRated } from '../../store/rated.ts';
import { stageOf } from '../../store/stage.ts';
import type { StageState } from '../../store/types.ts';
import { en } from '../../strings/en.ts';
import { tracesOf } from '../../traces/index.ts';
import { remarkNow, remarksNow } from '../../widgets/words/remarks.ts';
import { rated } from './late.ts';
import { liveTelling } from './live.ts';
import { fixedWords, type Held, hold, type Telling, type Words } from './telling.ts';

function tell(session: Session, { loaded, ports, now, run, decision, rm }: StageState): Telling {
  const starting = fixedWords('starting', en.live.starting, en.live.startingBody);
  if (!loaded) return starting;
  if (pageOf(session).getState().phase !== 'ready') return starting;
  if (rm && run !== 'playing') {
    const headline = remarkNow(rm.visit.headline);
    return fixedWords(`rm ${headline}`, headline, remarkNow(rm.visit.sentence));
  }
  if (isRated({ loaded })) return rated.get()?.rateTelling(session, loaded, now) ?? starting;
  if (decision && run !== 'playing') {
    const headline = remarkNow(decision.headline);
    return fixedWords(`decision ${headline}`, headline, remarksNow(decision.sentence));
  }
  if (isCredited({ loaded }) && now > 0)
    return rated.get()?.creditTelling(loaded, tracesOf(session).shown.view()) ?? starting;
  const port = ports.find(({ id }) => id === loaded.port);
  return liveTelling(session, loaded, now, port?.bufferCells ?? 0);
}

/** Asks once a run for what is said of rates and credit. */
function fetchWords({ loaded }: StageState, before: StageState | null): void {
  if (loaded !== before?.loaded && (isRated({ loaded }) || isCredited({ loaded }))) void rated.load();
}

interface Said extends Words {
  /** It is about a run that plays. */
  readonly playing: boolean;
}

/** The one sentence: the decision just made, or the state of the port at the painted instant. */
const tellingOf = perSession((session) => {
  const stage = stageOf(session);
  const { key, headline, sentence } = tell(session, stage.getState());
  const store = createStore<Said>()(() => ({ key, headline, sentence, playing: false }));
  let held: Held | null = null;
  const paint = (wallMs: number) => {
    const state = stage.getState();
    const playing = state.run === 'playing';
    const before = store.getState();
    held = hold(playing && before.playing ? held : null, tell(session, state), wallMs);
    const { key, headline, sentence } = held.words;
    if (
      headline !== before.headline ||
      sentence !== before.sentence ||
      key !== before.key ||
      playing !== before.playing
    )
      store.setState({ key, headline, sentence, playing });
  };
  fetchWords(stage.getState(), null);
  session.onDispose(stage.subscribe(fetchWords));
  session.onDispose(onPaint('words', paint));
  return store;
});

export const useTelling = hookOf(tellingOf);
