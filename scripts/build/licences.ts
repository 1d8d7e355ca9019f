import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Next to the page: the licences of everything in it that others wrote. */
export const LICENCES = 'licences.txt';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Cut down by `npm run fonts` and kept with the sources, so no module of the bundle names them. */
const FONTS = ['@fontsource-variable/inter', '@fontsource/jetbrains-mono'] as const;

/** The package that a module is of; null: it is ours. */
export function packageOf(id: string): string | null {
  const [, inside] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/')) ?? [];
  return inside ?? null;
}

/** Name, version and the whole text of the licence of a package. @throws where it has none */
function licenceOf(name: string): string {
  const folder = join(ROOT, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  if (file === undefined) throw new Error(`${name}: a licence was expected in its folder`);
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

/** What the file says: ours first, then every package in the order of names. */
export const licencesText = (packages: Iterable<string>): string =>
  [
    `Cellscope (MIT)\n\n${readFileSync(join(ROOT, 'LICENSE'), 'utf8').trim()}\n`,
    ...[...new Set([...packages, ...FONTS])].sort().map(licenceOf),
  ].join(`\n${'-'.repeat(80)}\n\n`);

/** Packages of the modules of the page and of its worker, as the bundler meets them. */
export class Shipped {
  readonly packages = new Set<string>();

  /** One of these for each bundle: that of the page, and that of the worker. */
  plugin(): Plugin {
    return {
      name: 'shipped-packages',
      generateBundle: (_, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          for (const id of file.moduleIds) {
            const name = packageOf(id);
            if (name !== null && existsSync(join(ROOT, 'node_modules', name))) this.packages.add(name);
          }
        }
      },
    };
  }

  /** Writes the file behind all of them. */
  file(): Plugin {
    const { packages } = this;
    return {
      name: 'licences',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler() {
          this.emitFile({ type: 'asset', fileName: LICENCES, source: licencesText(packages) });
        },
      },
    };
  }
}
