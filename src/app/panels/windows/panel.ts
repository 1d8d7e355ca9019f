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
  canEnlarge: true,
  embed: true,
  when: (run) => run.hasWindows && (run.hasRateControl || !run.isCreditBased),
  isOpen: ({ run, profile, magnifies }) => run.hasRateControl || profile !== 'projector' || !magnifies,
  compare: (run) => (run.hasWindows && !run.hasRateControl ? 'windows' : null),
  View: WindowsPanel,
};
