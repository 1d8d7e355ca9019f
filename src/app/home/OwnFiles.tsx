import { TryFile } from '../fileDrop/TryFile.tsx';
import { tryTexts as texts } from '../strings/teaching/tryFile.ts';
import styles from './style.module.css';

/** A scene or a lesson of the reader's own. */
export function OwnFiles() {
  return (
    <div className={styles.way}>
      <TryFile />
      <span>{texts.about}</span>
    </div>
  );
}
