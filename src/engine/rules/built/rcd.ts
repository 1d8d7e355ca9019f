// Made from rcd.rule, and not committed. Change the rule, not this file.
import type { CheckedRule } from '../../../rules/tree.ts';
import type { AcceptThreshold } from '../../switch/transmit/acceptThreshold.ts';
import { type ArrivingCell, refuse, type Verdict } from '../../switch/discard/policy.ts';
import { type Execution } from '../execution.ts';
import type { RunningRule } from '../running.ts';

export const text = "rule rcd: random cell discard (tail drop)\nshort RCD\nsource Cheon & Panwar 1997, section 3.1\nbits 0\nhelp Refuses any cell that finds the buffer full and thinks no further: the rest of its frame may still enter, although the destination will throw it away. Nagata et al. (2000) call it tail discarding, TLD.\n\nif queue < buffer\n  accept\naccept if wire free\n  say The port has no buffer, and no cell is on its wire: this one leaves at once.\nrefuse if buffer is 0\n  say The port has no buffer, and a cell is on its wire: this one has nowhere to wait.\nif only cell\n  refuse\n    say {The buffer} holds **{queue}** of {buffer} cells, so there is no place for this **{cell}**. It is its whole frame: nothing else is lost with it.\nif last cell\n  refuse\n    say {The buffer} holds **{queue}** of {buffer} cells, so there is no place for this **{cell}**. Without it, this frame and the next one merge and both are lost.\nrefuse\n  say {The buffer} holds **{queue}** of {buffer} cells, so there is no place for this **{cell}**. The rest of its frame may still enter, for nothing.\n";

function decide(r: RunningRule, c: ArrivingCell): Verdict {
  if ((c.queue < r.capacity)) {
    return 8;
  }
  if ((c.isWireFree === true)) {
    return 9;
  }
  if ((r.capacity === 0)) {
    return refuse(11);
  }
  if ((c.first && c.last)) {
    return refuse(14);
  }
  if (c.last) {
    return refuse(17);
  }
  return refuse(19);
}

function derive(_r: RunningRule): void {
}

function settle(r: RunningRule, acceptThreshold: AcceptThreshold): void {
  acceptThreshold.below = r.capacity;
  acceptThreshold.later = r.capacity;
  acceptThreshold.until = Number.POSITIVE_INFINITY;
  acceptThreshold.line = 8;
}

export const execution: Execution = { decide, hooks: [], derive, settle, moves: false };

export const rule: CheckedRule = {"kind":"policy","id":"rcd","name":"random cell discard (tail drop)","short":"RCD","source":"Cheon & Panwar 1997, section 3.1","help":"Refuses any cell that finds the buffer full and thinks no further: the rest of its frame may still enter, although the destination will throw it away. Nagata et al. (2000) call it tail discarding, TLD.","visitor":false,"bits":0,"parameters":[],"ordered":[],"lines":[{"number":7,"indent":0,"text":"if queue < buffer"},{"number":8,"indent":1,"text":"accept"},{"number":9,"indent":0,"text":"accept if wire free"},{"number":11,"indent":0,"text":"refuse if buffer is 0"},{"number":13,"indent":0,"text":"if only cell"},{"number":14,"indent":1,"text":"refuse"},{"number":16,"indent":0,"text":"if last cell"},{"number":17,"indent":1,"text":"refuse"},{"number":19,"indent":0,"text":"refuse"}],"port":[],"vc":[],"lets":[],"defined":[],"locals":[],"arrival":[{"does":"if","line":7,"condition":{"is":"comparison","sign":"<","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"yes":[{"does":"accept","line":8,"say":[]}],"no":[]},{"does":"if","line":9,"condition":{"is":"input","input":"wire free","type":{"kind":"truth"}},"yes":[{"does":"accept","line":9,"say":[{"when":null,"say":["The port has no buffer, and no cell is on its wire: this one leaves at once."]}]}],"no":[]},{"does":"if","line":11,"condition":{"is":"comparison","sign":"===","left":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"right":{"is":"constant","value":0,"type":{"kind":"number","unit":""}},"type":{"kind":"truth"}},"yes":[{"does":"refuse","line":11,"again":false,"say":[{"when":null,"say":["The port has no buffer, and a cell is on its wire: this one has nowhere to wait."]}]}],"no":[]},{"does":"if","line":13,"condition":{"is":"input","input":"only cell","type":{"kind":"truth"}},"yes":[{"does":"refuse","line":14,"again":false,"say":[{"when":null,"say":[{"word":"The buffer"}," holds **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"** of ",{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}}," cells, so there is no place for this **",{"word":"cell"},"**. It is its whole frame: nothing else is lost with it."]}]}],"no":[]},{"does":"if","line":16,"condition":{"is":"input","input":"last cell","type":{"kind":"truth"}},"yes":[{"does":"refuse","line":17,"again":false,"say":[{"when":null,"say":[{"word":"The buffer"}," holds **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"** of ",{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}}," cells, so there is no place for this **",{"word":"cell"},"**. Without it, this frame and the next one merge and both are lost."]}]}],"no":[]},{"does":"refuse","line":19,"again":false,"say":[{"when":null,"say":[{"word":"The buffer"}," holds **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"** of ",{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}}," cells, so there is no place for this **",{"word":"cell"},"**. The rest of its frame may still enter, for nothing."]}]}],"hooks":[],"acceptThreshold":{"line":{"is":"constant","value":8,"type":{"kind":"number","unit":""}},"below":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"later":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"until":{"is":"constant","value":Number.POSITIVE_INFINITY,"type":{"kind":"number","unit":"time"}}},"shown":[],"plot":null,"uses":{"list":false,"held":false,"random":false,"marks":false,"marksLeaving":false,"front":false}};
