import { textField, urlState } from './urlState.ts';

/** What the address of the page of races says: the id of a scenario; empty for the usual one. */
export const raceAddress = urlState('race', { scene: textField('scene') });
