import type { ReactNode } from 'react';
import { LanguageLinks } from '../language/LanguageLinks.tsx';
import { pageLink } from '../link/pageLink.ts';
import { raceAddress } from '../link/raceLink.ts';
import { sweepAddress } from '../link/sweepLink.ts';
import { labTexts as texts } from '../strings/pages/lab.ts';
import styles from './lab.module.css';

type LabPageId = 'papers' | 'sweep' | 'race';

interface HeadProps {
  readonly shown: LabPageId;
  /** The scene with which the other pages begin. */
  readonly scene?: string | undefined;
}

/** The pages that run whole runs, as links. */
function Head({ shown, scene }: HeadProps) {
  const there = scene === undefined ? {} : { scene };
  const pages = [
    ['papers', pageLink('papers'), texts.papers],
    ['sweep', sweepAddress.link(there), texts.sweep],
    ['race', raceAddress.link(there), texts.race],
  ] as const;
  return (
    <header className={styles.head}>
      <a className="title undecorated" href={pageLink('home')}>
        {texts.home}
      </a>
      <nav aria-label={texts.pages}>
        <ul className={styles.pages}>
          {pages.map(([page, href, name]) => (
            <li key={page}>
              <a href={href} aria-current={page === shown ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageLinks />
    </header>
  );
}

interface LabPageProps extends HeadProps {
  readonly question: string;
  /** Below the question, in smaller letters. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** A page of the lab: its question comes first, at every width. */
export function LabPage({ question, about, children, ...head }: LabPageProps) {
  return (
    <div className={styles.page} data-grows>
      <Head {...head} />
      <main className={styles.main}>
        <div>
          <h1 className="headline">{question}</h1>
          {about !== undefined && <p className={styles.about}>{about}</p>}
        </div>
        {children}
      </main>
    </div>
  );
}
