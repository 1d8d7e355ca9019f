import { scenarios } from './index.ts';
import { LINES } from './lines.ts';
import { environments } from './papers/rosolen.ts';

/** What a menu says of a scenario, without building it. */
export interface Listing {
  readonly id: string;
  readonly title: string;
  /** The network in one line. */
  readonly subtitle: string;
  /** What there is to see, in one line. */
  readonly line: string;
}

export interface ListingGroup {
  readonly id: string;
  readonly title: string;
  readonly short: string;
  readonly note: string;
  readonly entries: readonly Listing[];
}

/** A description may be long; a menu has one line. */
const firstSentence = (text: string): string => /^.*?[.:](?=\s|$)/s.exec(text)?.[0] ?? text;

interface Described {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly description?: string;
  readonly stage?: { readonly hook?: string };
}

const listing = ({ id, title, subtitle = '', description = '', stage }: Described): Listing => ({
  id,
  title,
  subtitle,
  line: stage?.hook ?? LINES[id] ?? firstSentence(description),
});

/** In the order of the menu; a scenario is from the paper that its source begins with. */
const PAPERS = [
  {
    id: 'cheon-panwar',
    title: 'Cheon & Panwar 1997',
    short: 'Cheon & Panwar',
    note: 'EPD and ESPD in the parking lot.',
  },
  {
    id: 'rosolen',
    title: 'Rosolen, Bonaventure & Leduc 1999',
    short: 'Rosolen et al.',
    note: 'ATM-RED beside EPD and FBA: files in twelve environments.',
  },
  {
    id: 'nagata',
    title: 'Nagata, Morita, Noguchi & Miyake 2000',
    short: 'Nagata et al.',
    note: 'Dropping from the front, and CCD: 10 to 100 servers at one switch.',
  },
  {
    id: 'zhu',
    title: 'Zhu 1999',
    short: 'Zhu',
    note: 'Queues, shares and weights by VC: Poisson sources, then TCP.',
  },
  {
    id: 'ulku',
    title: 'Ülkü 1997',
    short: 'Ülkü',
    note: 'ABR: switches tell sources how fast they may send.',
  },
] as const;

/** Everything that can be opened by name: lesson scenes first, then the networks of each paper. */
export function listings(): readonly ListingGroup[] {
  const lessons = scenarios.filter(({ stage }) => stage?.hook !== undefined);
  const networks: readonly (Described & { readonly source?: string })[] = [
    ...scenarios.filter((one) => !lessons.includes(one)),
    ...environments,
  ];
  const taken = new Set<string>();
  const papers = PAPERS.map((paper) => {
    const entries = networks.filter(({ source }) => source?.startsWith(paper.title));
    for (const one of entries) taken.add(one.id);
    return { ...paper, entries: entries.map(listing) };
  });
  const others = networks.filter(({ id }) => !taken.has(id)).map(listing);
  return [
    {
      id: 'lessons',
      title: 'Lesson scenes',
      short: 'Lessons',
      note: 'From simple to hard. Each opens at the moment it is about.',
      entries: lessons.map(listing),
    },
    ...papers,
    ...(others.length > 0
      ? [{ id: 'others', title: 'Other networks', short: 'Others', note: '', entries: others }]
      : []),
  ];
}
