import type { Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { Sentence } from './Sentence.tsx';

export const sentencePanel: Panel = {
  ...panelNames.sentence,
  id: 'sentence',
  draws: ['yellow-line'],
  group: 'sentence',
  region: 'lead',
  order: 200,
  places: { laptop: true, projector: true, phone: 'lead' },
  embed: true,
  View: Sentence,
};
