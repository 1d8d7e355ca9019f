import { join } from 'node:path';

/** Anchors of a page's headings, as GitHub makes them. */
function anchors(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, heading = ''] of prose(text).matchAll(/^#+ +(.+)$/gm)) {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    let name = slug;
    for (let n = 1; found.has(name); n++) name = `${slug}-${n}`;
    found.add(name);
  }
  return found;
}

/** A page without its code blocks. */
const prose = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');

/** Relative links of a page that lead to no file or no heading. `read` gives undefined where there is no file. */
export function brokenLinks(
  text: string,
  page: string,
  folder: string,
  read: (path: string) => string | undefined,
): string[] {
  const broken: string[] = [];
  for (const [, link = ''] of prose(text).matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(link)) continue;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : join(folder, path);
    const found = target === page ? text : read(target);
    if (found === undefined || (anchor !== undefined && !anchors(found).has(anchor))) broken.push(link);
  }
  return broken;
}
