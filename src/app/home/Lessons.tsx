import { lessons } from '../../lessons/index.ts';
import { keptWork } from '../lesson/kept.ts';
import { homeTexts as texts } from '../strings/pages/home.ts';
import styles from './style.module.css';

const titleOf = (id: string): string => lessons[id]?.title ?? id;

/** Every lesson in its order, with its minutes, what to do before it, and how far the reader has come. */
export function Lessons() {
  return (
    <ol className={styles.lessons}>
      {Object.entries(lessons).map(([id, { title, minutes, needs }]) => {
        const { isDone, step } = keptWork(id);
        return (
          <li key={id}>
            <a href={`?lesson=${id}`}>{title}</a>
            <p>
              {texts.minutes(minutes)}
              {needs.length > 0 && ` · ${texts.needs(needs.map(titleOf))}`}
              {isDone ? (
                <strong> · {texts.done}</strong>
              ) : (
                step > 0 && <strong> · {texts.begun(step + 1)}</strong>
              )}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
