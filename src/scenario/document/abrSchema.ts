import * as v from 'valibot';
import { becauseNot, type NumberParameter } from '../../contract/index.ts';
import { COUPLING_FORMS, COUPLING_SPECS, ROUND_TRIPS } from '../../engine/abr/ends/couplingSpecs.ts';
import { RATE_SPECS } from '../../engine/abr/ends/rateSpecs.ts';
import { LIMITS } from '../../engine/limits.ts';
import { coded, known, number, oneOf, whole, yesOrNo } from '../../engine/shapes.ts';
import { cellRate, MOST_CELLS_PER_SECOND } from '../../engine/traffic/shapes.ts';

const rate = number(0, MOST_CELLS_PER_SECOND, 'cells/s');
/** The same range before a run as while it goes on. */
const within = ({ min, max, integer, unit }: NumberParameter) =>
  (integer ? whole : number)(min, Number(max), unit);
const NRM = [2, 4, 8, 16, 32, 64, 128, 256];

/** Keys of the rate control of a VC; what they must be to each other: checkAbr.ts. */
export const abrSchema = known({
  rule: v.optional(oneOf(['tm4', 'prca', 'becn', 'efci'])),
  pcr: v.optional(cellRate),
  mcr: v.optional(rate),
  icr: v.optional(cellRate),
  rif: v.optional(within(RATE_SPECS.rif)),
  rdf: v.optional(within(RATE_SPECS.rdf)),
  nrm: v.optional(v.picklist(NRM, coded(becauseNot('powerOfTwoAmong', { options: NRM, unit: 'cells' })))),
  mrm: v.optional(whole(1, 256, 'cells')),
  recoveryMs: v.optional(number(0.001, LIMITS.timerMs, 'ms')),
  trmMs: v.optional(number(0.001, LIMITS.timerMs, 'ms')),
  tbeCells: v.optional(whole(1, 16_777_215, 'cells')),
  frttMs: v.optional(number(0, 16_700, 'ms')),
  crm: v.optional(within(RATE_SPECS.crm)),
  cdf: v.optional(within(RATE_SPECS.cdf)),
  adtfMs: v.optional(number(0.001, LIMITS.timerMs, 'ms')),
  tcr: v.optional(number(0.1, 1_000, 'cells/s')),
  bufferCells: v.optional(whole(0, LIMITS.cellsOnWire, 'cells')),
  dueCell: v.optional(oneOf(['stays', 'moves'])),
  receiverRate: v.optional(rate),
  quantizeRm: yesOrNo,
  coupling: v.optional(
    known({
      form: v.optional(oneOf(COUPLING_FORMS)),
      k: v.optional(within(COUPLING_SPECS.k)),
      rtt: v.optional(oneOf(ROUND_TRIPS)),
      floorSegments: v.optional(within(COUPLING_SPECS.floorSegments)),
      weight: v.optional(within(COUPLING_SPECS.weight)),
      threshold: v.optional(within(COUPLING_SPECS.threshold)),
    }),
  ),
});
