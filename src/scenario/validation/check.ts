import {
  because,
  becauseNot,
  type Catalog,
  type NodeDocument,
  type Problem,
  pathOf,
  type Range,
  type Reason,
  type ScenarioDocument,
  type TcpDocument,
  type VcDocument,
} from '../../contract/index.ts';
import { LIMITS } from '../../engine/limits.ts';
import { UNSCALED_WINDOW } from '../../engine/tcp/headers.ts';
import { isTcp } from '../../engine/traffic/kinds/index.ts';
import type { CompleteScenario } from '../document/complete.ts';
import { DEFAULT_TCP } from '../document/defaults.ts';
import { isRecord } from '../document/names.ts';
import { normalizeScenario } from '../document/normalize.ts';
import { isNamed, type PartialDocument, partialDocumentOf } from '../document/partialDocument.ts';
import { scenarioSchema } from '../document/schema.ts';
import { shapeOf } from '../document/shape.ts';
import { checkSceneControl } from '../edits/sceneControl.ts';
import { checkArrivals } from './arrivals.ts';
import { checkBufferless } from './bufferless.ts';
import { checkAbr } from './checkAbr.ts';
import { checkCredit } from './checkCredit.ts';
import { frameSizes, tcpOf } from './frames.ts';
import { checkImpairments } from './impairments.ts';
import { checkHostLinks, checkLoad, leastRepeatMs } from './load.ts';
import { checkPacketLinks } from './packetLinks.ts';
import { checkLinks, checkPaths } from './paths.ts';
import { checkPorts } from './ports.ts';
import { checkSegments } from './segments.ts';
import { checkShares } from './shares.ts';
import { checkSource } from './sources.ts';

export interface CheckedScenario {
  /** Null when there is a problem. */
  readonly scenario: CompleteScenario | null;
  /** All of them, each with path, value and allowed range. */
  readonly problems: readonly Problem[];
}

/** Judges anything that claims to be a scenario document; never throws. */
export function checkDocument(document: unknown, catalog: Catalog): CheckedScenario {
  if (!isRecord(document)) {
    return {
      scenario: null,
      problems: [{ path: '(document)', value: document, reason: becauseNot('object') }],
    };
  }
  const shape = shapeOf(scenarioSchema(catalog), document);
  const draft = partialDocumentOf(document, shape.value);
  const meaning = [
    ...checkNodes(draft),
    ...checkLinks(draft),
    ...checkPaths(draft),
    ...checkImpairments(draft),
    ...checkPacketLinks(draft),
    ...checkVcs(draft),
    ...checkHostLinks(draft),
    ...checkAbr(draft),
    ...checkSegments(draft),
    ...checkCredit(draft),
    ...checkArrivals(draft),
    ...checkPorts(draft, catalog),
    ...checkBufferless(draft),
    ...checkShares(draft, catalog),
    ...checkTimes(draft),
    ...checkStage(draft),
    ...checkByHand(draft),
    ...checkPlaces(draft),
  ];
  const misshapen = new Set(shape.problems.map(({ path }) => path));
  const problems = firstOfEach([...shape.problems, ...meaning.filter(({ path }) => !misshapen.has(path))]);
  if (problems.length > 0) return { scenario: null, problems };
  const scenario = normalizeScenario(document as unknown as ScenarioDocument, catalog);
  const late = checkSceneControl(scenario, catalog, (changed) => checkDocument(changed, catalog).problems);
  return { scenario: late.length === 0 ? scenario : null, problems: late };
}

function checkNodes({ nodes, vcs }: PartialDocument): readonly Problem[] {
  const limit = (kind: NodeDocument['kind'], max: number): readonly Problem[] => {
    const count = nodes.filter((node) => node.kind === kind).length;
    const reason = because('tooMany', { count, kind, max });
    return count > max ? [{ path: 'nodes', value: undefined, reason }] : [];
  };
  return [
    ...limit('switch', LIMITS.switches),
    ...limit('router', LIMITS.routers),
    ...limit('host', LIMITS.hosts),
    ...twice(nodes.map(({ id }) => id).filter(isNamed)).map((id) => duplicate(pathOf('nodes', id, 'id'), id)),
    ...twice(vcs.map(({ id }) => id).filter(Number.isInteger)).map((id) =>
      duplicate(pathOf('vcs', String(id), 'id'), id),
    ),
  ];
}

const duplicate = (path: string, value: unknown): Problem => ({
  path,
  value,
  reason: because('usedTwice'),
});
const twice = <Item>(items: readonly Item[]): readonly Item[] =>
  items.filter((item, index) => items.indexOf(item) !== index);

function checkVcs(draft: PartialDocument): readonly Problem[] {
  return draft.vcs.flatMap((vc, index) => {
    const at = draft.at('vcs', index);
    return [
      ...checkFrame(vc, at, draft),
      ...(isTcp(vc.source) ? checkTcp(vc, at, draft) : []),
      ...checkSource(vc, at),
      ...checkLoad(vc, at, draft),
    ];
  });
}

function checkFrame(vc: VcDocument, at: string, draft: PartialDocument): readonly Problem[] {
  const { packetBytes = 0 } = vc.source;
  const { dataBytes } = frameSizes(vc, draft);
  if (!(dataBytes > LIMITS.frameBytes)) return [];
  const most = LIMITS.frameBytes - (dataBytes - packetBytes);
  const range = { min: 1, max: most, unit: 'bytes' };
  const reason = because('frameTooLong', { limit: LIMITS.frameBytes, range });
  return [{ path: `${at}.source.packetBytes`, value: packetBytes, reason }];
}

function checkTcp(vc: VcDocument, at: string, draft: PartialDocument): readonly Problem[] {
  const { packetBytes = 0 } = vc.source;
  const tcp = tcpOf(vc, draft.tcp);
  const { windowBytes, minRtoMs, maxRtoMs } = tcp;
  const problems: Problem[] = [];
  const written = (key: keyof TcpDocument): boolean => vc.tcp?.[key] !== undefined;
  const pathOf = (key: keyof TcpDocument): string => (written(key) ? `${at}.tcp.${key}` : `tcp.${key}`);
  const refuse = (key: keyof TcpDocument, reason: Reason): void => {
    problems.push({ path: pathOf(key), value: tcp[key], reason });
  };
  const most = tcp.windowScaling === false ? UNSCALED_WINDOW : LIMITS.windowBytes;
  const windows: Range = { min: packetBytes, max: most, unit: 'bytes' };
  if (windowBytes > most) refuse('windowBytes', because('windowNeedsScaling', windows));
  else if (windowBytes < packetBytes)
    refuse('windowBytes', because('windowBelowPacket', { vc: vc.id, range: windows }));
  const longest = LIMITS.timerMs;
  if (minRtoMs > maxRtoMs) {
    const blamesMinimum = written('minRtoMs') || (!written('maxRtoMs') && draft.tcp?.minRtoMs !== undefined);
    if (blamesMinimum) refuse('minRtoMs', because('aboveMaxRto', { min: 0.001, max: maxRtoMs, unit: 'ms' }));
    else refuse('maxRtoMs', because('belowMinRto', { min: minRtoMs, max: longest, unit: 'ms' }));
  }
  const least = leastRepeatMs(vc, draft);
  for (const key of ['rttGain', 'rttDeviationGain'] as const) {
    const only = DEFAULT_TCP[key];
    if (tcp.timers !== 'coarse' || tcp[key] === only) continue;
    refuse(key, because('fixedWithCoarseTimers', { only }));
  }
  const range = { min: least, max: longest, unit: 'ms' };
  if (maxRtoMs < least) refuse('maxRtoMs', because('resendsPileUp', { cells: LIMITS.cellsOnWire, range }));
  return problems;
}

/** The window of measurement is inside the run and is not empty. */
function checkTimes({ run: { durationS }, measure }: PartialDocument): readonly Problem[] {
  const { fromS = 0, toS } = measure ?? {};
  const problems: Problem[] = [];
  if (fromS >= durationS) {
    const reason = because('notInRun', { endS: durationS });
    problems.push({ path: 'measure.fromS', value: fromS, reason });
  }
  if (toS !== undefined && (toS <= fromS || toS > durationS)) {
    const after = Number.isNaN(fromS) ? 0 : fromS;
    const end = Number.isNaN(durationS) ? LIMITS.durationS.max : durationS;
    const reason = because('notAfterStart', { afterS: after, endS: end });
    problems.push({ path: 'measure.toS', value: toS, reason });
  }
  return problems;
}

/** The plots show a span of time that is not empty. */
function checkStage({ stage }: PartialDocument): readonly Problem[] {
  const [from, to] = stage?.viewS ?? [0, 1];
  if (!(from >= to)) return [];
  const reason = because('endsBeforeBegin', { afterS: from, maxS: LIMITS.durationS.max });
  return [{ path: 'stage.viewS[1]', value: to, reason }];
}

/** A reader drives the sender of a VC that there is. */
function checkByHand({ vcs, stage }: PartialDocument): readonly Problem[] {
  const ids = vcs.map(({ id }) => id).filter(Number.isInteger);
  const vc = stage?.byHand?.vc;
  if (vc === undefined || ids.length === 0 || ids.includes(vc)) return [];
  return [
    { path: 'stage.byHand.vc', value: vc, reason: because('noSuch', { what: 'VC', known: ids.map(String) }) },
  ];
}

/** Places of what is drawn nowhere. */
function checkPlaces({ nodes, stage }: PartialDocument): readonly Problem[] {
  const known = nodes.filter(({ id, kind }) => isNamed(id) && kind !== 'host').map(({ id }) => id);
  if (known.length === 0) return [];
  return Object.keys(stage?.places ?? {})
    .filter((id) => !known.includes(id))
    .map((id) => ({
      path: pathOf('stage', 'places', id),
      value: id,
      reason: because('noSuch', { what: 'switch', known }),
    }));
}

/** One problem per path and reason: a value that many ports share is reported once. */
function firstOfEach(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ path, value }) => {
    const key = `${path} ${typeof value === 'object' ? '' : String(value)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
