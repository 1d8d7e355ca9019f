import { remark } from '../../../contract/index.ts';
import { type AlgorithmDefinition, pseudoCode } from '../algorithm.ts';

/** No rate control: RM cells pass unchanged. */
export const none: AlgorithmDefinition = {
  id: 'none',
  short: 'none',
  name: 'no rate control',
  citation: 'no ABR switch: sources without any feedback',
  parameters: [],
  pseudoCode: pseudoCode('on any RM cell:\n  pass it on'),
  readingLabel: '',
  create: () => ({
    efciAbove: Number.POSITIVE_INFINITY,
    interval: null,
    advertisedRate: Number.NaN,
    configure: () => {},
    state: () => {},
    explain: () => ({ evaluated: [], reason: remark('controlsNoRates') }),
  }),
};
