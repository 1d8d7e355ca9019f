import type { Reason } from '../../../contract/index.ts';

/** A value with the reason why it is refused, without a full stop. */
type Refusal = (value: string, why: string) => string;

/** Of a reason that says what the value is: `outside 0 to 4`. */
const is: Refusal = (value, why) => `${value} is ${why}`;
/** Of one that says what it is not. */
const isNot: Refusal = (value, why) => `${value} is ${why}`;
/** Of one that is a sentence, or says what is missing. */
const remark: Refusal = (value, why) => `${value}: ${why}`;

type Values<Key extends Reason['key']> = Extract<Reason, { key: Key }>['values'];
type Refusals = { readonly [Key in Reason['key']]?: (values: Values<Key>) => Refusal };

/** How a reason goes on from its value; all others are remarks. */
const REFUSALS: Refusals = {
  is: () => is,
  not: () => isNot,
  outside: () => is,
  outsideCount: () => is,
  above: () => is,
  below: () => is,
  notConnected: () => is,
  notInRun: () => is,
  notAfterStart: () => is,
  notLive: () => is,
  bufferBelowFrame: () => is,
  shareBelowFrame: () => is,
  equalShareBelowFrame: () => is,
  minAboveMax: () => is,
  windowNeedsScaling: () => is,
  windowBelowPacket: () => is,
  aboveMaxRto: () => is,
  belowMinRto: () => is,
  icrOutside: () => is,
  mcrTooHigh: () => is,
  atPort: ({ reason }) => refusalOf(reason),
  inBuffer: ({ reason }) => refusalOf(reason),
  bufferRange: ({ reason }) => refusalOf(reason),
};

/** The compiler does not see that both are of one key. */
const refusalOf = ({ key, values }: Reason): Refusal =>
  (REFUSALS[key] as ((of: typeof values) => Refusal) | undefined)?.(values) ?? remark;

/** `th1 = 9 is outside 0 to 4`, `th1 = 9: needs a buffer`. @param why the reason in words */
export const refusal = (value: string, reason: Reason, why: string): string => refusalOf(reason)(value, why);
