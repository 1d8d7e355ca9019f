import './panels.css';

export { TimeAxis } from './axis/TimeAxis.tsx';
export { BufferPanel } from './buffer/BufferPanel.tsx';
export { DropListPanel } from './droplist/DropListPanel.tsx';
export { NetworkPanel } from './network/NetworkPanel.tsx';
export { QueuePanel } from './queue/QueuePanel.tsx';
export { AcrPanel } from './rates/AcrPanel.tsx';
export { ClassesPanel } from './rates/ClassesPanel.tsx';
export { QueuesPanel } from './rates/QueuesPanel.tsx';
export { RoutesPanel } from './rates/RoutesPanel.tsx';
export { SpacetimePanel } from './spacetime/SpacetimePanel.tsx';
export { Timeline } from './timeline/Timeline.tsx';
export { WindowsPanel } from './windows/WindowsPanel.tsx';
