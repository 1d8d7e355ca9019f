import { EVERYWHERE, type Panel } from '../../panel/panel.ts';
import { isTight } from '../../panel/tight.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { DropListPanel } from './DropListPanel.tsx';

export const dropListPanel: Panel = {
  ...panelNames.dropList,
  id: 'droplist',
  draws: ['red-square', 'listed'],
  group: 'droplist',
  region: 'left',
  order: 130,
  places: EVERYWHERE,
  embed: true,
  when: (run) => !run.hasRateControl && !run.isCreditBased,
  isOpen: (around) => !(around.magnifies && isTight(around)),
  View: DropListPanel,
};
