import type { ParameterValue, StepKind } from '../../contract/index.ts';
import type { Claim } from '../lesson.ts';

/** Effect of one press of Page Down within a step. */
export type Stop = {
  /** Note for the lecturer: what to show or say at this point. */
  readonly say?: string;
} & (
  | { readonly step: StepKind }
  | { readonly play: true }
  | { readonly pause: true }
  /** Moves the head to a time, s, without playing. */
  | { readonly to: number }
  /** Changes a value at the head. */
  | { readonly set: string; readonly value: ParameterValue }
  /** Opens another scene, or another view of it, by the query of a link. */
  | { readonly open: string }
);

export interface LectureStep {
  /** Minutes since the beginning of the lecture. */
  readonly from: number;
  readonly to: number;
  readonly title: string;
  /** Query of a link. Without it the room sees only the question, and the work is on the board. */
  readonly stage?: string;
  readonly say: readonly string[];
  /** Question to the room. */
  readonly ask?: string;
  readonly stops: readonly Stop[];
}

/** A lecture in the form of its file. */
export interface Lecture {
  readonly id: string;
  readonly title: string;
  readonly minutes: number;
  readonly about: string;
  readonly source: string;
  /** The argument without a picture. */
  readonly ifProjectorFails: string;
  readonly steps: readonly LectureStep[];
  readonly claims: readonly Claim[];
}
