// `npm run language -- fr`: how much of each part of the page a language has in its catalogs (docs/guides/translating.md).
// `npm run language -- fr app/strings/pages/home`: writes the catalog of that file or folder, with an empty translation for each text
// that has none; what the English no longer says is left out.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { areasOf, isFor, SRC } from './build/language/areas.ts';
import { bare, PARTIAL_LANGUAGES, sayIn, shareOf } from './build/language/catalogs.ts';
import { textsByFile } from './build/language/texts.ts';

const [lang = '', of] = process.argv.slice(2);
if (!PARTIAL_LANGUAGES.includes(lang)) {
  console.error(
    `language = ${JSON.stringify(lang)}: allowed are ${PARTIAL_LANGUAGES.join(', ')}; npm run new -- language makes another`,
  );
  process.exit(2);
}

const of100 = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function report(): void {
  const parts = new Map<string, { translated: number; texts: number }>();
  for (const [path, texts] of textsByFile()) {
    const part = path.replace(/(\.lesson|\.lecture|\.story)?\.\w+$/, '');
    const say = sayIn(lang, path);
    const translated = [...texts].filter((text) => say !== null && say(text) !== null).length;
    parts.set(part, { translated, texts: texts.size });
  }
  for (const [part, { translated, texts }] of [...parts].sort(([one], [other]) => (one < other ? -1 : 1)))
    console.log(`${String(translated).padStart(5)} of ${String(texts).padStart(4)}  ${part}`);
  const { translated, texts } = shareOf(lang);
  console.log(`${lang}: ${translated} of ${texts} texts translated, ${of100(translated, texts)}`);
}

function write(path: string): void {
  const files = [...textsByFile()].filter(([file]) => isFor({ of: path }, file));
  if (files.length === 0) {
    console.error(
      `${path}: no file of src/ that says anything has this path; npm run language -- ${lang} lists them`,
    );
    process.exit(2);
  }
  const catalog = areasOf(lang).find((area) => area.of === path)?.catalog ?? {};
  const entries = files.flatMap(([file, texts]) => {
    const say = sayIn(lang, file);
    return [...texts].map((text) => [text, catalog[text] ?? say?.(text) ?? ''] as const);
  });
  // A key with the name of what it is for is kept as long as its text is there.
  const known = new Set(entries.map(([text]) => text));
  const narrow = Object.entries(catalog).filter(([key]) => !known.has(key) && known.has(bare(key)));
  const file = `${SRC}languages/${lang}/${path}.json`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries([...entries, ...narrow]), null, 2)}\n`);
  console.log(`written: ${file.slice(SRC.length - 4)}`);
}

if (of === undefined) report();
else write(of);
