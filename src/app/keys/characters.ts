// Keys of one character act without Alt: readers who speak to the computer, or meet keys by chance, can switch them off
// (WCAG 2.1.4).
import { keepText, keptText } from '../kept.ts';

/** As it was called when B of a lecture was the only one. */
const KEPT = 'cellscope.lecture.letter';

export const hasCharacterKeys = (): boolean => keptText(KEPT) !== 'off';

export const keepCharacterKeys = (isOn: boolean): boolean => keepText(KEPT, isOn ? 'on' : 'off');
