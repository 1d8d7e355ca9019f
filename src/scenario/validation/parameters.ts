import {
  because,
  becauseNot,
  type Cells,
  type Mechanism,
  type ParameterDefault,
  type ParameterLimit,
  type ParameterSpec,
  type ParameterValue,
  type ParameterValues,
  type Reason,
  type ServiceClass,
} from '../../contract/index.ts';

export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };

const accept = <Value>(value: Value): Checked<Value> => ({ ok: true, value });
const refuse = (reason: Reason): Checked<never> => ({ ok: false, reason });

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
    return refuse(becauseNot('number', { min, max, unit }));
  }
  if (parsed < min || parsed > max) return refuse(because('outside', { min, max, unit }));
  if (integer && !Number.isInteger(parsed)) return refuse(becauseNot('whole', { min, max, unit }));
  return accept(parsed);
}

/** Whose buffer an upper limit is, for messages. */
export interface BufferOwner {
  readonly serviceClass: ServiceClass | null;
  /** Null: that of the port which the path names. */
  readonly port: string | null;
}

const OF_PATH: BufferOwner = { serviceClass: null, port: null };

/** A value for one parameter of a policy at a port with this buffer. */
export function checkParameter(
  spec: ParameterSpec,
  value: unknown,
  bufferCells: Cells,
  owner: BufferOwner = OF_PATH,
): Checked<ParameterValue> {
  if (spec.kind === 'number') {
    const checked = checkNumber(value, { ...spec, max: resolveLimit(spec.max, bufferCells) });
    if (checked.ok || spec.max !== 'buffer') return checked;
    return refuse(because('inBuffer', { reason: checked.reason, ...owner }));
  }
  const options = spec.options.map((option) => option.value);
  return typeof value === 'string' && options.includes(value)
    ? accept(value)
    : refuse(becauseNot('oneOf', { options }));
}

export const unknownParameter = (specs: readonly ParameterSpec[], of: Mechanism = 'policy'): Reason =>
  because('unknownParameter', { of, known: specs.map(({ name }) => name) });

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
