import type { ReactElement } from 'react';
import { useRoving } from '../../../keys/useRoving.ts';
import { useSession } from '../../../session/context.ts';
import { thingName } from '../../../settings/network.ts';
import { useMoment } from '../../../store/moment.ts';
import { openThing } from '../../../store/thing.ts';
import { thingWords as words } from '../../../strings/panels/things.ts';
import { type DrawnNetwork, pressable } from './pressable.ts';
import styles from './things.module.css';

/** Switches, links and ports as buttons over their picture: one stop of the Tab key, arrows go on from there. */
export function ThingButtons(props: DrawnNetwork): ReactElement | null {
  const session = useSession();
  const network = useMoment((s) => s.loaded?.scenario);
  const port = useMoment((s) => s.loaded?.port ?? '');
  const list = network === undefined ? [] : pressable(props, network, port);
  const { row, buttonAt } = useRoving(list.length, { both: true });
  if (network === undefined) return null;
  return (
    <div role="toolbar" aria-label={words.toolbar} {...row}>
      {list.map(({ thing, x, y, width, height }, i) => (
        <button
          key={`${thing.kind} ${thing.id}`}
          type="button"
          className={styles.thing}
          title={words.press(thingName(network, thing))}
          aria-label={thingName(network, thing)}
          aria-haspopup="dialog"
          {...buttonAt(i)}
          style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
          onClick={({ detail }) => openThing(session, thing, detail === 0)}
        />
      ))}
    </div>
  );
}
