import { pageLink } from '../link/pageLink.ts';
import { saidIn } from '../link/said.ts';
import { pageTitle } from '../strings/pages/pageTitle.ts';
import '../theme/index.ts';
import './still/style.module.css';
import { type ComponentType, type ReactElement, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { savesData } from '../economy.ts';
import { ownShare } from '../language/language.ts';
import { markRest } from '../language/mark.ts';
import { startOffline } from '../offline/keep.ts';
import { busy, startRestSync } from '../rest.ts';
import { homeTexts as texts } from '../strings/pages/home.ts';
import { startThemeSync } from '../theme/theme.ts';
import { THEMES } from '../theme/tokens/tokens.ts';
import { surviveTranslation } from '../translated.ts';
import { late } from '../widgets/late.tsx';
import { HOME_PAGES, HOME_PLACES, type HomePage, homePageOf, untracked } from './choice.ts';
import { Home } from './Home.tsx';
import { startPassing } from './passing.ts';
import { fitStill } from './still/fit.ts';
import styles from './style.module.css';

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

/** Fetches the stage when the page is idle, so that a press opens it at once. */
function prefetchStage(): void {
  if (savesData()) return;
  const task = () => listed().forEach(fetchAhead);
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 2000);
}

const MEANWHILE = { meanwhile: texts };

/** A page with its title, before the content that is loaded later. */
function titled(title: string, Content: ComponentType): () => ReactElement {
  return () => (
    <>
      <h1>{title}</h1>
      <Content />
    </>
  );
}

const PAGES: Readonly<Record<HomePage, () => ReactElement>> = {
  home: Home,
  glossary: titled(
    texts.glossary,
    late(async () => (await import('./GlossaryPage.tsx')).GlossaryPage, MEANWHILE),
  ),
  model: titled(
    texts.model,
    late(async () => (await import('./prosePages.tsx')).Model, MEANWHILE),
  ),
  accessibility: titled(
    texts.accessibility,
    late(async () => (await import('./prosePages.tsx')).Accessibility, MEANWHILE),
  ),
};

const asked = homePageOf(untracked(location.search), location.hash, false, HOME_PAGES, HOME_PLACES);
const name = HOME_PAGES.find((page) => page === asked) ?? 'home';
const Page = PAGES[name];

const opened = busy();
const theme = saidIn(location.search, 'theme');
startThemeSync(THEMES.find((known) => known === theme));
startRestSync();
surviveTranslation();
markRest();
if (name !== 'home') document.title = pageTitle(texts[name]);

const root = document.getElementById('root');
if (root === null) throw new Error('the document has no element #root');
createRoot(root).render(
  <StrictMode>
    <Frame>
      <Page />
    </Frame>
  </StrictMode>,
);
opened();
startPassing();
fitStill();
prefetchStage();
startOffline(name === 'home');

/** Version of package.json; the build inserts it. */
declare const __RELEASE__: string;

/** Frame of every page of the home entry, below the header of `index.html`. */
function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.page} data-grows>
      <main className={styles.main}>{children}</main>
      <footer className={styles.foot}>
        {ownShare !== null && <span>{ownShare}</span>}
        <span>{texts.version(__RELEASE__)}</span>
        <span>{texts.licence}</span>
        <a href={pageLink('accessibility')}>{texts.accessibility}</a>
      </footer>
    </div>
  );
}
