import type { ReactElement } from 'react';
import { CellFlag } from '../../../contract/index.ts';
import { whole } from '../../format.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { en } from '../../strings/en.ts';
import { tracesOf } from '../../traces/index.ts';
import { shownPort } from '../shown.ts';
import styles from './filling.module.css';

export function countDead(cells: Uint16Array): number {
  let count = 0;
  for (const cell of cells) if (cell & CellFlag.dead) count++;
  return count;
}

/** `1,925 of 2,000` and `8 dead cells`, live. */
export function Filling(): ReactElement {
  const session = useSession();
  const [used, dead] = useMoment((moment) => {
    const cells = tracesOf(session).shown.view()?.buffer;
    const port = shownPort(moment);
    if (!cells || !port) return [];
    const { filling, dead } = en.panels.buffer;
    return [filling(whole(cells.length), whole(port.bufferCells)), dead(whole(countDead(cells)))];
  });
  return (
    <span className={styles.filling}>
      <span className="block">{used}</span>
      <span className="block">{dead}</span>
    </span>
  );
}
