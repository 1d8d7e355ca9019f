import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Lecture } from '../../../lessons/lectures/lecture.ts';
import { WallLegend } from '../../chrome/help/Legend.tsx';
import { SessionContext } from '../../session/context.ts';
import { lectureTexts as texts } from '../../strings/pages/lecture.ts';
import { pageTitle } from '../../strings/pages/pageTitle.ts';
import { notesAddress } from '../address.ts';
import { openNotes } from '../openNotes.ts';
import { stepAt } from '../place.ts';
import type { Presenter } from './presenter.ts';
import styles from './room.module.css';
import { usePresenter } from './usePresenter.ts';

interface ShownProps {
  readonly lecture: Lecture;
  readonly presenter: Presenter;
}

/** One line above the stage: title and progress of the lecture. */
function Strip({ lecture, presenter }: ShownProps) {
  const { step, stop, isLeaving, isAtEnd, trouble, question, otherRooms } = useStore(presenter.state);
  const [isBlocked, setIsBlocked] = useState(false);
  const { title, ask, stage, stops } = stepAt(lecture, { step, stop });
  const news = [
    isBlocked && texts.blocked,
    isLeaving && texts.leave,
    question !== null && texts.questions[question],
    isAtEnd && texts.atEnd,
    trouble !== null && texts.trouble(trouble),
    otherRooms > 0 && texts.otherRooms,
  ];
  return (
    <header className={styles.strip}>
      <div className={styles.asked}>
        <h1 data-small={ask !== undefined || undefined}>{title}</h1>
        {/* At the board, without a stage, the cover shows the question. */}
        {ask !== undefined && stage !== undefined && <p>{ask}</p>}
      </div>
      <p role="status" className={styles.word}>
        {news.find(Boolean)}
      </p>
      {isBlocked && (
        <a href={notesAddress(lecture.id, location.search)} target="_blank" rel="noreferrer">
          {texts.openNotes}
        </a>
      )}
      {question === 'left' && !isLeaving && (
        <button type="button" onClick={presenter.showQuestion}>
          {texts.showQuestion}
        </button>
      )}
      <button
        type="button"
        aria-label={texts.counter(texts.place(step + 1, lecture.steps.length))}
        onClick={() => setIsBlocked(!openNotes(lecture.id))}
      >
        {texts.place(step + 1, lecture.steps.length)}{' '}
        {stops.length > 0 && <span aria-hidden="true">{texts.stopPlace(stop, stops.length)}</span>}
      </button>
    </header>
  );
}

/** Covers the stage: the question of a step at the board, or a black screen. */
function Cover({ lecture, presenter }: ShownProps) {
  const { step, stop, isBlack } = useStore(presenter.state);
  const { stage, ask } = stepAt(lecture, { step, stop });
  if (isBlack)
    return (
      <div className={styles.black}>
        <p role="status" className="unseen">
          {texts.black}
        </p>
      </div>
    );
  return stage === undefined ? <p className={styles.board}>{ask}</p> : null;
}

interface RoomProps {
  readonly lecture: Lecture;
  readonly step: number;
}

/** The window for the projector: the stage with a line above, and nothing meant for the lecturer only. */
export function Room({ lecture, step }: RoomProps) {
  const place = useRef<HTMLDivElement>(null);
  const led = usePresenter(lecture, step, place);
  const presenter = led?.presenter;
  useEffect(() => {
    document.title = pageTitle(lecture.title);
  }, [lecture]);
  return (
    <main className={styles.room} aria-label={texts.room}>
      {presenter && <Strip lecture={lecture} presenter={presenter} />}
      <div ref={place} className="shrinks" />
      {led && (
        <SessionContext value={led.session}>
          <div className={styles.legend}>
            <WallLegend />
          </div>
        </SessionContext>
      )}
      {presenter && <Cover lecture={lecture} presenter={presenter} />}
    </main>
  );
}
