import type { HOME_PAGES, OTHER_PAGES } from '../home/choice.ts';

/** Values of `?page=`, without lesson and story, which have a key of their own (`?lesson=one-cell`). */
export type PageName = Exclude<
  (typeof HOME_PAGES)[number] | (typeof OTHER_PAGES)[number] | 'open',
  'lesson' | 'story'
>;

/** Example: `?page=papers&paper=000`. @param rest rest of the query: `paper=000` */
export const pageLink = (page: PageName, rest = ''): string => `?page=${page}${rest && `&${rest}`}`;
