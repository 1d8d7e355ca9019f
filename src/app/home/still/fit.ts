import { listenToKeys } from '../../keys/keys.ts';
import { keepLanguage } from '../../language/language.ts';
import { nextLesson } from '../progress.ts';
import { STORY } from './addresses.ts';

/**
 * What a reader did before changes where links of the still page lead, not how it looks. A press on the picture is one on the
 * button, and so is Space as long as nothing else has the focus and the page has not been scrolled.
 */
export function fitStill(): void {
  const see = (): void => location.assign(STORY);
  document.getElementById('press')?.addEventListener('click', see);
  listenToKeys(window, ({ key, alt, ctrl, shift, target }) => {
    const isOfButton = target instanceof Element && target.matches('body, #why');
    const isHome = document.getElementById('why')?.checkVisibility() ?? false;
    return key === ' ' && !alt && !ctrl && !shift && isHome && isOfButton && scrollY === 0 ? see : null;
  });
  const next = nextLesson();
  const learn = document.getElementById('learn');
  if (next !== null && learn instanceof HTMLAnchorElement) learn.href = `?lesson=${next}`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#still a[hreflang]')) {
    const folder = link.href;
    link.addEventListener('click', () => {
      link.href = folder + location.search + location.hash;
      keepLanguage(link.hreflang);
    });
  }
}
