/** Writes a live text; the node stays, so that only its own box is laid out again. */
export function setText(element: Element | null | undefined, text: string): void {
  const node = element?.firstChild;
  if (node instanceof Text) {
    if (node.data !== text) node.data = text;
  } else if (element && element.textContent !== text) element.textContent = text;
}
