import { type ReactElement, useState } from 'react';
import { keys, type Press } from '../../../keys/keys.ts';
import { useSession } from '../../../session/context.ts';
import { nameOf } from '../../../settings/network.ts';
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
  const [at, setAt] = useState(0);
  if (network === undefined) return null;
  const list = pressable(props, network, port);
  const current = Math.min(at, list.length - 1);
  const act = ({ key }: Press, toolbar: Element) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
    if (by === undefined) return null;
    return () => {
      const next = (current + by + list.length) % list.length;
      setAt(next);
      toolbar.querySelectorAll('button')[next]?.focus();
    };
  };
  return (
    <div role="toolbar" aria-label={words.toolbar} {...keys(act)}>
      {list.map(({ thing, x, y, width, height }, i) => (
        <button
          key={`${thing.kind} ${thing.id}`}
          type="button"
          className={styles.thing}
          title={words.press(nameOf(network, thing))}
          aria-label={nameOf(network, thing)}
          aria-haspopup="dialog"
          tabIndex={i === current ? 0 : -1}
          style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
          onFocus={() => setAt(i)}
          onClick={({ detail }) => openThing(session, thing, detail === 0)}
        />
      ))}
    </div>
  );
}
