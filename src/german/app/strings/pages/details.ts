/** What studies and their recorded verdicts say between the figures. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/ of (\d+) seeds/g, ' von $1 Seeds'],
  [/ of (\d+) cases/, ' von $1 Fällen'],
  [/^(\d+) of (\d+)$/, '$1 von $2'],
  [/ of the link; shares /, ' der Leitung; Anteile '],
  [/deviation over mean/, 'Abweichung durch Mittel'],
  [/at most (.+) apart/, 'höchstens $1 auseinander'],
  [/at most (.+) over (\d+)/, 'höchstens $1 über $2'],
  [/at least (.+) in (\d+) runs/, 'mindestens $1 in $2 Läufen'],
  [/points between them at (.+) cells, (.+) at (.+)/, 'Punkte dazwischen bei $1 Zellen, $2 bei $3'],
  [/points(?! between)/g, 'Punkte'],
  [/cells/, 'Zellen'],
  [/against/, 'gegen'],
  [/off by/, 'Abweichung'],
  [/times/, 'mal'],
  [/mean/, 'Mittel'],
  [/fairness/, 'Fairness'],
  [/load/g, 'Last'],
  [/near/, 'nah'],
  [/far/, 'fern'],
  [/gap/, 'Abstand'],
];

const swapped = (number: string): string => number.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));

/** Figures have decimal commas, so a list of them has semicolons. */
export function detailText(detail: string): string {
  const words = WORDS.reduce((text, [english, german]) => text.replace(english, german), detail);
  return words.replace(/\d+(?:[.,]\d+)+/g, swapped).replace(/(\d), (?=\d)/g, '$1; ');
}
