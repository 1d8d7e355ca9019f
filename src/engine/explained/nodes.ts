import { pseudoCode } from '../pseudoCode.ts';
import { explained, pathsIn } from './explained.ts';

const credit = (...names: readonly string[]) => pathsIn(['credit'], ...names);

/** Mechanisms of hops and nodes other than discarding and scheduling: credit, cut loops, routers. */
export const nodes = [
  explained({
    id: 'credit',
    kind: 'credit',
    short: 'N23',
    name: 'Credit-based flow control',
    citation: 'Kung, Blackwell & Chapman 1994; Kung & Morris 1995; Ülkü 1997, section 2.1.1',
    keys: credit('n2', 'n3', 'piggyback'),
    code: pseudoCode(`
each VC has N2 + N3 places at the end of each hop
N3 roundTrip: enough for the round trip of the hop at its full rate
the sender of the hop, with a cell of the VC to send:
  credit ← N2 + N3 − (Vs − Vr)
  if credit > 0:
    the cell may leave; Vs ← Vs + 1  @mayLeave
  else:
    the cell waits, other VCs go on  @blocked
the receiver of the hop, after every N2 cells it has passed on:
  it returns the count, on other cells (piggyback) or in a cell of its own
the sender, with the count:
  Vr ← N2 × count, if that is more`),
  }),
  explained({
    id: 'adaptive-credit',
    kind: 'credit',
    short: 'Adaptive credit',
    name: 'Credit shared by use',
    citation: 'Kung, Blackwell & Chapman 1994; Kung & Morris 1995; Ülkü 1997, section 2.1.1',
    keys: credit('n2', 'n3', 'adaptive'),
    code: pseudoCode(`
adaptive VCs of a hop share their places, N2 + N3 of each
credit ← share − (Vs − Vr), below 0 where the share has fallen
  if credit > 0: a cell may leave; Vs ← Vs + 1  @mayLeave
  else: it waits  @blocked
after as many cells as there are places, for each VC:
  target ← N2 + 1 + (the other places) × its part of these cells
  if target < share: share ← target
  else: share grows towards target, over places that no cell can need
a VC that is silent keeps N2 + 1 places`),
  }),
  explained({
    id: 'segments',
    kind: 'node',
    short: 'VS/VD',
    name: 'Virtual source and virtual destination',
    citation: 'ATM Forum TM 4.0, 5.10.6, rule 1d; Ülkü 1997, section 2.2.2',
    keys: ['nodes.segments'],
    code: pseudoCode(`
for each ABR VC, at a switch that cuts its loop:
a data cell arrives:
  remember its EFCI bit; it joins the queue of the virtual source, with EFCI 0
a forward RM cell arrives:
  it turns round at once; if the bit is set: CI ← 1
  if more than 2 × Nrm cells wait in the virtual source:
    ER ← min(ER, ACR − RDF × ACR), with its ACR  @longQueue
  else:
    ER ← min(ER, ACR)  @shortQueue
the virtual source sends by the rules of a source end system:
  RM cells of its own go round the next loop
  the algorithm of its port and switches further on set its ACR`),
  }),
  explained({
    id: 'router',
    kind: 'node',
    short: 'Router',
    name: 'Router that merges VCs',
    citation: 'Rosolen, Bonaventure & Leduc 1999, section 3.1.5',
    keys: ['nodes.bufferPackets'],
    code: pseudoCode(`
a cell arrives:
  it joins the frame of its VC  @assembles
with the last cell of a frame:
  if a cell of it is missing: the frame ends here  @gap
  else if bufferPackets frames wait at the output, 0 is no limit:
    discard the frame  @outputFull
  else:
    queue it, in the order in which frames become whole  @queued
    its cells leave back to back, on the VC that all share  @onward`),
  }),
] as const;
