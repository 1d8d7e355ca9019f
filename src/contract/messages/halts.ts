import { type MessageOf, messages, type NoValues } from '../message.ts';

/** What a step can look for. */
export type StepTarget = 'frame' | 'drop' | 'timeout' | 'threshold' | 'rm';

/** Why a run stands where it stands, when it has stopped by itself. */
export interface Halts {
  readonly atFault: NoValues;
  readonly atStop: NoValues;
  readonly atEnd: NoValues;
  readonly found: { readonly what: StepTarget };
  /** Nothing to step to: at the shown port at all, or in the run before or after. */
  readonly none: { readonly what: StepTarget; readonly where: 'port' | 'before' | 'after' };
  readonly moved: { readonly by: 'cell' | 'rtt'; readonly back: boolean };
}

export type Halt = MessageOf<Halts>;

/** `halt('found', { what: 'drop' })` */
export const halt = messages<Halts>();
