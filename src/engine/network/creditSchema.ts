import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { known, range, whole } from './shapes.ts';

const yesOrNo = v.optional(v.boolean('not true or false'));

/** Keys of the credit of a VC; what it asks of its network and source: checkCredit.ts. */
export const creditSchema = known({
  n2: v.optional(whole(1, LIMITS.creditCells, 'cells')),
  n3: v.optional(
    v.union(
      [whole(1, LIMITS.creditCells, 'cells'), v.literal('roundTrip')],
      `neither cells nor roundTrip; ${range(1, LIMITS.creditCells, 'cells')}`,
    ),
  ),
  adaptive: yesOrNo,
  piggyback: yesOrNo,
});
