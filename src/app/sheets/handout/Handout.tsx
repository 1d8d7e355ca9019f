import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type AnsweredQuestion, answered } from '../../../contract/index.ts';
import { QrCode } from '../../chrome/share/QrCode.tsx';
import { currentState } from '../../client/opening/address.ts';
import { exactSeconds, groupedDigest } from '../../format.ts';
import { hrefOf, putAddress } from '../../link/place.ts';
import { hostStage } from '../../mount.tsx';
import { filled } from '../../questions/filled.ts';
import { useTeaching } from '../../questions/teaching.ts';
import { SessionContext, useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { shownEdits, useBranches } from '../../store/branches/branches.ts';
import { useMoment } from '../../store/moment.ts';
import { usePage } from '../../store/page.ts';
import { stageOf } from '../../store/stage.ts';
import { sheetTexts as texts } from '../../strings/sharing/sheets.ts';
import { Button } from '../../widgets/Button.tsx';
import { cssValues } from '../../widgets/cssValues.ts';
import { SelectField } from '../../widgets/Select.tsx';
import { observeSize } from '../../widgets/size.ts';
import { PrintPage, WritingLines } from '../PrintPage.tsx';
import { handoutOf, pictureOf, printedLink } from './address.ts';
import styles from './handout.module.css';

/** Version of package.json; the build inserts it. */
declare const __RELEASE__: string;

/** Choices for the number of lines under each question. */
const LINES = [0, 2, 4, 6, 8] as const;
const USUAL_LINES = 4;
/** Number of lines for a scenario without questions. */
const NOTE_LINES = 10;

interface QuestionProps {
  readonly asked: string | AnsweredQuestion;
  readonly at: number;
  readonly lines: number;
  readonly isAnswered: boolean;
}

function Question({ asked, at, lines, isAnswered }: QuestionProps) {
  const results = useMoment((s) => s.results);
  const port = useMoment((s) => s.loaded?.port ?? '');
  const { answer } = answered(useTeaching(isAnswered)?.ask?.[at] ?? '');
  return (
    <li>
      {answered(asked).question}
      {isAnswered && answer ? (
        <p className={styles.answer}>{filled(answer, results, port)}</p>
      ) : (
        <WritingLines count={lines} />
      )}
    </li>
  );
}

/** Link of the stage at the last time at which it was paused. */
function useStillLink(): string {
  const session = useSession();
  const [search] = useState(location.search);
  const now = useMoment((s) => (s.run === 'playing' ? null : s.now));
  const edits = useBranches(shownEdits);
  const isReady = usePage(({ phase }) => phase === 'ready');
  const [query, setQuery] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: edits and the moment are what the link is read from
  useEffect(() => {
    if (now === null || !isReady) return;
    const link = printedLink(currentState(session), search);
    setQuery(link);
    putAddress(handoutOf(link));
  }, [now, edits, isReady, session, search]);
  return query;
}

/** Identification of the run, from which it can be reproduced anywhere. */
function Foot() {
  const query = useStillLink();
  const scene = useMoment((s) => s.loaded?.scenario.id ?? '');
  const seed = useMoment((s) => s.loaded?.seed ?? 0);
  const edits = useBranches((s) => shownEdits(s).length);
  const now = useMoment((s) => s.now);
  const digest = useMoment((s) => s.results?.digest);
  if (query === '' || digest === undefined) return null;
  const href = hrefOf(query);
  return (
    <footer className={styles.foot}>
      <QrCode link={href} />
      <div>
        <p>{texts.openRun}</p>
        <a href={href}>{href}</a>
        <p>{texts.stamp(__RELEASE__, scene, seed, edits, exactSeconds(now), groupedDigest(digest))}</p>
      </div>
    </footer>
  );
}

interface TextProps {
  readonly lines: number;
  readonly isAnswered: boolean;
}

function Head() {
  const scenario = useMoment((s) => s.loaded?.scenario);
  const title = scenario?.title;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${texts.handout}`;
  }, [title]);
  return (
    <>
      <h1>{title ?? texts.loading}</h1>
      <p>{scenario?.stage?.hook ?? scenario?.description}</p>
    </>
  );
}

function Questions({ lines, isAnswered }: TextProps) {
  const asked = useMoment((s) => s.loaded?.scenario.stage?.ask) ?? [];
  if (asked.length === 0)
    return (
      <>
        <h2>{texts.notes}</h2>
        <WritingLines count={NOTE_LINES} />
      </>
    );
  return (
    <>
      <h2>{texts.questions}</h2>
      <ol className={styles.questions}>
        {asked.map((item, at) => (
          <Question
            key={answered(item).question}
            asked={item}
            at={at}
            lines={lines}
            isAnswered={isAnswered}
          />
        ))}
      </ol>
    </>
  );
}

/** Buttons that move the picture to another time. */
function Moment() {
  const session = useSession();
  const step = (back: boolean): void => stageOf(session).getState().step('event', back);
  return (
    <>
      <Button onClick={() => step(true)}>{texts.earlier}</Button>
      <Button onClick={() => step(false)}>{texts.later}</Button>
    </>
  );
}

/** A scene on paper: its picture at one time, its questions with lines to write on, and a link to the run. */
export function Handout() {
  const [session, setSession] = useState<Session | null>(null);
  const [link] = useState(() => pictureOf(location.search));
  const [lines, setLines] = useState(USUAL_LINES);
  const [isAnswered, setAnswered] = useState(false);
  const around = (part: ReactNode) => session && <SessionContext value={session}>{part}</SessionContext>;
  const tools = (
    <>
      {around(<Moment />)}
      <SelectField
        label={texts.lines}
        value={lines}
        options={LINES.map((count) => [count, String(count)])}
        onChange={setLines}
      />
      <label>
        <input type="checkbox" checked={isAnswered} onChange={({ target }) => setAnswered(target.checked)} />
        {texts.withAnswers}
      </label>
    </>
  );
  return (
    <PrintPage tools={tools}>
      {around(<Head />)}
      <Picture link={link} label={texts.picture} onSession={setSession} />
      {around(
        <>
          <Questions lines={lines} isAnswered={isAnswered} />
          <Foot />
        </>,
      )}
    </PrintPage>
  );
}

interface PictureProps {
  /** Link that the stage opens. */
  readonly link: string;
  /** Label of the stage. */
  readonly label: string;
  readonly onSession: (session: Session) => void;
}

/** A live stage at the size of the paper, as a picture without controls. */
function Picture({ link, label, onSession }: PictureProps) {
  const [height, setHeight] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens with its first link
  useEffect(() => {
    if (place.current === null) return;
    const { session, box, close } = hostStage(place.current, link, label);
    onSession(session);
    // Scaling does not change the layout size, so the height is set to the visible one.
    const end = observeSize(box, () => setHeight(box.offsetHeight));
    return () => {
      end();
      close();
    };
  }, []);
  return (
    <div
      className={styles.picture}
      role="img"
      aria-label={label}
      style={cssValues({ '--height': `${height}px` })}
    >
      <div ref={place} className={styles.stage} inert />
    </div>
  );
}
