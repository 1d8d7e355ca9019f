import type { ParameterValue, StepKind } from '../../contract/index.ts';
import type { Claim } from '../lesson.ts';

/** What one press of Page Down does within a step. */
export type Stop = {
  /** For the lecturer: what to show or say then. */
  readonly say?: string;
} & (
  | { readonly step: StepKind }
  | { readonly play: true }
  | { readonly pause: true }
  /** The head goes to a moment, s, without playing. */
  | { readonly to: number }
  /** A change at the head. */
  | { readonly set: string; readonly value: ParameterValue }
  /** Another scene, or another view of it: what follows the question mark of a link. */
  | { readonly open: string }
);

export interface LectureStep {
  /** Minutes since the beginning of the lecture. */
  readonly from: number;
  readonly to: number;
  readonly title: string;
  /** What follows the question mark of a link. Without it the room sees the question alone, and the work is on the board. */
  readonly stage?: string;
  readonly say: readonly string[];
  /** The question to the room. */
  readonly ask?: string;
  readonly stops: readonly Stop[];
}

/** A lecture as its file says it. */
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
