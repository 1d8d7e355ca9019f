import { type SourceReasons, writeNumber } from '../../../contract/index.ts';
import type { Templates } from '../../say.ts';
import { grouped } from '../numbers.ts';
import { range, within } from './values.ts';

export const sourceReasons: Templates<SourceReasons> = {
  startsAfterEnd: ({ toMs }) => `after the end of the range; ${range(0, toMs, 'ms')}`,
  noRate: () => 'no level has a rate above 0 cells/s',
  beforePrevious: ({ from }) => `before the time in front of it; range from ${grouped(from)}`,
  frameTooLong: (values) =>
    `with headers more than an AAL5 frame of ${grouped(values.limit)} bytes; outside ${within(values.range)}`,
  windowNeedsScaling: (windows) => `too large without windowScaling; outside ${within(windows)}`,
  windowBelowPacket: (values) => `smaller than a packet of VC ${values.vc}; outside ${within(values.range)}`,
  aboveMaxRto: (times) => `above maxRtoMs; outside ${within(times)}`,
  belowMinRto: (times) => `below minRtoMs; outside ${within(times)}`,
  fixedWithCoarseTimers: ({ only }) => `fixed with coarse timers; only ${only}`,
  resendsPileUp: (values) =>
    `unacknowledged, more than ${grouped(values.cells)} cells wait in the host at the end; outside ${within(values.range)}`,
  tooManyLevels: ({ most }) =>
    `one unit in more than ${grouped(most)} levels; needs higher rates or longer levels`,
  tooManyBursts: ({ most, minMs, maxMs }) =>
    `one unit in more than ${grouped(most)} bursts; range ${writeNumber(Number(minMs.toPrecision(3)))} to ${grouped(maxMs)} ms`,
  tooManyCells: ({ most, maxTimes }) =>
    `more than ${grouped(most)} cells in all; ${range(1, maxTimes, 'times')}`,
  tooFast: ({ cells, maxRate, hop }) =>
    hop === undefined
      ? `on average, more than ${grouped(cells)} cells wait in the host at the end; range up to ${grouped(maxRate)} cells/s on average`
      : `with the other sources of ${hop} more than ${grouped(cells)} cells wait in the host at the end, on average; range up to ${grouped(maxRate)} cells/s on average`,
  needsLength: () => 'missing; needs holdingMs or fileBytes',
  twoLengths: () => 'next to fileBytes; one of the two',
  inPoolTwice: () => 'in a pool twice',
  otherHost: ({ begins, host }) => `begins at ${begins}; the calls of this pool come to ${host}`,
  startsWithCall: () => 'begins when a call comes; leave it out',
  ownFiles: () => 'has files of its own; calls need greedy-tcp or a source without TCP',
  tcpCallsNeedFile: () => 'has TCP: its calls need fileBytes',
  callsNeedTime: () => 'has no TCP: its calls need holdingMs',
  couplingNeedsTcp: () => 'couples the window of TCP: needs a source with TCP',
  greedyNeedsLimit: () => 'greedy without a limit: needs abr, credit, or a peakCellRate from 0.001 cells/s',
  needsAbrClass: ({ vc }) =>
    vc === null ? 'a VC with rate control; needs: abr' : `VC ${vc} has rate control; needs: abr`,
  peakIsPcr: () => 'a VC with rate control has its PCR there: abr.pcr',
  creditNeedsNoPeak: () => 'a VC with credit sends whenever it has credit; needs no peakCellRate',
  abrOrCredit: () => 'next to abr; a VC has one or the other',
  endsAtRouter: ({ control, router }) =>
    `with ${control === 'rate' ? 'rate control' : 'credit'} not through a router (${router}): it ends VCs; needs hosts and switches only`,
  icrOutside: ({ vc, mcr, pcr }) => `not between MCR and PCR of VC ${vc}; ${range(mcr, pcr, 'cells/s')}`,
  mcrTooHigh: ({ max }) => `above PCR, ICR or the room of links; ${range(0, max, 'cells/s')}`,
};
