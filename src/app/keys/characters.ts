// Keys of one character act without Alt: readers who speak to the computer, or meet keys by chance, can switch them off
// (WCAG 2.1.4).
import { picklist } from 'valibot';
import { kept } from '../kept.ts';

/** As it was called when B of a lecture was the only one. */
const KEPT = kept('cellscope.lecture.letter', picklist(['on', 'off']));

export const hasCharacterKeys = (): boolean => KEPT.read() !== 'off';

export const keepCharacterKeys = (isOn: boolean): boolean => KEPT.keep(isOn ? 'on' : 'off');
