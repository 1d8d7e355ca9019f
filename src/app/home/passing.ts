/** Number of times that the picture on the home page passes before it rests. */
const PASSES = 2;

/** Stops the CSS animation after two passes, out of view, in a hidden tab and when the reader pauses it. */
export function startPassing(): void {
  const strip = document.getElementById('strip');
  const button = document.getElementById('pause');
  if (strip === null || button === null || strip.getAnimations().length === 0) return;
  let isInView = true;
  let isPaused = false;
  let passes = 0;
  const show = () => {
    strip.toggleAttribute('data-paused', isPaused || !isInView || document.hidden);
    button.ariaPressed = String(isPaused);
  };
  strip.addEventListener('animationiteration', () => {
    passes++;
    if (passes < PASSES) return;
    strip.toggleAttribute('data-over', true);
    button.hidden = true;
  });
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    show();
  });
  document.addEventListener('visibilitychange', show);
  new IntersectionObserver(([entry]) => {
    isInView = entry?.isIntersecting ?? true;
    show();
  }).observe(strip);
  button.hidden = false;
}
