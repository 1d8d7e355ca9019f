import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { lessons } from '../../../lessons/index.ts';
import { DRAWN } from '../../../scenarios/pictures/drawn.ts';
import type { GainEnding, Onward, Story } from '../../../stories/story.ts';
import { fixed, MINUS, shortNumber, whole } from '../../format.ts';
import { Thumbnail } from '../../panels/gallery/Thumbnail.tsx';
import { storyTexts as texts } from '../../strings/pages/story.ts';
import { Drawn } from '../Drawn.tsx';
import { paintStrip } from '../paint/strip.ts';
import { gainOf, gainValues, type Pair, type Pairs, usedOf } from '../pair.ts';
import { sentenceOf } from '../say.ts';
import styles from '../story.module.css';
import { Ends } from './Guess.tsx';

const signed = (percent: number): string =>
  `${percent < 0 ? MINUS : '+'}${whole(Math.abs(Math.round(percent)))}`;

type WholePair = Pair & { readonly a: NonNullable<Pair['a']>; readonly b: NonNullable<Pair['b']> };
const isWhole = (pair: Pair): pair is WholePair => pair.a !== null && pair.b !== null;

interface EndingProps {
  readonly story: Story & { readonly ending: GainEnding };
  readonly pairs: Pairs;
  readonly guess: number | null;
}

/** Guess beside truth, how sure it is, what it costs, and where to go on. */
export function Ending({ story, pairs, guess }: EndingProps) {
  const all = useStore(pairs.store, (state) => state.pairs);
  const [seed, setSeed] = useState(all[0]?.seed ?? 0);
  const known = all.filter(isWhole);
  const pair = known.find((one) => one.seed === seed);
  if (pair === undefined) return null;
  const values = gainValues(pair.a, pair.b);
  const [usedA, usedB] = [Math.round(usedOf(pair.a)), Math.round(usedOf(pair.b))];
  const { fromS, toS } = pair.a.results.window;
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
              <span className={styles.side} data-side={side.toUpperCase()}>
                {side.toUpperCase()}
              </span>
              {story[side].name}
            </p>
            <div
              className={styles.frame}
              ref={(element) => element?.style.setProperty('--at', `${guess ?? 0}%`)}
            >
              <Drawn
                label={texts.shareUsed(whole(side === 'a' ? usedA : usedB))}
                paint={(pen) => paintStrip(pen, pair[side].record, story.untilS, story.untilS)}
              />
              {side === 'b' && guess !== null && <div className={styles.line} data-thin />}
            </div>
            <div className={styles.share}>
              <p>
                <b>{texts.share(whole(side === 'a' ? usedA : usedB))}</b> {texts.used}
              </p>
              {side === 'b' && guess !== null && <Distance guess={guess} truth={usedB} />}
            </div>
          </section>
        ))}
        <Ends untilS={story.untilS}>{texts.counted(shortNumber(fromS), shortNumber(toS))}</Ends>
      </div>
      <aside>
        <p className={styles.gain}>
          <b>{texts.gain(signed(100 * gainOf(pair.a, pair.b)))}</b>
          <span>{texts.packets}</span>
        </p>
        <Seeds known={known} of={all.length} seed={seed} onSeed={setSeed} />
      </aside>
      <p className={styles.price}>
        {sentenceOf(story.ending.price, values).map(({ text, isLit }) =>
          isLit ? <b key={text}>{text}</b> : <span key={text}>{text}</span>,
        )}
      </p>
      <ul className={styles.cards}>
        {story.ending.next.map((next) => (
          <Card key={next.to} next={next} />
        ))}
      </ul>
    </div>
  );
}

function Distance({ guess, truth }: { readonly guess: number; readonly truth: number }) {
  const points = Math.abs(truth - guess);
  const words = guess < truth ? texts.lower(points) : texts.higher(points);
  return (
    <>
      <p className={styles.tag}>{texts.guessTag(whole(guess))}</p>
      <p className={styles.soft}>{points === 0 ? texts.exact : words}</p>
    </>
  );
}

interface SeedsProps {
  readonly known: readonly WholePair[];
  readonly of: number;
  readonly seed: number;
  readonly onSeed: (seed: number) => void;
}

/** One dot for each seed, on one scale from nothing on: those that would lie on each other stand on each other. */
function Seeds({ known, of, seed, onSeed }: SeedsProps) {
  const gains = known.map((pair) => ({ seed: pair.seed, gain: 100 * gainOf(pair.a, pair.b) }));
  const sorted = gains.map(({ gain }) => gain).sort((one, two) => one - two);
  const [low = 0] = sorted;
  const high = sorted.at(-1) ?? 0;
  const least = Math.min(0, low);
  const most = Math.max(130, high + 10);
  const place = (gain: number): number => (100 * (gain - least)) / (most - least);
  const WIDE = 5.5;
  const placed: { seed: number; gain: number; x: number; level: number }[] = [];
  for (const one of gains) {
    const x = place(one.gain);
    let level = 0;
    while (placed.some((other) => other.level === level && Math.abs(other.x - x) < WIDE)) level++;
    placed.push({ ...one, x, level });
  }
  const count = texts.count(of);
  return (
    <div className={styles.seeds}>
      <p>
        <b>
          {known.length < of
            ? texts.seedsSoFar(known.length, of)
            : texts.seeds(count.charAt(0).toUpperCase() + count.slice(1), fixed(low, 0), fixed(high, 0))}
        </b>
      </p>
      <ul>
        {placed.map((one) => (
          <li
            key={one.seed}
            ref={(element) => {
              element?.style.setProperty('--x', `${one.x}%`);
              element?.style.setProperty('--level', String(one.level));
            }}
          >
            <button
              type="button"
              aria-pressed={one.seed === seed}
              aria-label={texts.seed(one.seed, signed(one.gain))}
              onClick={() => onSeed(one.seed)}
            />
          </li>
        ))}
      </ul>
      <ol className={styles.scale} aria-hidden="true">
        {[0, 50, 100].map((tick) => (
          <li key={tick} ref={(element) => element?.style.setProperty('--x', `${place(tick)}%`)}>
            {tick === 0 ? '0' : tick === 100 ? texts.gain('+100') : `+${tick}`}
          </li>
        ))}
      </ol>
      <p className={styles.dots}>
        <span data-sign="this">{texts.thisRun}</span>
        <span data-sign="other">{texts.otherSeeds}</span>
      </p>
      <a href="?page=papers">{texts.papers}</a>
    </div>
  );
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
  if (kind === 'lesson') return <LostCell />;
  return (
    <span className={styles.thumbnail}>
      <Thumbnail picture={DRAWN[id]} />
    </span>
  );
}

/** A packet of twelve cells, of which one is lost and the others arrive in vain. */
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
