import { pointer, select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { listenToKeys } from '../../keys/keys.ts';
import type { Session } from '../../session/session.ts';
import { stageOf } from '../../store/stage.ts';
import { sizeOf } from '../../widgets/stageSize.ts';
import { type Scale, type TimeRange, timeScale } from '../scale.ts';
import { endOfRun } from '../shown.ts';
import { cursorTime } from './keys.ts';

/** Shortest visible range, picoseconds. */
const SHORTEST_PS = 1e6;
/** Zoom factor per pixel of wheel movement, and pixels for the wheel units pixel, line and page. */
const PER_PIXEL = 1.0015;
const WHEEL_PIXELS = [1, 33, 667] as const;
/** Largest movement that still counts as a press, CSS pixels. */
export const STILL_PX = 4;
const KEYS: Readonly<Record<string, number>> = { '+': 2, '=': 2, '-': 1 / 2, '\u2212': 1 / 2 };

/** Visible range that a zoom transform makes of the whole run. */
export function visibleRange(transform: ZoomTransform, whole: Scale): TimeRange {
  const [from = 0, to = 0] = transform.rescaleX(whole).domain();
  return { from, to };
}

/** Zoom transform that makes a visible range of the whole run. */
export function transformOf({ from, to }: TimeRange, whole: Scale): ZoomTransform {
  const [left = 0, right = 0] = whole.range();
  return zoomIdentity.scale((right - left) / (whole(to) - whole(from))).translate(left - whole(from), 0);
}

/** Whether an element around it, or the page, scrolls. */
function scrolls(element: Element | null): boolean {
  if (element === null) return document.documentElement.scrollHeight > window.innerHeight + 1;
  const hasMore = element.scrollHeight > element.clientHeight + 1;
  return (
    (hasMore && /auto|scroll/.test(getComputedStyle(element).overflowY)) || scrolls(element.parentElement)
  );
}

/** A wheel without Ctrl scrolls if anything can scroll: the page, a part of it around the plot, or the page around a frame. */
const isForPlot = ({ ctrlKey, metaKey, target }: WheelEvent): boolean =>
  ctrlKey || metaKey || (window.parent === window && !scrolls(target instanceof Element ? target : null));
const isSideways = ({ deltaX, deltaY }: WheelEvent): boolean => Math.abs(deltaX) > Math.abs(deltaY);

/** Whether an event zooms or pans; with Shift, dragging marks a range instead. */
function zooms(event: MouseEvent | TouchEvent): boolean {
  if (event instanceof WheelEvent) return isForPlot(event) && !isSideways(event);
  return !(event instanceof MouseEvent) || (event.button === 0 && !event.ctrlKey && !event.shiftKey);
}

const isTouch = (event: MouseEvent | TouchEvent): event is TouchEvent => 'touches' in event;

/** Position of the first finger or the mouse; null for a wheel, for keys, and with several fingers. */
function placeOf(event: MouseEvent | TouchEvent | null): { readonly x: number; readonly y: number } | null {
  if (event === null || event instanceof WheelEvent) return null;
  const point = isTouch(event) ? event.touches[0] : event;
  if (point === undefined || (isTouch(event) && event.touches.length > 1)) return null;
  return { x: point.clientX, y: point.clientY };
}

/**
 * Wheel, pinch, drag and the keys + and - change the visible range, which all plots share; the mouse over a plot moves the cursor.
 * @param onPick called on a press, in CSS pixels from the top left of the plot
 * @param onScroll called when a vertical wheel movement scrolls the page instead of the plot
 */
export function startZoom(
  session: Session,
  element: HTMLElement,
  onPick: (x: number, y: number, width: number) => void,
  onScroll: () => void,
): () => void {
  const stage = () => stageOf(session).getState();
  const selected = select(element);
  const behaviour = zoom<HTMLElement, unknown>();
  /** Where the pointer came down, while it still counts as a press. */
  let pressed: ReturnType<typeof placeOf> = null;
  const widthNow = () => element.getBoundingClientRect().width;
  const wholeRun = () => timeScale({ from: 0, to: endOfRun(stage()) }, widthNow());
  /** Sets D3's transform to the present range before each gesture, because other plots and the play head change it too. */
  const stand = () => {
    const extent: [[number, number], [number, number]] = [
      [0, 0],
      [widthNow(), 1],
    ];
    behaviour
      .extent(extent)
      .translateExtent(extent)
      .scaleExtent([1, Math.max(1, endOfRun(stage()) / SHORTEST_PS)]);
    selected.property('__zoom', transformOf(stage().viewport, wholeRun()));
  };
  const hasMoved = (event: MouseEvent | TouchEvent | null): boolean => {
    const place = placeOf(event);
    if (pressed !== null && place !== null && Math.abs(place.x - pressed.x) <= STILL_PX) return false;
    pressed = null;
    return true;
  };
  behaviour
    .clickDistance(STILL_PX)
    .filter((event) => {
      if (!zooms(event)) return false;
      stand();
      return true;
    })
    .wheelDelta(({ deltaY, deltaMode }) => -deltaY * (WHEEL_PIXELS[deltaMode] ?? 1) * Math.log2(PER_PIXEL))
    .on('start', ({ sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      pressed = placeOf(sourceEvent);
    })
    .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
      if (!hasMoved(sourceEvent)) return;
      const { from, to } = visibleRange(transform, wholeRun());
      stage().setViewport(from, to);
    });
  selected.call(behaviour).on('dblclick.zoom', null);
  letFingersScroll(element, () => pressed);
  selected
    .on('wheel.pan', (event: WheelEvent) => {
      if (!isForPlot(event) && !isSideways(event)) onScroll();
      if (!isForPlot(event) || !isSideways(event)) return;
      event.preventDefault();
      stand();
      behaviour.translateBy(selected, -event.deltaX / zoomTransform(element).k, 0);
    })
    .on('pointermove.cursor', (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const x = timeScale(stage().viewport, widthNow()).clamp(true);
      stage().setCursor(x.invert(pointer(event, element)[0]));
    })
    .on('pointerleave.cursor', () => stage().setCursor(null))
    .on('click.pick', (event: MouseEvent) => {
      const { fit } = sizeOf(session).getState();
      const [x, y] = pointer(event, element);
      onPick(x / fit, y / fit, widthNow() / fit);
    });
  const release = listenToKeys(element, ({ key, alt, ctrl }) => {
    const factor = KEYS[key];
    if (factor === undefined || alt || ctrl) return null;
    return () => {
      stand();
      behaviour.scaleBy(selected, factor, [timeScale(stage().viewport, widthNow())(cursorTime(session)), 0]);
    };
  });
  return () => {
    release();
    selected.on('.zoom .pan .cursor .pick', null);
  };
}

/** Lets a vertical finger movement scroll the page, which D3 would prevent. */
function letFingersScroll(element: HTMLElement, pressed: () => ReturnType<typeof placeOf>): void {
  const selected = select(element);
  const follow = selected.on('touchmove.zoom');
  if (follow === undefined) return;
  selected.on('touchmove.zoom', function (event: TouchEvent, datum) {
    const [before, now] = [pressed(), placeOf(event)];
    const scrolls =
      before !== null && now !== null && Math.abs(now.y - before.y) >= Math.abs(now.x - before.x);
    if (!scrolls) follow.call(this, event, datum);
  });
}
