import type { LectureStep } from '../../../lessons/lectures/lecture.ts';

/** How the time compares with the plan of a step. */
export interface Pace {
  readonly kind: 'ahead' | 'remaining' | 'over';
  /** Whole seconds: until the step was to begin, until it is to end, or since. */
  readonly seconds: number;
}

/** @param elapsed seconds since the lecture began */
export function lecturePace({ from, to }: Pick<LectureStep, 'from' | 'to'>, elapsed: number): Pace {
  if (elapsed < from * 60) return { kind: 'ahead', seconds: Math.ceil(from * 60 - elapsed) };
  if (elapsed > to * 60) return { kind: 'over', seconds: Math.floor(elapsed - to * 60) };
  return { kind: 'remaining', seconds: Math.ceil(to * 60 - elapsed) };
}

/** Minutes and seconds: `7:05`. */
export function clockFace(elapsed: number): string {
  const seconds = Math.max(0, Math.floor(elapsed));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
