import { NOT_A_NUMBER } from '../../contract/index.ts';

/** Text of a failure of a line of a rule; `4 / 0` is unchanged. */
export const sayRuleFault = (fault: string): string =>
  fault === NOT_A_NUMBER ? 'the result is not a number' : fault;
