import { parseLink, writeLink } from '../../link/query.ts';
import type { LinkState } from '../../link/state.ts';

/** Of the page. */
const PAGE = 'handout';

/** The address of the handout of a link; both begin with a question mark. */
export const handoutOf = (query: string): string => `?page=${PAGE}&${query.slice(1)}`;

/** What the address says of the run: everything but that it is a handout. */
export function linkOf(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return `?${query}`;
}

/**
 * The link of the stage on the paper: network and plots, still, without the sentence, as the questions ask for it. Parts that the
 * link leaves out are left out here too.
 */
export function pictureOf(search: string): string {
  const query = new URLSearchParams(linkOf(search));
  const hidden = query.get('hide')?.split(',') ?? [];
  query.set('embed', '1');
  query.set('paused', '1');
  query.set('show', 'network');
  query.set('hide', [...new Set([...hidden, 'sentence'])].join(','));
  query.delete('large');
  return `?${query}`;
}

/** The link on the paper: the run of the stage, with parts, theme and frame of the page as the address has them. */
export function printedLink(now: LinkState, search: string): string {
  const { hide, show, large, order, theme, view } = parseLink(linkOf(search)).link;
  return writeLink({ ...now, embed: undefined, hide, show, large, order, theme, view, paused: true }).query;
}
