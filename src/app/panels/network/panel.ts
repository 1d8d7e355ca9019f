import type { Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panelNames.ts';
import { NetworkPanel } from './NetworkPanel.tsx';

export const networkPanel: Panel = {
  ...panelNames.network,
  id: 'network',
  control: 'network',
  region: 'left',
  order: 10,
  places: { laptop: true, projector: true, phone: 'network' },
  embed: false,
  when: (run) => !run.isRated,
  View: NetworkPanel,
};
