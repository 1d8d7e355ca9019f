import { createStore } from 'zustand';
import type { Picoseconds, Remark, WhyEvent, WhyFind, WhyReport } from '../../../contract/index.ts';
import { invalidateNow } from '../../clocks.ts';
import { hookOf } from '../../session/context.ts';
import { perSession, type Session } from '../../session/session.ts';

interface WhyState {
  /** The event in question; null without one. */
  readonly event: WhyEvent | null;
  /** The newest answer; while a new one is awaited, that of the event before. */
  readonly answer: WhyReport | null;
  readonly waiting: boolean;
  /** Whether a key asked, so that the answer takes the focus. */
  readonly byKey: boolean;
  /** Direction in which the event has no neighbour in the computed run. */
  readonly ended: WhyFind | null;
  /** Message about the missing neighbour. */
  readonly note: Remark | null;
  /** Position of the head before it went to the event; null if it was there already. */
  readonly from: Picoseconds | null;
  /** Id of the event that the head has gone to. */
  readonly stoodAt: string | null;
  /** Element that had the focus before, which gets it back. */
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

/** Stores the element that had the focus when the question was asked. */
export const setOpener = (session: Session, opener: HTMLElement): void => whyOf(session).setState({ opener });

/** Records that the head goes to this event. @param from head position before the first of such events */
export const setStoodAt = (session: Session, stoodAt: string, from: Picoseconds | null): void =>
  whyOf(session).setState({ stoodAt, from });

/** Questions why an event came about; only the newest is answered. */
export const whyQuestionOf = perSession((session) => {
  const { channel } = session;
  const why = whyOf(session);
  /** Id of the newest question, and its direction. */
  let open = 0;
  let asked: WhyFind = 'at';

  const question = {
    ask(event: WhyEvent, byKey = false, find: WhyFind = 'at'): void {
      open = channel.nextId();
      asked = find;
      why.setState({ event, byKey, waiting: true, ended: null });
      channel.send({ type: 'why', id: open, event, find });
    },

    /** If a neighbour does not exist, the answer shown before stays. */
    answered(report: WhyReport): void {
      const { event, answer } = why.getState();
      if (report.id !== open || event === null) return;
      const stays = report.why === null && (asked === 'before' || asked === 'after') && answer?.why != null;
      if (stays) why.setState({ event: answer.event, waiting: false, ended: asked, note: report.message });
      else why.setState({ event: report.event, answer: report, waiting: false });
    },

    /** The run has been changed from `time` on: later events may no longer exist, and earlier ones may have other consequences. */
    changed(time: number): void {
      const { event, byKey, waiting } = why.getState();
      if (event === null) return;
      if (event.time >= time) question.close();
      // A search for a neighbour that is still open is repeated.
      else question.ask(event, waiting && byKey, waiting ? asked : 'at');
    },

    close(): void {
      if (why.getState().event !== null)
        why.setState({ event: null, answer: null, waiting: false, from: null, stoodAt: null });
    },
  };
  return question;
});
