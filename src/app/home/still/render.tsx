import { renderToStaticMarkup } from 'react-dom/server';
import { lessons } from '../../../lessons/index.ts';
import { Cards } from './Cards.tsx';
import { Hero } from './Hero.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/**
 * What the home page shows before any script, as HTML for `index.html`.
 * @param hasOthers the page has its other languages next to it
 */
export const stillHtml = (hasOthers: boolean): string =>
  renderToStaticMarkup(
    <>
      <SiteHeader hasOthers={hasOthers} />
      <Hero />
      <Cards lessons={Object.keys(lessons).length} />
    </>,
  );
