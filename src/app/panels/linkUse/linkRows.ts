export { AllWindowsPanel } from '../allWindows/AllWindowsPanel.tsx';
export { RingRow } from '../network/rings/RingRow.tsx';
export { LinkUsePanel } from './LinkUsePanel.tsx';
