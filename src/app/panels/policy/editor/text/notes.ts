import { type EditorState, type Extension, RangeSet, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  GutterMarker,
  gutterLineClass,
  WidgetType,
} from '@codemirror/view';
import type { Highlight } from '../../folded.ts';
import { lineNumbers } from './difference.ts';

/** A decision, by the line numbers of the text that took it. */
export interface Decided {
  readonly lit: Highlight;
  readonly text: string;
}

/** The decision that is shown; null: none, or one of another rule. */
export const showDecision = StateEffect.define<Decided | null>();

class Note extends WidgetType {
  readonly words: string;

  constructor(words: string) {
    super();
    this.words = words;
  }

  override eq(other: Note): boolean {
    return other.words === this.words;
  }

  toDOM(): HTMLElement {
    const note = document.createElement('span');
    note.className = 'cm-note';
    note.textContent = this.words;
    return note;
  }
}

class LitNumber extends GutterMarker {
  override elementClass = 'cm-lit';
}

interface ShownNotes {
  readonly decided: Decided | null;
  readonly lines: DecorationSet;
  readonly gutter: RangeSet<GutterMarker>;
}

const NO_NOTES: ShownNotes = { decided: null, lines: Decoration.none, gutter: RangeSet.empty };
const LIT = Decoration.line({ class: 'cm-lit', attributes: { 'aria-current': 'step' } });
const LIT_NUMBER = new LitNumber();
const kinds = {
  evaluated: Decoration.line({ class: 'cm-evaluated' }),
  executed: Decoration.line({ class: 'cm-acted' }),
  idle: Decoration.line({ class: 'cm-idle' }),
} as const;

/** The decision on the lines that the text still has; lines that are new since then are as they are. */
function shown(decided: Decided | null, { doc }: EditorState): ShownNotes {
  if (decided === null) return NO_NOTES;
  const { lit, text } = decided;
  const numbers = lineNumbers(text, doc.toString());
  const evaluatedLines = new Map(lit.evaluated?.map((line) => [line.line, line]));
  const marks = [...numbers].flatMap(([was, is]) => {
    const { from, to } = doc.line(is);
    const evaluated = evaluatedLines.get(was);
    const kind = evaluated === undefined ? 'idle' : evaluated.action ? 'executed' : 'evaluated';
    const line = was === lit.line ? LIT : kinds[kind];
    const note = evaluated?.note
      ? [Decoration.widget({ widget: new Note(evaluated.note), side: 1 }).range(to)]
      : [];
    return [line.range(from), ...note];
  });
  const lit0 = numbers.get(lit.line);
  return {
    decided,
    lines: Decoration.set(marks, true),
    gutter: lit0 === undefined ? RangeSet.empty : RangeSet.of(LIT_NUMBER.range(doc.line(lit0).from)),
  };
}

const field = StateField.define<ShownNotes>({
  create: () => NO_NOTES,
  update(value, { effects, docChanged, state }) {
    const chosen = effects.findLast((effect) => effect.is(showDecision));
    if (chosen !== undefined) return shown(chosen.value, state);
    return docChanged ? shown(value.decided, state) : value;
  },
  provide: (self) => [
    EditorView.decorations.from(self, ({ lines }) => lines),
    gutterLineClass.from(self, ({ gutter }) => gutter),
  ],
});

/** Values of the last decision at the right of each line, and the line that decided. */
export const decisionNotes: Extension = field;
