import {
  keysOf,
  type ParameterValue,
  pathOf,
  type ScenarioDocument,
  type SourceKind,
} from '../../../contract/index.ts';
import { withValue } from '../../settings/document.ts';
import type { SenderGroup } from './groups.ts';
import { setGroupSource } from './senders.ts';
import { SOURCES, setDuration } from './settings.ts';

export type PathValue = readonly [path: string, value: ParameterValue];

const DURATION = pathOf('run', 'durationS');
const KIND = pathOf('source', 'kind');

/** The document with other values at these paths. */
export function withValues(document: ScenarioDocument, values: readonly PathValue[]): ScenarioDocument {
  return values.reduce(
    (next, [path, value]) =>
      path === DURATION ? setDuration(next, Number(value)) : withValue(next, path, value),
    document,
  );
}

/** Behind the VC that a path is about: `source.kind`. */
const behindVc = (path: string): string => pathOf(...keysOf(path).slice(2));

/** Values of one VC for all VCs of its group. Another kind of source begins with values of its own. */
export function withGroupValues(
  document: ScenarioDocument,
  group: SenderGroup,
  values: readonly PathValue[],
): ScenarioDocument {
  const kind = values.find(([path]) => behindVc(path) === KIND)?.[1] as SourceKind | undefined;
  const source = kind === undefined ? undefined : SOURCES[kind];
  if (source) return setGroupSource(document, group, source);
  return withValues(
    document,
    group.vcs.flatMap(({ id }) =>
      values.map(([path, value]): PathValue => [pathOf('vcs', String(id), behindVc(path)), value]),
    ),
  );
}
