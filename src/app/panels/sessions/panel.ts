import type { Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { late } from '../../widgets/late.tsx';

export const sessionsPanel: Panel = {
  ...panelNames.sessions,
  id: 'sessions',
  draws: [],
  group: 'sessions',
  region: 'left',
  order: 145,
  orderOnPhone: 235,
  places: { laptop: true, projector: true, phone: 'score' },
  canEnlarge: true,
  isHiddenByDefault: true,
  embed: false,
  View: late(async () => (await import('./SessionsPanel.tsx')).SessionsPanel),
};
