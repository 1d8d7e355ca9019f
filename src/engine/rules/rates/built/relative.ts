// Made from relative.rule, and not committed. Change the rule, not this file.
import type { CheckedRule } from '../../../../rules/tree.ts';
import type { Line, Variable } from '../../../abr/algorithm.ts';
import type { RmCell } from '../../../abr/rmCell.ts';
import { type RateExecution, type RunningRates } from '../execution.ts';

function backward(r: RunningRates, c: RmCell): Line {
  const { values: v, memory: m } = r;
  let line = 0;
  m[0] = ((r.view.queue >= v[1]!) || (((m[0]! === 1) && (v[2]! === 1)) && (r.view.queue >= v[0]!))) ? 1 : 0;
  if ((m[0]! === 1)) {
    c.congested();
    line = 14;
  } else {
    if ((r.view.queue >= v[0]!)) {
      c.hold();
      line = 18;
    } else {
      line = 21;
    }
  }
  return line;
}

function variables(_r: RunningRates): readonly Variable[] {
  return [
  ];
}

function derive(_r: RunningRates): void {
}

export const execution: RateExecution = { forward: null, backward, interval: null, period: null, intervalCellLimit: null, marksAbove: null, reading: null, columns: null, stateOf: null, variables, derive };

export const rule: CheckedRule = {"kind":"algorithm","id":"relative","name":"relative rate marking","short":"RRM","source":"Ülkü 1997, section 4.1 and Table 4.1; hysteresis: section 3.2","help":"The queue alone decides, and every VC alike: above HT backward RM cells say slow down (CI), between LT and HT do not speed up (NI). A VC through many switches is slowed down more often (beat-down).","visitor":false,"bits":null,"parameters":[{"kind":"number","name":"lt","label":"LT","unit":"cells","min":0,"max":"buffer","integer":true,"default":50,"role":"queue-threshold","scale":"log","help":"From this queue on the port is slightly congested."},{"kind":"number","name":"ht","label":"HT","unit":"cells","min":0,"max":"buffer","integer":true,"default":100,"role":"queue-threshold","scale":"log","help":"From this queue on it is very congested."},{"kind":"choice","name":"memory","label":"memory","options":[{"value":"none","label":"none: the queue of the moment decides"},{"value":"hysteresis","label":"hysteresis: declared at HT, cleared below LT"}],"default":"none","help":"Whether a port that was very congested stays so until its queue has fallen below LT."}],"ordered":[["lt","ht"]],"lines":[{"number":11,"indent":0,"text":"on backward RM"},{"number":12,"indent":1,"text":"very congested = queue >= ht or very congested and memory is hysteresis and queue >= lt"},{"number":13,"indent":1,"text":"if very congested"},{"number":14,"indent":2,"text":"CI = yes"},{"number":17,"indent":1,"text":"else if queue >= lt"},{"number":18,"indent":2,"text":"NI = yes"},{"number":20,"indent":1,"text":"else"},{"number":21,"indent":2,"text":"nothing"}],"port":[{"name":"very congested","type":{"kind":"truth"},"initial":0,"counted":false}],"vc":[],"lets":[],"defined":[],"locals":[],"arrival":[],"hooks":[{"on":"backward","period":null,"most":null,"line":11,"body":[{"does":"set","line":12,"target":{"store":"port","index":0,"name":"very congested","type":{"kind":"truth"}},"value":{"is":"or","left":{"is":"comparison","sign":">=","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"parameter","index":1,"name":"ht","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"right":{"is":"and","left":{"is":"and","left":{"is":"port","index":0,"name":"very congested","type":{"kind":"truth"}},"right":{"is":"comparison","sign":"===","left":{"is":"parameter","index":2,"name":"memory","type":{"kind":"one-of","options":["none","hysteresis"]}},"right":{"is":"constant","value":1,"type":{"kind":"one-of","options":["none","hysteresis"]}},"type":{"kind":"truth"}},"type":{"kind":"truth"}},"right":{"is":"comparison","sign":">=","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"parameter","index":0,"name":"lt","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"type":{"kind":"truth"}},"type":{"kind":"truth"}},"say":[]},{"does":"if","line":13,"condition":{"is":"port","index":0,"name":"very congested","type":{"kind":"truth"}},"yes":[{"does":"set","line":14,"target":{"store":"rm","name":"CI","type":{"kind":"truth"}},"value":{"is":"constant","value":1,"type":{"kind":"truth"}},"say":[{"when":{"is":"comparison","sign":">=","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"parameter","index":1,"name":"ht","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"say":["Q **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"** is not below HT ",{"is":"parameter","index":1,"name":"ht","type":{"kind":"number","unit":"cells"}}]},{"when":null,"say":["Q **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"** is not yet below LT ",{"is":"parameter","index":0,"name":"lt","type":{"kind":"number","unit":"cells"}}," again"]}]}],"no":[{"does":"if","line":17,"condition":{"is":"comparison","sign":">=","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"parameter","index":0,"name":"lt","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"yes":[{"does":"set","line":18,"target":{"store":"rm","name":"NI","type":{"kind":"truth"}},"value":{"is":"constant","value":1,"type":{"kind":"truth"}},"say":[{"when":null,"say":["Q **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"** is between LT ",{"is":"parameter","index":0,"name":"lt","type":{"kind":"number","unit":"cells"}}," and HT ",{"is":"parameter","index":1,"name":"ht","type":{"kind":"number","unit":"cells"}}]}]}],"no":[{"does":"nothing","line":21,"say":[{"when":null,"say":["Q **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"** is below LT ",{"is":"parameter","index":0,"name":"lt","type":{"kind":"number","unit":"cells"}}]}]}]}]}]}],"acceptThreshold":{"line":{"is":"constant","value":0,"type":{"kind":"number","unit":"cells"}},"below":{"is":"constant","value":0,"type":{"kind":"number","unit":"cells"}},"later":{"is":"constant","value":0,"type":{"kind":"number","unit":"cells"}},"until":{"is":"constant","value":Number.POSITIVE_INFINITY,"type":{"kind":"number","unit":"time"}}},"shown":[],"plot":null,"uses":{"list":false,"held":false,"random":false,"marks":false,"marksLeaving":false,"front":false}};
