import type { Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { late } from '../../widgets/late.tsx';

export const inspectorPanel: Panel = {
  ...panelNames.inspector,
  id: 'inspector',
  draws: ['line'],
  group: 'policy',
  region: 'right',
  order: 210,
  places: { laptop: true, projector: true, phone: 'network' },
  embed: false,
  when: (run) => run.hasRateControl,
  View: late(async () => (await import('./Inspector.tsx')).Inspector),
};
