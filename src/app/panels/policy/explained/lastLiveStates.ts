import { createStore } from 'zustand';
import type {
  HighlightId,
  LiveState,
  LiveStateId,
  Picoseconds,
  RmStory,
} from '../../../../contract/index.ts';
import { hookOf } from '../../../session/context.ts';
import { perSession } from '../../../session/session.ts';
import { explainedWords } from '../../../strings/panels/explained.ts';
import type { TraceReader } from '../../../traces/types.ts';

/** The reported states of a VC at a time. */
export interface LastLiveStates {
  readonly vc: number;
  readonly time: Picoseconds;
  readonly states: readonly LiveState[];
}

/** The last RM cell of a VC that its destination had returned before `now`. */
export interface LastTurn {
  readonly vc: number;
  readonly now: Picoseconds;
  readonly story: RmStory | null;
}

interface LastReports {
  readonly acts: LastLiveStates;
  readonly turn: LastTurn;
}

const NONE: LastReports = { acts: { vc: 0, time: -1, states: [] }, turn: { vc: 0, now: -1, story: null } };

export const lastLiveStatesOf = perSession(() => createStore<LastReports>()(() => NONE));
export const useLastLiveStates = hookOf(lastLiveStatesOf);

/** Asks the run for the state of a VC; of each kind of question only the newest is answered. */
export const liveStateQuestionOf = perSession((session) => {
  const { channel } = session;
  let asked = -1;
  let turn = { id: -1, now: -1 };
  session.onDispose(
    channel.onReport((report) => {
      const { setState } = lastLiveStatesOf(session);
      if (report.type === 'acts' && report.id === asked) setState({ acts: report });
      if (report.type !== 'rm' || report.id !== turn.id) return;
      setState({ turn: { vc: report.vc, now: turn.now, story: report.story } });
    }),
  );
  return {
    ask(vc: number): void {
      asked = channel.nextId();
      channel.send({ type: 'acts', id: asked, vc });
    },
    /** @param number of an RM cell under way */
    askTurn(vc: number, number: number, now: Picoseconds): void {
      turn = { id: channel.nextId(), now };
      channel.send({ type: 'rm', id: turn.id, vc, number, near: now });
    },
  };
});

/** Number of the newest backward RM cell of a VC; null without one. */
export function lastReturning(traces: TraceReader, vc: number): number | null {
  const rm = traces.view()?.rm;
  if (!rm) return null;
  let last: number | null = null;
  for (let i = 0; i < rm.vc.length; i++) {
    const number = rm.number[i] ?? 0;
    if (rm.vc[i] === vc && rm.backward[i] === 1 && number >= (last ?? 0)) last = number;
  }
  return last;
}

const hasWords = (sign: HighlightId | undefined): sign is LiveStateId =>
  sign !== undefined && sign in explainedWords.acts;

/** Whether any line of a mechanism is highlighted by reported state of the run alone. */
export const showsActs = (lines: readonly { readonly sign?: HighlightId }[]): boolean =>
  lines.some(({ sign }) => hasWords(sign));

/** Text next to the line of a live state. */
export const actWords = ({ sign, value }: LiveState): string => explainedWords.acts[sign](value);

/** Live states that hold at the head: reported for this time, or, while playing, for about this time. */
export const actsNow = (
  { vc: of, time, states }: LastLiveStates,
  vc: number,
  now: Picoseconds,
  isPlaying: boolean,
): readonly LiveState[] => (of === vc && (time === now || isPlaying) ? states : []);
