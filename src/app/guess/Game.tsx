import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  type DrawnTrace,
  elementAt,
  portResult,
  type RaceFailure,
  type RunResults,
} from '../../contract/index.ts';
import { findScenario } from '../../scenarios/index.ts';
import { poolSize, runPool } from '../client/pool.ts';
import { BE_THE_SENDER } from '../home/still/addresses.ts';
import { isOnButton } from '../keys/keys.ts';
import { useKeys } from '../keys/useKeys.ts';
import { withUnits } from '../lesson/units.ts';
import { putAddress } from '../link/place.ts';
import { busy } from '../rest.ts';
import { Drawn } from '../story/Drawn.tsx';
import { Ends, StoryHead } from '../story/parts.tsx';
import story from '../story/story.module.css';
import { en } from '../strings/en.ts';
import { guessTexts as texts } from '../strings/pages/guess.ts';
import { cssValues } from '../widgets/cssValues.ts';
import { Heads } from '../widgets/Table.tsx';
import { Failed } from '../widgets/words/causes.tsx';
import {
  type GuessKind,
  type GuessRound,
  gameLink,
  KINDS,
  PORT,
  ROUNDS,
  readGame,
  roundLink,
  roundsOf,
  roundTasks,
  SCENE,
  shownOf,
  UNTIL,
} from './game.ts';
import { paintGuessQueue, paintSenders } from './paint.ts';
import { type Played, reasonOf } from './reasons.ts';
import styles from './style.module.css';

interface Parts {
  readonly trace?: DrawnTrace;
  readonly results?: RunResults;
  readonly cause?: RaceFailure;
}

/** State of a round: complete, failed, or still running. */
type RoundState = Played | { readonly cause: RaceFailure } | null;

function stateOf({ trace, results, cause }: Parts): RoundState {
  if (cause !== undefined) return { cause };
  return trace !== undefined && results !== undefined ? { trace, results } : null;
}

/** Runs all rounds in separate workers, in order: later ones while the reader looks at the first. */
function useRounds(rounds: readonly GuessRound[]): readonly RoundState[] {
  const [parts, setParts] = useState<readonly Parts[]>([]);
  useEffect(() => {
    setParts(rounds.map(() => ({})));
    const scenario = findScenario(SCENE);
    if (scenario === null) return;
    const tasks = rounds.flatMap((round) => roundTasks(round, scenario));
    const learn = (task: number, part: Parts): void =>
      setParts((all) => all.map((known, round) => (round === task >> 1 ? { ...known, ...part } : known)));
    return runPool(tasks, poolSize(navigator.hardwareConcurrency, tasks.length), {
      progress: () => {},
      done: (task, report) => {
        if (report.type === 'figure-done') learn(task, { trace: report.trace });
        else if (report.type === 'study-done') learn(task, { results: report.results });
      },
      failed: (task, cause) => learn(task, { cause }),
      ended: () => {},
    });
  }, [rounds]);
  return rounds.map((_, i) => (i < parts.length ? stateOf(elementAt(parts, i)) : null));
}

const anyGame = (): number => Math.floor(Math.random() * 1_000_000);
const placesOf = ({ results }: Played): number => portResult(results, PORT)?.bufferCells ?? 1;

/** Width of the row names on the left, in design units, at least as in English. */
const NAMES = cssValues({ '--names': Math.max(118, 11.3 * (texts.queue[0]?.length ?? 0)) });

/** Five rounds: a queue, a guess, and the explanation; the score at the end. */
export function Game() {
  const address = useMemo(() => readGame(location.search), []);
  const [game, setGame] = useState(() => address.game ?? anyGame());
  const [answers, setAnswers] = useState<readonly GuessKind[]>(address.answers);
  // A reader who returns to an answered round sees the next one.
  const [round, setRound] = useState(address.answers.length);
  const rounds = useMemo(() => roundsOf(game), [game]);
  const states = useRounds(rounds);
  const shown = rounds[round];
  const state = states[round] ?? null;
  const answer = answers[round] ?? null;

  useEffect(() => putAddress(gameLink(location.search, game, answers)), [game, answers]);
  useEffect(() => (shown !== undefined && state === null ? busy() : undefined), [shown, state]);

  const say = useCallback(
    (kind: GuessKind): void => setAnswers((known) => (known.length === round ? [...known, kind] : known)),
    [round],
  );
  const again = (): void => {
    setGame(anyGame());
    setAnswers([]);
    setRound(0);
  };
  const canAnswer = state !== null && 'trace' in state && answer === null;
  useKeys((pressed) => {
    const { key, alt, ctrl, shift } = pressed;
    if (alt || ctrl || shift || shown === undefined) return null;
    const kind = KINDS[Number(key) - 1];
    if (kind !== undefined && canAnswer) return () => say(kind);
    return key === ' ' && !isOnButton(pressed) && answer !== null ? () => setRound(round + 1) : null;
  });

  return (
    <div className={story.page}>
      <main className={`${story.story} ${styles.screen}`} data-screen="guess-sender" style={NAMES}>
        <StoryHead home={en.name} title={texts.title}>
          {shown !== undefined && <p className={styles.round}>{texts.round(round + 1, ROUNDS)}</p>}
        </StoryHead>
        {shown === undefined ? (
          <Score rounds={rounds} states={states} answers={answers} onAgain={again} />
        ) : (
          <>
            <div className={story.sentence} aria-live="polite">
              <Sentence round={shown} state={state} answer={answer} />
            </div>
            <div className={styles.body}>
              <Pictures round={shown} state={state} isAnswered={answer !== null} />
            </div>
            <div className={`${story.controls} ${styles.controls}`}>
              {answer === null ? (
                <fieldset
                  className={styles.answers}
                  disabled={!canAnswer}
                  title={canAnswer ? undefined : texts.running}
                >
                  <legend className="unseen">{texts.answers}</legend>
                  {KINDS.map((kind, i) => (
                    <button key={kind} type="button" className={story.secondary} onClick={() => say(kind)}>
                      <span aria-hidden="true">{i + 1}</span> {texts.kinds[kind]}
                    </button>
                  ))}
                </fieldset>
              ) : (
                <>
                  <button type="button" className={story.primary} onClick={() => setRound(round + 1)}>
                    {round + 1 < ROUNDS ? texts.next : texts.score}
                  </button>
                  <a className={styles.link} href={roundLink(shown)}>
                    {texts.open}
                  </a>
                </>
              )}
            </div>
          </>
        )}
      </main>
    </div>
  );
}

interface RoundProps {
  readonly round: GuessRound;
  readonly state: RoundState;
}

function Sentence({ round: { kind }, state, answer }: RoundProps & { readonly answer: GuessKind | null }) {
  if (state !== null && 'cause' in state) return <Failed cause={state.cause} say={texts.failed} />;
  if (answer === null)
    return (
      <>
        <h1 data-small>{texts.ask}</h1>
        <p>{state === null ? texts.running : texts.about}</p>
      </>
    );
  const names = texts.kinds;
  return (
    <>
      <h1 data-small>
        {answer === kind ? texts.right(names[kind]) : texts.wrong(names[kind], names[answer])}
      </h1>
      <p>{state === null ? texts.running : withUnits(reasonOf(kind, state))}</p>
    </>
  );
}

/** The queue, and after the reader's answer also what the senders did. */
function Pictures({ round: { kind }, state, isAnswered }: RoundProps & { readonly isAnswered: boolean }) {
  const played = state !== null && 'trace' in state ? state : null;
  const [name, unit] = shownOf(kind) === 'cwnd' ? texts.windows : texts.rates;
  return (
    <>
      <h2 className={styles.name}>
        {texts.queue[0]} <span>{texts.queue[1]}</span>
      </h2>
      <div className={styles.queue}>
        <Drawn
          label={texts.picture}
          paint={(pen) => played !== null && paintGuessQueue(pen, played.trace, placesOf(played))}
        />
      </div>
      {isAnswered && played !== null && (
        <>
          <h2 className={styles.name}>
            {name} <span>{unit}</span>
          </h2>
          <div className={styles.senders}>
            <Drawn
              key={kind}
              label={texts.shown[shownOf(kind) ?? 'constant']}
              paint={(pen) => paintSenders(pen, kind, played.trace)}
            />
          </div>
        </>
      )}
      <div className={styles.ends}>
        <Ends untilS={UNTIL} />
      </div>
    </>
  );
}

interface ScoreProps {
  readonly rounds: readonly GuessRound[];
  readonly states: readonly RoundState[];
  readonly answers: readonly GuessKind[];
  readonly onAgain: () => void;
}

function Score({ rounds, states, answers, onAgain }: ScoreProps) {
  const right = rounds.filter(({ kind }, i) => answers[i] === kind).length;
  const { head } = texts;
  return (
    <>
      <div className={story.sentence} aria-live="polite">
        <h1 data-small>{texts.end(right, ROUNDS)}</h1>
        <p>{texts.endNote}</p>
      </div>
      <table className={styles.rounds} aria-label={texts.rounds}>
        <Heads names={[head.round, texts.queue[0] ?? null, head.was, head.guessed, head.seed]} />
        <tbody>
          {rounds.map((round, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are identified by their index.
            <tr key={i}>
              <td>{i + 1}</td>
              <td className={styles.small}>
                <Small state={states[i] ?? null} />
              </td>
              <th scope="row">
                <a href={roundLink(round)}>{texts.kinds[round.kind]}</a>
              </th>
              <td data-right={answers[i] === round.kind || undefined}>
                {answers[i] === undefined ? '' : texts.kinds[answers[i]]}
              </td>
              <td>{round.seed}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={`${story.controls} ${styles.controls}`}>
        <button type="button" className={story.primary} onClick={onAgain}>
          {texts.again}
        </button>
        <a className={styles.link} href={BE_THE_SENDER}>
          {texts.drive}
        </a>
      </div>
    </>
  );
}

/** Small picture of a round's queue. */
function Small({ state }: { readonly state: RoundState }) {
  const played = state !== null && 'trace' in state ? state : null;
  return (
    <Drawn
      label={texts.picture}
      paint={(pen) => played !== null && paintGuessQueue(pen, played.trace, placesOf(played), true)}
    />
  );
}
