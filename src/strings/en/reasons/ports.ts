import type { PortReasons } from '../../../contract/index.ts';
import type { Templates } from '../../say.ts';
import { grouped, span } from '../numbers.ts';
import { range } from './values.ts';

const vcOf = (name: string | null): string => name ?? 'a merged VC';

const shareBelow = ({
  name,
  frameCells,
  bufferCells,
  port,
}: Pick<PortReasons['shareBelowFrame'], 'name' | 'frameCells' | 'bufferCells' | 'port'>): string =>
  `below a frame of ${vcOf(name)}, ${frameCells} of ${grouped(bufferCells)} cells at port ${port}`;

export const portReasons: Templates<PortReasons> = {
  unknownMechanism: ({ what, known }) => `unknown ${what}; known: ${known.join(', ')}`,
  unknownParameter: ({ of, known }) =>
    known.length === 0
      ? `unknown parameter; this ${of} has none`
      : `unknown parameter; known: ${known.join(', ')}`,
  above: ({ label, range: { min, max, unit } }) => `above ${label}; range ${span(min, max, unit)}`,
  below: ({ label, range: { min, max, unit } }) => `below ${label}; range ${span(min, max, unit)}`,
  bufferBelowFrame: ({ name, port, minCells, maxCells, orUnlimited }) =>
    `smaller than a frame of ${name} at port ${port}; ${range(minCells, maxCells, 'cells')}${orUnlimited ? ' or unlimited' : ''}`,
  needsRatedVc: () => 'no VC has rate control; needs a VC with abr',
  needsBuffer: ({ only }) => `needs a buffer, and the port has none (bufferCells 0); takes only: ${only}`,
  waitsWithoutBuffer: ({ name, port, control }) => {
    const what = control === 'rate' ? 'rate control, whose RM cells wait' : 'credit, whose cells wait';
    return `${name} at port ${port} has ${what}; range 1 to 1,000,000 cells`;
  },
  shareBelowFrame: ({ minShare, ...frame }) => `${shareBelow(frame)}; range ${minShare} to 1`,
  equalShareBelowFrame: ({ neededCells, ...frame }) =>
    `${shareBelow(frame)}; needs ${grouped(neededCells)} cells`,
  minAboveMax: ({ max, name, port }) =>
    `above the maximum share ${max} of ${vcOf(name)} at port ${port}; range 0 to ${max}`,
  minimaAboveBuffer: ({ vcs, port, sum, max }) =>
    `minimum shares of the ${vcs} VCs at port ${port} add up to ${sum}, more than the buffer; range 0 to ${max}`,
};
