import { countField, repeatedField, textField, textsField, urlState } from './urlState.ts';

/** Seeds of a sweep: the usual number, and the most. */
export const SWEEP_SEEDS = { usual: 3, most: 100 } as const;

/** What the address of the page of sweeps says, as it is typed and as the command line writes it. */
export interface SweepAddress {
  /** Id of a scenario; of a document from a file a name of its own. */
  readonly scene: string;
  /** `path=from..to:step` or `path=value,value`, one or two. */
  readonly vary: readonly string[];
  /** `epd`, `epd:threshold=1500`; none: the policy of the scenario. */
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

/** What values of a setting can be. */
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
/** Digits of a value that is no whole number. */
const DIGITS = 3;

/** Values around the one in force, within the range, for a first look. */
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
