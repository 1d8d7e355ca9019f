import type { Phrases } from '../../../strings/phrases.ts';

/** Heads of printed tables, and what studies record of their claims: the build puts those of a language here, from its catalog. */
export const phrases: Phrases = {};
