import { seconds } from '../format.ts';
import { isHidden } from '../link/parts.ts';
import { measured } from '../readings/measured.ts';
import { closeOther, differenceBegins, replayFromFork, runBoth } from '../runBoth/actions.ts';
import { comparedPair } from '../runBoth/pair.ts';
import { useSession } from '../session/context.ts';
import { useBranches } from '../store/branches/branches.ts';
import { useMoment } from '../store/moment.ts';
import { showDialog, usePage } from '../store/page.ts';
import { branchPanels } from '../strings/panels/branchPanels.ts';
import { resultTexts as texts } from '../strings/panels/result.ts';
import { Button } from '../widgets/Button.tsx';
import { Fold } from '../widgets/Fold.tsx';
import { Landmark } from '../widgets/Landmark.tsx';
import { Differences } from './Differences.tsx';
import { badgeOf } from './names.ts';
import type { ComparedNumber } from './numbers.ts';
import { OfBranch } from './OfBranch.tsx';
import styles from './result.module.css';
import { resultOf } from './result.ts';
import { type TwoRuns, useTwoRuns } from './useTwoRuns.ts';

function Large({ row, runs }: { readonly row: ComparedNumber; readonly runs: TwoRuns }) {
  return (
    <div className={styles.number}>
      <dt>{branchPanels.rows[row.key]}</dt>
      <dd className={styles.verdict}>{row.verdict}</dd>
      <dd className={styles.a}>
        <OfBranch id={runs.a.id}>{row.a}</OfBranch>
      </dd>
      <dd className={styles.b}>
        <OfBranch id={runs.b.id}>
          <b>{row.b}</b>
        </OfBranch>
      </dd>
    </div>
  );
}

/** Next actions: replay from the branch point, keep one branch, or share both. */
function Next({ runs }: { readonly runs: TwoRuns }) {
  const session = useSession();
  const list = useBranches((s) => s.list);
  const current = useBranches((s) => s.current);
  const sharing = usePage((page) => !isHidden(page, 'share'));
  const [a, b] = [runs.a.id, runs.b.id];
  const [kept, closed] = current === b ? [b, a] : [a, b];
  const compared = useBranches((s) => s.compared);
  const whole = comparedPair(list, current, compared, null);
  // For branches that part during the run, only the rest of the run is compared.
  const isPart = whole !== null && (whole.a.branch !== a || whole.b.branch !== b);
  const from = differenceBegins(session, a, b);
  return (
    <div className={styles.next}>
      <Button filled onClick={() => void replayFromFork(session).catch(() => {})}>
        {texts.watch}
      </Button>
      {isPart && (
        <Button onClick={() => void runBoth(session, whole).catch(() => {})}>{texts.fromStart}</Button>
      )}
      <Button onClick={() => closeOther(session)}>{texts.keep(badgeOf(kept))}</Button>
      {sharing && <Button onClick={() => showDialog(session, 'share')}>{texts.share}</Button>}
      <p className="hint">{texts.after(seconds(from, 3), badgeOf(kept), badgeOf(closed))}</p>
    </div>
  );
}

/** Three numbers of two branches, their cost, the part of the run in which they were measured, and the next actions. */
export function ResultNumbers() {
  const runs = useTwoRuns();
  // Too few round trips in the window; the score of a single run has the same warning.
  const warning = useMoment((s) => measured(s).warning);
  if (runs === null) return null;
  const { large, also, who, soFar } = resultOf(runs.compared);
  return (
    <Landmark className={styles.numbers} label={texts.numbers}>
      {large.length > 0 && (
        <>
          <dl>
            {large.map((row) => (
              <Large key={row.key} row={row} runs={runs} />
            ))}
          </dl>
          <p className={styles.costs}>
            {also}
            <br />
            {who}
          </p>
        </>
      )}
      {(soFar || warning) !== '' && <p className="hint">{[soFar, warning].filter(Boolean).join(' ')}</p>}
      <Next runs={runs} />
      <Fold summary={texts.all}>
        <Differences few={false} />
      </Fold>
    </Landmark>
  );
}
