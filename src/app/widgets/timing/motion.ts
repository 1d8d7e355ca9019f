import { wantsNoMotion } from '../../still.ts';

/**
 * Plays an animation once; nothing moves for a reader who wants no motion, or behind another tab.
 * @param element a box of the page, not a shape inside an SVG, which would have the page laid out in every frame
 * @param frames of transform, translate, scale and opacity only, which need the main thread once
 */
export function moveOnce(
  element: Element,
  frames: Keyframe[],
  duration: number,
  easing: 'ease-in' | 'ease-out',
): void {
  if (wantsNoMotion() || document.hidden) return;
  element.animate(frames, { duration, easing });
}
