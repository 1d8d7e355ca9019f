import { useEffect, useRef, useState } from 'react';
import type { Lecture } from '../../../lessons/lectures/lecture.ts';
import { NoteParts } from '../../questions/NoteParts.tsx';
import { useBuiltInTeaching } from '../../questions/teaching.ts';
import { lectureTexts as texts } from '../../strings/pages/lecture.ts';
import { teachingTexts } from '../../strings/teaching/teaching.ts';
import { Button } from '../../widgets/Button.tsx';
import { roomAddress } from '../address.ts';
import { keptPlace } from '../kept.ts';
import { listenToRemote } from '../keys.ts';
import { type NotesChannel, notesChannel, type RemoteCommand } from '../lectureChannel.ts';
import { BEGINNING, type LecturePlace, sceneTitle, stepAt, stepScene } from '../place.ts';
import type { Presented } from '../room/presenter.ts';
import { clockFace, lecturePace } from './clock.ts';
import styles from './notes.module.css';

interface FollowedRoom {
  /** Null: no window shows the lecture. */
  readonly presented: Presented | null;
  readonly ask: (wish: RemoteCommand) => void;
}

/** State of the window for the room, and commands to it; a remote works in both windows. */
function useRoom({ id }: Lecture): FollowedRoom {
  const [presented, setPresented] = useState<Presented | null>(null);
  const line = useRef<NotesChannel | null>(null);
  const [ask] = useState(() => (wish: RemoteCommand) => line.current?.ask(wish));
  useEffect(() => {
    const wire = notesChannel(id, setPresented);
    line.current = wire;
    wire.ask({ type: 'hello' });
    const release = listenToRemote({
      forward: () => ask({ type: 'forward' }),
      back: () => ask({ type: 'back' }),
      black: () => ask({ type: 'black' }),
    });
    return () => {
      release();
      wire.close();
      line.current = null;
    };
  }, [id, ask]);
  return { presented, ask };
}

/** The time in milliseconds since 1970, once a second. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface PartProps {
  readonly lecture: Lecture;
  readonly place: LecturePlace;
  readonly ask: (wish: RemoteCommand) => void;
}

function Clock({ lecture, place, ask, startedAt }: PartProps & { readonly startedAt: number | null }) {
  const now = useNow();
  const step = stepAt(lecture, place);
  const elapsed = startedAt === null ? null : (now - startedAt) / 1000;
  const pace = elapsed === null ? null : lecturePace(step, elapsed);
  return (
    <section className={styles.clock} aria-label={texts.clock}>
      <p role="timer">{clockFace(elapsed ?? 0)}</p>
      <p>
        <strong>{pace ? texts[pace.kind](pace.seconds) : texts.notStarted}</strong>
        <span className="block muted">{texts.planned(step.from, step.to)}</span>
      </p>
      <Button onClick={() => ask({ type: 'restart' })}>{texts.restart}</Button>
    </section>
  );
}

function Presses({ lecture, place }: Omit<PartProps, 'ask'>) {
  const { stops } = stepAt(lecture, place);
  const next = lecture.steps[place.step + 1];
  return (
    <section aria-labelledby="presses">
      <h2 id="presses">{texts.presses}</h2>
      <ol className={styles.presses}>
        {stops.map((stop, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stops of a plan keep their places
          <li key={at} aria-current={at === place.stop ? 'step' : undefined}>
            <strong>{texts.press(stop)}</strong>
            {at < place.stop && <em> ({texts.done})</em>}
            {stop.say && <span> {stop.say}</span>}
          </li>
        ))}
        <li aria-current={place.stop === stops.length ? 'step' : undefined}>
          <strong>{next ? texts.nextStep(next.title) : texts.last}</strong>
        </li>
      </ol>
    </section>
  );
}

/** Note for teachers of the scene, which is the same in every lecture. */
function SceneNote({ scene }: { readonly scene: string }) {
  const note = useBuiltInTeaching(scene)?.note;
  if (note === undefined) return null;
  return (
    <details open className={styles.scene}>
      <summary>{teachingTexts.forTeacher}</summary>
      <NoteParts note={note} />
    </details>
  );
}

function Jumps({ lecture: { steps }, place, ask }: PartProps) {
  return (
    <nav aria-labelledby="jump" className={styles.jumps}>
      <h2 id="jump">{texts.jump}</h2>
      <ol className="stack gap-8">
        {steps.map((step, at) => (
          <li key={step.from}>
            <Button
              aria-current={at === place.step ? 'step' : undefined}
              onClick={() => ask({ type: 'goTo', step: at })}
            >
              <strong>{step.title}</strong>
              <span className="muted">
                {texts.from(step.from, step.to)} · {sceneTitle(step) ?? texts.board}
              </span>
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The lecturer's own window: what to say and ask, the time, and the next steps. */
export function NotesWindow({ lecture }: { readonly lecture: Lecture }) {
  const { presented, ask } = useRoom(lecture);
  const place: LecturePlace = presented ?? BEGINNING;
  const step = stepAt(lecture, place);
  const { title, say, ask: question } = step;
  const scene = stepScene(step);
  useEffect(() => {
    document.title = `${texts.notes}: ${lecture.title}`;
  }, [lecture]);
  return (
    <div className={styles.window} data-grows>
      <header className={styles.head}>
        <p className="title">{lecture.title}</p>
        <span>{texts.place(place.step + 1, lecture.steps.length)}</span>
        {presented === null && (
          <p role="status">
            {texts.waiting}{' '}
            <a
              href={roomAddress(lecture.id, keptPlace(lecture.id)?.step ?? 0, location.search)}
              target="_blank"
              rel="noreferrer"
            >
              {texts.openRoom}
            </a>
          </p>
        )}
        {presented?.isBlack && <p role="status">{texts.isBlack}</p>}
        {presented?.question && (
          <p role="status">
            {texts.questions[presented.question]}{' '}
            {presented.question === 'left' && (
              <Button onClick={() => ask({ type: 'question' })}>{texts.showQuestion}</Button>
            )}
          </p>
        )}
        {(presented?.otherRooms ?? 0) > 0 && <p role="status">{texts.otherRooms}</p>}
        {presented?.trouble && <p role="status">{texts.trouble(presented.trouble)}</p>}
      </header>
      <main className={styles.main}>
        <Clock lecture={lecture} place={place} ask={ask} startedAt={presented?.startedAt ?? null} />
        <h1>{title}</h1>
        {question && (
          <section aria-label={texts.question} className={styles.question}>
            <p>{question}</p>
          </section>
        )}
        <section aria-label={texts.sayNow} className={styles.say}>
          {say.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
        <Presses lecture={lecture} place={place} />
        <p className="wrap gap-8">
          <Button onClick={() => ask({ type: 'back' })}>{texts.back}</Button>
          <Button filled onClick={() => ask({ type: 'forward' })}>
            {texts.forward}
          </Button>
          <Button onClick={() => ask({ type: 'black' })}>{texts.blackScreen}</Button>
        </p>
        {scene !== null && <SceneNote scene={scene} />}
        <details>
          <summary>{texts.ifProjectorFails}</summary>
          <p>{lecture.ifProjectorFails}</p>
        </details>
      </main>
      <Jumps lecture={lecture} place={place} ask={ask} />
    </div>
  );
}
