// `npm run build:file`, `npm run build:file -- --mode de`: the whole visualizer as one HTML file that opens from a disk, without a server.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { type Language, languageOf } from './language/languages.ts';
import { pageIn, sheetIn } from './language/page.ts';
import { wordsOf } from './language/words.ts';
import { licencesText, Shipped } from './licences.ts';
import { fromSource } from './source.ts';
import { stillOf } from './still.ts';
import { teachingApart } from './teaching.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ENTRY = '/src/app/oneFile.ts';

/** Nothing is fetched: the worker starts from a blob, fonts and pictures are in the file. */
const policyFor = (script: string): string =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'font-src data:',
    'img-src data: blob:',
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** The worker travels inside the script. */
const workerInside: Plugin = {
  name: 'worker-inside',
  enforce: 'pre',
  transform: {
    filter: { id: /src\/app\/client\/startWorker\.ts$/ },
    handler(code) {
      const start = /new Worker\(new URL\('([^']+)', import\.meta\.url\), \{ type: 'module' \}\)/;
      const [, path] =
        start.exec(code) ?? this.error('startWorker.ts starts no worker that can be put inside');
      return `import Inside from '${path}?worker&inline';\n${code.replace(start, 'new Inside()')}`;
    },
  },
};

/** Script, styles and icon become a part of the page; what it would fetch next to itself goes. */
const everythingInside = (language: Language, shipped: Shipped): Plugin => ({
  name: 'everything-inside',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html.replace('/src/app/main.tsx', ENTRY).replace(/[ \t]*<link rel="manifest"[^>]*>\n/, ''),
  },
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return this.error('the build has no index.html');
      const files = Object.values(bundle).filter((file) => file !== page);
      const [chunk, ...others] = files.filter((file) => file.type === 'chunk');
      const styles = files.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
      if (chunk === undefined || others.length > 0 || files.length !== styles.length + 1)
        return this.error(
          `one script and styles were expected: ${files.map(({ fileName }) => fileName).join(', ')}`,
        );
      // The end of a script in a string would end the script.
      const script = chunk.code.replaceAll('</script', '<\\/script');
      const style = styles.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('\n');
      const icon = readFileSync(`${ROOT}public/favicon.svg`).toString('base64');
      const policy = `<meta http-equiv="Content-Security-Policy" content="${policyFor(script).replaceAll("'", '&#39;')}" />`;
      const still = await stillOf(language, false);
      page.fileName = 'cellscope.html';
      page.source = String(page.source)
        .replace(/[ \t]*<script type="module"[^>]*><\/script>\n?/, '')
        .replace(/[ \t]*<link rel="stylesheet"[^>]*>\n?/g, '')
        .replace('./favicon.svg', () => `data:image/svg+xml;base64,${icon}`)
        .replace('<meta charset="utf-8" />', (tag) => `${tag}\n    ${policy}`)
        .replace('</head>', () => `  <style>${style}</style>\n  </head>`)
        .replace(
          '<div id="root">',
          (root) => `<template id="still-page"><div id="still">${still}</div></template>\n    ${root}`,
        )
        .replace(
          '</body>',
          () =>
            `<script type="text/plain" id="licences">${licencesText(shipped.packages)}</script>\n<script type="module">${script}</script>\n  </body>`,
        );
      for (const file of files) delete bundle[file.fileName];
    },
  },
});

export default defineConfig(({ mode }) => {
  const language = languageOf(mode);
  const { plugins, ...source } = fromSource('build', language);
  const shipped = new Shipped();
  return {
    root: ROOT,
    base: './',
    publicDir: false as const,
    ...source,
    plugins: [
      ...plugins,
      pageIn(language),
      sheetIn(language),
      workerInside,
      shipped.plugin(),
      everythingInside(language, shipped),
    ],
    build: {
      target: 'es2023',
      outDir: `dist-file/${language.folder}`,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { output: { codeSplitting: false }, checks: { pluginTimings: false } },
    },
    worker: {
      format: 'iife' as const,
      plugins: () => [...wordsOf(language), teachingApart, shipped.plugin()],
      rolldownOptions: { output: { codeSplitting: false } },
    },
  };
});
