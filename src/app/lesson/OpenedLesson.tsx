import { lessonTexts as texts } from '../strings/pages/lesson.ts';
import { tryTexts } from '../strings/teaching/tryFile.ts';
import { TryFile } from '../trying/TryFile.tsx';
import { Desk } from './Desk.tsx';
import styles from './opened.module.css';
import { isInCourse } from './useCourse.ts';
import { useLesson } from './useLesson.ts';

/** What is open, or why nothing is; above it what is tried, and what is wrong with a file. */
export function OpenedLesson() {
  const { lesson, draft, trouble } = useLesson();
  return (
    <div className={styles.frame} data-framed={isInCourse() || undefined}>
      <aside className={styles.trying} aria-label={tryTexts.button}>
        {draft !== null && <p role="note">{tryTexts.draftNote(draft)}</p>}
        <TryFile hasButton={draft !== null || trouble !== null} />
      </aside>
      {lesson ? (
        <Desk key={lesson.id} lesson={lesson} isDraft={draft !== null} />
      ) : (
        <main className={styles.notice}>
          <h1>{texts.lessons}</h1>
          <p role="status">{trouble ?? texts.loading}</p>
          <a href="?">{texts.home}</a>
        </main>
      )}
    </div>
  );
}
