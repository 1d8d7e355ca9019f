import { listenToKeys } from '../../keys/keys.ts';
import { keepLanguage } from '../../language/language.ts';
import { nextLesson } from '../progress.ts';
import { STORY } from './addresses.ts';

/**
 * Adapts the links of the still page to what the reader did before, without changing its look. A press on the picture acts as the
 * button, and so does Space while nothing else has the focus and the page has not been scrolled.
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
