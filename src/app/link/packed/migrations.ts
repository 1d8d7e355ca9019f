/** What a version's content becomes in the next one: the place of the function is the version it reads, from 1. */
export type Migration = (content: unknown) => unknown;
const MIGRATIONS: readonly Migration[] = [];

/** Content of any known version as the newest. */
export const migrated = (
  content: unknown,
  version: number,
  migrations: readonly Migration[] = MIGRATIONS,
): unknown => migrations.slice(version - 1).reduce((now, migrate) => migrate(now), content);
