import { en } from '../strings/en.ts';

/** Why a control is not there. `short`: one word is seen, the rest is heard and shown on hover. */
export const Lock = ({ short = false }: { readonly short?: boolean }) =>
  short ? (
    <small title={en.share.locked}>
      {en.share.lockedShort}
      <span className="unseen"> {en.share.byLink}</span>
    </small>
  ) : (
    <small>{en.share.locked}</small>
  );

interface LockedProps {
  readonly label: string;
  readonly value: string;
  readonly short?: boolean;
}

/** What stands in the place of a control that the link has locked: its value, and why it cannot be changed. */
export const Locked = ({ label, value, short }: LockedProps) => (
  <span className="locked">
    {label} <b>{value}</b> <Lock short={short} />
  </span>
);
