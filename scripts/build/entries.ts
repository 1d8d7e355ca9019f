import { createHash } from 'node:crypto';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';
import {
  afterFirstPicture,
  elsewhereOf,
  HOME_PAGES,
  HOME_PLACES,
  homePageOf,
  LANGUAGE_KEY,
  preferredOther,
  untracked,
} from '../../src/app/home/choice.ts';
import { type StartWords, watchStart } from '../../src/app/home/starting.ts';
import { foldersFrom, LANGUAGES, WORTH_OFFERING } from '../../src/app/language/languages.ts';
import { PARTIAL_LANGUAGES, shareOf } from './language/catalogs.ts';
import type { Language } from './language/languages.ts';
import { startWordsIn } from './language/page.ts';
import { STILL, stillOf } from './still.ts';

const source = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
const STAGE = source('app/main.tsx');
const HOME = source('app/home/main.tsx');
const SCENES = source('scenarios/index.ts');

interface Imports {
  readonly code?: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
interface Graph {
  getModuleInfo(id: string): Imports | null;
}

function reach(graph: Graph, from: readonly string[], withLate: boolean): ReadonlySet<string> {
  const found = new Set(from);
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    for (const next of info?.importedIds ?? []) found.add(next);
    if (withLate) for (const next of info?.dynamicallyImportedIds ?? []) found.add(next);
  }
  return found;
}

/** What the stage fetches ahead (app/late). */
interface Ahead {
  /** Parts of its first picture. */
  readonly seen: ReadonlySet<string>;
  /** Parts of which nothing is seen before a reader acts. */
  readonly unseen: ReadonlySet<string>;
  /** Entries of other late scripts, which do not wait for these parts. */
  readonly starts: ReadonlySet<string>;
  /** Modules that these entries need. */
  readonly needed: ReadonlySet<string>;
  /** Scenes and what they need: a stage opens with nothing else. */
  readonly scenes: ReadonlySet<string>;
}

const IMPORT = /import\("([^"]+)"\)/g;

/** Reads the calls of `late` and `latePart` in these modules; a part with `isAhead: false`, as one of `onDemand`, stays a script of its own. */
function aheadOf(graph: Graph, modules: ReadonlySet<string>): Ahead {
  const seen: string[] = [];
  const unseen: string[] = [];
  const asked: string[] = [];
  for (const id of modules) {
    const code = graph.getModuleInfo(id)?.code ?? '';
    for (const statement of code.split(';\n')) {
      if (!/\blate(?:Part)?\(/.test(statement)) continue;
      const named = [...statement.matchAll(IMPORT)].map(([, path = '']) => resolve(dirname(id), path));
      if (statement.includes('isAhead: false')) asked.push(...named);
      else (statement.includes('isSeen: false') ? unseen : seen).push(...named);
    }
  }
  const parts = new Set([...seen, ...unseen, ...asked]);
  const starts = [...modules]
    .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => !parts.has(id));
  return {
    seen: reach(graph, seen, false),
    unseen: reach(graph, unseen, false),
    starts: new Set(starts),
    needed: reach(graph, starts, false),
    scenes: reach(graph, [SCENES], false),
  };
}

/**
 * One script for each of the two entries, and one for what both need: nothing of home waits for the stage. What home shares with
 * late parts of the stage alone is a script of its own, `home-too`: a part that took it from the script of home would show home,
 * and the stage would wait for it in that of both. The parts that the stage fetches ahead are in four scripts instead of a hundred: `seen`, `unseen`, `common` with other pages, `shared` with home.
 */
export function entryGroups() {
  let sets: readonly ReadonlySet<string>[] | undefined;
  let ahead: Ahead | undefined;
  const name = (id: string, graph: Graph): string | null => {
    sets ??= [STAGE, HOME].flatMap((entry) => [reach(graph, [entry], false), reach(graph, [entry], true)]);
    const [inStage, withStage, inHome, withHome] = sets.map((set) => set.has(id));
    if (id.includes('modulepreload-polyfill')) return 'both';
    if (inStage) return withHome ? 'both' : 'index';
    if (inHome) return withStage ? 'home-too' : 'home';
    ahead ??= aheadOf(graph, sets[1] ?? new Set());
    const part = ahead.seen.has(id) ? 'seen' : ahead.unseen.has(id) ? 'unseen' : null;
    if (part === null || ahead.starts.has(id) || ahead.scenes.has(id)) return null;
    return withHome ? 'shared' : ahead.needed.has(id) ? 'common' : part;
  };
  return [{ name }];
}

const TAGS =
  /[ \t]*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)\n?/g;

const tagsOf = (html: string): string => (html.match(TAGS) ?? []).map((tag) => tag.trim()).join('');
const addressesIn = (tags: string): string =>
  [...tags.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, at]) => at).join(' ');

const listOf = (tags: string, kind: RegExp): readonly string[] =>
  (tags.match(kind) ?? []).map((tag) => addressesIn(tag));

/** The bare address leads on to the language that was chosen on this device, and `lang` of any address to the one that it names. */
const goingElsewhere = (own: string): string => `${elsewhereOf.toString()}
try {
  const elsewhere = elsewhereOf(untracked(location.search), location.hash, parent !== window, ${JSON.stringify(own)},
    new URLSearchParams(location.search).get('lang') ?? localStorage.getItem(${JSON.stringify(LANGUAGE_KEY)}),
    new URLSearchParams(location.search).has('lang'), ${JSON.stringify(foldersFrom(own))})
  if (elsewhere !== '') location.replace(elsewhere)
} catch {}
`;

/** Languages that are offered to those who prefer them. */
const offered = Object.keys(LANGUAGES).filter((lang) => {
  if (!PARTIAL_LANGUAGES.includes(lang)) return true;
  const { translated, texts } = shareOf(lang);
  return translated / texts >= WORTH_OFFERING;
});

/** A reader whose browser prefers another language sees the offer of it from the first picture on. */
const offeringOther = (own: string): string => `${preferredOther.toString()}
document.documentElement.dataset.offers = preferredOther(navigator.languages, ${JSON.stringify(own)}, ${JSON.stringify(offered)})
`;

/** Of the two words of a link to a language, its name and the offer, one is shown. */
const offerRules = Object.keys(LANGUAGES)
  .map(
    (lang) =>
      `html:not([data-offers="${lang}"]) [data-language="${lang}"]>:last-child,html[data-offers="${lang}"] [data-language="${lang}"]>:first-child{display:none}`,
  )
  .join('');

const SCRIPTS = /<script type="module"[^>]*><\/script>/g;
const SHEETS = /<link rel="stylesheet"[^>]*>/g;

/**
 * Runs while the head is read, so that the chosen tags are as if they had been written there: no script of the other entry is
 * fetched. Home is complete with its HTML and inline rules; its scripts, and the style sheets that their parts look for,
 * are added after its first picture.
 * @param rules of home; '' keeps its sheets where they are
 */
const chooser = (stage: string, home: string, rules = ''): string =>
  `${untracked.toString()}
${homePageOf.toString()}
${afterFirstPicture.toString()}
const page = homePageOf(untracked(location.search), location.hash, parent !== window, ${JSON.stringify(HOME_PAGES)}, ${JSON.stringify(HOME_PLACES)})
document.documentElement.dataset.entry = page || 'stage'
document.write(page === ''
  ? ${JSON.stringify(stage).replaceAll('</', '<\\/')}
  : ${JSON.stringify(rules === '' ? home.replace(SCRIPTS, '') : `<style>${rules}</style>`).replaceAll('</', '<\\/')})
if (page !== '') afterFirstPicture(${JSON.stringify(listOf(home, SCRIPTS))}, ${JSON.stringify(rules === '' ? [] : listOf(home, SHEETS))})`;

const builtChooser = (stage: string, home: string, rules: string, words: StartWords, own: string): string =>
  `${watchStart.toString()}
if (watchStart(${JSON.stringify(words).replaceAll('</', '<\\/')})) {
${goingElsewhere(own)}${offeringOther(own)}${chooser(stage, home, rules)}
}`;

/** Home as it is before any script, above what scripts fill. */
const withStill = (html: string, still: string): string => {
  const root = '<div id="root"></div>';
  if (!html.includes(root)) throw new Error(`index.html has no ${root}`);
  return html.replace(root, () => `<div id="still">${still}</div>\n    ${root}`);
};

/** Without scripts. A frame whose sandbox allows nothing has no origin: sheets asked for across origins would be refused. */
const sheetsIn = (tags: string): string => (tags.match(SHEETS) ?? []).join('').replaceAll(' crossorigin', '');

/** Rules of the style sheets in these tags, to be inlined: relative addresses in them become relative to the page. */
const rulesIn = (tags: string, bundle: Rollup.OutputBundle): string =>
  listOf(tags, SHEETS)
    .map((address) => {
      const sheet = bundle[address.replace(/^\.\//, '')];
      if (sheet?.type !== 'asset') throw new Error(`the build has no ${address}`);
      const folder = address.slice(0, address.lastIndexOf('/') + 1);
      return String(sheet.source).trim().replaceAll('url(./', `url(${folder}`);
    })
    .join('');

const sha256 = (text: string): string =>
  `&#39;sha256-${createHash('sha256').update(text).digest('base64')}&#39;`;

/** index.html opens the stage or the home entry, as its address says; without scripts it shows home, and where they do not come it says why. */
export const homeEntry = (language: Language): Plugin => ({
  name: 'home-entry',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html, { server }) => {
      if (!server) return html;
      const tag = tagsOf(html);
      const home = tag.replace('/src/app/main.tsx', '/src/app/home/main.tsx');
      const { stillHtml } = await server.ssrLoadModule(`/${STILL}`);
      return withStill(html, stillHtml(false))
        .replace(TAGS, '')
        .replace('</body>', () => `<script>${chooser(tag, home)}</script></body>`);
    },
  },
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const page = bundle['index.html'];
      const homePage = bundle['home.html'];
      if (page?.type !== 'asset' || homePage?.type !== 'asset')
        throw new Error('the build has no index.html and home.html');
      const html = String(page.source);
      const stage = tagsOf(html);
      const home = tagsOf(String(homePage.source));
      const rules = rulesIn(home, bundle) + offerRules;
      const own = language.folder === '' ? language.lang : language.folder;
      const script = builtChooser(stage, home, rules, startWordsIn(language), own);
      const list = `<meta name="cellscope-stage" content="${addressesIn(stage)}">`;
      // Text is painted in it from the first picture on.
      const font = Object.keys(bundle).find((name) => /inter-first.*\.woff2$/.test(name));
      if (font === undefined) throw new Error('the build has no inter-first font');
      const early = `<link rel="preload" as="font" type="font/woff2" href="./${font}" crossorigin>`;
      page.source = [['script-src', script] as const, ['style-src', rules] as const]
        .reduce(
          (text, [kind, inline]) => {
            const policy = `${kind} &#39;self&#39;`;
            if (!html.includes(policy)) throw new Error(`index.html has no ${policy}`);
            return text.replace(policy, () => `${policy} ${sha256(inline)}`);
          },
          withStill(html, await stillOf(language, true)),
        )
        .replace(TAGS, '')
        .replace(
          '</head>',
          () =>
            `  ${early}\n    ${list}\n    <script>${script}</script>\n    <noscript>${sheetsIn(home)}</noscript>\n  </head>`,
        );
      // biome-ignore lint/performance/noDelete: the bundler takes no undefined file.
      delete bundle['home.html'];
    },
  },
});
