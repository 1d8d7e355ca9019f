import { pageLink } from '../../link/pageLink.ts';

/** Where the black button leads, and what is pressed with it. */
export const STORY = '?story=half-empty';
/** The story at its question. */
export const GUESS = '?story=half-empty&guess=';
export const FIRST_LESSON = '?lesson=one-cell';
/** A queue is shown, and the reader says what makes it. */
export const GUESS_THE_SENDER = pageLink('guess');
/** The reader drives a sender, at 0 s of its run. */
export const BE_THE_SENDER = '?scene=be-the-sender&hand=1';
