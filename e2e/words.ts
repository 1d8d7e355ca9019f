import type { Page } from '@playwright/test';
import { atRest } from './stage.ts';

/** What is wrong with the words that are seen at rest: two that stand on each other, one that leaves the window. */
export async function clashes(page: Page): Promise<readonly string[]> {
  await atRest(page);
  return page.evaluate(() => {
    const seen: { readonly owner: Element; readonly text: string; readonly box: DOMRect }[] = [];
    const wrong: string[] = [];
    const isCut = (owner: Element, box: DOMRect): boolean => {
      for (let one: Element | null = owner; one !== null && one !== document.body; one = one.parentElement) {
        if (getComputedStyle(one).overflow === 'visible') continue;
        const frame = one.getBoundingClientRect();
        // What only screen readers have: a pixel, which is larger on a large page.
        if (frame.width <= 2.5 || frame.height <= 2.5) return true;
        if (box.bottom <= frame.top + 1 || box.top >= frame.bottom - 1) return true;
        if (box.right <= frame.left + 1 || box.left >= frame.right - 1) return true;
      }
      const middle = document.elementFromPoint(
        Math.min(innerWidth - 1, Math.max(0, (box.left + box.right) / 2)),
        Math.min(innerHeight - 1, Math.max(0, (box.top + box.bottom) / 2)),
      );
      // What scrolls passes below the transport, and below a row of buttons that stays at an edge.
      for (let one = middle; one !== null && !one.contains(owner); one = one.parentElement)
        if (one.matches('footer') || getComputedStyle(one).position === 'sticky') return true;
      return false;
    };
    /** Where a box ends, or what cuts it off. */
    const rightOf = (owner: Element, box: DOMRect): number => {
      let right = box.right;
      for (let one: Element | null = owner; one !== null && one !== document.body; one = one.parentElement)
        if (getComputedStyle(one).overflow !== 'visible')
          right = Math.min(right, one.getBoundingClientRect().right);
      return right;
    };
    const visible = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const owner = node.parentElement as Element;
      const text = (node.textContent ?? '').trim();
      if (text === '' || !owner.checkVisibility(visible) || owner.closest('option') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.bottom < 0 || box.top > innerHeight || isCut(owner, box)) continue;
        const right = rightOf(owner, box);
        if (right > innerWidth + 1) wrong.push(`"${text}" leaves the window`);
        seen.push({ owner, text, box: new DOMRect(box.x, box.y, right - box.x, box.height) });
      }
    }
    seen.forEach((one, i) => {
      for (const other of seen.slice(i + 1)) {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (one.owner !== other.owner && width > 2 && height > 4)
          wrong.push(`"${one.text}" stands on "${other.text}", ${width} x ${height}`);
      }
    });
    return wrong;
  });
}
