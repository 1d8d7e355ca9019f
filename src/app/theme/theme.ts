import { usePage } from '../store/page.ts';
import { useStage } from '../store/stage.ts';
import type { Theme } from '../store/types.ts';

const systemTheme = (query: MediaQueryList): Theme => (query.matches ? 'dark' : 'light');

/** Keeps `data-theme` in step with the store, and the store with the system until a theme is chosen. */
export function keepTheme(fromLink: Theme | undefined): void {
  const query = matchMedia('(prefers-color-scheme: dark)');
  const { dataset } = document.documentElement;
  // Observers of the attribute hear of it even where it is set to what it was.
  useStage.subscribe(({ theme }) => {
    if (dataset.theme !== theme) dataset.theme = theme;
  });
  query.addEventListener('change', () => {
    if (!usePage.getState().themeChosen) useStage.getState().setTheme(systemTheme(query));
  });
  usePage.setState({ themeChosen: fromLink !== undefined });
  useStage.getState().setTheme(fromLink ?? systemTheme(query));
}

export function chooseTheme(theme: Theme): void {
  usePage.setState({ themeChosen: true });
  useStage.getState().setTheme(theme);
}
