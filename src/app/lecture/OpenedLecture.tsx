import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { readLecture } from '../../lessons/lectures/check.ts';
import { lectures } from '../../lessons/lectures/index.ts';
import type { Lecture } from '../../lessons/lectures/lecture.ts';
import { withoutSteps } from '../../lessons/lectures/without.ts';
import { reportAddress } from '../chrome/problems/reportAddress.tsx';
import { DRAFT_ID, lectureDraftHere } from '../fileDrop/handOver.ts';
import { TryFile } from '../fileDrop/TryFile.tsx';
import { lectureWithUnits } from '../lesson/units.ts';
import { pageLink } from '../link/pageLink.ts';
import { lectureTexts as texts } from '../strings/pages/lecture.ts';
import { tryTexts } from '../strings/teaching/tryFile.ts';
import { lectureProblems, planAddress, readLectureAddress } from './address.ts';
import { NotesWindow } from './notes/NotesWindow.tsx';
import styles from './plan/lecture.module.css';
import { Plan } from './plan/Plan.tsx';
import { TitledPage } from './plan/TitledPage.tsx';
import { Room } from './room/Room.tsx';

type Opened = { readonly lecture: Lecture } | { readonly trouble: string } | null;

/** The plan that is tried in this tab; its windows find each other by the id of drafts. */
function openDraft(): Opened {
  const draft = lectureDraftHere();
  const read = draft && readLecture(draft.text);
  return read && 'lecture' in read
    ? { lecture: { ...lectureWithUnits(read.lecture), id: DRAFT_ID } }
    : { trouble: tryTexts.noDraft };
}

async function fetchLecture(id: string): Promise<Opened> {
  if (id === DRAFT_ID) return openDraft();
  const entry = Object.hasOwn(lectures, id) ? lectures[id] : undefined;
  if (!entry) return { trouble: texts.unknown(id) };
  try {
    // A test checks each of these files.
    return { lecture: lectureWithUnits((await entry.load()).default as Lecture) };
  } catch {
    return { trouble: texts.missing };
  }
}

/** The page of the address, or why it cannot be shown. */
export function OpenedLecture() {
  const { plan, step, isNotes, without } = readLectureAddress(location.search);
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    if (plan === '') return;
    void fetchLecture(plan).then((found) => {
      setOpened(found);
      if (found !== null && 'lecture' in found)
        reportAddress(lectureProblems(location.search, found.lecture.steps.length));
    });
  }, [plan]);
  const whole = opened !== null && 'lecture' in opened ? opened.lecture : null;
  // The lecture of a window is one object for as long as the window is open.
  const [left] = useState(without);
  const lecture = useMemo(() => whole && withoutSteps(whole, left), [whole, left]);
  if (plan === '') return <Plans />;
  if (opened === null || 'trouble' in opened)
    return (
      <Plans>
        <p role={opened === null ? 'status' : 'alert'} className={styles.notice}>
          {opened === null ? texts.loading : opened.trouble}
        </p>
      </Plans>
    );
  if (lecture === null || whole === null) return null;
  if (isNotes) return <NotesWindow lecture={lecture} />;
  return step === null ? (
    <Plan whole={whole} lecture={lecture} without={without} />
  ) : (
    <Room lecture={lecture} step={step} />
  );
}

interface PlansProps {
  /** Content before the list. */
  readonly children?: ReactNode;
}

/** List of all lectures with their minutes and scenes. */
function Plans({ children }: PlansProps) {
  return (
    <TitledPage title={texts.lectures}>
      <p>{texts.intro}</p>
      {children}
      <ul className={styles.plans}>
        {Object.entries(lectures).map(([id, { title, minutes, about }]) => (
          <li key={id}>
            <h2>
              <a href={planAddress(id, location.search)}>{title}</a>
            </h2>
            <p>
              {texts.minutes(minutes)} · {about}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <a href={pageLink('poll')}>{texts.polls}</a>
      </p>
      <p>
        <a href={pageLink('lab-sheet')}>{texts.labSheet}</a>
      </p>
      <div className={styles.notice}>
        <TryFile />
        <p>{texts.ownPlan}</p>
      </div>
    </TitledPage>
  );
}
