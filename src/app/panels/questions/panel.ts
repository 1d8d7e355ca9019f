import type { Panel } from '../../panel/panel.ts';
import { hasRoomForQuestions, Questions } from '../../questions/Questions.tsx';
import { panelNames } from '../../strings/panels/panelNames.ts';

export const questionsPanel: Panel = {
  ...panelNames.questions,
  id: 'questions',
  draws: [],
  group: 'questions',
  region: 'right',
  order: 240,
  places: { laptop: true, projector: false, phone: 'score' },
  embed: false,
  isOpen: hasRoomForQuestions,
  View: Questions,
};
