import type { CDPSession, Page } from '@playwright/test';
import type {} from '../../src/app/client/scripting/script.ts';
import type { ParameterValue, StepKind } from '../../src/contract/index.ts';
import { sayReason } from '../../src/strings/en/reasons/index.ts';
import { type Sight, type Size, type SizeName, sightOf, sizeOf, type Theme, themeOf } from './looks.ts';

export interface Look {
  /** Default: `light`. */
  readonly theme?: Theme;
  /** A name, or CSS pixels; default: `laptop`. */
  readonly size?: SizeName | Size;
  /** As somebody with this colour vision sees it, in Chromium; default: `usual`. */
  readonly sight?: Sight;
  /** Default: the seed of the scene. */
  readonly seed?: number;
  /** More of the address, such as `policy=epd&lens=1` (docs/reference/links.md). */
  readonly link?: string;
}

export interface Picture {
  /** Writes the PNG to this file, too. */
  readonly path?: string;
  /** Only the region with this name, such as `Queue`; default: the whole page. */
  readonly region?: string;
}

/** What is shown is not what was asked for: the page names path, value and reason. */
export class Refused extends Error {}

// The browser smooths text differently after a layer has moved; hidden and shown, all is drawn from nothing.
async function drawAnew(): Promise<void> {
  for (const visibility of ['hidden', '']) {
    document.documentElement.style.visibility = visibility;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
}

type Act = (page: Page) => Promise<unknown>;

/**
 * A scene on its way to a picture. Every call adds to the way; `screenshot`, `digest` and `page` go it, from the beginning each time,
 * so that equal ways give equal pictures whatever was shown before.
 */
export class Shot {
  readonly #goTo: () => Promise<Page>;
  readonly #way: readonly Act[];

  constructor(goTo: () => Promise<Page>, way: readonly Act[] = []) {
    this.#goTo = goTo;
    this.#way = way;
  }

  #then(act: Act): Shot {
    return new Shot(this.#goTo, [...this.#way, act]);
  }

  /** At a simulated second, or one event further: `drop`, `timeout`, `rm` and the other kinds of a step. */
  at(moment: number | StepKind): Shot {
    return this.#then((page) =>
      typeof moment === 'number'
        ? page.evaluate((seconds) => window.cellscope.runUntil(seconds), moment)
        : page.evaluate((kind) => window.cellscope.step(kind), moment),
    );
  }

  /** One step of the kind that the scene is shown by. */
  step(): Shot {
    return this.#then((page) => page.evaluate(() => window.cellscope.step()));
  }

  /** Changes a setting at the moment that is reached, such as `set('policy', 'espd')`. */
  set(path: string, value: ParameterValue): Shot {
    return this.#then((page) =>
      page.evaluate(([name, to]) => window.cellscope.set(name, to), [path, value] as const),
    );
  }

  /** Computes the run up to a second and returns, so that the picture has what comes later. */
  ahead(seconds: number): Shot {
    return this.#then((page) =>
      page.evaluate(async (until) => {
        const { time } = window.cellscope.state();
        await window.cellscope.runUntil(until);
        await window.cellscope.runUntil(time);
      }, seconds),
    );
  }

  /** Anything else a reader may do: press a button, open a table. */
  do(act: Act): Shot {
    return this.#then(act);
  }

  /** The page, paused at the end of the way and at rest. */
  async page(): Promise<Page> {
    const page = await this.#goTo();
    for (const act of this.#way) await act(page);
    await page.evaluate(() => window.cellscope.atRest());
    return page;
  }

  /** PNG; the same bytes each time on one machine with one browser. */
  async screenshot({ path, region }: Picture = {}): Promise<Buffer> {
    const page = await this.page();
    await page.evaluate(drawAnew);
    const part = region === undefined ? page : page.getByRole('region', { name: region, exact: true });
    return part.screenshot({
      animations: 'disabled',
      caret: 'hide',
      ...(path === undefined ? {} : { path }),
    });
  }

  /** Digest of the run up to the moment. */
  async digest(): Promise<string> {
    return (await this.page()).evaluate(() => window.cellscope.digest());
  }
}

/** Opens scenes for pictures on a page of Playwright. */
export class Cellscope {
  readonly #page: Page;
  readonly #address: string;
  #sight: Sight = 'usual';
  #browser: CDPSession | undefined;

  /** `address`: where Cellscope is served, such as `http://127.0.0.1:4173/`. */
  constructor(page: Page, address: string) {
    this.#page = page;
    this.#address = address;
  }

  /** A scene, paused at its opening moment. */
  open(scene: string, look: Look = {}): Shot {
    return new Shot(() => this.#show(scene, look));
  }

  /** Ids of all scenes. */
  async scenes(): Promise<readonly string[]> {
    const page = await this.#show('', {});
    return page.evaluate(() => window.cellscope.scenarios());
  }

  async #see(sight: Sight): Promise<void> {
    if (sight === this.#sight) return;
    const type = sightOf(sight) === 'usual' ? 'none' : sight;
    this.#browser ??= await this.#page.context().newCDPSession(this.#page);
    await this.#browser.send('Emulation.setEmulatedVisionDeficiency', {
      type: type as Exclude<Sight, 'usual'> | 'none',
    });
    this.#sight = sight;
  }

  async #show(scene: string, look: Look): Promise<Page> {
    const { theme = 'light', size = 'laptop', sight = 'usual', seed, link = '' } = look;
    const query = new URLSearchParams({
      ...(scene === '' ? {} : { scene }),
      theme: themeOf(theme),
      paused: '1',
    });
    if (seed !== undefined) query.set('seed', String(seed));
    await this.#see(sight);
    await this.#page.setViewportSize(typeof size === 'string' ? sizeOf(size) : size);
    await this.#page.goto(new URL(`?${query}${link === '' ? '' : `&${link}`}`, this.#address).href);
    const { problems } = await this.#page.evaluate(async () => {
      await window.cellscope.ready;
      return window.cellscope.state();
    });
    // A picture of something else would look as if it were right.
    if (problems.length > 0)
      throw new Refused(
        problems.map(({ path, value, reason }) => `${path} = ${value}: ${sayReason(reason)}`).join('\n'),
      );
    return this.#page;
  }
}
