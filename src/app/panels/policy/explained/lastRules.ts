import { createStore } from 'zustand';
import { AskedCode, type Picoseconds, type SourceRule } from '../../../../contract/index.ts';
import { hookOf } from '../../../session/context.ts';
import { perSession } from '../../../session/session.ts';
import { whyOf } from '../../../store/questions/why.ts';

/** The rules that last changed the rate of a VC up to a time, as a replay found them. */
export interface LastRules {
  readonly vc: number;
  readonly now: Picoseconds;
  /** When they did. */
  readonly at: Picoseconds;
  readonly rules: readonly SourceRule[];
}

const NONE: LastRules = { vc: 0, now: -1, at: -1, rules: [] };

export const lastRulesOf = perSession(() => createStore<LastRules>()(() => NONE));
export const useLastRules = hookOf(lastRulesOf);

/** Asks for them in addition to the questions of the reader, which come first. */
export const ruleQuestionOf = perSession((session) => {
  const { channel } = session;
  let asked = { id: -1, vc: 0, now: -1 };
  session.onDispose(
    channel.onReport((report) => {
      if (report.type !== 'why' || report.id !== asked.id) return;
      const { vc, now } = asked;
      asked = { id: -1, vc, now };
      const rules = report.why?.rate?.rules ?? [];
      lastRulesOf(session).setState({ vc, now, at: report.event.time, rules });
    }),
  );
  return {
    /** @param end the change is before this time, and not long before */
    ask(vc: number, now: Picoseconds, end: Picoseconds, isPlaying = false): void {
      if (whyOf(session).getState().waiting) return;
      // While the run plays the head goes on: an answer that comes late is one all the same.
      if (isPlaying && asked.id >= 0 && asked.vc === vc && asked.now < now) return;
      asked = { id: channel.nextId(), vc, now };
      const event = { time: end + 1, code: AskedCode.rate, vc, port: null };
      channel.send({ type: 'why', id: asked.id, event, find: 'before' });
    },
  };
});
