import { late } from '../../widgets/late.tsx';

const panels = () => import('./panels.ts');

/** Only a port whose classes have buffers of their own needs them. */
export const ClassBuffers = late(async () => (await panels()).ClassBuffers);
export const ClassScore = late(async () => (await panels()).ClassScore);
export const ClassChoice = late(async () => (await panels()).ClassChoice);
