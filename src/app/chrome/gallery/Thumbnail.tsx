import { COLUMNS, type Picture } from '../../../scenarios/pictures/picture.ts';
import { vcVariable } from '../../theme/tokens/tokens.ts';
import { area, bars, steps } from './paths.ts';
import styles from './thumbnail.module.css';

/** Above, what the scene is about; below, what that does to the link, or to the queue. */
const ABOVE = { base: 40, height: 36 } as const;
const BELOW = { base: 58, height: 10 } as const;
const DROPS = { top: 41.5, height: 4 } as const;
const HEIGHT = 60;

const rule = (y: number): string => `M0 ${y}H${COLUMNS}`;

function Losses({ queue, drops = '', use = '' }: Picture) {
  return (
    <>
      <path className={styles.queue} d={area(queue, ABOVE)} />
      <path className={styles.line} d={steps(queue, ABOVE)} />
      <path className={styles.drop} d={bars(drops, DROPS.top, DROPS.height)} />
      <path className={styles.link} d={area(use, BELOW)} />
    </>
  );
}

function Rates({ queue, rates = {} }: Picture) {
  return (
    <>
      <path className={styles.queue} d={area(queue, BELOW)} />
      {Object.entries(rates).map(([vc, rate]) => (
        <path
          key={vc}
          className={styles.rate}
          style={{ stroke: vcVariable(Number(vc)) }}
          d={steps(rate, ABOVE)}
        />
      ))}
    </>
  );
}

/** The run of a scene in small. The line next to it says what there is to see. */
export function Thumbnail({ picture }: { readonly picture: Picture | undefined }) {
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${COLUMNS} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.limit} d={rule(ABOVE.base - ABOVE.height)} />
      {picture && (picture.rates ? <Rates {...picture} /> : <Losses {...picture} />)}
      <path className={styles.axis} d={`${rule(ABOVE.base)}${rule(BELOW.base)}`} />
    </svg>
  );
}
