import { useEffect, useRef, useState } from 'react';
import type { Step } from '../../../lessons/lesson.ts';
import { QrPicture, Reach } from '../../chrome/share/QrCode.tsx';
import { useKeys } from '../../keys/useKeys.ts';
import { pageLink } from '../../link/pageLink.ts';
import { hrefOf } from '../../link/place.ts';
import { lessonTexts } from '../../strings/pages/lesson.ts';
import { pollTexts as texts } from '../../strings/pages/poll.ts';
import { chooseTheme, pageTheme } from '../../theme/theme.ts';
import { Button } from '../../widgets/Button.tsx';
import { percentage } from '../../widgets/cssValues.ts';
import { phoneAddress } from '../address.ts';
import { guessBars, keepCollected, keptCollected, NO_GUESSES, withHands } from '../collected.ts';
import poll from '../poll.module.css';
import { codeShape, type PollQuestion, wordsOf } from '../question.ts';
import type { Phase, SaidProps } from '../said.ts';
import { CurveWall } from './CurveWall.tsx';
import { Entry } from './Entry.tsx';
import { Hands } from './Hands.tsx';
import { NumberWall } from './NumberWall.tsx';

/** Next phase of the wall, by the button or Page Down; null for the last one. */
const NEXT = { asking: 'guesses', guesses: 'truth', truth: null } as const satisfies Record<
  Phase,
  Phase | null
>;
/** Previous phase of the wall, by Page Up. */
const BEFORE = { guesses: 'asking', truth: 'guesses' } as const;

function Said({ question, ...said }: SaidProps & { readonly question: PollQuestion }) {
  if (question.kind === 'number') return <NumberWall story={question.story} {...said} />;
  if (question.kind === 'answers') return <AnswerWall step={question.step} {...said} />;
  return <CurveWall question={question} {...said} />;
}

/** A question on the wall: the link for the phones, the codes that are entered, and their evaluation. */
export function Wall({ question }: { readonly question: PollQuestion }) {
  const { of, title } = question;
  const shape = codeShape(question);
  const [said, setSaid] = useState(() => keptCollected(of, shape));
  const [phase, setPhase] = useState<Phase>('asking');
  const heading = useRef<HTMLHeadingElement>(null);
  const link = hrefOf(phoneAddress(of));
  useEffect(() => void keepCollected(of, said), [of, said]);
  useEffect(() => {
    if (!pageTheme.getState().isChosen) chooseTheme('projector');
  }, []);
  const count = said.guesses.length + said.hands.reduce((sum, hands) => sum + hands, 0);
  const go = (to: Phase): void => {
    setPhase(to);
    heading.current?.focus();
  };
  const next = NEXT[phase];
  const isEmpty = phase === 'asking' && count === 0;
  useKeys(({ key, alt, ctrl }) => {
    if (alt || ctrl) return null;
    if (key === 'PageDown') return next !== null && !isEmpty ? () => go(next) : null;
    return key === 'PageUp' && phase !== 'asking' ? () => go(BEFORE[phase]) : null;
  });
  return (
    <main className={poll.wall} data-phase={phase}>
      <header className={poll.head}>
        <a href={pageLink('poll')}>{texts.polls}</a>
        <p>{title}</p>
        <p className={poll.count}>{texts.guesses(count)}</p>
      </header>
      <h1 ref={heading} tabIndex={-1}>
        {wordsOf(question)}
      </h1>
      <section className={poll.said} aria-label={texts.guesses(count)}>
        <Said question={question} said={said} phase={phase} onSaid={setSaid} />
      </section>
      <aside className={poll.side}>
        {phase === 'asking' && (
          <figure>
            <figcaption>{texts.openThis}</figcaption>
            <QrPicture text={link} label={texts.linkPicture} />
            <a href={phoneAddress(of)}>{link}</a>
            <Reach link={link} />
          </figure>
        )}
        <Entry shape={shape} said={said} onSaid={setSaid} />
      </aside>
      <p className={poll.acts}>
        {next !== null && (
          <Button filled missing={isEmpty ? texts.nothingYet : ''} onClick={() => go(next)}>
            {next === 'guesses' ? texts.showGuesses : texts.showTruth}
          </Button>
        )}
        {phase !== 'asking' && (
          <Button
            quiet
            onClick={() => {
              setSaid(NO_GUESSES);
              go('asking');
            }}
          >
            {texts.clear}
          </Button>
        )}
      </p>
    </main>
  );
}

interface AnswerWallProps extends SaidProps {
  readonly step: Extract<Step, { readonly kind: 'ask' | 'check' }>;
}

/** Number of votes for each answer, and afterwards the right one with its reason. */
function AnswerWall({ step, said, phase, onSaid }: AnswerWallProps) {
  const { answers } = step;
  const shown = phase === 'asking' ? { ...said, guesses: [] } : said;
  const bars = guessBars(shown, answers.length, (value) => value);
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
                <i data-by="codes" style={{ width: percentage((0.8 * codes) / most) }} />
                <i data-by="hands" style={{ width: percentage((0.8 * hands) / most) }} />
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
