// A change waits in a file of its own, `changes/fixed-a-full-browser.md`, until a release puts all of them into CHANGELOG.md:
// two changes never meet in one line of one file.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const FOLDER = 'changes';

/** Beginnings of names, and the heading that each belongs to, in the order of a release. */
export const SECTIONS = {
  added: 'Added',
  fixed: 'Fixed',
  removed: 'Removed',
  behaviour: 'Changed behaviour',
} as const;
type Section = keyof typeof SECTIONS;

const MOST_LINES = 30;
const LONGEST = 400;
const NAME = new RegExp(`^(${Object.keys(SECTIONS).join('|')})-[a-z0-9]+(-[a-z0-9]+)*\\.md$`);

export interface Fragment {
  readonly name: string;
  readonly text: string;
}

export const fragmentsIn = (folder: string): readonly Fragment[] =>
  readdirSync(folder)
    .filter((name) => name !== 'README.md')
    .toSorted()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** Why a fragment is none; null: it is one. */
export function faultOf({ name, text }: Fragment): string | null {
  if (!NAME.test(name))
    return `${name}: a name is ${Object.keys(SECTIONS).join(', ')}, then words in small letters`;
  if (text.trimEnd().includes('\n')) return `${name}: one change, one line`;
  if (!/^[A-Z*`*[].*[.!?)]\n$/.test(text)) return `${name}: whole sentences, without a dash before them`;
  return text.length > LONGEST ? `${name}: ${text.length} characters, at most ${LONGEST}` : null;
}

const sectionOf = ({ name }: Fragment): Section => name.slice(0, name.indexOf('-')) as Section;

/** The lines of `## Unreleased` by their headings. */
function waiting(changelog: string): ReadonlyMap<string, readonly string[]> {
  const text = /^## Unreleased\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog)?.[1] ?? '';
  const parts = text.split(/^### /m).slice(1);
  return new Map(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n').filter((line) => line !== '');
      return [heading, lines];
    }),
  );
}

/**
 * The changelog with a release of what waits in it and in the fragments. Nothing waits in it any more.
 * @throws where the release would be longer than one may be
 */
export function released(changelog: string, fragments: readonly Fragment[], version: string): string {
  const before = waiting(changelog);
  const parts = (Object.keys(SECTIONS) as Section[]).flatMap((section) => {
    const own = fragments
      .filter((one) => sectionOf(one) === section)
      .map(({ text }) => `- ${text.trimEnd()}`);
    const lines = [...(before.get(SECTIONS[section]) ?? []), ...own];
    return lines.length === 0 ? [] : [`### ${SECTIONS[section]}\n\n${lines.join('\n')}\n`];
  });
  const count = parts.join('').split('\n').filter(Boolean).length;
  if (count > MOST_LINES)
    throw new Error(
      `release ${version}: ${count} lines, at most ${MOST_LINES}: make one of some that belong together`,
    );
  const [head = '', ...older] = changelog.split(/^(?=## )/m);
  const rest = older.filter((part) => !part.startsWith('## Unreleased'));
  return [head, `## ${version}\n\n${parts.join('\n')}\n`, ...rest].join('');
}
