// Every panel of the stage. A new panel is one folder in `panels/` and one line here.

export { acrPanel } from '../panels/acr/panel.ts';
export { allWindowsPanel } from '../panels/allWindows/panel.ts';
export { bandwidthPanel } from '../panels/bandwidth/panel.ts';
export { bufferPanel } from '../panels/buffer/panel.ts';
export { classBuffersPanel } from '../panels/classes/panel.ts';
export { creditLeftPanel, creditPanel } from '../panels/credit/panel.ts';
export { dropListPanel } from '../panels/droplist/panel.ts';
export { inspectorPanel } from '../panels/inspector/panel.ts';
export { linkUsePanel } from '../panels/linkUse/panel.ts';
export { networkPanel, sendersPanel } from '../panels/network/panel.ts';
export { explainedPanel } from '../panels/policy/explained/panel.ts';
export { mechanismsPanel } from '../panels/policy/panel.ts';
export { waitingPanel } from '../panels/policy/waitingPanel.ts';
export { questionsPanel } from '../panels/questions/panel.ts';
export { queuePanel } from '../panels/queue/panel.ts';
export { queuesPanel } from '../panels/queues/panel.ts';
export { hitsPanel } from '../panels/result/panel.ts';
export { routesPanel } from '../panels/routes/panel.ts';
export { knobPanel } from '../panels/runBoth/panel.ts';
export { scorePanel } from '../panels/score/panel.ts';
export { segmentsPanel } from '../panels/segments/panel.ts';
export { senderRatesPanel } from '../panels/senderRates/panel.ts';
export { sentencePanel } from '../panels/sentence/panel.ts';
export { sequencePanel } from '../panels/sequence/panel.ts';
export { sessionsPanel } from '../panels/sessions/panel.ts';
export { framesPanel } from '../panels/spacetime/panel.ts';
export { windowsPanel } from '../panels/windows/panel.ts';
