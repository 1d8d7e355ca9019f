import * as v from 'valibot';
import { because } from '../../contract/index.ts';
import { LIMITS } from '../../engine/limits.ts';
import { coded, known, whole, yesOrNo } from '../../engine/shapes.ts';

const range = { min: 1, max: LIMITS.creditCells, unit: 'cells' };

/** Keys of the credit of a VC; what it asks of its network and source: checkCredit.ts. */
export const creditSchema = known({
  n2: v.optional(whole(1, LIMITS.creditCells, 'cells')),
  n3: v.optional(
    v.union(
      [whole(1, LIMITS.creditCells, 'cells'), v.literal('roundTrip')],
      coded(because('neitherCellsNor', { word: 'roundTrip', range })),
    ),
  ),
  adaptive: yesOrNo,
  piggyback: yesOrNo,
});
