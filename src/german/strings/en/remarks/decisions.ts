import type { DecisionRemarks } from '../../../../contract/index.ts';
import { fixed, grouped } from '../../../../strings/en/numbers.ts';
import type { Templates } from '../../../../strings/say.ts';
import { bold, reason } from './parts.ts';

const PARTS: Readonly<Record<DecisionRemarks['bufferFull']['part'], string>> = {
  only: 'einzige Zelle',
  first: 'erste Zelle',
  last: 'letzte Zelle',
  middle: 'Zelle',
};

export const decisionRemarks: Templates<DecisionRemarks> = {
  cellAccepted: ({ name }) => `Eine Zelle von ${name} wird angenommen.`,
  frameRefused: ({ name }) => `Der ganze Frame von ${name} wird abgewiesen.`,
  cellRefused: ({ name }) => `Eine Zelle von ${name} wird abgewiesen.`,
  cellLeaves: ({ name }) => `Eine Zelle von ${name} geht ab.`,
  thrownAtHead: ({ name }) => `Eine Zelle von ${name} wird vorn aus der Warteschlange geworfen.`,
  severalThrownAtHead: ({ count }) => `${grouped(count)} Zellen werden vorn aus der Warteschlange geworfen.`,
  headMakesRoom: ({ name }) => `Vorn in der Warteschlange wird Platz für eine Zelle von ${name}.`,
  hasWaited: ({ forPs }) => `Sie hat ${bold(`${fixed(forPs / 1e9, 1)} ms`)} gewartet.`,
  lineThrowsAway: ({ line, because }) => `Zeile ${line} wirft sie weg${reason(because)}.`,
  lineRefuses: ({ line, because }) => `Zeile ${line} weist sie ab${reason(because)}.`,
  frameEndKept: ({ name }) =>
    `Sie markiert das Ende des Frames, der nächste bleibt also von ihm getrennt; ${name} verlässt die Drop-Liste.`,
  placesTaken: ({ queue, capacity }) => `${bold(queue)} von ${grouped(capacity)} Plätzen sind belegt.`,
  frameBeingRefused: ({ name, queue }) =>
    `Sie gehört zu einem Frame von ${name}, der schon abgewiesen wird; die Warteschlange (${bold(queue)}) spielt keine Rolle mehr.`,
  bufferFull: ({ buffer, queue, capacity, part }) =>
    `${buffer ?? 'Der Puffer'} hält ${bold(queue)} von ${grouped(capacity)} Zellen, also ist für diese ${bold(PARTS[part])} kein Platz.`,
  ruleFails: ({ fault, line }) =>
    `Die Regel hat keine Antwort: ${bold(fault)} in Zeile ${line}. Die Zelle wird wie bei Tail Drop behandelt.`,
  queueOfClass: ({ buffer }) => `Es geht um die Warteschlange von ${buffer} im Puffer.`,
  holdsAllItMay: ({ name }) => `Eine Zelle von ${name} wird abgewiesen: ${name} hält alles, was er darf.`,
  shareFull: ({ name, cells, max }) =>
    `${name} hält ${bold(cells)} ${cells === 1 ? 'Zelle' : 'Zellen'}; sein Anteil ist höchstens ${bold(max)}.`,
  pushedOutFor: ({ name, victim }) => `Die letzte Zelle von ${victim} wird für ${name} verdrängt.`,
  longestMakesRoom: ({ name, cells, min, victim, victimCells, victimMin }) =>
    `Der Puffer ist voll, und ${name} hält ${bold(cells)} seiner garantierten ${bold(min)} Zellen. ${victim} hat die längste Warteschlange über dem eigenen Minimum, ${bold(victimCells)} Zellen gegen ${bold(victimMin)}.`,
  noneAboveMinimum: () =>
    'Keine Warteschlange ist über ihrem eigenen Minimum, also wird keine Zelle verdrängt.',
  hasItsMinimum: ({ name, min }) =>
    `${name} hat seine garantierten ${bold(min)} Zellen, also wird für ihn keine Zelle verdrängt.`,
};
