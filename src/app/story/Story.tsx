import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ScenarioDocument } from '../../contract/index.ts';
import { findScenario } from '../../scenarios/index.ts';
import type { GainEnding, ShareEnding, Story as StoryData, StoryRun } from '../../stories/story.ts';
import { invalidateNow } from '../clocks.ts';
import { fixed, shortNumber, whole } from '../format.ts';
import { isOnButton } from '../keys/keys.ts';
import { useKeys } from '../keys/useKeys.ts';
import { rememberPlace } from '../lab/places.ts';
import { putAddress } from '../link/place.ts';
import { type QueryPair, queryOf, saidIn } from '../link/said.ts';
import { busy } from '../rest.ts';
import { storyTexts as texts } from '../strings/pages/story.ts';
import { whyNot } from '../strings/whyNot.ts';
import { cssValues } from '../widgets/cssValues.ts';
import { Failed } from '../widgets/words/causes.tsx';
import { isResult, type StoryAddress, storyAddress } from './address.ts';
import { Director } from './director.ts';
import { ROOM_OF_NAMES } from './paint/rows.ts';
import { endingValues, isWhole, Pairs, type StoryPair } from './pair.ts';
import { StoryHead } from './parts.tsx';
import { inOneLine, type Piece, sentenceOf } from './say.ts';
import { Ending } from './screens/Ending.tsx';
import { Guess } from './screens/Guess.tsx';
import { Moments } from './screens/Moments.tsx';
import { Shares } from './screens/Shares.tsx';
import styles from './story.module.css';

/** A story with its runs, as long as it is on the page. */
interface Tale {
  readonly story: StoryData;
  readonly scenario: ScenarioDocument;
  readonly seed: number;
  readonly director: Director;
  readonly pairs: Pairs;
}

const changed = (run: StoryRun, set: StoryRun['set'] | null): StoryRun =>
  set === null ? run : { ...run, set };

/** Begins the runs of a story, and ends them with it. */
function useTale(original: StoryData, { seed: asked, a, b }: StoryAddress): Tale | null {
  const [tale, setTale] = useState<Tale | null>(null);
  useEffect(() => {
    const story = { ...original, a: changed(original.a, a), b: changed(original.b, b) };
    const scenario = findScenario(story.scene);
    if (scenario === null) return;
    const seed = asked ?? story.seed;
    const pairs = new Pairs(story, scenario, seed);
    const director = new Director(story, { scenario, seed }, (done) => pairs.begin(done));
    setTale({ story, scenario, seed, director, pairs });
    return () => {
      director.dispose();
      pairs.dispose();
    };
  }, [original, asked, a, b]);
  return tale;
}

type Screen = 'moments' | 'guess' | 'running' | 'ending';

/** A story from its first picture to its conclusion. @param draft name of the file it is tried from; null for a listed story */
export function Story({ story, draft }: { readonly story: StoryData; readonly draft: string | null }) {
  const address = useMemo(() => storyAddress.read(location.search), []);
  const tale = useTale(story, address);
  if (tale === null) return null;
  return <OpenStory key={tale.seed} tale={tale} draft={draft} address={address} />;
}

interface OpenStoryProps {
  readonly tale: Tale;
  readonly draft: string | null;
  readonly address: StoryAddress;
}

const NAMES = cssValues({ '--names': ROOM_OF_NAMES });

function OpenStory({ tale, draft, address }: OpenStoryProps) {
  const { story, director, pairs } = tale;
  const moments = useStore(director.store);
  const all = useStore(pairs.store);
  const [screen, setScreen] = useState<Screen>(() => firstScreen(story, address));
  const [guess, setGuess] = useState<number | null>(address.guess === 'asked' ? null : address.guess);
  const [first] = all.pairs;
  const hasBoth = first !== undefined && first.a !== null && first.b !== null;

  useEffect(() => {
    if (address.moment !== null) director.jump(address.moment);
    else if (address.guess !== null || isResult(address)) director.jump(story.moments.length - 1);
  }, [director, story, address]);
  useEffect(() => {
    if (screen === 'ending' || screen === 'running') pairs.await();
    invalidateNow();
  }, [screen, pairs]);
  useEffect(() => {
    if (screen !== 'moments' || !moments.isOver) return;
    setScreen(story.guess === undefined ? 'ending' : 'guess');
  }, [screen, moments.isOver, story]);
  // Whether the reader waits for a picture, or for both runs.
  const isWaiting =
    (screen === 'moments' && moments.phase === 'playing') ||
    (screen === 'guess' && first?.a === null) ||
    (screen === 'running' && !hasBoth);
  useEffect(() => (isWaiting && moments.failure === null ? busy() : undefined), [isWaiting, moments.failure]);

  const toMoments = useCallback((act: () => void): void => {
    setScreen('moments');
    act();
  }, []);
  const run = useCallback((guessed: number | null): void => {
    setGuess(guessed);
    setScreen('running');
  }, []);
  const press = (): void => {
    if (screen === 'moments') director.press();
    else if (screen === 'guess') run(guess);
  };
  const everything = (): void => location.assign(controlRoomLink(tale, here));
  const here = useHere(tale, screen, guess);

  useKeys((pressed) => {
    const { key, alt, ctrl, shift, target } = pressed;
    if (alt || ctrl || shift) return null;
    const isOfSlider = target instanceof HTMLInputElement;
    const number = Number(key);
    if (key === ' ') return isOnButton(pressed) || screen === 'ending' ? null : press;
    if (key === 'Escape') return () => director.pause();
    if (key === 'e') return everything;
    if (number >= 1 && number <= story.moments.length)
      return () => toMoments(() => director.jump(number - 1));
    if (isOfSlider) return null;
    if (key === 'ArrowRight') return press;
    if (key !== 'ArrowLeft') return null;
    if (screen === 'moments') return () => director.back();
    return () => toMoments(() => director.jump(story.moments.length - 1));
  });

  const failure = moments.failure ?? all.failure;
  const isEnding = screen === 'ending' && hasBoth;
  const sentence = sentenceFor(screen, story, moments.sentence, first);
  const speech = screen === 'moments' ? spokenNextTo(moments) : null;
  const off = whyOff(screen, director);
  const isHolding = moments.phase !== 'playing';
  return (
    <main className={styles.story} data-screen={screen} style={NAMES}>
      <StoryHead home={texts.home} title={draft === null ? story.title : texts.draft(draft)}>
        {isEnding ? (
          <p className={styles.status}>
            <button
              type="button"
              className={styles.textButton}
              onClick={() => toMoments(() => director.restart())}
            >
              {texts.again}
            </button>
            <button type="button" className={styles.textButton} onClick={everything}>
              {texts.everything}
            </button>
          </p>
        ) : (
          screen === 'moments' && (
            <p className={styles.status}>
              {isHolding && moments.moment >= 0
                ? texts.stands(fixed(director.head, 3))
                : moments.slower === 1
                  ? texts.asFast
                  : texts.slower(shortNumber(moments.slower))}
            </p>
          )
        )}
      </StoryHead>
      <div className={styles.sentence} aria-live="polite">
        <h1 tabIndex={-1} data-small={screen !== 'moments' || undefined}>
          {sentence.map(({ text, isLit }) =>
            isLit ? <mark key={text}>{inOneLine(text)}</mark> : <span key={text}>{inOneLine(text)}</span>,
          )}
        </h1>
        {screen === 'guess' && <p>{story.guess?.question}</p>}
        {screen === 'running' && <p>{texts.running}</p>}
        {screen === 'moments' && moments.ahead !== null && (
          <p role="status">{texts.ahead(fixed(moments.ahead, 1))}</p>
        )}
        {speech !== null && <p className="unseen">{speech}</p>}
      </div>
      {failure !== null ? <Failed cause={failure} say={texts.failed} /> : <Restarted tale={tale} />}
      {!isEnding && (
        <div className={styles.controls}>
          {screen !== 'ending' && (
            <button
              type="button"
              className={screen === 'guess' && guess === null ? styles.secondary : styles.primary}
              disabled={off !== undefined}
              title={off}
              onClick={press}
            >
              {screen === 'moments' ? (
                moments.phase === 'playing' ? (
                  <>
                    <span aria-hidden="true" className={styles.bars2} />
                    {texts.pause}
                  </>
                ) : (
                  texts.goOn
                )
              ) : (
                texts.runBoth
              )}
            </button>
          )}
          {screen === 'guess' && (
            <button type="button" className={styles.textButton} onClick={() => run(null)}>
              {texts.withoutGuess}
            </button>
          )}
          <Dots tale={tale} screen={screen} onJump={(moment) => toMoments(() => director.jump(moment))} />
          <button type="button" className={styles.textButton} onClick={everything}>
            {texts.everything}
          </button>
        </div>
      )}
      {screen === 'moments' && <Moments director={director} />}
      {(screen === 'guess' || screen === 'running') && (
        <Guess
          story={story}
          pairs={pairs}
          guess={guess}
          onGuess={setGuess}
          isRunning={screen === 'running'}
          onShown={() => setScreen('ending')}
        />
      )}
      {isEnding && isOfGain(story) && <Ending story={story} pairs={pairs} guess={guess} />}
      {isEnding && isOfShares(story) && <Shares story={story} pairs={pairs} />}
    </main>
  );
}

const isOfGain = (story: StoryData): story is StoryData & { readonly ending: GainEnding } =>
  story.ending.kind === 'gain';
const isOfShares = (story: StoryData): story is StoryData & { readonly ending: ShareEnding } =>
  story.ending.kind === 'shares';

/** Reason why the black button is disabled; undefined while it is enabled. */
function whyOff(screen: Screen, { record }: Tale['director']): string | undefined {
  if (screen === 'running') return texts.running;
  return screen === 'moments' && record === null ? whyNot.storyBegins : undefined;
}

function firstScreen({ guess }: StoryData, address: StoryAddress): Screen {
  if (isResult(address)) return 'ending';
  return address.guess !== null && guess !== undefined ? 'guess' : 'moments';
}

function sentenceFor(
  screen: Screen,
  story: StoryData,
  ofMoment: readonly Piece[],
  pair: StoryPair | undefined,
): readonly Piece[] {
  if (screen === 'guess' || screen === 'running') return sentenceOf(story.guess?.ask ?? '', {});
  if (screen !== 'ending') return ofMoment;
  if (pair === undefined || pair.a === null || pair.b === null)
    return [{ text: texts.running, isLit: false }];
  return sentenceOf(story.ending.say, endingValues(story, pair.a, pair.b));
}

/** A notice while a run that had to be started again has not finished. */
function Restarted({ tale: { director, pairs } }: { readonly tale: Tale }) {
  const ofMoments = useStore(director.store, (state) => state.isRestarted);
  const ofPairs = useStore(pairs.store, (state) => state.isRestarted && !state.pairs.every(isWhole));
  return ofMoments || ofPairs ? <p role="alert">{texts.restarted}</p> : null;
}

/** Text for screen readers: what the pictures show beyond the sentence. */
function spokenNextTo({
  phase,
  moment,
  met,
  panels,
}: ReturnType<Tale['director']['store']['getState']>): string | null {
  const here = met[moment];
  if (phase !== 'held' || here === undefined || here === null || here === 'missed') return null;
  const { firstSender, firstMs } = here.values;
  if (!panels.includes('timers') || firstSender === undefined || firstMs === undefined) return null;
  return texts.firstTimer(firstSender, whole(Math.round(firstMs)));
}

/** Link to the place in the story, kept in the address. */
function useHere({ story, director, seed }: Tale, screen: Screen, guess: number | null): string {
  const moment = useStore(director.store, (state) => state.moment);
  const own = seed === story.seed ? {} : { seed };
  const asked = { ...own, guess: guess ?? 'asked' } as const;
  const parts: Readonly<Record<Screen, Partial<StoryAddress>>> = {
    moments: moment < 0 ? own : { ...own, moment },
    guess: asked,
    running: asked,
    ending: { seed, a: story.a.set, b: story.b.set, guess },
  };
  const link = storyAddress.link({ id: story.id, ...parts[screen] }, location.search);
  useEffect(() => {
    if (link !== location.search) putAddress(link);
  }, [link]);
  return link;
}

/** Link to the stage at the same instant of run A, paused; the stage links back here. */
function controlRoomLink({ story, scenario, director, seed }: Tale, here: string): string {
  rememberPlace('story', here);
  const theme = saidIn(location.search, 'theme');
  const isChanged = ([path, value]: QueryPair): boolean =>
    Reflect.get(scenario, path) !== value && !(path === 'allocation' && value === 'shared');
  return queryOf([
    ['scene', story.scene],
    ...(seed === scenario.seed ? [] : [['seed', seed] as const]),
    ...Object.entries(story.a.set).filter(isChanged),
    ['t', Math.round(director.head * 1e6) / 1e6],
    ['paused', 1],
    ['back', 'story'],
    ...(theme === null ? [] : [['theme', theme] as const]),
  ]);
}

interface DotsProps {
  readonly tale: Tale;
  readonly screen: Screen;
  readonly onJump: (moment: number) => void;
}

/** Progress through the moments; moments that the run does not reach stay hollow. */
function Dots({ tale: { story, director }, screen, onJump }: DotsProps) {
  const { moment, met } = useStore(director.store);
  const list = useRef<HTMLElement>(null);
  const of = story.moments.length;
  const current = screen === 'moments' ? Math.max(0, moment) : of - 1;
  return (
    <nav className={styles.dotsNav} aria-label={texts.moments} ref={list}>
      {story.moments.map(({ id, title }, i) => (
        <button
          key={id}
          type="button"
          aria-label={texts.moment(i + 1, of, title)}
          aria-current={i === current ? 'step' : undefined}
          data-past={(i < current && met[i] !== 'missed') || undefined}
          disabled={met[i] === 'missed'}
          title={met[i] === 'missed' ? whyNot.momentMissed : undefined}
          onClick={() => onJump(i)}
        >
          <span>{i === current ? i + 1 : ''}</span>
        </button>
      ))}
    </nav>
  );
}
