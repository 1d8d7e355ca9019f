import { late } from '../../widgets/late.tsx';

const panels = () => import('./linkRows.ts');

/** Their scripts are fetched with the first picture, which the queue begins. */
export const LinkUsePanel = late(async () => (await panels()).LinkUsePanel);
export const AllWindowsPanel = late(async () => (await panels()).AllWindowsPanel);
export const SenderRow = late(async () => (await panels()).SenderRow);
