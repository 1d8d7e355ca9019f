import type { Drawing } from '../../lessons/lesson.ts';
import { type DrawingAxes, resultAxes, traceAxes } from '../lesson/drawing/axes.ts';

/** What is along the plot of a drawing. */
export const axesOf = (drawing: Drawing): DrawingAxes =>
  'places' in drawing ? resultAxes(drawing) : traceAxes(drawing);
