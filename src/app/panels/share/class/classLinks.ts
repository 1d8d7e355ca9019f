import { create } from 'zustand';
import { keepText, keptText, parsed } from '../../../kept.ts';

/** A link for a class, with the name under which it is handed out. */
export interface ClassLink {
  readonly name: string;
  readonly href: string;
  /** What it holds, in words: `ESPD from 0 s`. Lists of older pages have none. */
  readonly holds?: string;
}

const KEY = 'cellscope.classLinks';
/** As many as a sheet of paper or a message can hold. */
export const MOST_LINKS = 60;
export const LONGEST_NAME = 80;
/** Links have at most 2,000 characters from the question mark on. */
const LONGEST_HREF = 4000;
const LONGEST_HELD = 400;

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest;

const isLink = (entry: unknown): entry is ClassLink => {
  const { name, href, holds } = (entry ?? {}) as Partial<ClassLink>;
  if (holds !== undefined && !isText(holds, LONGEST_HELD)) return false;
  return isText(name, LONGEST_NAME) && isText(href, LONGEST_HREF) && /^(https?|file):\/\//.test(href);
};

const listed = ({ name, href, holds }: ClassLink): ClassLink => ({
  name,
  href,
  ...(holds !== undefined && { holds }),
});

/** What the store has, without what is no link. */
export function readLinks(text: string | null): readonly ClassLink[] {
  const kept = parsed(text);
  return Array.isArray(kept) ? kept.filter(isLink).map(listed) : [];
}

const linksKept = (): readonly ClassLink[] => readLinks(keptText(KEY));

interface ClassList {
  readonly links: readonly ClassLink[];
  /** The browser keeps nothing: the list is there until the page is closed. */
  readonly isUnkept: boolean;
}

/** Links for a class; other pages of the browser on this device have the same list. */
export const useClassLinks = create<ClassList>()(() => ({ links: linksKept(), isUnkept: false }));

const keep = (links: readonly ClassLink[]): void =>
  useClassLinks.setState({ links, isUnkept: !keepText(KEY, JSON.stringify(links)) });

/** Another tab may have changed the list since. */
const linksNow = (): readonly ClassLink[] => {
  const { links, isUnkept } = useClassLinks.getState();
  return isUnkept ? links : linksKept();
};

/** A name that no other link has: `EPD`, `EPD (2)`. */
export function freeName(name: string, links: readonly ClassLink[]): string {
  const wanted = name.trim().slice(0, LONGEST_NAME - 5);
  const isTaken = (one: string): boolean => links.some((link) => link.name === one);
  if (!isTaken(wanted)) return wanted;
  for (let number = 2; ; number++) if (!isTaken(`${wanted} (${number})`)) return `${wanted} (${number})`;
}

/** Adds a link at the end, under a name of its own. Returns that name, or null where the list is full. */
export function addLink({ name, href, holds }: ClassLink): string | null {
  const links = linksNow();
  if (links.length >= MOST_LINKS) return null;
  const free = freeName(name, links);
  keep([...links, listed({ name: free, href, holds: holds?.slice(0, LONGEST_HELD) })]);
  return free;
}

export const removeLink = (name: string): void => keep(linksNow().filter((link) => link.name !== name));

export const removeAll = (): void => keep([]);

/** One link after the other, for a message. */
export const asText = (links: readonly ClassLink[]): string =>
  links.map(({ name, href, holds }) => `${name}\n${holds ? `${holds}\n` : ''}${href}\n`).join('\n');

const markedDown = (name: string): string => name.replace(/[\\[\]*_`<>]/g, '\\$&');
const IN_BRACKETS: Readonly<Record<string, string>> = { '(': '%28', ')': '%29', '<': '%3C', '>': '%3E' };
const addressed = (href: string): string => href.replace(/[()<>]/g, (sign) => IN_BRACKETS[sign] ?? sign);

/** A list for a course page. */
export const asMarkdown = (links: readonly ClassLink[]): string =>
  links
    .map(({ name, href, holds }) => {
      const what = holds ? `: ${markedDown(holds)}` : '';
      return `- [${markedDown(name)}](${addressed(href)})${what}\n`;
    })
    .join('');
