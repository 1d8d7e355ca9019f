/** Converts a version's content to the next version; the position of the function is the version it reads, from 1. */
export type Migration = (content: unknown) => unknown;
const MIGRATIONS: readonly Migration[] = [];

/** Content of any known version, converted to the newest one. */
export const migrated = (
  content: unknown,
  version: number,
  migrations: readonly Migration[] = MIGRATIONS,
): unknown => migrations.slice(version - 1).reduce((now, migrate) => migrate(now), content);
