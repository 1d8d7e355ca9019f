import { renderToStaticMarkup } from 'react-dom/server';
import { lessons } from '../../../lessons/index.ts';
import { Cards } from './Cards.tsx';
import { Hero } from './Hero.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/**
 * Static part of the home page as HTML for `index.html`.
 * @param hasOthers whether the page exists in other languages
 */
export const stillHtml = (hasOthers: boolean): string =>
  renderToStaticMarkup(
    <>
      <SiteHeader hasOthers={hasOthers} />
      <Hero />
      <Cards lessons={Object.keys(lessons).length} />
    </>,
  );
