import { uint8At } from '../../../contract/index.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUE = new Map([...ALPHABET].map((letter, value) => [letter, value]));

/** Bytes as base64url without padding (RFC 4648 section 5): nothing in it needs escaping in an address. */
export function toBase64url(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (uint8At(bytes, i) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = Math.min(4, bytes.length - i + 1);
    for (let k = 0; k < letters; k++) text += ALPHABET[(word >> (18 - 6 * k)) & 63];
  }
  return text;
}

/** Bytes of base64url; null where that is no whole number of bytes or a spare bit is set. Letters must be known. */
export function fromBase64url(text: string): Uint8Array | null {
  if (text.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [word, bits, at] = [0, 0, 0];
  for (const letter of text) {
    word = ((word << 6) | (VALUE.get(letter) ?? 0)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = (word >> bits) & 255;
  }
  return (word & ((1 << bits) - 1)) === 0 ? bytes : null;
}

/** Place of the first character that base64url does not know, from 1; 0 = none. */
export const foreignLetter = (text: string): number => text.search(/[^A-Za-z0-9_-]/) + 1;

/** 32 bits over all bytes and their places (FNV-1a with its result stirred): finds damage, not forgery. */
export function checksum(bytes: Uint8Array, start: number): Uint8Array {
  let hash = Math.imul(0x811c9dc5 ^ start, 0x01000193);
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash ^= hash >>> 13;
  return Uint8Array.of(hash >>> 24, hash >>> 16, hash >>> 8, hash);
}
