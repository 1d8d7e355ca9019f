import * as v from 'valibot';
import { cellRate, MOST_CELLS_PER_SECOND } from '../traffic/shapes.ts';
import { LIMITS } from './limits.ts';
import { known, number, oneOf, whole } from './shapes.ts';

const rate = number(0, MOST_CELLS_PER_SECOND, 'cells/s');
/** TM 4.0, table 5-1: 2^-15 to 1. */
const factor = number(1 / 32_768, 1);
const NRM = [2, 4, 8, 16, 32, 64, 128, 256];

/** Keys of the rate control of a VC; what they must be to each other: checkAbr.ts. */
export const abrSchema = known({
  rule: v.optional(oneOf(['tm4', 'prca'])),
  pcr: v.optional(cellRate),
  mcr: v.optional(rate),
  icr: v.optional(cellRate),
  rif: v.optional(factor),
  rdf: v.optional(factor),
  nrm: v.optional(v.picklist(NRM, 'not a power of two; one of: 2, 4, 8, 16, 32, 64, 128, 256 cells')),
  mrm: v.optional(whole(1, 256, 'cells')),
  trmMs: v.optional(number(0.001, LIMITS.timerMs, 'ms')),
  tbeCells: v.optional(whole(1, 16_777_215, 'cells')),
  frttMs: v.optional(number(0, 16_700, 'ms')),
  crm: v.optional(whole(1, 8_388_608)),
  cdf: v.optional(number(0, 1)),
  adtfMs: v.optional(number(0.001, LIMITS.timerMs, 'ms')),
  tcr: v.optional(number(0.1, 1_000, 'cells/s')),
  bufferCells: v.optional(whole(0, LIMITS.cellsOnWire, 'cells')),
  dueCell: v.optional(oneOf(['stays', 'moves'])),
  receiverRate: v.optional(rate),
  quantizeRm: v.optional(v.boolean('not true or false')),
  coupling: v.optional(
    known({
      form: v.optional(oneOf(['none', 'direct', 'average', 'threshold'])),
      k: v.optional(number(0.01, 100)),
      rtt: v.optional(oneOf(['measured', 'minimum'])),
      floorSegments: v.optional(whole(1, 1_000, 'segments')),
      weight: v.optional(number(1 / 1_024, 1)),
      threshold: v.optional(number(0, 1)),
    }),
  ),
});
