import type { Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { late } from '../../widgets/late.tsx';

export const senderRatesPanel: Panel = {
  ...panelNames.senderRates,
  id: 'sender-rates',
  draws: ['area', 'dashed', 'dots'],
  group: 'sender-rates',
  region: 'left',
  order: 142,
  places: { laptop: true, projector: true, phone: 'traces' },
  canEnlarge: true,
  isHiddenByDefault: true,
  embed: false,
  View: late(async () => (await import('./SenderRatesPanel.tsx')).SenderRatesPanel),
};
