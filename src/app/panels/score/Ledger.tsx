import type { Ledger as LedgerShares } from '../../../contract/index.ts';
import { percent, portName } from '../../format.ts';
import { en } from '../../strings/en.ts';
import { Terms } from '../../widgets/words/Terms.tsx';
import styles from './style.module.css';

const PARTS = ['useful', 'dead', 'duplicate', 'rm', 'credit', 'idle'] as const;
/** Left out where there are none. */
const CONTROL: readonly string[] = ['rm', 'credit'];

/** Less than this reads 0.0 %. */
const LEAST_SHOWN = 0.0005;

/** Every cell slot of the shown link in one bar: always 100 %. */
export function Ledger({ shares, link }: { readonly shares: LedgerShares; readonly link: string }) {
  const shown = PARTS.filter((part) => shares[part] > 0 || !CONTROL.includes(part));
  const parts = shown.map((part) => `${en.score[part]} ${percent(shares[part])}`).join(', ');
  const label = `${en.score.ledger(portName(link))}: ${parts}`;
  return (
    <figure className={styles.ledger}>
      <div className={styles.bar} role="img" aria-label={label}>
        {shown.map((part) => (
          <span
            key={part}
            className={`${styles.slots} ${styles.part}`}
            data-part={part}
            style={{ flexGrow: shares[part] }}
          />
        ))}
      </div>
      <div className={styles.labels}>
        {shown.map((part) => (
          <span key={part} data-none={shares[part] < LEAST_SHOWN}>
            <i className={`${styles.swatch} ${styles.part}`} data-part={part} />
            <Terms text={en.score[part]} /> <b>{percent(shares[part])}</b>
          </span>
        ))}
      </div>
    </figure>
  );
}
