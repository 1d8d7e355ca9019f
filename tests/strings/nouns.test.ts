import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/**
 * One noun for each thing on the screen. Ends: a sender sends, a source is what TM 4.0 and traffic models call it. Units: TCP sends
 * segments, hosts send packets, switches see frames of cells; a packet becomes one frame. A session is a word of papers.
 */
const FAMILIES: Readonly<Record<'en' | 'de', readonly RegExp[]>> = {
  en: [/\b(?:senders?|sources?)\b/gi, /\b(?:packets?|frames?|segments?)\b/gi],
  de: [/\b(?:Senders?|Sendern|Quellen?)\b/g, /\b(?:Pakete?n?s?|Frames?|Segmente?n?s?)\b/g],
};
const PAPERS_ONLY = { en: /\bsessions?\b/i, de: /\bSitzung(?:en)?\b/ } as const;

/** Sentences that say what one noun is by another. */
const DEFINITIONS: readonly RegExp[] = [
  /A packet is an AAL5 frame|Ein Paket ist ein AAL5-Frame/,
  /in an ATM network each becomes a frame|in einem ATM-Netz wird jedes ein Frame/,
  /the most bytes of data in one TCP packet/,
  /SYN, its answer and the last step, each a frame|SYN, seine Antwort und der letzte Schritt, je ein Frame/,
];

const filesIn = (folder: string, name: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`);

/** Texts of a module: literals and templates, without what is imported. */
function textsOf(code: string): readonly string[] {
  const found: string[] = [];
  const read = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    // What stands in a gap is another text.
    if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    else if (ts.isStringLiteralLike(node)) found.push(node.text);
    ts.forEachChild(node, read);
  };
  read(ts.createSourceFile('texts.ts', code, ts.ScriptTarget.Latest, true));
  return found;
}

const KEYS = /^(?:stage|open|scene|step|trace|path|id|figure)$/;
function textsOfFile(code: string): readonly string[] {
  const found: string[] = [];
  JSON.parse(code, (key, value) => {
    if (typeof value === 'string' && !KEYS.test(key)) found.push(value);
    return value;
  });
  return found;
}

const sentencesOf = (file: string): readonly string[] => {
  const code = readFileSync(file, 'utf8');
  const texts = file.endsWith('.json') ? textsOfFile(code) : textsOf(code);
  // A word alone is a key or the name of a column.
  return texts.flatMap((text) => text.split(/(?<=[.!?:])\s/)).filter((text) => /\s/.test(text));
};

const nounOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:en|n|e|s|es)$/, '')
    .replace(/e$/, '');

const FILES = {
  en: [
    ...filesIn('src/app/strings', /\.ts$/),
    ...filesIn('src/strings/en', /\.ts$/),
    ...filesIn('src/scenarios', /\.ts$/),
    ...filesIn('src/lessons', /\.(?:lesson|lecture)\.json$/),
    ...filesIn('src/stories', /\.story\.json$/),
  ],
  de: ['app', 'strings', 'lessons', 'stories'].flatMap((folder) =>
    filesIn(`src/languages/de/${folder}`, /\.json$/),
  ),
};

describe.each(['en', 'de'] as const)('the nouns of the screen, %s', (language) => {
  const sentences = FILES[language].flatMap((file) => sentencesOf(file).map((text) => ({ file, text })));

  it('are read from every text', () => {
    expect(FILES[language].length).toBeGreaterThan(40);
    expect(sentences.length).toBeGreaterThan(1500);
  });

  it.each(DEFINITIONS)('are defined where %s', (definition) => {
    expect([...FILES.en, ...FILES.de].flatMap(sentencesOf).some((text) => definition.test(text))).toBe(true);
  });

  it('are never two for one thing in one sentence', () => {
    const mixed = sentences.filter(
      ({ text }) =>
        !DEFINITIONS.some((definition) => definition.test(text)) &&
        FAMILIES[language].some(
          (family) => new Set([...text.matchAll(family)].map(([word]) => nounOf(word))).size > 1,
        ),
    );
    expect(mixed).toEqual([]);
  });

  it('leave sessions to the papers', () => {
    const quoted = sentences.filter(
      ({ file, text }) => PAPERS_ONLY[language].test(text) && !/pages\/phrases\.json$/.test(file),
    );
    expect(quoted).toEqual([]);
  });
});
