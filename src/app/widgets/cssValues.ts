import type { CSSProperties } from 'react';

/** Custom properties by which a style sheet positions things. */
export const cssValues = (values: Readonly<Record<`--${string}`, number | string>>): CSSProperties =>
  values as CSSProperties;

/** A share as a CSS percentage. */
export const percentage = (share: number): string => `${(100 * share).toFixed(2)}%`;
