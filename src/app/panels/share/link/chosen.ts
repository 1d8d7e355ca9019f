import { useState } from 'react';
import { createStore } from 'zustand';
import { currentState } from '../../../client/opening/address.ts';
import { hrefOf } from '../../../link/place.ts';
import { type Written, writeLink } from '../../../link/query.ts';
import { hookOf, useSession } from '../../../session/context.ts';
import { perSession } from '../../../session/session.ts';
import { choicesOf, type LinkChoices, withChoices } from './choices.ts';

/** What was chosen for links of this run; the dialog remembers it, so that the next link is as the last one. */
const chosenOf = perSession(() => createStore<Partial<LinkChoices>>()(() => ({})));
const useChosen = hookOf(chosenOf);

export interface ChosenLink {
  readonly href: string;
  readonly form: Written['form'];
  readonly choices: LinkChoices;
  readonly choose: (changes: Partial<LinkChoices>) => void;
}

/** The link of the run as it was when the dialog was opened, as chosen. */
export function useChosenLink(): ChosenLink {
  const session = useSession();
  const [state] = useState(() => currentState(session));
  const choices = { ...choicesOf(state), ...useChosen((chosen) => chosen) };
  const { query, form } = writeLink(withChoices(state, choices));
  return {
    href: hrefOf(query),
    form,
    choices,
    choose: (changes) => chosenOf(session).setState(changes),
  };
}
