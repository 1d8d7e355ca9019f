import type { Picoseconds } from '../../../../contract/index.ts';
import type { StepInWords } from '../../../../strings/en/remarks/why.ts';
import { clock, duration } from '../../../format.ts';
import { useSession } from '../../../session/context.ts';
import { useMoment } from '../../../store/moment.ts';
import { en } from '../../../strings/en.ts';
import { askWhy } from '../../../why/pick.ts';
import { Button } from '../../../widgets/Button.tsx';
import { Rich } from '../../../widgets/words/Rich.tsx';
import styles from './style.module.css';

/** The signs of the plots. */
const SIGNS: Readonly<Record<string, React.ReactElement>> = {
  loss: <path d="M1 2H15L8 14Z" fill="var(--drop)" />,
  timeout: <path d="M3 3H13V13H3Z" fill="var(--ink)" />,
  fastRetransmit: <path d="M8 2 14 8 8 14 2 8Z" fill="var(--bg)" stroke="var(--ink)" strokeWidth="1.8" />,
  rateChange: <path d="M1 4H8V12H15" fill="none" stroke="var(--ink)" strokeWidth="2.2" />,
  rmCell: <path d="M3 3H13V13H3Z" fill="var(--bg)" stroke="var(--ink)" strokeWidth="1.8" />,
  fairShare: <path d="M1 8H5M7 8H11M13 8H15" stroke="var(--ink)" strokeWidth="2.2" />,
  acknowledged: <path d="M2 8.5 6.5 13 14 4" fill="none" stroke="var(--ink)" strokeWidth="2.2" />,
};

interface MomentsProps {
  readonly title: string;
  readonly steps: readonly StepInWords[];
  /** The event that they led to or came of. */
  readonly from: Picoseconds;
}

const away = (time: Picoseconds): string =>
  time < 0 ? en.why.before(duration(-time)) : en.why.after(duration(time));

/** Moments before or after an event: each leads there, and an event that is computed can be asked about. */
export function MomentList({ title, steps, from }: MomentsProps) {
  const session = useSession();
  const seek = useMoment((s) => s.seek);
  const recorded = useMoment((s) => s.recorded);
  return (
    <ol className={styles.moments} aria-label={title}>
      {steps.map((step) => (
        <li key={`${step.time} ${step.text}`}>
          <svg viewBox="0 0 16 16" role="img" aria-label={step.label}>
            {SIGNS[step.name]}
          </svg>
          <p>
            <button
              type="button"
              className={styles.moment}
              title={en.why.seek(step.label, clock(step.time))}
              onClick={() => seek(step.time)}
            >
              {away(step.time - from)}
            </button>{' '}
            <Rich text={step.text} />{' '}
            {step.event && step.time < recorded && (
              <Button
                quiet
                aria-label={en.why.whyOf(step.label, clock(step.time))}
                onClick={() => step.event && askWhy(session, step.event, true)}
              >
                {en.why.why}
              </Button>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
