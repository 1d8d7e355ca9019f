/** Files that still have words of their own, and how many sentences: an entry goes when they have moved to src/strings. */
export const WORDS_LEFT: Readonly<Record<string, number>> = {
  // Behind a line of pseudo-code that was evaluated, in its language: `Q > QT` has `73 > 50: yes`.
  'src/engine/abr/algorithms/dmrca.ts': 1,
  'src/engine/abr/parts/eraaState.ts': 1,
  // Names in the language of rules: `VCs with cells waiting`.
  'src/engine/rules/formulas.ts': 3,
  // Of an error that is thrown.
  'src/engine/rules/fault.ts': 1,
  // Still to move.
  'src/engine/metrics/rateNotes.ts': 3,
  'src/engine/metrics/settingNotes.ts': 4,
};
