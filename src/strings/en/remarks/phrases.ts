import type { Phrases } from '../../phrases.ts';

/** What rules ask, and levels of the fuzzy rules: the build puts those of a language here, from its catalog. */
export const phrases: Phrases = {};
