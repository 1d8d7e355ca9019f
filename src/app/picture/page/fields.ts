import type { Box } from '../../plot/plane.ts';
import { groupOf, type Mark, PLAIN_PEN, rectPath, shapeOf, short } from '../drawing.ts';
import { inkOf } from '../inks.ts';
import { boxPath, inset, pixels } from './box.ts';
import { fieldWords, type Ruler } from './texts.ts';

/** Sizes of what browsers draw themselves, CSS pixels. */
const TRACK = 3;
const THUMB = 7;

function slider(
  { min, max, valueAsNumber }: HTMLInputElement,
  style: CSSStyleDeclaration,
  box: Box,
): readonly Mark[] {
  const ink = inkOf(style.color);
  const [from, to] = [Number(min), Number(max || 100)];
  const share = to > from ? (valueAsNumber - from) / (to - from) : 0;
  const [x, y] = [box.x + THUMB + share * (box.width - 2 * THUMB), box.y + box.height / 2];
  const thumb = { x: x - THUMB, y: y - THUMB, width: 2 * THUMB, height: 2 * THUMB };
  return [
    shapeOf(`M${short(box.x)} ${short(y)}h${short(box.width)}`, null, {
      ...PLAIN_PEN,
      ink,
      width: TRACK,
      cap: 'round',
    }),
    shapeOf(boxPath(thumb, THUMB), ink),
  ];
}

function tick({ type, checked }: HTMLInputElement, style: CSSStyleDeclaration, box: Box): readonly Mark[] {
  const ink = inkOf(style.color);
  const radius = type === 'radio' ? box.width / 2 : 2;
  const frame = shapeOf(boxPath(inset(box, 0.5), radius), null, { ...PLAIN_PEN, ink, width: 1 });
  if (!checked) return [frame];
  if (type === 'radio') return [frame, shapeOf(boxPath(inset(box, box.width / 4), radius), ink)];
  const [x, y, side] = [box.x, box.y, box.width];
  const hook = `M${short(x + side * 0.2)} ${short(y + side * 0.5)}l${short(side * 0.22)} ${short(side * 0.22)}l${short(side * 0.38)} ${short(-side * 0.46)}`;
  return [frame, shapeOf(hook, null, { ...PLAIN_PEN, ink, width: 1.6 })];
}

/** What is longer than its field ends where the field keeps room. */
function value(text: string, style: CSSStyleDeclaration, box: Box, ruler: Ruler): readonly Mark[] {
  const words = fieldWords(text, style, box, ruler);
  const right = Math.min(pixels(style.paddingRight), box.width / 4);
  return words.length === 0
    ? []
    : [groupOf(words, { clip: rectPath(box.x, box.y, box.width - right, box.height) })];
}

/** What browsers draw of a field apart from its ground and border; null of what is none. */
export function fieldMarks(
  element: Element,
  style: CSSStyleDeclaration,
  box: Box,
  ruler: Ruler,
): readonly Mark[] | null {
  if (element instanceof HTMLSelectElement)
    return value(element.selectedOptions[0]?.label ?? '', style, box, ruler);
  if (element instanceof HTMLTextAreaElement) return value(element.value, style, box, ruler);
  if (!(element instanceof HTMLInputElement)) return null;
  if (element.type === 'range') return slider(element, style, box);
  if (element.type === 'checkbox' || element.type === 'radio') return tick(element, style, box);
  return value(element.value, style, box, ruler);
}
