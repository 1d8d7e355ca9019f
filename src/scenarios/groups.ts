import { LEVELS, type Level, type SceneCard } from './card.ts';
import { networks, scenes } from './index.ts';
import { NETWORK_CARDS } from './networkCards.ts';
import { PAPERS, type PaperId } from './papers/list.ts';
import { environments } from './papers/rosolen.ts';

/** Entry of a scenario in a menu, available without building it. */
export interface Listing extends SceneCard {
  readonly id: string;
  readonly title: string;
  /** The network in one line. */
  readonly subtitle: string;
  /** The paper, with the sections. */
  readonly source: string;
  /** Whether it is a network of a paper, without a lesson. */
  readonly isNetwork: boolean;
  /** Whether it opens on the screen on which the reader controls a sender. */
  readonly isByHand: boolean;
}

export interface ListingGroup {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly entries: readonly Listing[];
}

interface Described {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly source?: string;
}

/** Lesson scenes by level, from simple to hard. */
export const LEVEL_GROUPS: Readonly<Record<Level, Omit<ListingGroup, 'entries'>>> = {
  1: { id: 'first-steps', title: 'First steps', note: 'Each scene opens at the moment it is about.' },
  2: {
    id: 'going-on',
    title: 'Going on',
    note: 'Fairness, buffers, schedulers, and rates instead of losses.',
  },
  3: { id: 'research', title: 'Research', note: 'Open questions of the papers, with their own mechanisms.' },
};

function network({ id, title, subtitle = '', source = '' }: Described, paper: PaperId | null): Listing {
  const [line = '', ...mechanisms] = NETWORK_CARDS[id] ?? [];
  return { id, title, subtitle, source, line, mechanisms, paper, level: 3, isNetwork: true, isByHand: false };
}

const lessons = (level: Level): ListingGroup => ({
  ...LEVEL_GROUPS[level],
  entries: scenes
    .filter(([, card]) => card.level === level)
    .map(([{ id, title, subtitle = '', source = '', stage }, card]) => ({
      id,
      title,
      subtitle,
      source,
      ...card,
      isNetwork: false,
      isByHand: stage?.byHand !== undefined,
    })),
});

const networksOf = (paper: PaperId | null): readonly Listing[] =>
  [
    ...networks.filter((some) => some.paper === paper).flatMap(({ documents }) => documents),
    ...(paper === 'rosolen' ? environments : []),
  ].map((document) => network(document, paper));

/** Everything that can be opened by name: lesson scenes first, then the networks of each paper. */
export const listings = (): readonly ListingGroup[] => [
  ...LEVELS.map(lessons),
  ...PAPERS.map(({ id, title, note }) => ({ id, title, note, entries: networksOf(id) })),
  { id: 'others', title: 'Other networks', note: '', entries: networksOf(null) },
];
