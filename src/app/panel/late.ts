import { late } from '../widgets/late.tsx';

export const PanelMenu = late(async () => (await import('./arrange/PanelMenu.tsx')).PanelMenu);
export const PanelList = late(async () => (await import('./arrange/PanelMenu.tsx')).PanelList);
