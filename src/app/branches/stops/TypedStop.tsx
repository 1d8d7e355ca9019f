import { useEffect, useId, useRef, useState } from 'react';
import type { LoadedReport } from '../../../contract/index.ts';
import { useMarks } from '../../store/branches/marks.ts';
import { branchPanels } from '../../strings/panels/branchPanels.ts';
import styles from '../style.module.css';
import { exampleOf, readStop, suggestions } from './readStop.ts';

/** A breakpoint as a typed sentence; what is not understood or refused stays, and the reason is under it. */
export function TypedStop({ loaded }: { readonly loaded: LoadedReport }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { stops, stopAt } = useMarks();
  /** How many there were when a sentence was sent; null: none is under way. */
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current !== null && stops.length > before.current) setText('');
    before.current = null;
  }, [stops]);
  const [field, list, refusal] = [useId(), useId(), useId()];
  return (
    <form
      className={styles.stopForm}
      onSubmit={(event) => {
        event.preventDefault();
        const read = readStop(text, loaded);
        setProblem('problem' in read ? read.problem : null);
        if ('problem' in read) return;
        before.current = stops.length;
        stopAt([...stops, read.stop]);
      }}
    >
      <label htmlFor={field}>{branchPanels.marks.typed}</label>
      <input
        id={field}
        className={`number-box ${styles.typedStop}`}
        list={list}
        autoComplete="off"
        spellCheck={false}
        placeholder={branchPanels.marks.example(exampleOf(loaded))}
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : refusal}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(null);
        }}
      />
      <datalist id={list}>
        {suggestions(text, loaded).map((sentence) => (
          <option key={sentence} value={sentence} />
        ))}
      </datalist>
      {problem !== null && (
        <p id={refusal} className="refusal" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
