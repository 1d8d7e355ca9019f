import { clock } from '../format.ts';
import { LONGEST_MARK_NAME } from '../link/packed/branchSet.ts';
import { useSession } from '../session/context.ts';
import { useMarks } from '../store/branches/marks.ts';
import { useMoment } from '../store/moment.ts';
import { branchPanels } from '../strings/panels/branchPanels.ts';
import { Button } from '../widgets/Button.tsx';
import { Landmark } from '../widgets/Landmark.tsx';
import { bookmarkHere } from './actions.ts';
import styles from './style.module.css';

/** Moments to come back to. */
export function Bookmarks() {
  const session = useSession();
  const { bookmarks, bookmark, unmark } = useMarks();
  const seek = useMoment((s) => s.seek);
  return (
    <Landmark className={styles.marks} label={branchPanels.marks.bookmarks}>
      <h3>{branchPanels.marks.bookmarks}</h3>
      <ul>
        {bookmarks.map(({ time, name }) => {
          const at = `${clock(time)} s`;
          return (
            <li key={time}>
              <Button quiet aria-label={branchPanels.marks.go(name || at)} onClick={() => seek(time)}>
                {at}
              </Button>
              <input
                className={`typed-name ${styles.name}`}
                aria-label={branchPanels.marks.name(clock(time))}
                defaultValue={name}
                maxLength={LONGEST_MARK_NAME}
                onBlur={({ target }) => bookmark(time, target.value.trim())}
              />
              <Button quiet aria-label={branchPanels.marks.remove(name || at)} onClick={() => unmark(time)}>
                {branchPanels.delete}
              </Button>
            </li>
          );
        })}
      </ul>
      <Button onClick={() => bookmarkHere(session)}>{branchPanels.marks.bookmark}</Button>
    </Landmark>
  );
}
