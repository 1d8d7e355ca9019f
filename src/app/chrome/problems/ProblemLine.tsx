import type { Problem } from '../../../contract/index.ts';
import { problemSentence, subjectOf, writtenValue } from '../../saying.ts';
import { en } from '../../strings/en.ts';
import { linkReasons } from '../../strings/sharing/linkReasons.ts';
import { late } from '../../widgets/late.tsx';
import { useSaid } from '../../widgets/words/reasons.ts';

const Suggestions = late(async () => (await import('../gallery/Suggestions.tsx')).Suggestions);

/** A value that was refused, why, and what is used instead. */
export function ProblemLine({ problem }: { readonly problem: Problem }) {
  const { path, value, kept } = problem;
  const subject = subjectOf(problem);
  const [before, ...behind] = problemSentence(problem, useSaid(problem.reason)).split(subject);
  return (
    <>
      {before}
      <code className="code">{subject}</code>
      {behind.join(subject)}{' '}
      {path === 'scene' && problem.reason !== linkReasons.notOfPage && <Suggestions name={String(value)} />}
      {kept !== undefined && en.problems.using(writtenValue(kept))}
    </>
  );
}
