import type { MouseEvent, ReactElement } from 'react';
import { undo } from '../../branches/actions.ts';
import { useSession } from '../../session/context.ts';
import { useChoiceLabels } from '../../settings/labels.ts';
import { sayEdit, useKnown } from '../../settings/name.ts';
import type { Network } from '../../settings/network.ts';
import { lastWanted, undoWanted, useWanted } from '../../settings/wanted.ts';
import { useBranches } from '../../store/branches/branches.ts';
import type { Thing } from '../../store/thing.ts';
import { en } from '../../strings/en.ts';
import { thingWords as words } from '../../strings/panels/things.ts';
import { Button } from '../../widgets/Button.tsx';
import styles from '../style.module.css';
import { isOnCard } from './belongs.ts';
import { focusKeeper } from './focus.ts';
import { lastStepOf, ownFirst } from './undoable.ts';

interface UndoProps {
  readonly thing: Thing;
  readonly network: Network;
}

/** Takes back what was changed last on this card: what waits for its run first, then steps of the run. */
export function Undo({ thing, network }: UndoProps): ReactElement | null {
  const session = useSession();
  const known = useKnown();
  const history = useBranches((s) => s.history);
  const { steps } = useWanted((s) => s);
  useChoiceLabels();
  const isOwn = (path: string) => isOnCard(network, thing, path);
  const waiting = lastWanted(steps, isOwn);
  const done = waiting === null ? lastStepOf(history, isOwn) : null;
  const wanted = Object.entries(waiting?.after ?? {}).map(([path, value]) => ({ time: 0, path, value }));
  const edits = done?.edits ?? ownFirst(wanted, isOwn);
  if (edits.length === 0) return null;
  const [first = '', ...others] = new Set(edits.map((edit) => sayEdit(known, edit)));
  const change = others.length === 0 ? first : `${first} ${en.branches.more_(others.length)}`;
  const takeBack = ({ currentTarget }: MouseEvent) => {
    const keepFocus = focusKeeper(currentTarget);
    if (waiting !== null) undoWanted(session, waiting);
    for (let i = 0; i < (done?.steps ?? 0); i++) undo(session);
    keepFocus();
  };
  return (
    <Button className={styles.undo} onClick={takeBack}>
      {words.undo(change, (done?.steps ?? 1) - 1)}
    </Button>
  );
}
