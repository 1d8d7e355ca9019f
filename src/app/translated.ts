// A browser that translates a page replaces each text by a font element, or around it. React then removes, moves
// and changes texts that are no longer where it left them: the first ends in an error, the last is not seen.
// What the page writes many times a second has `translate="no"`; everything else stays whole by this.

const isFont = (node: Node | null | undefined): node is Element =>
  node instanceof Element && node.localName === 'font';

/** Texts that font elements have replaced, and where they were. */
class Replaced {
  private readonly places = new WeakMap<Node, Element>();
  private isGuarding = false;
  /** A text that is not in the page can be watched, too. */
  private readonly changes = new MutationObserver((records) => {
    for (const { target } of records) this.putBack(target);
  });

  /** A font element and the text that it has replaced are neighbours in the records of one turn. */
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

  /** A changed text is back in its place; a translator that goes on translates it again. */
  private putBack(text: Node): void {
    const place = this.places.get(text);
    this.places.delete(text);
    place?.parentNode?.replaceChild(text, place);
  }

  /** The child of a parent that stands for a node: itself, or the font element in its place or around it. */
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

  /** Parents find what stands for their children. Only in a page that is being translated. */
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

/** From now on the page survives being translated by its browser. */
export function surviveTranslation(): void {
  const replaced = new Replaced();
  const look = new MutationObserver((records) => replaced.note(records));
  look.observe(document.documentElement, { childList: true, subtree: true });
}
