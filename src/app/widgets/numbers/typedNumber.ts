import { readNumber } from '../../../contract/index.ts';
import { notation } from '../../strings/numbers.ts';

/** A number as people write it in the language of the page; NaN for anything else. @param unit may follow it */
export const typedNumber = (text: string, unit = ''): number => readNumber(text, notation, unit);
