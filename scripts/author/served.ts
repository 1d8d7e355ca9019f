import { chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser, STABLE_PIXELS } from '../browser.mjs';

/** Builds the page and opens a browser whose pictures have the same bytes each time; both end with `act`. */
export async function withServedPage(
  port: number,
  act: (address: string, newPage: () => Promise<Page>) => Promise<void>,
): Promise<void> {
  await build({ logLevel: 'warn' });
  const server = await preview({ logLevel: 'silent', preview: { host: '127.0.0.1', port } });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', ...STABLE_PIXELS],
  });
  const newPage = (): Promise<Page> => browser.newPage({ deviceScaleFactor: 1, serviceWorkers: 'block' });
  try {
    await act(server.resolvedUrls?.local[0] ?? '', newPage);
  } finally {
    await browser.close();
    await server.close();
  }
}
