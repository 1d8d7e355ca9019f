import { createStore, useStore } from 'zustand';
import { rememberPlace } from '../lab/places.ts';
import { putAddress } from '../link/place.ts';
import { sweepAddress } from '../link/sweepLink.ts';
import { readQuestion, type SweepQuestion } from './question.ts';

/** The question on the page, kept in its address except for a document from a file. */
const address = createStore<{ readonly question: SweepQuestion }>()(() => ({
  question: readQuestion(location.search),
}));

export const useQuestion = (): SweepQuestion => useStore(address, ({ question }) => question);

export const questionNow = (): SweepQuestion => address.getState().question;

/** Changes the question; the address follows. */
export function changeQuestion(changes: Partial<SweepQuestion>): void {
  const question = { ...questionNow(), ...changes };
  putAddress(sweepAddress.link(question));
  rememberPlace('sweep', location.search);
  address.setState({ question });
}
