import type { PortReasons } from '../../../contract/index.ts';
import type { Templates } from '../../say.ts';
import { grouped, span } from '../numbers.ts';
import { range } from './values.ts';

const vcOf = (name: string | null): string => name ?? 'a merged VC';

export const portReasons: Templates<PortReasons> = {
  unknownMechanism: ({ what, known }) => `unknown ${what}; known: ${known.join(', ')}`,
  unknownParameter: ({ of, known }) =>
    known.length === 0
      ? `unknown parameter; this ${of} has none`
      : `unknown parameter; known: ${known.join(', ')}`,
  above: ({ label, range: { min, max, unit } }) => `above ${label}; range ${span(min, max, unit)}`,
  below: ({ label, range: { min, max, unit } }) => `below ${label}; range ${span(min, max, unit)}`,
  bufferBelowFrame: ({ name, port, minCells, maxCells, orUnlimited }) =>
    orUnlimited
      ? `smaller than a frame of ${name} at port ${port}; ${range(minCells, maxCells, 'cells')} or unlimited`
      : `smaller than a frame of ${name} at port ${port}; ${range(minCells, maxCells, 'cells')}`,
  needsRatedVc: () => 'no VC has rate control; needs a VC with abr',
  needsBuffer: ({ only }) => `needs a buffer, and the port has none (bufferCells 0); takes only: ${only}`,
  waitsWithoutBuffer: ({ name, port, control }) =>
    control === 'rate'
      ? `${name} at port ${port} has rate control, whose RM cells wait; range 1 to 1,000,000 cells`
      : `${name} at port ${port} has credit, whose cells wait; range 1 to 1,000,000 cells`,
  shareBelowFrame: ({ minShare, name, frameCells, bufferCells, port }) =>
    `below a frame of ${vcOf(name)}, ${frameCells} of ${grouped(bufferCells)} cells at port ${port}; range ${minShare} to 1`,
  equalShareBelowFrame: ({ neededCells, name, frameCells, bufferCells, port }) =>
    `below a frame of ${vcOf(name)}, ${frameCells} of ${grouped(bufferCells)} cells at port ${port}; needs ${grouped(neededCells)} cells`,
  minAboveMax: ({ max, name, port }) =>
    `above the maximum share ${max} of ${vcOf(name)} at port ${port}; range 0 to ${max}`,
  minimaAboveBuffer: ({ vcs, port, sum, max }) =>
    `minimum shares of the ${vcs} VCs at port ${port} add up to ${sum}, more than the buffer; range 0 to ${max}`,
};
