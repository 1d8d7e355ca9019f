import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { hostFor, startedLines } from '../../scripts/started.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Serves a page with one word as `npm start` would; closed when it has been looked at. */
async function served(
  isForAll: boolean,
  look: (urls: { local: string[]; network: string[] }) => Promise<void>,
) {
  const root = mkdtempSync(join(tmpdir(), 'cellscope-start-'));
  folders.push(root);
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist', 'index.html'), 'here');
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    preview: { host: hostFor(isForAll), port: 0 },
  });
  try {
    await look(server.resolvedUrls ?? expect.unreachable());
  } finally {
    await server.close();
  }
}

describe('npm start', () => {
  it('serves this device alone, and says so', () =>
    served(false, async ({ local, network }) => {
      expect(network).toEqual([]);
      expect(await (await fetch(local[0] ?? '')).text()).toBe('here');
      expect(startedLines({ local, network }, false)).toEqual([
        `Cellscope is at ${local[0]}  (Ctrl+C stops it)`,
      ]);
    }));

  it('with --host is open at every address of this computer, and names them', () =>
    served(true, async ({ local, network }) => {
      for (const address of [...local, ...network]) expect(await (await fetch(address)).text()).toBe('here');
      const [, ...others] = startedLines({ local, network }, true);
      expect(others).toEqual(
        network.length > 0
          ? network.map((address) => `Other devices in this network: ${address}`)
          : ['This computer is in no network: no other device reaches it.'],
      );
    }));
});
