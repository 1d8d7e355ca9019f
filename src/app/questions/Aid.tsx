import type { AnsweredQuestion } from '../../contract/index.ts';
import { useMoment } from '../store/moment.ts';
import { teachingTexts as texts } from '../strings/teaching/teaching.ts';
import { useAid } from './builtIn.ts';
import { filled } from './filled.ts';
import styles from './style.module.css';

interface AidProps {
  /** Of a scene of the reader's own; null: that of the built-in scene. */
  readonly own: AnsweredQuestion | null;
  /** Place of the question, from 0. */
  readonly at: number;
}

/** The hint of a question, and folded below it the answer; the answer at once where there is no hint. */
export function Aid({ own, at }: AidProps) {
  const scene = useMoment((s) => s.loaded?.scenario.id ?? '');
  const port = useMoment((s) => s.loaded?.port ?? '');
  const results = useMoment((s) => s.results);
  const builtIn = useAid(own === null, scene, at);
  const { hint = '', answer = '' } = own ?? builtIn ?? {};
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
