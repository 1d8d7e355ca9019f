import { type RmRemarks, shownRmNumber } from '../../../../contract/index.ts';
import { duration, grouped, rate } from '../../../../strings/en/numbers.ts';
import type { Templates } from '../../../../strings/say.ts';
import { bold, changed, ratesApart, secondsOf } from './parts.ts';

export const rmName = (number: number): string => `RM-Zelle ${grouped(shownRmNumber(number))}`;

/** Der VC, oder ein Switch, der ein Segment seines Regelkreises beginnt. */
const source = (node: string | null, name: string): string => (node === null ? name : `${node} für ${name}`);

/** `ACR **60.900** wird **58.000**` */
export function acrChange(before: number, after: number): string {
  const [from, to] = ratesApart(before, after);
  return before === after ? `ACR bleibt ${bold(from)}` : `ACR ${bold(from)} wird ${bold(to)}`;
}

const DOES: Readonly<
  Record<RmRemarks['switchDoes']['does'], (node: string, name: string, er: number) => string>
> = {
  lowers: (node, name, er) => `${node} senkt die Rate von ${name} auf ${rate(er)}.`,
  slows: (node, name) => `${node} bremst ${name}.`,
  holds: (node, name) => `${node} verbietet ${name}, schneller zu werden.`,
  reads: (node, name) => `${node} liest die Rate von ${name}.`,
  passes: (node, name) => `${node} lässt die RM-Zelle von ${name} durch.`,
};

export const rmRemarks: Templates<RmRemarks> = {
  sendsRm: ({ node, name, number }) => `${source(node, name)} sendet ${rmName(number)}.`,
  asksFor: ({ ccr, er, in16Bits }) =>
    `Sie nennt CCR ${bold(rate(ccr))} Zellen/s, die erlaubte Rate ihrer Quelle, und verlangt ER ${bold(rate(er))}, deren PCR${in16Bits ? ' in 16 Bits' : ''}.`,
  passesCongestionOn: ({ node, name }) => `${node} gibt die Überlast an ${name} weiter.`,
  turnsRound: ({ node, number }) => `${node} schickt ${rmName(number)} zurück.`,
  turned: ({ isMarked, er, isEnd }) => {
    const why = isEnd
      ? 'mehr kann das Ziel nicht aufnehmen'
      : 'so viel darf die virtuelle Quelle weitersenden';
    const lowered = er === null ? '' : ` ER wird ${bold(rate(er))}: ${why}.`;
    if (isMarked)
      return `Die Datenzelle davor kam mit gesetztem EFCI, also ist CI auf dem Rückweg gesetzt.${lowered}`;
    return `Die Datenzelle davor kam ohne EFCI: ${er === null ? 'Nichts ändert sich.' : `CI bleibt, wie es ist.${lowered}`}`;
  },
  switchDoes: ({ node, name, does, er }) => DOES[does](node, name, er),
  sourceDoes: ({ node, name, before, after }) => {
    const does = after < before ? 'bremst auf' : after > before ? 'beschleunigt auf' : 'bleibt bei';
    return `${source(node, name)} ${does} ${rate(after)}.`;
  },
  leavesWith: ({ ccr, er }) => `Sie geht mit CCR ${bold(rate(ccr))}, ER ${bold(rate(er))} ab.`,
  nodeChanged: ({ node, change }) => `${node} ${changed(change)}.`,
  nodeChangedLater: ({ node, change }) => `Danach: ${node} ${changed(change)}.`,
  isBack: ({ before, after }) => `Sie ist zurück: ${acrChange(before, after)}.`,
  endOfWay: ({ number }) => `${rmName(number)} ist zurück: Hier endet ihr Weg.`,
  notHome: ({ number, lookedPs }) =>
    `${rmName(number)} kommt in den betrachteten ${bold(duration(lookedPs))} nicht zurück: Sie ging verloren, oder der Lauf endet vorher.`,
  noRmCell: ({ vc, port, time, find }) => {
    const where = port === null ? 'an ein Ende des VC' : `zu ${port}`;
    if (find === 'before') return `Vorher kam keine RM-Zelle von VC ${vc} ${where}.`;
    if (find === 'after') return `Noch ist keine spätere RM-Zelle von VC ${vc} ${where} gekommen.`;
    return `Keine RM-Zelle von VC ${vc} kommt ${find === 'at' ? 'bei' : 'nahe'} ${secondsOf(time)} ${where}.`;
  },
};
