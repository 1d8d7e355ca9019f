import { addressIn, hasOthers, isPreferred, keepLanguage, otherLanguages } from './language.ts';
import styles from './style.module.css';

/** The query of a page without a stage. */
const queryHere = (): string => location.search + location.hash;

/**
 * Opens this place in another language, and keeps that choice.
 * @param query of the place as it is when the link is followed
 */
export function LanguageLinks({ query = queryHere }: { readonly query?: () => string }) {
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
            onClick={(event) => {
              event.currentTarget.href = addressIn(other.lang, query());
              keepLanguage(other.lang);
            }}
          >
            {isPreferred(other) ? other.offer : other.name}
          </a>
          {other.share !== null && <small>: {other.share}</small>}
        </span>
      ))}
    </span>
  );
}
