import type { Step } from '../../../lessons/lesson.ts';
import { lessonTexts } from '../../strings/pages/lesson.ts';
import { pollTexts as texts } from '../../strings/pages/poll.ts';
import { barsOf, withHands } from '../collected.ts';
import poll from '../poll.module.css';
import type { SaidProps } from '../said.ts';
import { Hands } from './Hands.tsx';

interface AnswerWallProps extends SaidProps {
  readonly step: Extract<Step, { readonly kind: 'ask' | 'check' }>;
}

/** How many have chosen each answer, and then which is right and why. */
export function AnswerWall({ step, said, phase, onSaid }: AnswerWallProps) {
  const { answers } = step;
  const shown = phase === 'asking' ? { ...said, guesses: [] } : said;
  const bars = barsOf(shown, answers.length, (value) => value);
  const most = Math.max(1, ...bars.map(({ codes, hands }) => codes + hands));
  return (
    <>
      <ol className={poll.rows}>
        {answers.map(({ text, right, because }, i) => {
          const { codes, hands } = bars[i] ?? { codes: 0, hands: 0 };
          return (
            <li key={text} data-right={(phase === 'truth' && right) || undefined}>
              <p>{text}</p>
              <div className={poll.across} role="img" aria-label={texts.barSpoken(text, codes, hands)}>
                <i data-by="codes" style={{ width: `${(80 * codes) / most}%` }} />
                <i data-by="hands" style={{ width: `${(80 * hands) / most}%` }} />
                <b>{codes + hands || ''}</b>
              </div>
              <Hands bar={text} count={hands} onCount={(count) => onSaid(withHands(said, i, count))} />
              {phase === 'truth' && (
                <p className={poll.because}>
                  <strong>{right ? lessonTexts.right : lessonTexts.notQuite}</strong> {because}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {phase === 'asking' && said.guesses.length > 0 && <p>{texts.hidden}</p>}
    </>
  );
}
