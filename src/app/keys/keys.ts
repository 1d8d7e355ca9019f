// The one place that listens to keys. A key is read by what it prints (`event.key`), so that Ctrl+Z is where the
// keyboard of the reader has its Z: QWERTZ, AZERTY and Dvorak have it in three places. What is typed into a field
// belongs to the field. tests/architecture/keys.test.ts refuses listeners elsewhere.
import { hasCharacterKeys } from './characters.ts';

/** A key that may mean something to the page, with its modifiers. */
export interface Press {
  /** As `KeyboardEvent.key`; letters are small, whatever Shift and Caps Lock say. */
  readonly key: string;
  readonly shift: boolean;
  /** Alt, or Option of a Mac. */
  readonly alt: boolean;
  /** Ctrl, or Cmd of a Mac. */
  readonly ctrl: boolean;
  /** The key is held down. */
  readonly repeated: boolean;
  /** What has the focus, inside a shadow root too. */
  readonly target: EventTarget | null;
  /** Text is entered there: see `takesText`. */
  readonly typing: boolean;
}

/** What an act gives back that found nothing to do. */
export const NOTHING_DONE = Symbol('nothing done');

/** What a key does; null, or nothing done: it is not ours, and the browser does with it what it likes. */
export type Act = (() => unknown) | null | undefined;

/** Kinds of input that take no text. */
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

/** Whether text is entered at an element: a box, a text, what can be edited. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target instanceof HTMLInputElement) return !NOT_TEXT.includes(target.type);
  const isEdited = target.closest('[contenteditable]:not([contenteditable="false" i])') !== null;
  return isEdited || target.matches(`textarea, ${TEXT_ROLES}`);
}

/** Whether the text at an element has more lines than one: Page Down moves in it. */
export const takesLines = (target: EventTarget | null): boolean =>
  takesText(target) && !(target instanceof HTMLInputElement);

/** Whether Space presses what has the focus: a button, a link, what unfolds. */
export const isOnButton = ({ target }: Pick<Press, 'target'>): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null;

/** Letters choose from a list, and Alt with an arrow unfolds it. */
const takesLetters = (target: EventTarget | null): boolean =>
  takesText(target) || target instanceof HTMLSelectElement;

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/**
 * AltGr makes characters; Windows reports it as Ctrl and Alt. Firefox on a Mac calls Option by the same name:
 * there Option works as Alt where no text is entered.
 */
function isAltGr(event: KeyboardEvent): boolean {
  if (event.ctrlKey && event.altKey) return true;
  return event.getModifierState('AltGraph') && !(event.altKey && isMac());
}

/**
 * The letter that a key means. Two keyboards have no letter of ours on the key: those of other scripts, and a Mac's
 * with Option, which makes @ of L or nothing yet (`Dead`). Only there the place of the key (`code`) gives the letter.
 */
function letterOf({ key, code, altKey }: KeyboardEvent): string {
  const [, placed] = /^Key([A-Z])$/.exec(code) ?? [];
  const isOther = key === 'Dead' || (key.length === 1 && key > '~');
  const isOption = altKey && isMac() && key.length === 1;
  const letter = /^[a-z]$/i.test(key) || placed === undefined || !(isOther || isOption) ? key : placed;
  return letter.length === 1 ? letter.toLowerCase() : letter;
}

/** Null: the event writes text, by AltGr or by composing, and means nothing else. */
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

/** Whether the press belongs to the field that has the focus: what it types, its Alt and its Ctrl. */
export function isOfField({ key, alt, ctrl, target }: Press): boolean {
  if (alt) return takesLetters(target);
  if (ctrl) return takesText(target);
  return key.length === 1 && takesLetters(target);
}

/** A letter, a digit or a sign alone. */
const isCharacter = ({ key, alt, ctrl }: Press): boolean => !alt && !ctrl && key.length === 1 && key !== ' ';

/** Ctrl with Z takes a change back, with Shift and Z or with Y it makes it again. */
export function undoing({ key, shift, alt, ctrl }: Press, undo: () => void, redo: () => void): Act {
  if (!ctrl || alt) return null;
  if (key === 'z') return shift ? redo : undo;
  return key === 'y' ? redo : null;
}

function run(event: { preventDefault(): void }, act: Act): boolean {
  if (!act || act() === NOTHING_DONE) return false;
  event.preventDefault();
  return true;
}

export interface ReactKeyEvent<T> {
  readonly nativeEvent: KeyboardEvent;
  readonly currentTarget: T;
  readonly defaultPrevented: boolean;
  /** Also for components that look whether the event of React was taken, as those of Radix do. */
  preventDefault(): void;
}

/** What keys do at a control: `<div {...keys(act)}>`. Presses with Alt or Ctrl, and what is typed, do not get here. */
export function keys<T extends Element = Element>(act: (press: Press, element: T) => Act) {
  return {
    onKeyDown(event: ReactKeyEvent<T>): void {
      const press = event.defaultPrevented ? null : pressOf(event.nativeEvent);
      if (press === null || press.alt || press.ctrl || isOfField(press)) return;
      run(event, act(press, event.currentTarget));
    },
  };
}

/** As `keys`, with Alt and Ctrl. */
export function chords<T extends Element = Element>(act: (press: Press, element: T) => Act) {
  return {
    onKeyDown(event: ReactKeyEvent<T>): void {
      const press = event.defaultPrevented ? null : pressOf(event.nativeEvent);
      if (press !== null && !isOfField(press)) run(event, act(press, event.currentTarget));
    },
  };
}

interface Listening {
  /** Before everything on the page; what is taken goes no further. */
  readonly first?: boolean;
}

/** What keys do wherever the focus is, or in an element. Returns how to end it. */
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
