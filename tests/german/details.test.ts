import { describe, expect, it } from 'vitest';
import recorded from '../../src/studies/verdicts.json';
import { inGerman } from '../support/inLanguage.ts';

const { detailText } = await inGerman<typeof import('../../src/app/strings/pages/details.ts')>(
  'app/strings/pages/details.ts',
);

describe('the figures of a claim in German', () => {
  it.each([
    ['5 of 5 seeds; near 98 / 103, far 80 / 84', '5 von 5 Seeds; nah 98 / 103, fern 80 / 84'],
    ['1.005, 0.992; deviation over mean 0.33', '1,005; 0,992; Abweichung durch Mittel 0,33'],
    [
      '35.7 points between them at 1,000 cells, 0.4 at 4,000',
      '35,7 Punkte dazwischen bei 1.000 Zellen, 0,4 bei 4.000',
    ],
    ['at most 0.43 ms over 12', 'höchstens 0,43 ms über 12'],
  ])('%s', (english, german) => expect(detailText(english)).toBe(german));

  const details = Object.values(recorded).flatMap(({ scores }) =>
    Object.values(scores).map(({ detail }) => detail),
  );
  it('leave no English word in what is recorded', () => {
    const words = details.flatMap((detail) => detailText(detail).match(/\p{L}{3,}/gu) ?? []);
    const known =
      /^(von|Seeds|Fällen|der|Leitung|Anteile|Abweichung|durch|Mittel|höchstens|über|auseinander|mindestens|Läufen|Punkte|dazwischen|bei|Zellen|gegen|mal|Fairness|Last|nah|fern|Abstand|DFF|CCD|LAN|WAN)$/;
    expect([...new Set(words.filter((word) => !known.test(word)))]).toEqual([]);
  });
});
