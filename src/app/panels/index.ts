import './panels.css';

export { TimeAxis } from './axis/TimeAxis.tsx';
export { BufferPanel } from './buffer/BufferPanel.tsx';
export { ClassBuffers } from './classes/late.ts';
export { CreditLevels, CreditPanel } from './credit/late.ts';
export { DropListPanel } from './droplist/DropListPanel.tsx';
export { NetworkPanel } from './network/NetworkPanel.tsx';
export { QueuePanel } from './queue/QueuePanel.tsx';
export { AcrPanel, LinkPanels, QueuesPanel, RoutesPanel, SegmentsPanel } from './rates/late.ts';
export { SpacetimePanel } from './spacetime/SpacetimePanel.tsx';
export { Timeline } from './timeline/Timeline.tsx';
export { WindowsPanel } from './windows/WindowsPanel.tsx';
