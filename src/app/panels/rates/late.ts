import { late } from '../../widgets/late.tsx';

const panels = () => import('./panels.ts');

/** The panels of rate control: only a run that has some loads them. */
export const AcrPanel = late(async () => (await panels()).AcrPanel);
export const BandwidthPanel = late(async () => (await panels()).BandwidthPanel);
export const Inspector = late(async () => (await panels()).Inspector);
export const Kept = late(async () => (await panels()).Kept);
export const QueuesPanel = late(async () => (await panels()).QueuesPanel);
export const RateScore = late(async () => (await panels()).RateScore);
export const RoutesPanel = late(async () => (await panels()).RoutesPanel);
export const SegmentsPanel = late(async () => (await panels()).SegmentsPanel);
export const SequencePanel = late(async () => (await panels()).SequencePanel);
