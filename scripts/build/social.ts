import type { HtmlTagDescriptor, Plugin } from 'vite';

/** In `public/`: the opening scene, as `npm run screenshots` makes it (docs/maintainers/README.md). */
export const SOCIAL_PICTURE = 'social.png';

const SIZE = { width: 1200, height: 630 };
const ALT =
  'A queue that fills, cells of ten senders refused at once, and a link that then stands idle: traces of Cellscope.';

const found = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

/** What a page says of itself where somebody posts its link. @param address of the site, with a slash at its end; pictures need it whole */
export function socialTags(html: string, address: string): readonly HtmlTagDescriptor[] {
  const description = found(html, /name="description"\s+content="([^"]*)"/);
  const title = found(html, /<title>([^<]*)<\/title>/);
  const picture = `${address}${SOCIAL_PICTURE}`;
  const values = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:image': picture,
    'og:image:width': String(SIZE.width),
    'og:image:height': String(SIZE.height),
    'og:image:alt': ALT,
  };
  return [
    ...Object.entries(values).map(([property, content]) => ({ tag: 'meta', attrs: { property, content } })),
    { tag: 'meta', attrs: { name: 'twitter:card', content: 'summary_large_image' } },
  ];
}

/** @param folder of a language, below that of the picture */
export const social = (folder: string): Plugin => ({
  name: 'social',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => [...socialTags(html, process.env.CELLSCOPE_ADDRESS ?? (folder === '' ? './' : '../'))],
  },
});
