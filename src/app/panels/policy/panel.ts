import type { Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { PolicyCard } from './PolicyCard.tsx';

export const mechanismsPanel: Panel = {
  ...panelNames.mechanisms,
  id: 'mechanisms',
  draws: ['yellow-line'],
  group: 'policy',
  region: 'right',
  order: 220,
  places: { laptop: true, projector: true, phone: 'policy' },
  embed: false,
  isOpen: ({ isExplaining }) => !isExplaining,
  View: PolicyCard,
};
