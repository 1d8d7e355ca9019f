import { createStore } from 'zustand';
import type { WhyEvent, WhyFollowed, WhyReport } from '../../../contract/index.ts';
import { hookOf } from '../../session/context.ts';
import { perSession } from '../../session/session.ts';

interface CostState {
  /** The loss in question; null without one. */
  readonly event: WhyEvent | null;
  /** Consequences of the loss; null until the worker has answered. */
  readonly followed: WhyFollowed | null;
}

const costStoreOf = perSession(() => createStore<CostState>()(() => ({ event: null, followed: null })));

export const useCost = hookOf(costStoreOf);

/** Questions about the consequences of a loss, asked by the line below the sentence; only the newest is answered. */
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
