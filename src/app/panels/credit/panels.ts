export { CreditLevels } from './CreditLevels.tsx';
export { CreditPanel } from './CreditPanel.tsx';
