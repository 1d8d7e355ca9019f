import * as v from 'valibot';
import {
  becauseNot,
  type FileTcpDocument,
  type GreedyTcpDocument,
  type SourceDocument,
  type SourceInfo,
} from '../../../contract/index.ts';
import { coded } from '../../shapes.ts';
import type { Pattern } from '../pattern.ts';
import { deterministic } from './deterministic.ts';
import { fileTcp } from './fileTcp.ts';
import { greedy } from './greedy.ts';
import { greedyTcp } from './greedyTcp.ts';
import type { PatternContext, SourceDefinition } from './kind.ts';
import { onOff } from './onOff.ts';
import { poisson } from './poisson.ts';
import { scripted } from './scripted.ts';
import { vbr } from './vbr.ts';

/** Every kind of source. A new kind is one file, one line here and one type in contract/document/sources.ts. */
const kinds = [greedyTcp, fileTcp, poisson, deterministic, onOff, vbr, scripted, greedy] as const;

export const sourceKinds: readonly SourceInfo[] = kinds;

const NO_OBJECT = coded(becauseNot('object'));
const NO_KIND = coded(becauseNot('oneOf', { options: kinds.map(({ id }) => id) }));

export const sourceSchema = v.variant(
  'kind',
  [
    greedyTcp.schema,
    fileTcp.schema,
    poisson.schema,
    deterministic.schema,
    onOff.schema,
    vbr.schema,
    scripted.schema,
    greedy.schema,
  ],
  ({ expected }) => (expected === 'Object' ? NO_OBJECT : NO_KIND),
);

/** Whether a source needs acknowledgements and has a window. */
export const isTcp = (source: SourceDocument): source is GreedyTcpDocument | FileTcpDocument =>
  source.kind === 'greedy-tcp' || source.kind === 'file-tcp';

/** The pattern by which a source without TCP sends. */
export function patternOf(source: SourceDocument, context: PatternContext): Pattern {
  const pattern = kinds.find(({ id }) => id === source.kind)?.pattern as SourceDefinition['pattern'];
  if (pattern === null) throw new Error(`${source.kind} sends when it may, not by a pattern`);
  return (pattern as (source: SourceDocument, context: PatternContext) => Pattern)(source, context);
}
