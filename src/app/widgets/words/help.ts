import type { Helped, withHelp } from '../../../strings/en/mechanisms/index.ts';
import { latePart } from '../../late.ts';
import { useLate } from '../late.tsx';

type WithHelp = typeof withHelp;

/** Help texts of mechanisms and parameters, not needed before the stage has opened. */
const words = latePart<WithHelp>(
  async () => (await import('../../../strings/en/mechanisms/index.ts')).withHelp,
);

const asItIs: WithHelp = (_kind: Helped, info) => info;

/** A function that adds help to a mechanism; it adds none until the texts are loaded. */
export const useHelp = (isWanted: boolean): WithHelp => useLate(words, isWanted) ?? asItIs;
