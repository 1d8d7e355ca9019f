import type { Panel } from '../../../panel/panel.ts';
import { panelNames } from '../../../strings/panels/panelNames.ts';
import { late } from '../../../widgets/late.tsx';

/** How TCP, sources, end systems and nodes work; open instead of the mechanisms of the port. */
export const explainedPanel: Panel = {
  ...panelNames.explained,
  id: 'explained',
  draws: ['yellow-line'],
  group: 'policy',
  region: 'right',
  order: 221,
  places: { laptop: true, projector: true, phone: 'policy' },
  embed: false,
  isOpen: ({ isExplaining }) => isExplaining,
  View: late(async () => (await import('./ExplainedCard.tsx')).ExplainedCard, { isAhead: false }),
};
