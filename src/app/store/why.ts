import { create } from 'zustand';
import type { WhyEvent, WhyReport } from '../../contract/index.ts';
import { send } from '../client/channel.ts';
import { nextId } from '../client/requests.ts';
import { requestPaint } from '../frame.ts';

interface WhyState {
  /** What is asked about; null: nothing. */
  readonly event: WhyEvent | null;
  /** The newest answer; of the event before while a new one is under way. */
  readonly answer: WhyReport | null;
  readonly waiting: boolean;
  /** It was asked by a key: the answer takes the focus. */
  readonly byKey: boolean;
  /** What had the focus before, and gets it back. */
  readonly opener: HTMLElement | null;
}

export const useWhy = create<WhyState>()(() => ({
  event: null,
  answer: null,
  waiting: false,
  byKey: false,
  opener: null,
}));

if (typeof requestAnimationFrame === 'function') useWhy.subscribe(requestPaint);

/** Id of the newest question. */
let open = 0;

/** Questions why an event came about: the newest one counts. */
export const whyQuestion = {
  ask(event: WhyEvent, byKey = false): void {
    open = nextId();
    useWhy.setState({ event, byKey, waiting: true });
    send({ type: 'why', id: open, event });
  },

  answered(report: WhyReport): void {
    if (report.id === open && useWhy.getState().event !== null)
      useWhy.setState({ answer: report, waiting: false });
  },

  /** The run has been changed from `time` on: later events may not be, and what follows is another story. */
  changed(time: number): void {
    const { event } = useWhy.getState();
    if (event === null) return;
    if (event.time >= time) whyQuestion.close();
    else whyQuestion.ask(event);
  },

  close(): void {
    if (useWhy.getState().event !== null) useWhy.setState({ event: null, answer: null, waiting: false });
  },
};
