/**
 * A painter that runs `write` at most once per `everyMs`, and once more afterwards when it was
 * asked in between: the last state is always written.
 */
export function rarely(
  everyMs: number,
  write: () => void,
): { paint: (wallMs: number) => void; stop: () => void } {
  let last = Number.NEGATIVE_INFINITY;
  let timer = 0;
  const paint = (wallMs: number) => {
    const wait = last + everyMs - wallMs;
    if (wait <= 0) {
      last = wallMs;
      write();
    } else if (timer === 0) {
      timer = window.setTimeout(() => {
        timer = 0;
        last = performance.now();
        write();
      }, wait);
    }
  };
  return { paint, stop: () => window.clearTimeout(timer) };
}
