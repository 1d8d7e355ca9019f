import type { ReactElement } from 'react';
import { Opener } from '../../panel/Openers.tsx';
import styles from '../../panel/openers.module.css';
import { toggleDetail, usePage } from '../../store/page.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';

/** Opens and closes the sequence numbers. */
export function SequenceOpener(): ReactElement {
  const isOpen = usePage((state) => state.magnifies);
  const { title, openHint } = ratePanels.sequence;
  return (
    <Opener text={title} hint={openHint} isOpen={isOpen} toggle={toggleDetail} className={styles.sequence} />
  );
}
