// The only code that listens to keys. A key is read by what it prints (`event.key`), so that Ctrl+Z is where the
// reader's keyboard has its Z: QWERTZ, AZERTY and Dvorak have it in three places. Keys typed into a field
// belong to the field. tests/architecture/keys.test.ts refuses listeners elsewhere.
import { hasCharacterKeys } from './characters.ts';

/** A key press with its modifiers. */
export interface Press {
  /** As `KeyboardEvent.key`; letters are lower case, whatever Shift and Caps Lock. */
  readonly key: string;
  readonly shift: boolean;
  /** Alt, or Option of a Mac. */
  readonly alt: boolean;
  /** Ctrl, or Cmd of a Mac. */
  readonly ctrl: boolean;
  /** Whether the key is held down. */
  readonly repeated: boolean;
  /** The focused element, inside a shadow root too. */
  readonly target: EventTarget | null;
  /** Whether the target is a text field: see `takesText`. */
  readonly typing: boolean;
}

/** Returned by an action that found nothing to do. */
export const NOT_HANDLED = Symbol('not handled');

/** Action of a key; null, or `NOT_HANDLED` as its result, leaves the key to the browser. */
export type Act = (() => unknown) | null | undefined;

/** Types of input elements without text. */
const NOT_TEXT: readonly string[] = [
  'button',
  'checkbox',
  'color',
  'file',
  'hidden',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
];

const TEXT_ROLES = '[role="textbox"], [role="searchbox"], [role="combobox"], [role="spinbutton"]';

/** Whether text is entered at an element: an input, a text area, editable content. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TEXT.includes(target.type);
  const isEdited = target.closest('[contenteditable]:not([contenteditable="false" i])') !== null;
  return isEdited || target.matches(`textarea, ${TEXT_ROLES}`);
}

/** Whether the text at an element has several lines, in which Page Down moves. */
export const takesLines = (target: EventTarget | null): boolean =>
  takesText(target) && !(target instanceof HTMLInputElement);

/** Whether Space presses the focused element: a button, a link, a summary. */
export const isOnButton = ({ target }: Pick<Press, 'target'>): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null;

/** Whether letters belong to the element: in a text or a select box, which Alt with an arrow opens. */
const takesLetters = (target: EventTarget | null): boolean =>
  takesText(target) || target instanceof HTMLSelectElement;

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * AltGr produces characters; Windows reports it as Ctrl and Alt. Firefox on a Mac reports Option under the same name:
 * there Option works as Alt where no text is entered.
 */
function isAltGr(event: KeyboardEvent): boolean {
  if (event.ctrlKey && event.altKey) return true;
  return event.getModifierState('AltGraph') && !(event.altKey && isMac());
}

/**
 * The letter of a key. Two keyboards have none of our letters on the key: those of other scripts, and a Mac's with Option, which
 * makes @ of L or a dead key (`Dead`). Only for these the position of the key (`code`) gives the letter.
 */
function letterOf({ key, code, altKey }: KeyboardEvent): string {
  const [, placed] = /^Key([A-Z])$/.exec(code) ?? [];
  const isOther = key === 'Dead' || (key.length === 1 && key > '~');
  const isOption = altKey && isMac() && key.length === 1;
  const letter = /^[a-z]$/i.test(key) || placed === undefined || !(isOther || isOption) ? key : placed;
  return letter.length === 1 ? letter.toLowerCase() : letter;
}

/** Null: the event writes text, by AltGr or by an input method, and has no other meaning. */
export function pressOf(event: KeyboardEvent): Press | null {
  if (event.isComposing || event.key === 'Process' || isAltGr(event)) return null;
  const target = event.composedPath()[0] ?? event.target;
  return {
    key: letterOf(event),
    shift: event.shiftKey,
    alt: event.altKey,
    ctrl: event.ctrlKey || event.metaKey,
    repeated: event.repeat,
    target,
    typing: takesText(target),
  };
}

/** Whether the press belongs to the focused field: typed characters, and its use of Alt and Ctrl. */
export function isOfField({ key, alt, ctrl, target }: Press): boolean {
  if (alt) return takesLetters(target);
  if (ctrl) return takesText(target);
  return key.length === 1 && takesLetters(target);
}

/** Whether the press is a letter, digit or sign without modifiers. */
const isCharacter = ({ key, alt, ctrl }: Press): boolean => !alt && !ctrl && key.length === 1 && key !== ' ';

/** Key handler of undo and redo: Ctrl+Z undoes a change, Ctrl+Shift+Z or Ctrl+Y makes it again. */
export function undoing({ key, shift, alt, ctrl }: Press, undo: () => void, redo: () => void): Act {
  if (!ctrl || alt) return null;
  if (key === 'z') return shift ? redo : undo;
  return key === 'y' ? redo : null;
}

function run(event: { preventDefault(): void }, act: Act): boolean {
  if (!act || act() === NOT_HANDLED) return false;
  event.preventDefault();
  return true;
}

export interface ReactKeyEvent<T> {
  readonly nativeEvent: KeyboardEvent;
  readonly currentTarget: T;
  readonly defaultPrevented: boolean;
  /** Also informs components that check whether the React event was handled, as those of Radix do. */
  preventDefault(): void;
}

/** Key handlers for a control: `<div {...keys(act)}>`. Presses with Alt or Ctrl, and typed text, are not passed to `act`. */
export function keys<T extends Element = Element>(act: (press: Press, element: T) => Act) {
  return {
    onKeyDown(event: ReactKeyEvent<T>): void {
      const press = event.defaultPrevented ? null : pressOf(event.nativeEvent);
      if (press === null || press.alt || press.ctrl || isOfField(press)) return;
      run(event, act(press, event.currentTarget));
    },
  };
}

/** Like `keys`, but also for presses with Alt and Ctrl. */
export function chords<T extends Element = Element>(act: (press: Press, element: T) => Act) {
  return {
    onKeyDown(event: ReactKeyEvent<T>): void {
      const press = event.defaultPrevented ? null : pressOf(event.nativeEvent);
      if (press !== null && !isOfField(press)) run(event, act(press, event.currentTarget));
    },
  };
}

interface Listening {
  /** Whether to listen before everything else on the page; handled keys are not passed on. */
  readonly first?: boolean;
}

/** Listens to keys wherever the focus is, or within an element. Returns a function that stops listening. */
export function listenToKeys(
  place: Window | Document | HTMLElement,
  act: (press: Press) => Act,
  { first = false }: Listening = {},
): () => void {
  const listen = (event: Event): void => {
    if (!(event instanceof KeyboardEvent) || event.defaultPrevented) return;
    const press = pressOf(event);
    if (press === null || isOfField(press)) return;
    if (!(place instanceof HTMLElement) && isCharacter(press) && !hasCharacterKeys()) return;
    if (run(event, act(press)) && first) event.stopPropagation();
  };
  place.addEventListener('keydown', listen, { capture: first });
  return () => place.removeEventListener('keydown', listen, { capture: first });
}
