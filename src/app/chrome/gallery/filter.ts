import type { Level, Mechanism } from '../../../scenarios/card.ts';
import type { Listing, ListingGroup } from '../../../scenarios/groups.ts';
import type { PaperId } from '../../../scenarios/papers/list.ts';
import { sceneTexts } from '../../strings/scenes.ts';

/** Filter of the gallery. An empty list excludes nothing. */
export interface Filter {
  readonly words: string;
  readonly levels: readonly Level[];
  readonly mechanisms: readonly Mechanism[];
  readonly papers: readonly PaperId[];
}

export const NO_FILTER: Filter = { words: '', levels: [], mechanisms: [], papers: [] };

export const isEmpty = ({ words, levels, mechanisms, papers }: Filter): boolean =>
  words.trim() === '' && levels.length + mechanisms.length + papers.length === 0;

const fits = <Value>(wanted: readonly Value[], has: readonly (Value | null)[]): boolean =>
  wanted.length === 0 || wanted.some((value) => has.includes(value));

/** All searchable text of an entry. */
const textOf = (
  { title: group }: ListingGroup,
  { id, title, subtitle, source, line, mechanisms }: Listing,
): string =>
  [
    group,
    id,
    title,
    subtitle,
    source,
    line,
    ...mechanisms.map((mechanism) => sceneTexts.mechanisms[mechanism]),
  ]
    .join(' ')
    .toLowerCase();

/** Entries that contain every typed word and match each filter; groups without any are left out. */
export function found(groups: readonly ListingGroup[], filter: Filter): readonly ListingGroup[] {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => {
      const entries = group.entries.filter((entry) => {
        const text = textOf(group, entry);
        return (
          words.every((word) => text.includes(word)) &&
          fits(filter.levels, [entry.level]) &&
          fits(filter.mechanisms, entry.mechanisms) &&
          fits(filter.papers, [entry.paper])
        );
      });
      return { ...group, entries };
    })
    .filter(({ entries }) => entries.length > 0);
}
