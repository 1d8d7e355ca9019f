import type { ReactNode } from 'react';
import { ownShare } from '../language/language.ts';
import { homeTexts as texts } from '../strings/pages/home.ts';
import styles from './style.module.css';

/** Of package.json; the build fills it in. */
declare const __RELEASE__: string;

/** What every page of the home entry has around it, below the header of `index.html`. */
export function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.page} data-grows>
      <main className={styles.main}>{children}</main>
      <footer className={styles.foot}>
        {ownShare !== null && <span>{ownShare}</span>}
        <span>{texts.version(__RELEASE__)}</span>
        <span>{texts.licence}</span>
        <a href="?page=accessibility">{texts.accessibility}</a>
      </footer>
    </div>
  );
}
