import { late } from '../../widgets/late.tsx';

const panels = () => import('./panels.ts');

export const KnobCard = late(async () => (await panels()).KnobCard);
