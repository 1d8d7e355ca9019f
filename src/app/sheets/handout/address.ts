import { pageLink } from '../../link/pageLink.ts';
import { parseLink, writeLink } from '../../link/query.ts';
import { hiding, withSaid } from '../../link/said.ts';
import type { LinkState } from '../../link/state.ts';

/** The address of the handout of a link; both begin with a question mark. */
export const handoutOf = (query: string): string => pageLink('handout', query.slice(1));

/** The run of an address: everything but `page=handout`. */
export const linkOf = (search: string): string => withSaid(search, { page: null });

/**
 * Link of the stage on the paper: network and plots, paused, without the sentence, which would answer the questions. Parts that
 * the link hides are hidden here too.
 */
export const pictureOf = (search: string): string =>
  withSaid(hiding(linkOf(search), 'sentence'), {
    embed: '1',
    paused: '1',
    show: 'network',
    large: null,
  });

/** The link on the paper: the run of the stage, with the parts, theme and visible range of the address. */
export function printedLink(now: LinkState, search: string): string {
  const { hide, show, large, order, theme, view } = parseLink(linkOf(search)).link;
  return writeLink({ ...now, embed: undefined, hide, show, large, order, theme, view, paused: true }).query;
}
