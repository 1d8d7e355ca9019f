import { chooseTheme } from '../theme/theme.ts';

/** Of a sheet of A4 or Letter, whichever the printer has. */
const PAGE = '@page{margin:14mm 15mm}';

/**
 * Sheets are black on white, on the screen too, and as large as the paper of the printer: what `theme/print.ts` says of a
 * printed stage is for other pages, and was registered before.
 */
export function keepPaper(): void {
  chooseTheme('light');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PAGE);
  addEventListener('beforeprint', () => {
    document.adoptedStyleSheets = [sheet];
  });
}
