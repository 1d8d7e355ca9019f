import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import {
  elsewhereOf,
  HOME_PAGES,
  homePageOf,
  LANGUAGE_FOLDERS,
  LANGUAGE_KEY,
} from '../../src/app/home/choice.ts';

const source = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
const STAGE = source('app/main.tsx');
const HOME = source('app/home/main.tsx');

interface Imports {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): Imports | null;
}

function reach(graph: Graph, from: string, withLate: boolean): ReadonlySet<string> {
  const found = new Set([from]);
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) found.add(next);
    if (withLate) for (const next of info?.dynamicallyImportedIds ?? []) found.add(next);
  }
  return found;
}

/** One script for each of the two entries, and one for what both need: nothing of home waits for the stage. */
export function entryGroups() {
  let sets: readonly [stage: ReadonlySet<string>, home: ReadonlySet<string>, homeLate: ReadonlySet<string>];
  const name = (id: string, graph: Graph): string | null => {
    sets ??= [reach(graph, STAGE, false), reach(graph, HOME, false), reach(graph, HOME, true)];
    const [stage, home, homeLate] = sets;
    if (id.includes('modulepreload-polyfill')) return 'both';
    if (stage.has(id)) return homeLate.has(id) ? 'both' : 'index';
    return home.has(id) ? 'home' : null;
  };
  return [{ name }];
}

const TAGS =
  /[ \t]*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)\n?/g;

const tagsOf = (html: string): string => (html.match(TAGS) ?? []).map((tag) => tag.trim()).join('');
const addressesIn = (tags: string): string =>
  [...tags.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, at]) => at).join(' ');

/** The bare address leads on to the language that was chosen on this device. */
const goingElsewhere = `${elsewhereOf.toString()}
try {
  const elsewhere = elsewhereOf(location.search, location.hash, parent !== window, document.documentElement.lang,
    localStorage.getItem(${JSON.stringify(LANGUAGE_KEY)}), ${JSON.stringify(LANGUAGE_FOLDERS)})
  if (elsewhere !== '') location.replace(elsewhere)
} catch {}
`;

/** Runs while the head is read, so that the chosen tags are as if they had been written there: no script of the other entry is fetched. */
const chooser = (stage: string, home: string, isBuilt: boolean): string =>
  `${isBuilt ? goingElsewhere : ''}${homePageOf.toString()}
document.write(homePageOf(location.search, location.hash, parent !== window, ${JSON.stringify(HOME_PAGES)}) === ''
  ? ${JSON.stringify(stage).replaceAll('</', '<\\/')}
  : ${JSON.stringify(home).replaceAll('</', '<\\/')})`;

/** index.html opens the stage or the home entry, as its address says. */
export const homeEntry: Plugin = {
  name: 'home-entry',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { server }) => {
      if (!server) return html;
      const tag = tagsOf(html);
      const home = tag.replace('/src/app/main.tsx', '/src/app/home/main.tsx');
      return html
        .replace(TAGS, '')
        .replace('</body>', () => `<script>${chooser(tag, home, false)}</script></body>`);
    },
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html'];
      const homePage = bundle['home.html'];
      if (page?.type !== 'asset' || homePage?.type !== 'asset')
        throw new Error('the build has no index.html and home.html');
      const html = String(page.source);
      const stage = tagsOf(html);
      const script = chooser(stage, tagsOf(String(homePage.source)), true);
      const hash = createHash('sha256').update(script).digest('base64');
      const list = `<meta name="cellscope-stage" content="${addressesIn(stage)}">`;
      const policy = 'script-src &#39;self&#39;';
      if (!html.includes(policy)) throw new Error(`index.html has no ${policy}`);
      page.source = html
        .replace(policy, `${policy} &#39;sha256-${hash}&#39;`)
        .replace(TAGS, '')
        .replace('</head>', () => `  ${list}\n    <script>${script}</script>\n  </head>`);
      // biome-ignore lint/performance/noDelete: the bundler takes no undefined file.
      delete bundle['home.html'];
    },
  },
};
