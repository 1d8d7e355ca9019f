import { fixed } from '../format.ts';
import { useBranches } from '../store/branches/branches.ts';
import { branchPanels } from '../strings/panels/branchPanels.ts';
import { Landmark } from '../widgets/Landmark.tsx';
import { NumberBox } from '../widgets/numbers/NumberBox.tsx';
import styles from './style.module.css';

const MB = 2 ** 20;
/** Less is no way back at all; more than this the page does not take. */
const [LEAST_MB, MOST_MB] = [1, 1024];

/** How much is kept for going back, and how much may be. */
export function Memory() {
  const { snapshots, bytes, budgetBytes } = useBranches((s) => s.kept);
  const setBudget = useBranches((s) => s.setBudget);
  const choose = (wanted: number) => setBudget(Math.min(MOST_MB, Math.max(LEAST_MB, wanted)) * MB);
  return (
    <Landmark className={styles.memory} label={branchPanels.memory}>
      <h3>{branchPanels.memory}</h3>
      <p>
        {branchPanels.snapshots(snapshots, fixed(bytes / MB, 1))}{' '}
        <NumberBox
          label={branchPanels.budget}
          value={budgetBytes / MB}
          shown={String(Math.round(budgetBytes / MB))}
          onCommit={choose}
        />{' '}
        MB
      </p>
    </Landmark>
  );
}
