import type { Helped, withHelp } from '../../../strings/en/mechanisms/index.ts';
import { latePart } from '../../late.ts';
import { useLate } from '../late.tsx';

type WithHelp = typeof withHelp;

/** What mechanisms and their parameters mean: not needed before the first picture has moved. */
const words = latePart<WithHelp>(
  async () => (await import('../../../strings/en/mechanisms/index.ts')).withHelp,
);

const asItIs: WithHelp = (_kind: Helped, info) => info;

/** What adds help to a mechanism; it adds none until the words are there. */
export const useHelp = (isWanted: boolean): WithHelp => useLate(words, isWanted) ?? asItIs;
