// Made from fq-limit.rule, and not committed. Change the rule, not this file.
import type { CheckedRule } from '../../../rules/tree.ts';
import type { AcceptThreshold } from '../../switch/transmit/acceptThreshold.ts';
import { type ArrivingCell, refuse, refuseListed, type Verdict } from '../../switch/discard/policy.ts';
import { type Execution, type HookCode } from '../execution.ts';
import type { RunningRule } from '../running.ts';

export const text = "rule fq-limit: drop from the longest VC\nshort FQ-limit\nsource RFC 8290 (2018), section 4.1: when the limit is exceeded, drop from the head of the flow with the largest backlog\nvisitor from 2018: what a router of today does\nhelp While more cells wait than the limit, frames of the VC with most cells in the queue are taken out whole as they come to its head. The VC that fills the buffer loses them, and its sender notices early; the others lose nothing. Meant for queues by VC, with round robin as the scheduler.\nparameter limit \"limit\", cells, whole, 0 to buffer, default 90 % of buffer, queue threshold: While a frame leaves more cells than this behind, it is taken out if its VC is the longest. The room above it is for cells that come before such a frame is at the head.\nremember for each VC: discarding = no\n\nif VC listed\n  refuse again if not last cell\n  VC listed = no\n  accept if queue < buffer\n  refuse again\naccept if queue < buffer\nVC listed = not only cell\nrefuse\n\non departure\n  if not first cell\n    # The frame before ended whole, so nothing is glued together when this one goes with its last cell.\n    refuse again if VC discarding\n    accept\n  VC discarding = no\n  accept if queue <= limit\n  longest = 0 cells\n  for each VC\n    longest = max(longest, VC cells waiting)\n  accept if VC cells waiting < longest - 1\n    say More cells wait than the limit **{limit}**, but {VC} has **{VC cells waiting}** of them, and another VC has {longest}.\n  VC discarding = yes\n  refuse\n    say **{queue}** cells wait, more than the limit **{limit}**, and {VC} has most of them, **{VC cells waiting}**: this frame goes, whole.\n";

function decide(r: RunningRule, c: ArrivingCell): Verdict {
  const { flow } = c;
  if ((r.listed.members[flow] === 1)) {
    if (!c.last) {
      return refuseListed(10);
    }
    r.listed.release(flow, c.now);
    if ((c.queue < r.capacity)) {
      return 12;
    }
    return refuseListed(13);
  }
  if ((c.queue < r.capacity)) {
    return 14;
  }
  r.setListed(flow, !(c.first && c.last), c.now);
  return refuse(16);
}

function run0(r: RunningRule, c: ArrivingCell): Verdict {
  const { flow } = c;
  const { values: v } = r;
  let l0 = 0;
  if (!c.first) {
    if ((r.byVc[0]![flow]! === 1)) {
      return refuseListed(21);
    }
    return 22;
  }
  r.byVc[0]![flow] = false ? 1 : 0;
  if ((c.queue <= v[0]!)) {
    return 24;
  }
  l0 = 0;
  for (let flow = 0; flow < r.flows; flow++) {
    l0 = Math.max(l0, r.held.cells[flow]!);
  }
  if ((r.held.cells[flow]! < (l0 - 1))) {
    return 28;
  }
  r.byVc[0]![flow] = true ? 1 : 0;
  return refuse(31);
}

const hook0: HookCode = { run: run0, period: null };

function derive(_r: RunningRule): void {
}

function settle(r: RunningRule, acceptThreshold: AcceptThreshold): void {
  acceptThreshold.below = r.capacity;
  acceptThreshold.later = r.capacity;
  acceptThreshold.until = Number.POSITIVE_INFINITY;
  acceptThreshold.line = 14;
}

export const execution: Execution = { decide, hooks: [hook0], derive, settle, moves: false };

export const rule: CheckedRule = {"kind":"policy","id":"fq-limit","name":"drop from the longest VC","short":"FQ-limit","source":"RFC 8290 (2018), section 4.1: when the limit is exceeded, drop from the head of the flow with the largest backlog","help":"While more cells wait than the limit, frames of the VC with most cells in the queue are taken out whole as they come to its head. The VC that fills the buffer loses them, and its sender notices early; the others lose nothing. Meant for queues by VC, with round robin as the scheduler.","visitor":true,"bits":null,"parameters":[{"kind":"number","name":"limit","label":"limit","unit":"cells","min":0,"max":"buffer","integer":true,"default":{"ofBuffer":0.9},"role":"queue-threshold","scale":"linear","help":"While a frame leaves more cells than this behind, it is taken out if its VC is the longest. The room above it is for cells that come before such a frame is at the head."}],"ordered":[],"lines":[{"number":9,"indent":0,"text":"if VC listed"},{"number":10,"indent":1,"text":"refuse again if not last cell"},{"number":11,"indent":1,"text":"VC listed = no"},{"number":12,"indent":1,"text":"accept if queue < buffer"},{"number":13,"indent":1,"text":"refuse again"},{"number":14,"indent":0,"text":"accept if queue < buffer"},{"number":15,"indent":0,"text":"VC listed = not only cell"},{"number":16,"indent":0,"text":"refuse"},{"number":18,"indent":0,"text":"on departure"},{"number":19,"indent":1,"text":"if not first cell"},{"number":21,"indent":2,"text":"refuse again if VC discarding"},{"number":22,"indent":2,"text":"accept"},{"number":23,"indent":1,"text":"VC discarding = no"},{"number":24,"indent":1,"text":"accept if queue <= limit"},{"number":25,"indent":1,"text":"longest = 0 cells"},{"number":26,"indent":1,"text":"for each VC"},{"number":27,"indent":2,"text":"longest = max(longest, VC cells waiting)"},{"number":28,"indent":1,"text":"accept if VC cells waiting < longest - 1"},{"number":30,"indent":1,"text":"VC discarding = yes"},{"number":31,"indent":1,"text":"refuse"}],"port":[],"vc":[{"name":"VC discarding","type":{"kind":"truth"},"initial":0,"counted":false}],"lets":[],"defined":[],"locals":["longest"],"arrival":[{"does":"if","line":9,"condition":{"is":"input","input":"VC listed","type":{"kind":"truth"}},"yes":[{"does":"if","line":10,"condition":{"is":"not","of":{"is":"input","input":"last cell","type":{"kind":"truth"}},"type":{"kind":"truth"}},"yes":[{"does":"refuse","line":10,"again":true,"say":[]}],"no":[]},{"does":"set","line":11,"target":{"store":"listed","name":"VC listed","type":{"kind":"truth"}},"value":{"is":"constant","value":0,"type":{"kind":"truth"}},"say":[]},{"does":"if","line":12,"condition":{"is":"comparison","sign":"<","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"yes":[{"does":"accept","line":12,"say":[]}],"no":[]},{"does":"refuse","line":13,"again":true,"say":[]}],"no":[]},{"does":"if","line":14,"condition":{"is":"comparison","sign":"<","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"yes":[{"does":"accept","line":14,"say":[]}],"no":[]},{"does":"set","line":15,"target":{"store":"listed","name":"VC listed","type":{"kind":"truth"}},"value":{"is":"not","of":{"is":"input","input":"only cell","type":{"kind":"truth"}},"type":{"kind":"truth"}},"say":[]},{"does":"refuse","line":16,"again":false,"say":[]}],"hooks":[{"on":"departure","period":null,"most":null,"line":18,"body":[{"does":"if","line":19,"condition":{"is":"not","of":{"is":"input","input":"first cell","type":{"kind":"truth"}},"type":{"kind":"truth"}},"yes":[{"does":"if","line":21,"condition":{"is":"vc","index":0,"name":"VC discarding","type":{"kind":"truth"}},"yes":[{"does":"refuse","line":21,"again":true,"say":[]}],"no":[]},{"does":"accept","line":22,"say":[]}],"no":[]},{"does":"set","line":23,"target":{"store":"vc","index":0,"name":"VC discarding","type":{"kind":"truth"}},"value":{"is":"constant","value":0,"type":{"kind":"truth"}},"say":[]},{"does":"if","line":24,"condition":{"is":"comparison","sign":"<=","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"parameter","index":0,"name":"limit","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"yes":[{"does":"accept","line":24,"say":[]}],"no":[]},{"does":"set","line":25,"target":{"store":"local","index":0,"name":"longest","type":{"kind":"number","unit":"cells"}},"value":{"is":"constant","value":0,"type":{"kind":"number","unit":"cells"}},"say":[]},{"does":"each","line":26,"body":[{"does":"set","line":27,"target":{"store":"local","index":0,"name":"longest","type":{"kind":"number","unit":"cells"}},"value":{"is":"function","name":"max","args":[{"is":"local","index":0,"name":"longest","type":{"kind":"number","unit":"cells"}},{"is":"input","input":"VC cells waiting","type":{"kind":"number","unit":"cells"}}],"type":{"kind":"number","unit":"cells"}},"say":[]}]},{"does":"if","line":28,"condition":{"is":"comparison","sign":"<","left":{"is":"input","input":"VC cells waiting","type":{"kind":"number","unit":"cells"}},"right":{"is":"arithmetic","sign":"-","left":{"is":"local","index":0,"name":"longest","type":{"kind":"number","unit":"cells"}},"right":{"is":"constant","value":1,"type":{"kind":"number","unit":""}},"type":{"kind":"number","unit":"cells"},"line":28},"type":{"kind":"truth"}},"yes":[{"does":"accept","line":28,"say":[{"when":null,"say":["More cells wait than the limit **",{"is":"parameter","index":0,"name":"limit","type":{"kind":"number","unit":"cells"}},"**, but ",{"word":"VC"}," has **",{"is":"input","input":"VC cells waiting","type":{"kind":"number","unit":"cells"}},"** of them, and another VC has ",{"is":"local","index":0,"name":"longest","type":{"kind":"number","unit":"cells"}},"."]}]}],"no":[]},{"does":"set","line":30,"target":{"store":"vc","index":0,"name":"VC discarding","type":{"kind":"truth"}},"value":{"is":"constant","value":1,"type":{"kind":"truth"}},"say":[]},{"does":"refuse","line":31,"again":false,"say":[{"when":null,"say":["**",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"** cells wait, more than the limit **",{"is":"parameter","index":0,"name":"limit","type":{"kind":"number","unit":"cells"}},"**, and ",{"word":"VC"}," has most of them, **",{"is":"input","input":"VC cells waiting","type":{"kind":"number","unit":"cells"}},"**: this frame goes, whole."]}]}]}],"acceptThreshold":{"line":{"is":"constant","value":14,"type":{"kind":"number","unit":""}},"below":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"later":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"until":{"is":"constant","value":Number.POSITIVE_INFINITY,"type":{"kind":"number","unit":"time"}}},"shown":[],"plot":null,"uses":{"list":true,"held":true,"random":false,"marks":false,"marksLeaving":false,"front":false}};
