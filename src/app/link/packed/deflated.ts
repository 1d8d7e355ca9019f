import { deflateSync, Inflate, strToU8 } from 'fflate';
import { DICTIONARY_1 } from './dictionary.ts';

const dictionary = strToU8(DICTIONARY_1);

/** Text as the body of a packed part, version 1. */
export const deflated = (text: string): Uint8Array => deflateSync(strToU8(text), { level: 9, dictionary });

/** Bytes that are unpacked at a time: of these few none becomes more than some ten thousand. */
const PIECE = 64;

/**
 * What a body holds. More than `most` is not unpacked: the text is a little longer then, and cut off.
 * @throws where the bytes are no such body
 */
export function inflated(body: Uint8Array, most: number): string {
  const parts: string[] = [];
  const decoder = new TextDecoder();
  let length = 0;
  const stream = new Inflate({ dictionary }, (piece, isLast) => {
    const text = decoder.decode(piece, { stream: !isLast });
    parts.push(text);
    length += text.length;
  });
  for (let at = 0; at < body.length && length <= most; at += PIECE)
    stream.push(body.subarray(at, at + PIECE), at + PIECE >= body.length);
  return parts.join('');
}
