import { usePage } from '../../store/page.ts';
import { isCredited, isRated } from '../../store/rated.ts';
import type { StageState } from '../../store/types.ts';
import { en } from '../../strings/en.ts';
import { traceStore } from '../../traces/index.ts';
import { useThrottled } from '../../widgets/useThrottled.ts';
import { creditTelling } from '../credit/live.ts';
import { rateTelling } from '../rates/telling.ts';
import { liveTelling, type Telling } from './live.ts';

/** Between two changes of the sentence while playing, milliseconds of wall clock. */
const PACE_MS = 900;

function tell({ loaded, ports, now, run, decision, rm }: StageState): Telling {
  if (!loaded || usePage.getState().phase !== 'ready') {
    return { headline: en.live.starting, sentence: en.live.startingBody };
  }
  if (rm && run !== 'playing') return rm.visit;
  if (isRated({ loaded })) return rateTelling(loaded, now);
  if (decision && run !== 'playing') return decision;
  if (isCredited({ loaded }) && now > 0) return creditTelling(loaded, traceStore.view());
  const port = ports.find(({ id }) => id === loaded.port);
  return liveTelling(loaded, now, port?.bufferCells ?? 0);
}

interface Said extends Telling {
  readonly playing: boolean;
}

const say = (state: StageState): Said => ({ ...tell(state), playing: state.run === 'playing' });

/** The sentence, and whether it is told of a run that plays: read together, so that they belong together. */
export function useSaid(): Said {
  return useThrottled(say, PACE_MS);
}

/** The one sentence: the decision just made, or the state of the port in words. */
export function useTelling(): Telling {
  return useThrottled(tell, PACE_MS);
}
