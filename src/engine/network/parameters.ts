import type {
  Cells,
  NumberParameter,
  ParameterDefault,
  ParameterLimit,
  ParameterSpec,
  ParameterValue,
  ParameterValues,
} from '../../contract/index.ts';
import { outside } from './limits.ts';

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string };

const accept = <Value>(value: Value): Checked<Value> => ({ ok: true, value });
const refuse = (reason: string): Checked<never> => ({ ok: false, reason });

/** An upper limit in the unit of its parameter. */
export function resolveLimit(limit: ParameterLimit, bufferCells: Cells): number {
  return limit === 'buffer' ? bufferCells : limit;
}

/** A share of the buffer becomes whole cells; never above the limit of the parameter. */
export function resolveDefault(value: ParameterDefault, bufferCells: Cells): number {
  return typeof value === 'number' ? value : Math.round(value.ofBuffer * bufferCells);
}

/** `'1/16'` as RIF is written, `'1900'`; NaN of nothing. */
export function numberIn(text: string): number {
  const [, above, below] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (text.trim() === '') return Number.NaN;
  return above === undefined ? Number(text) : Number(above) / Number(below);
}

/** Values come as themselves from files, as texts from links and `--set`: `'1900'` is 1900. */
export function checkNumber(
  value: unknown,
  { min, max, integer, unit }: { min: number; max: number; integer: boolean; unit: string },
): Checked<number> {
  const parsed = typeof value === 'string' ? numberIn(value) : value;
  if (typeof parsed !== 'number' || !Number.isFinite(parsed)) {
    return refuse(`not a number; ${outside(min, max, unit).replace('outside', 'range')}`);
  }
  if (parsed < min || parsed > max) return refuse(outside(min, max, unit));
  if (integer && !Number.isInteger(parsed)) {
    return refuse(`not a whole number; ${outside(min, max, unit).replace('outside', 'range')}`);
  }
  return accept(parsed);
}

function checkNumberParameter(spec: NumberParameter, value: unknown, bufferCells: Cells): Checked<number> {
  const checked = checkNumber(value, { ...spec, max: resolveLimit(spec.max, bufferCells) });
  return checked.ok || spec.max !== 'buffer' ? checked : refuse(`${checked.reason} (the buffer)`);
}

/** A value for one parameter of a policy at a port with this buffer. */
export function checkParameter(
  spec: ParameterSpec,
  value: unknown,
  bufferCells: Cells,
): Checked<ParameterValue> {
  if (spec.kind === 'number') return checkNumberParameter(spec, value, bufferCells);
  const options = spec.options.map((option) => option.value);
  return typeof value === 'string' && options.includes(value)
    ? accept(value)
    : refuse(`not one of: ${options.join(', ')}`);
}

/** `unknown parameter; known: th1, th2` */
export function unknownParameter(specs: readonly ParameterSpec[], of = 'policy'): string {
  const names = specs.map((spec) => spec.name).join(', ');
  return names === '' ? `unknown parameter; this ${of} has none` : `unknown parameter; known: ${names}`;
}

/**
 * Every parameter of a policy at a port: from the last layer that has a value fit for the buffer, else its
 * default. Layers are presets of the scenario, then values of the port. A preset that does not fit is
 * passed over here; documents with one in use are refused before (ports.ts).
 */
export function resolveParameters(
  specs: readonly ParameterSpec[],
  bufferCells: Cells,
  layers: readonly (ParameterValues | undefined)[],
): ParameterValues {
  return Object.fromEntries(specs.map((spec) => [spec.name, resolveOne(spec, bufferCells, layers)]));
}

function resolveOne(
  spec: ParameterSpec,
  bufferCells: Cells,
  layers: readonly (ParameterValues | undefined)[],
): ParameterValue {
  for (const layer of layers.toReversed()) {
    if (layer === undefined || !Object.hasOwn(layer, spec.name)) continue;
    const checked = checkParameter(spec, layer[spec.name], bufferCells);
    if (checked.ok) return checked.value;
  }
  if (spec.kind === 'choice') return spec.default;
  return Math.min(resolveDefault(spec.default, bufferCells), resolveLimit(spec.max, bufferCells));
}
