import { SoundControl } from '../chrome/sound/late.ts';
import { Slowing } from '../chrome/transport/Slowing.tsx';
import { Steering } from '../chrome/transport/Steering.tsx';
import transport from '../chrome/transport/style.module.css';
import { PanelList } from '../panel/late.ts';
import { useSession } from '../session/context.ts';
import { useBranches } from '../store/branches/branches.ts';
import { openElementCard } from '../store/elementCard.ts';
import { stepTarget } from '../store/history.ts';
import { useMoment } from '../store/moment.ts';
import { en } from '../strings/en.ts';
import { whyNot } from '../strings/whyNot.ts';
import { Button } from '../widgets/Button.tsx';
import { Popup, PopupClose } from '../widgets/overlay/Popup.tsx';
import { branchHere, redo, undo } from './actions.ts';
import { Bookmarks, BranchList, Events, FromStart, Memory, Stops } from './late.ts';
import styles from './style.module.css';

interface MoreProps {
  /** Steps, time, speed, Undo and Fork have no place outside. */
  readonly few: boolean;
  /** In the header, where it is one of the items. */
  readonly item?: boolean;
}

/** Branches, breakpoints, bookmarks and what is kept, behind one word; `few`: what else has no place outside. */
export function More({ few, item = false }: MoreProps) {
  const session = useSession();
  const count = useBranches((s) => s.list.length);
  const reset = useMoment((s) => s.reset);
  const canRedo = useBranches(({ history }) => stepTarget(history, 1) !== null);
  return (
    <Popup
      trigger={item ? en.branches.item(count) : en.branches.more(count)}
      triggerClass={item ? 'nav-item' : 'button'}
      label={en.branches.moreLabel}
      cardClass={styles.card}
      align="end"
      side={item ? 'bottom' : 'top'}
    >
      {few && (
        <>
          <div className="wrap gap-4">
            <Directly />
          </div>
          <div className={transport.controls}>
            <Steering />
          </div>
        </>
      )}
      <Slowing />
      <BranchList />
      <Events />
      <Stops />
      <Bookmarks />
      <Memory />
      <SoundControl />
      <PanelList />
      <div className="wrap gap-4">
        <PopupClose onClick={() => openElementCard(session, { kind: 'sender', id: null })}>
          {en.branches.parameters}
        </PopupClose>
        <Button disabled={!canRedo} why={whyNot.nothingToRedo} onClick={() => redo(session)}>
          {en.branches.redo}
        </Button>
        <Button title={en.transport.resetHint} onClick={reset}>
          {en.transport.reset}
        </Button>
        <PopupClose>{en.branches.close}</PopupClose>
      </div>
    </Popup>
  );
}

/** Undo, what acts from the start, and Fork. */
function Directly() {
  const session = useSession();
  const canUndo = useBranches(({ history }) => stepTarget(history, -1) !== null);
  const ready = useMoment((s) => s.loaded !== null);
  return (
    <>
      <Button
        title={en.branches.undoHint}
        disabled={!canUndo}
        why={whyNot.nothingToUndo}
        onClick={() => undo(session)}
      >
        {en.branches.undo}
      </Button>
      <FromStart place="undo" />
      <Button
        title={en.branches.secondHint}
        disabled={!ready}
        why={whyNot.building}
        onClick={() => branchHere(session)}
      >
        {en.branches.second}
      </Button>
    </>
  );
}

/** Undo, Fork, and everything else about branches behind one word; `few`: all of it behind that word. */
export function TimeTools({ few }: { readonly few: boolean }) {
  return (
    <div className={styles.tools}>
      {!few && <Directly />}
      <More few={few} />
    </div>
  );
}
