import type { NumberParameter, ParameterValues } from '../../contract/index.ts';
import { plain } from './rateParameters.ts';

/** Of algorithms that share out a bandwidth they are told, instead of one they measure. */
export const bandwidthParameters: readonly NumberParameter[] = [
  plain({
    name: 'lambda',
    label: 'λ',
    min: 0.1,
    max: 1,
    default: 0.95,
    help: 'Load factor: the share of the bandwidth that is handed out. What is held back drains the queues of the start; with 1 they stay for good.',
  }),
  plain({
    name: 'bandwidth',
    label: 'B',
    unit: 'cells/s',
    min: 0,
    max: 20_000_000,
    integer: true,
    default: 0,
    scale: 'log',
    help: 'Bandwidth of the ABR VCs together; 0 takes the rate of the link. Traffic of other classes is not seen: it has to be taken off here.',
  }),
];

/** What there is to share out, cells/s: the load factor times B, or times the link without a B. */
export const bandwidthOf = ({ lambda, bandwidth }: ParameterValues, capacity: number): number =>
  (lambda as number) * ((bandwidth as number) > 0 ? (bandwidth as number) : capacity);

/** Shares that should be equal may differ in their last bits; no state is to change for these. */
const ROUNDING = 1e-9;

/** Less by more than rounding. Rates, cells/s. */
export const isLess = (one: number, other: number): boolean => other - one > ROUNDING * other;
