import type { NetworkReasons } from '../../../contract/index.ts';
import type { Templates } from '../../say.ts';
import { grouped } from '../numbers.ts';
import { range, some } from './values.ts';

const NAMED: Readonly<Record<NetworkReasons['noSuch']['what'], string>> = {
  node: 'node',
  switch: 'switch or router',
  pool: 'pool of calls',
  VC: 'VC',
  outputPort: 'output port of a switch',
  linkDirection: 'direction of a link',
  serviceClass: 'service class',
  ratedVc: 'VC with rate control',
  constantRateVc: 'VC that sends at a constant rate',
  ratedTcpVc: 'VC with rate control and TCP',
};

export const networkReasons: Templates<NetworkReasons> = {
  tooMany: ({ count, kind, max }) => `${grouped(count)} of kind ${kind}; range 0 to ${max}`,
  usedTwice: () => 'used twice',
  noSuch: ({ what, known, orAll }) =>
    `no such ${NAMED[what]}; known: ${orAll === true ? '*, ' : ''}${some(known)}`,
  noSuchLinkOrKey: ({ links, keys }) =>
    `no such link or key; known links: *, ${some(links)}; keys: ${keys.join(', ')}`,
  selfLink: () => 'a link from a node to itself',
  secondLink: () => 'a second link between the same nodes',
  variesTooMuch: ({ maxUs }) => `more than a cell time; range 0 to ${grouped(maxUs)} µs`,
  tooManyOnWire: ({ cells, maxMs }) =>
    `more than ${grouped(cells)} cells on the wire; ${range(0, maxMs, 'ms')} at this rate`,
  visitedTwice: () => 'visited twice',
  wrongKind: ({ kind, needed }) => `a ${kind} where a path needs a ${needed}`,
  notConnected: ({ from, to }) => `not connected: no link between ${from} and ${to}`,
  onlyRoutersKeepPackets: () => 'only routers keep packets',
  onlySwitchesCutLoops: () => 'only switches cut control loops',
  ethernetAtSwitch: ({ node }) => `an ethernet link at the switch ${node}; it joins hosts and routers`,
  onlyCellsVary: () => 'only cells vary in their delay; range 0 to 0',
  tooLongForEthernet: ({ hop, maxBytes }) =>
    `more than an Ethernet frame carries over ${hop}; ${range(1, maxBytes, 'bytes')}`,
  routerNeedsPackets: ({ router }) => `missing; the router ${router} passes packets, not single cells`,
  linkCarriesFrames: ({ link }) => `the link ${link} carries frames, not cells; leave it out`,
  cellOrFrame: () => 'needs exactly one of: cell, frame',
  noVcPasses: ({ of, known }) => `no VC whose ${of} pass here; known: ${some(known)}`,
  notInRun: ({ endS }) => `not inside the run; range 0 to less than ${grouped(endS)} s`,
  notAfterStart: ({ afterS, endS }) =>
    `not inside the run after fromS; range more than ${grouped(afterS)} to ${grouped(endS)} s`,
  endsBeforeBegin: ({ afterS, maxS }) =>
    `ends before it begins; range more than ${grouped(afterS)} to ${grouped(maxS)} s`,
};
