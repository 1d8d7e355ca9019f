import { useEffect, useState } from 'react';
import { createStore } from 'zustand';
import { areChangesAnswered, changesAnswered, currentState } from '../../../client/opening/address.ts';
import { branchSetNow } from '../../../client/opening/restoreBranches.ts';
import { type BranchSet, editsOfShown, writeBranchSet } from '../../../link/packed/branchSet.ts';
import { fetchPacking, packing } from '../../../link/packed/packing.ts';
import { hrefOf } from '../../../link/place.ts';
import { type Written, writeLink } from '../../../link/query.ts';
import type { LinkState } from '../../../link/state.ts';
import { hookOf, useSession } from '../../../session/context.ts';
import { perSession, type Session } from '../../../session/session.ts';
import { choicesOf, type LinkChoices, withChoices } from './choices.ts';

/** Choices made for links of this run; the dialog remembers them for the next link. */
const chosenOf = perSession(() => createStore<Partial<LinkChoices>>()(() => ({})));
const useChosen = hookOf(chosenOf);

export interface ChosenLink {
  readonly href: string;
  readonly form: Written['form'];
  readonly choices: LinkChoices;
  readonly choose: (changes: Partial<LinkChoices>) => void;
  /** Branches of the run at that time. */
  readonly branchSet: BranchSet;
  /** The same link for other branches of the run. */
  readonly hrefWith: (branchSet: BranchSet) => string;
}

const runNow = (session: Session) => ({ state: currentState(session), branchSet: branchSetNow(session) });

/** The present run, updated once pending changes have been answered and the packing script is loaded. */
function useRun(): ReturnType<typeof runNow> {
  const session = useSession();
  const [run, setRun] = useState(() => runNow(session));
  useEffect(() => {
    if (areChangesAnswered(session) && packing() !== null) return undefined;
    let isGone = false;
    const all = Promise.all([changesAnswered(session), fetchPacking()]);
    void all.then(() => !isGone && setRun(runNow(session)));
    return () => {
      isGone = true;
    };
  }, [session]);
  return run;
}

/** The link of the run as of the opening of the dialog, with the choices. */
export function useChosenLink(): ChosenLink {
  const session = useSession();
  const { state, branchSet } = useRun();
  const choices = { ...choicesOf(state), ...useChosen((chosen) => chosen) };
  const write = (of: LinkState) => writeLink(withChoices(of, choices));
  const { query, form } = write(state);
  return {
    href: hrefOf(query),
    form,
    choices,
    branchSet,
    hrefWith: (others) => {
      const branches = writeBranchSet(others) ?? undefined;
      return hrefOf(write({ ...state, edits: editsOfShown(others), branches, compareView: undefined }).query);
    },
    choose: (changes) => chosenOf(session).setState(changes),
  };
}
