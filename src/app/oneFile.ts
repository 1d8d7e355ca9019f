import { HOME_PAGES, homePageOf, untracked } from './home/choice.ts';

const page = homePageOf(untracked(location.search), location.hash, window.parent !== window, HOME_PAGES, []);
document.documentElement.dataset.entry = page || 'stage';

/** Home before any script is in a template of the file: the stage never shows it. */
const still = document.querySelector<HTMLTemplateElement>('template#still-page');
if (page !== '' && still !== null) still.replaceWith(still.content);

/** The entry of the build that is one file: the stage or home, as the address says. */
void (page === '' ? import('./main.tsx') : import('./home/main.tsx'));
