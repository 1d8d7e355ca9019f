// A browser that translates a page replaces each text by a font element, or puts one around it. React then removes, moves and changes
// texts that are no longer where it left them: removing one throws an error, and a change stays invisible.
// Text that the page writes many times a second has `translate="no"`; this file handles everything else.

const isFont = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.localName === 'font';

/** Texts that font elements have replaced, and their positions. */
class Replaced {
  private readonly places = new WeakMap<Node, Element>();
  private isGuarding = false;
  /** Watches changes of the replaced texts, which works for texts outside the page, too. */
  private readonly changes = new MutationObserver((records) => {
    for (const { target } of records) this.putBack(target);
  });

  /** Records replacements: a font element and the text it replaced are adjacent in the mutation records of one task. */
  note(records: readonly MutationRecord[]): void {
    const fonts = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)));
    if (fonts.size === 0) return;
    this.guardParents();
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const around = [...addedNodes, previousSibling, nextSibling];
      const place = around.find((node): node is Element => isFont(node) && fonts.has(node));
      if (place === undefined) continue;
      for (const text of removedNodes) {
        // A text within a font element is in the page.
        if (!(text instanceof Text) || text.isConnected) continue;
        this.places.set(text, place);
        this.changes.observe(text, { characterData: true });
      }
    }
  }

  /** Puts a changed text back in its place; an active translator translates it again. */
  private putBack(text: Node): void {
    const place = this.places.get(text);
    this.places.delete(text);
    place?.parentNode?.replaceChild(text, place);
  }

  /** The child of a parent that represents a node: itself, or the font element in its place or around it. */
  private childFor(parent: Node, node: Node): Node {
    if (node.parentNode === parent) return node;
    const place = this.places.get(node);
    if (place?.parentNode === parent) return place;
    let around = node.parentNode;
    while (isFont(around) && around.parentNode !== parent) around = around.parentNode;
    return isFont(around) ? around : node;
  }

  private takeFromPlace(node: Node): void {
    this.places.get(node)?.remove();
    this.places.delete(node);
  }

  /** Makes DOM methods of parents accept replaced children. Only in a page that is being translated. */
  private guardParents(): void {
    if (this.isGuarding) return;
    this.isGuarding = true;
    const replaced = this;
    const { removeChild, insertBefore, appendChild } = Node.prototype;
    Object.assign(Node.prototype, {
      removeChild(this: Node, child: Node): Node {
        removeChild.call(this, replaced.childFor(this, child));
        return child;
      },
      insertBefore(this: Node, node: Node, before: Node | null): Node {
        replaced.takeFromPlace(node);
        insertBefore.call(this, node, before && replaced.childFor(this, before));
        return node;
      },
      appendChild(this: Node, node: Node): Node {
        replaced.takeFromPlace(node);
        appendChild.call(this, node);
        return node;
      },
    });
  }
}

/** Makes the page robust against translation by the browser from now on. */
export function surviveTranslation(): void {
  const replaced = new Replaced();
  const look = new MutationObserver((records) => replaced.note(records));
  look.observe(document.documentElement, { childList: true, subtree: true });
}
