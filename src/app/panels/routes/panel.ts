import type { Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { late } from '../../widgets/late.tsx';

export const routesPanel: Panel = {
  ...panelNames.routes,
  id: 'routes',
  draws: ['line', 'disc'],
  group: 'network',
  region: 'left',
  order: 20,
  places: { laptop: true, projector: true, phone: 'network' },
  embed: false,
  when: (run) => run.hasRateControl,
  View: late(async () => (await import('./RoutesPanel.tsx')).RoutesPanel),
};
