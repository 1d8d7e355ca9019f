import type { ParameterSpec, ParameterValue } from '../../../contract/index.ts';

/** The default of a parameter at a port with so many places. */
export function defaultOf({ default: standard }: ParameterSpec, bufferCells: number): ParameterValue {
  return typeof standard === 'object' ? Math.round(standard.ofBuffer * bufferCells) : standard;
}
