import {
  type Catalog,
  CLASS_NAMES,
  type Edit,
  EVERY_VC,
  isRuleText,
  keysOf,
  type LoadedReport,
  lastKey,
  type ParameterSpec,
  type ParameterValue,
  type PortPath,
  policyName,
  readEditPath,
  readPath,
} from '../../contract/index.ts';
import { unitName } from '../../strings/en/units.ts';
import { parameterValue, shortNumber } from '../format.ts';
import { useMoment } from '../store/moment.ts';
import { mechanismsIn } from '../store/paths.ts';
import { vcName } from '../store/rated.ts';
import { rateEdit } from '../store/rateEdits.ts';
import { en } from '../strings/en.ts';
import { choiceLabel, settingName } from './labels.ts';

/** What names are taken from, such as the state of the stage. */
export interface NameSource {
  readonly catalog: Catalog | null;
  /** The run whose VCs and ports are meant; null: there is none. */
  readonly loaded: LoadedReport | null;
}

type Catalogued = Pick<NameSource, 'catalog'> & Partial<NameSource>;

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

/** What is known on the stage, as it changes. */
export const useKnown = (): NameSource => useMoment(({ catalog, loaded }) => ({ catalog, loaded }));

/** `2h1 `: whose a value is; nothing where it is that of all. */
function whoseVc({ loaded }: NameSource, vc: string | number | null): string {
  if (vc === null || vc === EVERY_VC) return '';
  return `${Number.isNaN(Number(vc)) ? vc : vcName(loaded, Number(vc))} `;
}

/** What a setting of one thing is about; nothing where it is about all. */
function whose(known: NameSource, [list = '', which = '', ...inner]: readonly string[]): string {
  if (inner.length === 0 || which === EVERY_VC || list === 'policies') return '';
  return list === 'vcs' ? whoseVc(known, which) : `${which} `;
}

const ofClass = ({ serviceClass }: PortPath): string =>
  serviceClass === null ? '' : `${CLASS_NAMES[serviceClass]} `;

/** A parameter of the mechanism that runs, else of any with such a parameter. */
function parameterSpec(
  { catalog, loaded = null }: Catalogued,
  { mechanism, name, port }: Extract<PortPath, { kind: 'parameter' }>,
): ParameterSpec | undefined {
  const state = loaded?.ports.find(({ id }) => id === (port ?? loaded.port));
  const mechanisms = catalog === null ? [] : mechanismsIn(catalog, mechanism);
  return mechanisms
    .toSorted((one, other) => Number(other.id === state?.[mechanism]) - Number(one.id === state?.[mechanism]))
    .flatMap(({ parameters }) => parameters.filter((one) => one.name === name))[0];
}

/** What a setting is called inside a sentence: `Th1`, `S1>S2 delay`, `2h1 minimum RTO`. */
export function nameOf(known: NameSource, text: string): string {
  const path = readEditPath(text);
  const rate = rateEdit(known.catalog, text);
  if (rate !== null) return `${whoseVc(known, rate.vc)}${rate.spec.label}`;
  if (path?.kind === 'mechanism') return en.policy.labels[path.mechanism];
  if (path?.kind === 'parameter') return `${ofClass(path)}${parameterSpec(known, path)?.label ?? path.name}`;
  if (path?.kind === 'buffer' || path?.kind === 'buffers') {
    const port = path.port === null ? '' : `${path.port} `;
    return `${port}${ofClass(path)}${en.branches.keys[path.kind] ?? path.kind}`;
  }
  const key = lastKey(text);
  return `${whose(known, keysOf(text))}${settingName(text) ?? en.branches.keys[key] ?? nameAndUnit(key)[0]}`;
}

/** A value of a path in few letters: `ESPD`, `500`, `1/4`, `NewReno`. */
export function sayValue(known: Catalogued, text: string, value: ParameterValue): string {
  const { catalog } = known;
  const path = readEditPath(text);
  if (path?.kind === 'mechanism') {
    const found = catalog && mechanismsIn(catalog, path.mechanism).find(({ id }) => id === value);
    return found?.short ?? (isRuleText(value) ? policyName(value) : String(value));
  }
  const spec = path?.kind === 'parameter' ? parameterSpec(known, path) : rateEdit(catalog, text)?.spec;
  if (spec !== undefined) return parameterValue(spec, value);
  return typeof value === 'number' ? shortNumber(value) : (choiceLabel(text, value)?.value ?? value);
}

/** A change in words: `ESPD`, `Th1 1,400`, `2h1 RIF 1/4`, `minimum RTO 1,000 ms`, `8 senders at S1`. */
export function sayEdit(known: NameSource, { path: text, value }: Pick<Edit, 'path' | 'value'>): string {
  const path = readPath(text);
  const said = sayValue(known, text, value);
  if (path?.kind === 'mechanism') return said;
  if (path?.kind === 'senders') return en.branches.senders(said, path.group);
  const label = typeof value === 'string' ? choiceLabel(text, value) : null;
  if (label !== null) return `${whose(known, keysOf(text))}${label.name} ${said}`;
  const isKnownUnit = path === null || 'port' in path || rateEdit(known.catalog, text) !== null;
  const unit = isKnownUnit ? '' : nameAndUnit(lastKey(text))[1];
  return `${nameOf(known, text)} ${said}${unit === '' ? '' : `\u00a0${unit}`}`;
}
