import type { SweepQuestion } from '../sweep/question.ts';

/** What a link to a sweep says; seeds that are left out are usual. */
type Said = Omit<SweepQuestion, 'document' | 'seeds'> & Partial<Pick<SweepQuestion, 'seeds'>>;

const readable = (text: string): string =>
  encodeURIComponent(text).replace(/%(2C|3A|3D|3E|2F|2A)/g, decodeURIComponent);

/** The address of a question on the page of sweeps; a document of a file is not in it. */
export function sweepLink({ scene, vary, policies, metrics, set, seeds }: Said): string {
  const pairs: readonly (readonly [string, string])[] = [
    ['page', 'sweep'],
    ['scene', scene],
    ...vary.map((text) => ['vary', text] as const),
    ...(policies.length > 0 ? [['policies', policies.join(',')] as const] : []),
    ...(metrics.length > 0 ? [['metric', metrics.join(',')] as const] : []),
    ...set.map((text) => ['set', text] as const),
    ...(seeds === undefined ? [] : [['seeds', String(seeds)] as const]),
  ];
  return `?${pairs.map(([key, value]) => `${key}=${readable(value)}`).join('&')}`;
}

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
    const one = factor * centre;
    return Math.min(max, Math.max(min, integer ? Math.round(one) : Number(one.toPrecision(DIGITS))));
  });
  return [...new Set([...near, value].filter((one) => one >= min && one <= max))].sort((a, b) => a - b);
}
