import type { ReactNode } from 'react';
import { badgeOf } from '../compare/names.ts';
import { useBranches } from '../store/branches/branches.ts';

/** A letter in a frame, filled for the run that is on the stage. */
export const Letter = ({ shown, children }: { readonly shown: boolean; readonly children: ReactNode }) => (
  <span className="badge" data-shown={shown}>
    {children}
  </span>
);

/** The letter of a branch, filled while it is the one on the stage. */
export function Badge({ id }: { readonly id: number }) {
  const shown = useBranches(({ current }) => current === id);
  return <Letter shown={shown}>{badgeOf(id)}</Letter>;
}
