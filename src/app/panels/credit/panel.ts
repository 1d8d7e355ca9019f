import { EVERYWHERE, type Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { late } from '../../widgets/late.tsx';

export const creditPanel: Panel = {
  ...panelNames.credit,
  id: 'credit',
  draws: ['solid', 'hatched', 'box'],
  group: 'windows',
  region: 'left',
  order: 60,
  // Without gutters the rows of queue and credit belong together.
  orderOnPhone: 115,
  places: EVERYWHERE,
  embed: true,
  when: (run) => run.isCreditBased && !run.hasRateControl,
  View: late(async () => (await import('./CreditPanel.tsx')).CreditPanel),
};

export const creditLeftPanel: Panel = {
  ...panelNames.creditLeft,
  id: 'credit-left',
  draws: ['area', 'dashed'],
  group: 'queue',
  region: 'left',
  order: 110,
  places: EVERYWHERE,
  canEnlarge: true,
  embed: true,
  when: (run) => run.hasCredit,
  compare: (run) => (run.isCreditBased && !run.hasRateControl ? 'windows' : null),
  result: (run) => (run.isCreditBased && !run.hasRateControl ? 'each' : null),
  View: late(async () => (await import('./CreditLevels.tsx')).CreditLevels),
};
