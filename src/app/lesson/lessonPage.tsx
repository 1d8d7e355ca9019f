import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { readLesson } from '../../lessons/check.ts';
import { lessons } from '../../lessons/index.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { reportAddress } from '../chrome/problems/reportAddress.tsx';
import { DRAFT_ID, draftHere } from '../fileDrop/handOver.ts';
import { TryFile } from '../fileDrop/TryFile.tsx';
import { declarePanels } from '../panel/declared.ts';
import * as registry from '../panel/registry.ts';
import { lessonTexts as texts } from '../strings/pages/lesson.ts';
import { tryTexts } from '../strings/teaching/tryFile.ts';
import { startSizeSync } from '../widgets/stageSize.ts';
import { lessonProblems, readLessonAddress } from './address.ts';
import { Desk } from './Desk.tsx';
import styles from './opened.module.css';
import { isInCourse } from './useCourse.ts';

/** The open lesson, or the reason why none is open. */
interface Opened {
  readonly lesson: Lesson | null;
  /** Name of the file from which it is tried; null for a listed lesson. */
  readonly draft: string | null;
  readonly trouble: string | null;
}

const NOTHING_OPENED: Opened = { lesson: null, draft: null, trouble: null };

async function fetchLesson(id: string): Promise<Partial<Opened>> {
  if (id === DRAFT_ID) return openDraft();
  const fetch = Object.hasOwn(lessons, id) ? lessons[id]?.load : undefined;
  if (!fetch) return { trouble: texts.unknown(id, Object.keys(lessons)) };
  try {
    // A test checks each of these files.
    return { lesson: (await fetch()).default as Lesson };
  } catch {
    return { trouble: texts.missing };
  }
}

function openDraft(): Partial<Opened> {
  const draft = draftHere();
  const read = draft && readLesson(draft.text);
  return read && 'lesson' in read
    ? { lesson: read.lesson, draft: draft.file }
    : { trouble: tryTexts.noDraft };
}

/** The lesson of the address, or the one that is tried in this tab. */
function useLesson(): Opened {
  const [opened, setOpened] = useState(NOTHING_OPENED);
  useEffect(() => {
    void fetchLesson(readLessonAddress().id).then((found) => {
      if (found.lesson != null) reportAddress(lessonProblems(found.lesson.steps.length));
      setOpened({ ...NOTHING_OPENED, ...found });
    });
  }, []);
  return opened;
}

/** Mounts a lesson with a stage of its own, instead of the page's stage. */
export async function mountLesson(root: HTMLElement): Promise<void> {
  declarePanels(registry);
  startSizeSync();
  createRoot(root).render(
    <StrictMode>
      <OpenedLesson />
    </StrictMode>,
  );
}

/** The lesson, or why there is none; above it the draft's controls, and the problems of its file. */
function OpenedLesson() {
  const { lesson, draft, trouble } = useLesson();
  return (
    <div className={styles.frame} data-framed={isInCourse() || undefined}>
      <aside className={styles.trying} aria-label={tryTexts.button}>
        {draft !== null && <p role="note">{tryTexts.draftNote(draft)}</p>}
        {trouble === null && <TryFile hasButton={draft !== null} />}
      </aside>
      {lesson ? (
        <Desk key={lesson.id} lesson={lesson} isDraft={draft !== null} />
      ) : (
        <main className={styles.notice}>
          <h1>{texts.lessons}</h1>
          <p role={trouble === null ? 'status' : 'alert'}>{trouble ?? texts.loading}</p>
          {trouble !== null && <TryFile />}
          <a href="?">{texts.home}</a>
        </main>
      )}
    </div>
  );
}
