import { type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { isPaper, isUnseen, type Layer, onPaint, requestPaint, requestTurn, show } from '../frame.ts';
import { useSession } from '../session/context.ts';
import { stageOf } from '../store/stage.ts';
import { PartName } from '../widgets/Guard.tsx';
import { PlotBranch } from './branch.ts';
import { type PlotFrame, plotFrame } from './frame.ts';
import { HeldNumbers } from './paint/numbers.ts';
import { createScreen, pixelScale, type Screen } from './surface.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The content box of an element in whole CSS pixels, observed. */
export function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const next = { width: element.clientWidth, height: element.clientHeight };
      setSize((old) => (old.width === next.width && old.height === next.height ? old : next));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/** Calls `paint` with a fresh frame whenever the page paints; React is not involved. */
export function usePaint(
  canvas: RefObject<HTMLCanvasElement | null>,
  size: Size,
  paint: (frame: PlotFrame) => void,
  layer: Layer = 'pictures',
): void {
  const session = useSession();
  const branch = useContext(PlotBranch);
  const part = useContext(PartName);
  const latest = useRef(paint);
  latest.current = paint;
  useEffect(() => {
    let screen: Screen | null = null;
    let isBlank = true;
    const numbers = new HeldNumbers();
    const build = () => {
      screen = canvas.current ? createScreen(session, canvas.current, size.width, size.height) : null;
      isBlank = true;
    };
    build();
    const paintWith = (isFresh: boolean, wallMs: number) => {
      if (screen && screen.scale !== pixelScale(session)) build();
      numbers.begin(isFresh, wallMs);
      if (screen === null) return;
      const painted = screen;
      // A canvas whose size has changed is empty: that is not left to be seen.
      const isLater = isUnseen() && !isBlank;
      isBlank = false;
      const surface = isLater ? painted.unseen() : painted.seen();
      // What a painter leaves set would change the next picture.
      surface.ctx.save();
      try {
        latest.current(plotFrame(session, surface, branch, numbers.text));
      } finally {
        surface.ctx.restore();
      }
      // Its canvas may have another size by then.
      if (isLater) show(() => screen === painted && painted.show());
    };
    const painters = [
      onPaint(
        layer,
        (wall) => paintWith(isPaper() || stageOf(session).getState().run !== 'playing', wall),
        part,
      ),
      onPaint('numbers', (wall) => numbers.isBehind(wall) && paintWith(true, wall), part),
    ];
    return () => {
      for (const forget of painters) forget();
    };
  }, [canvas, size.width, size.height, branch, part, session, layer]);
  useEffect(requestTurn);
  useEffect(() => {
    document.fonts.ready.then(requestPaint);
  }, []);
}
