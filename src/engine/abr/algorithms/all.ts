import * as capc from '../../rules/rates/built/capc.ts';
import * as efci from '../../rules/rates/built/efci.ts';
import * as eprca from '../../rules/rates/built/eprca.ts';
import * as erica from '../../rules/rates/built/erica.ts';
import * as ericaBasic from '../../rules/rates/built/erica-basic.ts';
import * as ericaPlus from '../../rules/rates/built/erica-plus.ts';
import * as intelligent from '../../rules/rates/built/intelligent.ts';
import * as mmrca from '../../rules/rates/built/mmrca.ts';
import * as osu from '../../rules/rates/built/osu.ts';
import * as prca from '../../rules/rates/built/prca.ts';
import * as relative from '../../rules/rates/built/relative.ts';
import { algorithmOf } from '../../rules/rates/definition.ts';
import type { AlgorithmDefinition } from '../algorithm.ts';
import { backward } from './backward.ts';
import { cceri } from './cceri.ts';
import { dmrca } from './dmrca.ts';
import { eraa } from './eraa.ts';
import { ferm } from './ferm.ts';
import { fmmra } from './fmmra.ts';
import { none } from './none.ts';

/**
 * All ABR switch algorithms, in the order of the lists of the page. A new one is a rule in `src/rules/algorithms/` or one file here,
 * and one line in this list.
 */
export const allAlgorithms: readonly AlgorithmDefinition[] = [
  none,
  algorithmOf(efci.rule, efci.execution),
  backward,
  algorithmOf(relative.rule, relative.execution),
  algorithmOf(intelligent.rule, intelligent.execution),
  algorithmOf(prca.rule, prca.execution),
  algorithmOf(eprca.rule, eprca.execution, { canOversubscribeWithMcr: true }),
  algorithmOf(mmrca.rule, mmrca.execution, { canOversubscribeWithMcr: true }),
  dmrca,
  algorithmOf(osu.rule, osu.execution, { canOversubscribeWithMcr: true }),
  algorithmOf(ericaBasic.rule, ericaBasic.execution, { canOversubscribeWithMcr: true }),
  algorithmOf(erica.rule, erica.execution, { canOversubscribeWithMcr: true }),
  algorithmOf(ericaPlus.rule, ericaPlus.execution, { canOversubscribeWithMcr: true }),
  algorithmOf(capc.rule, capc.execution),
  ferm,
  cceri,
  eraa,
  fmmra,
];
