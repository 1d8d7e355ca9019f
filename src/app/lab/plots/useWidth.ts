import { type RefObject, startTransition, useRef } from 'react';
import { useSize } from '../../widgets/size.ts';

/** Size of the letters of a plot, in its own units. */
const LETTER = 12;

/**
 * Width of an element as it changes, in units of a plot whose letters are 12 of them high, however large the letters of the element are.
 * @param before what it is taken for until it is measured
 */
export function useWidth<Box extends HTMLElement>(
  before: number,
): readonly [box: RefObject<Box | null>, width: number] {
  const box = useRef<Box>(null);
  const { width, letter } = useSize(box, { width: before, height: 0, letter: LETTER }, startTransition);
  return [box, Math.round((width * LETTER) / letter)];
}
