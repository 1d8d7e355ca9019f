/** Stands for the address that a page inside another one may not have (RFC 6761, 6.4). */
const NOWHERE = 'https://cellscope.invalid/';

/** A page from `srcdoc` or from a blob has no address that leads to it. */
export const hasAddress = (): boolean => /^(https?|file):$/.test(location.protocol);

/** The whole address of a query of this page. */
export const hrefOf = (query: string): string => new URL(query, hasAddress() ? location.href : NOWHERE).href;

const LOOPBACK = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/;

/** Who can open a link: all devices, this one alone, or none. */
export function audienceOf(href: string): 'all' | 'device' | 'none' {
  const { protocol, hostname } = new URL(href);
  if (href.startsWith(NOWHERE)) return 'none';
  return protocol === 'file:' || LOOPBACK.test(hostname) ? 'device' : 'all';
}

/**
 * Writes a query into the address bar. A page without an address has no bar; one that may not write goes on without.
 * @param state stays with the entry of the history, over a reload; @param another an entry behind the last one
 */
export function putAddress(query: string, state: unknown = null, another = false): void {
  if (!hasAddress()) return;
  try {
    if (another) history.pushState(state, '', query);
    else history.replaceState(state, '', query);
  } catch {
    // Browsers limit how often, and how much: the next change is written again.
  }
}
