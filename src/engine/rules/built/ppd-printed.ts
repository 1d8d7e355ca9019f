// Made from ppd-printed.rule, and not committed. Change the rule, not this file.
import type { CheckedRule } from '../../../rules/tree.ts';
import type { AcceptThreshold } from '../../switch/transmit/acceptThreshold.ts';
import { type ArrivingCell, refuse, refuseListed, type Verdict } from '../../switch/discard/policy.ts';
import { type Execution } from '../execution.ts';
import type { RunningRule } from '../running.ts';

export const text = "rule ppd-printed: partial packet discard, as printed\nshort PPD as printed\nsource Cheon & Panwar 1997, section 3.1, pseudo-code\nbits 1\nhelp The pseudo-code as printed also refuses the last cell of a damaged frame. The destination then sees no end, glues the next frame on and loses it as well.\n\nif VC listed\n  if last cell\n    VC listed = no\n    refuse again\n      say {VC} leaves the drop list, but the cell that ends its frame is gone: **the next frame is glued to this one** and lost with it.\n  refuse again\n    say An earlier cell of this frame of {VC} found the buffer full, so the rest is refused, whatever the queue (**{queue}**).\nif queue >= buffer\n  VC listed = yes\n  refuse\n    say {The buffer} holds **{queue}** of {buffer} cells, so there is no place for this **{cell}**. {VC} goes on the drop list.\naccept\n  say **{queue}** of {buffer} places are taken and {VC} is not on the drop list.\n";

function decide(r: RunningRule, c: ArrivingCell): Verdict {
  const { flow } = c;
  if ((r.listed.members[flow] === 1)) {
    if (c.last) {
      r.listed.release(flow, c.now);
      return refuseListed(10);
    }
    return refuseListed(12);
  }
  if ((c.queue >= r.capacity)) {
    r.listed.capture(flow, c.now);
    return refuse(16);
  }
  return 18;
}

function derive(_r: RunningRule): void {
}

function settle(r: RunningRule, acceptThreshold: AcceptThreshold): void {
  acceptThreshold.below = r.capacity;
  acceptThreshold.later = r.capacity;
  acceptThreshold.until = Number.POSITIVE_INFINITY;
  acceptThreshold.line = 18;
}

export const execution: Execution = { decide, hooks: [], derive, settle, moves: false };

export const rule: CheckedRule = {"kind":"policy","id":"ppd-printed","name":"partial packet discard, as printed","short":"PPD as printed","source":"Cheon & Panwar 1997, section 3.1, pseudo-code","help":"The pseudo-code as printed also refuses the last cell of a damaged frame. The destination then sees no end, glues the next frame on and loses it as well.","visitor":false,"bits":1,"parameters":[],"ordered":[],"lines":[{"number":7,"indent":0,"text":"if VC listed"},{"number":8,"indent":1,"text":"if last cell"},{"number":9,"indent":2,"text":"VC listed = no"},{"number":10,"indent":2,"text":"refuse again"},{"number":12,"indent":1,"text":"refuse again"},{"number":14,"indent":0,"text":"if queue >= buffer"},{"number":15,"indent":1,"text":"VC listed = yes"},{"number":16,"indent":1,"text":"refuse"},{"number":18,"indent":0,"text":"accept"}],"port":[],"vc":[],"lets":[],"defined":[],"locals":[],"arrival":[{"does":"if","line":7,"condition":{"is":"input","input":"VC listed","type":{"kind":"truth"}},"yes":[{"does":"if","line":8,"condition":{"is":"input","input":"last cell","type":{"kind":"truth"}},"yes":[{"does":"set","line":9,"target":{"store":"listed","name":"VC listed","type":{"kind":"truth"}},"value":{"is":"constant","value":0,"type":{"kind":"truth"}},"say":[]},{"does":"refuse","line":10,"again":true,"say":[{"when":null,"say":[{"word":"VC"}," leaves the drop list, but the cell that ends its frame is gone: **the next frame is glued to this one** and lost with it."]}]}],"no":[]},{"does":"refuse","line":12,"again":true,"say":[{"when":null,"say":["An earlier cell of this frame of ",{"word":"VC"}," found the buffer full, so the rest is refused, whatever the queue (**",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"**)."]}]}],"no":[]},{"does":"if","line":14,"condition":{"is":"comparison","sign":">=","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"yes":[{"does":"set","line":15,"target":{"store":"listed","name":"VC listed","type":{"kind":"truth"}},"value":{"is":"constant","value":1,"type":{"kind":"truth"}},"say":[]},{"does":"refuse","line":16,"again":false,"say":[{"when":null,"say":[{"word":"The buffer"}," holds **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"** of ",{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}}," cells, so there is no place for this **",{"word":"cell"},"**. ",{"word":"VC"}," goes on the drop list."]}]}],"no":[]},{"does":"accept","line":18,"say":[{"when":null,"say":["**",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"** of ",{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}}," places are taken and ",{"word":"VC"}," is not on the drop list."]}]}],"hooks":[],"acceptThreshold":{"line":{"is":"constant","value":18,"type":{"kind":"number","unit":""}},"below":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"later":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"until":{"is":"constant","value":Number.POSITIVE_INFINITY,"type":{"kind":"number","unit":"time"}}},"shown":[],"plot":null,"uses":{"list":true,"held":false,"random":false,"marks":false,"marksLeaving":false,"front":false}};
