import { useCallback, useEffect, useState } from 'react';
import type { TraceDrawing } from '../../../lessons/lesson.ts';
import type { HostedStage } from '../../mount.tsx';
import type { Curve } from '../features.ts';
import { recordedPeaks } from '../recorded.ts';

/** Number of columns of a curve. */
const COLUMNS = 240;

const columnsBefore = ({ before, from, to }: TraceDrawing): number =>
  Math.max(1, Math.round((COLUMNS * (from - before)) / (to - from)));

interface DrawnTrace {
  /** The recorded curve up to where the drawing begins; empty until the stage exists. */
  readonly past: Curve;
  /** Runs on to the end of the drawing. Resolves with the curve recorded there; empty without a stage. */
  readonly run: () => Promise<Curve>;
}

/** The trace that a reader draws: the stage runs to where the drawing begins, and on when asked to. */
export function useTrace(live: HostedStage | null, drawing: TraceDrawing | null): DrawnTrace {
  const [past, setPast] = useState<Curve>([]);
  useEffect(() => {
    if (live === null || drawing === null) return;
    let isOver = false;
    const { before, from, trace } = drawing;
    void live.stage
      .runUntil(from)
      .then(() => isOver || setPast(recordedPeaks(live, trace, before, from, columnsBefore(drawing))))
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, [live, drawing]);
  const run = useCallback(async (): Promise<Curve> => {
    if (live === null || drawing === null) return [];
    const { from, to, trace } = drawing;
    await live.stage.runUntil(to).catch(() => {});
    return recordedPeaks(live, trace, from, to, COLUMNS);
  }, [live, drawing]);
  return { past, run };
}
