import { type ReactElement, useEffect, useRef } from 'react';
import { onPaint } from '../../clocks.ts';
import { type Profile, plotStyles } from '../../plot/paint/style.ts';
import { timeScale } from '../../plot/scale.ts';
import { refusedNow } from '../../readings/refused.ts';
import { useSession } from '../../session/context.ts';
import { stageOf } from '../../store/stage.ts';
import { moveOnce } from '../../widgets/timing/motion.ts';
import styles from './style.module.css';

interface LandingProps {
  readonly profile: Profile;
  readonly width: number;
  /** Where marks are, CSS pixels from the top. */
  readonly y: number;
}

const LANDS_MS = 160;
/** At most three a second: bursts are one mark. */
const PACE_MS = 334;

/** A new drop mark lands; while it rests it is drawn with the queue, and this is hidden. */
export function DropMarkAnimation({ profile, width, y }: LandingProps): ReactElement {
  const session = useSession();
  const mark = useRef<SVGSVGElement>(null);
  const { triangle, chosenTriangle } = plotStyles[profile];
  useEffect(() => {
    let seen = Number.NaN;
    let landed = Number.NEGATIVE_INFINITY;
    return onPaint('fast', (wall) => {
      const state = stageOf(session).getState();
      const refused = refusedNow(session, state);
      if (!refused || refused.time === seen || !mark.current) return;
      seen = refused.time;
      if (wall - landed < PACE_MS) return;
      landed = wall;
      const half = state.run === 'playing' ? triangle : chosenTriangle;
      const x = timeScale(state.viewport, width)(refused.time);
      if (x < 0 || x > width) return;
      const place = `translate(${x - triangle}px, ${y - 1.5 * triangle}px)`;
      const frames = [1.4, 1].map((size) => ({
        transform: `${place} scale(${(size * half) / triangle})`,
        opacity: 1,
      }));
      moveOnce(mark.current, frames, LANDS_MS, 'ease-out');
    });
  }, [width, y, triangle, chosenTriangle, session]);
  return (
    <svg
      ref={mark}
      className={styles.landing}
      width={2 * triangle}
      height={1.5 * triangle}
      viewBox="0 0 20 15"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 0H20L10 15Z" fill="var(--drop)" />
    </svg>
  );
}
