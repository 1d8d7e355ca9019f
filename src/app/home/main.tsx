import { THEMES } from '../theme/tokens/tokens.ts';
import '../theme/index.ts';
import './still/style.module.css';
import { type ComponentType, type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { markRest } from '../language/mark.ts';
import { startOffline } from '../offline/keep.ts';
import { busy, startRestSync } from '../rest.ts';
import { homeTexts as texts } from '../strings/pages/home.ts';
import { startThemeSync } from '../theme/theme.ts';
import { surviveTranslation } from '../translated.ts';
import { late } from '../widgets/late.tsx';
import { HOME_PAGES, HOME_PLACES, type HomePage, homePageOf, untracked } from './choice.ts';
import { Frame } from './Frame.tsx';
import { Home } from './Home.tsx';
import { keepPassing } from './passing.ts';
import { prefetchStage } from './prefetch.ts';
import { fitStill } from './still/fit.ts';

const MEANWHILE = { meanwhile: texts };

/** A page under its title, whose content comes after it. */
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
    late(async () => (await import('./Glossary.tsx')).Glossary, MEANWHILE),
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
const theme = new URLSearchParams(location.search).get('theme');
startThemeSync(THEMES.find((one) => one === theme));
startRestSync();
surviveTranslation();
markRest();
if (name !== 'home') document.title = `${texts[name]} · ${texts.name}`;

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
keepPassing();
fitStill();
prefetchStage();
startOffline(name === 'home');
