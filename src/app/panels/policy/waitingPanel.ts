import type { Panel } from '../../panel/panel.ts';
import { panelNames } from '../../strings/panels/panelNames.ts';
import { late } from '../../widgets/late.tsx';

/** While a rule is written that reads what each VC has in the queue. */
export const waitingPanel: Panel = {
  ...panelNames.waiting,
  id: 'waiting',
  draws: ['bar'],
  group: 'waiting',
  region: 'left',
  order: 5,
  // Right above the text.
  orderOnPhone: 219,
  places: { laptop: true, projector: true, phone: 'policy' },
  embed: false,
  when: (run) => !run.hasRateControl,
  isOpen: ({ writesAboutVcs }) => writesAboutVcs,
  // In the script of the editor, which has the language of rules.
  View: late(async () => (await import('./editor/RuleEditor.tsx')).WaitingPanel, { isAhead: false }),
};
