// Made from drop-front.rule, and not committed. Change the rule, not this file.
import type { CheckedRule } from '../../../rules/tree.ts';
import type { AcceptThreshold } from '../../switch/transmit/acceptThreshold.ts';
import { type ArrivingCell, type Verdict } from '../../switch/discard/policy.ts';
import { type Execution } from '../execution.ts';
import type { RunningRule } from '../running.ts';

export const text = "rule drop-front: drop from front\nshort DFF\nsource Lakshman, Neidhardt & Ott 1996, as described by Nagata et al. 2000, section 1\nbits 0\nhelp When the buffer is full, throws away the cell that has waited longest, at the head of the queue, and lets the new one in. As many cells are lost as with tail drop, but the sender notices the loss earlier, by the delay of a full queue.\n\nif queue >= buffer\n  # More than one only after the buffer has been made smaller.\n  discard queue - buffer + 1 from the front\n  accept\n    say The queue, **{queue}**, fills the buffer: its head makes room for this **{cell}**. The sender hears of the loss a whole queue earlier than with tail drop.\naccept\n";

function decide(r: RunningRule, c: ArrivingCell): Verdict {
  r.discardNothing();
  if ((c.queue >= r.capacity)) {
    r.discard(((c.queue - r.capacity) + 1), 9);
    return 10;
  }
  return 12;
}

function derive(_r: RunningRule): void {
}

function settle(r: RunningRule, acceptThreshold: AcceptThreshold): void {
  acceptThreshold.below = r.capacity;
  acceptThreshold.later = r.capacity;
  acceptThreshold.until = Number.POSITIVE_INFINITY;
  acceptThreshold.line = 12;
}

export const execution: Execution = { decide, hooks: [], derive, settle, moves: false };

export const rule: CheckedRule = {"kind":"policy","id":"drop-front","name":"drop from front","short":"DFF","source":"Lakshman, Neidhardt & Ott 1996, as described by Nagata et al. 2000, section 1","help":"When the buffer is full, throws away the cell that has waited longest, at the head of the queue, and lets the new one in. As many cells are lost as with tail drop, but the sender notices the loss earlier, by the delay of a full queue.","visitor":false,"bits":0,"parameters":[],"ordered":[],"lines":[{"number":7,"indent":0,"text":"if queue >= buffer"},{"number":9,"indent":1,"text":"discard queue - buffer + 1 from the front"},{"number":10,"indent":1,"text":"accept"},{"number":12,"indent":0,"text":"accept"}],"port":[],"vc":[],"lets":[],"defined":[],"locals":[],"arrival":[{"does":"if","line":7,"condition":{"is":"comparison","sign":">=","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"type":{"kind":"truth"}},"yes":[{"does":"discard","line":9,"cells":{"is":"arithmetic","sign":"+","left":{"is":"arithmetic","sign":"-","left":{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"right":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"type":{"kind":"number","unit":"cells"},"line":9},"right":{"is":"constant","value":1,"type":{"kind":"number","unit":""}},"type":{"kind":"number","unit":"cells"},"line":9}},{"does":"accept","line":10,"say":[{"when":null,"say":["The queue, **",{"is":"input","input":"queue","type":{"kind":"number","unit":"cells"}},"**, fills the buffer: its head makes room for this **",{"word":"cell"},"**. The sender hears of the loss a whole queue earlier than with tail drop."]}]}],"no":[]},{"does":"accept","line":12,"say":[]}],"hooks":[],"acceptThreshold":{"line":{"is":"constant","value":12,"type":{"kind":"number","unit":""}},"below":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"later":{"is":"input","input":"buffer","type":{"kind":"number","unit":"cells"}},"until":{"is":"constant","value":Number.POSITIVE_INFINITY,"type":{"kind":"number","unit":"time"}}},"shown":[],"plot":null,"uses":{"list":false,"held":false,"random":false,"marks":false,"marksLeaving":false,"front":true}};
