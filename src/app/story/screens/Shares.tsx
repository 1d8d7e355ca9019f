import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ShareEnding, Story } from '../../../stories/story.ts';
import { requestPaint } from '../../clocks.ts';
import { fixed, whole } from '../../format.ts';
import { wantsNoMotion } from '../../still.ts';
import { storyTexts as texts } from '../../strings/pages/story.ts';
import { Drawn } from '../Drawn.tsx';
import { Mark } from '../Mark.tsx';
import { paintWho } from '../paint/strip.ts';
import { type DoneRun, type Pairs, ratesOf, shareValues } from '../pair.ts';
import { plainText, sentenceOf } from '../say.ts';
import styles from '../story.module.css';
import { Ends } from './Guess.tsx';

interface SharesProps {
  readonly story: Story & { readonly ending: ShareEnding };
  readonly pairs: Pairs;
}

const rateText = (rate: number): string =>
  rate >= 9.95 ? whole(Math.round(rate)) : rate === 0 ? '0' : fixed(rate, 1);

/** Both answers for each sender on one scale, and who is on the link. */
export function Shares({ story, pairs }: SharesProps) {
  const [pair] = useStore(pairs.store, (state) => state.pairs);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isKept, setKept] = useState(false);
  const [isWatched, setWatched] = useState(false);
  const [hasNumbers, setNumbers] = useState(false);
  if (pair === undefined || pair.a === null || pair.b === null) return null;
  const { a, b } = pair;
  const values = shareValues(a, b, story.ending);
  const [ratesA, ratesB] = [ratesOf(a), ratesOf(b)];
  const most = Math.max(...ratesA, ...ratesB);
  const senders = a.record.started.senders;
  const sides = isKept ? (['b'] as const) : (['a', 'b'] as const);
  const width = (rate: number): string => `${(100 * rate) / most}%`;
  const equal = values.equalShare ?? 0;
  return (
    <div className={styles.shares}>
      <p className={styles.under}>{plainText(sentenceOf(story.ending.under, values))}</p>
      <p className={styles.legend}>
        <span>{texts.senderHead}</span>
        {sides.map((side) => (
          <span key={side}>
            <span className={styles.side} data-side={side.toUpperCase()}>
              {side.toUpperCase()}
            </span>
            {story[side].name}
          </span>
        ))}
        <span>{texts.delivered}</span>
      </p>
      {isWatched ? (
        <Watch story={story} a={a} b={b} />
      ) : (
        <>
          <ol
            className={styles.bars}
            ref={(element) => element?.style.setProperty('--share', String((0.94 * equal) / most))}
          >
            {senders.map((vc, i) => (
              <li key={vc}>
                <button
                  type="button"
                  aria-pressed={chosen === vc}
                  aria-label={texts.sender(vc)}
                  onFocus={() => setChosen(vc)}
                  onBlur={() => setChosen(null)}
                  onPointerEnter={() => setChosen(vc)}
                >
                  <Mark vc={vc} />
                </button>
                <span className={styles.barPair}>
                  {sides.map((side) => {
                    const rate = (side === 'a' ? ratesA : ratesB)[i] ?? 0;
                    return (
                      <span
                        key={side}
                        className={styles.bar}
                        data-side={side.toUpperCase()}
                        ref={(element) => element?.style.setProperty('--rate', width(rate))}
                      >
                        <i />
                        {rateText(rate)}
                      </span>
                    );
                  })}
                </span>
              </li>
            ))}
            <li className={styles.equal}>{texts.equalShare(fixed(equal, 1))}</li>
          </ol>
          <section className={styles.onLink} aria-label={texts.onLink}>
            <h2>{texts.onLink}</h2>
            {sides.map((side) => (
              <Blocks
                key={side}
                side={side}
                senders={senders}
                rates={side === 'a' ? ratesA : ratesB}
                chosen={chosen}
              />
            ))}
          </section>
        </>
      )}
      {hasNumbers && <Numbers a={a} b={b} />}
      <div className={styles.choices}>
        <button type="button" className={styles.primary} onClick={() => setWatched(!isWatched)}>
          {isWatched ? texts.barsAgain : texts.watch}
        </button>
        <button type="button" className={styles.secondary} onClick={() => setKept(!isKept)}>
          {isKept ? texts.undo : texts.keep}
        </button>
        <button
          type="button"
          className={styles.textButton}
          aria-expanded={hasNumbers}
          onClick={() => setNumbers(!hasNumbers)}
        >
          {hasNumbers ? texts.hideNumbers : texts.numbers}
        </button>
      </div>
    </div>
  );
}

interface BlocksProps {
  readonly side: 'a' | 'b';
  readonly senders: readonly number[];
  readonly rates: readonly number[];
  readonly chosen: number | null;
}

/** The link, in parts as wide as what it carried of each sender. */
function Blocks({ side, senders, rates, chosen }: BlocksProps) {
  return (
    <div className={styles.blocks}>
      <span className={styles.side} data-side={side.toUpperCase()}>
        {side.toUpperCase()}
      </span>
      <ul>
        {senders.map((vc, i) => (
          <li
            key={vc}
            data-chosen={chosen === vc || undefined}
            ref={(element) => {
              element?.style.setProperty('--part', String(rates[i] ?? 0));
              element?.style.setProperty('--color', `var(--vc-${((vc - 1) % 15) + 1})`);
            }}
          >
            {(rates[i] ?? 0) > 0 && <Mark vc={vc} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Both runs from 0 s, in slow motion: who is on the link. */
function Watch({ story, a, b }: { readonly story: Story; readonly a: DoneRun; readonly b: DoneRun }) {
  const began = useRef<number | null>(null);
  const headAt = (wallMs: number): number => {
    began.current ??= wallMs;
    if (wantsNoMotion()) return story.untilS;
    return Math.min(story.untilS, (wallMs - began.current) / 1000 / story.slower);
  };
  return (
    <div className={styles.watch}>
      {([a, b] as const).map((run, i) => {
        const side = i === 0 ? 'A' : 'B';
        return (
          <section key={side} aria-label={i === 0 ? story.a.heading : story.b.heading}>
            <span className={styles.side} data-side={side}>
              {side}
            </span>
            <Drawn
              label={`${texts.onLink}: ${side}`}
              paint={(pen, wallMs) => {
                const head = headAt(wallMs);
                paintWho(pen, run.record, story.untilS, head);
                if (head < story.untilS) requestPaint();
              }}
            />
          </section>
        );
      })}
      <Ends untilS={story.untilS} />
    </div>
  );
}

/** What was counted of each sender. */
function Numbers({ a, b }: { readonly a: DoneRun; readonly b: DoneRun }) {
  const { number } = texts;
  const columns = [
    [number.packets, (run: DoneRun, i: number) => whole(run.results.sessions[i]?.packets ?? 0)],
    [number.rate, (run: DoneRun, i: number) => fixed(run.results.sessions[i]?.goodputMbps ?? 0, 2)],
    [number.lost, (run: DoneRun, i: number) => whole(run.results.sessions[i]?.cellsLost ?? 0)],
    [number.timeouts, (run: DoneRun, i: number) => whole(run.results.sessions[i]?.timeouts ?? 0)],
  ] as const;
  return (
    <div className={styles.numbers} ref={(element) => element?.scrollIntoView({ block: 'nearest' })}>
      <table>
        <caption>{texts.numbers}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.senderHead}</th>
            {columns.flatMap(([name]) =>
              ['A', 'B'].map((side) => <th scope="col" key={name + side}>{`${side}: ${name}`}</th>),
            )}
          </tr>
        </thead>
        <tbody>
          {a.results.sessions.map(({ vc }, i) => (
            <tr key={vc}>
              <th scope="row">{vc}</th>
              {columns.flatMap(([name, of]) => [
                <td key={`${name}a`}>{of(a, i)}</td>,
                <td key={`${name}b`}>{of(b, i)}</td>,
              ])}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
