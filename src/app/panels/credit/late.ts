import { late } from '../../widgets/late.tsx';

const panels = () => import('./panels.ts');

/** Most runs have no credit. */
export const CreditPanel = late(async () => (await panels()).CreditPanel);
export const CreditLevels = late(async () => (await panels()).CreditLevels);
