import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Links of built-in scenes in README and docs, as a reader copies them: from `?scene=` to what ends them in a sentence, a table or code. */
export function linksOfScenes(): readonly string[] {
  const pages = [
    'README.md',
    ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join('docs', name)),
  ];
  const found = pages.flatMap((page) =>
    [
      ...readFileSync(join(ROOT, page), 'utf8').matchAll(
        /\?scene=[\w-]+(?:&(?:amp;)?[\w.>*%-]+=[\w.~,>*%:-]+)*/g,
      ),
    ].map(([link]) => link.replaceAll('&amp;', '&')),
  );
  return [...new Set(found)];
}
