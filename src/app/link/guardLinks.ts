import { hasAddress } from './place.ts';

const isAnchor = (target: EventTarget): target is HTMLAnchorElement =>
  target instanceof HTMLElement && target.matches('a[href]');

/** Whether a link leads to another page of this address: neither elsewhere nor to a place on this page. */
export const isOwnPage = (href: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i.test(href);

/**
 * Other pages of a page without an address are nowhere: a press on a link to one calls `report` instead of leaving for the
 * page around the frame, or for an error.
 */
export function guardLinks(report: () => void): void {
  if (hasAddress()) return;
  addEventListener('click', (event) => {
    const link = event.composedPath().find(isAnchor);
    if (event.defaultPrevented || link === undefined || !isOwnPage(link.getAttribute('href') ?? '')) return;
    event.preventDefault();
    report();
  });
}
