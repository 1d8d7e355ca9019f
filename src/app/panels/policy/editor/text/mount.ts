import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { foldedRanges, unfoldAll } from '@codemirror/language';
import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState, type StateEffect } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers, tooltips } from '@codemirror/view';
import { editorTexts } from '../../../../strings/editor.ts';
import { completeNames, presentPart } from './completion.ts';
import { changedPart } from './difference.ts';
import { type Fault, firstRuleFault } from './faults.ts';
import { foldAll, ruleLanguage, unfoldOver } from './language.ts';
import { type Decided, decisionNotes, showDecision } from './notes.ts';
import { theme } from './theme.ts';

interface Listener {
  /** Current values by name. */
  present(): ReadonlyMap<string, string>;
  changed(text: string): void;
  checked(fault: Fault | null): void;
  run(): void;
  /** The cursor has moved to this line, counted from 1. */
  entered(line: number): void;
  /** Height of the bars that cover the lowest visible lines, CSS pixels. */
  covered(): number;
}

/** Marks a change of text that was not typed in the editor. */
const fromOutside = Annotation.define<boolean>();

/** A text is checked once nothing has been typed for this long. */
const PAUSE_MS = 400;

/** Distance of the completion list from the edges of the window, CSS pixels. */
const EDGE = 12;
const windowInside = () => ({
  left: EDGE,
  top: EDGE,
  right: document.documentElement.clientWidth - EDGE,
  bottom: document.documentElement.clientHeight - EDGE,
});

/** The text editor in an element of the page. */
export class TextEditor {
  private readonly view: EditorView;
  private readonly listener: Listener;
  private timer = 0;
  private fault: Fault | null = null;

  constructor(host: HTMLElement, text: string, listener: Listener) {
    this.listener = listener;
    // The page's content security policy allows no style elements; a shadow root takes constructed sheets.
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    this.view = new EditorView({ parent: root, root, state: this.stateOf(text) });
    this.fold();
    this.check();
  }

  private stateOf(doc: string): EditorState {
    return EditorState.create({
      doc,
      extensions: [
        keymap.of([
          { key: 'Ctrl-Enter', mac: 'Cmd-Enter', run: this.run, preventDefault: true },
          { key: 'Alt-Enter', run: () => this.mend() },
        ]),
        lineNumbers(),
        history(),
        drawSelection(),
        ruleLanguage(),
        closeBrackets(),
        autocompletion({
          override: [completeNames(() => this.listener.present())],
          icons: false,
          addToOptions: [{ render: presentPart, position: 90 }],
          interactionDelay: 0,
        }),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
        decisionNotes,
        tooltips({ tooltipSpace: windowInside }),
        EditorView.lineWrapping,
        EditorView.scrollMargins.of(() => ({ bottom: this.listener.covered() })),
        EditorView.contentAttributes.of({
          'aria-label': editorTexts.label,
          'data-enable-grammarly': 'false',
        }),
        EditorView.updateListener.of((update) => {
          const isTyped = update.transactions.every(
            (transaction) => transaction.annotation(fromOutside) !== true,
          );
          if (update.docChanged && isTyped) this.typed();
          if (update.selectionSet || update.docChanged) this.moved();
        }),
        theme,
      ],
    });
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  focus(): void {
    this.view.focus();
  }

  /** Replaces the text; undo brings the old one back. Returns whether the text has changed. */
  replace(text: string): boolean {
    const before = this.text;
    if (text === before) return false;
    this.view.dispatch({
      changes: { ...changedPart(before, text) },
      annotations: [fromOutside.of(true), isolateHistory.of('full')],
    });
    this.check();
    return true;
  }

  show(decided: Decided | null): void {
    this.view.dispatch({ effects: showDecision.of(decided) });
  }

  fold(): void {
    this.view.dispatch({ effects: [...foldAll(this.view.state)] });
  }

  unfold(): void {
    unfoldAll(this.view);
  }

  /** Replaces the error by the suggested correction. */
  readonly mend = (): boolean => {
    this.check();
    const { fault } = this;
    if (fault === null || fault.instead === null) return false;
    const { from, to, instead } = fault;
    this.view.dispatch({
      changes: { from, to, insert: instead },
      selection: { anchor: from + instead.length },
      userEvent: 'input.complete',
    });
    this.check();
    this.view.focus();
    return true;
  };

  readonly run = (): boolean => {
    this.check();
    if (this.fault === null) this.listener.run();
    else this.goTo(this.fault);
    return true;
  };

  destroy(): void {
    clearTimeout(this.timer);
    this.view.destroy();
  }

  private moved(): void {
    const { doc, selection } = this.view.state;
    this.listener.entered(doc.lineAt(selection.main.head).number);
  }

  private goTo({ from }: Fault): void {
    this.view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
    this.view.focus();
  }

  private typed(): void {
    this.listener.changed(this.text);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.check(), PAUSE_MS);
  }

  private check(): void {
    clearTimeout(this.timer);
    const fault = firstRuleFault(this.text);
    this.fault = fault;
    const { state } = this.view;
    const folded: { from: number; to: number }[] = [];
    foldedRanges(state).between(0, state.doc.length, (from, to) => void folded.push({ from, to }));
    const opened: StateEffect<unknown>[] = fault === null ? [] : [...unfoldOver(folded, fault)];
    const marks = fault === null ? [] : [this.diagnosticOf(fault)];
    this.view.dispatch(setDiagnostics(state, marks), { effects: opened });
    this.listener.checked(fault);
  }

  private diagnosticOf({ from, to, words, instead }: Fault): Diagnostic {
    const actions =
      instead === null ? [] : [{ name: editorTexts.use(instead), apply: () => void this.mend() }];
    return { from, to, severity: 'error', message: words, actions };
  }
}
