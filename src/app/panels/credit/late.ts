import { late } from '../../widgets/late.tsx';

/** Most runs have no credit. */
export const CreditPanel = late(async () => (await import('./CreditPanel.tsx')).CreditPanel);
