import { useRef } from 'react';
import { useStore } from 'zustand';
import type { Story } from '../../../stories/story.ts';
import { invalidateNow } from '../../clocks.ts';
import { whole } from '../../format.ts';
import { wantsNoMotion } from '../../still.ts';
import { storyTexts as texts } from '../../strings/pages/story.ts';
import { cssValues } from '../../widgets/cssValues.ts';
import { Ways } from '../../widgets/words/Ways.tsx';
import { Drawn } from '../Drawn.tsx';
import type { Pen } from '../paint/pen.ts';
import { anyCell, cameIn, paintCame, paintStrip, type Typical, wholeOf } from '../paint/strip.ts';
import { paintPart } from '../paint/who.ts';
import { type DoneRun, guessedOf, type Pairs, portOf } from '../pair.ts';
import { Ends, Side } from '../parts.tsx';
import styles from '../story.module.css';

/** Time in which the frame fills in, s. */
const FILLS_IN = 3;
/** Above this percentage the number is below its line, as there is no room up to the name of the strip. */
const HIGH = 88;

interface GuessProps {
  readonly story: Story;
  readonly pairs: Pairs;
  readonly guess: number | null;
  readonly onGuess: (percent: number) => void;
  /** Whether both strips are to be shown; `onShown` is called when the second one has been. */
  readonly isRunning: boolean;
  readonly onShown: () => void;
}

/** The strip of the first run with its mean, and an empty frame of the same size for the guess. */
export function Guess({ story, pairs, guess, onGuess, isRunning, onShown }: GuessProps) {
  const [pair] = useStore(pairs.store, (state) => state.pairs);
  const began = useRef<number | null>(null);
  const a = pair?.a ?? null;
  const b = pair?.b ?? null;
  const { guess: asked } = story;
  const used = a === null ? 50 : guessedOf(asked, a);
  const paint = (pen: Pen, run: DoneRun, untilS: number): void => {
    if (asked?.measure === 'sender' && asked.sender !== undefined)
      paintPart(pen, run.record, asked.sender, story.untilS, untilS);
    else paintStrip(pen, run.record, story.untilS, untilS);
  };
  const shown = guess ?? Math.round(used);
  return (
    <div className={styles.guess}>
      {asked?.cells === true && (
        <div className={styles.meanings} aria-hidden="true">
          <Came side="A" run={a} typical={anyCell} />
          <Came side="B" run={b} typical={wholeOf(b === null ? 0 : Math.round(portOf(b).hitPerEpoch))} />
          <p>{texts.picked}</p>
        </div>
      )}
      <section className={styles.strip} data-side="A" aria-label={story.a.heading}>
        <h2>
          <Side name="A" />
          {story.a.heading}
        </h2>
        <ol className={styles.percents} aria-hidden="true">
          <li>100 %</li>
          <li>50</li>
          <li>0</li>
        </ol>
        <div className={styles.frame}>
          <Drawn
            label={a === null ? story.a.heading : guessedWords(story, used)}
            paint={(pen) => a !== null && paint(pen, a, story.untilS)}
          />
          {a !== null && (
            <p
              className={styles.mean}
              data-high={used > HIGH || undefined}
              style={cssValues({ '--at': `${used}%` })}
            >
              <b>{texts.share(whole(Math.round(used)))}</b> <span>{measuredWord(story)}</span>
            </p>
          )}
        </div>
        <Ends untilS={story.untilS} />
      </section>
      <section className={styles.strip} data-side="B" aria-label={story.b.heading}>
        <h2>
          <Side name="B" />
          {story.b.heading}
        </h2>
        <div
          className={styles.frame}
          data-guessed={guess !== null || undefined}
          data-running={isRunning || undefined}
          style={cssValues({ '--at': `${shown}%`, '--above': shown > 50 ? 0 : 1 })}
        >
          {isRunning ? (
            <Drawn
              label={story.b.heading}
              paint={(pen, wallMs) => {
                if (b === null) return;
                began.current ??= wallMs;
                const share = wantsNoMotion() ? 1 : (wallMs - began.current) / 1000 / FILLS_IN;
                paint(pen, b, story.untilS * Math.min(1, share));
                if (share < 1) invalidateNow();
                else onShown();
              }}
            />
          ) : (
            <div className={styles.open}>
              <span>{texts.notRun}</span>
            </div>
          )}
          {(guess !== null || !isRunning) && <div className={styles.line} />}
          <input
            type="range"
            min={0}
            max={100}
            step={1}
            value={shown}
            disabled={isRunning}
            title={isRunning ? texts.running : undefined}
            aria-label={story.guess?.question}
            aria-valuetext={texts.guessSpoken(guessedWords(story, shown))}
            aria-orientation="vertical"
            onChange={({ currentTarget }) => onGuess(Number(currentTarget.value))}
            onClick={({ currentTarget }) => onGuess(Number(currentTarget.value))}
          />
          <div className={styles.handle} aria-hidden="true">
            <b>{texts.share(whole(shown))}</b>
            <span>
              <i>
                <Ways {...texts.drag} />
              </i>
            </span>
          </div>
        </div>
        <Ends untilS={story.untilS} />
      </section>
    </div>
  );
}

/** Name of the guessed share of the link: used, or a sender's. */
export const measuredWord = ({ guess }: Story): string =>
  guess?.measure === 'sender' && guess.sender !== undefined ? texts.ofSender(guess.sender) : texts.used;

/** The guessed share in words, percent. */
export function guessedWords({ guess }: Story, percent: number): string {
  const share = whole(Math.round(percent));
  return guess?.measure === 'sender' && guess.sender !== undefined
    ? texts.shareOf(share, guess.sender)
    : texts.usedOfLink(share);
}

interface CameProps {
  readonly side: 'A' | 'B';
  readonly run: DoneRun | null;
  readonly typical: Typical;
}

/** Accepted and lost cells in one tenth of a millisecond. */
function Came({ side, run, typical }: CameProps) {
  const came = run === null ? [] : cameIn(run.record, typical);
  return (
    <div>
      <Side name={side} />
      <Drawn label="" className={styles.came} paint={(pen) => paintCame(pen, came)} />
    </div>
  );
}
