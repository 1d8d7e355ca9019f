import { EVERY_VC, keysOf, lastKey, type ParameterValue, readPath } from '../../../contract/index.ts';
import { unitName } from '../../../strings/en/units.ts';
import { shortNumber } from '../../format.ts';
import { en } from '../../strings/en.ts';
import { choiceLabel, settingName } from '../../widgets/words/choiceLabels.ts';

/** Ends of keys that name a unit. */
const UNITS: readonly (readonly [end: string, unit: string])[] = [
  ['Mbps', 'Mb/s'],
  ['Ms', 'ms'],
  ['Us', 'µs'],
  ['Bytes', 'B'],
  ['Cells', 'cells'],
  ['S', 's'],
];
const SHORT = /\b(rto|rtt|cdv|ecn|abr|tcp)\b/g;

/** For keys without a card: `minRtoMs` becomes `min RTO` and `ms`. */
function nameAndUnit(key: string): readonly [name: string, unit: string] {
  const [end = '', unit = ''] = UNITS.find(([one]) => key.endsWith(one) && key.length > one.length) ?? [];
  const words = key
    .slice(0, key.length - end.length)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(SHORT, (word) => word.toUpperCase());
  return [words, unitName(unit)];
}

/** What a setting of one thing is about; nothing where it is about all. */
function whose([list = '', which = '', ...inner]: readonly string[], vcName: (id: string) => string): string {
  if (inner.length === 0 || which === EVERY_VC || list === 'policies') return '';
  return `${list === 'vcs' ? vcName(which) : which} `;
}

/** `minimum RTO 1,000 ms`, `congestion control NewReno`, `S1>S2 delay 7 ms`, `2h1 minimum RTO 80 ms`, `8 senders at S1`. */
export function settingWords(text: string, value: ParameterValue, vcName: (id: string) => string): string {
  const path = readPath(text);
  const shown = typeof value === 'number' ? shortNumber(value) : value;
  if (path?.kind === 'senders') return en.branches.senders(shown, path.group);
  const label = typeof value === 'string' ? choiceLabel(text, value) : null;
  if (label !== null) return `${whose(keysOf(text), vcName)}${label.name} ${label.value}`;
  const key = lastKey(text);
  const [words, unit] = nameAndUnit(key);
  const name = settingName(text) ?? en.branches.keys[key] ?? words;
  return `${whose(keysOf(text), vcName)}${name} ${shown}${unit === '' ? '' : `\u00a0${unit}`}`;
}
