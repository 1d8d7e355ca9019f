import type { Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { SpacetimePanel } from './SpacetimePanel.tsx';

export const framesPanel: Panel = {
  ...panelNames.frames,
  id: 'frames',
  draws: ['line', 'ringed', 'dashed', 'triangle', 'diamond', 'square'],
  group: 'frames',
  region: 'left',
  order: 150,
  places: { laptop: true, projector: false, phone: 'traces' },
  canEnlarge: true,
  embed: false,
  isOpen: ({ frames }) => frames,
  View: SpacetimePanel,
};
