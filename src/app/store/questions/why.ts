import { createStore } from 'zustand';
import type { Picoseconds, Remark, WhyEvent, WhyFind, WhyReport } from '../../../contract/index.ts';
import { invalidateNow } from '../../clocks.ts';
import { hookOf } from '../../session/context.ts';
import { perSession, type Session } from '../../session/session.ts';

interface WhyState {
  /** What is asked about; null: nothing. */
  readonly event: WhyEvent | null;
  /** The newest answer; of the event before while a new one is under way. */
  readonly answer: WhyReport | null;
  readonly waiting: boolean;
  /** It was asked by a key: the answer takes the focus. */
  readonly byKey: boolean;
  /** What is asked about has no neighbour on this side in the computed run. */
  readonly ended: WhyFind | null;
  /** What is to be said of that. */
  readonly note: Remark | null;
  /** Where the head was before it went to the event; null: it was there. */
  readonly from: Picoseconds | null;
  /** The event that the head has gone to. */
  readonly stoodAt: string | null;
  /** What had the focus before, and gets it back. */
  readonly opener: HTMLElement | null;
}

export const whyOf = perSession(() => {
  const store = createStore<WhyState>()(() => ({
    event: null,
    answer: null,
    waiting: false,
    byKey: false,
    ended: null,
    note: null,
    from: null,
    stoodAt: null,
    opener: null,
  }));
  store.subscribe(invalidateNow);
  return store;
});

export const useWhy = hookOf(whyOf);

/** What had the focus when it was asked. */
export const setOpener = (session: Session, opener: HTMLElement): void => whyOf(session).setState({ opener });

/** The head goes to the event of this name. @param from where it was before the first of them */
export const setStoodAt = (session: Session, stoodAt: string, from: Picoseconds | null): void =>
  whyOf(session).setState({ stoodAt, from });

/** Questions why an event came about: the newest one counts. */
export const whyQuestionOf = perSession((session) => {
  const { channel } = session;
  const why = whyOf(session);
  /** Id of the newest question, and which one it asked for. */
  let open = 0;
  let asked: WhyFind = 'at';

  const question = {
    ask(event: WhyEvent, byKey = false, find: WhyFind = 'at'): void {
      open = channel.nextId();
      asked = find;
      why.setState({ event, byKey, waiting: true, ended: null });
      channel.send({ type: 'why', id: open, event, find });
    },

    /** A neighbour that is not there leaves what was shown before. */
    answered(report: WhyReport): void {
      const { event, answer } = why.getState();
      if (report.id !== open || event === null) return;
      const stays = report.why === null && (asked === 'before' || asked === 'after') && answer?.why != null;
      if (stays) why.setState({ event: answer.event, waiting: false, ended: asked, note: report.message });
      else why.setState({ event: report.event, answer: report, waiting: false });
    },

    /** The run has been changed from `time` on: later events may not be, and what follows is another story. */
    changed(time: number): void {
      const { event, byKey, waiting } = why.getState();
      if (event === null) return;
      if (event.time >= time) question.close();
      // What has not been found yet is still looked for.
      else question.ask(event, waiting && byKey, waiting ? asked : 'at');
    },

    close(): void {
      if (why.getState().event !== null)
        why.setState({ event: null, answer: null, waiting: false, from: null, stoodAt: null });
    },
  };
  return question;
});
