import { exportTexts as texts } from '../../strings/pages/exports.ts';
import { Button } from '../../widgets/Button.tsx';
import styles from './exports.module.css';

interface ProgressProps {
  /** 0 to 1. */
  readonly share: number;
  readonly onCancel: () => void;
}

/** How much of a file is written, and a button that gives it up. */
export const Progress = ({ share, onCancel }: ProgressProps) => (
  <p className={styles.row}>
    <progress aria-label={texts.progress} value={share} />
    <Button onClick={onCancel}>{texts.cancel}</Button>
  </p>
);
