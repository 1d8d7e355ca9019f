import type { ReactElement } from 'react';
import { useSession } from '../../session/context.ts';
import { toggleDetail, usePage } from '../../store/page.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { Button } from '../../widgets/Button.tsx';
import spacetime from '../spacetime/style.module.css';
import styles from './style.module.css';

/** Opens and closes the sequence numbers. */
export function SequenceOpener(): ReactElement {
  const session = useSession();
  const open = usePage((state) => state.lens);
  return (
    <Button
      quiet
      className={`${spacetime.opener} ${styles.opener}`}
      aria-pressed={open}
      title={ratePanels.sequence.openHint}
      onClick={() => toggleDetail(session)}
    >
      {ratePanels.sequence.title}
    </Button>
  );
}
