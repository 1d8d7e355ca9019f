import type { ScenarioDocument } from '../contract/index.ts';
import { offerSettings } from '../scenario/edits/fromStart.ts';
import { type AppliedSettings, applyToDocument, type WrittenSettings } from '../scenario/edits/settings.ts';
import { settableKeys } from '../scenario/settable/settings.ts';
import { allAlgorithms } from './abr/algorithms/all.ts';
import { offerAlgorithms } from './abr/algorithms/index.ts';
import { catalog, refreshCatalog } from './catalog.ts';
import { explanations } from './explained/index.ts';
import * as abr from './network/build/buildAbr.ts';
import * as credit from './network/build/buildCredit.ts';
import * as routers from './network/build/buildRouters.ts';
import { offerRareParts } from './network/build/rareParts.ts';
import { explainCell, explainHook } from './rules/explain.ts';
import { curveOf, gaugesOf, pointsOf } from './rules/plotted.ts';
import { offerRuleReader } from './rules/reader.ts';
import { allPolicies } from './switch/discard/all.ts';
import { registerPolicies } from './switch/discard/index.ts';
import { allSchedulers } from './switch/schedulers/all.ts';
import { offerSchedulers } from './switch/schedulers/index.ts';

/** Makes all mechanisms available to runs, and decisions explainable and plottable. Loaded later; it does not change results of runs. */
export function loadMechanisms(): void {
  registerPolicies(allPolicies);
  offerSchedulers(allSchedulers);
  offerAlgorithms(allAlgorithms);
  offerRareParts({ abr, credit, routers });
  offerSettings(applyToDocument);
  offerRuleReader({ explainCell, explainHook, curveOf, pointsOf, gaugesOf });
  refreshCatalog(settableKeys, explanations);
}

/** Changes a document by paths as written in `--set` and links; refused ones are reported and omitted. */
export const applySettings = (document: ScenarioDocument, settings: WrittenSettings): AppliedSettings =>
  applyToDocument(document, settings, catalog);
