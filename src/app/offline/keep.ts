import { savesData } from '../economy.ts';
import { onDemand } from '../late.ts';

const keeper = onDemand(() => import('./offline.ts'));

/**
 * From the second visit on the page needs no network. Where that is not possible, it continues as it is.
 * @param offers a newer version here: where the reader is not in the middle of a lecture, a lesson or a run
 */
export function startOffline(offers = false): void {
  if (!import.meta.env.PROD || self.origin === 'null' || !navigator.serviceWorker || savesData()) return;
  keeper
    .ask()
    .then((offline) => offline.installOffline(offers))
    .catch(() => {});
}
