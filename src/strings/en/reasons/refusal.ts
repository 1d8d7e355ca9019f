import type { Reason } from '../../../contract/index.ts';

/** A refused value with the reason, without a full stop. */
type Refusal = (value: string, why: string) => string;

/** For a reason that describes the value: `outside 0 to 4`. */
const is: Refusal = (value, why) => `${value} is ${why}`;
/** For a reason that states what the value is not. */
const isNot: Refusal = (value, why) => `${value} is ${why}`;
/** For a reason that is a sentence, or states what is missing. */
const remark: Refusal = (value, why) => `${value}: ${why}`;

type Values<Key extends Reason['key']> = Extract<Reason, { key: Key }>['values'];
type Refusals = { readonly [Key in Reason['key']]?: (values: Values<Key>) => Refusal };

/** Form of each reason after its value; all others are remarks. */
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

/** The compiler does not infer that both belong to one key. */
const refusalOf = ({ key, values }: Reason): Refusal =>
  (REFUSALS[key] as ((of: typeof values) => Refusal) | undefined)?.(values) ?? remark;

/** `th1 = 9 is outside 0 to 4`, `th1 = 9: needs a buffer`. @param why the reason in words */
export const refusal = (value: string, reason: Reason, why: string): string => refusalOf(reason)(value, why);
