import { useEffect, useRef } from 'react';
import type { Breakpoint, Problem } from '../../../contract/index.ts';
import { refusal } from '../../../strings/en/reasons/refusal.ts';
import { useSession } from '../../session/context.ts';
import { useMarks } from '../../store/branches/marks.ts';
import { useMoment } from '../../store/moment.ts';
import { say } from '../../store/page.ts';
import { faults } from '../../strings/faults.ts';
import { branchPanels } from '../../strings/panels/branchPanels.ts';
import { Button } from '../../widgets/Button.tsx';
import { Landmark } from '../../widgets/Landmark.tsx';
import { useSaid } from '../../widgets/words/reasons.ts';
import styles from '../style.module.css';
import { StopForm } from './StopForm.tsx';
import { stopWords } from './stopWords.ts';
import { TypedStop } from './TypedStop.tsx';

function Refused({ problem: { path, value, reason } }: { readonly problem: Problem }) {
  const said = useSaid(reason);
  return (
    <p className="refusal" role="alert">
      {faults.of(path, refusal(String(value), reason, said))}
    </p>
  );
}

/** Says which stop came and which one went, once the worker has judged the list. */
function useReportedChanges(): void {
  const session = useSession();
  const stops = useMarks((s) => s.stops);
  const loaded = useMoment((s) => s.loaded);
  const before = useRef({ stops, loaded });
  useEffect(() => {
    const known = before.current;
    before.current = { stops, loaded };
    if (known.loaded !== loaded) return;
    const [was, is] = [known.stops, stops].map((list) => list.map((stop) => stopWords(stop, loaded))) as [
      string[],
      string[],
    ];
    if (is.length > was.length) say(session, branchPanels.marks.added(is.slice(was.length).join(', ')));
    if (is.length < was.length)
      say(session, branchPanels.marks.removed(was.find((words, i) => words !== is[i]) ?? ''));
  }, [stops, loaded, session]);
}

const switched = ({ off, ...stop }: Breakpoint): Breakpoint => (off === true ? stop : { ...stop, off: true });

/** Where the run stops on its own while it plays. */
export function Stops() {
  const { stops, problems, stopAt } = useMarks();
  const loaded = useMoment((s) => s.loaded);
  useReportedChanges();
  return (
    <Landmark className={styles.marks} label={branchPanels.marks.stops}>
      <h3>{branchPanels.marks.stops}</h3>
      <ul>
        {stops.map((stop, i) => {
          const words = stopWords(stop, loaded);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two stops may be the same.
            <li key={`${i} ${words}`}>
              <label>
                <input
                  type="checkbox"
                  checked={stop.off !== true}
                  onChange={() => stopAt(stops.map((other, k) => (k === i ? switched(other) : other)))}
                />
                {words}
              </label>
              <Button
                quiet
                aria-label={branchPanels.marks.remove(words)}
                onClick={() => stopAt(stops.filter((_, k) => k !== i))}
              >
                {branchPanels.delete}
              </Button>
            </li>
          );
        })}
      </ul>
      {loaded !== null && (
        <>
          <StopForm loaded={loaded} />
          <TypedStop loaded={loaded} />
        </>
      )}
      {problems.map((problem) => (
        <Refused key={problem.path} problem={problem} />
      ))}
    </Landmark>
  );
}
