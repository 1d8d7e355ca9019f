import { type ReactElement, useEffect, useRef } from 'react';
import { onPaint } from '../../../clocks.ts';
import type { Box } from '../../../plot/plane.ts';
import { refusedNow } from '../../../readings/refused.ts';
import { useSession } from '../../../session/context.ts';
import { stageOf } from '../../../store/stage.ts';
import { en } from '../../../strings/en.ts';
import { moveOnce } from '../../../widgets/timing/motion.ts';
import { setText } from '../../../widgets/words/setText.ts';

import styles from '../style.module.css';
import type { RefusedArrow } from './refusedArrow.ts';

const FALLS_MS = 220;
/** Least time between two arrows: at most three a second. */
const PACE_MS = 334;

interface RefusedProps {
  readonly buffer: Box;
  readonly arrow: RefusedArrow;
  /** Whether the entrance of the buffer is on the left; on the right if the wire runs backwards. */
  readonly fromLeft: boolean;
  /** Width of the words and of the plot. */
  readonly letters: number;
  readonly width: number;
}

/** A red arrow out of the entrance of the buffer for a refused cell, with its VC in words. */
export function Refused({ buffer, arrow, fromLeft, letters, width }: RefusedProps): ReactElement {
  const session = useSession();
  const box = useRef<HTMLDivElement>(null);
  const cell = useRef<SVGSVGElement>(null);
  const side = fromLeft ? -1 : 1;
  const { x, half, bottom, tip, words } = arrow;
  const fall = bottom - buffer.height / 2;
  const height = tip + half * 0.7;
  const drawn = { width: 4 * half, height, viewBox: `${-2 * half} 0 ${4 * half} ${height}` };
  useEffect(() => {
    let seen = Number.NaN;
    let fell = Number.NEGATIVE_INFINITY;
    return onPaint('fast', (wall) => {
      const element = box.current;
      if (!element) return;
      const refused = refusedNow(session, stageOf(session).getState());
      if (element.hidden !== (refused === null)) element.hidden = refused === null;
      if (refused === null || refused.time === seen) return;
      const plays = stageOf(session).getState().run === 'playing';
      if (plays && wall - fell < PACE_MS) return;
      seen = refused.time;
      fell = wall;
      setText(element.lastElementChild, en.panels.network.refused(refused.vc));
      if (cell.current === null) return;
      moveOnce(cell.current, [{ translate: `0 ${-fall}px` }, { translate: '0 0' }], FALLS_MS, 'ease-in');
    });
  }, [fall, session]);
  return (
    <div
      ref={box}
      className={styles.refused}
      hidden
      style={{ left: `${x}px`, top: `${buffer.y}px` }}
      aria-hidden="true"
    >
      <svg {...drawn} aria-hidden="true">
        <path
          d={`M${side * half * 1.2} ${buffer.height / 2}C0 ${buffer.height / 2} 0 ${buffer.height * 0.6} 0 ${bottom}`}
          fill="none"
          stroke="var(--drop)"
          strokeWidth={half / 3.4}
        />
      </svg>
      <svg {...drawn} ref={cell} aria-hidden="true">
        <path d={`M${-half} ${bottom}H${half}L0 ${tip}Z`} fill="var(--drop)" />
      </svg>
      <strong
        style={{
          top: `${bottom + half * 0.8}px`,
          ...(x + words + letters > width ? { right: `${half * 2}px` } : { left: `${words}px` }),
        }}
      />
    </div>
  );
}
