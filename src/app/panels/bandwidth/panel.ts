import { EVERYWHERE, type Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { late } from '../../widgets/late.tsx';
import { isRoomy } from '../../widgets/stageSize.ts';

export const bandwidthPanel: Panel = {
  ...panelNames.bandwidth,
  id: 'bandwidth',
  draws: ['solid', 'dashed'],
  group: 'queue',
  region: 'left',
  order: 100,
  places: EVERYWHERE,
  canEnlarge: true,
  embed: true,
  when: (run) => run.hasRateControl,
  // A low page shows sequence numbers instead; a low frame in another page has no room for either.
  isOpen: ({ magnifies, embed, profile, size }) =>
    embed ? !size.low : !magnifies || profile === 'projector' || isRoomy(size),
  View: late(async () => (await import('./BandwidthPanel.tsx')).BandwidthPanel),
};
