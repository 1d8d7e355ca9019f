import { createStore, type StoreApi } from 'zustand';
import type { LabState } from '../../lab/lab.ts';
import { inTurns } from '../../lab/turns.ts';
import { busy } from '../../rest.ts';
import type { PaperAddress } from '../paperLink.ts';
import { computeShown, type ShownPaper } from './compute.ts';

/** Whether nothing has changed that the page shows of runs. */
const isSame = (some: LabState, others: LabState): boolean =>
  some.results === others.results &&
  some.traces === others.traces &&
  (some.status === 'opening') === (others.status === 'opening');

/**
 * What the page shows follows the address and the runs, and is computed in turns of the page, outside of rendering. Another
 * address begins again; runs that come meanwhile are next.
 */
export function createShown(
  lab: StoreApi<LabState>,
  address: StoreApi<PaperAddress>,
): StoreApi<ShownPaper | null> {
  const store = createStore<ShownPaper | null>()(() => null);
  let asked: PaperAddress | null = null;
  let runs: LabState | null = null;
  let stop: (() => void) | null = null;

  function follow(): void {
    const now = lab.getState();
    const place = address.getState();
    if (asked === place && runs !== null && isSame(runs, now)) return;
    [asked, runs] = [place, now];
    const atRest = busy();
    const show = (shown: ShownPaper): void => store.setState(shown, true);
    const end = inTurns(computeShown(place, now, store.getState(), show), () => {
      stop = null;
      atRest();
      follow();
    });
    stop = () => {
      end();
      atRest();
    };
  }

  address.subscribe(() => {
    stop?.();
    stop = null;
    follow();
  });
  lab.subscribe(() => {
    if (stop === null) follow();
  });
  follow();
  return store;
}
