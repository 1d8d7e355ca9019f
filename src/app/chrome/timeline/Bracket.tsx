import { type ReactElement, useEffect, useRef } from 'react';
import { onPaint } from '../../clocks.ts';
import { sliderSeconds } from '../../format.ts';
import { keys, type Press } from '../../keys/keys.ts';
import { Drag } from '../../plot/gestures/late.tsx';
import type { Point } from '../../plot/plane.ts';
import { type TimeRange, timeScale } from '../../plot/scale.ts';
import { useSession } from '../../session/context.ts';
import { useMoment } from '../../store/moment.ts';
import { stageOf } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { keyedTime } from './seeking.ts';
import styles from './style.module.css';

type Part = 'from' | 'to' | 'body';

/** The range after one side, or all of it, has moved by `by`; sides never cross, and the range stays inside the run. */
function moved(part: Part, { from, to }: TimeRange, by: number, end: number): TimeRange {
  const least = end / 1e6;
  if (part === 'from') return { from: Math.max(0, Math.min(from + by, to - least)), to };
  if (part === 'to') return { from, to: Math.min(end, Math.max(to + by, from + least)) };
  const within = Math.max(-from, Math.min(by, end - to));
  return { from: from + within, to: to + within };
}

interface PartProps {
  readonly part: Part;
  readonly endPs: number;
  /** Width of the timeline, CSS pixels. */
  readonly width: number;
}

/** A draggable part of the bracket: a side, which is a slider for keys too, or its grip. */
function BracketPart({ part, endPs, width }: PartProps): ReactElement {
  const session = useSession();
  const box = useRef<HTMLDivElement>(null);
  const side = useMoment(({ viewport }) => (part === 'body' ? 0 : viewport[part]));
  const grabbed = useRef<TimeRange & { readonly time: number }>({ from: 0, to: 0, time: 0 });
  const x = timeScale({ from: 0, to: endPs }, width);
  const show = ({ from, to }: TimeRange) => stageOf(session).getState().setViewport(from, to);
  const take = (place: Point) => {
    grabbed.current = { ...stageOf(session).getState().viewport, time: x.invert(place.x) };
  };
  const move = (place: Point) =>
    show(moved(part, grabbed.current, x.invert(place.x) - grabbed.current.time, endPs));
  const act = ({ key, shift }: Press) => {
    const { viewport } = stageOf(session).getState();
    if (part === 'body') return null;
    const wanted = keyedTime(key, shift, viewport[part], endPs);
    return wanted === null ? null : () => show(moved(part, viewport, wanted - viewport[part], endPs));
  };
  const drag = <Drag of={box} on='[data-panel="timeline"]' onStart={take} onMove={move} />;
  if (part === 'body')
    return (
      <div className={styles.grip} ref={box}>
        {drag}
      </div>
    );
  return (
    <div
      className={styles.side}
      ref={box}
      data-side={part}
      role="slider"
      tabIndex={0}
      aria-label={en.panels.timeline[part]}
      aria-valuemin={0}
      aria-valuemax={Number(sliderSeconds(endPs))}
      aria-valuenow={side / 1e12}
      {...keys(act)}
    >
      {drag}
    </div>
  );
}

/** The visible range on the timeline: drag it, or drag its sides. */
export function Bracket({ endPs, width }: Omit<PartProps, 'part'>): ReactElement {
  const session = useSession();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const x = timeScale({ from: 0, to: endPs }, width).clamp(true);
    let shown = '';
    return onPaint('fast', () => {
      const { from, to } = stageOf(session).getState().viewport;
      const left = Math.round(2 * x(from)) / 2;
      const wide = Math.max(6, Math.round(2 * (x(to) - x(from))) / 2);
      const next = `${left} ${wide}`;
      if (next === shown || !box.current) return;
      shown = next;
      box.current.style.transform = `translateX(${left}px)`;
      box.current.style.width = `${wide}px`;
    });
  }, [endPs, width, session]);
  return (
    <div className={styles.bracket} ref={box}>
      <BracketPart part="from" endPs={endPs} width={width} />
      <BracketPart part="to" endPs={endPs} width={width} />
      <BracketPart part="body" endPs={endPs} width={width} />
    </div>
  );
}
