import type { HOME_PAGES, OTHER_PAGES } from '../home/choice.ts';

/** What `?page=` may say, but for a lesson and a story, which have a key of their own (`?lesson=one-cell`). */
export type PageName = Exclude<
  (typeof HOME_PAGES)[number] | (typeof OTHER_PAGES)[number] | 'open',
  'lesson' | 'story'
>;

/** `?page=papers&paper=000`. @param rest what else the address says: `paper=000` */
export const pageLink = (page: PageName, rest = ''): string => `?page=${page}${rest && `&${rest}`}`;
