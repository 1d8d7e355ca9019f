// Made from epd-vc.rule, and not committed. Change the rule, not this file.
import type { CheckedRule } from '../../../rules/tree.ts';
import type { AcceptThreshold } from '../../switch/transmit/acceptThreshold.ts';
import { type ArrivingCell, refuse, refuseListed, type Verdict } from '../../switch/discard/policy.ts';
import { type Execution } from '../execution.ts';
import type { RunningRule } from '../running.ts';

export const text = "rule epd-vc: early packet discard by the queue of each VC\nshort EPD-VC\nsource Zhu 1999, section 3.7\nbits counter\nhelp Once a VC has more cells in the queue than the threshold, refuses whole frames of that VC from their first cell on. The others are not touched, however full the buffer is, until there is no place left.\nparameter threshold \"T\", cells, whole, 0 to buffer, default 10 % of buffer: While a VC has more cells waiting than this, no new frame of it is admitted.\n\nif VC listed\n  refuse again if not last cell\n  VC listed = no\n  accept if queue < buffer\n  refuse again\nif queue >= buffer\n  # A frame of one cell is over with it: listing its VC would refuse the next frame unseen.\n  VC listed = not only cell\n  refuse\nif not first cell\n  accept\n    say The frame of {VC} has already begun, so its cells enter while the buffer has room.\nif VC cells waiting > threshold\n  VC listed = not only cell\n  refuse\n    say {VC} has **{VC cells waiting}** cells waiting, more than the threshold **{threshold}**, and this is the **first cell** of a frame.\naccept\n  say {VC} has **{VC cells waiting}** cells waiting, not more than the threshold **{threshold}**.\n";

function decide(r: RunningRule, c: ArrivingCell): Verdict {
  const { flow } = c;
  const { values: v } = r;
  if ((r.listed.members[flow] === 1)) {
    if (!c.last) {
      return refuseListed(9);
    }
    r.listed.release(flow, c.now);
    if ((c.queue < r.capacity)) {
      return 11;
    }
    return refuseListed(12);
  }
  if ((c.queue >= r.capacity)) {
    r.setListed(flow, !(c.first && c.last), c.now);
    return refuse(16);
  }
  if (!c.first) {
    return 18;
  }
  if ((r.held.cells[flow]! > v[0]!)) {
    r.setListed(flow, !(c.first && c.last), c.now);
    return refuse(22);
  }
  return 24;
}

function derive(_r: RunningRule): void {
}

function settle(r: RunningRule, acceptThreshold: AcceptThreshold): void {
  acceptThreshold.below = 0;
  acceptThreshold.later = r.capacity;
  acceptThreshold.until = Number.POSITIVE_INFINITY;
  acceptThreshold.line = 18;
}

export const execution: Execution = { decide, hooks: [], derive, settle, moves: false };

export const rule: CheckedRule = {"kind":"policy","id":"epd-vc","name":"early packet discard by the queue of each VC","short":"EPD-VC","source":"Zhu 1999, section 3.7","help":"Once a VC has more cells in the queue than the threshold, refuses whole frames of that VC from their first cell on. The others are not touched, however full the buffer is, until there is no place left.","visitor":false,"bits":"counter","parameters":[{"kind":"number","name":"threshold","label":"T","unit":"cells","min":0,"max":"buffer","integer":true,"default":{"ofBuffer":0.1},"role":"plain","scale":"linear","help":"While a VC has more cells waiting than this, no new frame of it is admitted."}],"ordered":[],"lines":[{"number":8,"indent":0,"text":"if VC listed"},{"number":9,"indent":1,"text":"refuse again if not last cell"},{"number":10,"indent":1,"text":"VC listed = no"},{"number":11,"indent":1,"text":"accept if queue < buffer"},{"number":12,"indent":1,"text":"refuse again"},{"number":13,"indent":0,"text":"if queue >= buffer"},{"number":15,"indent":1,"text":"VC listed = not only cell"},{"number":16,"indent":1,"text":"refuse"},{"number":17,"indent":0,"text":"if not first cell"},{"number":18,"indent":1,"text":"accept"},{"number":20,"indent":0,"text":"if VC cells waiting > threshold"},{"number":21,"indent":1,"text":"VC listed = not only cell"},{"number":22,"indent":1,"text":"refuse"},{"number":24,"indent":0,"text":"accept"}],"port":[],"vc":[],"lets":[],"defined":[],"locals":[],"arrival":[{"does":"if","line":8,"condition":{"is":"input","input":"VC listed","type":{"kind":"truth"}},"yes":[{"does":"if","line":9,"condition":{"is":"not","of":{"is":"input","input":"last cell","type":{"kind":"truth"}},"type":{"kind":"truth"}},"yes":[{"does":"refuse","line":9,"again":true,"say":[]}],"no":[]},{"does":"set","line":10,"target":{"store":"listed","name":"VC listed","type":{"kind":"truth"}},"value":{"is":"constant","value":0,"type":{"kind":"truth"}},"say":[]},{"does":"if","line":11,"condition":{"is":"comparison","sign":"<","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"yes":[{"does":"accept","line":11,"say":[]}],"no":[]},{"does":"refuse","line":12,"again":true,"say":[]}],"no":[]},{"does":"if","line":13,"condition":{"is":"comparison","sign":">=","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"yes":[{"does":"set","line":15,"target":{"store":"listed","name":"VC listed","type":{"kind":"truth"}},"value":{"is":"not","of":{"is":"input","input":"only cell","type":{"kind":"truth"}},"type":{"kind":"truth"}},"say":[]},{"does":"refuse","line":16,"again":false,"say":[]}],"no":[]},{"does":"if","line":17,"condition":{"is":"not","of":{"is":"input","input":"first cell","type":{"kind":"truth"}},"type":{"kind":"truth"}},"yes":[{"does":"accept","line":18,"say":[{"when":null,"say":["The frame of ",{"word":"VC"}," has already begun, so its cells enter while the buffer has room."]}]}],"no":[]},{"does":"if","line":20,"condition":{"is":"comparison","sign":">","left":{"is":"input","input":"VC cells waiting","type":{"kind":"number","unit":"cells"}},"right":{"is":"parameter","index":0,"name":"threshold","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"yes":[{"does":"set","line":21,"target":{"store":"listed","name":"VC listed","type":{"kind":"truth"}},"value":{"is":"not","of":{"is":"input","input":"only cell","type":{"kind":"truth"}},"type":{"kind":"truth"}},"say":[]},{"does":"refuse","line":22,"again":false,"say":[{"when":null,"say":[{"word":"VC"}," has **",{"is":"input","input":"VC cells waiting","type":{"kind":"number","unit":"cells"}},"** cells waiting, more than the threshold **",{"is":"parameter","index":0,"name":"threshold","type":{"kind":"number","unit":"cells"}},"**, and this is the **first cell** of a frame."]}]}],"no":[]},{"does":"accept","line":24,"say":[{"when":null,"say":[{"word":"VC"}," has **",{"is":"input","input":"VC cells waiting","type":{"kind":"number","unit":"cells"}},"** cells waiting, not more than the threshold **",{"is":"parameter","index":0,"name":"threshold","type":{"kind":"number","unit":"cells"}},"**."]}]}],"hooks":[],"acceptThreshold":{"line":{"is":"constant","value":18,"type":{"kind":"number","unit":""}},"below":{"is":"constant","value":0,"type":{"kind":"number","unit":"cells"}},"later":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"until":{"is":"constant","value":Number.POSITIVE_INFINITY,"type":{"kind":"number","unit":"time"}}},"shown":[],"plot":null,"uses":{"list":true,"held":true,"random":false,"marks":false,"marksLeaving":false,"front":false}};
