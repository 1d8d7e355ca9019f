/** Texts of a partly translated page that are not in the page's main language; null: none. */
interface Rest {
  /** Language of these texts. */
  readonly rest: string;
  readonly texts: readonly string[];
}

declare const __REST__: Rest | null | undefined;

const VALUE = /\{[^{}]*\}/;
const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Returns a function that checks whether a text is one of these, whatever its inserted values. */
export function recogniser(texts: readonly string[]): (text: string) => boolean {
  const whole = new Set(texts.filter((text) => !VALUE.test(text)));
  const patterns = texts
    .filter((text) => VALUE.test(text))
    .map((text) => new RegExp(`^${text.split(VALUE).map(escaped).join('.*')}$`, 's'));
  return (text) => whole.has(text) || patterns.some((pattern) => pattern.test(text));
}

/** Sets the language of the elements with these texts: for speech output, and so that browsers translate only the others. */
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

/** Marks the untranslated texts of a partly translated page. */
export function markRest(): void {
  if (typeof __REST__ === 'object' && __REST__ !== null) mark(__REST__);
}
