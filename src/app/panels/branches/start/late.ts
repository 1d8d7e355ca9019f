import { late } from '../../../widgets/late.tsx';

export const FromStart = late(async () => (await import('./FromStart.tsx')).FromStart);
