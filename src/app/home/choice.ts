/** Pages of the home entry; all other pages, and every other address, belong to the stage. */
export const HOME_PAGES = ['home', 'glossary', 'model', 'accessibility'] as const;

/** Pages that the entry of the stage fetches instead of a stage. */
export const OTHER_PAGES = [
  'papers',
  'sweep',
  'race',
  'lesson',
  'story',
  'guess',
  'lecture',
  'poll',
  'widgets',
  'handout',
  'lab-sheet',
] as const;

export type HomePage = (typeof HOME_PAGES)[number];

/** Anchors on the home page: an address with one of them is home, too. */
export const HOME_PLACES = ['#lessons', '#scenes', '#tools'] as const;

/**
 * An address without its language, which the build handles (`elsewhereOf`), and without the parameters that mailers, networks and
 * advertisers append for tracking, which mean nothing to the page. The build writes this function into index.html as it is.
 */
export function untracked(search: string): string {
  if (search === '') return search;
  const families = /^(?:utm_|hsa_|mtm_|matomo_|piwik_|pk_|fb_action_|__hs|_hs|_bta_)/i;
  const single =
    /^(?:lang|fbclid|mc_cid|mc_eid|_ga|_gl|_ke|gclid|gclsrc|dclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|msclkid|yclid|ttclid|twclid|li_fat_id|igshid|igsh|mibextid|epik|rdt_cid|scid|sccid|si|spm|trk|trkid|ref|ref_src|ref_url|mkt_tok|oly_anon_id|oly_enc_id|vero_id|vero_conv|s_kwcid|ef_id|wickedid|cmpid|ocid|ncid|zanpid|_openstat|_branch_match_id|ck_subscriber_id|dm_i|elqtrackid|rb_clickid|irclickid|cjevent|share_id|email_source|email_campaign)$/i;
  const pairs = [...new URLSearchParams(search)];
  const kept = pairs.filter(([key]) => !families.test(key) && !single.test(key));
  if (kept.length === pairs.length) return search;
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`;
}

/**
 * The page of the home entry that an address asks for; an empty string is the stage.
 * The bare address is home, but not inside another page. The build writes this function into index.html as it is.
 */
export function homePageOf(
  search: string,
  hash: string,
  isFramed: boolean,
  pages: readonly string[],
  places: readonly string[],
): string {
  const asked = new URLSearchParams(search).get('page') ?? '';
  if (pages.includes(asked)) return asked;
  return search === '' && (hash === '' || places.includes(hash)) && !isFramed ? 'home' : '';
}

/** Storage key of the language that the reader chose, `de`. */
export const LANGUAGE_KEY = 'cellscope-language';

/**
 * Address in another language: the one that the address names (`lang`), else for the bare address the one that the reader chose;
 * an empty string: the page stays. Written into index.html, too.
 * @param search without `lang`
 * @param isNamed whether the address names `wanted`
 * @param folders of the other languages
 */
export function elsewhereOf(
  search: string,
  hash: string,
  isFramed: boolean,
  own: string,
  wanted: string | null,
  isNamed: boolean,
  folders: Readonly<Record<string, string>>,
): string {
  if (wanted === null || wanted === own || !Object.hasOwn(folders, wanted)) return '';
  const folder = folders[wanted] ?? '';
  if (isNamed) return folder + search + hash;
  return search !== '' || hash !== '' || isFramed ? '' : folder;
}

/** Language that the browser prefers to that of the page; empty: none. Written into index.html, too. */
export function preferredOther(languages: readonly string[], own: string, known: readonly string[]): string {
  const wanted = languages
    .map((language) => known.find((lang) => `${language.toLowerCase()}-`.startsWith(`${lang}-`)))
    .find((language) => language !== undefined);
  return wanted === undefined || wanted === own ? '' : wanted;
}

/**
 * Fetches and runs scripts after the first picture, with the style sheets they need first: anything fetched earlier would be parsed
 * before that picture, and delay it. A hidden window is never painted, nor is one without a display.
 * The picture may be of the first half of the document: scripts wait for the rest, which has the element that they fill.
 * Written into index.html, too.
 */
export function afterFirstPicture(scripts: readonly string[], sheets: readonly string[]): void {
  const add = <Name extends 'link' | 'script'>(
    name: Name,
    properties: Partial<HTMLElementTagNameMap[Name]>,
  ): void => document.head.append(Object.assign(document.createElement(name), properties));
  let hasBegun = false;
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    for (const href of sheets) add('link', { rel: 'stylesheet', crossOrigin: '', href });
    for (const src of scripts) add('script', { type: 'module', crossOrigin: '', async: false, src });
  };
  const beginWhenRead = (): void => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
    else begin();
  };
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) beginWhenRead();
  else {
    new PerformanceObserver(beginWhenRead).observe({ type: 'paint', buffered: true });
    setTimeout(beginWhenRead, 1000);
  }
}
