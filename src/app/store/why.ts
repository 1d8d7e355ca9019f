import { create } from 'zustand';
import type { Picoseconds, WhyEvent, WhyFind, WhyReport } from '../../contract/index.ts';
import { send } from '../client/channel.ts';
import { nextId } from '../client/requests.ts';
import { requestPaint } from '../frame.ts';
import { say } from './page.ts';

interface WhyState {
  /** What is asked about; null: nothing. */
  readonly event: WhyEvent | null;
  /** The newest answer; of the event before while a new one is under way. */
  readonly answer: WhyReport | null;
  readonly waiting: boolean;
  /** It was asked by a key: the answer takes the focus. */
  readonly byKey: boolean;
  /** What is asked about has no neighbour on this side, as far as the run is computed. */
  readonly ended: WhyFind | null;
  /** Where the head was before it went to the event; null: it was there. */
  readonly from: Picoseconds | null;
  /** The event that the head has gone to. */
  readonly stoodAt: string | null;
  /** What had the focus before, and gets it back. */
  readonly opener: HTMLElement | null;
}

export const useWhy = create<WhyState>()(() => ({
  event: null,
  answer: null,
  waiting: false,
  byKey: false,
  ended: null,
  from: null,
  stoodAt: null,
  opener: null,
}));

if (typeof requestAnimationFrame === 'function') useWhy.subscribe(requestPaint);

/** Id of the newest question, and which one it asked for. */
let open = 0;
let asked: WhyFind = 'at';

/** Questions why an event came about: the newest one counts. */
export const whyQuestion = {
  ask(event: WhyEvent, byKey = false, find: WhyFind = 'at'): void {
    open = nextId();
    asked = find;
    useWhy.setState({ event, byKey, waiting: true, ended: null });
    send({ type: 'why', id: open, event, find });
  },

  /** A neighbour that is not there leaves what was told before. */
  answered(report: WhyReport): void {
    const { event, answer } = useWhy.getState();
    if (report.id !== open || event === null) return;
    const stays = report.why === null && (asked === 'before' || asked === 'after') && answer?.why != null;
    if (stays) {
      say(report.message);
      useWhy.setState({ event: answer.event, waiting: false, ended: asked });
    } else useWhy.setState({ event: report.event, answer: report, waiting: false });
  },

  /** The run has been changed from `time` on: later events may not be, and what follows is another story. */
  changed(time: number): void {
    const { event, byKey, waiting } = useWhy.getState();
    if (event === null) return;
    if (event.time >= time) whyQuestion.close();
    // What has not been found yet is still looked for.
    else whyQuestion.ask(event, waiting && byKey, waiting ? asked : 'at');
  },

  close(): void {
    if (useWhy.getState().event !== null)
      useWhy.setState({ event: null, answer: null, waiting: false, from: null, stoodAt: null });
  },
};
