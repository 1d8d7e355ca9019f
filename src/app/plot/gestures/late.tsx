import { late } from '../../widgets/late.tsx';

export const TimeGestures = late(async () => (await import('./TimeGestures.tsx')).TimeGestures, {
  isSeen: false,
});
export const Drag = late(async () => (await import('./Drag.tsx')).Drag, { isSeen: false });
