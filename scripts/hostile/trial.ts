import { problemSentence } from '../../src/app/saying.ts';
import { MOST_SHOWN, type Problem } from '../../src/contract/index.ts';
import { sayReason } from '../../src/strings/en/reasons/index.ts';

/** What became of one hostile input. */
export interface Outcome {
  /** It was opened, with or without something to say; else nothing was, and a sentence says why. */
  readonly opened: boolean;
  /** What is said first; empty: nothing. */
  readonly sentence: string;
  /** What should not have happened, in words; empty: nothing. */
  readonly faults: readonly string[];
}

/** Inputs of one kind. */
export interface Kind {
  readonly name: string;
  /** How many there are unless asked otherwise. */
  readonly cases: number;
  /** The input, as a person would paste it, and what tries it; the same for the same seed and number. */
  make(seed: number, index: number): Trial | Promise<Trial>;
}

export interface Trial {
  readonly input: string;
  run(): Promise<Outcome>;
}

/** Share of the rules and files that are changed as an author might: a good part of them opens, and is tried. */
export const MILD = 0.6;
/** Longest that an input may keep somebody waiting, ms of processor time. */
export const MOST_MS = 2_000;
/** Longest sentence that is one, letters. */
const LONGEST_SENTENCE = 1_500;

const sentenceOf = (problem: Problem): string => problemSentence(problem, sayReason(problem.reason));

/** What problems say at first, and what is no sentence among it. */
export function told(problems: readonly Problem[]): Pick<Outcome, 'sentence' | 'faults'> {
  const sentences = problems.slice(0, MOST_SHOWN).map(sentenceOf);
  const faults = sentences
    .filter((one) => one.length > LONGEST_SENTENCE || one.trim() === '' || one.includes('[object'))
    .map((one) => `no sentence, ${one.length} letters: ${one.slice(0, 200)}`);
  return { sentence: sentences[0] ?? '', faults };
}

/** An outcome of what is opened if nothing is wrong with it. */
export const judged = (problems: readonly Problem[]): Outcome => ({
  opened: problems.length === 0,
  ...told(problems),
});
