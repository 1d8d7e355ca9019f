import * as atmRed from '../../rules/built/atm-red.ts';
import * as ccd from '../../rules/built/ccd.ts';
import * as cellRed from '../../rules/built/cell-red.ts';
import * as codel from '../../rules/built/codel.ts';
import * as dropFront from '../../rules/built/drop-front.ts';
import * as epd from '../../rules/built/epd.ts';
import * as epdHysteresis from '../../rules/built/epd-hysteresis.ts';
import * as epdVc from '../../rules/built/epd-vc.ts';
import * as espd from '../../rules/built/espd.ts';
import * as espdSimple from '../../rules/built/espd-simple.ts';
import * as fba from '../../rules/built/fba.ts';
import * as fqLimit from '../../rules/built/fq-limit.ts';
import * as gcra from '../../rules/built/gcra.ts';
import * as pRed from '../../rules/built/p-red.ts';
import * as pie from '../../rules/built/pie.ts';
import * as ppd from '../../rules/built/ppd.ts';
import * as ppdPrinted from '../../rules/built/ppd-printed.ts';
import * as rcd from '../../rules/built/rcd.ts';
import * as red from '../../rules/built/red.ts';
import * as redEfci from '../../rules/built/red-efci.ts';
import * as selective from '../../rules/built/selective.ts';
import { policyOf } from '../../rules/definition.ts';
import { policies } from './index.ts';
import type { PolicyDefinition } from './policy.ts';

const known = new Map(policies.map((policy) => [policy.id, policy]));

/**
 * Every discard policy, in the order of the lists of the page. A new policy is one file in `src/rules/discard/` and one line here:
 * its module in `rules/built/` is made.
 */
const built = [
  rcd,
  ppd,
  ppdPrinted,
  dropFront,
  epd,
  espd,
  espdSimple,
  epdHysteresis,
  epdVc,
  selective,
  fba,
  red,
  atmRed,
  cellRed,
  pRed,
  redEfci,
  ccd,
  gcra,
  codel,
  pie,
  fqLimit,
];

/** Those of the first script are the same objects. */
export const allPolicies: readonly PolicyDefinition[] = built.map(
  ({ rule, execution }) => known.get(rule.id) ?? policyOf(rule, execution),
);
