import type { Panel } from '../../panel/panel.ts';
import { leadsWithSenders } from '../../store/runKind.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { late } from '../../widgets/late.tsx';
import { NetworkPanel } from './NetworkPanel.tsx';

export const networkPanel: Panel = {
  ...panelNames.network,
  id: 'network',
  draws: ['disc', 'ring', 'cells', 'box'],
  group: 'network',
  region: 'left',
  order: 10,
  places: { laptop: true, projector: true, phone: 'network' },
  embed: false,
  when: (run) => !run.hasRateControl,
  // While a rule is written, the cells of each VC replace it, if there is no room for both.
  isOpen: ({ profile, size, writesAboutVcs }) =>
    !writesAboutVcs || profile === 'phone' || (profile === 'laptop' && !size.low),
  View: NetworkPanel,
};

/** The plot of the network has a tab of its own on a phone; its senders lead the traces. */
export const sendersPanel: Panel = {
  ...panelNames.senders,
  id: 'senders',
  draws: ['disc', 'ring'],
  group: 'windows',
  region: 'left',
  order: 3,
  places: { laptop: false, projector: false, phone: 'traces' },
  embed: true,
  when: leadsWithSenders,
  selectsVc: true,
  isNextToTraces: true,
  View: late(async () => (await import('./rings/SenderRow.tsx')).SenderRow),
};
