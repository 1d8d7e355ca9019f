import {
  type Catalog,
  CELL_BYTES,
  CELL_PAYLOAD,
  type LinkDocument,
  type ParameterValues,
  type Picoseconds,
  PS_PER_MS,
  PS_PER_SECOND,
  pathOf,
  type ScenarioDocument,
  type VcDocument,
  type VcState,
} from '../../contract/index.ts';
import { DEFAULT_SOURCE } from '../../engine/traffic/defaults.ts';
import { isTcp } from '../../engine/traffic/kinds/index.ts';
import {
  ALGORITHM,
  ALLOCATION,
  type MechanismSlot,
  mechanismOf,
  POLICY,
  SCHEDULER,
} from '../edits/mechanismSlots.ts';
import { frameSizes, tcpOf } from '../validation/frames.ts';
import { completeLosses } from '../validation/impairments.ts';
import { resolveParameters } from '../validation/parameters.ts';
import { hopId, hopsAlong, switchPorts } from '../validation/paths.ts';
import { effectivePort } from '../validation/ports.ts';
import { abrOf } from './abr.ts';
import { classOf, completeClasses } from './classes.ts';
import type { CompleteLink, CompletePort, CompleteScenario, CompleteVc } from './complete.ts';
import { creditOf } from './credit.ts';
import { DEFAULT_OVERHEAD_BYTES, DEFAULT_SEED, DEFAULT_VC } from './defaults.ts';

const psOfMs = (ms: number): Picoseconds => Math.round(ms * PS_PER_MS);
const psOfS = (s: number): Picoseconds => Math.round(s * PS_PER_SECOND);

/** Fills in every default and turns every quantity into engine units. For documents without a problem. */
export function normalizeScenario(document: ScenarioDocument, catalog: Catalog): CompleteScenario {
  const ports = switchPorts(document);
  const durationPs = psOfS(document.run.durationS);
  const { fromS = 0, toS } = document.measure ?? {};
  return {
    document,
    nodes: document.nodes,
    links: document.links
      .flatMap(bothWays)
      .map((link) => ({ ...link, ...completeLosses(document, link.id) })),
    ports: ports.map((id) => completePort(document, catalog, id)),
    vcs: document.vcs.map((vc) => completeVc(document, vc)),
    arrivals: document.arrivals ?? [],
    presets: document.policies ?? {},
    overheadBytes: document.aal5?.overheadBytes ?? DEFAULT_OVERHEAD_BYTES,
    durationPs,
    fromPs: psOfS(fromS),
    toPs: toS === undefined ? durationPs : psOfS(toS),
    ties: document.ties ?? (document.version === 1 ? 'link' : 'drawn'),
    seed: document.seed ?? DEFAULT_SEED,
    shownPort: document.stage?.port ?? busiestPort(document, ports),
  };
}

type SoundLink = Omit<CompleteLink, 'odds' | 'losses'>;

function bothWays(link: LinkDocument): readonly SoundLink[] {
  const { a, b, kind = 'atm', rateMbps, backRateMbps = rateMbps, delayMs, cdvUs = 0 } = link;
  const delays = { delayPs: psOfMs(delayMs), cdvPs: Math.round(cdvUs * 1e6) };
  const common = { kind, unitBytes: CELL_BYTES, ...delays };
  return [
    { id: hopId(a, b), from: a, to: b, rate: Math.round(rateMbps * 1e6), ...common },
    { id: hopId(b, a), from: b, to: a, rate: Math.round(backRateMbps * 1e6), ...common },
  ];
}

function completePort(document: ScenarioDocument, catalog: Catalog, id: string): CompletePort {
  const port = effectivePort(document, id);
  const resolved = (slot: MechanismSlot): ParameterValues => {
    const { [slot.name]: mechanism } = port;
    const info = mechanismOf(catalog, slot, mechanism.id);
    if (info === undefined) throw new Error(`${pathOf('ports', id, slot.name)}: unknown: ${mechanism.id}`);
    const values = mechanism.layers.map((layer) => layer.values);
    return resolveParameters(info.parameters, port.bufferCells, values);
  };
  const classes = completeClasses(document, catalog, id, port);
  return {
    id,
    bufferCells: port.bufferCells,
    policy: port.policy.id,
    params: resolved(POLICY),
    scheduler: port.scheduler.id,
    schedulerParams: resolved(SCHEDULER),
    allocation: port.allocation.id,
    allocationParams: resolved(ALLOCATION),
    algorithm: port.algorithm.id,
    algorithmParams: resolved(ALGORITHM),
    ...(classes === undefined ? {} : { classes }),
  };
}

function completeVc(document: ScenarioDocument, vc: VcDocument): CompleteVc {
  const { source } = vc;
  const { startMs = DEFAULT_SOURCE.start.startMs, peakCellRate = 0, packetBytes = CELL_PAYLOAD } = source;
  const { ipPacketsPerSecond, ipJitterUs } = isTcp(source)
    ? { ...DEFAULT_SOURCE.tcp, ...source }
    : DEFAULT_SOURCE.tcp;
  const [from, to] = typeof startMs === 'number' ? [startMs, startMs] : [startMs.from, startMs.to];
  return {
    id: vc.id,
    name: vc.name ?? null,
    path: vc.path,
    source,
    packetBytes,
    headerBytes: isTcp(source) ? tcpOf(vc, document.tcp).headerBytes : 0,
    frameCells: frameSizes(vc, document).segmentCells,
    ipPacketsPerSecond,
    ipJitterPs: Math.round(ipJitterUs * 1e6),
    group: vc.group ?? vc.path[1]!,
    idealMbps: vc.idealMbps ?? null,
    peakCellRate,
    startFromPs: psOfMs(from),
    startToPs: psOfMs(to),
    state: vcState(vc),
    tcp: tcpOf(vc, document.tcp),
    abr: vc.abr === undefined ? null : abrOf(vc, document),
    credit: vc.credit === undefined ? null : creditOf(vc, document),
  };
}

const vcState = (vc: VcDocument): VcState => ({
  id: vc.id,
  serviceClass: classOf(vc),
  weight: vc.weight ?? DEFAULT_VC.weight,
  share: vc.share ?? {},
});

/** The switch port that most VCs send their data through; the first of equals. */
function busiestPort(document: ScenarioDocument, ports: readonly string[]): string {
  const load = new Map(ports.map((id) => [id, 0]));
  for (const hop of document.vcs.flatMap(({ path }) => hopsAlong(path))) {
    const seen = load.get(hop);
    if (seen !== undefined) load.set(hop, seen + 1);
  }
  const [busiest] = [...load].sort((a, b) => b[1] - a[1]);
  return busiest?.[0] ?? '';
}
