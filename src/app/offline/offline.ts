import { onDemand } from '../late.ts';
import { atRest } from '../rest.ts';

/** Written by the build next to the page (`vite.config.ts`). */
const SCRIPT = './offline.js';
/** Delay that lets the page load first; milliseconds. */
const BEHIND_MS = 3000;
/** Longest wait for a playing run to rest, milliseconds: fetching hundreds of files would slow down the picture. */
const LATEST_MS = 60_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Any message makes the waiting version take over. This page then reloads with it; others keep what they began with. */
function takeOver(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage(null);
}

const update = onDemand(() => import('./Update.tsx'));

/** Offers a version that waits to replace the page's; there is none on a first visit. */
async function offer(worker: ServiceWorker): Promise<void> {
  if (navigator.serviceWorker.controller === null) return;
  const { showUpdate } = await update.ask();
  showUpdate(() => takeOver(worker));
}

/**
 * Stores the page on the device, so that it opens without a network from the second visit on.
 * Rejects where the browser does not allow it. @param offers whether to offer newer versions
 */
export async function installOffline(offers: boolean): Promise<void> {
  await wait(BEHIND_MS);
  await Promise.race([atRest(), wait(LATEST_MS)]);
  const registration = await navigator.serviceWorker.register(SCRIPT);
  if (!offers) return;
  if (registration.waiting) await offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') void offer(worker);
    });
  });
}
