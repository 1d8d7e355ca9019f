export { AcrPanel } from './AcrPanel.tsx';
export { ClassesPanel } from './ClassesPanel.tsx';
export { Inspector } from './Inspector.tsx';
export { Kept } from './Kept.tsx';
export { QueuesPanel } from './QueuesPanel.tsx';
export { RateScore } from './RateScore.tsx';
export { RoutesPanel } from './RoutesPanel.tsx';
export { SegmentsPanel } from './SegmentsPanel.tsx';
