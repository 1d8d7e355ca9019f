import { type EvaluatedLine, type Remark, remark } from '../../../contract/index.ts';
import { action, test } from '../../formatNumbers.ts';
import type { RateExplanation } from '../algorithm.ts';
import type { RmCell } from '../rmCell.ts';
import { BOTTLENECKED, SATISFIED } from './algorithmStates.ts';
import { isLess } from './equalRates.ts';
import { comparedRates, explainLess, lowering, rate } from './rateText.ts';

/** State by which ERAA decides about an RM cell; rates in cells/s. */
export interface EraaState {
  /** B, Bf, N and Nb; N includes the VC. */
  readonly bandwidth: number;
  readonly free: number;
  readonly vcs: number;
  readonly bottlenecked: number;
  readonly maxAlloc: number;
  /** The VC: whether this is its first RM cell, whether it is MaxVC, its state, its A'. */
  readonly isNew: boolean;
  readonly isMax: boolean;
  readonly state: number;
  readonly held: number;
}

/** Amax before it is compared with Beq: eq. 4.2 for a bottlenecked VC, eq. 4.3 for a satisfied one. */
export const offerTo = (
  state: number,
  equal: number,
  free: number,
  bottlenecked: number,
  held: number,
): number =>
  state === BOTTLENECKED ? equal + free / bottlenecked : equal + (free + held - equal) / (bottlenecked + 1);

/** Explains the effect of a forward RM cell. */
export function explainForward(eraa: EraaState, rm: RmCell): RateExplanation {
  const { bandwidth, vcs, bottlenecked, maxAlloc, free } = eraa;
  const wanted = Math.min(rm.er, rm.ccr);
  const equal = bandwidth / vcs;
  const { most, line } = explainAmax(eraa, eraa.state === BOTTLENECKED ? 6 : 8);
  let { state } = eraa;
  const evaluated: EvaluatedLine[] = [test(2, 'its first RM cell', eraa.isNew)];
  if (eraa.isNew) evaluated.push(action(3, `N = ${vcs}`));
  evaluated.push(action(4, `ρ = ${rate(wanted)}, Beq = ${rate(equal)}`));
  evaluated.push(test(5, `Nb = ${bottlenecked}`, state === BOTTLENECKED), line);
  if (state === SATISFIED) {
    evaluated.push(explainLess(9, most, wanted));
    if (isLess(most, wanted)) {
      state = BOTTLENECKED;
      evaluated.push(action(10, `Nb = ${bottlenecked + 1}`));
    }
  } else {
    const asksLess = isLess(wanted, most);
    evaluated.push(asksLess && eraa.isMax ? test(11, 'j ≠ MaxVC', false) : explainLess(11, wanted, most));
    if (asksLess && !eraa.isMax) {
      state = SATISFIED;
      evaluated.push(action(12, `Nb = ${bottlenecked - 1}`));
    }
  }
  evaluated.push(...lowered(rm, most, 13));
  const leads = isLess(maxAlloc, wanted);
  evaluated.push(explainLess(15, maxAlloc, wanted));
  if (leads) {
    evaluated.push(action(16));
    if (state === SATISFIED) evaluated.push(action(17));
    state = BOTTLENECKED;
  }
  if (leads || eraa.isMax) evaluated.push(action(18, `MaxAlloc = ${rate(wanted)}`));
  const held = state === SATISFIED ? wanted : equal;
  evaluated.push(action(19, `A' = ${rate(held)}`), action(20, `Bf = ${rate(free + eraa.held - held)}`));
  return { evaluated, reason: reasonFor(eraa, rm, most) };
}

/** Explains the effect of a backward RM cell at a port that marks them. */
export function explainBackward(eraa: EraaState, rm: RmCell): RateExplanation {
  const { most, line } = explainAmax(eraa, 22);
  return { evaluated: [line, ...lowered(rm, most, 23)], reason: reasonFor(eraa, rm, most) };
}

/** Explains the lowering of ER. @param from line of the test; the action is in the next line */
function lowered(rm: RmCell, most: number, from: number): readonly EvaluatedLine[] {
  const rule = comparedRates(from, most, '<', rm.er);
  return most < rm.er ? [rule, lowering(from + 1, rm, most)] : [rule];
}

/** Amax with the numbers of its formula. @param at line of the formula */
function explainAmax({ bandwidth, free, vcs, bottlenecked, state, held }: EraaState, at: number) {
  const equal = bandwidth / vcs;
  const offered = offerTo(state, equal, free, bottlenecked, held);
  const formula =
    state === BOTTLENECKED
      ? `${rate(equal)} + ${rate(free)} / ${bottlenecked}`
      : `${rate(equal)} + (${rate(free)} + ${rate(held)} − ${rate(equal)}) / ${bottlenecked + 1}`;
  const explained = `${formula} = ${rate(offered)}`;
  return {
    most: Math.max(equal, offered),
    line: action(at, offered < equal ? `${explained}, less than Beq ${rate(equal)}` : explained),
  };
}

function reasonFor({ bandwidth, vcs, bottlenecked, state }: EraaState, { er }: RmCell, most: number): Remark {
  if (most >= er) return remark('erIsWithin', { er, most, name: 'amax' });
  const fellows = bottlenecked + (state === BOTTLENECKED ? 0 : 1);
  // A difference below half a cell/s is rounding of Bf, not a larger share.
  const isMore = most - bandwidth / vcs >= 0.5;
  return remark('equalShare', { bandwidth, vcs, most: isMore ? { rate: most, fellows } : null });
}
