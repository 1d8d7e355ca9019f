/** Messages that `index.html` shows without any script of the page: one sentence above the page or instead of it. */
export interface StartWords {
  readonly sandboxed: string;
  readonly disk: string;
  /** `{file}` could not be loaded, or has the wrong type. */
  readonly missing: string;
  /** `{cause}`: the message of the browser. */
  readonly stopped: string;
}

export const startWords: StartWords = {
  sandboxed:
    'Cellscope cannot start in this frame: its sandbox lacks allow-same-origin. Write sandbox="allow-scripts allow-same-origin allow-downloads allow-popups".',
  disk: 'Cellscope cannot start from a folder on a disk. Serve the folder (npm start), or build the page as one file (npm run build:file).',
  missing:
    'Cellscope could not start: {file} is missing on this server, or is sent as something else. Reload the page; if that does not help, its address may lack a slash at the end, or the copy on the server is not whole.',
  stopped: 'Cellscope could not start. The browser says: {cause}. It may be too old for this page.',
};

/**
 * Watches the scripts that `index.html` begins with. A cached page from before a deployment, whose scripts are gone, is fetched
 * again once; other failures are reported. The build writes this function into `index.html` as it is.
 * @returns whether scripts can be loaded; if not, that has been reported
 */
export function watchStart(words: StartWords): boolean {
  const root = (): HTMLElement | null => document.getElementById('root');
  const say = (text: string): void => {
    if (document.body === null) {
      addEventListener('DOMContentLoaded', () => say(text), { once: true });
      return;
    }
    const alert = document.createElement('p');
    alert.setAttribute('role', 'alert');
    alert.textContent = text;
    document.getElementById('still')?.remove();
    document.body.prepend(alert);
  };
  const hasBegun = (): boolean => (root()?.childElementCount ?? 0) > 0;
  const fetchPage = async (address: string): Promise<string> => {
    const page = await fetch(address, { cache: 'reload' });
    return page.ok && !page.redirected ? page.text() : '';
  };
  const isPage = (text: string): boolean => text.includes('name="cellscope-stage"');
  /** Whether another page replaces this one. */
  const isMended = async (file: string): Promise<boolean> => {
    const [visit] = performance.getEntriesByType('navigation');
    if (visit instanceof PerformanceNavigationTiming && visit.type === 'reload') return false;
    const { href, pathname, search, hash } = location;
    const page = await fetchPage(href);
    if (isPage(page) && !page.includes(file)) {
      const kept = (await navigator.serviceWorker?.getRegistration()) ?? null;
      await kept?.unregister();
      location.reload();
      return true;
    }
    if (/\/[^/.]+$/.test(pathname) && isPage(await fetchPage(`${pathname}/`))) {
      location.replace(`${pathname}/${search}${hash}`);
      return true;
    }
    return false;
  };
  if (self.origin === 'null') {
    say(location.protocol === 'file:' ? words.disk : words.sandboxed);
    return false;
  }
  let isOver = false;
  const failed = (event: Event): void => {
    const { target } = event;
    if (isOver || hasBegun()) return;
    if (event instanceof ErrorEvent) {
      const cause = event.message;
      setTimeout(() => hasBegun() || say(words.stopped.replace('{cause}', cause)), 3000);
      return;
    }
    if (!(target instanceof HTMLScriptElement) && !(target instanceof HTMLLinkElement)) return;
    const file = target.getAttribute('src') ?? target.getAttribute('href') ?? '';
    // A missing icon is harmless.
    if (!/\.(js|css)$/.test(file)) return;
    isOver = true;
    const report = (done: boolean): void => {
      if (!done) say(words.missing.replace('{file}', file));
    };
    isMended(file).then(report, () => report(false));
  };
  addEventListener('error', failed, true);
  return true;
}
