import { expect } from 'vitest';
import type { ParameterValues } from '../../src/contract/index.ts';
import { newPolicy, type Picture, play } from './cells.ts';

/** The policy does what the picture says, and nothing else; returns the lines that decided. */
export function follows(
  id: string,
  params: ParameterValues,
  picture: Picture,
  buffer = 2_000,
): readonly number[] {
  const { expected, happened, lines } = play(newPolicy(id, params, buffer), picture);
  expect(happened).toEqual(expected);
  return lines;
}
