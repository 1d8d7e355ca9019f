/** So long, or as long as its longest step, is the page kept from answering: milliseconds. */
const TURN_MS = 8;

/**
 * Work in steps, as many in each turn as have time; the page answers and paints between two turns.
 * @param steps does a part of the work whenever its next value is asked for
 * @returns what stops it
 */
export function inTurns(steps: Iterable<unknown>, done: () => void): () => void {
  const work = steps[Symbol.iterator]();
  const turn = (): void => {
    const until = performance.now() + TURN_MS;
    let isDone = false;
    while (!isDone && performance.now() < until) isDone = work.next().done === true;
    if (isDone) done();
    else timer = setTimeout(turn);
  };
  let timer = setTimeout(turn);
  return () => clearTimeout(timer);
}
