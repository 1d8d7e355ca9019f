import type { Collected } from './collected.ts';

/** A guess as codes carry it; null: it is not made yet. */
export type GuessValues = readonly number[] | null;

/** State of the wall: guesses hidden, shown, or compared with the outcome. */
export type Phase = 'asking' | 'guesses' | 'truth';

/** What a wall shows of what the class has said. */
export interface SaidProps {
  readonly said: Collected;
  readonly phase: Phase;
  readonly onSaid: (said: Collected) => void;
}
