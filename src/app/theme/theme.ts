import { createStore } from 'zustand';
import { isDark, isProjector, type Theme } from './tokens/tokens.ts';

interface PageTheme {
  readonly theme: Theme;
  /** It was chosen by a link or a person, not by the system. */
  readonly isChosen: boolean;
}

/** The theme of the page, and of every stage on it. */
export const pageTheme = createStore<PageTheme>()(() => ({ theme: 'light', isChosen: false }));

const systemTheme = (query: MediaQueryList): Theme => (query.matches ? 'dark' : 'light');

/** Keeps `data-theme` in step with the theme of the page, and that with the system until a theme is chosen. */
export function startThemeSync(fromLink: Theme | undefined): void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  const { dataset } = document.documentElement;
  // Observers of the attribute are called even where it is set to what it was.
  pageTheme.subscribe(({ theme }) => {
    if (dataset.theme !== theme) dataset.theme = theme;
  });
  query.addEventListener('change', () => {
    if (!pageTheme.getState().isChosen) pageTheme.setState({ theme: systemTheme(query) });
  });
  pageTheme.setState({ theme: fromLink ?? systemTheme(query), isChosen: fromLink !== undefined });
  dataset.theme = pageTheme.getState().theme;
}

/** For a while, for paper or a picture: nothing is chosen. */
export const lendTheme = (theme: Theme): void => pageTheme.setState({ theme });

export const chooseTheme = (theme: Theme): void => pageTheme.setState({ theme, isChosen: true });

/** Large for a wall, or back; dark stays dark. */
export function toggleProjector(): void {
  const { theme } = pageTheme.getState();
  const [near, far] = isDark(theme)
    ? (['dark', 'projector-dark'] as const)
    : (['light', 'projector'] as const);
  chooseTheme(isProjector(theme) ? near : far);
}
