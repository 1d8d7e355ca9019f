import type { ScenarioDocument } from '../contract/index.ts';
import { abrNetworks } from './papers/abrNetworks.ts';
import {
  appendix500,
  asymmetric500,
  asymmetric1500,
  symmetric500,
  symmetric1500,
} from './papers/cheonPanwar.ts';
import { nagataNetworks } from './papers/nagata.ts';
import { environments, findEnvironment } from './papers/rosolen.ts';
import { ulku } from './papers/ulku.ts';
import { ulkuTcp } from './papers/ulkuTcp.ts';
import { zhuEqual, zhuRoundRobin, zhuTwoPoisson, zhuUnequal, zhuWeighted } from './papers/zhu.ts';
import { zhuTen, zhuTwo } from './papers/zhuTcp.ts';
import { bufferDial } from './scenes/bufferDial.ts';
import { capture } from './scenes/capture.ts';
import { earlyWarning } from './scenes/earlyWarning.ts';
import { farNear } from './scenes/farNear.ts';
import { fiveClasses } from './scenes/fiveClasses.ts';
import { frontDrop } from './scenes/frontDrop.ts';
import { halfEmpty } from './scenes/halfEmpty.ts';
import { longShort } from './scenes/longShort.ts';
import { lossParadox } from './scenes/lossParadox.ts';
import { oneCell } from './scenes/oneCell.ts';
import { otherTcp } from './scenes/otherTcp.ts';
import { beatDown } from './scenes/rates/beatDown.ts';
import { coupled } from './scenes/rates/coupled.ts';
import { exactRates } from './scenes/rates/exactRates.ts';
import { idleShare } from './scenes/rates/idleShare.ts';
import { notFree } from './scenes/rates/notFree.ts';
import { takeTurns } from './scenes/takeTurns.ts';
import { unarmedWeights } from './scenes/unarmedWeights.ts';
import { wholeFrames } from './scenes/wholeFrames.ts';

/** In the order in which a menu shows them, lessons from simple to hard; the first one opens the page. */
export const scenarios: readonly ScenarioDocument[] = [
  halfEmpty,
  oneCell,
  wholeFrames,
  takeTurns,
  bufferDial,
  lossParadox,
  otherTcp,
  longShort,
  farNear,
  capture,
  unarmedWeights,
  frontDrop,
  earlyWarning,
  fiveClasses,
  beatDown,
  exactRates,
  notFree,
  idleShare,
  coupled,
  symmetric500,
  symmetric1500,
  asymmetric500,
  asymmetric1500,
  appendix500,
  ...nagataNetworks,
  zhuTwoPoisson,
  zhuEqual,
  zhuUnequal,
  zhuRoundRobin,
  zhuWeighted,
  zhuTen,
  zhuTwo,
  ...ulku,
  ...ulkuTcp,
  ...abrNetworks,
];

/** Ids of everything that can be opened by name. */
export const scenarioIds = (): readonly string[] => [...scenarios, ...environments].map(({ id }) => id);

/** Null for an unknown id. */
export function findScenario(id: string): ScenarioDocument | null {
  return scenarios.find((scenario) => scenario.id === id) ?? findEnvironment(id);
}
