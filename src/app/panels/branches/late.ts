import { late } from '../../widgets/late.tsx';

const panels = () => import('./panels.ts');

export const Bookmarks = late(async () => (await panels()).Bookmarks);
export const BranchList = late(async () => (await panels()).BranchList);
export const Differences = late(async () => (await panels()).Differences);
export const EventMarks = late(async () => (await panels()).EventMarks, { isSeen: false });
export const Events = late(async () => (await panels()).Events);
export const Memory = late(async () => (await panels()).Memory);
export const Stops = late(async () => (await panels()).Stops);
export const CompareBar = late(async () => (await panels()).CompareBar);
