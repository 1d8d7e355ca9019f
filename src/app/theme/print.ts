import { paintOnPaper } from '../clocks.ts';
import { lendTheme, pageTheme } from './theme.ts';
import { isDark, isProjector, type Theme } from './tokens/tokens.ts';

/** Prints the stage as it is, in the light theme: one sheet of the page's own size. */
export function startPrintSupport(): void {
  const sheet = new CSSStyleSheet();
  let before: Theme | null = null;
  addEventListener('beforeprint', () => {
    const { theme } = pageTheme.getState();
    const { scrollHeight } = document.documentElement;
    sheet.replaceSync(`@page{size:${innerWidth}px ${scrollHeight}px;margin:0}`);
    document.adoptedStyleSheets = [sheet];
    if (isDark(theme)) {
      before = theme;
      lendTheme(isProjector(theme) ? 'projector' : 'light');
    }
    queueMicrotask(paintOnPaper); // behind what React does about the theme
  });
  addEventListener('afterprint', () => {
    document.adoptedStyleSheets = [];
    if (before !== null) lendTheme(before);
    before = null;
  });
}
