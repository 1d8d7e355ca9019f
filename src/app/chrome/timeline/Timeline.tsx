import { type ReactElement, useEffect, useRef } from 'react';
import { EventMarks } from '../../branches/late.ts';
import { onPaint } from '../../clocks.ts';
import { clock } from '../../format.ts';
import { keys, type Press } from '../../keys/keys.ts';
import { Drag } from '../../plot/gestures/late.tsx';
import type { Point } from '../../plot/plane.ts';
import { timeScale } from '../../plot/scale.ts';
import { usePaint } from '../../plot/useSurface.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { useSize } from '../../widgets/size.ts';
import { Bracket } from './Bracket.tsx';
import { paintTimeline } from './paint.ts';
import { keyedTime, seekSoonOf } from './seeking.ts';
import styles from './style.module.css';

/** Keeps the yellow head at the play head, to half a pixel: mostly it passes less than that in a frame. */
function useHead(endPs: number, width: number) {
  const session = useSession();
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const x = timeScale({ from: 0, to: endPs }, width);
    let shown = Number.NaN;
    return onPaint('fast', () => {
      const place = Math.round(2 * x(stageOf(session).getState().now)) / 2;
      if (place === shown || !head.current) return;
      shown = place;
      head.current.style.transform = `translateX(${place}px)`;
    });
  }, [endPs, width, session]);
  return head;
}

/** The whole run: silhouette of the queue, drops, visible range, play head. Click or drag to go there. */
export function Timeline(): ReactElement {
  const session = useSession();
  const endPs = useMoment((state) => state.loaded?.endPs ?? 1e12);
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(box);
  usePaint(canvas, size, paintTimeline, { extent: 'run' });
  const head = useHead(endPs, size.width);
  const now = useMoment((state) => state.now);

  const x = timeScale({ from: 0, to: endPs }, size.width);
  const seekTo = (place: Point) => seekSoonOf(session)(x.invert(place.x));
  const act = ({ key, shift }: Press) => {
    const time = keyedTime(key, shift, stageOf(session).getState().now, endPs);
    return time === null ? null : () => seekSoonOf(session)(time);
  };
  return (
    <div className={styles.timeline} data-panel="timeline" translate="no" ref={box}>
      <Drag of={box} onStart={seekTo} onMove={seekTo} />
      <canvas ref={canvas} className="cover full tall" />
      <Bracket endPs={endPs} width={size.width} />
      <div
        className={styles.head}
        ref={head}
        role="slider"
        tabIndex={0}
        aria-label={en.panels.timeline.head}
        aria-valuemin={0}
        aria-valuemax={endPs / 1e12}
        aria-valuenow={now / 1e12}
        aria-valuetext={`${clock(now)} s`}
        {...keys(act)}
      />
      <EventMarks endPs={endPs} width={size.width} />
    </div>
  );
}
