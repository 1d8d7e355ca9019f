import type { Lecture, LectureStep, Stop } from '../../lessons/lectures/lecture.ts';
import { findScenario } from '../../scenarios/index.ts';
import { clamp } from '../clamp.ts';
import { saidIn } from '../link/said.ts';

/** Progress of a lecture. */
export interface LecturePlace {
  /** Index of the step. */
  readonly step: number;
  /** How many stops of the step were carried out. */
  readonly stop: number;
}

export const BEGINNING: LecturePlace = { step: 0, stop: 0 };

export const stepAt = ({ steps }: Lecture, { step }: LecturePlace): LectureStep => {
  const found = steps[step];
  if (found === undefined) throw new RangeError(`a lecture of ${steps.length} steps has no step ${step}`);
  return found;
};

/** The stop that the next press carries out; null after the last one of the step. */
export const nextStop = (lecture: Lecture, place: LecturePlace): Stop | null =>
  stepAt(lecture, place).stops[place.stop] ?? null;

/** Place after the next press; null at the end. */
export function placeAfter(lecture: Lecture, place: LecturePlace): LecturePlace | null {
  if (nextStop(lecture, place)) return { step: place.step, stop: place.stop + 1 };
  return place.step + 1 < lecture.steps.length ? { step: place.step + 1, stop: 0 } : null;
}

/** Clamps a step from an address or another window to an existing one. */
export const within = ({ steps }: Lecture, step: number): number =>
  clamp(Math.floor(step) || 0, 0, steps.length - 1);

/** Id of the scene at the beginning of a step; null at the board. */
export const stepScene = ({ stage }: LectureStep): string | null =>
  stage === undefined ? null : saidIn(stage, 'scene');

/** Title of that scene. */
export function sceneTitle(step: LectureStep): string | null {
  const id = stepScene(step);
  return id === null ? null : (findScenario(id)?.title ?? id);
}
