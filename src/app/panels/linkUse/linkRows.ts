export { AllWindowsPanel } from '../allWindows/AllWindowsPanel.tsx';
export { SenderRow } from '../network/rings/SenderRow.tsx';
export { LinkUsePanel } from './LinkUsePanel.tsx';
