import { en } from '../strings/en.ts';
import styles from './locked.module.css';

/** Note that a control is locked. `short`: a padlock, with the words for screen readers and on hover. */
export const Lock = ({ short = false }: { readonly short?: boolean }) =>
  short ? (
    <small className={styles.padlock} title={en.share.locked}>
      <svg viewBox="0 0 10 12" aria-hidden="true">
        <path d="M1 5.5h8V11H1z" />
        <path className={styles.shackle} d="M2.8 5.5V3.6a2.2 2.2 0 0 1 4.4 0v1.9" />
      </svg>
      <span className="unseen">{en.share.locked}</span>
    </small>
  ) : (
    <small>{en.share.locked}</small>
  );

interface LockedProps {
  readonly label: string;
  readonly value: string;
  readonly short?: boolean;
}

/** Replaces a control that the link has locked: shows its value, and why it cannot be changed. */
export const Locked = ({ label, value, short }: LockedProps) => (
  <span className={styles.locked}>
    {label} <b>{value}</b> <Lock short={short} />
  </span>
);
