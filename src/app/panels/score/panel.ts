import type { Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { Score } from './Score.tsx';

export const scorePanel: Panel = {
  ...panelNames.score,
  id: 'score',
  draws: ['solid', 'dense', 'dots', 'wide'],
  group: 'score',
  region: 'right',
  order: 230,
  places: { laptop: true, projector: true, phone: 'score' },
  embed: false,
  View: Score,
};
