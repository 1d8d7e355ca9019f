import type { ReactNode } from 'react';
import { pageLink } from '../link/pageLink.ts';
import { sheetTexts as texts } from '../strings/sharing/sheets.ts';
import { Button } from '../widgets/Button.tsx';
import styles from './sheets.module.css';

interface PrintPageProps {
  /** Controls next to Print, which are not printed. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A sheet of paper below its few controls. */
export function PrintPage({ tools, children }: PrintPageProps) {
  return (
    <div className={styles.desk}>
      <header className={styles.tools}>
        <a className={`${styles.home} title undecorated`} href={pageLink('home')}>
          {texts.home}
        </a>
        {tools}
        <Button filled onClick={() => print()}>
          {texts.print}
        </Button>
      </header>
      <main className={styles.paper}>{children}</main>
    </div>
  );
}

/** Empty lines to write on. */
export function WritingLines({ count }: { readonly count: number }) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are all the same
        <div key={line} />
      ))}
    </div>
  );
}
