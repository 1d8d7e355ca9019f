import { createStore } from 'zustand';
import type { WhyEvent, WhyFollowed, WhyReport } from '../../../contract/index.ts';
import { hookOf } from '../../session/context.ts';
import { perSession } from '../../session/session.ts';

interface CostState {
  /** The loss that is asked about; null: none. */
  readonly event: WhyEvent | null;
  /** What came of it; null until the worker has answered. */
  readonly followed: WhyFollowed | null;
}

const costStoreOf = perSession(() => createStore<CostState>()(() => ({ event: null, followed: null })));

export const useCost = hookOf(costStoreOf);

/** Questions what came of a loss, asked by the line below the sentence: the newest one counts. */
export const costQuestionOf = perSession((session) => {
  const { channel } = session;
  const store = costStoreOf(session);
  let open = 0;
  return {
    ask(event: WhyEvent): void {
      open = channel.nextId();
      store.setState({ event, followed: null });
      channel.send({ type: 'why', id: open, event, find: 'at' });
    },

    answered(report: WhyReport): void {
      if (report.id === open) store.setState({ followed: report.why?.followed ?? null });
    },
  };
});
