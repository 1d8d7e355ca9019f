import { pageLink } from '../../link/pageLink.ts';
import { parseLink, writeLink } from '../../link/query.ts';
import { hiding, withSaid } from '../../link/said.ts';
import type { LinkState } from '../../link/state.ts';

/** The address of the handout of a link; both begin with a question mark. */
export const handoutOf = (query: string): string => pageLink('handout', query.slice(1));

/** What the address says of the run: everything but that it is a handout. */
export const linkOf = (search: string): string => withSaid(search, { page: null });

/**
 * The link of the stage on the paper: network and plots, still, without the sentence, as the questions ask for it. Parts that the
 * link leaves out are left out here too.
 */
export const pictureOf = (search: string): string =>
  withSaid(hiding(linkOf(search), 'sentence'), {
    embed: '1',
    paused: '1',
    show: 'network',
    large: null,
  });

/** The link on the paper: the run of the stage, with parts, theme and frame of the page as the address has them. */
export function printedLink(now: LinkState, search: string): string {
  const { hide, show, large, order, theme, view } = parseLink(linkOf(search)).link;
  return writeLink({ ...now, embed: undefined, hide, show, large, order, theme, view, paused: true }).query;
}
