import { type ReactNode, useEffect } from 'react';
import { pageLink } from '../../link/pageLink.ts';
import { lectureTexts as texts } from '../../strings/pages/lecture.ts';
import { pageTitle } from '../../strings/pages/pageTitle.ts';
import styles from './lecture.module.css';

interface TitledPageProps {
  readonly title: string;
  /** More links in the head, after the one to the home page. */
  readonly links?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A page with a link to the home page above its title. */
export function TitledPage({ title, links, className = '', children }: TitledPageProps) {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
  return (
    <div className={`${styles.page} ${className}`} data-grows>
      <header className={styles.head}>
        <a href={pageLink('home')}>{texts.home}</a>
        {links}
      </header>
      <main className={styles.main}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
