/** Credit-based flow control. */
export const creditTexts = {
  title: 'Credit',
  note: 'cells, per VC',
  places: (node: string) => `places at ${node}`,
  waiting: 'waiting',
  underWay: 'under way',
  left: 'credit left',
  label: (port: string) => `Credit before and behind ${port}`,
  told: (vc: string, waiting: string, places: string, underWay: string, left: string) =>
    `${vc}: ${waiting} of ${places} places hold waiting cells, ${underWay} are under way, ${left} credits left.`,
  all: 'Every source may send.',
  spent: (vcs: string, many: boolean) => `${vcs} ${many ? 'wait' : 'waits'} for credit.`,
  body: (node: string, waiting: string, places: string, left: string) =>
    `At ${node} **${waiting}** cells wait on **${places}** places, and **${left}** more may come: a cell leaves only ` +
    'for a place that is free, so none is ever lost.',
} as const;
