import { useEffect, useState } from 'react';
import { type Fault, readLesson } from '../../lessons/check.ts';
import { lessons } from '../../lessons/index.ts';
import type { Lesson } from '../../lessons/lesson.ts';
import { lessonTexts as texts } from '../strings/pages/lesson.ts';
import { readAddress } from './address.ts';

/** The lesson that is open, what could not be opened, and what was wrong with a file that was dropped. */
interface Opened {
  readonly lesson: Lesson | null;
  readonly trouble: string | null;
  readonly faults: { readonly file: string; readonly list: readonly Fault[] } | null;
}

const NOTHING: Opened = { lesson: null, trouble: null, faults: null };

async function fetchLesson(id: string): Promise<Partial<Opened>> {
  const fetch = Object.hasOwn(lessons, id) ? lessons[id]?.load : undefined;
  if (!fetch) return { trouble: texts.unknown(id) };
  try {
    // A test checks each of these files.
    return { lesson: (await fetch()).default as Lesson };
  } catch {
    return { trouble: texts.missing };
  }
}

/** The lesson of the address, or the file that was dropped on the page last. */
export function useLesson(): Opened {
  const [opened, setOpened] = useState(NOTHING);
  useEffect(() => {
    void fetchLesson(readAddress().id).then((found) => setOpened({ ...NOTHING, ...found }));
    const over = (event: DragEvent): void => event.preventDefault();
    const drop = async (event: DragEvent): Promise<void> => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      event.stopPropagation();
      const read = readLesson(await file.text());
      if ('lesson' in read) setOpened({ ...NOTHING, lesson: read.lesson });
      else setOpened((before) => ({ ...before, faults: { file: file.name, list: read.faults } }));
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop, { capture: true });
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop, { capture: true });
    };
  }, []);
  return opened;
}
