import type { AlgorithmDefinition } from './algorithm.ts';
import { backward } from './backward.ts';
import { capc } from './capc.ts';
import { cceri } from './cceri.ts';
import { dmrca } from './dmrca.ts';
import { efci } from './efci.ts';
import { eprca } from './eprca.ts';
import { eraa } from './eraa.ts';
import { erica } from './erica.ts';
import { ericaBasic } from './ericaBasic.ts';
import { ericaPlus } from './ericaPlus.ts';
import { ferm } from './ferm.ts';
import { fmmra } from './fmmra.ts';
import { intelligent } from './intelligent.ts';
import { mmrca } from './mmrca.ts';
import { none } from './none.ts';
import { osu } from './osu.ts';
import { prca } from './prca.ts';
import { relative } from './relative.ts';

/** Every ABR switch algorithm, in the order people meet them. A new one is one file and one line here. */
export const algorithms: readonly AlgorithmDefinition[] = [
  none,
  efci,
  backward,
  relative,
  intelligent,
  prca,
  eprca,
  mmrca,
  dmrca,
  osu,
  ericaBasic,
  erica,
  ericaPlus,
  capc,
  ferm,
  cceri,
  eraa,
  fmmra,
];

/** @throws RangeError naming the known ids */
export function findAlgorithm(id: string): AlgorithmDefinition {
  const found = algorithms.find((algorithm) => algorithm.id === id);
  if (found === undefined) {
    throw new RangeError(`unknown algorithm ${id}; known: ${algorithms.map((a) => a.id).join(', ')}`);
  }
  return found;
}
