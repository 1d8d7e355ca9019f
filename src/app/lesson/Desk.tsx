import { type MouseEvent, type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { lessons } from '../../lessons/index.ts';
import { KNOB, type Lesson, type Step } from '../../lessons/lesson.ts';
import { clamp } from '../clamp.ts';
import { currentState } from '../client/opening/address.ts';
import { nextFrame } from '../clocks.ts';
import { DRAFT_ID } from '../fileDrop/handOver.ts';
import { LanguageLinks } from '../language/LanguageLinks.tsx';
import { writeLink } from '../link/query.ts';
import type { HostedStage } from '../mount.tsx';
import { declaredPanels } from '../panel/declared.ts';
import { lessonTexts as texts } from '../strings/pages/lesson.ts';
import { pageTitle } from '../strings/pages/pageTitle.ts';
import { whyNot } from '../strings/whyNot.ts';
import { saveFile } from '../widgets/saveFile.ts';
import { readLessonAddress, writeAddress } from './address.ts';
import { keepWork, keptWork, openSteps, type Work, workAsText } from './kept.ts';
import styles from './lesson.module.css';
import { selectorOf, useStepMarks } from './marks.ts';
import { PictureOf } from './pictures/PictureOf.tsx';
import { sceneOf } from './sceneOf.ts';
import { StepBody } from './steps/StepBody.tsx';
import { stepWithUnits } from './units.ts';
import { isInCourse, useCourse } from './useCourse.ts';
import { useLiveStage } from './useLiveStage.ts';

/** Address and title of the next lesson; undefined for the last one. */
function nextOf(id: string) {
  const ids = Object.keys(lessons);
  const next = ids[ids.indexOf(id) + 1];
  const entry = next === undefined || !ids.includes(id) ? undefined : lessons[next];
  return entry && { href: `?lesson=${next}`, title: entry.title };
}

interface DeskProps {
  readonly lesson: Lesson;
  /** Whether the lesson is tried from a file, so that it does not count among the listed ones. */
  readonly isDraft: boolean;
}

const within = ({ steps }: Lesson, step: number): number => clamp(step, 0, steps.length - 1);

/** The text of a lesson, a step at a time, next to its live stage. */
export function Desk({ lesson, isDraft }: DeskProps) {
  const { title, source, minutes } = lesson;
  const steps = useMemo(() => lesson.steps.map(stepWithUnits), [lesson]);
  const id = isDraft ? `${DRAFT_ID}-${lesson.id}` : lesson.id;
  const [work, setWork] = useState<Work>(() => {
    const kept = keptWork(id, lesson);
    return { ...kept, step: within(lesson, readLessonAddress().step ?? kept.step) };
  });
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const at = work.step;
  const step = steps[at];
  const scene = sceneOf(steps, at);
  const { live, isHere } = useLiveStage(place, scene);
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const following = nextOf(id);
  const isLast = at === steps.length - 1;
  const open = openSteps(lesson, work);
  useStepMarks(step?.point ?? []);
  useCourse(lesson, work);
  const isFramed = isInCourse();

  useEffect(() => {
    if (isLast && open.length === 0) setWork((before) => ({ ...before, isDone: true }));
  }, [isLast, open.length]);
  useEffect(() => void keepWork(id, lesson, work), [id, lesson, work]);
  useEffect(() => {
    document.title = pageTitle(title);
    const follow = () =>
      setWork((before) => ({ ...before, step: within(lesson, readLessonAddress().step ?? 0) }));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [lesson, title]);

  const goTo = (next: number): void => {
    writeAddress(isDraft ? DRAFT_ID : id, next);
    setWork((before) => ({ ...before, step: next }));
    nextFrame(() => heading.current?.focus());
  };
  const change = (part: 'answers' | 'words' | 'drawings', value: unknown): void =>
    setWork((before) => ({ ...before, [part]: { ...before[part], [at]: value } }));

  if (!step) return null;
  return (
    <div
      className={styles.page}
      data-framed={isFramed || undefined}
      data-drawing={step.kind === 'draw' || step.picture !== undefined}
    >
      <header className={styles.head}>
        {/* Inside a course, its own page links in and out. */}
        {!isFramed && <a href="?">{texts.home}</a>}
        <p>{title}</p>
        <span>{texts.minutes(minutes)}</span>
        {!isFramed && <LanguageLinks />}
      </header>
      <main className="contents">
        <div
          ref={setSheet}
          className={styles.sheet}
          data-picture={step.picture !== undefined}
          // A picture larger than its place scrolls by keys, too.
          {...(step.picture && { role: 'group', tabIndex: 0, 'aria-label': step.title })}
        >
          {step.picture && (
            <PictureOf
              key={at}
              picture={step.picture}
              isAnswered={work.answers[at] !== undefined}
              live={live}
            />
          )}
        </div>
        <div className={styles.card}>
          <StepHead heading={heading} step={step} at={at} of={steps.length} live={live} />
          <StepBody
            key={at}
            step={step}
            poll={
              !isDraft && !isFramed && ['ask', 'check', 'draw'].includes(step.kind) ? `${id}.${at + 1}` : null
            }
            live={isHere ? live : null}
            sheet={sheet}
            answer={work.answers[at]}
            words={work.words[at] ?? ''}
            drawing={work.drawings[at]}
            change={change}
          />
          <div className={styles.foot}>
            <p>
              {texts.source(source)} {texts.device}
            </p>
            {isLast && (
              <p role="status">
                {texts.end} {open.length > 0 && texts.stillOpen(open)}{' '}
                <button
                  type="button"
                  onClick={() => saveFile(`${id}.txt`, 'text/plain', workAsText(lesson, work))}
                >
                  {texts.save}
                </button>
              </p>
            )}
            <nav aria-label={texts.step(at + 1, steps.length)}>
              <button
                type="button"
                disabled={at === 0}
                title={at === 0 ? whyNot.firstStep : undefined}
                onClick={() => goTo(at - 1)}
              >
                {texts.back}
              </button>
              <StageLink scene={scene} live={live} isFramed={isFramed} />
              {isLast ? (
                <>
                  <button type="button" onClick={() => goTo(0)}>
                    {texts.again}
                  </button>
                  {following && !isFramed && (
                    <a className={`${styles.link} ${styles.go}`} href={following.href}>
                      {texts.nextLesson(following.title)}
                    </a>
                  )}
                </>
              ) : (
                <button type="button" className={styles.go} onClick={() => goTo(at + 1)}>
                  {texts.next}
                </button>
              )}
            </nav>
          </div>
        </div>
      </main>
      <div ref={place} className={styles.stage} data-lesson="stage" />
    </div>
  );
}

interface StageLinkProps {
  readonly scene: string;
  readonly live: HostedStage | null;
  /** Whether the page is embedded in another one, which stays. */
  readonly isFramed: boolean;
}

/** Link to the full stage, at the time and with the changes of the lesson's stage. */
function StageLink({ scene, live, isFramed }: StageLinkProps) {
  const follow = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
    if (live === null) return;
    const { embed: _, hide: __, show: ___, ...state } = currentState(live.session);
    currentTarget.search = writeLink(state).query;
  };
  return (
    <a
      className={styles.link}
      href={`?${scene}`}
      onClick={follow}
      {...(isFramed && { target: '_blank', rel: 'noreferrer' })}
    >
      {texts.openStage}
    </a>
  );
}

const controlName = (control: Element): string | null =>
  control.querySelector('.parameter-name')?.textContent ?? control.getAttribute('aria-label');

/** Title of a panel as shown now: without a drop list its panel is titled *Drops*, and on a projector titles are short. */
const titleIn = (panel: Element): string | null =>
  (panel.querySelector('.panel-title') ?? panel.querySelector('h2'))?.textContent?.trim() || null;

/** Name of a part of the stage; null if it is not shown. */
function nameOf(point: string): string | null {
  const part = document.querySelector(selectorOf(point));
  if (part === null) return null;
  if (point === 'transport') return texts.transport;
  if (point.startsWith(KNOB)) return controlName(part);
  return titleIn(part) ?? declaredPanels().find(({ id }) => id === point)?.title ?? null;
}

/** Names of the parts a step points at, once the stage shows them; scrolls the first of them into view. */
function usePointNames(live: HostedStage | null, points: readonly string[]): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOver = false;
    const read = () => {
      if (isOver) return;
      setNames(points.flatMap((point) => nameOf(point) ?? []));
      const [first] = points;
      if (first !== undefined)
        document.querySelector(selectorOf(first))?.scrollIntoView({ block: 'nearest' });
    };
    read();
    void live?.stage.atRest().then(read, () => {});
    return () => {
      isOver = true;
    };
  }, [live, points]);
  return names;
}

const NONE: readonly string[] = [];

interface StepHeadProps {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly step: Step;
  readonly at: number;
  readonly of: number;
  readonly live: HostedStage | null;
}

/** Progress, title and text of the step, and the names of what it points at. */
function StepHead({ heading, step, at, of, live }: StepHeadProps) {
  const names = usePointNames(live, step.kind === 'draw' ? NONE : (step.point ?? NONE));
  return (
    <>
      <p className={styles.progress}>
        <progress value={at + 1} max={of} aria-label={texts.step(at + 1, of)} />
        <span>{texts.step(at + 1, of)}</span>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {step.title}
      </h1>
      {step.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {names.length > 0 && (
        <p role="status" className={styles.points}>
          {texts.lookAt(names)}
        </p>
      )}
      {step.link && (
        <p>
          <a href={`?${step.link.href}`} target="_blank" rel="noreferrer">
            {step.link.text}
          </a>
        </p>
      )}
    </>
  );
}
