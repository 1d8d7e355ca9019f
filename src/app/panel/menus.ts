export { PanelList } from './PanelList.tsx';
export { PanelMenu } from './PanelMenu.tsx';
