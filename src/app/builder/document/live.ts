import {
  type Edit,
  type ParameterValue,
  type PortDocument,
  readEditPath,
  type ScenarioDocument,
} from '../../../contract/index.ts';
import { withValue } from '../../store/documentPaths.ts';
import { PARAMS } from '../../store/paths.ts';
import { EVERY } from './ports.ts';
import { without } from './tidy.ts';

type Ports = Readonly<Record<string, PortDocument>>;

/** Changes one port, or all of them: then no other entry says anything else. */
function withPort(
  document: ScenarioDocument,
  port: string | null,
  change: (own: PortDocument) => PortDocument,
  forget: (own: PortDocument) => PortDocument,
): ScenarioDocument {
  const { ports = {} } = document;
  const id = port ?? EVERY;
  const others: Ports =
    port === null
      ? Object.fromEntries(Object.entries(ports).map(([name, own]) => [name, forget(own)]))
      : ports;
  return { ...document, ports: { ...others, [id]: change(ports[id] ?? {}) } };
}

function withEdit(document: ScenarioDocument, path: string, value: ParameterValue): ScenarioDocument {
  const edit = readEditPath(path);
  if (edit === null) return document;
  if (edit.kind === 'vc' || edit.kind === 'rate' || edit.kind === 'loss')
    return withValue(document, path, value);
  if (edit.serviceClass !== null || edit.kind === 'buffers') return document;
  if (edit.kind === 'buffer')
    return withPort(
      document,
      edit.port,
      (own) => ({ ...own, bufferCells: Number(value) }),
      (own) => without(own, 'bufferCells'),
    );
  const key = PARAMS[edit.mechanism];
  if (edit.kind === 'mechanism')
    return withPort(
      document,
      edit.port,
      (own) => ({ ...without(own, key), [edit.mechanism]: value }),
      (own) => without(own, key, edit.mechanism),
    );
  return withPort(
    document,
    edit.port,
    (own) => ({ ...own, [key]: { ...own[key], [edit.name]: value } }),
    (own) => (own[key] === undefined ? own : { ...own, [key]: without(own[key], edit.name) }),
  );
}

/** What readers have changed of a run, as if the document had said so; settings of classes stay as they were. */
export const withEdits = (document: ScenarioDocument, edits: readonly Edit[]): ScenarioDocument =>
  edits.reduce((next, { path, value }) => withEdit(next, path, value), document);
