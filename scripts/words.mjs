// Reports words that the project avoids in what people read: docs, READMEs, lessons, stories, scenes, studies,
// src/**/strings, and the comments of src.
// `node scripts/words.mjs [file ...]`; the list is scripts/words.json. Code, in files and in pages, is left out, and so are other languages.
// The comments of styles are read as those of code. Names that src declares are read, too, with keys of objects and names of files:
// avoided words in them, and names that terms have replaced (scripts/retiredNames.json), which comments and READMEs may not mention.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../', import.meta.url));

/** @type {{ words: string, not?: string, use: string }[]} */
const LIST = JSON.parse(readFileSync(new URL('words.json', import.meta.url), 'utf8'));
const RULES = LIST.map(({ words, not, use }) => ({
  pattern: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, 'gi'),
  allowed: not === undefined ? undefined : new RegExp(`^(?:${not})\\b`),
  use,
}));

/** Markdown without code, links' targets and HTML comments, line by line. @param {string} text */
function prose(text) {
  const blank = (/** @type {string} */ part) => part.replace(/[^\n]/g, ' ');
  return text.replace(/^```[\s\S]*?^```|`[^`\n]+`|\]\([^)]*\)|<!--[\s\S]*?-->/gm, blank);
}

/** @param {string} file @param {string} text */
const sourceOf = (file, text) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** The literals of a TypeScript file, each at its place; all else is blank. @param {string} text */
function literals(text) {
  const out = text.replace(/[^\n]/g, ' ').split('');
  const keep = (/** @type {ts.Node} */ node) => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node);
    if (isText && !ts.isImportDeclaration(node.parent)) {
      for (let at = node.getStart(); at < node.end; at++) out[at] = text[at] ?? '';
    }
    ts.forEachChild(node, keep);
  };
  keep(ts.createSourceFile('strings.ts', text, ts.ScriptTarget.Latest, true));
  return out.join('');
}

/** The comments of a style sheet, each at its place; all else is blank. @param {string} text */
function styleComments(text) {
  const blank = (/** @type {string} */ part) => part.replace(/[^\n]/g, ' ');
  const parts = text.split(/(\/\*[\s\S]*?\*\/)/);
  return parts.map((part, i) => (i % 2 === 1 ? part : blank(part))).join('');
}

/** Files whose comments are read, and files whose texts are. */
const COMMENTED = /^src\/.*\.tsx?$/;
const STRINGS = /\/strings\/.*\.ts$|^src\/(?:lessons|scenarios|stories|studies)\/.*\.ts$/;
/** Names in comments, and links. */
const NAMES = /`[^`\n]*`|\{@link [^}]*\}|@param \w+/g;

/** The comments of a TypeScript file, each at its place; all else is blank. @param {string} text @param {string} file */
function allComments(text, file) {
  const out = text.replace(/[^\n]/g, ' ').split('');
  const keep = (/** @type {readonly ts.CommentRange[] | undefined} */ ranges) => {
    for (const { pos, end } of ranges ?? []) {
      for (let at = pos; at < end; at++) out[at] = text[at] ?? '';
    }
  };
  const source = sourceOf(file, text);
  // Before and behind each token: what looks like a comment inside of a text is none.
  const visit = (/** @type {ts.Node} */ node) => {
    const children = node.getChildren(source);
    if (children.length === 0 && node.kind !== ts.SyntaxKind.JsxText) {
      keep(ts.getLeadingCommentRanges(text, node.getFullStart()));
      keep(ts.getTrailingCommentRanges(text, node.end));
    }
    for (const child of children)
      if (child.kind < ts.SyntaxKind.FirstJSDocNode || child.kind > ts.SyntaxKind.LastJSDocNode) visit(child);
  };
  visit(source);
  return out.join('');
}

/** The same without names. @param {string} text @param {string} file */
const comments = (text, file) => allComments(text, file).replace(NAMES, (name) => ' '.repeat(name.length));

/** The texts of a lesson or a story, without keys and links. @param {string} text */
const lessonWords = (text) =>
  text.replace(/"(?:stage|trace|edit|scene|point|open|set|step)": *(?:"[^"]*"|\[[^\]]*\])|"\w+": /g, (part) =>
    ' '.repeat(part.length),
  );

const IN_NAMES =
  /^(told|tells?|telling|hears?|heard|beside|anew|twins?|futures?|lens|standing|calm|express|books?|glued|nobody|somebody|everybody|whoever)$/;

/** @type {{ names: string, use: string, only?: string }[]} */
const RETIRED = JSON.parse(readFileSync(new URL('retiredNames.json', import.meta.url), 'utf8'));
const RETIRED_NAMES = RETIRED.map(({ names, use, only = 'src/' }) => ({
  pattern: new RegExp(`^(?:${names})$`),
  files: new RegExp(`^${only}`),
  use,
}));

/** These have a name that is declared elsewhere. */
const USES = [
  ts.isShorthandPropertyAssignment,
  ts.isPropertyAccessExpression,
  ts.isImportSpecifier,
  ts.isImportClause,
  ts.isExportSpecifier,
  ts.isJsxAttribute,
];

/** Names of the file itself: `panels/useNextTo.ts` is `useNextTo`. @param {string} file */
const fileName = (file) => basename(file).replace(/\..*/, '');

/** The names that a file declares, its own first, with their lines. @param {string} file @param {string} text */
function declaredNames(file, text) {
  const found = [{ name: fileName(file), line: 1, isKey: false }];
  const source = sourceOf(file, text);
  const visit = (/** @type {ts.Node} */ node) => {
    const { name, propertyName, dotDotDotToken } = /** @type {ts.BindingElement} */ (node);
    const isUse =
      ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !propertyName && !dotDotDotToken;
    if (name && ts.isIdentifier(name) && !isUse && !USES.some((is) => is(node))) {
      found.push({
        name: name.text,
        line: source.getLineAndCharacterOfPosition(name.getStart()).line + 1,
        isKey: ts.isPropertyAssignment(node),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Avoided words in a name. `one` is one as the whole name of a variable; as a key it is a number. @param {string} name @param {boolean} isKey */
function avoidedIn(name, isKey) {
  if (name === 'one') return isKey ? [] : ['one'];
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]/);
  return parts.filter((part) => IN_NAMES.test(part));
}

/**
 * Avoided words in the names that a file declares, each with its name.
 * @param {string} file @param {string} text @returns {{ word: string, name: string, line: number }[]}
 */
export const wordsInNames = (file, text) =>
  declaredNames(file, text).flatMap(({ name, line, isKey }) =>
    avoidedIn(name, isKey).map((word) => ({ word, name, line })),
  );

/**
 * Names that a file declares and that have been replaced by terms (retiredNames.json), each with what to use.
 * @param {string} file @param {string} text @returns {{ name: string, line: number, use: string }[]}
 */
export function retiredNames(file, text) {
  const rules = RETIRED_NAMES.filter(({ files }) => files.test(file));
  return declaredNames(file, text).flatMap(({ name, line }) =>
    rules.filter(({ pattern }) => pattern.test(name)).map(({ use }) => ({ name, line, use })),
  );
}

/** Names in code marks, as comments and READMEs mention them; what has spaces is a sample of text. */
const MENTIONED = /`[^`\s]*`|\{@link [^}]*\}/g;

/**
 * Replaced names that the comments of a file, or a README, mention.
 * @param {string} file @param {string} text @returns {{ name: string, line: number, use: string }[]}
 */
export function mentionedNames(file, text) {
  const rules = RETIRED_NAMES.filter(({ files }) => files.test(file));
  const read = file.endsWith('.md') ? text : allComments(text, file);
  return [...read.matchAll(MENTIONED)].flatMap(({ 0: code, index }) =>
    (code.match(/[\w$]+/g) ?? []).flatMap((name) =>
      rules
        .filter(({ pattern }) => pattern.test(name))
        .map(({ use }) => ({ name, line: read.slice(0, index).split('\n').length, use })),
    ),
  );
}

/** Rules bring their own names, and their files are made, as is the parser of their grammar. */
const IN_SCRIPT = /^src\/(?!.*\/built\/|rules\/grammar\/parser).*\.tsx?$/;

/** One line for each avoided word in a name, and for each retired name. @param {string} file @param {string} text */
const namesIn = (file, text) => [
  ...wordsInNames(file, text).map(({ word, name, line }) => `${file}:${line}: "${word}" in the name ${name}`),
  ...retiredNames(file, text).map(({ name, line, use }) => `${file}:${line}: the name ${name}: ${use}`),
];

/** One line for each replaced name that is mentioned. @param {string} file @param {string} text */
const mentionsIn = (file, text) =>
  mentionedNames(file, text).map(({ name, line, use }) => `${file}:${line}: \`${name}\` is now: ${use}`);

/** Code and its READMEs. */
const MENTIONS = /^src\/(?!.*\/built\/|rules\/grammar\/parser).*(?:\.tsx?|README\.md)$/;

/** @type {Record<string, ((text: string, file: string) => string)[]>} */
const READERS = { '.md': [prose], '.json': [lessonWords], '.css': [styleComments] };

/** @param {string} file @param {string} text @returns {string[]} one line for each word */
export function findWords(file, text) {
  const readers = READERS[extname(file)] ?? [
    ...(COMMENTED.test(file) ? [comments] : []),
    ...(STRINGS.test(file) ? [literals] : []),
  ];
  return readers.flatMap((reader) => wordsIn(file, reader(text, file)));
}

/** @param {string} file @param {string} read what is read of it @returns {string[]} */
function wordsIn(file, read) {
  return RULES.flatMap(({ pattern, allowed, use }) =>
    [...read.matchAll(pattern)]
      .filter(({ index }) => !allowed?.test(read.slice(index)))
      .map(({ 0: word, index }) => `${file}:${read.slice(0, index).split('\n').length}: "${word}": ${use}`),
  );
}

const files = (/** @type {string} */ folder, /** @type {RegExp} */ wanted) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => wanted.test(name));

const isTranslated = (/** @type {string} */ name) => name.startsWith('src/languages/');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const pages = readdirSync(root).filter((name) => name.endsWith('.md'));
  const all = [
    ...pages,
    ...files('docs', /\.md$/),
    ...files('src', /\/(README\.md|.*\.(?:lesson|lecture|story)\.json|.*\.tsx?|.*\.css)$/).filter(
      (name) => !isTranslated(name),
    ),
  ];
  const chosen = process.argv.slice(2);
  const wanted = chosen.length > 0 ? chosen : all;
  const found = wanted.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [
      ...findWords(file, text),
      ...(IN_SCRIPT.test(file) ? namesIn(file, text) : []),
      ...(MENTIONS.test(file) ? mentionsIn(file, text) : []),
    ];
  });
  for (const line of found) console.log(line);
  console.log(`${found.length} avoided words in ${wanted.length} files`);
  process.exit(found.length === 0 ? 0 : 1);
}
