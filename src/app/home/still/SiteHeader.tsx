import { folderOf, otherLanguages } from '../../language/language.ts';
import { homeTexts as texts } from '../../strings/pages/home.ts';
import styles from './style.module.css';

const PLACES = [
  ['./#lessons', texts.nav.learn],
  ['./#scenes', texts.nav.scenes],
  ['./#tools', texts.nav.tools],
] as const;

interface LinksProps {
  readonly hasOthers: boolean;
  /** How much of a language is translated, not in a hint alone. */
  readonly saysShare?: boolean;
}

/** The page in other languages; which of the two words is shown is decided before the first picture (`choice.ts`). */
const LanguageLinks = ({ saysShare = false }: Pick<LinksProps, 'saysShare'>) =>
  otherLanguages.map(({ lang, name, offer, share }) => (
    <span key={lang}>
      <a href={folderOf(lang)} lang={lang} hrefLang={lang} data-language={lang} title={share ?? undefined}>
        <span>{name}</span>
        <span>{offer}</span>
      </a>
      {saysShare && share !== null && <small>: {share}</small>}
    </span>
  ));

const Links = ({ hasOthers, saysShare = false }: LinksProps) => (
  <>
    {PLACES.map(([href, name]) => (
      <a key={href} href={href}>
        {name}
      </a>
    ))}
    {hasOthers && <LanguageLinks saysShare={saysShare} />}
  </>
);

const Logo = () => (
  <svg className={styles.logo} viewBox="0 10 32 12" aria-hidden="true">
    <path d="M1 12h6v8H1zM9 12h6v8H9zM17 12h6v8h-6z" />
    <path className={styles.cross} d="M25.5 12.5l5 7m0-7l-5 7" />
  </svg>
);

/** Above every page of the home entry. @param hasOthers the page has its other languages next to it */
export function SiteHeader({ hasOthers }: { readonly hasOthers: boolean }) {
  return (
    <header className={styles.top}>
      <a className={styles.name} href=".//">
        <Logo /> {texts.name}
      </a>
      <nav className={styles.nav} aria-label={texts.nav.label}>
        <Links hasOthers={hasOthers} />
      </nav>
      <details className={styles.menu}>
        <summary>{texts.nav.menu}</summary>
        <nav aria-label={texts.nav.label}>
          <Links hasOthers={hasOthers} saysShare />
        </nav>
      </details>
    </header>
  );
}
