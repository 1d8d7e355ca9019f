import { useEffect, useId, useRef } from 'react';
import type { KnobAnswer, KnobDocument, ParameterValue } from '../../../contract/index.ts';
import { seconds } from '../../format.ts';
import { useSession } from '../../session/context.ts';
import type { Session } from '../../session/session.ts';
import { useBranches } from '../../store/branches/branches.ts';
import { useMoment } from '../../store/moment.ts';
import { useLocked } from '../../store/page.ts';
import { stageOf } from '../../store/stage.ts';
import { useValueAt } from '../../store/valueAt.ts';
import { runBothTexts as texts } from '../../strings/panels/runBoth.ts';
import { Button } from '../../widgets/Button.tsx';
import { Landmark } from '../../widgets/Landmark.tsx';
import { Lock } from '../../widgets/Locked.tsx';
import { useSaid } from '../../widgets/words/reasons.ts';
import { Letter } from '../branches/Badge.tsx';
import { badgeOf, changeWords } from '../branches/words.ts';
import { cancel, runBoth } from './actions.ts';
import { Chosen } from './Chosen.tsx';
import { takeFocus } from './focus.ts';
import { answerName, apart, nextBranch, valueName } from './knob.ts';
import { runBothOf, useRunBoth } from './store.ts';
import styles from './style.module.css';
import { type Offer, offerNow, useOffer } from './usePair.ts';

/** Letters of the two runs: of branches that are there, and of the one that would be made. */
function useLetters(offer: Offer | null): readonly [a: string, b: string] {
  const list = useBranches((s) => s.list);
  const current = useBranches((s) => s.current);
  const { a, b } = offer?.pair ?? {};
  const first = a?.branch ?? current;
  const made = b?.branch == null || b.branch === first;
  return [badgeOf(first), badgeOf(made ? nextBranch(list) : Number(b?.branch))];
}

interface AnswerProps {
  readonly answer: KnobAnswer;
  readonly knob: KnobDocument;
  readonly running: boolean;
  readonly offer: Offer | null;
  readonly letters: readonly [a: string, b: string];
  readonly group: string;
  readonly locked: boolean;
}

/** An answer in large letters: the one that runs, or one that can be compared with it. */
function Answer({ answer, knob, running, offer, letters, group, locked }: AnswerProps) {
  const session = useSession();
  const catalog = useMoment((s) => s.catalog);
  const { value, words } = answer;
  const own = offer?.pair.path === knob.path ? offer : null;
  const side = own?.b === value ? 'b' : own?.a === value ? 'a' : null;
  const text = (
    <>
      <b className={styles.name}>{answerName(catalog, knob.path, answer)}</b>
      <span className={styles.words}>
        {words}
        {running && <span className="unseen">, {texts.running}</span>}
      </span>
      {side && <Letter shown={side === 'b'}>{letters[side === 'b' ? 1 : 0]}</Letter>}
    </>
  );
  if (running)
    return (
      <p className={styles.answer} data-side={side ?? ''} data-running>
        {text}
      </p>
    );
  return (
    <div className={styles.answer} data-side={side ?? ''}>
      <label>
        <input
          type="radio"
          name={group}
          checked={side === 'b'}
          disabled={locked}
          onChange={() => runBothOf(session).setState({ rival: value })}
        />
        {text}
      </label>
    </div>
  );
}

function Question({ knob, offer }: { readonly knob: KnobDocument; readonly offer: Offer | null }) {
  const group = useId();
  const title = useId();
  const running = useValueAt(knob.path);
  const refusal = useSaid(useMoment((s) => s.rejected[knob.path]?.reason));
  const catalog = useMoment((s) => s.catalog);
  const locked = useLocked(knob.path);
  const letters = useLetters(offer);
  const known = knob.answers.some(({ value }) => value === running);
  const other: readonly KnobAnswer[] =
    known || running === undefined
      ? []
      : [{ value: running, name: valueName(catalog, knob.path, running), words: texts.running }];
  return (
    <>
      <h2 id={title}>
        {knob.question} {locked && <Lock />}
      </h2>
      <div className={styles.answers} role="radiogroup" aria-labelledby={title}>
        {[...other, ...knob.answers].map((answer) => (
          <Answer
            key={answer.value}
            {...{ answer, knob, offer, letters, group, locked }}
            running={answer.value === running}
          />
        ))}
      </div>
      {refusal !== '' && <p className="hint">{refusal}</p>}
    </>
  );
}

/** How far both have come, and a way to stop. */
function Progress() {
  const session = useSession();
  const done = useMoment((s) => seconds(s.now, 1));
  const all = useMoment((s) => seconds(s.loaded?.endPs ?? 0, 1));
  return (
    <div className={styles.progress}>
      <p role="status">{texts.progress(done, all)}</p>
      <Button ref={takeFocus} onClick={() => cancel(session)}>
        {texts.cancel}
      </Button>
    </div>
  );
}

/** An answer of the knob by its name; any other value with what it is of. */
const nameIn = (
  session: Session,
  { pair: { path, from } }: Offer,
  value: ParameterValue | undefined,
  knob: KnobDocument | undefined,
): string => {
  const { catalog } = stageOf(session).getState();
  const answer = knob?.path === path ? knob.answers.find((one) => one.value === value) : undefined;
  if (answer !== undefined) return answerName(catalog, path, answer);
  return value === undefined ? texts.before : changeWords(session, { time: from, path, value }, catalog);
};

/** What will be compared, and that neither has run under anything else before. */
function betweenText(session: Session, offer: Offer, knob: KnobDocument | undefined): string {
  const { from } = offer.pair;
  const [a, b] = apart(nameIn(session, offer, offer.a, knob), nameIn(session, offer, offer.b, knob));
  return from === 0 ? texts.fromStart(a, b) : texts.from(a, b, seconds(from, 3));
}

/** The setting that the scene is about as a question, and *Run both to the end*. */
export function KnobCard() {
  const session = useSession();
  const knob = useMoment((s) => s.loaded?.scenario.stage?.knob);
  const steps = useBranches(({ history }) => history.steps);
  const running = useRunBoth((s) => s.running);
  const offer = useOffer(knob);
  const locked = useLocked(knob?.path ?? '');
  // A new change is what the reader wants to know about next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the steps that change.
  useEffect(() => runBothOf(session).setState({ rival: null }), [steps]);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(running);
  useEffect(() => {
    if (before.current && !running) takeFocus(button.current);
    before.current = running;
  }, [running]);
  if (knob === undefined && offer === null) return null;
  return (
    <Landmark className={styles.knob} data-panel="knob" label={knob?.question ?? texts.changed}>
      {knob ? <Question knob={knob} offer={offer} /> : <h2>{texts.changed}</h2>}
      {running ? (
        <Progress />
      ) : (
        <>
          <Button
            ref={button}
            filled
            className={styles.run}
            missing={offer === null ? (locked ? texts.locked : texts.choose) : ''}
            onClick={() => {
              const asked = offerNow(session, knob);
              if (asked !== null) void runBoth(session, asked.pair).catch(() => {});
            }}
          >
            {texts.run}
          </Button>
          {offer && <p className="hint">{betweenText(session, offer, knob)}</p>}
          {knob && !locked && <Chosen knob={knob} />}
        </>
      )}
    </Landmark>
  );
}
