import { type MessageOf, messages, type NoValues } from '../message.ts';
import type { Picoseconds } from '../units.ts';

/** What a step can look for. */
export type StepTarget = 'event' | 'frame' | 'drop' | 'timeout' | 'threshold' | 'rm';

/**
 * Events as the eye sees them. At the shown port: a burst of losses; its queue begins to grow (`refill`), and is empty
 * again (`empty`); under rate control it passes the highest threshold (`over`), and falls below it for a while
 * (`under`), its cells get the EFCI bit (`marks`), and a VC has no credit left to it (`credit`). Of any VC: timeouts; rates
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

/** An event as the eye sees it, at which a step has stopped. */
export interface Episode {
  readonly kind: EpisodeKind;
  /** Cells lost, timeouts. */
  readonly count: number;
  /** VCs that take part. */
  readonly vcs: number;
  /** How long it lasts; null: longer than a step looks ahead. */
  readonly spanPs: Picoseconds | null;
}

/** Why a run has paused, if not by a command. */
export interface PauseReasons {
  readonly atFault: NoValues;
  readonly atStop: NoValues;
  readonly atEnd: NoValues;
  readonly found: { readonly what: StepTarget };
  readonly episode: Episode;
  /** Nothing to step to: at the shown port at all, or in the run before or after. */
  readonly none: { readonly what: StepTarget; readonly where: 'port' | 'before' | 'after' };
  readonly moved: { readonly by: 'cell' | 'rtt'; readonly back: boolean };
}

export type PauseReason = MessageOf<PauseReasons>;

/** `pauseReason('found', { what: 'drop' })` */
export const pauseReason = messages<PauseReasons>();
