import { addressIn, hasOthers, isPreferred, keepLanguage, otherLanguages } from './language.ts';
import styles from './style.module.css';

/** The query of a page without a stage. */
const queryHere = (): string => location.search + location.hash;

interface LanguageLinksProps {
  readonly query?: () => string;
  readonly saysShare?: boolean;
}

/**
 * Opens this place in another language, and keeps that choice.
 * @param query of the place as it is when the link is followed @param saysShare of its texts a language in part has, not in a hint alone
 */
export function LanguageLinks({ query = queryHere, saysShare = false }: LanguageLinksProps) {
  if (!hasOthers()) return null;
  return (
    <span className={styles.links}>
      {otherLanguages.map((other) => (
        <span key={other.lang}>
          <a
            className={styles.link}
            href={addressIn(other.lang, query())}
            lang={other.lang}
            hrefLang={other.lang}
            title={other.share ?? undefined}
            onClick={(event) => {
              event.currentTarget.href = addressIn(other.lang, query());
              keepLanguage(other.lang);
            }}
          >
            {isPreferred(other) ? other.offer : other.name}
          </a>
          {saysShare && other.share !== null && <small>: {other.share}</small>}
        </span>
      ))}
    </span>
  );
}
