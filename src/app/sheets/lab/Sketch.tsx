import { whole } from '../../format.ts';
import { labSheetTexts as texts } from '../../strings/sharing/labSheet.ts';
import styles from './lab.module.css';

const WIDTH = 600;
const HEIGHT = 220;
const LEFT = 46;
/** Half of the last number. */
const RIGHT = 20;
const BOTTOM = 36;
const MOST_CELLS = 2000;

const x = (cells: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * cells) / MOST_CELLS;
const y = (share: number): number => 8 + (HEIGHT - BOTTOM - 8) * (1 - share);

/** Empty axes for a curve that is drawn by hand. */
export function Sketch() {
  return (
    <svg className={styles.sketch} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.sketch}>
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <g key={share}>
          <path d={`M${LEFT} ${y(share)}H${x(MOST_CELLS)}`} />
          <text x={LEFT - 6} y={y(share) + 4} textAnchor="end">
            {100 * share}
          </text>
        </g>
      ))}
      {[0, 500, 1000, 1500, 2000].map((cells) => (
        <g key={cells}>
          <path d={`M${x(cells)} ${y(0)}V${y(1)}`} />
          <text x={x(cells)} y={y(0) + 15} textAnchor="middle">
            {whole(cells)}
          </text>
        </g>
      ))}
      <text x={x(MOST_CELLS)} y={HEIGHT - 4} textAnchor="end">
        {texts.sketchX}
      </text>
      <text transform={`translate(11 ${y(0)}) rotate(-90)`}>{texts.sketchY}</text>
    </svg>
  );
}
