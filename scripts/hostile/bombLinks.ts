import { deflateSync, strToU8 } from 'fflate';
import { checksum, toBase64url } from '../../src/app/link/packed/bytes.ts';
import { DICTIONARY_1 } from '../../src/app/link/packed/dictionary.ts';

/** A packed part with this inside, whatever the writer of links would have refused. */
function packed(inside: string | Uint8Array): string {
  const bytes = typeof inside === 'string' ? strToU8(inside) : inside;
  const body = deflateSync(bytes, { level: 9, mem: 12, dictionary: strToU8(DICTIONARY_1) });
  const whole = new Uint8Array(4 + body.length);
  whole.set(checksum(body, 1));
  whole.set(body, 4);
  const letters = toBase64url(whole);
  return `?scene=half-empty&state=1.${letters.length}.${letters}`;
}

const many = (count: number, one: string): string =>
  `[${Array.from({ length: count }, () => one).join(',')}]`;
const columns = (count: number, path: string, step: string): string =>
  `[["${path}"],${many(count, '0')},${many(count, '0')},${many(count, step)}]`;
const documentWith = (key: string, value: string): string => packed(`{"d":{"version":1,"${key}":${value}}}`);
const branches = (content: string): string => packed(`{"b":[2,${content}]}`);
const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const doubled = Array.from({ length: 300 }, (_, i) => `define f${i + 1}(x) = f${i}(x) + f${i}(x)`);
const rule = (lines: readonly string[]): string =>
  JSON.stringify(['rule x: y', ...lines, 'accept', ''].join('\n'));
const loops = Array.from({ length: 12 }, (_, i) => `${'  '.repeat(i)}for each VC`);

/** Small links that hold much, or little that costs much. */
export const BOMBS: Readonly<Record<string, string>> = {
  '200,001 edits': packed(`{"e":${columns(200_001, 'policy.threshold', '1')}}`),
  '9,900 edits that are refused': packed(`{"e":${columns(9_900, 'policy.none', '0')}}`),
  '30,000 settings': packed(`{"o":${many(30_000, '"tcp.x",1')}}`),
  '4,000 settings that name every link': packed(`{"o":${many(4_000, '"links.*.delayMs","x"')}}`),
  '100,001 nodes': documentWith('nodes', many(100_001, '1')),
  '15,000 nodes that are none': documentWith('nodes', many(15_000, '{}')),
  '12,000 VCs': documentWith('vcs', many(12_000, '{"id":1}')),
  '12,000 links': documentWith('links', many(12_000, '{"a":"S1"}')),
  '9,000 ports': packed(
    `{"d":{"ports":{${Array.from({ length: 9_000 }, (_, i) => `"p${i % 10}":{}`).join(',')}}}}`,
  ),
  'a document of blanks': packed(`{"d":${' '.repeat(1_000_000)}{}}`),
  'a million zeros': packed('0'.repeat(1_000_000)),
  'a name of 200,000 letters': packed(`{"d":{"title":"${'a'.repeat(200_000)}"}}`),
  '100,000 levels': packed(`{"d":{"x":${deep(100_000)}}}`),
  '39 levels of an unknown key': packed(`{"d":{"x":${deep(39)}}}`),
  '20,000 branches': branches(`{"shown":1,"branches":${many(20_000, '{"id":1}')}}`),
  '20,000 bookmarks': branches(`{"shown":1,"branches":[{"id":1}],"bookmarks":${many(20_000, '[1]')}}`),
  '20,000 stops': branches(`{"shown":1,"branches":[{"id":1}],"stops":${many(20_000, '{}')}}`),
  '20,000 branches along': branches(`{"shown":1,"branches":[{"id":1}],"along":${many(20_000, '7')}}`),
  'loops in each other': packed(
    `{"e":[["policy"],[0],[0],[${rule([...loops, `${'  '.repeat(12)}VC listed = no`])}]]}`,
  ),
  'definitions that double': packed(
    `{"e":[["policy"],[0],[0],[${rule(['define f0(x) = x', ...doubled.slice(0, 60)])}]]}`,
  ),
  'a rule of brackets': packed(`{"e":[["policy"],[0],[0],[${rule([`a = ${'('.repeat(19_000)}`])}]]}`),
  'bytes that are no text': packed(Uint8Array.from({ length: 200_000 }, () => 0xff)),
};
