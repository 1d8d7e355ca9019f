import { tryTexts as texts } from '../strings/teaching/tryFile.ts';
import { TryFile } from '../trying/TryFile.tsx';
import styles from './style.module.css';

/** A scene or a lesson of the reader's own. */
export function Trying() {
  return (
    <div className={styles.way}>
      <TryFile />
      <span>{texts.about}</span>
    </div>
  );
}
