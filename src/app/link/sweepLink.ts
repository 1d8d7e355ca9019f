import type { Cells, NumberParameter } from '../../contract/index.ts';
import { countField, repeatedField, textField, textsField, urlState } from './urlState.ts';

/** Number of seeds of a sweep: default, and maximum. */
export const SWEEP_SEEDS = { usual: 3, most: 100 } as const;

/** Address of the page of sweeps, in the notation of the form and the command line. */
export interface SweepAddress {
  /** Id of a scenario; a document from a file has a name of its own. */
  readonly scene: string;
  /** One or two of `path=from..to:step` or `path=value,value`. */
  readonly vary: readonly string[];
  /** `epd`, `epd:threshold=1500`; empty: the policy of the scenario. */
  readonly policies: readonly string[];
  readonly metrics: readonly string[];
  /** `path=value`, for all runs. */
  readonly set: readonly string[];
  readonly seeds: number;
}

export const sweepAddress = urlState<SweepAddress>('sweep', {
  scene: textField('scene'),
  vary: repeatedField('vary'),
  policies: textsField('policies'),
  metrics: textsField('metric'),
  set: repeatedField('set'),
  seeds: countField('seeds', SWEEP_SEEDS.most, SWEEP_SEEDS.usual),
});

/** Range of a setting's values. */
export interface Range {
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
  readonly scale: 'linear' | 'log' | 'powers';
}

const STEPS = {
  linear: [0.5, 0.75, 1, 1.25, 1.5],
  log: [0.25, 0.5, 1, 2, 4],
  powers: [0.25, 0.5, 1, 2, 4],
} as const;
/** Significant digits of a value that is not an integer. */
const DIGITS = 3;

/** Values around the one in force, within the range, as a default for a sweep. */
export function valuesAround(value: number, { min, max, integer, scale }: Range): readonly number[] {
  const centre = value > 0 ? value : integer ? 4 : 1;
  const near = STEPS[scale].map((factor) => {
    const exact = factor * centre;
    if (exact === value) return value;
    return Math.min(max, Math.max(min, integer ? Math.round(exact) : Number(exact.toPrecision(DIGITS))));
  });
  return [...new Set([...near, value].filter((candidate) => candidate >= min && candidate <= max))].sort(
    (a, b) => a - b,
  );
}

/** Values around the one in force, for a parameter at a port. @param bufferCells buffer of the port, the limit of some parameters */
export const parameterValues = (
  spec: NumberParameter,
  value: number,
  bufferCells: Cells,
): readonly number[] => valuesAround(value, { ...spec, max: spec.max === 'buffer' ? bufferCells : spec.max });

interface AxisValues {
  readonly path: string;
  readonly values: readonly (number | string)[];
}

/** An axis of a sweep: `policy.threshold=500,1000`. */
export const axisText = ({ path, values }: AxisValues): string => `${path}=${values.join()}`;
