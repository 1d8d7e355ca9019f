import { editorTexts } from '../../../strings/editor.ts';
import { Button } from '../../../widgets/Button.tsx';
import styles from './style.module.css';
import type { Fault } from './text/faults.ts';

interface StatusProps {
  readonly fault: Fault | null;
  /** Why the run did not take the text; null: it was not refused. */
  readonly refused: string | null;
  readonly isRunning: boolean;
  readonly onMend: () => void;
}

/** `No errors`, or what is wrong, where, and what was probably meant. */
export function Status({ fault, refused, isRunning, onMend }: StatusProps) {
  const words =
    fault !== null
      ? editorTexts.error(fault.line, fault.words)
      : refused !== null
        ? editorTexts.refused(refused)
        : isRunning
          ? editorTexts.runsNow
          : editorTexts.noErrors;
  return (
    <div className={styles.status} data-fault={fault !== null}>
      <p role="status">{words}</p>
      {fault?.instead && (
        <Button onClick={onMend}>
          {editorTexts.use(fault.instead)} <kbd>{editorTexts.mendKey}</kbd>
        </Button>
      )}
    </div>
  );
}
