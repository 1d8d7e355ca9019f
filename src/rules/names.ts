import type { FunctionName, Input, RateInput, RuleKind, Store, Type } from './tree.ts';
import { numberOf, TRUTH } from './types.ts';

interface InputSpec {
  readonly type: Type;
  readonly help: string;
}

/** Inputs of discard policies, with their meanings. */
export const INPUTS: Readonly<Record<Input, InputSpec>> = {
  queue: {
    type: numberOf('cells'),
    help: 'Cells waiting before this one; the cell on the wire is not counted.',
  },
  buffer: { type: numberOf('cells'), help: 'Places for waiting cells.' },
  now: { type: numberOf('time'), help: 'The time.' },
  'cell time': { type: numberOf('time'), help: 'What the output link takes for one cell.' },
  'queue time': {
    type: numberOf('time'),
    help: 'What the output link takes for all that waits before this cell.',
  },
  'queue bytes': {
    type: numberOf('bytes'),
    help: 'Bytes of all that waits before this cell, on the wire.',
  },
  'cell bytes': { type: numberOf('bytes'), help: 'Bytes of this cell, or of this packet, on the wire.' },
  'queue since': { type: numberOf('time'), help: 'When the queue took on its present length.' },
  'first cell': { type: TRUTH, help: 'This is the first cell of its frame.' },
  'last cell': { type: TRUTH, help: 'This is the last cell of its frame.' },
  'only cell': { type: TRUTH, help: 'This cell is its whole frame: the first and the last.' },
  'wire free': {
    type: TRUTH,
    help: 'The port has no buffer and is sending nothing: the cell needs no place.',
  },
  waited: { type: numberOf('time'), help: 'How long the cell that is about to leave has waited.' },
  'VC cells waiting': { type: numberOf('cells'), help: 'Cells of this VC that wait.' },
  'VCs with cells waiting': { type: numberOf('VCs'), help: 'How many VCs have a cell waiting.' },
  'VCs of the port': {
    type: numberOf('VCs'),
    help: 'How many VCs pass this port, whether they send or not.',
  },
  'VC listed': {
    type: TRUTH,
    help: 'This VC is on the drop list: its frame is being refused. Set it to yes or no.',
  },
  'VCs listed': { type: numberOf('VCs'), help: 'How many VCs are on the drop list.' },
  'VC marked': {
    type: TRUTH,
    help: 'While yes, cells of this VC that enter carry the EFCI bit. Set it to yes or no.',
  },
  'VCs marked': { type: numberOf('VCs'), help: 'How many VCs are.' },
  paused: { type: TRUTH, help: 'The rule has promised a pause (`pause for`) that is not over.' },
  'paused until': { type: numberOf('time'), help: 'When that pause ends.' },
  random: {
    type: numberOf('chance'),
    help: 'A fresh random number from 0 to 1, drawn each time it is read.',
  },
};

/** Inputs of ABR algorithms, with their meanings. */
export const RATE_INPUTS: Readonly<Record<RateInput, InputSpec>> = {
  queue: {
    type: numberOf('cells'),
    help: 'ABR cells waiting, without the cell at hand; the cell on the wire is not counted.',
  },
  buffer: { type: numberOf('cells'), help: 'Places for waiting cells.' },
  now: { type: numberOf('time'), help: 'The time.' },
  'link rate': { type: numberOf('rate'), help: 'What the output link carries.' },
  ER: {
    type: numberOf('rate'),
    help: 'Explicit rate of the RM cell: the most that the switches met so far allow. It can be lowered, as in `ER = min(ER, fair share)`, never below MCR.',
  },
  CCR: { type: numberOf('rate'), help: 'Rate of the source when it sent the RM cell.' },
  MCR: { type: numberOf('rate'), help: 'Minimum cell rate of the VC.' },
  CI: { type: TRUTH, help: 'Congestion indication of the RM cell: slow down. It can be set to yes.' },
  NI: { type: TRUTH, help: 'No increase: do not speed up. It can be set to yes.' },
  'ABR rate': {
    type: numberOf('rate'),
    help: 'Cells of ABR VCs that came in the last interval, as a rate beyond what is `promised`.',
  },
  'higher rate': { type: numberOf('rate'), help: 'The same of the classes above ABR.' },
  'active VCs': { type: numberOf('VCs'), help: 'ABR VCs that sent a cell in the last interval.' },
  'VC seen': { type: TRUTH, help: 'This VC is one of them.' },
  promised: {
    type: numberOf('rate'),
    help: 'MCRs of these VCs together where they are shared out before (`fairness` is `mcrPlus`, and rates in RM cells are those beyond); else 0.',
  },
  measured: { type: TRUTH, help: 'An interval is over; until then nothing is known of the load.' },
};

export const INPUTS_OF: Readonly<Record<RuleKind, Readonly<Record<string, InputSpec>>>> = {
  policy: INPUTS,
  algorithm: RATE_INPUTS,
};

interface FunctionSpec {
  readonly arity: readonly [least: number, most: number];
  readonly help: string;
}

export const FUNCTIONS: Readonly<Record<FunctionName, FunctionSpec>> = {
  min: { arity: [2, 8], help: 'The smallest.' },
  max: { arity: [2, 8], help: 'The largest.' },
  abs: { arity: [1, 1], help: 'Without its sign.' },
  floor: { arity: [1, 1], help: 'Down to a whole number.' },
  ceil: { arity: [1, 1], help: 'Up to a whole number.' },
  sqrt: { arity: [1, 1], help: 'Square root.' },
  log: { arity: [1, 1], help: 'Natural logarithm.' },
  exp: { arity: [1, 1], help: 'e to this power.' },
  pow: { arity: [2, 2], help: '`pow(x, n)`: x to the power n.' },
  root: { arity: [2, 2], help: '`root(x, n)`: the n-th root of x, for x from 0 to 1 and whole n.' },
  ramp: {
    arity: [5, 5],
    help: '`ramp(x, from, to, top, certain)`: 0 below `from`, a straight line to `top` at `to`, another to 1 at `certain`, 1 beyond. With `certain` equal to `to` it jumps.',
  },
  decay: { arity: [3, 3], help: '`decay(x, w, n)`: x (1 - w)^n, and 0 once it is below a millionth.' },
};

/** A name that refers to a value, with the place where it is kept. */
export interface Named {
  readonly store: Store;
  readonly index: number;
  readonly type: Type;
}
