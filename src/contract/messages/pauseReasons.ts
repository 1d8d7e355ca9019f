import { type MessageOf, messages, type NoValues } from '../message.ts';
import type { Picoseconds } from '../units.ts';

/** Targets of a step. */
export type StepTarget = 'event' | 'frame' | 'drop' | 'timeout' | 'threshold' | 'rm';

/**
 * Events as the eye sees them. At the shown port: a burst of losses; its queue begins to grow (`refill`), and is empty
 * again (`empty`); under rate control it exceeds the highest threshold (`over`), and stays below it for a while
 * (`under`), its cells get the EFCI bit (`marks`), and a VC has no credit left towards it (`credit`). For any VC: timeouts; rates
 * that change, and have settled; a rate that has fallen to MCR (`floor`).
 */
export type EpisodeKind =
  | 'burst'
  | 'timeouts'
  | 'refill'
  | 'empty'
  | 'over'
  | 'under'
  | 'marks'
  | 'floor'
  | 'credit'
  | 'rates'
  | 'settled';

/** An event as the eye sees it, at which a step stops. */
export interface Episode {
  readonly kind: EpisodeKind;
  /** Number of lost cells or timeouts. */
  readonly count: number;
  /** Number of VCs involved. */
  readonly vcs: number;
  /** Duration; null: longer than a step looks ahead. */
  readonly spanPs: Picoseconds | null;
}

/** Reasons for a pause of the run other than a command. */
export interface PauseReasons {
  readonly atFault: NoValues;
  readonly atStop: NoValues;
  readonly atEnd: NoValues;
  readonly found: { readonly what: StepTarget };
  readonly episode: Episode;
  /** No target for the step: none at the shown port at all, or none before or after the present time. */
  readonly none: { readonly what: StepTarget; readonly where: 'port' | 'before' | 'after' };
  readonly moved: { readonly by: 'cell' | 'rtt'; readonly back: boolean };
}

export type PauseReason = MessageOf<PauseReasons>;

/** `pauseReason('found', { what: 'drop' })` */
export const pauseReason = messages<PauseReasons>();
