import * as efci from '../../rules/rates/built/efci.ts';
import * as eprca from '../../rules/rates/built/eprca.ts';
import * as erica from '../../rules/rates/built/erica.ts';
import * as prca from '../../rules/rates/built/prca.ts';
import * as relative from '../../rules/rates/built/relative.ts';
import { algorithmOf } from '../../rules/rates/definition.ts';
import type { AlgorithmDefinition } from '../algorithm.ts';
import { backward } from './backward.ts';
import { capc } from './capc.ts';
import { cceri } from './cceri.ts';
import { dmrca } from './dmrca.ts';
import { eraa } from './eraa.ts';
import { ericaBasic } from './ericaBasic.ts';
import { ericaPlus } from './ericaPlus.ts';
import { ferm } from './ferm.ts';
import { fmmra } from './fmmra.ts';
import { intelligent } from './intelligent.ts';
import { mmrca } from './mmrca.ts';
import { none } from './none.ts';
import { osu } from './osu.ts';

/**
 * Every ABR switch algorithm, in the order people meet them. A new one is a rule in `src/rules/algorithms/` or one file here,
 * and one line.
 */
export const allAlgorithms: readonly AlgorithmDefinition[] = [
  none,
  algorithmOf(efci.rule, efci.execution),
  backward,
  algorithmOf(relative.rule, relative.execution),
  intelligent,
  algorithmOf(prca.rule, prca.execution),
  algorithmOf(eprca.rule, eprca.execution, { overfillsByMcr: true }),
  mmrca,
  dmrca,
  osu,
  ericaBasic,
  algorithmOf(erica.rule, erica.execution, { overfillsByMcr: true }),
  ericaPlus,
  capc,
  ferm,
  cceri,
  eraa,
  fmmra,
];
