import type { ListingGroup } from '../../../scenarios/groups.ts';

/** The entries that have every typed word somewhere in what the list says of them; groups without any are left out. */
export function found(groups: readonly ListingGroup[], typed: string): readonly ListingGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => {
      const entries = group.entries.filter(({ id, title, subtitle, line }) => {
        const text = `${group.title} ${id} ${title} ${subtitle} ${line}`.toLowerCase();
        return words.every((word) => text.includes(word));
      });
      return { ...group, entries };
    })
    .filter(({ entries }) => entries.length > 0);
}
