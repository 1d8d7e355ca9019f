import type { Locator } from '@playwright/test';
import { WORDS_PER_MINUTE } from '../tests/lessons/minutes.ts';

/** To find with the eye what is pressed, and to press it. */
const SECONDS_PER_PRESS = 1.2;

/** How long somebody needs who reads and presses, whatever the machine needs. */
export class Pace {
  #words = 0;
  #presses = 0;

  /** What is seen of these parts. */
  async reads(parts: Locator): Promise<void> {
    const texts = await parts.evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText));
    this.#words += texts.join(' ').split(/\s+/).filter(Boolean).length;
  }

  presses(count: number): void {
    this.#presses += count;
  }

  async press(button: Locator): Promise<void> {
    await button.click();
    this.presses(1);
  }

  get seconds(): number {
    return (60 * this.#words) / WORDS_PER_MINUTE + SECONDS_PER_PRESS * this.#presses;
  }

  get told(): string {
    return `${this.#words} words read, ${this.#presses} presses, ${this.seconds.toFixed(0)} s`;
  }
}
