import type { Collected } from './collected.ts';

/** Values of a guess as encoded; null before the guess. */
export type GuessValues = readonly number[] | null;

/** State of the wall: guesses hidden, shown, or compared with the outcome. */
export type Phase = 'asking' | 'guesses' | 'truth';

/** Props of a wall that shows the answers of a class. */
export interface SaidProps {
  readonly said: Collected;
  readonly phase: Phase;
  readonly onSaid: (said: Collected) => void;
}
