import type { ReactElement } from 'react';
import { useRoving } from '../../../keys/useRoving.ts';
import { useSession } from '../../../session/context.ts';
import { elementName } from '../../../settings/network.ts';
import { openElementCard } from '../../../store/elementCard.ts';
import { useMoment } from '../../../store/moment.ts';
import { elementWords as words } from '../../../strings/panels/elementCard.ts';
import styles from './elements.module.css';
import { type DrawnNetwork, networkButtons } from './networkButtons.ts';

/** Switches, links and ports as buttons over their picture: one stop of the Tab key, arrows go on from there. */
export function ElementButtons(props: DrawnNetwork): ReactElement | null {
  const session = useSession();
  const network = useMoment((s) => s.loaded?.scenario);
  const port = useMoment((s) => s.loaded?.port ?? '');
  const list = network === undefined ? [] : networkButtons(props, network, port);
  const { row, buttonAt } = useRoving(list.length, { both: true });
  if (network === undefined) return null;
  return (
    <div role="toolbar" aria-label={words.toolbar} {...row}>
      {list.map(({ element, x, y, width, height }, i) => (
        <button
          key={`${element.kind} ${element.id}`}
          type="button"
          className={styles.element}
          title={words.press(elementName(network, element))}
          aria-label={elementName(network, element)}
          aria-haspopup="dialog"
          {...buttonAt(i)}
          style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
          onClick={({ detail }) => openElementCard(session, element, detail === 0)}
        />
      ))}
    </div>
  );
}
