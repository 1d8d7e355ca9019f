// Made from efci.rule, and not committed. Change the rule, not this file.
import type { CheckedRule } from '../../../../rules/tree.ts';
import type { Variable } from '../../../abr/algorithm.ts';
import { type RateExecution, type RunningRates } from '../execution.ts';

function marksAbove(r: RunningRates): number {
  const { values: v } = r;
  return v[0]!;
}

function variables(_r: RunningRates): readonly Variable[] {
  return [
  ];
}

function derive(_r: RunningRates): void {
}

export const execution: RateExecution = { forward: null, backward: null, interval: null, period: null, intervalCellLimit: null, marksAbove, reading: null, columns: null, stateOf: null, variables, derive };

export const rule: CheckedRule = {"kind":"algorithm","id":"efci","name":"explicit forward congestion indication","short":"EFCI","source":"ATM Forum TM 4.0 (1996), section 5.10.6; Ülkü 1997, section 4.1","help":"The switch touches no RM cell: while its queue is above QT it sets one bit in the data cells that leave. The destination remembers the bit of the last data cell and returns it as CI in the next RM cell, so the news takes the long way round.","visitor":false,"bits":null,"parameters":[{"kind":"number","name":"qt","label":"QT","unit":"cells","min":0,"max":"buffer","integer":true,"default":50,"role":"queue-threshold","scale":"log","help":"Data cells leave with EFCI set while more cells than this wait."}],"ordered":[],"lines":[{"number":7,"indent":0,"text":"on departure"},{"number":8,"indent":1,"text":"EFCI = yes if queue > qt"}],"port":[],"vc":[],"lets":[],"defined":[],"locals":[],"arrival":[],"hooks":[{"on":"marking","period":null,"most":null,"line":7,"body":[{"does":"if","line":8,"condition":{"is":"comparison","sign":">","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"parameter","index":0,"name":"qt","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"yes":[{"does":"set","line":8,"target":{"store":"rm","name":"EFCI","type":{"kind":"truth"}},"value":{"is":"constant","value":1,"type":{"kind":"truth"}},"say":[]}],"no":[]}]}],"acceptThreshold":{"line":{"is":"constant","value":0,"type":{"kind":"number","unit":"cells"}},"below":{"is":"constant","value":0,"type":{"kind":"number","unit":"cells"}},"later":{"is":"constant","value":0,"type":{"kind":"number","unit":"cells"}},"until":{"is":"constant","value":Number.POSITIVE_INFINITY,"type":{"kind":"number","unit":"time"}}},"shown":[],"plot":null,"uses":{"list":false,"held":false,"random":false,"marks":false,"marksLeaving":false,"front":false}};
