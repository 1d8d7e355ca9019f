import type { RunNotes } from '../../contract/index.ts';
import { speaker } from '../say.ts';
import { fixed, grouped } from './numbers.ts';

const at = ({ port, more }: { readonly port: string; readonly more: number }): string =>
  more === 0 ? port : `${port} and ${more} more`;

const REMEDIES = {
  fairness: 'Its fairness can be set to MCR plus equal share.',
  algorithm: 'ERICA, ERICA+, ERAA, CCERI and FMMRA can share out what the minimum rates leave.',
} as const;

/** Text of a note on a setting with an unexpected effect: `The weight of VC 3 does nothing: ...` */
export const sayNote = speaker<RunNotes>({
  minimumRates: ({ algorithm, port, vc, remedy }) =>
    `${algorithm} at ${port} does not honour minimum rates: that of ${vc} is above an equal share, so the rates add up to more than the link and the queue grows. ${REMEDIES[remedy]}`,
  unusedWeight: ({ vc, scheduler }) =>
    `The weight of VC ${vc} does nothing: ${scheduler} serves no VC by its weight. WRR, WFQ and its relatives do.`,
  unreachedThreshold: ({ label, value, policy, bufferCells, ...ports }) =>
    `${label} ${typeof value === 'number' ? grouped(value) : value} of ${policy} at ${at(ports)} does nothing: the buffer of ${grouped(bufferCells)} cells is full first.`,
  unreachedTarget: ({ policy, bufferCells, fullMs, targetMs, ...ports }) =>
    `${policy} at ${at(ports)} drops nothing by its rule: no cell waits longer than ${fixed(fullMs, 2)} ms in a buffer of ${grouped(bufferCells)} cells, and its TARGET is ${grouped(targetMs)} ms.`,
  unreadParameter: ({ label, policy, ...ports }) =>
    `${label} of ${policy} at ${at(ports)} does nothing: no line of the rule reads it.`,
});
