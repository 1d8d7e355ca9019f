import { useEffect, useId, useRef } from 'react';
import { type ParameterValue, readEditPath, type SceneControlDocument } from '../../../contract/index.ts';
import { Letter } from '../../branches/Badge.tsx';
import { FromStart } from '../../branches/late.ts';
import { badgeOf } from '../../compare/names.ts';
import { seconds } from '../../format.ts';
import { isLocked } from '../../link/parts.ts';
import { cancel, press, runOffered } from '../../runBoth/actions.ts';
import { takeFocus } from '../../runBoth/focus.ts';
import { type Offer, type PairSide, sidesWith } from '../../runBoth/pair.ts';
import {
  answerName,
  answersOf,
  nextBranch,
  type PlacedAnswer,
  pathsOf,
  stripCommonWords,
} from '../../runBoth/sceneControl.ts';
import { setPressed, useRunBoth } from '../../runBoth/store.ts';
import { useOffer } from '../../runBoth/usePair.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { editedTo } from '../../settings/kinds.ts';
import { useChoiceLabels } from '../../settings/labels.ts';
import { sayEdit, sayValue } from '../../settings/name.ts';
import { openedValue, useValueAt } from '../../settings/value.ts';
import { shownEdits, useBranches } from '../../store/branches/branches.ts';
import { useMoment } from '../../store/moment.ts';
import { useLocked, usePage } from '../../store/page.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { runBothTexts as texts } from '../../strings/panels/runBoth.ts';
import { capital } from '../../strings/text.ts';
import { whyNot } from '../../strings/whyNot.ts';
import { Button } from '../../widgets/Button.tsx';
import { Landmark } from '../../widgets/Landmark.tsx';
import { Lock } from '../../widgets/Locked.tsx';
import { useSaid } from '../../widgets/words/reasons.ts';
import styles from './style.module.css';

/** Whether the link locks the settings that the answers change. */
const useIsLocked = (knob: SceneControlDocument | undefined): boolean =>
  usePage(({ lock }) => knob !== undefined && pathsOf(knob).some((path) => isLocked(lock, path)));

type Letters = Readonly<Record<PairSide, string>>;

/** Badges of the two runs: of existing branches, or of the branch that would be made. */
function useLetters(offer: Offer | null): Letters {
  const list = useBranches((s) => s.list);
  const current = useBranches((s) => s.current);
  const { a, b } = offer?.pair ?? {};
  const first = a?.branch ?? current;
  const made = b?.branch == null || b.branch === first;
  return { a: badgeOf(first), b: badgeOf(made ? nextBranch(list) : Number(b?.branch)) };
}

interface AnswerProps {
  readonly answer: PlacedAnswer;
  /** Whether no other answer has the same path, so that this one is an on/off switch. */
  readonly isAlone: boolean;
  readonly offer: Offer | null;
  readonly letters: Letters;
  readonly group: string;
}

/** An answer in large letters. A press changes the network accordingly. */
function Answer({ answer, isAlone, offer, letters, group }: AnswerProps) {
  const session = useSession();
  const catalog = useMoment((s) => s.catalog);
  const { path, value, words } = answer;
  const inForce = useValueAt(path);
  const pressed = useRunBoth((s) => s.pressed);
  const busy = useRunBoth((s) => s.running);
  const locked = useLocked(path);
  const running = inForce === value;
  // An answer of another setting may hold for both, and one of several settings for neither.
  const sides = offer === null ? [] : sidesWith(offer, path, value, openedValue(session, path));
  const name = answerName(catalog, answer);
  const opened = isAlone && running ? openedValue(session, path) : undefined;
  const wanted = opened === undefined || opened === value ? answer : { path, value: opened };
  const off = locked ? en.share.locked : busy ? whyNot.bothRun : undefined;
  const isPressed = pressed?.path === path ? pressed.value === value : running;
  return (
    <div
      className={styles.answer}
      data-side={sides.length === 1 ? sides[0] : ''}
      data-running={running || undefined}
    >
      <label title={off}>
        <input
          type={isAlone ? 'checkbox' : 'radio'}
          name={`${group} ${path}`}
          checked={isPressed}
          disabled={off !== undefined}
          title={off}
          onChange={() => {
            const words = wanted === answer ? name : sayValue({ catalog }, path, wanted.value);
            press(session, { path, value: wanted.value }, words);
          }}
        />
        <b className={styles.name}>{name}</b>
        <span className={styles.words}>{words}</span>
        {sides.map((side) => (
          <Letter key={side} shown={side === 'b'}>
            {letters[side]}
          </Letter>
        ))}
      </label>
    </div>
  );
}

interface QuestionProps {
  readonly knob: SceneControlDocument;
  readonly offer: Offer | null;
  readonly letters: Letters;
}

/** Explains what pressing an answer does or did. */
function Hint({ offer, knob, letters }: QuestionProps) {
  const session = useSession();
  const isOver = useMoment(({ loaded, now }) => loaded !== null && now >= loaded.endPs);
  const edits = useBranches(shownEdits);
  const pressed = useRunBoth((s) => s.pressed);
  const { path = '' } = offer?.pair ?? {};
  const since = edits.findLast((edit) => edit.path === path)?.time;
  const isChange =
    pressed === null && offer !== null && editedTo(path, { edits }) === offer.b && since !== undefined;
  const text = isChange
    ? texts.since(letters.a, letters.b, nameIn(session, offer, offer.b, knob), seconds(since, 3))
    : isOver
      ? texts.over
      : texts.letters(letters.a, letters.b);
  return <p className={`hint ${styles.letters}`}>{text}</p>;
}

function Question({ knob, offer, letters }: QuestionProps) {
  const group = useId();
  const title = useId();
  const answers = answersOf(knob);
  const paths = pathsOf(knob);
  const running = useValueAt(knob.path);
  const refusal = useSaid(useMoment((s) => paths.map((path) => s.rejected[path]?.reason).find(Boolean)));
  const catalog = useMoment((s) => s.catalog);
  const locked = useIsLocked(knob);
  const known = answers.some(({ path, value }) => path === knob.path && value === running);
  const other: readonly PlacedAnswer[] =
    known || running === undefined
      ? []
      : [
          {
            path: knob.path,
            value: running,
            name: sayValue({ catalog }, knob.path, running),
            words: texts.running,
          },
        ];
  return (
    <>
      <h2 id={title} className="title">
        {knob.question} {locked && <Lock />}
      </h2>
      <div className={styles.answers} role="radiogroup" aria-labelledby={title}>
        {[...other, ...answers].map((answer) => (
          <Answer
            key={`${answer.path} ${answer.value}`}
            isAlone={answers.filter(({ path }) => path === answer.path).length === 1}
            {...{ answer, offer, letters, group }}
          />
        ))}
      </div>
      {refusal !== '' && <p className="hint">{refusal}</p>}
    </>
  );
}

/** Progress of both runs, and a button to stop them. */
function Progress() {
  const session = useSession();
  const done = useMoment((s) => seconds(s.now, 1));
  const all = useMoment((s) => seconds(s.loaded?.endPs ?? 0, 1));
  return (
    <div className={styles.progress}>
      <p role="status" className="title">
        {texts.progress(done, all)}
      </p>
      <Button ref={takeFocus} onClick={() => cancel(session)}>
        {texts.cancel}
      </Button>
    </div>
  );
}

/** Name of the value as an answer of the scene control; any other value together with its setting. */
const nameIn = (
  session: Session,
  { pair: { path } }: Offer,
  value: ParameterValue | undefined,
  knob: SceneControlDocument | undefined,
): string => {
  const known = stageOf(session).getState();
  const answer =
    knob &&
    answersOf(knob).find(
      (offered) => offered.path === path && offered.value === value && offered.path === knob.path,
    );
  if (answer) return answerName(known.catalog, answer);
  return value === undefined ? texts.before : sayEdit(known, { path, value });
};

/** Text of what will be compared, and that neither run has been under another value before. */
function betweenText(session: Session, offer: Offer, knob: SceneControlDocument | undefined): string {
  const { from } = offer.pair;
  const [a, b] = stripCommonWords(
    nameIn(session, offer, offer.a, knob),
    nameIn(session, offer, offer.b, knob),
  );
  return capital(from === 0 ? texts.fromStart(a, b) : texts.from(a, b, seconds(from, 3)));
}

/** The setting that the scene is about, as a question, and *Run both to the end*. */
export function SceneControlCard() {
  const session = useSession();
  const knob = useMoment((s) => s.loaded?.scenario.stage?.knob);
  const steps = useBranches(({ history }) => history.steps);
  const running = useRunBoth((s) => s.running);
  const offer = useOffer(knob);
  const letters = useLetters(offer);
  const locked = useIsLocked(knob);
  useChoiceLabels(knob !== undefined && pathsOf(knob).some((path) => readEditPath(path) === null));
  // After a new edit, the hint is about that edit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect depends on the edit steps only.
  useEffect(() => setPressed(session, null), [steps]);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(running);
  useEffect(() => {
    if (before.current && !running) takeFocus(button.current);
    before.current = running;
  }, [running]);
  if (knob === undefined && offer === null) return null;
  return (
    <Landmark
      className={styles.knob}
      data-panel="knob"
      data-leaves="question"
      label={knob?.question ?? texts.changed}
    >
      {knob ? (
        <Question knob={knob} offer={offer} letters={letters} />
      ) : (
        <h2 className="title">{texts.changed}</h2>
      )}
      {running ? (
        <Progress />
      ) : (
        <>
          <Button
            ref={button}
            filled
            className={styles.run}
            missing={offer === null ? (locked ? texts.locked : texts.choose) : ''}
            onClick={() => void runOffered(session, knob).catch(() => {})}
          >
            {texts.run}
          </Button>
          {offer && (
            <p className="hint" data-leaves="compared">
              {betweenText(session, offer, knob)}
            </p>
          )}
          {knob && !locked && <Hint offer={offer} knob={knob} letters={letters} />}
          <FromStart place="question" />
        </>
      )}
    </Landmark>
  );
}
