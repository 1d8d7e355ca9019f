import { whole } from '../../format.ts';
import { NumberBox } from './NumberBox.tsx';
import styles from './seeds.module.css';

/** Seeds of a comparison: 1 to 100. */
const MOST = 100;

interface SeedsBoxProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (seeds: number) => void;
}

/** How many seeds are run. What is outside of the range becomes the nearest number in it. */
export function SeedsBox({ label, value, onChange }: SeedsBoxProps) {
  return (
    <div className={styles.seeds}>
      <span aria-hidden="true">{label}</span>
      <NumberBox
        label={label}
        value={value}
        shown={whole(value)}
        onCommit={(seeds) => onChange(Math.min(MOST, Math.max(1, Math.round(seeds))))}
      />
    </div>
  );
}
