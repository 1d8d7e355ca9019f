import { acrPanel } from '../panels/acr/panel.ts';
import { allWindowsPanel } from '../panels/allWindows/panel.ts';
import { bandwidthPanel } from '../panels/bandwidth/panel.ts';
import { bufferPanel } from '../panels/buffer/panel.ts';
import { classBuffersPanel } from '../panels/classes/panel.ts';
import { creditLeftPanel, creditPanel } from '../panels/credit/panel.ts';
import { dropListPanel } from '../panels/droplist/panel.ts';
import { inspectorPanel } from '../panels/inspector/panel.ts';
import { linkUsePanel } from '../panels/linkUse/panel.ts';
import { networkPanel, sendersPanel } from '../panels/network/panel.ts';
import { explainedPanel } from '../panels/policy/explained/panel.ts';
import { mechanismsPanel } from '../panels/policy/panel.ts';
import { waitingPanel } from '../panels/policy/waitingPanel.ts';
import { questionsPanel } from '../panels/questions/panel.ts';
import { queuePanel } from '../panels/queue/panel.ts';
import { queuesPanel } from '../panels/queues/panel.ts';
import { hitsPanel } from '../panels/result/panel.ts';
import { routesPanel } from '../panels/routes/panel.ts';
import { knobPanel } from '../panels/runBoth/panel.ts';
import { scorePanel } from '../panels/score/panel.ts';
import { segmentsPanel } from '../panels/segments/panel.ts';
import { senderRatesPanel } from '../panels/senderRates/panel.ts';
import { sentencePanel } from '../panels/sentence/panel.ts';
import { sequencePanel } from '../panels/sequence/panel.ts';
import { sessionsPanel } from '../panels/sessions/panel.ts';
import { framesPanel } from '../panels/spacetime/panel.ts';
import { windowsPanel } from '../panels/windows/panel.ts';
import type { Panel } from './panel.ts';

/** Every panel of the stage. A new panel is one folder in `panels/` and one line here. */
export const PANELS: readonly Panel[] = [
  waitingPanel,
  networkPanel,
  sendersPanel,
  routesPanel,
  acrPanel,
  segmentsPanel,
  bufferPanel,
  creditPanel,
  queuePanel,
  queuesPanel,
  linkUsePanel,
  sequencePanel,
  bandwidthPanel,
  creditLeftPanel,
  classBuffersPanel,
  dropListPanel,
  hitsPanel,
  allWindowsPanel,
  windowsPanel,
  senderRatesPanel,
  framesPanel,
  sessionsPanel,
  sentencePanel,
  knobPanel,
  inspectorPanel,
  mechanismsPanel,
  explainedPanel,
  scorePanel,
  questionsPanel,
];
