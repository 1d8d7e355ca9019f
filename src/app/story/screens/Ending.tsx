import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { elementAt } from '../../../contract/index.ts';
import { lessons } from '../../../lessons/index.ts';
import { DRAWN } from '../../../scenarios/pictures/drawn.ts';
import { stories } from '../../../stories/index.ts';
import type { GainEnding, Onward, Story } from '../../../stories/story.ts';
import { Thumbnail } from '../../chrome/gallery/Thumbnail.tsx';
import { changeOf, sayChange } from '../../compare/change.ts';
import { shortNumber, signed, whole } from '../../format.ts';
import { withUnits } from '../../lesson/units.ts';
import { pageLink } from '../../link/pageLink.ts';
import { paperLink } from '../../papers/linkOf.ts';
import { storyTexts as texts } from '../../strings/pages/story.ts';
import { seedDotsTexts } from '../../strings/seedDots.ts';
import { capital } from '../../strings/text.ts';
import { cssValues, percentage } from '../../widgets/cssValues.ts';
import { dotsOnLine } from '../../widgets/seeds/levels.ts';
import { Drawn } from '../Drawn.tsx';
import { paintStrip } from '../paint/strip.ts';
import { paintWhoStrip } from '../paint/who.ts';
import { endingValues, guessedOf, isWhole, measuredOf, type Pairs, type WholePair } from '../pair.ts';
import { Ends, SeedButton, Side } from '../parts.tsx';
import { sentenceOf } from '../say.ts';
import styles from '../story.module.css';
import { guessedWords, measuredWord } from './Guess.tsx';

/** Label of a tick, percent with sign. */
const tickText = (percentage: number): string => signed(whole(Math.abs(percentage)), percentage);

interface EndingProps {
  readonly story: Story & { readonly ending: GainEnding };
  readonly pairs: Pairs;
  readonly guess: number | null;
}

/** Guess next to the true value, its certainty, its cost, and links to go on. */
export function Ending({ story, pairs, guess }: EndingProps) {
  const all = useStore(pairs.store, (state) => state.pairs);
  const [seed, setSeed] = useState(all[0]?.seed ?? 0);
  const known = all.filter(isWhole);
  const pair = known.find((candidate) => candidate.seed === seed);
  if (pair === undefined) return null;
  const values = endingValues(story, pair.a, pair.b);
  const shares = {
    a: Math.round(guessedOf(story.guess, pair.a)),
    b: Math.round(guessedOf(story.guess, pair.b)),
  };
  const { window } = pair.a.results;
  const [fromS, toS] = story.guess?.windowS ?? [window.fromS, window.toS];
  const isOver = toS <= story.untilS;
  return (
    <div className={styles.ending}>
      <div className={styles.result}>
        {(['a', 'b'] as const).map((side) => (
          <section
            key={side}
            className={styles.row}
            data-side={side.toUpperCase()}
            aria-label={story[side].heading}
          >
            <p className={styles.rowName}>
              <Side name={side} />
              {story[side].name}
            </p>
            <div className={styles.frame} style={cssValues({ '--at': `${guess ?? 0}%` })}>
              <Drawn
                label={guessedWords(story, shares[side])}
                paint={(pen) =>
                  (story.show.includes('who') ? paintWhoStrip : paintStrip)(
                    pen,
                    pair[side].record,
                    story.untilS,
                    story.untilS,
                  )
                }
              />
              {side === 'b' && guess !== null && <Apart guess={guess} truth={shares.b} />}
            </div>
            <p className={styles.share}>
              <b>{texts.share(whole(shares[side]))}</b> {measuredWord(story)}
            </p>
            {side === 'b' && guess !== null && <Distance guess={guess} truth={shares.b} />}
            {side === 'b' && (
              <Ends untilS={story.untilS}>
                {isOver
                  ? texts.counted(shortNumber(fromS), shortNumber(toS))
                  : texts.countedLater(shortNumber(fromS), shortNumber(toS))}
              </Ends>
            )}
          </section>
        ))}
      </div>
      <aside>
        <p className={styles.gain}>
          <b>{sayChange(...measuredOf(story.ending, pair.a, pair.b))}</b>
          <span>{story.ending.named}</span>
        </p>
        <Seeds story={story} known={known} of={all.length} seed={seed} onSeed={setSeed} />
      </aside>
      <p className={styles.price}>
        {sentenceOf(story.ending.price, values).map(({ text, isLit }) =>
          isLit ? <b key={text}>{withUnits(text)}</b> : <span key={text}>{withUnits(text)}</span>,
        )}
      </p>
      <Onwards story={story} />
    </div>
  );
}

/** Link to the tables of the paper that the scene is from. */
export const PapersLink = ({ story }: { readonly story: Story }) => (
  <a href={paperLink(story.scene) ?? pageLink('papers')}>{story.ending.papers ?? texts.papers}</a>
);

/** Three links to go on. */
export const Onwards = ({ story }: { readonly story: Story }) => (
  <ul className={styles.cards}>
    {story.ending.next.map((next) => (
      <Card key={next.to} next={next} />
    ))}
  </ul>
);

/** The guess as a line over the strip, with its distance from the true value. */
const Apart = ({ guess, truth }: { readonly guess: number; readonly truth: number }) => (
  <>
    <div className={styles.line} data-thin />
    {guess !== truth && (
      <div
        className={styles.apart}
        style={cssValues({ '--from': `${Math.min(guess, truth)}%`, '--tall': `${Math.abs(truth - guess)}%` })}
      />
    )}
  </>
);

function Distance({ guess, truth }: { readonly guess: number; readonly truth: number }) {
  const points = Math.abs(truth - guess);
  const words = guess < truth ? texts.lower(points) : texts.higher(points);
  return (
    <div className={styles.distance}>
      <p className={styles.tag}>{texts.guessTag(whole(guess))}</p>
      <p className={styles.soft}>{points === 0 ? texts.exact : words}</p>
    </div>
  );
}

/** Input of an ending's dots, one for each seed. */
export interface EndingSeeds<Concluded> {
  readonly story: Concluded;
  readonly known: readonly WholePair[];
  readonly of: number;
  readonly seed: number;
  readonly onSeed: (seed: number) => void;
}

/** Shares of the scale: the width of a dot, and the margin at its left end. */
const WIDE = 0.055;
const EDGE = 0.01;

/** One dot for each seed on a scale that includes zero; dots that would overlap are stacked. */
function Seeds({ story, known, of, seed, onSeed }: EndingSeeds<EndingProps['story']>) {
  const measured = known.map(({ a, b }) => measuredOf(story.ending, a, b));
  const gains = measured.map(([a, b]) => 100 * changeOf(a, b));
  const [low, high] = [Math.min(...gains), Math.max(...gains)];
  const { line, ticks } = scaleOf(low, high);
  const dots = dotsOnLine(gains, line, WIDE);
  const places = dotsOnLine(ticks, line, 0);
  return (
    <div className={styles.seeds}>
      <p>
        <b>
          {known.length < of
            ? texts.seedsSoFar(known.length, of)
            : texts.seeds(capital(texts.count(of)), whole(Math.round(low)), whole(Math.round(high)))}
        </b>
      </p>
      <ul style={cssValues({ '--levels': Math.max(...dots.map(({ level }) => level)) + 1 })}>
        {dots.map(({ at, level }, i) => {
          const [run, by] = [elementAt(known, i).seed, sayChange(...elementAt(measured, i))];
          return (
            <li key={run} style={cssValues({ '--x': percentage(at), '--level': level })}>
              <SeedButton
                label={seedDotsTexts.dot(run, by)}
                isShown={run === seed}
                isFilled={run === seed}
                onPress={() => onSeed(run)}
              />
            </li>
          );
        })}
      </ul>
      <ol className={styles.scale} aria-hidden="true">
        {places.map(({ at }, i) => {
          const tick = elementAt(ticks, i);
          const isLast = Math.abs(tick) === Math.max(...ticks.map(Math.abs));
          return (
            <li key={tick} data-edge={at < EDGE || undefined} style={cssValues({ '--x': percentage(at) })}>
              {isLast && tick !== 0 ? sayChange(100, 100 + tick) : tickText(tick)}
            </li>
          );
        })}
      </ol>
      <p className={styles.dots}>
        <span className={styles.seed} data-filled>
          {texts.thisRun}
        </span>
        <span className={styles.seed}>{texts.otherSeeds}</span>
      </p>
      <PapersLink story={story} />
    </div>
  );
}

/** A scale from zero to the changes, with round ticks, percent. */
function scaleOf(low: number, high: number) {
  const largest = Math.max(Math.abs(low), Math.abs(high));
  const step = [5, 10, 20, 50, 100, 200, 500].find((round) => largest <= 2.5 * round) ?? 1000;
  const ahead = 0.25 * step;
  const least = low < 0 ? Math.min(-step, low - ahead) : 0;
  const most = high > 0 ? Math.max(step, high + ahead) : 0;
  const ticks: number[] = [];
  for (let tick = Math.ceil(least / step) * step; tick <= most; tick += step) ticks.push(tick);
  return { line: { least, most }, ticks };
}

const HREF: Readonly<Record<string, string>> = { lesson: '?lesson=', scene: '?scene=', story: '?story=' };

function Card({ next: { to, title, line } }: { readonly next: Onward }) {
  const [kind = '', id = ''] = to.split(':');
  const lesson = lessons[id];
  const below =
    kind === 'lesson' && lesson !== undefined
      ? texts.lesson(Object.keys(lessons).indexOf(id) + 1, lesson.minutes)
      : line;
  return (
    <li>
      <a href={`${HREF[kind] ?? '?'}${id}`}>
        <Preview kind={kind} id={id} />
        <span>
          <b>{title}</b>
          <span>{below}</span>
        </span>
      </a>
    </li>
  );
}

function Preview({ kind, id }: { readonly kind: string; readonly id: string }): ReactNode {
  if (kind === 'lesson' && id === 'one-cell') return <LostCell />;
  const scene = kind === 'lesson' ? lessons[id]?.scene : kind === 'story' ? stories[id]?.scene : id;
  return (
    <span className={styles.thumbnail}>
      <Thumbnail picture={DRAWN[scene ?? '']} />
    </span>
  );
}

/** A packet of twelve cells, of which one is lost and the others are wasted. */
const LostCell = () => (
  <svg className={styles.lostCell} viewBox="0 0 156 108" aria-hidden="true">
    <defs>
      <pattern id="in-vain" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path d="M0 0V5" />
      </pattern>
    </defs>
    {Array.from({ length: 12 }, (_, i) => {
      const isLost = i === 4;
      const [x, y] = [2 + (i % 6) * 26, 16 + Math.floor(i / 6) * 50];
      return (
        <rect key={`${x} ${y}`} data-lost={isLost || undefined} x={x} y={y} width="22" height="40" rx="2" />
      );
    })}
    <path d="M111 2h12l-6 10z" data-mark />
  </svg>
);
