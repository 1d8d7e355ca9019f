import './linkUse.css';

export { AllWindowsPanel } from '../allWindows/AllWindowsPanel.tsx';
export { LinkUsePanel } from './LinkUsePanel.tsx';
