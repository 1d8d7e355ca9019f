/** A worker that has said nothing for so long, s, while the page is visible, does not answer any more. */
export const PATIENCE_S = 20;
/** The same before its first word, while its script may still be on the way, and of one that runs without listening. */
export const LONG_PATIENCE_S = 60;
/** Between two questions to it. */
const TICK_MS = 5_000;

/** Outside of a browser there is no page that could be hidden. */
const isPageSeen = (): boolean => typeof document === 'undefined' || !document.hidden;

export interface Watch {
  /** The worker has said something. */
  answered(): void;
  end(): void;
}

/**
 * Asks a worker again and again whether it is there; calls `lost` once it is not. Counts questions, not time: a device that slept
 * and a page that was hidden have asked no question.
 */
export function watchOver(
  ask: () => void,
  lost: () => void,
  isSeen = isPageSeen,
  patienceS = PATIENCE_S,
): Watch {
  let unanswered = 0;
  const timer = setInterval(() => {
    if (!isSeen()) {
      unanswered = 0;
      return;
    }
    if (unanswered * TICK_MS >= patienceS * 1000) {
      clearInterval(timer);
      lost();
      return;
    }
    unanswered++;
    ask();
  }, TICK_MS);
  return {
    answered: () => {
      unanswered = 0;
    },
    end: () => clearInterval(timer),
  };
}

/** Watches a worker that answers no questions, but reports its progress. */
export const watchProgress = (lost: () => void): Watch =>
  watchOver(() => {}, lost, undefined, LONG_PATIENCE_S);
