import { late } from '../widgets/late.tsx';

/** What arranges panels: one script. */
const menus = () => import('./arrange/PanelMenu.tsx');
export const PanelMenu = late(async () => (await menus()).PanelMenu);
export const PanelList = late(async () => (await menus()).PanelList);
