import { lessons } from '../../lessons/index.ts';
import { DRAWN } from '../../scenarios/pictures/drawn.ts';
import { Thumbnail } from '../chrome/gallery/Thumbnail.tsx';
import { keptProgress } from '../lesson/kept.ts';
import { homeTexts as texts } from '../strings/pages/home.ts';
import { nextLesson } from './progress.ts';
import styles from './style.module.css';

const titleOf = (id: string): string => lessons[id]?.title ?? id;

/** The lessons as a path: what is done, what is next, what comes before what. */
export function Lessons() {
  const next = nextLesson();
  return (
    <ol className={styles.path}>
      {Object.entries(lessons).map(([id, { title, minutes, needs, scene }], index) => {
        const { isDone, step } = keptProgress(id);
        const look = isDone ? styles.isDone : id === next ? styles.isNext : undefined;
        const before = needs.length > 0 && texts.needs(needs.map(titleOf));
        return (
          <li key={id} className={look}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <a
              className={styles.lesson}
              href={`?lesson=${id}`}
              aria-current={id === next ? 'step' : undefined}
            >
              <Thumbnail picture={DRAWN[scene]} />
              <strong className="title">{title}</strong>
              <span>
                {[texts.minutes(minutes), isDone ? texts.done : step > 0 ? texts.begun(step + 1) : null]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </a>
            {before && !isDone && <span className="unseen">{before}</span>}
          </li>
        );
      })}
    </ol>
  );
}
