import { papersTexts as texts } from '../../strings/pages/papers.ts';
import colors from './agreement.module.css';
import styles from './legend.module.css';
import strip from './strip.module.css';

/** Kinds of agreement in the legend; values without a printed number or a run are in ink. */
const KINDS = ['near', 'within', 'apart', 'open'] as const;

/** Legend of the marks and colours in tables and figures. */
export function TableLegend({ hasOther }: { readonly hasOther: boolean }) {
  return (
    <ul className={styles.legend} aria-label={texts.marks}>
      <li>
        <i className={strip.printed} /> {texts.markPrinted}
      </li>
      <li>
        <i className={styles.tick} />
        <i className={strip.mean} /> {texts.markOurs}
      </li>
      {hasOther && (
        <li>
          <i className={strip.other} /> {texts.markOther}
        </li>
      )}
      {KINDS.map((kind) => (
        <li key={kind} className={colors.agreement} data-agreement={kind}>
          <i className={strip.mean} />{' '}
          <b>
            <span aria-hidden="true">{texts.sign[kind]} </span>
            {texts.agreement[kind]}
          </b>
        </li>
      ))}
    </ul>
  );
}
