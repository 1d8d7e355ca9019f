import { elementAt, outcomeOf } from '../../contract/index.ts';
import { seconds } from '../format.ts';
import { inRow } from '../panel/arrange/arrange.ts';
import { declaredPanels } from '../panel/declared.ts';
import { useRun } from '../panel/layoutContext.ts';
import { useProfile } from '../plot/profile.ts';
import { useSession } from '../session/context.ts';
import { useBranches } from '../store/branches/branches.ts';
import { branchPoint } from '../store/branches/branchPoints.ts';
import { useMoment } from '../store/moment.ts';
import { showCompared, usePage } from '../store/page.ts';
import { nextToQueues } from '../store/runKind.ts';
import { en } from '../strings/en.ts';
import { branchPanels } from '../strings/panels/branchPanels.ts';
import { Choice } from '../widgets/Choice.tsx';
import { Landmark } from '../widgets/Landmark.tsx';
import styles from './compare.module.css';
import { compareKinds, viewShown, viewsOffered } from './compareView.ts';
import { isMeasured } from './measured.ts';
import { comparison, ROW_OF } from './measures.ts';
import { badgeOf, distinctBranchNames } from './names.ts';
import { OfBranch } from './OfBranch.tsx';
import { claim } from './result.ts';
import { useCompared } from './useCompared.ts';

/** The measure of the scene, of each branch. */
function Claim() {
  const { columns, port } = useCompared();
  const loaded = useMoment((s) => s.loaded);
  if (loaded === null) return null;
  const { measure, yardstick = 'weighted' } = outcomeOf(loaded.base);
  const { key, kind, value } = comparison(ROW_OF[measure]);
  const isOver = columns.every(({ results }) => results !== null && isMeasured(results, loaded.measure.toPs));
  const claimed = columns.map(({ id, results }) => ({
    badge: badgeOf(id),
    value: results === null ? Number.NaN : value(results, { port, vc: 0, yardstick }),
  }));
  return <h2 className={styles.claim}>{claim(key, kind, claimed, isOver)}</h2>;
}

/** A branch by badge and words; pressed, it comes on the stage and takes what is changed. */
function Chip({ id, words }: { readonly id: number; readonly words: string }) {
  const shown = useBranches(({ current }) => current === id);
  const switchTo = useBranches((s) => s.switchTo);
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={shown}
      title={shown ? branchPanels.takes : branchPanels.show(badgeOf(id))}
      onClick={() => switchTo(id)}
    >
      <OfBranch id={id}>{words}</OfBranch>
    </button>
  );
}

/** Above the traces while branches run together: who they are, how they are shown and, in rows, what they differ in. */
export function CompareBar() {
  const session = useSession();
  // A name that is given changes the words.
  const { list, current, compared } = useBranches();
  const wanted = usePage((page) => page.compareView);
  const nextTo = useMoment(nextToQueues);
  const profile = useProfile();
  const two = inRow(declaredPanels(), 'windows', useRun()).length > 0;
  const ids = [current, ...compared].sort((a, b) => a - b);
  const branches = list.filter((branch) => ids.includes(branch.id));
  const words = distinctBranchNames(session, branches);
  const names = new Map(branches.map(({ id }, i) => [id, words[i]]));
  const until = Math.min(...ids.slice(1).map((id) => branchPoint(list, elementAt(ids, 0), id)));
  const texts = en.branches.views(ids.length, nextTo);
  const rows = compareKinds(wanted, ids.length, profile, two).length > 0;
  return (
    <Landmark className={styles.compare} data-panel="compare" label={branchPanels.comparison}>
      {rows && <Claim />}
      <div className={styles.line}>
        {ids.map((id) => (
          <Chip key={id} id={id} words={names.get(id) ?? ''} />
        ))}
        <span className="hint">
          {until === 0 ? branchPanels.apart : branchPanels.same(seconds(until, 3))}
        </span>
        <Choice
          label={branchPanels.view}
          options={viewsOffered(ids.length, profile, two).map((view) => [view, texts[view]] as const)}
          value={viewShown(wanted, ids.length, profile, two)}
          onChange={(view) => showCompared(session, view)}
        />
      </div>
    </Landmark>
  );
}
