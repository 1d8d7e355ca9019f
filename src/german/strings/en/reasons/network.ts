import type { NetworkReasons } from '../../../../contract/index.ts';
import { range, some } from '../../../../strings/en/reasons/values.ts';
import type { Templates } from '../../../../strings/say.ts';
import { grouped } from '../numbers.ts';

/** Mit „kein“ davor. */
const NAMED: Readonly<Record<NetworkReasons['noSuch']['what'], string>> = {
  node: 'kein solcher Knoten',
  switch: 'kein solcher Switch oder Router',
  pool: 'keine solche Gruppe von Anrufen',
  VC: 'kein solcher VC',
  outputPort: 'kein solcher Ausgangsport eines Switches',
  linkDirection: 'keine solche Richtung einer Leitung',
  serviceClass: 'keine solche Dienstklasse',
  ratedVc: 'kein solcher VC mit Ratenregelung',
  constantRateVc: 'kein solcher VC, der mit fester Rate sendet',
  ratedTcpVc: 'kein solcher VC mit Ratenregelung und TCP',
};

export const networkReasons: Templates<NetworkReasons> = {
  tooMany: ({ count, kind, max }) => `${grouped(count)} der Art ${kind}; Bereich 0 bis ${max}`,
  usedTwice: () => 'zweimal benutzt',
  noSuch: ({ what, known, orAll }) => `${NAMED[what]}; bekannt: ${orAll === true ? '*, ' : ''}${some(known)}`,
  noSuchLinkOrKey: ({ links, keys }) =>
    `keine solche Leitung oder kein solcher Schlüssel; bekannte Leitungen: *, ${some(links)}; Schlüssel: ${keys.join(', ')}`,
  selfLink: () => 'eine Leitung von einem Knoten zu ihm selbst',
  secondLink: () => 'eine zweite Leitung zwischen denselben Knoten',
  variesTooMuch: ({ maxUs }) => `mehr als eine Zellzeit; Bereich 0 bis ${grouped(maxUs)} µs`,
  tooManyOnWire: ({ cells, maxMs }) =>
    `mehr als ${grouped(cells)} Zellen auf der Leitung; ${range(0, maxMs, 'ms')} bei dieser Rate`,
  visitedTwice: () => 'zweimal besucht',
  wrongKind: ({ kind, needed }) => `${kind}, wo ein Weg ${needed} braucht`,
  notConnected: ({ from, to }) => `nicht verbunden: keine Leitung zwischen ${from} und ${to}`,
  onlyRoutersKeepPackets: () => 'nur Router halten Pakete',
  onlySwitchesCutLoops: () => 'nur Switches teilen Regelkreise',
  ethernetAtSwitch: ({ node }) => `eine Ethernet-Leitung am Switch ${node}; sie verbindet Hosts und Router`,
  onlyCellsVary: () => 'nur Zellen schwanken in ihrer Verzögerung; Bereich 0 bis 0',
  tooLongForEthernet: ({ hop, maxBytes }) =>
    `mehr, als ein Ethernet-Frame über ${hop} trägt; ${range(1, maxBytes, 'bytes')}`,
  routerNeedsPackets: ({ router }) =>
    `fehlt; der Router ${router} leitet Pakete weiter, keine einzelnen Zellen`,
  linkCarriesFrames: ({ link }) => `die Leitung ${link} trägt Frames, keine Zellen; weglassen`,
  cellOrFrame: () => 'braucht genau eines von: cell, frame',
  noVcPasses: ({ of, known }) =>
    `kein VC, dessen ${of === 'data' ? 'Daten' : 'ACKs'} hier durchgehen; bekannt: ${some(known)}`,
  notInRun: ({ endS }) => `nicht im Lauf; Bereich 0 bis unter ${grouped(endS)} s`,
  notAfterStart: ({ afterS, endS }) =>
    `nicht im Lauf nach fromS; Bereich über ${grouped(afterS)} bis ${grouped(endS)} s`,
  endsBeforeBegin: ({ afterS, maxS }) =>
    `endet, bevor es beginnt; Bereich über ${grouped(afterS)} bis ${grouped(maxS)} s`,
};
