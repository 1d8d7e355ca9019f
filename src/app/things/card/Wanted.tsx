import { type MouseEvent, type ReactElement, useState } from 'react';
import type { Problem } from '../../../contract/index.ts';
import { useSession } from '../../session/context.ts';
import { shortened } from '../../settings/changes.ts';
import type { Network } from '../../settings/network.ts';
import { applyFromStart, discardWanted, useWanted } from '../../settings/wanted.ts';
import { thingWords as words } from '../../strings/panels/things.ts';
import { whyNot } from '../../strings/whyNot.ts';
import { Button } from '../../widgets/Button.tsx';
import { useSaid } from '../../widgets/words/reasons.ts';
import styles from '../style.module.css';
import { focusKeeper } from './focus.ts';

function Fault({ problem }: { readonly problem: Problem }): ReactElement {
  const said = useSaid(problem.reason);
  return <li>{words.refused(problem.path, String(problem.value), said)}</li>;
}

/** Changes that wait for a branch from 0 s; nothing while there are none. */
export function Wanted({ network }: { readonly network: Network }): ReactElement | null {
  const session = useSession();
  const { values, problems } = useWanted((s) => s);
  const [isRunning, setRunning] = useState(false);
  const changes = shortened(Object.entries(values), network);
  if (changes.length === 0) return null;
  const run = ({ currentTarget }: MouseEvent) => {
    const keepFocus = focusKeeper(currentTarget);
    setRunning(true);
    void applyFromStart(session, changes)
      .finally(() => setRunning(false))
      .then(keepFocus);
  };
  const discard = ({ currentTarget }: MouseEvent) => {
    const keepFocus = focusKeeper(currentTarget);
    discardWanted(session);
    keepFocus();
  };
  return (
    <div className={styles.wanted}>
      <div className={styles.buttons}>
        <Button filled title={words.runHint} disabled={isRunning} why={whyNot.building} onClick={run}>
          {words.runFromStart}
        </Button>
        <span>{words.wanted(changes.length)}</span>
        <Button quiet onClick={discard}>
          {words.discard}
        </Button>
      </div>
      {problems.length > 0 && (
        <ul className="refusal" role="alert">
          {problems.map((one) => (
            <Fault key={one.path} problem={one} />
          ))}
        </ul>
      )}
    </div>
  );
}
