import { type BranchInfo, MOST_COMPARED } from '../../contract/index.ts';
import { badgeOf, branchWords } from '../compare/names.ts';
import { seconds } from '../format.ts';
import { LONGEST_BRANCH_NAME } from '../link/packed/branchSet.ts';
import { useSession } from '../session/context.ts';
import { useBranches } from '../store/branches/branches.ts';
import { branchPanels } from '../strings/panels/branchPanels.ts';
import { whyNot } from '../strings/whyNot.ts';
import { Button } from '../widgets/Button.tsx';
import { Landmark } from '../widgets/Landmark.tsx';
import { Badge } from './Badge.tsx';
import styles from './style.module.css';

function Row({ branch }: { readonly branch: BranchInfo }) {
  const session = useSession();
  const { current, compared, names, switchTo, compareWith, discard, rename } = useBranches();
  const { id, parent, forkTime } = branch;
  const badge = badgeOf(id);
  const shown = id === current;
  const isCompared = compared.includes(id);
  const full = compared.length + 1 >= MOST_COMPARED;
  return (
    <li>
      <Badge id={id} />
      <span className={styles.words}>
        <input
          className={`typed-name ${styles.name}`}
          aria-label={branchPanels.name(badge)}
          placeholder={branchWords(session, branch)}
          defaultValue={names[id] ?? ''}
          maxLength={LONGEST_BRANCH_NAME}
          onBlur={({ target }) => rename(id, target.value)}
        />
        {parent !== null && (
          <small className="small muted">
            {badgeOf(parent)}, {branchPanels.from(seconds(forkTime, 6))}
          </small>
        )}
      </span>
      {shown ? (
        <span className="hint">{branchPanels.shown}</span>
      ) : (
        <Button onClick={() => switchTo(id)}>{branchPanels.show(badge)}</Button>
      )}
      <label className={styles.along}>
        <input
          type="checkbox"
          aria-label={branchPanels.together(badge)}
          checked={isCompared}
          disabled={shown || (full && !isCompared)}
          title={
            shown ? whyNot.alwaysShown : full && !isCompared ? whyNot.fullStage(MOST_COMPARED) : undefined
          }
          onChange={() =>
            compareWith(isCompared ? compared.filter((other) => other !== id) : [...compared, id])
          }
        />
        {branchPanels.compared}
      </label>
      <Button
        quiet
        aria-label={branchPanels.discard(badge)}
        disabled={shown || id === 1}
        why={id === 1 ? whyNot.firstBranch : whyNot.shownBranch}
        onClick={() => discard(id)}
      >
        {branchPanels.delete}
      </Button>
    </li>
  );
}

/** Every branch of the run: which is shown, which run with it. */
export function BranchList() {
  const list = useBranches((s) => s.list);
  return (
    <Landmark className={styles.list} label={branchPanels.title}>
      <h3>{branchPanels.title}</h3>
      {list.length === 1 && <p className="hint">{branchPanels.none}</p>}
      <ul>
        {list.map((branch) => (
          <Row key={branch.id} branch={branch} />
        ))}
      </ul>
    </Landmark>
  );
}
