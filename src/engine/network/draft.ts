import * as v from 'valibot';
import type {
  ImpairmentDocument,
  LinkDocument,
  NodeDocument,
  PortDocument,
  ScenarioDocument,
  VcDocument,
} from '../../contract/index.ts';
import type { ScenarioSchemas } from './schema.ts';

/** The parts of a document that are sound in themselves, so that one mistake does not hide another. */
export interface Draft {
  readonly nodes: readonly NodeDocument[];
  /** Every node id that was written, also of nodes that are wrong otherwise. */
  readonly names: ReadonlySet<string>;
  readonly links: readonly LinkDocument[];
  /** Which nodes are joined, also by links that are wrong otherwise. */
  readonly joins: readonly Join[];
  /** False when a link does not say what it joins: then a gap in a path proves nothing. */
  readonly joinsComplete: boolean;
  readonly vcs: readonly VcDocument[];
  /** The ways of all VCs, also of those that are wrong otherwise. */
  readonly routes: readonly Route[];
  readonly ports: Readonly<Record<string, PortDocument>>;
  readonly impairments: Readonly<Record<string, ImpairmentDocument>>;
  readonly rest: Partial<Pick<ScenarioDocument, 'aal5' | 'policies' | 'tcp' | 'run' | 'measure' | 'stage'>>;
}

export type Join = Pick<LinkDocument, 'a' | 'b'>;
export type Route = Pick<VcDocument, 'id' | 'path'>;

type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function draftOf(document: unknown, schemas: ScenarioSchemas): Draft {
  const fields = isRecord(document) ? document : {};
  const nodes = listOf(fields.nodes);
  const links = listOf(fields.links);
  const vcs = listOf(fields.vcs);
  const { entries } = schemas.vc;
  const joins = links.filter((link): link is Join => isRecord(link) && isText(link.a) && isText(link.b));
  return {
    nodes: nodes.filter((node): node is NodeDocument => v.is(schemas.node, node)),
    names: new Set(nodes.map((node) => (isRecord(node) ? node.id : undefined)).filter(isText)),
    links: links.filter((link): link is LinkDocument => v.is(schemas.link, link)),
    joins,
    joinsComplete: joins.length === links.length,
    vcs: vcs.filter((vc): vc is VcDocument => v.is(schemas.vc, vc)),
    routes: vcs.filter(
      (vc): vc is Route => isRecord(vc) && v.is(entries.id, vc.id) && v.is(entries.path, vc.path),
    ),
    ports: soundEntries(fields.ports, (port): port is PortDocument => v.is(schemas.port, port)),
    impairments: soundEntries(fields.impairments, (one): one is ImpairmentDocument =>
      v.is(schemas.impairment, one),
    ),
    rest: soundRest(fields, schemas),
  };
}

function soundRest(fields: Fields, schemas: ScenarioSchemas): Draft['rest'] {
  const { aal5, policies, tcp, run, measure, stage } = schemas.document.entries;
  const entries = { aal5, policies, tcp, run, measure, stage };
  return soundEntries(fields, (value, key): value is never => {
    return Object.hasOwn(entries, key) && v.is(entries[key as keyof typeof entries], value);
  });
}

function soundEntries<Value>(
  fields: unknown,
  sound: (value: unknown, key: string) => value is Value,
): Record<string, Value> {
  const entries = isRecord(fields) ? Object.entries(fields) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => sound(entry[1], entry[0])));
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === 'string';
