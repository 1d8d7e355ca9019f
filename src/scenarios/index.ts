import type { ScenarioDocument } from '../contract/index.ts';
import type { SceneCard } from './card.ts';
import { abrNetworks } from './papers/abrNetworks.ts';
import {
  appendix500,
  asymmetric500,
  asymmetric1500,
  symmetric500,
  symmetric1500,
} from './papers/cheonPanwar.ts';
import type { PaperId } from './papers/list.ts';
import { nagataNetworks } from './papers/nagata.ts';
import { environments, findEnvironment } from './papers/rosolen.ts';
import { ulku } from './papers/ulku.ts';
import { ulkuTcp } from './papers/ulkuTcp.ts';
import { zhuEqual, zhuRoundRobin, zhuTwoPoisson, zhuUnequal, zhuWeighted } from './papers/zhu.ts';
import { zhuTen, zhuTwo } from './papers/zhuTcp.ts';
import { backPressure, backPressureCard } from './scenes/backPressure.ts';
import { beTheSender, beTheSenderCard } from './scenes/beTheSender.ts';
import { bufferDial, bufferDialCard } from './scenes/bufferDial.ts';
import { capture, captureCard } from './scenes/capture.ts';
import { cheat, cheatCard } from './scenes/cheat.ts';
import { earlyWarning, earlyWarningCard } from './scenes/earlyWarning.ts';
import { farNear, farNearCard } from './scenes/farNear.ts';
import { fiveClasses, fiveClassesCard } from './scenes/fiveClasses.ts';
import { frontDrop, frontDropCard } from './scenes/frontDrop.ts';
import { halfEmpty, halfEmptyCard } from './scenes/halfEmpty.ts';
import { inStep, inStepCard } from './scenes/inStep.ts';
import { longShort, longShortCard } from './scenes/longShort.ts';
import { lossParadox, lossParadoxCard } from './scenes/lossParadox.ts';
import { manySenders, manySendersCard } from './scenes/manySenders.ts';
import { oneCell, oneCellCard } from './scenes/oneCell.ts';
import { otherTcp, otherTcpCard } from './scenes/otherTcp.ts';
import { overload, overloadCard } from './scenes/overload.ts';
import { beatDown, beatDownCard } from './scenes/rates/beatDown.ts';
import { coupled, coupledCard } from './scenes/rates/coupled.ts';
import { exactRates, exactRatesCard } from './scenes/rates/exactRates.ts';
import { idleShare, idleShareCard } from './scenes/rates/idleShare.ts';
import { lostNews, lostNewsCard } from './scenes/rates/lostNews.ts';
import { maxMin, maxMinCard } from './scenes/rates/maxMin.ts';
import { notFree, notFreeCard } from './scenes/rates/notFree.ts';
import { takeTurns, takeTurnsCard } from './scenes/takeTurns.ts';
import { unarmedWeights, unarmedWeightsCard } from './scenes/unarmedWeights.ts';
import { waitingLine, waitingLineCard } from './scenes/waitingLine.ts';
import { wholeFrames, wholeFramesCard } from './scenes/wholeFrames.ts';

/** From simple to hard; the first one opens the page. */
export const scenes: readonly (readonly [ScenarioDocument, SceneCard])[] = [
  [halfEmpty, halfEmptyCard],
  [oneCell, oneCellCard],
  [wholeFrames, wholeFramesCard],
  [overload, overloadCard],
  [takeTurns, takeTurnsCard],
  [bufferDial, bufferDialCard],
  [waitingLine, waitingLineCard],
  [lossParadox, lossParadoxCard],
  [beTheSender, beTheSenderCard],
  [otherTcp, otherTcpCard],
  [manySenders, manySendersCard],
  [longShort, longShortCard],
  [farNear, farNearCard],
  [capture, captureCard],
  [unarmedWeights, unarmedWeightsCard],
  [cheat, cheatCard],
  [fiveClasses, fiveClassesCard],
  [maxMin, maxMinCard],
  [beatDown, beatDownCard],
  [exactRates, exactRatesCard],
  [backPressure, backPressureCard],
  [frontDrop, frontDropCard],
  [inStep, inStepCard],
  [earlyWarning, earlyWarningCard],
  [lostNews, lostNewsCard],
  [notFree, notFreeCard],
  [idleShare, idleShareCard],
  [coupled, coupledCard],
];

interface Networks {
  /** Null: they are from none of the papers. */
  readonly paper: PaperId | null;
  readonly documents: readonly ScenarioDocument[];
}

/** The networks of the papers, but for those that are built when asked for (`environments`). */
export const networks: readonly Networks[] = [
  {
    paper: 'cheon-panwar',
    documents: [symmetric500, symmetric1500, asymmetric500, asymmetric1500, appendix500],
  },
  { paper: 'nagata', documents: nagataNetworks },
  {
    paper: 'zhu',
    documents: [zhuTwoPoisson, zhuEqual, zhuUnequal, zhuRoundRobin, zhuWeighted, zhuTen, zhuTwo],
  },
  { paper: 'ulku', documents: [...ulku, ...ulkuTcp] },
  { paper: null, documents: abrNetworks },
];

/** The scenes, then the networks. */
export const scenarios: readonly ScenarioDocument[] = [
  ...scenes.map(([document]) => document),
  ...networks.flatMap(({ documents }) => documents),
];

/** Ids of everything that can be opened by name. */
export const scenarioIds = (): readonly string[] => [...scenarios, ...environments].map(({ id }) => id);

/** Null for an unknown id. */
export function findScenario(id: string): ScenarioDocument | null {
  return scenarios.find((scenario) => scenario.id === id) ?? findEnvironment(id);
}
