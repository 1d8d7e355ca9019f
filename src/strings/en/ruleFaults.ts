import { NOT_A_NUMBER } from '../../contract/index.ts';

/** What a line of a rule met: `4 / 0` as it is. */
export const sayRuleFault = (fault: string): string =>
  fault === NOT_A_NUMBER ? 'the result is not a number' : fault;
