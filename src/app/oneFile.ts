import { HOME_PAGES, homePageOf } from './home/choice.ts';

/** The entry of the build that is one file: the stage or home, as the address says. */
const isHome = homePageOf(location.search, location.hash, window.parent !== window, HOME_PAGES) !== '';
void (isHome ? import('./home/main.tsx') : import('./main.tsx'));
