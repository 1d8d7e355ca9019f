import type { Phrases } from '../../phrases.ts';

/** Phrases for conditions of rules, and for levels of the fuzzy rules: the build inserts those of a language from its catalog. */
export const phrases: Phrases = {};
