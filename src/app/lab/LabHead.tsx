import { LanguageLinks } from '../language/LanguageLinks.tsx';
import { pageLink } from '../link/pageLink.ts';
import { queryOf } from '../link/said.ts';
import { labTexts as texts } from '../strings/pages/lab.ts';
import styles from './lab.module.css';

export type LabPage = 'papers' | 'sweep' | 'race';

/** The pages that run whole runs, as links. */
export function LabHead({ shown, scene }: { readonly shown: LabPage; readonly scene?: string }) {
  const of = (page: LabPage): string =>
    queryOf([['page', page], ...(scene === undefined ? [] : [['scene', scene] as const])]);
  const pages = [
    ['papers', pageLink('papers'), texts.papers],
    ['sweep', of('sweep'), texts.sweep],
    ['race', of('race'), texts.race],
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
