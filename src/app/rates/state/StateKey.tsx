import { type ReactElement, useContext } from 'react';
import { PlotBranch, tracesFor } from '../../plot/branch.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { portLabel } from '../view.ts';
import { StateSign } from './StateStrip.tsx';
import { stateAt, stateWord } from './states.ts';
import styles from './style.module.css';

const words = ratePanels.states;

/** Legend of the bands at the foot of the lanes; the VC's state at the cursor or head is bold. @param pair odd state number of the pair */
export function StateKey({ port, pair, vc }: { port: string; pair: number; vc: number }): ReactElement {
  const session = useSession();
  const branch = useContext(PlotBranch);
  const now = useMoment((moment) =>
    stateAt(vc, port, moment.cursor ?? moment.now, tracesFor(session, branch)),
  );
  // In a comparison it is shown only on the branch whose algorithm has such states.
  const visibility = branch === null || now > 0 ? undefined : 'hidden';
  const states = [pair + 1, pair].filter((state) => stateWord(state) !== '');
  return (
    <span className={styles.key} style={{ visibility }}>
      <span className={styles.line}>{words.at(portLabel([], port))}</span>{' '}
      {states.map((state) => (
        <span key={state} className={styles.line} data-state={state} aria-current={state === now}>
          <StateSign form={state % 2 === 0 ? 'filled' : 'open'} /> {stateWord(state)}{' '}
        </span>
      ))}
    </span>
  );
}
