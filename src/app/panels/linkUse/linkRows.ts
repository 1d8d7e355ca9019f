export { AllWindowsPanel } from '../allWindows/AllWindowsPanel.tsx';
export { RingRow } from '../network/RingRow.tsx';
export { LinkUsePanel } from './LinkUsePanel.tsx';
