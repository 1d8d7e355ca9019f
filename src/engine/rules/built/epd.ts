// Made from epd.rule, and not committed. Change the rule, not this file.
import type { CheckedRule } from '../../../rules/tree.ts';
import type { AcceptThreshold } from '../../switch/transmit/acceptThreshold.ts';
import { type ArrivingCell, refuse, refuseListed, type Verdict } from '../../switch/discard/policy.ts';
import { type Execution } from '../execution.ts';
import type { RunningRule } from '../running.ts';

export const text = "rule epd: early packet discard\nshort EPD\nsource Cheon & Panwar 1997, section 3.2; Romanow & Floyd 1995\nbits 2\nhelp Once the queue has reached the threshold, refuses whole frames from their first cell on. The room above the threshold is for frames that have already begun.\nparameter threshold \"T\", cells, whole, 0 to buffer, default 98 % of buffer, queue threshold: From this queue on, no new frame is admitted.\n\nif VC listed\n  refuse again if not last cell\n  VC listed = no\n  accept if queue < buffer\n  refuse again\nif queue < threshold and queue < buffer\n  accept\n    say The queue, **{queue}**, is below the threshold **{threshold}**.\nif queue >= buffer\n  # A frame of one cell is over with it: listing its VC would refuse the next frame unseen.\n  VC listed = not only cell\n  refuse\nif first cell\n  VC listed = not only cell\n  refuse\n    say The queue, **{queue}**, has reached the threshold **{threshold}** and this is the **first cell** of a frame. There was room for {buffer - queue} more cells: it is kept for frames already begun.\naccept\n  say The queue, **{queue}**, is above the threshold **{threshold}**, but the frame of {VC} has already begun: its cells use the room kept above the threshold.\n";

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
  if (((c.queue < v[0]!) && (c.queue < r.capacity))) {
    return 14;
  }
  if ((c.queue >= r.capacity)) {
    r.setListed(flow, !(c.first && c.last), c.now);
    return refuse(19);
  }
  if (c.first) {
    r.setListed(flow, !(c.first && c.last), c.now);
    return refuse(22);
  }
  return 24;
}

function derive(_r: RunningRule): void {
}

function settle(r: RunningRule, acceptThreshold: AcceptThreshold): void {
  const { values: v } = r;
  acceptThreshold.below = Math.min(v[0]!, r.capacity);
  acceptThreshold.later = Math.min(v[0]!, r.capacity);
  acceptThreshold.until = Number.POSITIVE_INFINITY;
  acceptThreshold.line = 14;
}

export const execution: Execution = { decide, hooks: [], derive, settle, moves: false };

export const rule: CheckedRule = {"kind":"policy","id":"epd","name":"early packet discard","short":"EPD","source":"Cheon & Panwar 1997, section 3.2; Romanow & Floyd 1995","help":"Once the queue has reached the threshold, refuses whole frames from their first cell on. The room above the threshold is for frames that have already begun.","visitor":false,"bits":2,"parameters":[{"kind":"number","name":"threshold","label":"T","unit":"cells","min":0,"max":"buffer","integer":true,"default":{"ofBuffer":0.98},"role":"queue-threshold","scale":"linear","help":"From this queue on, no new frame is admitted."}],"ordered":[],"lines":[{"number":8,"indent":0,"text":"if VC listed"},{"number":9,"indent":1,"text":"refuse again if not last cell"},{"number":10,"indent":1,"text":"VC listed = no"},{"number":11,"indent":1,"text":"accept if queue < buffer"},{"number":12,"indent":1,"text":"refuse again"},{"number":13,"indent":0,"text":"if queue < threshold and queue < buffer"},{"number":14,"indent":1,"text":"accept"},{"number":16,"indent":0,"text":"if queue >= buffer"},{"number":18,"indent":1,"text":"VC listed = not only cell"},{"number":19,"indent":1,"text":"refuse"},{"number":20,"indent":0,"text":"if first cell"},{"number":21,"indent":1,"text":"VC listed = not only cell"},{"number":22,"indent":1,"text":"refuse"},{"number":24,"indent":0,"text":"accept"}],"port":[],"vc":[],"lets":[],"defined":[],"locals":[],"arrival":[{"does":"if","line":8,"condition":{"is":"input","input":"VC listed","type":{"kind":"truth"}},"yes":[{"does":"if","line":9,"condition":{"is":"not","of":{"is":"input","input":"last cell","type":{"kind":"truth"}},"type":{"kind":"truth"}},"yes":[{"does":"refuse","line":9,"again":true,"say":[]}],"no":[]},{"does":"set","line":10,"target":{"store":"listed","name":"VC listed","type":{"kind":"truth"}},"value":{"is":"constant","value":0,"type":{"kind":"truth"}},"say":[]},{"does":"if","line":11,"condition":{"is":"comparison","sign":"<","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"yes":[{"does":"accept","line":11,"say":[]}],"no":[]},{"does":"refuse","line":12,"again":true,"say":[]}],"no":[]},{"does":"if","line":13,"condition":{"is":"and","left":{"is":"comparison","sign":"<","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"parameter","index":0,"name":"threshold","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"right":{"is":"comparison","sign":"<","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"type":{"kind":"truth"}},"yes":[{"does":"accept","line":14,"say":[{"when":null,"say":["The queue, **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"**, is below the threshold **",{"is":"parameter","index":0,"name":"threshold","type":{"kind":"number","unit":"cells"}},"**."]}]}],"no":[]},{"does":"if","line":16,"condition":{"is":"comparison","sign":">=","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"yes":[{"does":"set","line":18,"target":{"store":"listed","name":"VC listed","type":{"kind":"truth"}},"value":{"is":"not","of":{"is":"input","input":"only cell","type":{"kind":"truth"}},"type":{"kind":"truth"}},"say":[]},{"does":"refuse","line":19,"again":false,"say":[]}],"no":[]},{"does":"if","line":20,"condition":{"is":"input","input":"first cell","type":{"kind":"truth"}},"yes":[{"does":"set","line":21,"target":{"store":"listed","name":"VC listed","type":{"kind":"truth"}},"value":{"is":"not","of":{"is":"input","input":"only cell","type":{"kind":"truth"}},"type":{"kind":"truth"}},"say":[]},{"does":"refuse","line":22,"again":false,"say":[{"when":null,"say":["The queue, **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"**, has reached the threshold **",{"is":"parameter","index":0,"name":"threshold","type":{"kind":"number","unit":"cells"}},"** and this is the **first cell** of a frame. There was room for ",{"is":"arithmetic","sign":"-","left":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"type":{"kind":"number","unit":"cells"},"line":23}," more cells: it is kept for frames already begun."]}]}],"no":[]},{"does":"accept","line":24,"say":[{"when":null,"say":["The queue, **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"**, is above the threshold **",{"is":"parameter","index":0,"name":"threshold","type":{"kind":"number","unit":"cells"}},"**, but the frame of ",{"word":"VC"}," has already begun: its cells use the room kept above the threshold."]}]}],"hooks":[],"acceptThreshold":{"line":{"is":"constant","value":14,"type":{"kind":"number","unit":""}},"below":{"is":"function","name":"min","args":[{"is":"parameter","index":0,"name":"threshold","type":{"kind":"number","unit":"cells"}},{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}}],"type":{"kind":"number","unit":"cells"}},"later":{"is":"function","name":"min","args":[{"is":"parameter","index":0,"name":"threshold","type":{"kind":"number","unit":"cells"}},{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}}],"type":{"kind":"number","unit":"cells"}},"until":{"is":"constant","value":Number.POSITIVE_INFINITY,"type":{"kind":"number","unit":"time"}}},"shown":[],"plot":null,"uses":{"list":true,"held":false,"random":false,"marks":false,"marksLeaving":false,"front":false}};
