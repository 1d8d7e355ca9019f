import { expect, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { atRest, boxOf } from './stage.ts';

/** A piece of text on a sheet; points, from the left edge. */
interface Printed {
  readonly text: string;
  readonly sheet: number;
  readonly left: number;
  readonly right: number;
}

/** What is on paper, and how wide its sheets are; points. */
interface Print {
  readonly sheets: number;
  readonly width: number;
  readonly pieces: readonly Printed[];
  /** In the order in which it was printed, without spaces and breaks of lines. */
  readonly text: string;
}

type Paper = Parameters<Page['pdf']>[0];

const squeezed = (text: string): string => text.normalize('NFKC').replace(/[\s\u00ad]+/g, '');

/** Prints a page and reads the sheets by other code than wrote them. */
export async function printed(page: Page, paper: Paper): Promise<Print> {
  const task = getDocument({ data: new Uint8Array(await page.pdf(paper)), verbosity: 0 });
  const file = await task.promise;
  const pieces: Printed[] = [];
  let width = 0;
  for (let sheet = 1; sheet <= file.numPages; sheet++) {
    const one = await file.getPage(sheet);
    width = one.getViewport({ scale: 1 }).width;
    for (const item of (await one.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const left = Number(item.transform[4]);
      pieces.push({ text: item.str, sheet, left, right: left + item.width });
    }
  }
  await task.destroy();
  return {
    sheets: file.numPages,
    width,
    pieces,
    text: squeezed(pieces.map(({ text }) => text).join('')),
  };
}

/** Sizes of paper, and how wide their text is at least; CSS pixels. */
const PAPERS = [
  [{ format: 'A4' }, 680],
  [{ format: 'A5' }, 446],
  [{ format: 'Letter' }, 702],
  [{ format: 'A4', landscape: true }, 1009],
] as const;
/** Margins are 11 mm at least; a letter may lean out of its line. Points. */
const LEAST = 29;

/** Words that the page shows now, outside its pictures: those are looked at. */
async function words(page: Page): Promise<readonly string[]> {
  await atRest(page);
  return page.evaluate(() => {
    const texts: string[] = [];
    const main = document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const around = node.parentElement;
      if (around?.closest('[role=img], select, svg') || !around?.checkVisibility()) continue;
      // What only screen readers get is a point.
      if (around.getBoundingClientRect().width > 1) texts.push(...(node.textContent ?? '').split(/\s+/));
    }
    return texts.filter((text) => text !== '');
  });
}

const cut = ({ pieces, width }: Print, margin: number) =>
  pieces.filter(({ left, right }) => left < margin || right > width - margin).map(({ text }) => text);

/** None of them stands out of a window that is as narrow as the text. */
async function expectPictures(page: Page, width: number): Promise<void> {
  for (const code of await page.getByRole('main').locator('svg[role=img], figure svg').all()) {
    const { left, right } = await boxOf(code);
    expect(left, 'a picture begins on the paper').toBeGreaterThanOrEqual(0);
    expect(right, 'and ends there').toBeLessThanOrEqual(width + 0.5);
  }
}

/** All of it is on paper of every size, between the margins; a page without margins of its own has those of the printer. */
export async function expectWholeOnPaper(page: Page, margin = LEAST): Promise<void> {
  const usual = page.viewportSize() ?? { width: 0, height: 0 };
  for (const [paper, width] of PAPERS) {
    const name = JSON.stringify(paper);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width, height: 700 });
    const shown = await words(page);
    expect(shown.length).toBeGreaterThan(20);
    await expectPictures(page, width);
    await page.setViewportSize(usual);
    await page.emulateMedia({ media: null });
    const print = await printed(page, paper);
    const missing = shown.filter((word) => !print.text.includes(squeezed(word)));
    expect(missing, `missing on ${name}`).toEqual([]);
    expect(cut(print, margin), `cut on ${name}`).toEqual([]);
  }
}
