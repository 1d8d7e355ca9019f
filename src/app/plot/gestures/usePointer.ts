import { type RefObject, useEffect } from 'react';
import { useStage } from '../../store/stage.ts';
import { pageSizeNow } from '../../widgets/pageSize.ts';
import { timeScale } from '../scale.ts';
import { PlotGestures, panBy, zoomAbout } from './gestures.ts';

export interface PointerOptions {
  /** A press without a drag, CSS pixels from the top left of the plot. */
  readonly onPick?: (x: number, y: number, width: number) => void;
  readonly brush: RefObject<HTMLElement | null>;
}

/** True while the page itself can scroll: then a bare wheel is the page's. */
const pageScrolls = () => document.documentElement.scrollHeight > window.innerHeight + 1;

function onWheel(event: WheelEvent, element: HTMLElement): void {
  if (pageScrolls() && !event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  const { viewport } = useStage.getState();
  const box = element.getBoundingClientRect();
  const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
  if (sideways) panBy(viewport, (event.deltaX / box.width) * (viewport.to - viewport.from));
  else zoomAbout(timeScale(viewport, box.width).invert(event.clientX - box.left), 1.0015 ** event.deltaY);
}

/** Hover sets the shared cursor; wheel, drag and pinch change the shared range. */
export function usePointer(ref: RefObject<HTMLElement | null>, options: PointerOptions): void {
  const { onPick, brush } = options;
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const gestures = new PlotGestures((from, to) => {
      const mark = brush.current;
      if (!mark) return;
      mark.hidden = from === null;
      mark.style.left = `${Math.min(from ?? 0, to)}px`;
      mark.style.width = `${Math.abs(to - (from ?? 0))}px`;
    });
    const at = (event: PointerEvent) => {
      const box = element.getBoundingClientRect();
      const { fit } = pageSizeNow();
      return {
        x: (event.clientX - box.left) / fit,
        y: (event.clientY - box.top) / fit,
        width: box.width / fit,
      };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      const { x, y, width } = at(event);
      gestures.down(event.pointerId, x, y, width, event.shiftKey);
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      const { x, width } = at(event);
      gestures.move(event.pointerId, x, width);
      const { viewport, setCursor } = useStage.getState();
      if (event.pointerType === 'mouse')
        setCursor(timeScale(viewport, width).invert(Math.min(width, Math.max(0, x))));
    };
    const up = (event: PointerEvent) => {
      const { x, y, width } = at(event);
      const picked = gestures.active && !gestures.moved && event.type === 'pointerup';
      gestures.up(event.pointerId, x, width);
      if (picked) onPick?.(x, y, width);
    };
    const leave = () => useStage.getState().setCursor(null);
    const wheel = (event: WheelEvent) => onWheel(event, element);
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('wheel', wheel);
    };
  }, [ref, brush, onPick]);
}
