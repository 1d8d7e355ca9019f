import { answered } from '../../contract/index.ts';
import { useMoment } from '../store/moment.ts';
import { teachingTexts as texts } from '../strings/teaching/teaching.ts';
import { filled } from './filled.ts';
import styles from './style.module.css';
import { useTeaching } from './teaching.ts';

interface AidProps {
  /** Place of the question, from 0. */
  readonly at: number;
}

/** The hint of a question, and folded below it the answer; the answer at once where there is no hint. */
export function Aid({ at }: AidProps) {
  const port = useMoment((s) => s.loaded?.port ?? '');
  const results = useMoment((s) => s.results);
  const { hint = '', answer } = answered(useTeaching()?.ask?.[at] ?? '');
  const words = (text: string) => <p>{filled(text, results, port)}</p>;
  if (hint === '') return words(answer);
  return (
    <>
      {words(hint)}
      <details className={styles.answer}>
        <summary className="button-quiet">{texts.answer}</summary>
        {words(answer)}
      </details>
    </>
  );
}
