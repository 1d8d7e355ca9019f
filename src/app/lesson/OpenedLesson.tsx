import { lessonTexts as texts } from '../strings/pages/lesson.ts';
import { Desk } from './Desk.tsx';
import styles from './lesson.module.css';
import { useLesson } from './useLesson.ts';

/** What is open, or why nothing is. */
export function OpenedLesson() {
  const { lesson, trouble, faults } = useLesson();
  return (
    <>
      {faults && (
        <div role="alert" className={styles.faults}>
          <p>{texts.faults(faults.file, faults.list.length)}</p>
          <ul>
            {faults.list.map((fault) => (
              <li key={`${fault.path} ${fault.expected}`}>{texts.fault(fault)}</li>
            ))}
          </ul>
        </div>
      )}
      {lesson ? (
        <Desk key={lesson.id} lesson={lesson} />
      ) : (
        <main className={styles.notice}>
          <h1>{texts.lessons}</h1>
          <p role="status">{trouble ?? texts.loading}</p>
          <a href="?">{texts.home}</a>
        </main>
      )}
    </>
  );
}
