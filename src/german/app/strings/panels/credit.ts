import type { creditTexts as english } from '../../../../app/strings/panels/credit.ts';
import { panelNames } from '../../../../app/strings/panels/panelNames.ts';
import type { Like } from '../../../like.ts';

/** Flusskontrolle mit Krediten. */
export const creditTexts = {
  title: panelNames.credit.title,
  note: 'Zellen, je VC',
  places: (node: string) => `Plätze bei ${node}`,
  waiting: 'wartend',
  underWay: 'unterwegs',
  left: 'Restkredit',
  label: (port: string) => `Kredit vor und hinter ${port}`,
  spoken: (vc: string, waiting: string, places: string, underWay: string, left: string) =>
    `${vc}: Auf ${waiting} von ${places} Plätzen warten Zellen, ${underWay} sind unterwegs, Restkredit ${left}.`,
  all: (at: string | null) =>
    at === null ? 'Jede Quelle darf senden.' : `Bei ${at} s durfte jede Quelle senden.`,
  spent: (vcs: string, many: boolean, at: string | null) => {
    const verb = at === null ? (many ? 'warten' : 'wartet') : many ? 'warteten' : 'wartete';
    return at === null ? `${vcs} ${verb} auf Kredit.` : `Bei ${at} s ${verb} ${vcs} auf Kredit.`;
  },
  body: (node: string, waiting: string, places: string, left: string) =>
    `Bei ${node} ${waiting === '1' ? 'wartet **1** Zelle' : `warten **${waiting}** Zellen`} auf **${places}** Plätzen, und **${left}** weitere dürfen kommen: Eine Zelle geht nur ` +
    'zu einem freien Platz ab, also geht keine verloren.',
  time: {
    title: panelNames.creditLeft.title,
    unit: (to: string) => `Zellen, nach ${to}`,
    places: 'gestrichelt: Plätze',
    label: (to: string) => `Restkredit für Zellen nach ${to} und an den anderen Stellen des Wegs eines VC`,
    to: (node: string) => `nach ${node}`,
    name: (vc: string, node: string) => `${vc} nach ${node}`,
  },
} satisfies Like<typeof english>;
