import { LanguageLinks } from '../language/LanguageLinks.tsx';
import { labTexts as texts } from '../strings/pages/lab.ts';
import styles from './lab.module.css';

export type LabPage = 'papers' | 'sweep' | 'race';

/** The pages that run whole runs, as links. */
export function LabHead({ shown, scene }: { readonly shown: LabPage; readonly scene?: string }) {
  const of = scene === undefined ? '' : `&scene=${encodeURIComponent(scene)}`;
  const pages = [
    ['papers', '?page=papers', texts.papers],
    ['sweep', `?page=sweep${of}`, texts.sweep],
    ['race', `?page=race${of}`, texts.race],
  ] as const;
  return (
    <header className={styles.head}>
      <a className={styles.home} href="?page=home">
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
