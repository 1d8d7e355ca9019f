import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ShareEnding, Story } from '../../../stories/story.ts';
import { invalidateNow } from '../../clocks.ts';
import { fixed, whole } from '../../format.ts';
import { withUnits } from '../../lesson/units.ts';
import { wantsNoMotion } from '../../still.ts';
import { storyTexts as texts } from '../../strings/pages/story.ts';
import { vcVariable } from '../../theme/tokens/tokens.ts';
import { cssValues, percentage } from '../../widgets/cssValues.ts';
import { Table } from '../../widgets/Table.tsx';
import { Drawn } from '../Drawn.tsx';
import { Mark } from '../Mark.tsx';
import { paintWhoStrip } from '../paint/who.ts';
import { crossing, type DoneRun, endingValues, isWhole, type Pairs, ratesOf } from '../pair.ts';
import { Ends, SeedButton, Side } from '../parts.tsx';
import { placeOfChosen, plainText, sentenceOf } from '../say.ts';
import styles from '../story.module.css';
import { type EndingSeeds, Onwards, PapersLink } from './Ending.tsx';

interface SharesProps {
  readonly story: Story & { readonly ending: ShareEnding };
  readonly pairs: Pairs;
}

const rateText = (rate: number): string =>
  rate >= 9.95 ? whole(Math.round(rate)) : rate === 0 ? '0' : fixed(rate, 1);

/** Results of both runs for each sender on one scale, and the senders that cross the link. */
export function Shares({ story, pairs }: SharesProps) {
  const all = useStore(pairs.store, (state) => state.pairs);
  const [seed, setSeed] = useState(all[0]?.seed ?? 0);
  const known = all.filter(isWhole);
  const pair = known.find((candidate) => candidate.seed === seed);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isKept, setKept] = useState(false);
  const [isWatched, setWatched] = useState(false);
  const [hasNumbers, setNumbers] = useState(false);
  if (pair === undefined) return null;
  const { a, b } = pair;
  const values = endingValues(story, a, b);
  const [ratesA, ratesB] = [ratesOf(a), ratesOf(b)];
  const most = Math.max(...ratesA, ...ratesB);
  const senders = a.record.started.senders;
  const sides = isKept ? (['b'] as const) : (['a', 'b'] as const);
  const width = (rate: number): string => percentage(rate / most);
  // Fair share of each sender: one line where it is the same for all, else a mark in each row.
  const due = a.results.sessions.map(({ idealMbps }) => idealMbps);
  const isEqual = due.every((share) => Math.abs(share - (due[0] ?? 0)) < 0.01 * share);
  const equal = due[0] ?? 0;
  const onLink = crossing(a);
  return (
    <div className={styles.shares}>
      <p className={styles.under}>{withUnits(plainText(sentenceOf(story.ending.under, values)))}</p>
      <p className={styles.legend}>
        <span>{texts.senderHead}</span>
        {sides.map((side) => (
          <span key={side}>
            <Side name={side} />
            {story[side].name}
          </span>
        ))}
        <span>{texts.delivered}</span>
      </p>
      {isWatched ? (
        <Watch story={story} a={a} b={b} />
      ) : (
        <div className={styles.both} data-few={senders.length < 7 || undefined}>
          <ol
            className={styles.bars}
            data-equal={isEqual ? (equal > 0.55 * most ? 'far' : 'near') : undefined}
            data-unit={texts.delivered}
            style={cssValues({ '--share': (0.94 * equal) / most })}
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
                        style={cssValues({ '--rate': width(rate) })}
                      >
                        <i />
                        <span>{rateText(rate)}</span>
                      </span>
                    );
                  })}
                  {!isEqual && (
                    <i className={styles.due} style={cssValues({ '--due': (0.94 * (due[i] ?? 0)) / most })} />
                  )}
                </span>
              </li>
            ))}
            <li className={styles.equal}>{isEqual ? texts.equalShare(fixed(equal, 1)) : texts.fairShares}</li>
          </ol>
          <section className={styles.onLink} aria-label={texts.onLink}>
            <h2>{texts.onLink}</h2>
            {sides.map((side) => (
              <Blocks
                key={side}
                side={side}
                senders={onLink}
                rates={onLink.map((vc) => (side === 'a' ? ratesA : ratesB)[senders.indexOf(vc)] ?? 0)}
                chosen={chosen}
              />
            ))}
          </section>
        </div>
      )}
      {all.length > 1 && <SameIn story={story} known={known} of={all.length} seed={seed} onSeed={setSeed} />}
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
      <Onwards story={story} />
    </div>
  );
}

/** One dot for each seed: filled where its two runs lead to the same conclusion as those of the story. */
function SameIn({ story, known, of, seed, onSeed }: EndingSeeds<SharesProps['story']>) {
  const conclusions = known.map((pair) =>
    placeOfChosen(story.ending.say, endingValues(story, pair.a, pair.b)),
  );
  const same = conclusions.filter((conclusion) => conclusion === conclusions[0]).length;
  return (
    <div className={styles.sameIn}>
      <p>
        {known.length < of
          ? texts.seedsSoFar(known.length, of)
          : texts.sameIn(texts.count(same), texts.count(of))}
      </p>
      <ul>
        {known.map((pair, i) => (
          <li key={pair.seed}>
            <SeedButton
              label={texts.seedSame(pair.seed, conclusions[i] === conclusions[0])}
              isShown={pair.seed === seed}
              isFilled={conclusions[i] === conclusions[0]}
              onPress={() => onSeed(pair.seed)}
            />
          </li>
        ))}
      </ul>
      <PapersLink story={story} />
    </div>
  );
}

interface BlocksProps {
  readonly side: 'a' | 'b';
  readonly senders: readonly number[];
  readonly rates: readonly number[];
  readonly chosen: number | null;
}

/** The link, divided in proportion to the goodput of each sender. */
function Blocks({ side, senders, rates, chosen }: BlocksProps) {
  const parts = senders.map((vc, i) => ({ vc, rate: rates[i] ?? 0 })).filter(({ rate }) => rate > 0);
  return (
    <div className={styles.blocks}>
      <Side name={side} />
      <ul>
        {parts.map(({ vc, rate }) => (
          <li
            key={vc}
            data-chosen={chosen === vc || undefined}
            style={cssValues({ '--part': rate, '--color': vcVariable(vc) })}
          >
            <Mark vc={vc} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Both runs from 0 s in slow motion, with the senders on the link. */
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
            <Side name={side} />
            <Drawn
              label={`${texts.onLink}: ${side}`}
              paint={(pen, wallMs) => {
                const head = headAt(wallMs);
                paintWhoStrip(pen, run.record, story.untilS, head);
                if (head < story.untilS) invalidateNow();
              }}
            />
          </section>
        );
      })}
      <Ends untilS={story.untilS} />
    </div>
  );
}

/** Table of results for each sender. */
function Numbers({ a, b }: { readonly a: DoneRun; readonly b: DoneRun }) {
  const { number } = texts;
  const columns = [
    [number.packets, (run: DoneRun, i: number) => whole(run.results.sessions[i]?.packets ?? 0)],
    [number.rate, (run: DoneRun, i: number) => fixed(run.results.sessions[i]?.goodputMbps ?? 0, 2)],
    [number.lost, (run: DoneRun, i: number) => whole(run.results.sessions[i]?.cellsLost ?? 0)],
    [number.timeouts, (run: DoneRun, i: number) => whole(run.results.sessions[i]?.timeouts ?? 0)],
  ] as const;
  return (
    <section
      className={styles.numbers}
      aria-label={texts.numbers}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keys.
      tabIndex={0}
      ref={(element) => element?.scrollIntoView({ block: 'nearest' })}
    >
      <Table
        caption={texts.numbers}
        heads={[texts.senderHead, ...columns.flatMap(([name]) => [`A: ${name}`, `B: ${name}`])]}
        rows={a.results.sessions.map(({ vc }, i) => ({
          key: vc,
          head: vc,
          cells: columns.flatMap(([, of]) => [of(a, i), of(b, i)]),
        }))}
      />
    </section>
  );
}
