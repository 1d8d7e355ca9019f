import { wantsNoMotion } from '../../still.ts';

/** Plays an animation once; nothing moves for a reader who wants no motion, or behind another tab. */
export function moveOnce(
  element: Element,
  frames: Keyframe[],
  duration: number,
  easing: 'ease-in' | 'ease-out',
): void {
  if (wantsNoMotion() || document.hidden) return;
  element.animate(frames, { duration, easing });
}
