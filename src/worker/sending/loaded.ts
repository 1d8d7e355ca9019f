import { elementAt, type RunStructure, type ScenarioDocument, type VcInfo } from '../../contract/index.ts';
import {
  type CompleteScenario,
  phaseLockedLinks,
  type Recorder,
  type Simulation,
  settingsOf,
  wiresOf,
} from '../../engine/index.ts';
import { mechanismsOf } from './mechanismsOf.ts';

interface Structured {
  readonly simulation: Simulation;
  readonly recorder: Recorder;
  /** Id of the shown port. */
  readonly port: string;
  readonly beginning: { readonly base: { readonly document: ScenarioDocument } };
}

/** The structure of a run, for the page to lay out before the first cell moves. */
export function structureOf({ simulation, recorder, port, beginning }: Structured): RunStructure {
  const { scenario } = simulation;
  const { ports, vcs: vcStates, rates: rateStates } = settingsOf(simulation);
  const shown = simulation.network.links.find(({ id }) => id === port);
  return {
    scenario: scenario.document,
    base: beginning.base.document,
    seed: simulation.seed,
    channels: recorder.channels,
    ports,
    port,
    vcs: simulation.network.connections.map(({ vc, tcp }) => vcInfo(scenario, vc, tcp !== null)),
    vcStates,
    rateStates,
    wires: wiresOf(scenario).map(({ id, from, to, delayPs }) => ({ id, from, to, delayPs })),
    cellPs: shown?.cellWhole ?? 0,
    endPs: simulation.end,
    measure: { fromPs: scenario.fromPs, toPs: scenario.toPs },
    phaseLocks: phaseLockedLinks(scenario),
  };
}

function vcInfo(scenario: CompleteScenario, vc: CompleteScenario['vcs'][number], tcp: boolean): VcInfo {
  const hopsPs = vc.path.slice(1).map((to, i) => {
    const link = scenario.links.find((candidate) => candidate.from === vc.path[i] && candidate.to === to);
    return link?.delayPs ?? 0;
  });
  return {
    id: vc.id,
    name: vc.name,
    path: vc.path,
    segmentBytes: vc.packetBytes,
    cellsPerPacket: vc.frameCells,
    source: vc.source.kind,
    windowBytes: tcp ? vc.tcp.windowBytes : null,
    baseRttPs: 2 * hopsPs.reduce((sum, delay) => sum + delay, 0),
    hopsPs,
    abr: vc.abr === null ? null : { pcr: vc.abr.pcr, mcr: vc.abr.mcr, icr: vc.abr.icr },
    mechanisms: mechanismsOf(vc, scenario, tcp),
    entry: elementAt(vc.path, 1),
  };
}
