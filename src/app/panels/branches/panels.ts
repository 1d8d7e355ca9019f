/** What is needed only once there are branches, or the card about them is open: one script. */
export { Bookmarks } from './Bookmarks.tsx';
export { BranchList } from './BranchList.tsx';
export { CompareBar } from './compare/CompareBar.tsx';
export { Differences } from './compare/Differences.tsx';
export { EventMarks } from './events/EventMarks.tsx';
export { Events } from './events/Events.tsx';
export { Memory } from './Memory.tsx';
export { Stops } from './stops/Stops.tsx';
