import * as v from 'valibot';
import type { Catalog, Problem, ScenarioDocument, VcDocument } from '../../contract/index.ts';
import { UNSCALED_WINDOW } from '../tcp/headers.ts';
import { grouped } from '../text.ts';
import { isTcp } from '../traffic/kinds/index.ts';
import type { CompleteScenario } from './complete.ts';
import { type Draft, draftOf, isRecord } from './draft.ts';
import { frameSizes, tcpOf } from './frames.ts';
import { checkImpairments } from './impairments.ts';
import { LIMITS, outside } from './limits.ts';
import { namedPath } from './names.ts';
import { normalizeScenario } from './normalize.ts';
import { checkPacketLinks } from './packetLinks.ts';
import { checkLinks, checkPaths } from './paths.ts';
import { checkPorts } from './ports.ts';
import { scenarioSchemas } from './schema.ts';
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
  if (!isRecord(document)) return { scenario: null, problems: [notAnObject('(document)', document)] };
  const schemas = scenarioSchemas(catalog);
  const parsed = v.safeParse(schemas.document, document);
  const draft = draftOf(document, schemas);
  const problems = firstOfEach([
    ...(parsed.issues ?? []).map((issue) => shapeProblem(document, issue)),
    ...checkObjects(document),
    ...checkNodes(draft),
    ...checkLinks(draft),
    ...checkPaths(draft),
    ...checkImpairments(draft),
    ...checkPacketLinks(draft),
    ...checkVcs(draft),
    ...checkPorts(draft, catalog),
    ...checkShares(draft, catalog),
    ...checkTimes(draft),
  ]);
  const scenario =
    problems.length === 0 ? normalizeScenario(document as unknown as ScenarioDocument, catalog) : null;
  return { scenario, problems };
}

function shapeProblem(document: unknown, { path, input, message }: v.BaseIssue<unknown>): Problem {
  const keys = (path ?? []).map(({ key }) => key);
  // Of a list too long or too short its length is what matters.
  const value = Array.isArray(input) && /^outside/.test(message) ? input.length : input;
  return { path: namedPath(document, keys), value, reason: message };
}

/** Lists where an object belongs: the schema library takes a list for an object. */
function checkObjects(document: Readonly<Record<string, unknown>>): readonly Problem[] {
  return ['ports', 'impairments', 'policies', 'tcp']
    .filter((key) => Array.isArray(document[key]))
    .map((key) => notAnObject(key, document[key]));
}

const notAnObject = (path: string, value: unknown): Problem => ({ path, value, reason: 'not an object' });

function checkNodes({ nodes, vcs }: Draft): readonly Problem[] {
  const count = (kind: string): number => nodes.filter((node) => node.kind === kind).length;
  const limit = (kind: string, max: number): readonly Problem[] =>
    count(kind) > max
      ? [{ path: 'nodes', value: count(kind), reason: `more than ${max} nodes of kind ${kind}` }]
      : [];
  return [
    ...limit('switch', LIMITS.switches),
    ...limit('router', LIMITS.routers),
    ...limit('host', LIMITS.hosts),
    ...twice(nodes.map(({ id }) => id)).map((id) => duplicate(`nodes.${id}.id`, id)),
    ...twice(vcs.map(({ id }) => id)).map((id) => duplicate(`vcs.${id}.id`, id)),
  ];
}

const duplicate = (path: string, value: unknown): Problem => ({ path, value, reason: 'used twice' });
const twice = <Item>(items: readonly Item[]): readonly Item[] =>
  items.filter((item, index) => items.indexOf(item) !== index);

function checkVcs(draft: Draft): readonly Problem[] {
  return draft.vcs.flatMap((vc) => checkVc(vc, draft));
}

function checkVc(vc: VcDocument, draft: Draft): readonly Problem[] {
  return [...checkFrame(vc, draft), ...(isTcp(vc.source) ? checkTcp(vc, draft) : []), ...checkSource(vc)];
}

function checkFrame(vc: VcDocument, draft: Draft): readonly Problem[] {
  const { packetBytes = 0 } = vc.source;
  const { dataBytes } = frameSizes(vc, draft);
  if (dataBytes <= LIMITS.frameBytes) return [];
  const most = LIMITS.frameBytes - (dataBytes - packetBytes);
  const reason = `with headers more than an AAL5 frame of 65,535 bytes; ${outside(1, most, 'bytes')}`;
  return [{ path: `vcs.${vc.id}.source.packetBytes`, value: packetBytes, reason }];
}

function checkTcp(vc: VcDocument, draft: Draft): readonly Problem[] {
  const at = `vcs.${vc.id}`;
  const { packetBytes = 0 } = vc.source;
  const tcp = tcpOf(vc, draft.rest.tcp);
  const tcpPath = (key: 'windowBytes' | 'minRtoMs'): string =>
    vc.tcp?.[key] === undefined ? `tcp.${key}` : `${at}.tcp.${key}`;
  const problems: Problem[] = [];
  if (tcp.windowBytes < packetBytes) {
    const reason = `smaller than a packet of VC ${vc.id}; ${outside(packetBytes, LIMITS.windowBytes, 'bytes')}`;
    problems.push({ path: tcpPath('windowBytes'), value: tcp.windowBytes, reason });
  }
  if (tcp.windowBytes > UNSCALED_WINDOW && !tcp.windowScaling) {
    const reason = `too large without windowScaling; ${outside(packetBytes, UNSCALED_WINDOW, 'bytes')}`;
    problems.push({ path: tcpPath('windowBytes'), value: tcp.windowBytes, reason });
  }
  if (tcp.minRtoMs > tcp.maxRtoMs) {
    const reason = `above maxRtoMs; range 0.001 to ${grouped(tcp.maxRtoMs)} ms`;
    problems.push({ path: tcpPath('minRtoMs'), value: tcp.minRtoMs, reason });
  }
  return problems;
}

/** The window of measurement lies inside the run and is not empty. */
function checkTimes({ rest }: Draft): readonly Problem[] {
  if (rest.run === undefined || rest.measure === undefined) return [];
  const { durationS } = rest.run;
  const { fromS, toS } = rest.measure;
  const problems: Problem[] = [];
  if (fromS >= durationS) {
    const reason = `not inside the run; range 0 to less than ${grouped(durationS)} s`;
    problems.push({ path: 'measure.fromS', value: fromS, reason });
  }
  if (toS !== undefined && (toS <= fromS || toS > durationS)) {
    const reason = `not inside the run after fromS; range more than ${grouped(fromS)} to ${grouped(durationS)} s`;
    problems.push({ path: 'measure.toS', value: toS, reason });
  }
  return problems;
}

/** One problem per path and reason: a value that many ports share is told once. */
function firstOfEach(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ path, value }) => {
    const key = `${path} ${typeof value === 'object' ? '' : String(value)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
