import { useRef } from 'react';
import type { Guess, Story } from '../../../stories/story.ts';
import { whole } from '../../format.ts';
import { withUnits } from '../../lesson/units.ts';
import { endingValues, guessedOf, isWhole, type Pairs } from '../../story/pair.ts';
import { plainText, sentenceOf } from '../../story/say.ts';
import { pollTexts as texts } from '../../strings/pages/poll.ts';
import { cssValues, percentage } from '../../widgets/cssValues.ts';
import { useSize } from '../../widgets/size.ts';
import { guessBars, middleOf, PERCENT_PARTS, partOf, valueCounts, withHands } from '../collected.ts';
import poll from '../poll.module.css';
import type { SaidProps } from '../said.ts';
import { useFirstPair, usePairs } from '../usePair.ts';
import { Hands } from './Hands.tsx';
import { useRest } from './useRest.ts';

/** Guesses within this many percentage points of the true value count as near. */
const NEAR = 10;

/** Width of a dot with the number below it, CSS pixels on a phone; on wider pages a share of the axis, percent. */
const DOT = 24;
const LEAST_APART = 2.7;

const at = (percent: number) => cssValues({ '--at': `${percent}%` });

interface NumberWallProps extends SaidProps {
  readonly story: Story & { readonly guess: Guess };
}

/** Guessed percentages as bars over the axis, with a dot for each guess by code and its count below, and the true value. */
export function NumberWall({ story, said, phase, onSaid }: NumberWallProps) {
  const pairs = usePairs(story);
  const shown = phase === 'asking' ? { ...said, guesses: [] } : said;
  const bars = guessBars(shown, PERCENT_PARTS, partOf);
  const rug = useRef<HTMLDivElement>(null);
  const { width } = useSize(rug);
  const apart = Math.max(LEAST_APART, width > 0 ? (100 * DOT) / width : 0);
  const most = Math.max(1, ...bars.map(({ codes, hands }) => codes + hands));
  return (
    <>
      <p>{story.guess.question}</p>
      <div className={poll.axis}>
        <ol className={poll.columns}>
          {bars.map(({ codes, hands }, part) => {
            const name = texts.part((100 * part) / PERCENT_PARTS, (100 * (part + 1)) / PERCENT_PARTS);
            return (
              <li key={name} aria-label={texts.barSpoken(name, codes, hands)}>
                <b aria-hidden="true">{codes + hands || ''}</b>
                <i data-by="hands" style={{ height: percentage((0.7 * hands) / most) }} />
                <i data-by="codes" style={{ height: percentage((0.7 * codes) / most) }} />
              </li>
            );
          })}
        </ol>
        <div className={poll.rug} aria-hidden="true" ref={rug}>
          {valueCounts(
            shown.guesses.map(({ values }) => values[0] ?? 0),
            apart,
          ).map(({ value, count }) => (
            <span key={value} style={at(value)}>
              {count > 1 && count}
            </span>
          ))}
        </div>
        {phase === 'truth' && pairs && <Truth story={story} pairs={pairs} />}
      </div>
      <ol className={poll.under}>
        {bars.map(({ hands }, part) => {
          const name = texts.part((100 * part) / PERCENT_PARTS, (100 * (part + 1)) / PERCENT_PARTS);
          return (
            <li key={name}>
              <span aria-hidden="true">
                {texts.partShown((100 * part) / PERCENT_PARTS, (100 * (part + 1)) / PERCENT_PARTS)}
              </span>
              <Hands bar={name} count={hands} onCount={(count) => onSaid(withHands(said, part, count))} />
            </li>
          );
        })}
      </ol>
      {phase === 'asking' && said.guesses.length > 0 && <p>{texts.hidden}</p>}
      {phase === 'truth' && pairs && (
        <Conclusion story={story} pairs={pairs} guesses={said.guesses.map(({ values }) => values[0] ?? 0)} />
      )}
    </>
  );
}

interface TruthProps {
  readonly story: Story;
  readonly pairs: Pairs;
}

/** The true value, as a line over the bars. */
function Truth({ story, pairs }: TruthProps) {
  const { pair } = useFirstPair(pairs);
  if (pair === undefined || pair.b === null) return null;
  const percent = guessedOf(story.guess, pair.b);
  return (
    <p className={poll.truth} style={at(percent)} data-late={percent > 60 || undefined}>
      <b>{texts.it(whole(Math.round(percent)))}</b>
    </p>
  );
}

/** Comparison of the guesses with the true value, and the conclusion of the story. */
function Conclusion({ story, pairs, guesses }: TruthProps & { readonly guesses: readonly number[] }) {
  const { pair, hasFailed } = useFirstPair(pairs);
  const isOver = pair !== undefined && isWhole(pair);
  useRest(!isOver && !hasFailed);
  if (hasFailed) return <p role="alert">{texts.failed}</p>;
  if (pair === undefined || !isWhole(pair)) return <p role="status">{texts.running}</p>;
  const percent = Math.round(guessedOf(story.guess, pair.b));
  const near = guesses.filter((guess) => Math.abs(guess - percent) <= NEAR).length;
  return (
    <div role="status">
      {guesses.length > 0 && (
        <p>
          {texts.itIs(whole(Math.round(middleOf(guesses))), whole(percent))}{' '}
          {texts.near(whole(near), whole(guesses.length))}
        </p>
      )}
      <p>
        <strong>
          {withUnits(plainText(sentenceOf(story.ending.say, endingValues(story, pair.a, pair.b))))}
        </strong>
      </p>
    </div>
  );
}
