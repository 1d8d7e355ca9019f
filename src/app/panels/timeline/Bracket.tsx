import { type KeyboardEvent, type PointerEvent, type ReactElement, useEffect, useRef } from 'react';
import { onPaint } from '../../frame.ts';
import { clampRange } from '../../plot/scale.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { keyedTime } from './seeking.ts';

type Part = 'from' | 'to' | 'body';

interface Grab {
  readonly part: Part;
  readonly x: number;
  readonly from: number;
  readonly to: number;
}

const seconds = (time: number) => (time / 1e12).toFixed(6);

/** The range with one side, or all of it, moved by `by`; sides never cross. */
function moved({ part, from, to }: Pick<Grab, 'part' | 'from' | 'to'>, by: number, end: number) {
  const least = end / 1e6;
  if (part === 'body') return clampRange({ from: from + by, to: to + by }, end);
  if (part === 'from') return { from: Math.max(0, Math.min(from + by, to - least)), to };
  return { from, to: Math.min(end, Math.max(to + by, from + least)) };
}

/** The visible range on the timeline: drag it, or drag its sides. */
export function Bracket({ endPs, width }: { endPs: number; width: number }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const grab = useRef<Grab | null>(null);
  useEffect(
    () =>
      onPaint(() => {
        const element = box.current;
        if (!element) return;
        const { from, to } = useStage.getState().viewport;
        const left = Math.max(0, (from / endPs) * width);
        const right = Math.min(width, (to / endPs) * width);
        element.style.transform = `translateX(${left.toFixed(1)}px)`;
        element.style.width = `${Math.max(6, right - left).toFixed(1)}px`;
        const [first, second] = element.children as unknown as readonly [Element, Element];
        first.setAttribute('aria-valuenow', seconds(from));
        second.setAttribute('aria-valuenow', seconds(to));
      }),
    [endPs, width],
  );
  const down = (event: PointerEvent, part: Part) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    grab.current = { part, x: event.clientX, ...useStage.getState().viewport };
  };
  const move = (event: PointerEvent) => {
    if (!grab.current) return;
    const by = ((event.clientX - grab.current.x) / width) * endPs;
    const { from, to } = moved(grab.current, by, endPs);
    useStage.getState().setViewport(from, to);
  };
  const release = () => {
    grab.current = null;
  };
  const key = (event: KeyboardEvent, part: 'from' | 'to') => {
    const { viewport, setViewport } = useStage.getState();
    const wanted = keyedTime(event.key, event.shiftKey, viewport[part], endPs);
    if (wanted === null) return;
    event.preventDefault();
    event.stopPropagation();
    const { from, to } = moved({ part, ...viewport }, wanted - viewport[part], endPs);
    setViewport(from, to);
  };
  const side = (part: 'from' | 'to', label: string) => (
    <div
      className="bracket-side"
      data-side={part}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Number(seconds(endPs))}
      aria-valuenow={0}
      onPointerDown={(event) => down(event, part)}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={(event) => key(event, part)}
    />
  );
  return (
    <div className="bracket" ref={box}>
      {side('from', en.panels.timeline.from)}
      {side('to', en.panels.timeline.to)}
      <div
        className="bracket-grip"
        onPointerDown={(event) => down(event, 'body')}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={release}
      />
    </div>
  );
}
