import { prefersOther } from '../home/choice.ts';
import { languageTexts as texts } from '../strings/pages/language.ts';
import { addressInOther, hasOther, keepOther } from './language.ts';
import styles from './style.module.css';

/** The query of a page without a stage. */
const queryHere = (): string => location.search + location.hash;

/** Opens this place in the other language, and keeps that choice. @param query of the place as it is when the link is followed */
export function LanguageLink({ query = queryHere }: { readonly query?: () => string }) {
  if (!hasOther()) return null;
  const offers = prefersOther(navigator.languages, document.documentElement.lang);
  return (
    <a
      className={styles.link}
      href={addressInOther(query())}
      lang={texts.other}
      hrefLang={texts.other}
      onClick={(event) => {
        event.currentTarget.href = addressInOther(query());
        keepOther();
      }}
    >
      {offers ? texts.offer : texts.name}
    </a>
  );
}
