import { paintOnPaper } from '../clocks.ts';
import { pageTheme } from './theme.ts';

/** What is printed is the stage as it stands, in light ink on paper: one sheet of the page's own size. */
export function keepPrintable(): void {
  const sheet = new CSSStyleSheet();
  let dark = false;
  addEventListener('beforeprint', () => {
    const { theme } = pageTheme.getState();
    const { scrollHeight } = document.documentElement;
    dark = theme === 'dark';
    sheet.replaceSync(`@page{size:${innerWidth}px ${scrollHeight}px;margin:0}`);
    document.adoptedStyleSheets = [sheet];
    if (dark) pageTheme.setState({ theme: 'light' });
    queueMicrotask(paintOnPaper); // behind what React does about the theme
  });
  addEventListener('afterprint', () => {
    document.adoptedStyleSheets = [];
    if (dark) pageTheme.setState({ theme: 'dark' });
  });
}
