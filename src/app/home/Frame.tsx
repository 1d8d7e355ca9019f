import type { ReactNode } from 'react';
import { LanguageLink } from '../language/LanguageLink.tsx';
import { homeTexts as texts } from '../strings/pages/home.ts';
import styles from './style.module.css';

/** Of package.json; the build fills it in. */
declare const __RELEASE__: string;

interface FrameProps {
  /** Home itself needs no way back to it. */
  readonly isHome: boolean;
  readonly children: ReactNode;
}

/** What every page of the home entry has around it. */
export function Frame({ isHome, children }: FrameProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {isHome ? <span>{texts.name}</span> : <a href="?page=home">{texts.name}</a>}
        <LanguageLink />
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.foot}>
        <span>{texts.version(__RELEASE__)}</span>
        <span>{texts.licence}</span>
        <a href="?page=accessibility">{texts.accessibility}</a>
      </footer>
    </div>
  );
}
