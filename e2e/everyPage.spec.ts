import type { Page } from '@playwright/test';
import { expect, expectClean, LONG, open, test } from './stage.ts';

const THEMES = ['light', 'dark', 'projector', 'projector-dark'] as const;
const FOLDERS = ['', 'de/'] as const;

/** Every page but the stage; `lesson` and `plan` stand for all of theirs. */
const PAGES = [
  'page=home',
  'page=glossary',
  'page=model',
  'page=accessibility',
  'page=papers',
  'page=papers&paper=000',
  'page=papers&paper=004',
  'page=sweep',
  'page=race&scene=symmetric-500',
  'lesson=one-cell',
  'lesson=rates&step=3',
  'page=lecture',
  'page=lecture&plan=half-empty-link',
  'page=lecture&plan=half-empty-link&notes=1',
  'page=poll',
  'page=poll&of=half-empty',
  'page=poll&of=half-link.2',
  'page=poll&of=one-cell.2&wall=1',
  'page=handout&scene=half-empty&t=0.3&paused=1',
  'page=lab-sheet',
  'page=widgets',
];

/** A scene of every kind. */
const SCENES = ['half-empty&t=0.47', 'exact-rates&t=0.05', 'ulku-credit&t=0.05', 'five-classes&t=0.3'];

type Open = (page: Page, language: 'en' | 'de') => Promise<void>;

const MENU = { en: 'Menu', de: 'Menü' };

/** Dialogs by what opens them: the names in both languages, one after the other. */
const press =
  (...names: readonly { readonly en: string; readonly de: string }[]): Open =>
  async (page, language) => {
    for (const [i, name] of names.entries()) {
      const button = page.getByRole('button', { name: name[language], exact: true });
      const menu = page.getByRole('button', { name: MENU[language], exact: true });
      if (i === 0) await expect(button.or(menu).first()).toBeVisible();
      // A projector has the first behind its menu; the others are in what it opens.
      if (i === 0 && !(await button.isVisible())) await menu.click();
      await button.click();
    }
  };
const SCENES_BUTTON = { en: 'Scenes', de: 'Szenen' };
const BUILD = { en: 'Build a network', de: 'Ein Netz bauen' };

const DIALOGS: readonly (readonly [name: string, open: Open])[] = [
  ['scenes', press(SCENES_BUTTON)],
  ['a network of one’s own', press(SCENES_BUTTON, BUILD, { en: 'Empty network', de: 'Leeres Netz' })],
  ['help', (page) => page.keyboard.press('Alt+/')],
  ['sharing', (page) => page.keyboard.press('Alt+KeyS')],
  ['a race', press({ en: 'Race it', de: 'Wettlauf' })],
  ['a rule that is edited', press({ en: 'Edit', de: 'Bearbeiten' })],
];

for (const folder of FOLDERS)
  for (const theme of THEMES) {
    const language = folder === '' ? 'en' : 'de';
    const where = `${language}, ${theme}`;

    test(`axe finds nothing on any page: ${where}`, LONG, async ({ page }) => {
      for (const query of PAGES)
        await test.step(query, async () => {
          await page.goto(`/${folder}?${query}&theme=${theme}`);
          await expect(page.getByRole('heading').first()).toBeVisible();
          await expectClean(page);
        });
    });

    test(`axe finds nothing on any stage and in any dialog: ${where}`, LONG, async ({ page }) => {
      for (const scene of SCENES)
        await test.step(scene, async () => {
          await open(page, `/${folder}?scene=${scene}&paused=1&theme=${theme}`);
          await expectClean(page);
        });
      for (const [name, show] of DIALOGS)
        await test.step(name, async () => {
          await open(page, `/${folder}?scene=half-empty&policy=espd&t=0.3&paused=1&theme=${theme}`);
          await show(page, language);
          await expectClean(page);
        });
    });
  }
