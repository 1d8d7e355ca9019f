import { elementAt } from '../../../contract/index.ts';
import { useStage } from '../../store/stage.ts';
import { clampRange, type TimeRange, timeScale, zoomRange } from '../scale.ts';

const stage = () => useStage.getState();

export const endOfRun = (): number => stage().loaded?.endPs ?? stage().viewport.to;

function show(range: TimeRange): void {
  stage().setViewport(range.from, range.to);
}

export function zoomAbout(time: number, factor: number): void {
  show(zoomRange(stage().viewport, time, factor, endOfRun()));
}

export function panBy(range: TimeRange, time: number): void {
  show(clampRange({ from: range.from + time, to: range.to + time }, endOfRun()));
}

/** Fingers and mouse over a plot of `width` pixels: drag pans, Shift + drag marks a range, two fingers zoom. */
export class PlotGestures {
  private readonly pointers = new Map<number, number>();
  private start: TimeRange = { from: 0, to: 1 };
  private grabbed: { time: number; x: number; y: number }[] = [];
  private brushing = false;
  moved = false;

  constructor(private readonly brush: (from: number | null, to: number) => void) {}

  get active(): boolean {
    return this.pointers.size > 0;
  }

  down(id: number, x: number, y: number, width: number, shift: boolean): void {
    if (this.pointers.size === 0) {
      this.moved = false;
      this.brushing = shift;
    }
    this.pointers.set(id, x);
    this.start = stage().viewport;
    this.grabbed = [...this.pointers.values()].map((px) => ({
      time: timeScale(this.start, width).invert(px),
      x: px,
      y,
    }));
  }

  move(id: number, x: number, width: number): void {
    if (!this.pointers.has(id)) return;
    this.pointers.set(id, x);
    const [first = x, second] = this.pointers.values();
    const grabbed = elementAt(this.grabbed, 0);
    if (Math.abs(first - grabbed.x) > 4 || second !== undefined) this.moved = true;
    if (!this.moved) return;
    if (second !== undefined) this.pinch(first, second, width);
    else if (this.brushing) this.brush(grabbed.x, x);
    else panBy(this.start, ((grabbed.x - x) / width) * (this.start.to - this.start.from));
  }

  up(id: number, x: number, width: number): void {
    if (this.brushing && this.moved && this.pointers.size === 1) this.zoomToBrush(x, width);
    this.brush(null, 0);
    this.pointers.delete(id);
    this.start = stage().viewport;
    this.grabbed = [...this.pointers.values()].map((px) => ({
      time: timeScale(this.start, width).invert(px),
      x: px,
      y: 0,
    }));
  }

  private zoomToBrush(x: number, width: number): void {
    const grabbed = elementAt(this.grabbed, 0);
    const a = timeScale(this.start, width).invert(Math.min(x, grabbed.x));
    const b = timeScale(this.start, width).invert(Math.max(x, grabbed.x));
    show(clampRange({ from: a, to: b }, endOfRun()));
  }

  /** @param first, second where the two pointers that came first are */
  private pinch(first: number, second: number, width: number): void {
    const [a, b] = [elementAt(this.grabbed, 0), elementAt(this.grabbed, 1)];
    const apart = second - first;
    if (Math.abs(apart) < 8) return;
    const perPixel = (b.time - a.time) / apart;
    const span = Math.min(endOfRun(), Math.max(1e6, Math.abs(perPixel) * width));
    const from = a.time - first * (span / width);
    show(clampRange({ from, to: from + span }, endOfRun()));
  }
}

/** Moves the cursor by keys; true when the key was taken. */
export function cursorKey(key: string, shift: boolean, columns: number): boolean {
  const { viewport, now, cursor, setCursor } = stage();
  const pixel = (viewport.to - viewport.from) / columns;
  const at = cursor ?? Math.min(viewport.to, Math.max(viewport.from, now));
  const move = (time: number) => setCursor(Math.min(viewport.to, Math.max(viewport.from, time)));
  if (key === 'ArrowLeft') move(at - pixel * (shift ? 20 : 1));
  else if (key === 'ArrowRight') move(at + pixel * (shift ? 20 : 1));
  else if (key === 'Home') move(viewport.from);
  else if (key === 'End') move(viewport.to);
  else if (key === '+' || key === '=') zoomAbout(at, 0.5);
  else if (key === '-' || key === '\u2212') zoomAbout(at, 2);
  else return false;
  return true;
}
