import { useBranches } from '../../store/branches.ts';
import { badgeOf } from './words.ts';

/** The letter of a branch, filled while it is the one on the stage. */
export function Badge({ id }: { readonly id: number }) {
  const shown = useBranches(({ current }) => current === id);
  return (
    <span className="badge" data-shown={shown}>
      {badgeOf(id)}
    </span>
  );
}
