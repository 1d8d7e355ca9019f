import {
  type Catalog,
  CLASS_NAMES,
  EVERY_VC,
  keysOf,
  type LoadedReport,
  lastKey,
  type ParameterSpec,
  type ParameterValue,
  type PathOf,
  type PortPath,
} from '../../contract/index.ts';
import { unitName } from '../../strings/en/units.ts';
import { shortNumber } from '../format.ts';
import { mechanismsIn } from '../store/paths.ts';
import { vcName } from '../store/vcNames.ts';
import { en } from '../strings/en.ts';
import { choiceLabel, settingName } from './labels.ts';

/** Sources of names, such as the state of the stage. */
export interface NameSource {
  readonly catalog: Catalog | null;
  /** The run whose VCs and ports are meant; null without a run. */
  readonly loaded: LoadedReport | null;
}

/** A source of names that may have no run. */
export type Catalogued = Pick<NameSource, 'catalog'> & Partial<NameSource>;

/** Suffixes of keys that name a unit. */
const UNITS: readonly (readonly [end: string, unit: string])[] = [
  ['Mbps', 'Mb/s'],
  ['Ms', 'ms'],
  ['Us', 'µs'],
  ['Bytes', 'B'],
  ['Cells', 'cells'],
  ['S', 's'],
];
const SHORT = /\b(rto|rtt|cdv|ecn|abr|tcp)\b/g;

/** Name and unit from a key without a card: `minRtoMs` becomes `min RTO` and `ms`. */
function nameAndUnit(key: string): readonly [name: string, unit: string] {
  const [end = '', unit = ''] =
    UNITS.find(([suffix]) => key.endsWith(suffix) && key.length > suffix.length) ?? [];
  const words = key
    .slice(0, key.length - end.length)
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(SHORT, (word) => word.toUpperCase());
  return [words, unitName(unit)];
}

/** Prefix `2h1 ` with the VC of a value; empty for a value of all VCs. */
export function whoseVc({ loaded }: NameSource, vc: string | number | null): string {
  if (vc === null || vc === EVERY_VC) return '';
  return `${Number.isNaN(Number(vc)) ? vc : vcName(loaded, Number(vc))} `;
}

/** Prefix with the element of a setting; empty for a setting of all elements. */
function whose(known: NameSource, [list = '', which = '', ...inner]: readonly string[]): string {
  if (inner.length === 0 || which === EVERY_VC || list === 'policies') return '';
  return list === 'vcs' ? whoseVc(known, which) : `${which} `;
}

export const ofClass = ({ serviceClass }: PortPath): string =>
  serviceClass === null ? '' : `${CLASS_NAMES[serviceClass]} `;

/** A parameter of the running mechanism, else of any mechanism that has it. */
export function parameterSpec(
  { catalog, loaded = null }: Catalogued,
  { mechanism, name, port }: PathOf<'parameter'>,
): ParameterSpec | undefined {
  const state = loaded?.ports.find(({ id }) => id === (port ?? loaded.port));
  const mechanisms = catalog === null ? [] : mechanismsIn(catalog, mechanism);
  return mechanisms
    .toSorted((a, b) => Number(b.id === state?.[mechanism]) - Number(a.id === state?.[mechanism]))
    .flatMap(({ parameters }) => parameters.filter((parameter) => parameter.name === name))[0];
}

/** Name of a setting from its card, else from its key: `S1>S2 delay`, `2h1 minimum RTO`. */
export function plainName(known: NameSource, text: string): string {
  const key = lastKey(text);
  return `${whose(known, keysOf(text))}${settingName(text) ?? en.branches.keys[key] ?? nameAndUnit(key)[0]}`;
}

export const plainValue = (text: string, value: ParameterValue): string =>
  typeof value === 'number' ? shortNumber(value) : (choiceLabel(text, value)?.value ?? value);

/** Example: `minimum RTO 1,000 ms`. */
export function plainEdit(known: NameSource, text: string, value: ParameterValue): string {
  const said = plainValue(text, value);
  const label = typeof value === 'string' ? choiceLabel(text, value) : null;
  if (label !== null) return `${whose(known, keysOf(text))}${label.name} ${said}`;
  const [, unit] = nameAndUnit(lastKey(text));
  return `${plainName(known, text)} ${said}${unit === '' ? '' : `\u00a0${unit}`}`;
}
