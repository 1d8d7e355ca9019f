import { renderToStaticMarkup } from 'react-dom/server';
import { lessons } from '../../../lessons/index.ts';
import { Cards } from './Cards.tsx';
import { Header } from './Header.tsx';
import { Hero } from './Hero.tsx';

/**
 * What the home page shows before any script, as HTML for `index.html`.
 * @param hasOther the page has its other language next to it
 */
export const stillHtml = (hasOther: boolean): string =>
  renderToStaticMarkup(
    <>
      <Header hasOther={hasOther} />
      <Hero />
      <Cards lessons={Object.keys(lessons).length} />
    </>,
  );
