// Made from selective.rule by `npm run rules`. Change the rule, not this file.
import type { CheckedRule } from '../../../rules/tree.ts';
import { type ArrivingCell, refuse, refuseListed, type Verdict } from '../../switch/discard/policy.ts';
import { type Execution } from '../execution.ts';
import type { RulePolicy } from '../rulePolicy.ts';

export const text = "rule selective: selective packet drop\nshort SPD\nsource Goyal, Jain, Kalyanaraman, Fahmy & Kim 1996, as described by Rosolen et al. 1999, section 2.2\nhelp Counts the waiting cells of each VC. Above R it refuses new frames of those VCs only that hold more than Z times an equal share of the queue; VCs below that lose nothing.\nparameter r \"R\", cells, whole, 0 to buffer, default 90 % of buffer, queue threshold: Above this queue, shares of the buffer are looked at.\nparameter z \"Z\", 0.01 to 10, default 0.8, log: How many times an equal share of the queue a VC may hold once the queue is above R.\ndefine share(whole)\n  0 if VC cells waiting is 0\n  VC cells waiting * VCs with cells waiting / whole\ndefine most(q)\n  unlimited if q <= r\n  z\nplot limit against queue \"share of the queue, times an equal one\"\n  height max(2, 4 * z)\n  line \"most a VC may hold\", most(x)\n  point for each VC: queue, share(queue)\n  handle z, buffer, z\n\nif VC listed\n  refuse again if not last cell\n  VC listed = no\n  accept if queue < buffer\n  refuse again\nif queue >= buffer\n  VC listed = not only cell\n  refuse\nif queue <= r or not first cell\n  accept\n    say Shares are looked at when a frame begins while the queue, now **{queue}**, is above R **{r}**.\nif share(queue) > z\n  VC listed = not only cell\n  refuse\n    say {VC} holds **{VC cells waiting}** of the {queue} cells in the queue, and VCs that hold any: {VCs with cells waiting}. That is **{share(queue)}** times an equal share, more than the Z **{z}** allowed above R.\naccept\n  say {VC} holds **{VC cells waiting}** of the {queue} cells in the queue, and VCs that hold any: {VCs with cells waiting}. That is **{share(queue)}** times an equal share, not more than the Z **{z}** allowed above R.\n";

// share
function f0(r: RulePolicy, _c: ArrivingCell, flow: number, a0: number): number {
  return (r.held.cells[flow] === 0) ? 0 : ((r.held.cells[flow] * r.held.active) / a0);
}

// most
function f1(r: RulePolicy, _c: ArrivingCell, _flow: number, a0: number): number {
  const { values: v } = r;
  return (a0 <= v[0]) ? Number.POSITIVE_INFINITY : v[1];
}

function decide(r: RulePolicy, c: ArrivingCell): Verdict {
  const { flow } = c;
  const { values: v } = r;
  if ((r.listed.members[flow] === 1)) {
    if (!c.last) {
      return refuseListed(20);
    }
    r.listed.release(flow, c.now);
    if ((c.queue < r.capacity)) {
      return 22;
    }
    return refuseListed(23);
  }
  if ((c.queue >= r.capacity)) {
    r.setListed(flow, !(c.first && c.last), c.now);
    return refuse(26);
  }
  if (((c.queue <= v[0]) || !c.first)) {
    return 28;
  }
  if ((f0(r, c, flow, c.queue) > v[1])) {
    r.setListed(flow, !(c.first && c.last), c.now);
    return refuse(32);
  }
  return 34;
}


function derive(_r: RulePolicy): void {
}

function below(r: RulePolicy): number {
  const { values: v } = r;
  return Math.min(r.capacity, (v[0] + 1));
}

function later(r: RulePolicy): number {
  return r.capacity;
}

function line(_r: RulePolicy): number {
  return 28;
}

export const execution: Execution = { decide, lost: null, derive, below, later, line, moves: false };

export const rule: CheckedRule = {"id":"selective","name":"selective packet drop","short":"SPD","source":"Goyal, Jain, Kalyanaraman, Fahmy & Kim 1996, as described by Rosolen et al. 1999, section 2.2","help":"Counts the waiting cells of each VC. Above R it refuses new frames of those VCs only that hold more than Z times an equal share of the queue; VCs below that lose nothing.","visitor":false,"parameters":[{"kind":"number","name":"r","label":"R","unit":"cells","min":0,"max":"buffer","integer":true,"default":{"ofBuffer":0.9},"role":"queue-threshold","scale":"linear","help":"Above this queue, shares of the buffer are looked at."},{"kind":"number","name":"z","label":"Z","unit":"","min":0.01,"max":10,"integer":false,"default":0.8,"role":"plain","scale":"log","help":"How many times an equal share of the queue a VC may hold once the queue is above R."}],"ordered":[],"lines":[{"number":19,"indent":0,"text":"if VC listed"},{"number":20,"indent":1,"text":"refuse again if not last cell"},{"number":21,"indent":1,"text":"VC listed = no"},{"number":22,"indent":1,"text":"accept if queue < buffer"},{"number":23,"indent":1,"text":"refuse again"},{"number":24,"indent":0,"text":"if queue >= buffer"},{"number":25,"indent":1,"text":"VC listed = not only cell"},{"number":26,"indent":1,"text":"refuse"},{"number":27,"indent":0,"text":"if queue <= r or not first cell"},{"number":28,"indent":1,"text":"accept"},{"number":30,"indent":0,"text":"if share(queue) > z"},{"number":31,"indent":1,"text":"VC listed = not only cell"},{"number":32,"indent":1,"text":"refuse"},{"number":34,"indent":0,"text":"accept"}],"port":[],"vc":[],"lets":[],"defined":[{"name":"share","args":["whole"],"type":{"kind":"number","unit":""},"cases":[{"value":{"is":"constant","value":0,"type":{"kind":"number","unit":""}},"when":{"is":"comparison","sign":"===","left":{"is":"input","input":"VC cells waiting","type":{"kind":"number","unit":"cells"}},"right":{"is":"constant","value":0,"type":{"kind":"number","unit":""}},"type":{"kind":"truth"}}},{"value":{"is":"arithmetic","sign":"/","left":{"is":"arithmetic","sign":"*","left":{"is":"input","input":"VC cells waiting","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"VCs with cells waiting","type":{"kind":"number","unit":"VCs"}},"type":{"kind":"number","unit":"cells"},"line":9},"right":{"is":"argument","index":0,"name":"whole","type":{"kind":"number","unit":""}},"type":{"kind":"number","unit":"cells"},"line":9},"when":null}]},{"name":"most","args":["q"],"type":{"kind":"number","unit":""},"cases":[{"value":{"is":"constant","value":Number.POSITIVE_INFINITY,"type":{"kind":"number","unit":""}},"when":{"is":"comparison","sign":"<=","left":{"is":"argument","index":0,"name":"q","type":{"kind":"number","unit":""}},"right":{"is":"parameter","index":0,"name":"r","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}}},{"value":{"is":"parameter","index":1,"name":"z","type":{"kind":"number","unit":""}},"when":null}]}],"locals":[],"arrival":[{"does":"if","line":19,"condition":{"is":"input","input":"VC listed","type":{"kind":"truth"}},"then":[{"does":"if","line":20,"condition":{"is":"not","of":{"is":"input","input":"last cell","type":{"kind":"truth"}},"type":{"kind":"truth"}},"then":[{"does":"refuse","line":20,"again":true,"say":null}],"otherwise":[]},{"does":"set","line":21,"target":{"store":"listed","name":"VC listed","type":{"kind":"truth"}},"value":{"is":"constant","value":0,"type":{"kind":"truth"}}},{"does":"if","line":22,"condition":{"is":"comparison","sign":"<","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"then":[{"does":"accept","line":22,"say":null}],"otherwise":[]},{"does":"refuse","line":23,"again":true,"say":null}],"otherwise":[]},{"does":"if","line":24,"condition":{"is":"comparison","sign":">=","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"then":[{"does":"set","line":25,"target":{"store":"listed","name":"VC listed","type":{"kind":"truth"}},"value":{"is":"not","of":{"is":"input","input":"only cell","type":{"kind":"truth"}},"type":{"kind":"truth"}}},{"does":"refuse","line":26,"again":false,"say":null}],"otherwise":[]},{"does":"if","line":27,"condition":{"is":"or","left":{"is":"comparison","sign":"<=","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"parameter","index":0,"name":"r","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"right":{"is":"not","of":{"is":"input","input":"first cell","type":{"kind":"truth"}},"type":{"kind":"truth"}},"type":{"kind":"truth"}},"then":[{"does":"accept","line":28,"say":["Shares are looked at when a frame begins while the queue, now **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"**, is above R **",{"is":"parameter","index":0,"name":"r","type":{"kind":"number","unit":"cells"}},"**."]}],"otherwise":[]},{"does":"if","line":30,"condition":{"is":"comparison","sign":">","left":{"is":"defined","index":0,"name":"share","args":[{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}}],"type":{"kind":"number","unit":""}},"right":{"is":"parameter","index":1,"name":"z","type":{"kind":"number","unit":""}},"type":{"kind":"truth"}},"then":[{"does":"set","line":31,"target":{"store":"listed","name":"VC listed","type":{"kind":"truth"}},"value":{"is":"not","of":{"is":"input","input":"only cell","type":{"kind":"truth"}},"type":{"kind":"truth"}}},{"does":"refuse","line":32,"again":false,"say":[{"word":"VC"}," holds **",{"is":"input","input":"VC cells waiting","type":{"kind":"number","unit":"cells"}},"** of the ",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}}," cells in the queue, and VCs that hold any: ",{"is":"input","input":"VCs with cells waiting","type":{"kind":"number","unit":"VCs"}},". That is **",{"is":"defined","index":0,"name":"share","args":[{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}}],"type":{"kind":"number","unit":""}},"** times an equal share, more than the Z **",{"is":"parameter","index":1,"name":"z","type":{"kind":"number","unit":""}},"** allowed above R."]}],"otherwise":[]},{"does":"accept","line":34,"say":[{"word":"VC"}," holds **",{"is":"input","input":"VC cells waiting","type":{"kind":"number","unit":"cells"}},"** of the ",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}}," cells in the queue, and VCs that hold any: ",{"is":"input","input":"VCs with cells waiting","type":{"kind":"number","unit":"VCs"}},". That is **",{"is":"defined","index":0,"name":"share","args":[{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}}],"type":{"kind":"number","unit":""}},"** times an equal share, not more than the Z **",{"is":"parameter","index":1,"name":"z","type":{"kind":"number","unit":""}},"** allowed above R."]}],"loss":null,"calm":{"line":{"is":"constant","value":28,"type":{"kind":"number","unit":""}},"below":{"is":"function","name":"min","args":[{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},{"is":"arithmetic","sign":"+","left":{"is":"parameter","index":0,"name":"r","type":{"kind":"number","unit":"cells"}},"right":{"is":"constant","value":1,"type":{"kind":"number","unit":"cells"}},"type":{"kind":"number","unit":"cells"},"line":0}],"type":{"kind":"number","unit":"cells"}},"later":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}}},"shown":[],"plot":{"meaning":"limit","x":{"label":"queue","unit":"cells"},"y":{"label":"share of the queue, times an equal one","unit":"","max":{"is":"function","name":"max","args":[{"is":"constant","value":2,"type":{"kind":"number","unit":""}},{"is":"arithmetic","sign":"*","left":{"is":"constant","value":4,"type":{"kind":"number","unit":""}},"right":{"is":"parameter","index":1,"name":"z","type":{"kind":"number","unit":""}},"type":{"kind":"number","unit":""},"line":14}],"type":{"kind":"number","unit":""}}},"lines":[{"label":"most a VC may hold","y":{"is":"defined","index":1,"name":"most","args":[{"is":"argument","index":0,"name":"x","type":{"kind":"number","unit":""}}],"type":{"kind":"number","unit":""}},"when":null}],"points":[{"x":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"y":{"is":"defined","index":0,"name":"share","args":[{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}}],"type":{"kind":"number","unit":""}},"byVc":true,"when":null}],"handles":[{"parameter":"z","along":"y","x":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"y":{"is":"parameter","index":1,"name":"z","type":{"kind":"number","unit":""}},"when":null}]},"uses":{"list":true,"held":true,"random":false,"marks":false,"front":false}};
