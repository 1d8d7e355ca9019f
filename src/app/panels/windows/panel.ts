import { EVERYWHERE, type Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { WindowsPanel } from './WindowsPanel.tsx';

export const windowsPanel: Panel = {
  ...panelNames.windows,
  id: 'cwnd',
  draws: ['area', 'diamond', 'square', 'capital'],
  group: 'windows',
  region: 'left',
  order: 140,
  places: EVERYWHERE,
  grows: true,
  embed: true,
  when: (run) => run.hasWindows && (run.isRated || !run.isCredited),
  isOpen: ({ run, profile, magnifies }) => run.isRated || profile !== 'projector' || !magnifies,
  compare: (run) => (run.hasWindows && !run.isRated ? 'windows' : null),
  View: WindowsPanel,
};
