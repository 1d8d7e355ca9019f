import { create } from 'zustand';
import { onPaint } from '../../frame.ts';
import { usePage } from '../../store/page.ts';
import { isCredited, isRated } from '../../store/rated.ts';
import { useStage } from '../../store/stage.ts';
import type { StageState } from '../../store/types.ts';
import { en } from '../../strings/en.ts';
import { traceStore } from '../../traces/index.ts';
import { creditTelling } from '../credit/live.ts';
import { rateTelling } from '../rates/telling.ts';
import { liveTelling } from './live.ts';
import { fixedWords, type Held, hold, type Telling, type Words } from './telling.ts';

function tell({ loaded, ports, now, run, decision, rm }: StageState): Telling {
  if (!loaded || usePage.getState().phase !== 'ready')
    return fixedWords('starting', en.live.starting, en.live.startingBody);
  if (rm && run !== 'playing')
    return fixedWords(`rm ${rm.visit.headline}`, rm.visit.headline, rm.visit.sentence);
  if (isRated({ loaded })) return rateTelling(loaded, now);
  if (decision && run !== 'playing')
    return fixedWords(`decision ${decision.headline}`, decision.headline, decision.sentence);
  if (isCredited({ loaded }) && now > 0) return creditTelling(loaded, traceStore.view());
  const port = ports.find(({ id }) => id === loaded.port);
  return liveTelling(loaded, now, port?.bufferCells ?? 0);
}

interface Said extends Words {
  /** It is about a run that plays. */
  readonly playing: boolean;
}

const said = (): Said => {
  const { key, headline, sentence } = tell(useStage.getState());
  return { key, headline, sentence, playing: false };
};

/** The one sentence: the decision just made, or the state of the port at the painted instant. */
export const useTelling = create<Said>()(said);

if (typeof requestAnimationFrame === 'function') {
  let held: Held | null = null;
  onPaint((wallMs) => {
    const state = useStage.getState();
    const playing = state.run === 'playing';
    const before = useTelling.getState();
    held = hold(playing && before.playing ? held : null, tell(state), wallMs);
    const { key, headline, sentence } = held.words;
    if (
      headline !== before.headline ||
      sentence !== before.sentence ||
      key !== before.key ||
      playing !== before.playing
    )
      useTelling.setState({ key, headline, sentence, playing });
  });
}
