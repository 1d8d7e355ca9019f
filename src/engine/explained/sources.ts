import { pseudoCode } from '../pseudoCode.ts';
import { explained, pathsIn } from './explained.ts';

const kind = 'source';
const sourceKeys = (...names: readonly string[]) => pathsIn(['source'], ...names);
const COMMON = ['startMs', 'peakCellRate'] as const;
const TCP = ['packetBytes', 'ipPacketsPerSecond', 'ipJitterUs', ...COMMON] as const;
const UNITS = ['packetBytes', ...COMMON] as const;

/** Traffic sources, by the ids of `traffic/kinds/`, and calls, which share VCs. */
export const sources = [
  explained({
    id: 'greedy-tcp',
    kind,
    short: 'Greedy TCP',
    name: 'TCP with endless data',
    citation: 'Cheon & Panwar 1997, section 2',
    keys: sourceKeys(...TCP),
    code: pseudoCode(`
at startMs, drawn from the seed where it is a range:
  open a connection  @opens
while min(cwnd, awnd) allows a segment:
  take the next packetBytes, there are always more
  IP sends it: at most ipPacketsPerSecond, up to ipJitterUs later  @ipWaits
  its cells leave at most at peakCellRate, else at the rate of the link  @byLink
the window is full: wait for an ACK or for the timer  @windowFull`),
  }),
  explained({
    id: 'file-tcp',
    kind,
    short: 'Files over TCP',
    name: 'Files, each over a TCP connection of its own',
    citation: 'Rosolen, Bonaventure & Leduc 1999, section 3.1',
    keys: sourceKeys('fileBytes', 'files', 'pauseMs', 'sizes', 'pauses', ...TCP),
    code: pseudoCode(`
at startMs:
repeat files times, with 0 for ever:
  size ← fileBytes; sizes exponential: drawn with this mean
  open a connection: slow start from the initial window  @opens
  send the packets of the file as the window allows  @transfers
  when all of it is acknowledged, record the transfer time
  wait pauseMs; pauses exponential: drawn with this mean  @pauses`),
  }),
  explained({
    id: 'poisson',
    kind,
    short: 'Poisson',
    name: 'Poisson source',
    citation: 'Zhu 1999, section 3.2.3',
    keys: sourceKeys('cellsPerSecond', ...UNITS),
    code: pseudoCode(`
mean ← cells of a unit / cellsPerSecond
t ← startMs
repeat:
  u ← drawn between 0 and 1
  t ← t − mean × ln(u)
  at t: send a unit, one cell or a frame of packetBytes  @unitDue`),
  }),
  explained({
    id: 'deterministic',
    kind,
    short: 'Deterministic',
    name: 'Constant rate',
    citation: 'Zhu 1999, section 3.2.3',
    keys: sourceKeys('cellsPerSecond', 'phase', ...UNITS),
    code: pseudoCode(`
period ← cells of a unit / cellsPerSecond
k ← 0
repeat:
  t ← startMs + (phase + k) × period
  at t: send a unit, one cell or a frame of packetBytes  @unitDue
  k ← k + 1`),
  }),
  explained({
    id: 'on-off',
    kind,
    short: 'On-off',
    name: 'Bursts and silences',
    citation: 'Brady, A model for generating on-off speech patterns, 1969',
    keys: sourceKeys('cellsPerSecond', 'burstMs', 'silenceMs', 'lengths', ...UNITS),
    code: pseudoCode(`
from startMs on, repeat:
  burst ← burstMs; lengths exponential: drawn with this mean
  during the burst:
    send a unit each (cells of a unit / cellsPerSecond)  @burst
  silence ← silenceMs; lengths exponential: drawn with this mean
  during the silence: send no unit  @silence
a gap that a silence interrupts continues in the next burst`),
  }),
  explained({
    id: 'vbr',
    kind,
    short: 'VBR',
    name: 'Variable rate, level by level',
    citation: 'Maglaris et al. 1988, as levels in a fixed order',
    keys: sourceKeys('levels', 'lengths', 'spacing', ...UNITS),
    code: pseudoCode(`
from startMs on, for each level in turn, again and again:
  length ← ms of the level; lengths exponential: drawn with this mean
  during the level:
    due ← 1 unit; spacing poisson: drawn with mean 1
    add up cellsPerSecond / cells of a unit over time
    when the sum reaches due: send a unit  @unitDue
  what has added up at its end counts in the next level`),
  }),
  explained({
    id: 'scripted',
    kind,
    short: 'Scripted',
    name: 'Units at given times',
    citation: 'no paper: written down for an experiment',
    keys: sourceKeys('times', 'unit', ...UNITS),
    code: pseudoCode(`
unit ← us, or the cell time of the source's link
for each of times, in their order:
  t ← startMs + time × unit
  at t: send a unit, one cell or a frame of packetBytes  @unitDue
after the last of times:
  send no more  @after`),
  }),
  explained({
    id: 'greedy',
    kind,
    short: 'Greedy',
    name: 'Persistent cell generator',
    citation: 'Ülkü 1997, section 3.1',
    keys: sourceKeys(...UNITS),
    code: pseudoCode(`
from startMs on, there is always a unit to send
its cells leave, one after the other,
  under rate control: when ACR allows the next one  @byRate
  under credit: when the next node has a place  @byCredit
  else: at peakCellRate  @byLink
it slows down for no other reason`),
  }),
  explained({
    id: 'calls',
    kind,
    short: 'Calls',
    name: 'Calls that share VCs',
    citation: 'Rosolen, Bonaventure & Leduc 1999, section 3.1',
    keys: pathsIn(['arrivals'], 'vcs', 'callsPerSecond', 'fileBytes', 'holdingMs', 'lengths'),
    code: pseudoCode(`
a call arrives, after an exponential gap with mean 1 / callsPerSecond:
  size ← fileBytes or holdingMs; lengths exponential: drawn with this mean
  if a VC of the pool is free:  @freeLine
    the first free one carries the call  @carried
    a file ends with its last ACK, a call with its holding time
  else:
    the call is blocked  @noneFree`),
  }),
] as const;
