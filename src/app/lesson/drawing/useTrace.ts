import { useCallback, useEffect, useState } from 'react';
import type { TraceDrawing } from '../../../lessons/lesson.ts';
import type { HostedStage } from '../../mount.tsx';
import type { Curve } from '../features.ts';
import { recordedPeaks } from '../recorded.ts';

/** Columns of a curve. */
const COLUMNS = 240;

const columnsBefore = ({ before, from, to }: TraceDrawing): number =>
  Math.max(1, Math.round((COLUMNS * (from - before)) / (to - from)));

interface DrawnTrace {
  /** What has happened up to where the drawing begins; empty until the stage is there. */
  readonly past: Curve;
  /** Runs on to the end of the drawing. Resolves with what happened there; empty without a stage. */
  readonly run: () => Promise<Curve>;
}

/** The trace that a reader draws: a stage runs to where the drawing begins, and further when it is asked to. */
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
