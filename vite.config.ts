import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, defineConfig, type Plugin, transformWithOxc } from 'vite';
import { entryGroups, homeEntry } from './scripts/build/entries.ts';
import { type Language, languageOf, otherFolders } from './scripts/build/language/languages.ts';
import { filesOf, pageIn, sheetIn } from './scripts/build/language/page.ts';
import { wordsOf } from './scripts/build/language/words.ts';
import { Shipped } from './scripts/build/licences.ts';
import { SOCIAL_PICTURE, social } from './scripts/build/social.ts';
import { fromSource } from './scripts/build/source.ts';
import { teachingApart } from './scripts/build/teaching.ts';

const PUBLIC = fileURLToPath(new URL('public', import.meta.url));

/** The built page loads nothing but its own files. The dev server needs inline scripts, so dev goes without. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  // The preview of a link.
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
      injectTo: 'head-prepend',
    },
  ],
};

/** Keeps the page on a device. */
const SERVICE_WORKER = 'src/worker/offline/service.worker.ts';

/** Writes `offline.js` next to the page: the service worker with the list of all files. */
const offline = ({ folder }: Language): Plugin => ({
  name: 'offline',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const found = folder === '' ? readdirSync(PUBLIC, { recursive: true, withFileTypes: true }) : [];
      const publicFiles = found.flatMap((file) =>
        // Only those who post a link show the picture.
        file.isFile() && file.name !== SOCIAL_PICTURE
          ? [relative(PUBLIC, join(file.parentPath, file.name))]
          : [],
      );
      const files = [...Object.keys(bundle), ...publicFiles].sort();
      const hash = createHash('sha256').update(files.join());
      for (const file of Object.values(bundle)) hash.update(file.type === 'chunk' ? file.code : file.source);
      const path = fileURLToPath(new URL(SERVICE_WORKER, import.meta.url));
      const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
      const values = { __FILES__: files, __VERSION__: hash.digest('hex').slice(0, 16) };
      const source = Object.entries(values).reduce(
        (text, [name, value]) => text.replaceAll(name, JSON.stringify(value)),
        code,
      );
      this.emitFile({ type: 'asset', fileName: 'offline.js', source });
    },
  },
});

/** Names of built files change with what is in them: a browser that is shown them here may keep them, compiled. */
const keptForGood: Plugin = {
  name: 'kept-for-good',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (/^\/(\w+\/)?assets\//.test(request.url ?? ''))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      next();
    });
  },
};

/** The pages in other languages are written into folders of the English one; for long tests the pseudo-locales, too. */
const OTHERS = otherFolders(process.env.CELLSCOPE_TIER === 'long');

const othersToo: Plugin = {
  name: 'others-too',
  apply: (config, { command, mode }) =>
    command === 'build' && languageOf(mode).folder === '' && config.build?.write !== false,
  async writeBundle() {
    for (const mode of OTHERS) await build({ mode, logLevel: 'warn' });
  },
};

/** The page begins with them: `home` alone, `index` the stage, `both` what the two share; the last one is of the bundler. */
const FIRST_CHUNKS = ['index', 'home', 'home-too', 'both', 'rolldown-runtime'];

/** Curves of d3-shape with a parameter are made when it is loaded: marked, those that nobody draws are left out. */
const curvesInUse: Plugin = {
  name: 'curves-in-use',
  transform: {
    filter: { id: /d3-shape/ },
    handler: (code) => code.replaceAll('= (function custom(', '= /* @__PURE__ */ (function custom('),
  },
};

export default defineConfig(({ command, mode }) => {
  const language = languageOf(mode);
  const { plugins, ...source } = fromSource(command, language);
  const shipped = new Shipped();
  return {
    base: './',
    ...source,
    plugins: [
      ...plugins,
      curvesInUse,
      pageIn(language),
      sheetIn(language),
      filesOf(language),
      contentSecurityPolicy,
      social(language.folder),
      homeEntry(language),
      shipped.plugin(),
      shipped.file(),
      offline(language),
      keptForGood,
      othersToo,
    ],
    // The English page has the files of `public/`; one in another language is in a folder of it.
    publicDir: command === 'build' && language.folder !== '' ? (false as const) : 'public',
    build: {
      outDir: `dist/${language.folder}`,
      target: 'es2023',
      assetsInlineLimit: 0,
      // What comes late is fetched when nobody waits: a list of what each of its scripts imports would be in the first one.
      modulePreload: {
        resolveDependencies: (_, dependencies) => dependencies.filter((name) => name.endsWith('.css')),
      },
      // Before packing; `npm run size` weighs what is sent.
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        input: { index: 'index.html', home: 'home.html' },
        // What is not part of the first load stands apart, so that `npm run size` can weigh the two.
        output: {
          chunkFileNames: ({ isDynamicEntry, name }) =>
            `assets/${isDynamicEntry || !FIRST_CHUNKS.includes(name) ? 'late/' : ''}[name]-[hash].js`,
          // One script packs better than the page and a dozen parts that late ones share with it.
          codeSplitting: { groups: entryGroups(), includeDependenciesRecursively: false },
        },
        checks: { pluginTimings: false },
      },
    },
    worker: {
      format: 'es',
      plugins: () => [...wordsOf(language), teachingApart, shipped.plugin()],
      rolldownOptions: {
        output: {
          // The second one is of the bundler: the engine begins with it.
          chunkFileNames: ({ name }) =>
            `assets/${name === 'engine' || name === 'rolldown-runtime' ? 'sim.' : 'late/'}${name}-[hash].js`,
          comments: { annotation: false },
          codeSplitting: {
            groups: [
              // What comes late must not import the worker's own script: WebKit would run that once more.
              { name: 'engine', tags: ['$initial'], test: /(?<!sim\.worker\.ts)$/, priority: 1 },
              // A scene that waits for it waits for one script, not for what that shares with others as well.
              { name: 'mechanisms', test: /engine\/mechanisms\.ts$/ },
            ],
          },
        },
      },
    },
    server: { host: '127.0.0.1' },
    preview: { host: '127.0.0.1' },
  };
});
