import { late } from '../../../widgets/late.tsx';

export const VcStates = late(async () => (await import('./VcStates.tsx')).VcStates, { isSeen: false });
