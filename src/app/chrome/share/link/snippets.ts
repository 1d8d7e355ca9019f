/** Sizes of frames in a page, CSS pixels; the first one is recommended. */
export const FRAMES = [
  { width: '834', height: '504' },
  { width: '1024', height: '640' },
  { width: '100%', height: '600' },
] as const;

export type FrameSize = (typeof FRAMES)[number];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The element that shows the link in another page. */
export const frameCode = (href: string, title: string, { width, height }: FrameSize): string =>
  `<iframe src="${escaped(href)}" title="${escaped(title)}" width="${width}" height="${height}" loading="lazy"></iframe>`;

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** One line of a Playwright script that opens the link and waits for its picture. */
export const playwrightLine = (href: string): string =>
  `await page.goto(${quoted(href)}); await page.evaluate(() => window.cellscope.ready);`;
