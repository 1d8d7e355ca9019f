import type { Panel, Surroundings } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { isRoomy } from '../../widgets/stageSize.ts';
import { Questions } from './Questions.tsx';

/** The right column has room for the questions too, or is as long as its content; elsewhere the header has them. */
export const hasRoomForQuestions = ({ profile, size }: Surroundings): boolean =>
  profile !== 'projector' && isRoomy(size);

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
