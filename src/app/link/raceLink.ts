import { textField, urlState } from './urlState.ts';

/** Address of the page of races: the id of a scenario; empty for the default one. */
export const raceAddress = urlState('race', { scene: textField('scene') });
