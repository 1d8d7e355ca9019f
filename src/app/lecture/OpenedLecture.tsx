import { useEffect, useState } from 'react';
import { lectures } from '../../lessons/lectures/index.ts';
import type { Lecture } from '../../lessons/lectures/lecture.ts';
import { lectureTexts as texts } from '../strings/pages/lecture.ts';
import { readAddress } from './address.ts';
import { NotesWindow } from './notes/NotesWindow.tsx';
import styles from './plan/lecture.module.css';
import { Plan } from './plan/Plan.tsx';
import { Plans } from './plan/Plans.tsx';
import { Room } from './room/Room.tsx';

type Opened = { readonly lecture: Lecture } | { readonly trouble: string } | null;

async function fetchLecture(id: string): Promise<Opened> {
  const entry = Object.hasOwn(lectures, id) ? lectures[id] : undefined;
  if (!entry) return { trouble: texts.unknown(id) };
  try {
    // A test checks each of these files.
    return { lecture: (await entry.load()).default as Lecture };
  } catch {
    return { trouble: texts.missing };
  }
}

/** What the address asks for, or why it is not there. */
export function OpenedLecture() {
  const { plan, step, isNotes } = readAddress(location.search);
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    if (plan !== '') void fetchLecture(plan).then(setOpened);
  }, [plan]);
  if (plan === '') return <Plans />;
  if (opened === null || 'trouble' in opened)
    return (
      <Plans>
        <p role={opened === null ? 'status' : 'alert'} className={styles.notice}>
          {opened === null ? texts.loading : opened.trouble}
        </p>
      </Plans>
    );
  const { lecture } = opened;
  if (isNotes) return <NotesWindow lecture={lecture} />;
  return step === null ? <Plan lecture={lecture} /> : <Room lecture={lecture} step={step} />;
}
