import { savesData } from '../economy.ts';

/** Scripts and styles of the stage, which the build lists in index.html. */
const listed = (): readonly string[] =>
  document
    .querySelector<HTMLMetaElement>('meta[name="cellscope-stage"]')
    ?.content.split(' ')
    .filter(Boolean) ?? [];

function fetchAhead(address: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'prefetch', href: address });
  document.head.append(link);
}

/** Fetches the stage when the page has nothing else to do, so that its first press opens it at once. */
export function prefetchStage(): void {
  if (savesData()) return;
  const task = () => listed().forEach(fetchAhead);
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 2000);
}
