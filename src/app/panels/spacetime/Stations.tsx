import type { ReactElement } from 'react';
import type { VcInfo } from '../../../contract/index.ts';
import { styleOf } from '../../plot/profile.ts';
import { linearScale } from '../../plot/scale.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { insetOf } from './paint.ts';
import styles from './style.module.css';
import { stationsOn } from './view.ts';

/** Distance of two names, CSS pixels. */
const LINE = 12;

/** Names of source, destination and shown switch next to their lines; of the others where there is room. */
export function Stations({ vc, height }: { readonly vc: VcInfo; readonly height: number }): ReactElement {
  const theme = useMoment((state) => state.theme);
  const port = useMoment((state) => state.loaded?.port ?? '');
  const inset = insetOf(styleOf(useSession(), theme).caption);
  const y = linearScale([0, 1], [inset, height - inset]);
  const stations = stationsOn(vc).map(({ id, share }, i, { length }) => ({
    id,
    top: y(share),
    rank: i === 0 || i === length - 1 ? 0 : id === port.split('>')[0] ? 1 : 2,
  }));
  const placed: typeof stations = [];
  for (const one of [...stations].sort((a, b) => a.rank - b.rank)) {
    if (placed.every(({ top }) => Math.abs(top - one.top) >= LINE)) placed.push(one);
  }
  return (
    <div className={styles.stations} aria-hidden="true">
      {placed.map(({ id, top, rank }) => (
        <span key={id} style={{ top: `${top}px` }} data-end={rank === 0}>
          {id}
        </span>
      ))}
    </div>
  );
}
