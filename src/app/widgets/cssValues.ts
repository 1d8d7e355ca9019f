import type { CSSProperties } from 'react';

/** Numbers that a style sheet places things by. */
export const cssValues = (values: Readonly<Record<`--${string}`, number | string>>): CSSProperties =>
  values as CSSProperties;

/** Of a share of a width, for a style. */
export const percentage = (share: number): string => `${(100 * share).toFixed(2)}%`;
