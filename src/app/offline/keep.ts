/** From the second visit on the page needs no network. Where that is not possible, it continues as it is. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  import('./offline.ts').then((offline) => offline.keepOffline()).catch(() => {});
}
