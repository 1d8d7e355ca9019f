import { expect } from 'vitest';
import { figureOf } from '../../scripts/claims/figures.ts';
import type { FigureName } from '../../src/lessons/lesson.ts';
import { type Figure, meanOf, runs, seedsByTier, spreadByTier } from '../support/sceneRuns.ts';
import { byTier } from '../support/tier.ts';

/** A number of a text. */
export interface Token {
  /** As the tables have it: `92 %`, `2 points`, `4200`. */
  readonly key: string;
  readonly value: number;
  /** A share or a difference of shares: a result, and no setting. */
  readonly isShare: boolean;
}

/** Names with digits in them are no numbers: VCs, switches; nor are names of figures between braces. */
const NAMES = /\b(?:sw\d|\dh\d|VC \d(?: to \d)?)\b|\{\w+\}/g;
const ONE = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const NUMBERS = new RegExp(String.raw`(?<![\p{L}\d])${ONE}(?![\d\p{L}])`, 'gu');
/** What follows a number of a list such as `47 to 61 %`. */
const UNIT = new RegExp(String.raw`^(?:(?:,| and| to| or| against) −?${ONE})*[ \u00a0](%|points)`, 'u');

export const numbersIn = (text: string): readonly Token[] => {
  const plain = text.replace(NAMES, '');
  return [...plain.matchAll(NUMBERS)].map(({ 0: written, index }) => {
    const unit = UNIT.exec(plain.slice(index + written.length))?.[1];
    const digits = written.replaceAll(',', '');
    return {
      key: unit === undefined ? digits : `${digits} ${unit}`,
      value: Number(digits),
      isShare: unit !== undefined,
    };
  });
};

/** What a number is recomputed from: a value, and how far the number may be from it; default: half of its last digit. */
export interface Recomputed {
  readonly from: () => number;
  readonly within?: number;
  /** Its runs take too long for anything but the long tier. */
  readonly long?: boolean;
}

/** A sum of other numbers; a reason in words why it is no result of a run; or what it is recomputed from. */
export type Backing = number | string | Recomputed;
export type Backings = Readonly<Record<string, Backing>>;

interface Given {
  readonly settings?: Readonly<Record<string, string>>;
  readonly within?: number;
  /** In the long tier; one otherwise. */
  readonly seeds?: number;
  readonly port?: string;
  readonly vcs?: readonly number[];
  readonly long?: boolean;
}

/** The mean of any figure over whole runs of a scene. */
export function meanIn(scene: string, figure: Figure, given: Given = {}): Recomputed {
  const { settings = {}, within, seeds = 1, long = false } = given;
  return {
    from: () => meanOf(runs(scene, settings, seedsByTier(1, seeds)), figure),
    ...(within === undefined ? {} : { within: within * spreadByTier(1, seeds) }),
    long,
  };
}

/** The mean of a figure that claims have; a share in percent. */
export function figureIn(scene: string, figure: FigureName, given: Given = {}): Recomputed {
  const { port, vcs } = given;
  const measure = figureOf({
    scene,
    figure,
    ...(port === undefined ? {} : { port }),
    ...(vcs ? { vcs } : {}),
  });
  return meanIn(scene, measure, given);
}

export const percentIn = (scene: string, figure: FigureName, given: Given = {}): Recomputed => {
  const { from, ...rest } = figureIn(scene, figure, given);
  return { ...rest, from: () => 100 * from() };
};

/** @param key as a text has the number */
export function expectBacked(key: string, backing: Backing): void {
  if (typeof backing === 'string') return;
  const [digits = ''] = key.split(' ');
  const half = 0.5000001 * 10 ** -(digits.split('.')[1]?.length ?? 0);
  const {
    from,
    within = half,
    long = false,
  }: Recomputed = typeof backing === 'number' ? { from: () => backing } : backing;
  if (long && !byTier(false, true)) return;
  const value = from();
  expect(Math.abs(value - Number(digits)), `${key} is ${value}`).toBeLessThanOrEqual(within);
}
