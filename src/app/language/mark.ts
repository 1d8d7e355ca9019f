/** Texts of a page that is translated in part which are not in the language of most of them; null: there are none. */
interface Rest {
  /** Of these texts. */
  readonly rest: string;
  readonly texts: readonly string[];
}

declare const __REST__: Rest | null | undefined;

const VALUE = /\{[^{}]*\}/;
const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Whether a text is one of these, whatever its values are. */
export function recogniser(texts: readonly string[]): (text: string) => boolean {
  const whole = new Set(texts.filter((text) => !VALUE.test(text)));
  const patterns = texts
    .filter((text) => VALUE.test(text))
    .map((text) => new RegExp(`^${text.split(VALUE).map(escaped).join('.*')}$`, 's'));
  return (text) => whole.has(text) || patterns.some((pattern) => pattern.test(text));
}

/** Gives the elements around these texts their language: a voice reads them in it, a browser translates only the others. */
function mark({ rest, texts }: Rest): void {
  const isOne = recogniser(texts);
  const marked = new WeakSet<Element>();
  const look = (node: Node): void => {
    if (!(node instanceof Text)) {
      node.childNodes.forEach(look);
      return;
    }
    const parent = node.parentElement;
    if (parent === null || (parent.lang !== '' && !marked.has(parent))) return;
    const isRest = parent.childNodes.length === 1 && isOne(node.data.trim());
    if (isRest === marked.has(parent)) return;
    if (isRest) {
      parent.lang = rest;
      marked.add(parent);
    } else {
      parent.removeAttribute('lang');
      marked.delete(parent);
    }
  };
  look(document.body);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'characterData') look(target);
      else for (const node of addedNodes) look(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** In a page that is translated in part. */
export function markRest(): void {
  if (typeof __REST__ === 'object' && __REST__ !== null) mark(__REST__);
}
