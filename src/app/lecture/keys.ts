import { hasLetterKey } from './kept.ts';

/** What a presentation remote can ask for. */
export interface RemoteKeys {
  forward(): void;
  back(): void;
  black(): void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Page keys move the lecture wherever the focus is: also a slider that was dragged last. */
export function keepRemoteKeys(keys: RemoteKeys): () => void {
  const act = ({ code, key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): (() => void) | null => {
    if (altKey || ctrlKey || metaKey) return null;
    if (code === 'PageDown') return keys.forward;
    if (code === 'PageUp') return keys.back;
    return key.toLowerCase() === 'b' && !isTyping(target) && hasLetterKey() ? keys.black : null;
  };
  const listen = (event: KeyboardEvent): void => {
    const found = act(event);
    if (found === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) found();
  };
  addEventListener('keydown', listen, { capture: true });
  return () => removeEventListener('keydown', listen, { capture: true });
}
