import { type RateControlInfo, rateName } from '../../../contract/index.ts';
import { COUPLING_SPECS } from './couplingSpecs.ts';
import { RATE_SPECS } from './rateSpecs.ts';

/** Parameters of VCs with rate control that can change during a run. */
export const liveParameters: readonly RateControlInfo[] = [
  {
    id: 'source',
    name: 'Source rules',
    citation: 'ATM Forum TM 4.0, 5.10.4 and table 5-1; Ülkü 1997, section 2.2',
    parameters: Object.values(RATE_SPECS),
  },
  {
    id: 'coupling',
    name: 'TCP-ABR coupling',
    citation: 'Ülkü 1997, section 5.3: proposed there, the runs are ours',
    parameters: Object.values(COUPLING_SPECS).map((spec) => ({
      ...spec,
      name: rateName({ group: 'coupling', key: spec.name }),
    })),
  },
];
