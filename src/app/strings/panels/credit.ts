import { panelNames } from './panelNames.ts';

/** Credit-based flow control. */
const WAITED = { one: 'waited', many: 'waited' } as const;

export const creditTexts = {
  title: panelNames.credit.title,
  note: 'cells, per VC',
  places: (node: string) => `places at ${node}`,
  waiting: 'waiting',
  underWay: 'under way',
  left: 'credit left',
  label: (port: string) => `Credit before and behind ${port}`,
  spoken: (vc: string, waiting: string, places: string, underWay: string, left: string) =>
    `${vc}: ${waiting} of ${places} places hold waiting cells, ${underWay} are under way, ${left} ${left === '1' ? 'credit' : 'credits'} left.`,
  /** `at`, here and below: the moment in words that stay true; null where it is now. */
  all: (at: string | null) =>
    at === null ? 'Every source may send.' : `At ${at} s every source was allowed to send.`,
  spent: (vcs: string, many: boolean, at: string | null) =>
    at === null
      ? `${vcs} ${many ? 'wait' : 'waits'} for credit.`
      : `At ${at} s ${vcs} ${many ? WAITED.many : WAITED.one} for credit.`,
  body: (node: string, waiting: string, places: string, left: string) =>
    `At ${node} **${waiting}** ${waiting === '1' ? 'cell waits' : 'cells wait'} on **${places}** places, and **${left}** more may come: a cell leaves only ` +
    'for a free place, so no cell is lost.',
  time: {
    title: panelNames.creditLeft.title,
    unit: (to: string) => `cells, to ${to}`,
    places: 'dashed: places',
    label: (to: string) => `Credit left for cells to ${to}, and elsewhere on the way of one VC`,
    to: (node: string) => `to ${node}`,
    name: (vc: string, node: string) => `${vc} to ${node}`,
  },
} as const;
