import type { Drawing } from '../../lessons/lesson.ts';
import { type DrawingAxes, resultAxes, traceAxes } from '../lesson/drawing/axes.ts';

/** Axes of a drawing over time or over named places. */
export const axesOf = (drawing: Drawing): DrawingAxes =>
  'places' in drawing ? resultAxes(drawing) : traceAxes(drawing);
