import { late } from '../../widgets/late.tsx';

const gestures = () => import('./gestures.ts');

export const TimeGestures = late(async () => (await gestures()).TimeGestures, { isSeen: false });
export const Drag = late(async () => (await gestures()).Drag, { isSeen: false });
