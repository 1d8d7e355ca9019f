import { late } from '../widgets/late.tsx';

export const CompareBar = late(async () => (await import('./CompareBar.tsx')).CompareBar);
export const Differences = late(async () => (await import('./Differences.tsx')).Differences);
