import { toggled } from '../toggled.ts';
import styles from './checkBoxes.module.css';

interface CheckBox {
  readonly id: string;
  readonly label: string;
  /** The name in full. */
  readonly title?: string | undefined;
}

interface CheckBoxesProps {
  readonly boxes: readonly CheckBox[];
  readonly chosen: readonly string[];
  /** All that are chosen now. */
  readonly onChange: (chosen: readonly string[]) => void;
  /** Long names have a line each. */
  readonly isLong?: boolean;
}

/** Any number of a list. */
export function CheckBoxes({ boxes, chosen, onChange, isLong = false }: CheckBoxesProps) {
  return (
    <div className={isLong ? undefined : styles.boxes}>
      {boxes.map(({ id, label, title }) => (
        <label key={id} className={styles.box} title={title}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={() => onChange(toggled(chosen, id))}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
