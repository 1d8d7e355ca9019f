import { createStore, type StoreApi } from 'zustand';
import type { LabState } from '../../lab/lab.ts';
import { inTurns } from '../../lab/turns.ts';
import { busy } from '../../rest.ts';
import type { PaperAddress } from '../paperLink.ts';
import { computeShown, type ShownPaper } from './compute.ts';

/** Whether nothing that the page shows of runs has changed. */
const isSame = (some: LabState, others: LabState): boolean =>
  some.results === others.results &&
  some.traces === others.traces &&
  (some.status === 'opening') === (others.status === 'opening');

/**
 * Content of the page, which follows the address and the runs. Computed in tasks outside of rendering. A change of address begins
 * again; runs that arrive in the meantime are next.
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
