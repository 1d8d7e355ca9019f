import { type MouseEvent, useEffect, useState } from 'react';
import type { Lecture } from '../../../lessons/lectures/lecture.ts';
import { CharacterKeys } from '../../keys/CharacterKeys.tsx';
import { lectureTexts as texts } from '../../strings/pages/lecture.ts';
import { Button } from '../../widgets/Button.tsx';
import { listAddress, notesAddress, roomAddress } from '../address.ts';
import { forgetLecturePlace, keptPlace } from '../kept.ts';
import { openNotes } from '../openNotes.ts';
import { stepAt, within } from '../place.ts';
import styles from './lecture.module.css';
import { PlanTable } from './PlanTable.tsx';
import { TitledPage } from './TitledPage.tsx';

/** Prints a page on the paper of the printer; other pages print as large as they are on the screen (`theme/print.ts`). */
function keepOnPaper(): () => void {
  const paper = new CSSStyleSheet();
  paper.replaceSync('@page{size:auto;margin:11mm}');
  const prepare = (): void => {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
  };
  addEventListener('beforeprint', prepare);
  return () => removeEventListener('beforeprint', prepare);
}

interface PlanProps {
  /** Without the steps that are left out. */
  readonly lecture: Lecture;
}

interface WholePlanProps extends PlanProps {
  readonly whole: Lecture;
  /** Indices of the steps that are left out. */
  readonly without: readonly number[];
}

/** Where the lecture was left in this tab, with the way back. */
function GoOn({ lecture }: PlanProps) {
  const kept = keptPlace(lecture.id);
  if (kept === null) return null;
  const step = within(lecture, kept.step);
  return (
    <p role="status">
      {texts.left(step + 1, stepAt(lecture, { step, stop: 0 }).title)}{' '}
      <a className="button" href={roomAddress(lecture.id, step, location.search)}>
        {texts.goOn}
      </a>
    </p>
  );
}

function Keys() {
  return (
    <section className={styles.keys} aria-labelledby="keys">
      <h2 id="keys">{texts.keys}</h2>
      <dl>
        {texts.keyRows.map(([key, effect]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <CharacterKeys label={texts.characterKeys} />
    </section>
  );
}

/** One lecture in full, to be read, printed and started. */
export function Plan({ lecture, whole, without }: WholePlanProps) {
  const { id, title, minutes, about, source, ifProjectorFails } = lecture;
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(keepOnPaper, []);
  const first = roomAddress(id, 0, location.search);
  const start = (event: MouseEvent): void => {
    forgetLecturePlace(id);
    if (openNotes(id)) return;
    event.preventDefault();
    setIsBlocked(true);
  };
  return (
    <TitledPage
      title={title}
      links={<a href={listAddress(location.search)}>{texts.lectures}</a>}
      className={styles.sheet}
    >
      <p>
        {texts.minutes(minutes)} · {about}
      </p>
      <div className={styles.start}>
        <GoOn lecture={lecture} />
        {isBlocked && (
          <p role="alert">
            {texts.blocked}{' '}
            <a href={notesAddress(id, location.search)} target="_blank" rel="noreferrer">
              {texts.openNotes}
            </a>
          </p>
        )}
        <p className={styles.buttons}>
          <a className="button filled" href={first} onClick={start}>
            {texts.start}
          </a>
          <a className="button" href={first} onClick={() => forgetLecturePlace(id)}>
            {texts.startAlone}
          </a>
          <Button onClick={() => print()}>{texts.print}</Button>
        </p>
        <p className={styles.hint}>{texts.startNote}</p>
      </div>
      <PlanTable whole={whole} lecture={lecture} without={without} />
      {ifProjectorFails !== '' && (
        <section>
          <h2>{texts.ifProjectorFails}</h2>
          <p>{ifProjectorFails}</p>
        </section>
      )}
      <p className={styles.hint}>{texts.source(source)}</p>
      <Keys />
    </TitledPage>
  );
}
