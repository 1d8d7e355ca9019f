import { type RefObject, useContext, useEffect, useRef } from 'react';
import { invalidateNow, onPaint } from '../clocks.ts';
import { useLatest } from '../latest.ts';
import { useSession } from '../session/context.ts';
import { GuardedName } from '../widgets/Guard.tsx';
import type { Size } from '../widgets/size.ts';
import { PlotBranch } from './branch.ts';
import { type Extent, type PlotFrame, plotFrame } from './frame.ts';
import { createSurface, pixelScale, type Surface } from './surface.ts';

interface PaintOptions {
  /** Whether the picture depends on the cursor. */
  readonly showsCursor?: boolean;
  /** Whether the picture depends on requested settings. */
  readonly showsAsked?: boolean;
  readonly extent?: Extent;
}

/** Calls `paint` with a fresh frame whenever the page paints; React is not involved. */
export function usePaint(
  canvas: RefObject<HTMLCanvasElement | null>,
  size: Size,
  paint: (frame: PlotFrame) => void,
  { showsCursor = false, showsAsked = false, extent = 'view' }: PaintOptions = {},
): void {
  const session = useSession();
  const branch = useContext(PlotBranch);
  const part = useContext(GuardedName);
  const latest = useLatest(paint);
  const again = useRef(() => {});
  useEffect(() => {
    let surface: Surface | null = null;
    const build = () => {
      surface = canvas.current ? createSurface(session, canvas.current, size.width, size.height) : null;
    };
    build();
    const forget = onPaint(
      'fast',
      () => {
        if (surface && surface.scale !== pixelScale(session)) build();
        if (surface === null) return;
        // State that a painter leaves in the context would affect the next picture.
        surface.ctx.save();
        try {
          latest.current(plotFrame(session, surface, branch, extent));
        } finally {
          surface.ctx.restore();
        }
      },
      { name: part, showsCursor, showsAsked },
    );
    again.current = forget.again;
    return forget;
  }, [canvas, size.width, size.height, branch, part, session, showsCursor, showsAsked, extent]);
  useEffect(() => again.current());
  useEffect(() => {
    document.fonts.ready.then(invalidateNow);
  }, []);
}
