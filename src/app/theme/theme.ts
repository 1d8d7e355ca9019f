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

/** Colours by `data-theme`; with those for a projector come sizes for a wall, by `data-density`. */
function publish(theme: Theme): void {
  const root = document.documentElement;
  if (isProjector(theme)) root.dataset.density = 'wall';
  else root.removeAttribute('data-density');
  // Observers of the attribute are called even where it is set to what it was.
  if (root.dataset.theme !== theme) root.dataset.theme = theme;
}

/** Keeps the document in step with the theme of the page, and that with the system until a theme is chosen. */
export function startThemeSync(fromLink: Theme | undefined): void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  pageTheme.subscribe(({ theme }) => publish(theme));
  query.addEventListener('change', () => {
    if (!pageTheme.getState().isChosen) pageTheme.setState({ theme: systemTheme(query) });
  });
  pageTheme.setState({ theme: fromLink ?? systemTheme(query), isChosen: fromLink !== undefined });
  publish(pageTheme.getState().theme);
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
