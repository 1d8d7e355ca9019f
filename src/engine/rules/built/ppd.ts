// Made from ppd.rule, and not committed. Change the rule, not this file.
import type { CheckedRule } from '../../../rules/tree.ts';
import type { AcceptThreshold } from '../../switch/transmit/acceptThreshold.ts';
import { type ArrivingCell, refuse, refuseListed, type Verdict } from '../../switch/discard/policy.ts';
import { type Execution } from '../execution.ts';
import type { RunningRule } from '../running.ts';

export const text = "rule ppd: partial packet discard\nshort PPD\nsource Cheon & Panwar 1997, section 3.1; last cell kept as in Romanow & Floyd 1995 and Zhu 1999, sections 2.3.1 and 3.6\nbits 1\nhelp After the first cell lost to a full buffer, refuses the rest of that frame except its last cell. The head of the frame is already in the queue: its slots are wasted.\n\nif VC listed\n  refuse again if not last cell\n    say An earlier cell of this frame of {VC} found the buffer full, so the rest of the frame is refused as well, whatever the queue (**{queue}**).\n  VC listed = no\n  accept if queue < buffer\n    say It marks where the frame ends, so the next frame of {VC} stays apart; {VC} leaves the drop list.\n  refuse again\nif queue < buffer\n  accept\n    say **{queue}** of {buffer} places are taken and {VC} is not on the drop list.\n# A frame of one cell is over with it: listing its VC would refuse the next frame unseen.\nVC listed = not only cell\nrefuse\n  say {The buffer} holds **{queue}** of {buffer} cells, so there is no place for this **{cell}**. {VC} stays on the drop list until its frame ends.\n";

function decide(r: RunningRule, c: ArrivingCell): Verdict {
  const { flow } = c;
  if ((r.listed.members[flow] === 1)) {
    if (!c.last) {
      return refuseListed(8);
    }
    r.listed.release(flow, c.now);
    if ((c.queue < r.capacity)) {
      return 11;
    }
    return refuseListed(13);
  }
  if ((c.queue < r.capacity)) {
    return 15;
  }
  r.setListed(flow, !(c.first && c.last), c.now);
  return refuse(19);
}

function derive(_r: RunningRule): void {
}

function settle(r: RunningRule, acceptThreshold: AcceptThreshold): void {
  acceptThreshold.below = r.capacity;
  acceptThreshold.later = r.capacity;
  acceptThreshold.until = Number.POSITIVE_INFINITY;
  acceptThreshold.line = 15;
}

export const execution: Execution = { decide, hooks: [], derive, settle, moves: false };

export const rule: CheckedRule = {"kind":"policy","id":"ppd","name":"partial packet discard","short":"PPD","source":"Cheon & Panwar 1997, section 3.1; last cell kept as in Romanow & Floyd 1995 and Zhu 1999, sections 2.3.1 and 3.6","help":"After the first cell lost to a full buffer, refuses the rest of that frame except its last cell. The head of the frame is already in the queue: its slots are wasted.","visitor":false,"bits":1,"parameters":[],"ordered":[],"lines":[{"number":7,"indent":0,"text":"if VC listed"},{"number":8,"indent":1,"text":"refuse again if not last cell"},{"number":10,"indent":1,"text":"VC listed = no"},{"number":11,"indent":1,"text":"accept if queue < buffer"},{"number":13,"indent":1,"text":"refuse again"},{"number":14,"indent":0,"text":"if queue < buffer"},{"number":15,"indent":1,"text":"accept"},{"number":18,"indent":0,"text":"VC listed = not only cell"},{"number":19,"indent":0,"text":"refuse"}],"port":[],"vc":[],"lets":[],"defined":[],"locals":[],"arrival":[{"does":"if","line":7,"condition":{"is":"input","input":"VC listed","type":{"kind":"truth"}},"yes":[{"does":"if","line":8,"condition":{"is":"not","of":{"is":"input","input":"last cell","type":{"kind":"truth"}},"type":{"kind":"truth"}},"yes":[{"does":"refuse","line":8,"again":true,"say":[{"when":null,"say":["An earlier cell of this frame of ",{"word":"VC"}," found the buffer full, so the rest of the frame is refused as well, whatever the queue (**",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"**)."]}]}],"no":[]},{"does":"set","line":10,"target":{"store":"listed","name":"VC listed","type":{"kind":"truth"}},"value":{"is":"constant","value":0,"type":{"kind":"truth"}},"say":[]},{"does":"if","line":11,"condition":{"is":"comparison","sign":"<","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"yes":[{"does":"accept","line":11,"say":[{"when":null,"say":["It marks where the frame ends, so the next frame of ",{"word":"VC"}," stays apart; ",{"word":"VC"}," leaves the drop list."]}]}],"no":[]},{"does":"refuse","line":13,"again":true,"say":[]}],"no":[]},{"does":"if","line":14,"condition":{"is":"comparison","sign":"<","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"yes":[{"does":"accept","line":15,"say":[{"when":null,"say":["**",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"** of ",{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}}," places are taken and ",{"word":"VC"}," is not on the drop list."]}]}],"no":[]},{"does":"set","line":18,"target":{"store":"listed","name":"VC listed","type":{"kind":"truth"}},"value":{"is":"not","of":{"is":"input","input":"only cell","type":{"kind":"truth"}},"type":{"kind":"truth"}},"say":[]},{"does":"refuse","line":19,"again":false,"say":[{"when":null,"say":[{"word":"The buffer"}," holds **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"** of ",{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}}," cells, so there is no place for this **",{"word":"cell"},"**. ",{"word":"VC"}," stays on the drop list until its frame ends."]}]}],"hooks":[],"acceptThreshold":{"line":{"is":"constant","value":15,"type":{"kind":"number","unit":""}},"below":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"later":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"until":{"is":"constant","value":Number.POSITIVE_INFINITY,"type":{"kind":"number","unit":"time"}}},"shown":[],"plot":null,"uses":{"list":true,"held":false,"random":false,"marks":false,"marksLeaving":false,"front":false}};
