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
  // While a rule is written, the cells of each VC are in its place, as far as there is no room for both.
  isOpen: ({ profile, size, writesAboutVcs }) =>
    !writesAboutVcs || profile === 'phone' || (profile === 'laptop' && !size.low),
  View: NetworkPanel,
};
