import { useEffect, useState } from 'react';
import { readLesson } from '../../lessons/check.ts';
import { lessons } from '../../lessons/index.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { lessonTexts as texts } from '../strings/pages/lesson.ts';
import { tryTexts } from '../strings/teaching/tryFile.ts';
import { DRAFT_ID, draftHere } from '../trying/handOver.ts';
import { readAddress } from './address.ts';

/** The lesson that is open, or why none is. */
interface Opened {
  readonly lesson: Lesson | null;
  /** The file that it is tried from; null: it is one of the list. */
  readonly draft: string | null;
  readonly trouble: string | null;
}

const NOTHING: Opened = { lesson: null, draft: null, trouble: null };

async function fetchLesson(id: string): Promise<Partial<Opened>> {
  if (id === DRAFT_ID) return openDraft();
  const fetch = Object.hasOwn(lessons, id) ? lessons[id]?.load : undefined;
  if (!fetch) return { trouble: texts.unknown(id) };
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
export function useLesson(): Opened {
  const [opened, setOpened] = useState(NOTHING);
  useEffect(() => {
    void fetchLesson(readAddress().id).then((found) => setOpened({ ...NOTHING, ...found }));
  }, []);
  return opened;
}
