import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { DICTIONARY_1 } from './dictionary.ts';

const dictionary = strToU8(DICTIONARY_1);

/** Text as the body of a packed part, version 1. */
export const deflated = (text: string): Uint8Array => deflateSync(strToU8(text), { level: 9, dictionary });

/** @throws where the bytes are no such body. */
export const inflated = (body: Uint8Array): string => strFromU8(inflateSync(body, { dictionary }));
