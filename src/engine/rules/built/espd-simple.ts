// Made from espd-simple.rule, and not committed. Change the rule, not this file.
import type { CheckedRule } from '../../../rules/tree.ts';
import type { AcceptThreshold } from '../../switch/transmit/acceptThreshold.ts';
import { type ArrivingCell, refuse, refuseListed, type Verdict } from '../../switch/discard/policy.ts';
import { type Execution } from '../execution.ts';
import type { RunningRule } from '../running.ts';

export const text = "rule espd-simple: simplified early selective packet discard\nshort simple ESPD\nsource Cheon & Panwar, ICC 1998, as described by Zhu 1999, section 2.3.3\nbits 2\nhelp ESPD without a limit on the drop list and without a timer: every VC whose frame begins above Th1 is caught, and let go at the end of a frame below Th2.\nparameter th1 \"Th1\", cells, whole, 0 to buffer, default 96 % of buffer, queue threshold: Above this queue VCs are caught.\nparameter th2 \"Th2\", cells, whole, 0 to buffer, default 50 % of buffer, queue threshold: Below this queue a caught VC is let go at the end of its frame.\n\nif VC listed\n  refuse again if not last cell\n    say {VC} is on the drop list until a frame of it ends while the queue (now **{queue}**) is below Th2 **{th2}**.\n  VC listed = no if queue < th2\n  if queue < buffer\n    accept if VC listed\n      say The queue, **{queue}**, is not below Th2 **{th2}**, so {VC} stays on the drop list.\n    accept\n      say A frame of {VC} ends and the queue, **{queue}**, is below Th2 **{th2}**.\n  refuse again\nif queue <= th1 and queue < buffer\n  accept\n    say The queue, **{queue}**, is not above Th1 **{th1}**.\nif queue >= buffer\n  VC listed = yes\n  refuse\nif first cell\n  VC listed = yes\n  refuse\n    say Queue **{queue}** is above Th1 **{th1}** and this is the **first cell** of a frame of {VC}.\naccept\n  say The queue, **{queue}**, is above Th1 **{th1}**, but the frame of {VC} has already begun.\n";

function decide(r: RunningRule, c: ArrivingCell): Verdict {
  const { flow } = c;
  const { values: v } = r;
  if ((r.listed.members[flow] === 1)) {
    if (!c.last) {
      return refuseListed(10);
    }
    if ((c.queue < v[1]!)) {
      r.listed.release(flow, c.now);
    }
    if ((c.queue < r.capacity)) {
      if ((r.listed.members[flow] === 1)) {
        return 14;
      }
      return 16;
    }
    return refuseListed(18);
  }
  if (((c.queue <= v[0]!) && (c.queue < r.capacity))) {
    return 20;
  }
  if ((c.queue >= r.capacity)) {
    r.listed.capture(flow, c.now);
    return refuse(24);
  }
  if (c.first) {
    r.listed.capture(flow, c.now);
    return refuse(27);
  }
  return 29;
}

function derive(_r: RunningRule): void {
}

function settle(r: RunningRule, acceptThreshold: AcceptThreshold): void {
  const { values: v } = r;
  acceptThreshold.below = Math.min((v[0]! + 1), r.capacity);
  acceptThreshold.later = Math.min((v[0]! + 1), r.capacity);
  acceptThreshold.until = Number.POSITIVE_INFINITY;
  acceptThreshold.line = 20;
}

export const execution: Execution = { decide, hooks: [], derive, settle, moves: false };

export const rule: CheckedRule = {"kind":"policy","id":"espd-simple","name":"simplified early selective packet discard","short":"simple ESPD","source":"Cheon & Panwar, ICC 1998, as described by Zhu 1999, section 2.3.3","help":"ESPD without a limit on the drop list and without a timer: every VC whose frame begins above Th1 is caught, and let go at the end of a frame below Th2.","visitor":false,"bits":2,"parameters":[{"kind":"number","name":"th1","label":"Th1","unit":"cells","min":0,"max":"buffer","integer":true,"default":{"ofBuffer":0.96},"role":"queue-threshold","scale":"linear","help":"Above this queue VCs are caught."},{"kind":"number","name":"th2","label":"Th2","unit":"cells","min":0,"max":"buffer","integer":true,"default":{"ofBuffer":0.5},"role":"queue-threshold","scale":"linear","help":"Below this queue a caught VC is let go at the end of its frame."}],"ordered":[],"lines":[{"number":9,"indent":0,"text":"if VC listed"},{"number":10,"indent":1,"text":"refuse again if not last cell"},{"number":12,"indent":1,"text":"VC listed = no if queue < th2"},{"number":13,"indent":1,"text":"if queue < buffer"},{"number":14,"indent":2,"text":"accept if VC listed"},{"number":16,"indent":2,"text":"accept"},{"number":18,"indent":1,"text":"refuse again"},{"number":19,"indent":0,"text":"if queue <= th1 and queue < buffer"},{"number":20,"indent":1,"text":"accept"},{"number":22,"indent":0,"text":"if queue >= buffer"},{"number":23,"indent":1,"text":"VC listed = yes"},{"number":24,"indent":1,"text":"refuse"},{"number":25,"indent":0,"text":"if first cell"},{"number":26,"indent":1,"text":"VC listed = yes"},{"number":27,"indent":1,"text":"refuse"},{"number":29,"indent":0,"text":"accept"}],"port":[],"vc":[],"lets":[],"defined":[],"locals":[],"arrival":[{"does":"if","line":9,"condition":{"is":"input","input":"VC listed","type":{"kind":"truth"}},"yes":[{"does":"if","line":10,"condition":{"is":"not","of":{"is":"input","input":"last cell","type":{"kind":"truth"}},"type":{"kind":"truth"}},"yes":[{"does":"refuse","line":10,"again":true,"say":[{"when":null,"say":[{"word":"VC"}," is on the drop list until a frame of it ends while the queue (now **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"**) is below Th2 **",{"is":"parameter","index":1,"name":"th2","type":{"kind":"number","unit":"cells"}},"**."]}]}],"no":[]},{"does":"if","line":12,"condition":{"is":"comparison","sign":"<","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"parameter","index":1,"name":"th2","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"yes":[{"does":"set","line":12,"target":{"store":"listed","name":"VC listed","type":{"kind":"truth"}},"value":{"is":"constant","value":0,"type":{"kind":"truth"}},"say":[]}],"no":[]},{"does":"if","line":13,"condition":{"is":"comparison","sign":"<","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"yes":[{"does":"if","line":14,"condition":{"is":"input","input":"VC listed","type":{"kind":"truth"}},"yes":[{"does":"accept","line":14,"say":[{"when":null,"say":["The queue, **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"**, is not below Th2 **",{"is":"parameter","index":1,"name":"th2","type":{"kind":"number","unit":"cells"}},"**, so ",{"word":"VC"}," stays on the drop list."]}]}],"no":[]},{"does":"accept","line":16,"say":[{"when":null,"say":["A frame of ",{"word":"VC"}," ends and the queue, **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"**, is below Th2 **",{"is":"parameter","index":1,"name":"th2","type":{"kind":"number","unit":"cells"}},"**."]}]}],"no":[]},{"does":"refuse","line":18,"again":true,"say":[]}],"no":[]},{"does":"if","line":19,"condition":{"is":"and","left":{"is":"comparison","sign":"<=","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"parameter","index":0,"name":"th1","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"right":{"is":"comparison","sign":"<","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"type":{"kind":"truth"}},"yes":[{"does":"accept","line":20,"say":[{"when":null,"say":["The queue, **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"**, is not above Th1 **",{"is":"parameter","index":0,"name":"th1","type":{"kind":"number","unit":"cells"}},"**."]}]}],"no":[]},{"does":"if","line":22,"condition":{"is":"comparison","sign":">=","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"yes":[{"does":"set","line":23,"target":{"store":"listed","name":"VC listed","type":{"kind":"truth"}},"value":{"is":"constant","value":1,"type":{"kind":"truth"}},"say":[]},{"does":"refuse","line":24,"again":false,"say":[]}],"no":[]},{"does":"if","line":25,"condition":{"is":"input","input":"first cell","type":{"kind":"truth"}},"yes":[{"does":"set","line":26,"target":{"store":"listed","name":"VC listed","type":{"kind":"truth"}},"value":{"is":"constant","value":1,"type":{"kind":"truth"}},"say":[]},{"does":"refuse","line":27,"again":false,"say":[{"when":null,"say":["Queue **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"** is above Th1 **",{"is":"parameter","index":0,"name":"th1","type":{"kind":"number","unit":"cells"}},"** and this is the **first cell** of a frame of ",{"word":"VC"},"."]}]}],"no":[]},{"does":"accept","line":29,"say":[{"when":null,"say":["The queue, **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"**, is above Th1 **",{"is":"parameter","index":0,"name":"th1","type":{"kind":"number","unit":"cells"}},"**, but the frame of ",{"word":"VC"}," has already begun."]}]}],"hooks":[],"acceptThreshold":{"line":{"is":"constant","value":20,"type":{"kind":"number","unit":""}},"below":{"is":"function","name":"min","args":[{"is":"arithmetic","sign":"+","left":{"is":"parameter","index":0,"name":"th1","type":{"kind":"number","unit":"cells"}},"right":{"is":"constant","value":1,"type":{"kind":"number","unit":"cells"}},"type":{"kind":"number","unit":"cells"},"line":0},{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}}],"type":{"kind":"number","unit":"cells"}},"later":{"is":"function","name":"min","args":[{"is":"arithmetic","sign":"+","left":{"is":"parameter","index":0,"name":"th1","type":{"kind":"number","unit":"cells"}},"right":{"is":"constant","value":1,"type":{"kind":"number","unit":"cells"}},"type":{"kind":"number","unit":"cells"},"line":0},{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}}],"type":{"kind":"number","unit":"cells"}},"until":{"is":"constant","value":Number.POSITIVE_INFINITY,"type":{"kind":"number","unit":"time"}}},"shown":[],"plot":null,"uses":{"list":true,"held":false,"random":false,"marks":false,"marksLeaving":false,"front":false}};
