import { useMemo } from 'react';
import { useMoment } from '../../store/moment.ts';
import { en } from '../../strings/en.ts';
import { Scale } from '../../widgets/numbers/Scale.tsx';
import { namesHundredth, positionOf, speedAt, speedScale, speedWords } from './speed.ts';
import styles from './style.module.css';

/** Cell time of a 155.52 Mb/s link, until a run is loaded. */
const USUAL_CELL_PS = 2.73e6;

export function Speed() {
  const cellPs = useMoment((s) => s.loaded?.cellPs ?? USUAL_CELL_PS);
  const speed = useMoment((s) => s.speed);
  const setSpeed = useMoment((s) => s.setSpeed);
  const scale = useMemo(() => speedScale(cellPs), [cellPs]);
  const share = (decade: number) => `${((decade - scale.low) / (scale.high - scale.low)) * 100}%`;
  const stop = (text: string, decade: number) => (
    <button
      type="button"
      style={{ left: share(decade) }}
      title={speedWords(speedAt(decade, scale))}
      onClick={() => setSpeed(speedAt(decade, scale))}
    >
      {text}
    </button>
  );
  return (
    <div className={styles.speed}>
      <div className={styles.ticks} aria-hidden="true">
        {scale.ticks.map((decade) => (
          <i key={decade} className={decade === 0 ? styles.detent : ''} style={{ left: share(decade) }} />
        ))}
      </div>
      <Scale
        label={en.transport.speed}
        value={positionOf(speed, scale)}
        min={scale.low}
        max={scale.high}
        step={0.01}
        stops={scale.ticks}
        valueText={speedWords(speed)}
        onChange={(position) => setSpeed(speedAt(position, scale))}
      />
      <div className={styles.labels}>
        {stop(en.transport.oneCell, scale.low)}
        {namesHundredth(scale) && stop(en.transport.hundredth, -2)}
        {stop(en.transport.max, scale.high)}
      </div>
    </div>
  );
}
