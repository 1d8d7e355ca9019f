import { late } from '../widgets/late.tsx';

// Needed only once there are branches, or the card about them is open.
export const Bookmarks = late(async () => (await import('./Bookmarks.tsx')).Bookmarks);
export const BranchList = late(async () => (await import('./BranchList.tsx')).BranchList);
export const EventMarks = late(async () => (await import('./events/EventMarks.tsx')).EventMarks, {
  isSeen: false,
});
export const Events = late(async () => (await import('./events/Events.tsx')).Events);
export const FromStart = late(async () => (await import('./start/FromStart.tsx')).FromStart);
export const Memory = late(async () => (await import('./Memory.tsx')).Memory);
export const Stops = late(async () => (await import('./stops/Stops.tsx')).Stops);
