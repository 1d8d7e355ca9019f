import type { Mechanism, PortReasons } from '../../../../contract/index.ts';
import { range } from '../../../../strings/en/reasons/values.ts';
import type { Templates } from '../../../../strings/say.ts';
import { grouped, span } from '../numbers.ts';

const vcOf = (name: string | null): string => name ?? 'einem zusammengelegten VC';

/** Was unbekannt ist, mit seinem Geschlecht. */
const UNKNOWN: Readonly<Record<Mechanism, string>> = {
  policy: 'unbekanntes Verfahren',
  scheduler: 'unbekannter Scheduler',
  allocation: 'unbekannte Pufferaufteilung',
  algorithm: 'unbekannter Algorithmus',
};

const WITHOUT: Readonly<Record<Mechanism, string>> = {
  policy: 'dieses Verfahren hat keine',
  scheduler: 'dieser Scheduler hat keine',
  allocation: 'diese Pufferaufteilung hat keine',
  algorithm: 'dieser Algorithmus hat keine',
};

const shareBelow = ({
  name,
  frameCells,
  bufferCells,
  port,
}: Pick<PortReasons['shareBelowFrame'], 'name' | 'frameCells' | 'bufferCells' | 'port'>): string =>
  `unter einem Frame von ${vcOf(name)}, ${frameCells} von ${grouped(bufferCells)} Zellen an Port ${port}`;

export const portReasons: Templates<PortReasons> = {
  unknownMechanism: ({ what, known }) => `${UNKNOWN[what]}; bekannt: ${known.join(', ')}`,
  unknownParameter: ({ of, known }) =>
    known.length === 0
      ? `unbekannter Parameter; ${WITHOUT[of]}`
      : `unbekannter Parameter; bekannt: ${known.join(', ')}`,
  above: ({ label, range: { min, max, unit } }) => `über ${label}; Bereich ${span(min, max, unit)}`,
  below: ({ label, range: { min, max, unit } }) => `unter ${label}; Bereich ${span(min, max, unit)}`,
  bufferBelowFrame: ({ name, port, minCells, maxCells, orUnlimited }) =>
    `kleiner als ein Frame von ${name} an Port ${port}; ${range(minCells, maxCells, 'cells')}${orUnlimited ? ' oder unlimited' : ''}`,
  needsRatedVc: () => 'kein VC hat Ratenregelung; braucht einen VC mit abr',
  needsBuffer: ({ only }) =>
    `braucht einen Puffer, und der Port hat keinen (bufferCells 0); erlaubt nur: ${only}`,
  waitsWithoutBuffer: ({ name, port, control }) => {
    const what =
      control === 'rate' ? 'Ratenregelung, deren RM-Zellen warten' : 'Kredit, dessen Zellen warten';
    return `${name} an Port ${port} hat ${what}; Bereich 1 bis 1.000.000 Zellen`;
  },
  shareBelowFrame: ({ minShare, ...frame }) => `${shareBelow(frame)}; Bereich ${minShare} bis 1`,
  equalShareBelowFrame: ({ neededCells, ...frame }) =>
    `${shareBelow(frame)}; braucht ${grouped(neededCells)} Zellen`,
  minAboveMax: ({ max, name, port }) =>
    `über dem größten Anteil ${max} von ${vcOf(name)} an Port ${port}; Bereich 0 bis ${max}`,
  minimaAboveBuffer: ({ vcs, port, sum, max }) =>
    `die kleinsten Anteile der ${vcs} VCs an Port ${port} ergeben zusammen ${sum}, mehr als den Puffer; Bereich 0 bis ${max}`,
};
