import {
  codeFolding,
  ensureSyntaxTree,
  foldEffect,
  HighlightStyle,
  indentService,
  indentUnit,
  LanguageSupport,
  LRLanguage,
  syntaxHighlighting,
  unfoldEffect,
} from '@codemirror/language';
import type { EditorState, Extension, StateEffect } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { styleTags, tags } from '@lezer/highlight';
import { STATEMENTS } from '../../../../../rules/checks/statements.ts';
import { parser } from '../../../../../rules/grammar/parser.ts';
import { editorTexts } from '../../../../strings/editor.ts';

/** Spaces per level of indentation. */
const LEVEL = 2;

/** Lines that open a block: `if ...`, `else`, `for each VC`, `on loss`, `every 15 ms`, cases of `define` and `let`. */
const OPENS =
  /^(if\b.*|else\b.*|for each\b.*|on\b.*|every\b.*|plot\b.*|define [^=]*\)(,[^=]*)?|let [^=]*=\s*|define .*=\s*)$/;
/** Lines that end their block. */
const ENDS = /^(accept|refuse( again)?|nothing)$/;

const depthOf = (line: string): number => line.length - line.trimStart().length;
const bare = (line: string): string => line.replace(/#.*$/, '').trim();

/** Indentation of a new line below this one. */
export function indentBelow(line: string): number {
  const words = bare(line);
  const depth = depthOf(line);
  if (OPENS.test(words)) return depth + LEVEL;
  if (ENDS.test(words)) return Math.max(0, depth - LEVEL);
  return depth;
}

const HEAD_WORDS =
  'rule short source help visitor bits language parameter order remember let define show plot line point handle height';
const BODY_WORDS =
  'if else for each accept refuse again discard from pause nothing say on every and or not is yes no';

const language = LRLanguage.define({
  name: 'rule',
  parser: parser.configure({
    props: [
      styleTags({
        [HEAD_WORDS]: tags.keyword,
        [BODY_WORDS]: tags.keyword,
        Comment: tags.comment,
        Prose: tags.content,
        String: tags.string,
        Number: tags.number,
      }),
    ],
  }),
  languageData: { commentTokens: { line: '#' }, closeBrackets: { brackets: ['(', '"', '{'] } },
});

/** Styles use font weight and shades of ink only: hues are reserved for VCs. */
const style = HighlightStyle.define([
  { tag: tags.keyword, fontWeight: '700' },
  { tag: [tags.comment, tags.content, tags.string], color: 'var(--ink2)' },
  { tag: tags.comment, fontStyle: 'italic' },
]);

const byIndentation = indentService.of((context, at) => {
  const { doc } = context.state;
  let before = doc.lineAt(at);
  if (before.number > 1) before = doc.line(before.number - 1);
  return indentBelow(before.text);
});

interface Range {
  readonly from: number;
  readonly to: number;
}

const topNodes = (state: EditorState): readonly SyntaxNode[] => {
  const top = ensureSyntaxTree(state, state.doc.length, 200)?.topNode;
  const nodes: SyntaxNode[] = [];
  for (let node = top?.firstChild ?? null; node !== null; node = node.nextSibling) nodes.push(node);
  return nodes;
};

/** Range from the end of the first line to the body, which is folded; null if it is empty. */
function headOf(state: EditorState): Range | null {
  const nodes = topNodes(state);
  const body = nodes.find(({ name }) => STATEMENTS.has(name));
  const from = nodes.find(({ name }) => name === 'RuleLine');
  if (body === undefined || from === undefined) return null;
  const start = state.doc.lineAt(from.from).to;
  const end = state.doc.lineAt(body.from).from - 1;
  return end > start ? { from: start, to: end } : null;
}

const isAside = (line: string): boolean => /^\s*(say |#)/.test(line);

/** Explanatory sentences and comments of the body, each from the end of the line above. */
function asidesOf(state: EditorState, after: number): readonly Range[] {
  const ranges: Range[] = [];
  const { doc } = state;
  for (let number = doc.lineAt(after).number + 1; number <= doc.lines; number++) {
    const line = doc.line(number);
    if (!isAside(line.text)) continue;
    const last = ranges.at(-1);
    if (last?.to === line.from - 1) ranges[ranges.length - 1] = { from: last.from, to: line.to };
    else ranges.push({ from: line.from - 1, to: line.to });
  }
  return ranges;
}

/** Folds everything but the deciding lines: head, sentences and comments. */
export function foldAll(state: EditorState): readonly StateEffect<Range>[] {
  const head = headOf(state);
  const ranges = [...(head === null ? [] : [head]), ...asidesOf(state, head?.to ?? 0)];
  return ranges.map((range) => foldEffect.of(range));
}

/** Unfolds what overlaps this range. */
export const unfoldOver = (folded: readonly Range[], { from, to }: Range): readonly StateEffect<Range>[] =>
  folded.filter((range) => range.from < to && range.to > from).map((range) => unfoldEffect.of(range));

/** Rule language support of the editor: highlighting, indentation, folding. */
export const ruleLanguage = (): Extension => [
  new LanguageSupport(language),
  syntaxHighlighting(style),
  indentUnit.of('  '),
  byIndentation,
  codeFolding({
    preparePlaceholder: (state, { from, to }) => state.doc.lineAt(to).number - state.doc.lineAt(from).number,
    placeholderDOM: (_view, onclick, lines: number) => {
      const place = document.createElement('span');
      place.className = 'cm-foldPlaceholder';
      place.textContent = '…';
      place.title = editorTexts.folded(lines);
      place.setAttribute('aria-label', editorTexts.folded(lines));
      place.setAttribute('role', 'img');
      place.onclick = onclick;
      return place;
    },
  }),
];
