import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { syntaxTree } from '@codemirror/language';
import type { Tree } from '@lezer/common';
import { FUNCTIONS, INPUTS } from '../../../../../rules/names.ts';
import { editorTexts } from '../../../../strings/editor.ts';

/** A name to offer, with its meaning. */
export interface NameOffer {
  readonly name: string;
  readonly help: string;
  readonly kind: 'value' | 'function' | 'word';
}

/** Words and signs between which names are; a minus sign has spaces around it. */
const BETWEEN = /\b(if|and|or|not|is|else|yes|no|again|for|each|from|while)\b|[^\w\s-]|(?<=\s)-(?=\s|$)/g;
/** Words that can begin a line of the body. */
const STARTS: Readonly<Record<string, string>> = editorTexts.words;

/** Start of the name that is being typed at the end of `before`. */
export function nameStart(before: string): number {
  let start = 0;
  for (const { index, 0: word } of before.matchAll(BETWEEN)) {
    const end = index + word.length;
    // A separating word counts only once it is complete.
    if (end < before.length || /\W/.test(word)) start = end;
  }
  while (before[start] === ' ') start++;
  return start;
}

const text = (doc: string, node: { from: number; to: number } | null | undefined): string =>
  node ? doc.slice(node.from, node.to).trim().replace(/\s+/g, ' ') : '';

/** Names that the rule defines itself: its parameters, state and computed values. */
export function ownNames(tree: Tree, doc: string): readonly NameOffer[] {
  const own = new Map<string, NameOffer>();
  const add = (name: string, help: string, kind: NameOffer['kind'] = 'value') => {
    if (name !== '' && !own.has(name)) own.set(name, { name, help, kind });
  };
  tree.iterate({
    enter: ({ name, node }) => {
      if (name === 'Parameter')
        add(text(doc, node.getChild('Word')), text(doc, node.getChild('Prose')) || editorTexts.parameter);
      else if (name === 'Memory') {
        const bare = text(doc, node.getChild('Name'));
        const byVc = node.getChild('each') !== null && bare !== '';
        add(byVc ? `VC ${bare}` : bare, byVc ? editorTexts.memoryOfVc : editorTexts.memory);
        if (byVc && /=\s*(yes|no)\s*$/.test(text(doc, node))) add(`VCs ${bare}`, editorTexts.counted(bare));
      } else if (name === 'Let') add(text(doc, node.getChild('Name')), editorTexts.worked);
      else if (name === 'Define') add(text(doc, node.getChild('Name')), editorTexts.defined, 'function');
      else if (name === 'Assign') add(text(doc, node.getChild('Name')), editorTexts.local);
    },
  });
  return [...own.values()];
}

const INPUT_OFFERS: readonly NameOffer[] = Object.entries(INPUTS).map(([name, { help }]) => ({
  name,
  help,
  kind: 'value',
}));
const FUNCTION_OFFERS: readonly NameOffer[] = Object.entries(FUNCTIONS).map(([name, { help }]) => ({
  name,
  help: help.replaceAll('`', ''),
  kind: 'function',
}));
const WORD_OFFERS: readonly NameOffer[] = Object.entries(STARTS).map(([name, help]) => ({
  name,
  help,
  kind: 'word',
}));

/** All names that fit at a position; words of the language only at the start of a line. */
export function offersAt(tree: Tree, doc: string, isLineStart: boolean): readonly NameOffer[] {
  const own = ownNames(tree, doc);
  const known = new Set(own.map(({ name }) => name));
  const others = [...INPUT_OFFERS, ...FUNCTION_OFFERS].filter(({ name }) => !known.has(name));
  return [...(isLineStart ? WORD_OFFERS : []), ...own, ...others];
}

const isProse = (before: string): boolean =>
  /^\s*(rule|short|source|help|#)/.test(before) || (/^\s*say\b/.test(before) && !/\{[^}]*$/.test(before));

/** Completion source for names. @param present current values by name */
export const completeNames =
  (present: () => ReadonlyMap<string, string>) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const line = state.doc.lineAt(pos);
    const before = line.text.slice(0, pos - line.from);
    if (isProse(before)) return null;
    const start = nameStart(before);
    const written = before.slice(start);
    if (written === '' && !explicit) return null;
    const values = present();
    const isLineStart = before.slice(0, start).trim() === '';
    const options = offersAt(syntaxTree(state), state.doc.toString(), isLineStart)
      // A name that is already complete is not offered.
      .filter(({ name }) => explicit || name !== written)
      .map(({ name, help, kind }): Completion & { readonly now: string } => ({
        label: name,
        detail: help,
        type: kind,
        apply: kind === 'function' ? `${name}(` : name,
        boost: kind === 'value' ? 1 : 0,
        now: values.get(name) ?? '',
      }));
    return { from: line.from + start, options, validFor: /^[\w-][\w -]*$/ };
  };

/** Element with the current value, behind the meaning. */
export function presentPart(completion: Completion): Node | null {
  const now = 'now' in completion ? String(completion.now) : '';
  const part = document.createElement('b');
  part.className = 'cm-now';
  part.textContent = now;
  return part;
}
