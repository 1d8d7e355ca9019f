// A browser that translates a page puts a font element in the place of each text, or around it. React then removes, moves
// and changes texts that are no longer where it left them: the first ends in an error, the last is seen by nobody.
// What the page writes many times a second has `translate="no"`; everything else stays whole by this.

/** What a translator has put in the place of a text. */
const places = new WeakMap<Node, Element>();
let isGuarded = false;

const isFont = (node: Node | null): node is Element => node instanceof Element && node.localName === 'font';

/** The child of a parent that stands for a node: itself, or the font element in its place or around it. */
function childFor(parent: Node, node: Node): Node {
  if (node.parentNode === parent) return node;
  const place = places.get(node);
  let around: Node | null = place?.parentNode === parent ? place : node.parentNode;
  while (isFont(around) && around.parentNode !== parent) around = around.parentNode;
  return isFont(around) && around.parentNode === parent ? around : node;
}

/** The text is back in its place; a translator that goes on translates it again. */
function putBack(text: Node): void {
  const place = places.get(text);
  places.delete(text);
  place?.parentNode?.replaceChild(text, place);
}

/** Parents find what stands for their children. Only in a page that is being translated. */
function guardParents(): void {
  if (isGuarded) return;
  isGuarded = true;
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const takeOver = <Child extends Node>(node: Child): Child => {
    places.get(node)?.remove();
    places.delete(node);
    return node;
  };
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, childFor(this, child));
    places.delete(child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, takeOver(node), before && childFor(this, before));
    return node;
  };
  Node.prototype.appendChild = function <Child extends Node>(this: Node, node: Child): Child {
    appendChild.call(this, takeOver(node));
    return node;
  };
}

/** The text that a font element has replaced, if it has: they are neighbours in the records of one turn. */
function noteReplaced(records: readonly MutationRecord[]): void {
  const fonts = records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont));
  if (fonts.length === 0) return;
  guardParents();
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      // A text within a font element is where it was.
      if (!(text instanceof Text) || text.isConnected) continue;
      const place = [...addedNodes, previousSibling, nextSibling].find(
        (node): node is Element => isFont(node) && fonts.includes(node),
      );
      if (place === undefined) continue;
      places.set(text, place);
      // A text that is not in the page can be watched, too.
      changes.observe(text, { characterData: true });
    }
}

const changes = new MutationObserver((records) => {
  for (const { target } of records) if (places.has(target)) putBack(target);
});

/** From now on the page survives being translated by its browser. */
export function surviveTranslation(): void {
  new MutationObserver(noteReplaced).observe(document.documentElement, { childList: true, subtree: true });
}
