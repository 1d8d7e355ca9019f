import type { Box } from '../../plot/plane.ts';
import { type DrawnMark, groupOf, PLAIN_PEN, rectPath, shapeOf, short } from '../drawing.ts';
import { inkOf } from '../inks.ts';
import { boxPath, inset, pixels } from './box.ts';
import { fieldWords, type Ruler } from './texts.ts';

function tick({ checked }: HTMLInputElement, style: CSSStyleDeclaration, box: Box): readonly DrawnMark[] {
  const ink = inkOf(style.color);
  const frame = shapeOf(boxPath(inset(box, 0.5), 2), null, { ...PLAIN_PEN, ink, width: 1 });
  if (!checked) return [frame];
  const [x, y, side] = [box.x, box.y, box.width];
  const hook = `M${short(x + side * 0.2)} ${short(y + side * 0.5)}l${short(side * 0.22)} ${short(side * 0.22)}l${short(side * 0.38)} ${short(-side * 0.46)}`;
  return [frame, shapeOf(hook, null, { ...PLAIN_PEN, ink, width: 1.6 })];
}

/** Text longer than its field is cut at the padding. */
function value(text: string, style: CSSStyleDeclaration, box: Box, ruler: Ruler): readonly DrawnMark[] {
  const words = fieldWords(text, style, box, ruler);
  const right = Math.min(pixels(style.paddingRight), box.width / 4);
  return words.length === 0
    ? []
    : [groupOf(words, { clip: rectPath(box.x, box.y, box.width - right, box.height) })];
}

/** Marks of a form field apart from its background and border; null for other elements. */
export function fieldMarks(
  element: Element,
  style: CSSStyleDeclaration,
  box: Box,
  ruler: Ruler,
): readonly DrawnMark[] | null {
  if (element instanceof HTMLSelectElement)
    return value(element.selectedOptions[0]?.label ?? '', style, box, ruler);
  if (!(element instanceof HTMLInputElement)) return null;
  if (element.type === 'checkbox') return tick(element, style, box);
  return element.type === 'text' ? value(element.value, style, box, ruler) : [];
}
