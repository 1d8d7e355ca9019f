// Made from rcd.rule by `npm run rules`. Change the rule, not this file.
import type { CheckedRule } from '../../../rules/tree.ts';
import { type ArrivingCell, refuse, type Verdict } from '../../switch/discard/policy.ts';
import { type Execution } from '../execution.ts';
import type { RulePolicy } from '../rulePolicy.ts';

export const text = "rule rcd: random cell discard (tail drop)\nshort RCD\nsource Cheon & Panwar 1997, section 3.1\nhelp Refuses any cell that finds the buffer full and thinks no further: the rest of its frame may still enter, although the destination will throw it away. Nagata et al. (2000) call it tail discarding, TLD.\n\nif queue < buffer\n  accept\nif only cell\n  refuse\n    say {The buffer} holds **{queue}** of {buffer} cells, so there is no place for this **{cell}**. It is its whole frame: nothing else is lost with it.\nif last cell\n  refuse\n    say {The buffer} holds **{queue}** of {buffer} cells, so there is no place for this **{cell}**. Without it, this frame and the next one merge and both are lost.\nrefuse\n  say {The buffer} holds **{queue}** of {buffer} cells, so there is no place for this **{cell}**. The rest of its frame may still enter, for nothing.\n";

function decide(r: RulePolicy, c: ArrivingCell): Verdict {
  if ((c.queue < r.capacity)) {
    return 7;
  }
  if ((c.first && c.last)) {
    return refuse(9);
  }
  if (c.last) {
    return refuse(12);
  }
  return refuse(14);
}


function derive(_r: RulePolicy): void {
}

function below(r: RulePolicy): number {
  return r.capacity;
}

function later(r: RulePolicy): number {
  return r.capacity;
}

function line(_r: RulePolicy): number {
  return 7;
}

export const execution: Execution = { decide, lost: null, derive, below, later, line, moves: false };

export const rule: CheckedRule = {"id":"rcd","name":"random cell discard (tail drop)","short":"RCD","source":"Cheon & Panwar 1997, section 3.1","help":"Refuses any cell that finds the buffer full and thinks no further: the rest of its frame may still enter, although the destination will throw it away. Nagata et al. (2000) call it tail discarding, TLD.","visitor":false,"parameters":[],"ordered":[],"lines":[{"number":6,"indent":0,"text":"if queue < buffer"},{"number":7,"indent":1,"text":"accept"},{"number":8,"indent":0,"text":"if only cell"},{"number":9,"indent":1,"text":"refuse"},{"number":11,"indent":0,"text":"if last cell"},{"number":12,"indent":1,"text":"refuse"},{"number":14,"indent":0,"text":"refuse"}],"port":[],"vc":[],"lets":[],"defined":[],"locals":[],"arrival":[{"does":"if","line":6,"condition":{"is":"comparison","sign":"<","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"yes":[{"does":"accept","line":7,"say":null}],"no":[]},{"does":"if","line":8,"condition":{"is":"input","input":"only cell","type":{"kind":"truth"}},"yes":[{"does":"refuse","line":9,"again":false,"say":[{"word":"The buffer"}," holds **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"** of ",{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}}," cells, so there is no place for this **",{"word":"cell"},"**. It is its whole frame: nothing else is lost with it."]}],"no":[]},{"does":"if","line":11,"condition":{"is":"input","input":"last cell","type":{"kind":"truth"}},"yes":[{"does":"refuse","line":12,"again":false,"say":[{"word":"The buffer"}," holds **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"** of ",{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}}," cells, so there is no place for this **",{"word":"cell"},"**. Without it, this frame and the next one merge and both are lost."]}],"no":[]},{"does":"refuse","line":14,"again":false,"say":[{"word":"The buffer"}," holds **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"** of ",{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}}," cells, so there is no place for this **",{"word":"cell"},"**. The rest of its frame may still enter, for nothing."]}],"loss":null,"calm":{"line":{"is":"constant","value":7,"type":{"kind":"number","unit":""}},"below":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"later":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}}},"shown":[],"plot":null,"uses":{"list":false,"held":false,"random":false,"marks":false,"front":false}};
