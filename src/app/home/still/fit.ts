import { keepOther } from '../../language/language.ts';
import { nextLesson } from '../progress.ts';
import { STORY } from './addresses.ts';

/** What a reader did before changes where links of the still page lead, not how it looks. A press on the picture is one on the button. */
export function fitStill(): void {
  document.getElementById('press')?.addEventListener('click', () => location.assign(STORY));
  const next = nextLesson();
  const learn = document.getElementById('learn');
  if (next !== null && learn instanceof HTMLAnchorElement) learn.href = `?lesson=${next}`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#still a[hreflang]')) {
    const folder = link.href;
    link.addEventListener('click', () => {
      link.href = folder + location.search + location.hash;
      keepOther();
    });
  }
}
