import { answers } from './answers.ts';
import { networks } from './networks.ts';
import { rateScenes } from './rateScenes.ts';
import { scenes } from './scenes.ts';

/** English sentences, as a source has them, and their German. Values of a template are `{0}`, `{1}`. */
export type Sentences = Readonly<Record<string, string>>;

interface Section {
  /** Of `src/`: a folder, or one file. */
  readonly of: string;
  readonly sentences: Sentences;
}

/** Sentences among data and code. */
export const SECTIONS: readonly Section[] = [
  { of: 'scenarios', sentences: { ...scenes, ...rateScenes, ...answers, ...networks } },
];
