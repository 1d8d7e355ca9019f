import type { ReactNode } from 'react';
import { shortNumber } from '../format.ts';
import { pageLink } from '../link/pageLink.ts';
import { storyTexts as texts } from '../strings/pages/story.ts';
import styles from './story.module.css';

/** Three cells and a lost one. */
const Logo = () => (
  <svg viewBox="0 0 24 12" aria-hidden="true">
    <path d="M0 1h5v10H0zM6 1h5v10H6zM12 1h5v10h-5z" fill="currentColor" />
    <path d="M18.5 2.5l5 7m0-7l-5 7" stroke="var(--drop)" strokeWidth="2" />
  </svg>
);

interface HeadProps {
  /** Name of the way to the page at the bare address. */
  readonly home: string;
  readonly title: string;
  readonly hasLogo?: boolean;
  readonly children?: ReactNode;
}

/** The head of a story, and of pages that look like one. */
export const StoryHead = ({ home, title, hasLogo = true, children }: HeadProps) => (
  <header className={styles.head}>
    <a className={styles.brand} href={pageLink('home')}>
      {hasLogo && <Logo />}
      {home}
    </a>
    <span className={styles.title}>{title}</span>
    {children}
  </header>
);

interface SeedButtonProps {
  /** The seed, and what it says. */
  readonly label: string;
  /** Its runs are those that are drawn. */
  readonly isShown: boolean;
  readonly isFilled: boolean;
  readonly onPress: () => void;
}

/** A dot that shows the runs of its seed. */
export const SeedButton = ({ label, isShown, isFilled, onPress }: SeedButtonProps) => (
  <button
    type="button"
    className={styles.seed}
    data-filled={isFilled || undefined}
    aria-pressed={isShown}
    aria-label={label}
    onClick={onPress}
  />
);

/** Which of the two runs it is. */
export function Side({ name }: { readonly name: 'a' | 'b' | 'A' | 'B' }) {
  const letter = name.toUpperCase();
  return (
    <span className={styles.side} data-side={letter}>
      {letter}
    </span>
  );
}

/** Where a strip begins and ends. */
export const Ends = ({ untilS, children }: { readonly untilS: number; readonly children?: string }) => (
  <p className={styles.ends}>
    <span>0</span>
    {children !== undefined && <span>{children}</span>}
    <span>{texts.seconds(shortNumber(untilS))}</span>
  </p>
);
