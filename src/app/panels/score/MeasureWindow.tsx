import { useState } from 'react';
import { isWithin, type Problem, PS_PER_SECOND } from '../../../contract/index.ts';
import { override } from '../../client/opening/replay.ts';
import { rounded } from '../../format.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { useLocked } from '../../store/page.ts';
import { en } from '../../strings/en.ts';
import { Locked } from '../../widgets/Locked.tsx';
import { late } from '../../widgets/late.tsx';
import { NumberBox } from '../../widgets/numbers/NumberBox.tsx';
import { useSaid } from '../../widgets/words/reasons.ts';
import styles from './style.module.css';

const OpenSessions = late(async () => (await import('./OpenSessions.tsx')).OpenSessions, {
  isSeen: false,
});

/** From when to when the score is measured. A change replays the run up to the same moment. */
export function MeasureWindow({ notes }: { readonly notes: readonly string[] }) {
  const session = useSession();
  const measure = useMoment((s) => s.loaded?.measure);
  const locked = [useLocked('measure.fromS'), useLocked('measure.toS')].some(Boolean);
  const [problem, setProblem] = useState<Problem | null>(null);
  const said = useSaid(problem?.reason);
  if (!measure) return null;
  if (locked) {
    const [from, to] = [measure.fromPs, measure.toPs].map((time) => rounded(time / PS_PER_SECOND, 6));
    return (
      <p className={styles.measureWindow}>
        <Locked label={en.score.window} value={en.score.measured(from ?? '', to ?? '')} />
      </p>
    );
  }
  const choose = async (path: string, value: number) => {
    const problems = await override(session, [[path, value]]);
    setProblem(problems[0] ?? null);
  };
  const field = (path: string, label: string, time: number) => (
    <NumberBox
      label={label}
      value={time / PS_PER_SECOND}
      shown={rounded(time / PS_PER_SECOND, 6)}
      invalid={problem !== null && isWithin(problem.path, 'measure')}
      onCommit={(value) => void choose(path, value)}
    />
  );
  return (
    <p className={styles.measureWindow}>
      {en.score.window} {field('measure.fromS', en.score.fromSeconds, measure.fromPs)} {en.score.to}{' '}
      {field('measure.toS', en.score.toSeconds, measure.toPs)} {en.score.seconds} <OpenSessions />
      {notes.some(Boolean) && <span className="hint">{notes.filter(Boolean).join(' ')}</span>}
      {problem && (
        <span className="refusal" role="alert">
          {problem.path}: {said}
        </span>
      )}
    </p>
  );
}
