import type { ScenarioDocument } from '../../../contract/index.ts';
import { USUAL_PORT } from '../../settings/ports.ts';
import { without } from '../../store/objects.ts';
import { addSwitch, connect } from './network.ts';
import { addSenders } from './senders.ts';
import { idOf } from './settings.ts';

/** Nothing but what a document has to have. */
export function emptyNetwork(title: string): ScenarioDocument {
  const { bufferCells, policy } = USUAL_PORT;
  return {
    version: 2,
    id: idOf(title),
    title,
    nodes: [],
    links: [],
    vcs: [],
    ports: { default: { bufferCells, policy } },
    run: { durationS: 2 },
  };
}

/** Senders of a template: entry, exit, how many. Switches by their place, from 1. */
type Flow = readonly [from: number, to: number, count: number];

function network(
  title: string,
  switches: number,
  links: readonly (readonly [number, number])[],
  flows: readonly Flow[],
): ScenarioDocument {
  const name = (place: number) => `S${place}`;
  let document = emptyNetwork(title);
  for (let i = 0; i < switches; i++) document = addSwitch(document).document;
  for (const [a, b] of links) document = connect(document, name(a), name(b));
  for (const [from, to, count] of flows)
    document = addSenders(document, name(from), name(to), count).document;
  return document;
}

const CHAIN = [
  [1, 2],
  [2, 3],
  [3, 4],
] as const;

/** Networks to begin with, by the names that lists show. */
export const TEMPLATES = {
  empty: emptyNetwork,
  /** One link that all share. */
  dumbbell: (title: string) => network(title, 2, [[1, 2]], [[1, 2, 10]]),
  /** Everybody leaves at the end; those who enter first have the longest way. */
  parkingLot: (title: string) =>
    network(title, 4, CHAIN, [
      [1, 4, 5],
      [2, 4, 5],
      [3, 4, 5],
    ]),
  /** A long way over three links, each of which others share. */
  chain: (title: string) =>
    network(title, 4, CHAIN, [
      [1, 4, 4],
      [1, 2, 4],
      [2, 3, 4],
      [3, 4, 4],
    ]),
  /** Four arms around one switch; three of them send to the fourth. */
  star: (title: string) =>
    network(
      title,
      5,
      [
        [2, 1],
        [3, 1],
        [4, 1],
        [1, 5],
      ],
      [
        [2, 5, 4],
        [3, 5, 4],
        [4, 5, 4],
      ],
    ),
} as const;
export type TemplateName = keyof typeof TEMPLATES;

/** A network that others have built, to be changed: without the words, questions and moments of its lesson. */
export function asDraft(document: ScenarioDocument, title: string): ScenarioDocument {
  const { port, msPerSecond } = document.stage ?? {};
  const stage = { ...(port !== undefined && { port }), ...(msPerSecond !== undefined && { msPerSecond }) };
  const bare = without(document, '$schema', 'subtitle', 'description', 'source', 'stage');
  return { ...bare, id: idOf(title), title, ...(Object.keys(stage).length > 0 && { stage }) };
}
