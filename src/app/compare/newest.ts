import type { Edit } from '../../contract/index.ts';

/** The last value of each path. */
export const newest = (edits: readonly Edit[]): readonly Edit[] =>
  edits.filter((edit, i) => !edits.slice(i + 1).some(({ path }) => path === edit.path));
