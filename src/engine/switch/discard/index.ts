import { atmRed } from './atmRed.ts';
import { ccd } from './ccd.ts';
import { cellRed } from './cellRed.ts';
import { dropFront } from './dropFront.ts';
import { epd } from './epd.ts';
import { epdHysteresis } from './epdHysteresis.ts';
import { espd } from './espd.ts';
import { espdSimple } from './espdSimple.ts';
import { fba } from './fba.ts';
import type { PolicyDefinition } from './policy.ts';
import { ppd } from './ppd.ts';
import { ppdPrinted } from './ppdPrinted.ts';
import { pRed } from './pRed.ts';
import { rcd } from './rcd.ts';
import { red } from './red.ts';
import { redEfci } from './redEfci.ts';
import { selective } from './selective.ts';

/** Every discard policy, in the order people meet them. A new policy is one file and one line here. */
export const policies: readonly PolicyDefinition[] = [
  rcd,
  ppd,
  ppdPrinted,
  dropFront,
  epd,
  espd,
  espdSimple,
  epdHysteresis,
  selective,
  fba,
  red,
  atmRed,
  cellRed,
  pRed,
  redEfci,
  ccd,
];

/** @throws RangeError naming the known ids */
export function findPolicy(id: string): PolicyDefinition {
  const found = policies.find((policy) => policy.id === id);
  if (found === undefined) {
    throw new RangeError(`unknown policy ${id}; known: ${policies.map((p) => p.id).join(', ')}`);
  }
  return found;
}
