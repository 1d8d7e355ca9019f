import { homeTexts as texts } from '../../strings/pages/home.ts';
import { languageTexts } from '../../strings/pages/language.ts';
import { LANGUAGE_FOLDERS } from '../choice.ts';
import styles from './style.module.css';

const PLACES = [
  ['./#lessons', texts.nav.learn],
  ['./#scenes', texts.nav.scenes],
  ['./#tools', texts.nav.tools],
] as const;

/** The page in the other language; which of the two words is shown is decided before the first picture (`choice.ts`). */
const LanguageLink = () => (
  <a
    className={styles.language}
    href={LANGUAGE_FOLDERS[languageTexts.other]}
    lang={languageTexts.other}
    hrefLang={languageTexts.other}
  >
    <span>{languageTexts.name}</span>
    <span>{languageTexts.offer}</span>
  </a>
);

const Links = ({ hasOther }: { readonly hasOther: boolean }) => (
  <>
    {PLACES.map(([href, name]) => (
      <a key={href} href={href}>
        {name}
      </a>
    ))}
    {hasOther && <LanguageLink />}
  </>
);

const Logo = () => (
  <svg className={styles.logo} viewBox="0 10 32 12" aria-hidden="true">
    <path d="M1 12h6v8H1zM9 12h6v8H9zM17 12h6v8h-6z" />
    <path className={styles.cross} d="M25.5 12.5l5 7m0-7l-5 7" />
  </svg>
);

/** Above every page of the home entry. @param hasOther the page has its other language next to it */
export function Header({ hasOther }: { readonly hasOther: boolean }) {
  return (
    <header className={styles.top}>
      <a className={styles.name} href="./">
        <Logo /> {texts.name}
      </a>
      <nav className={styles.nav} aria-label={texts.nav.label}>
        <Links hasOther={hasOther} />
      </nav>
      <details className={styles.menu}>
        <summary>{texts.nav.menu}</summary>
        <nav aria-label={texts.nav.label}>
          <Links hasOther={hasOther} />
        </nav>
      </details>
    </header>
  );
}
