import { useCallback, useEffect, useMemo, useState } from 'react';
import { type LoadedReport, PS_PER_SECOND } from '../../contract/index.ts';
import { currentState } from '../client/opening/address.ts';
import { openBehind } from '../client/opening/browserHistory.ts';
import { invalidateNow } from '../clocks.ts';
import { useOtherSeeds } from '../compare/seeds.ts';
import { fixed, megabits, seconds, shortNumber, signed } from '../format.ts';
import { isOnButton } from '../keys/keys.ts';
import { useKeys } from '../keys/useKeys.ts';
import { busy } from '../rest.ts';
import { useSession } from '../session/context.ts';
import { idIn } from '../session/session.ts';
import { shownEdits, useBranches } from '../store/branches/branches.ts';
import { useMoment } from '../store/moment.ts';
import { driveByHand, useLocked } from '../store/page.ts';
import { stageOf } from '../store/stage.ts';
import { Drawn } from '../story/Drawn.tsx';
import { Ends, StoryHead } from '../story/parts.tsx';
import signs from '../story/signs.module.css';
import story from '../story/story.module.css';
import { inWords } from '../strings/counts.ts';
import { en } from '../strings/en.ts';
import { byHandTexts as texts } from '../strings/pages/byHand.ts';
import { storyTexts } from '../strings/pages/story.ts';
import { vcVariable } from '../theme/tokens/tokens.ts';
import { PHONE } from '../theme/widths.ts';
import { tracesOf } from '../traces/index.ts';
import { cssValues, percentage } from '../widgets/cssValues.ts';
import type { SeedDot } from '../widgets/seeds/SeedDots.tsx';
import { Ways } from '../widgets/words/Ways.tsx';
import { besides, type Driven, drawnSteps, drivenIn } from './driven.ts';
import { type Got, gotBy, withBaseline } from './outcome.ts';
import { HEADROOM, paintLink, paintSurface } from './paint.ts';
import { conclusionOf, Numbers, Others, useBaselineName } from './Result.tsx';
import styles from './style.module.css';
import { useBaseline } from './useBaseline.ts';
import { isGoingOn, useDriving } from './useDriving.ts';

/**
 * Differences between the reader and the baseline, Mb/s, first for the seed of the run, then for others with the same drawn rate.
 * Empty until all are computed.
 */
function useGains(
  driven: Driven,
  { scenario, seed }: LoadedReport,
  own: Got | null,
  baseline: Got | null,
): readonly SeedDot[] {
  const edits = useBranches(shownEdits);
  const others = useOtherSeeds(
    own === null || baseline === null
      ? null
      : {
          scenario,
          scenarioB: withBaseline(scenario, driven),
          seed,
          a: edits,
          b: besides(driven, edits),
          from: own.window.fromS * PS_PER_SECOND,
        },
  );
  if (own === null || baseline === null || others.pairs.length < others.seeds.length) return [];
  const got = ({ a, b }: (typeof others.pairs)[number]) =>
    [gotBy(driven.vc, a), gotBy(driven.vc, b)] as const;
  return [
    { seed, both: [own, baseline] as const },
    ...others.pairs.map((pair) => ({ seed: pair.seed, both: got(pair) })),
  ].map(({ seed, both: [mine, other] }) => {
    const by = (mine?.mbps ?? Number.NaN) - (other?.mbps ?? Number.NaN);
    return { seed, by, words: signed(fixed(Math.abs(by), 1), by) };
  });
}

/** Screen on which a reader drives a sender; nothing if the run has no sender that can be driven. */
export function ByHand() {
  const loaded = useMoment((state) => state.loaded);
  const driven = useMemo(() => (loaded === null ? null : drivenIn(loaded)), [loaded]);
  return loaded === null || driven === null ? null : <Screen loaded={loaded} driven={driven} />;
}

interface ScreenProps {
  readonly loaded: LoadedReport;
  readonly driven: Driven;
}

const TOP = percentage((HEADROOM - 1) / HEADROOM);
/** Step of the handle, Mb/s. */
const STEP = 0.5;

function Screen({ loaded, driven }: ScreenProps) {
  const session = useSession();
  const stage = stageOf(session);
  const now = useMoment((state) => state.now);
  const isPlaying = useMoment(isGoingOn);
  const speed = useMoment((state) => state.speed);
  const results = useMoment((state) => (state.resultsAt === state.now ? state.results : null));
  const soFar = useMoment((state) => state.results);
  const edits = useBranches(shownEdits);
  const isLocked = useLocked(driven.path);
  const driving = useDriving(driven);
  const [hasBegun, setHasBegun] = useState(false);
  const isOver = now >= driven.endPs;
  const baseline = useBaseline(driven, loaded, hasBegun || now > 0);
  const own = useMemo(
    () => (isOver && results !== null ? gotBy(driven.vc, results) : null),
    [driven, isOver, results],
  );
  const live = useMemo(() => (soFar === null ? null : gotBy(driven.vc, soFar)), [driven, soFar]);
  const bySeed = useGains(driven, loaded, own, baselineGot(baseline));
  const name = useBaselineName(loaded);
  const others = inWords(driven.others.length);
  useEffect(() => (isOver && baseline === null ? busy() : undefined), [isOver, baseline]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for is painted at once
  useEffect(invalidateNow, [driving.bits]);

  const press = useCallback((): void => {
    if (isOver) return;
    setHasBegun(true);
    const { play, pause } = stage.getState();
    if (isGoingOn(stage.getState())) pause();
    else {
      play();
      driving.settle();
    }
  }, [stage, isOver, driving.settle]);
  const everything = useCallback((): void => {
    stage.getState().pause();
    driving.settle();
    driveByHand(session, false);
  }, [session, stage, driving.settle]);
  /** Starts again from 0 s in a new history entry, so that the driven run stays behind it. */
  const again = (seed: number): void => {
    const { view: _view, at: _at, why: _why, branches: _branches, ...state } = currentState(session);
    const next = { ...state, seed, edits: besides(driven, state.edits), timePs: 0, paused: true };
    setHasBegun(false);
    void openBehind(session, next);
  };

  useKeys((pressed) => {
    const { key, alt, ctrl, shift } = pressed;
    if (alt || ctrl || shift) return null;
    if (key === ' ') return isOnButton(pressed) ? null : press;
    if (key === 'Escape') return () => stage.getState().pause();
    return key === 'e' ? everything : null;
  });

  const largest = Math.floor(driven.linkBits / 1e6);
  const share = driving.bits / driven.linkBits / HEADROOM;
  const traces = () => tracesOf(session).shown;
  const port = loaded.ports.findIndex(({ id }) => id === loaded.port);
  return (
    <div className={story.page}>
      <main
        className={`${story.story} ${styles.screen}`}
        id={idIn(session, 'stage')}
        data-over={isOver || undefined}
        data-screen="hand"
      >
        <StoryHead home={en.name} title={loaded.scenario.title}>
          <p className={story.status}>{isPlaying ? paceWords(speed) : texts.stands(seconds(now, 3))}</p>
        </StoryHead>
        <div className={story.sentence}>
          <h1 data-small aria-live="polite">
            {own === null
              ? (loaded.scenario.stage?.hook ?? loaded.scenario.title)
              : conclusionOf(own, baseline, name)}
          </h1>
          {own === null ? (
            <p className={styles.soFar}>
              {live === null || now === 0
                ? texts.hint
                : texts.soFar(live.mbps, live.lost, live.sent, live.otherMbps)}
            </p>
          ) : (
            <Others own={own} baseline={baseline} name={name} others={others} />
          )}
        </div>
        <div className={styles.body}>
          <h2 className={styles.name}>
            {texts.rate[0]}
            <span>{texts.rate[1]}</span>
          </h2>
          <div
            className={`${story.frame} ${styles.surface}`}
            style={cssValues({ '--top': TOP, '--at': percentage(share) })}
            data-guessed={driving.isAsked || undefined}
          >
            <Drawn
              label={texts.picture}
              paint={(pen) =>
                paintSurface(pen, {
                  traces: traces(),
                  driven,
                  now: stage.getState().now,
                  steps: drawnSteps(driven, edits),
                  bits: driving.bits,
                  // As in the style sheet: on a phone the rows have their names above them.
                  hasRoom: !matchMedia(PHONE).matches,
                })
              }
            />
            <input
              type="range"
              min={0}
              max={largest}
              step={STEP}
              value={driving.bits / 1e6}
              disabled={isLocked || isOver}
              title={isLocked ? texts.locked : isOver ? texts.over : undefined}
              aria-label={texts.slider}
              aria-valuetext={texts.rateSpoken(driving.bits, driven.shareBits)}
              aria-orientation="vertical"
              onChange={({ currentTarget }) => driving.drive(1e6 * Number(currentTarget.value))}
            />
            {!isOver && (
              <div className={story.handle} aria-hidden="true">
                <b>{megabits(driving.bits, 1)}</b>
                <span>
                  <i>
                    <Ways {...texts.drag} />
                  </i>
                </span>
              </div>
            )}
          </div>
          <h2 className={styles.name}>
            {texts.link[0]}
            <span>{texts.link[1]}</span>
          </h2>
          <div className={styles.link}>
            <Drawn
              label={live === null ? texts.link.join(' ') : texts.linkSpoken(live.mbps, live.otherMbps)}
              paint={(pen) => paintLink(pen, { traces: traces(), driven, now: stage.getState().now, port })}
            />
          </div>
          <div className={styles.ends}>
            <Ends untilS={driven.endPs / PS_PER_SECOND} />
          </div>
          <ul className={`${signs.signs} ${styles.key}`}>
            <li data-sign="you" style={cssValues({ '--own': vcVariable(driven.vc) })}>
              {texts.you}
            </li>
            <li data-sign="used">{texts.others(others)}</li>
            <li data-sign="empty">{texts.nothing}</li>
            <li data-sign="lost">{texts.lost}</li>
            <li data-sign="link">{texts.ofLink(driven.linkBits)}</li>
            <li data-sign="share">{texts.share(driven.shareBits).join(' ')}</li>
          </ul>
          {own !== null && (
            <Numbers
              own={own}
              baseline={baselineGot(baseline)}
              name={name}
              others={others}
              seed={loaded.seed}
              bySeed={bySeed}
            />
          )}
        </div>
        <div className={`${story.controls} ${styles.controls}`}>
          {isOver ? (
            <>
              <button type="button" className={story.primary} onClick={() => again(loaded.seed)}>
                {texts.again}
              </button>
              <button type="button" className={story.textButton} onClick={() => again(loaded.seed + 1)}>
                {texts.another}
              </button>
            </>
          ) : (
            <button type="button" className={story.primary} onClick={press}>
              {isPlaying ? texts.pause : now === 0 ? texts.start : texts.goOn}
            </button>
          )}
          <button type="button" className={story.textButton} onClick={everything}>
            {texts.everything}
          </button>
        </div>
      </main>
    </div>
  );
}

const paceWords = (speed: number): string =>
  speed === 1 ? storyTexts.asFast : storyTexts.slower(shortNumber(1 / speed));

const baselineGot = (baseline: ReturnType<typeof useBaseline>): Got | null =>
  baseline !== null && 'got' in baseline ? baseline.got : null;
