import {
  type ClassDocument,
  type Edit,
  type ParameterValue,
  type PortDocument,
  type PortPath,
  readEditPath,
  type ScenarioDocument,
  type ServiceClass,
} from '../../../contract/index.ts';
import { withValue } from '../../store/documentPaths.ts';
import { PARAMS } from '../../store/paths.ts';
import { EVERY } from './ports.ts';
import { without } from './tidy.ts';

/** What an edit writes where it is, and what it then takes from entries that would hide it. */
interface Writing<T> {
  readonly change: (own: T) => T;
  readonly forget: (own: T) => T;
}

/** At a port, or at the buffer of a class: both have these keys. */
function writingOf(
  edit: Exclude<PortPath, { readonly kind: 'buffers' }>,
  value: ParameterValue,
): Writing<PortDocument> {
  if (edit.kind === 'buffer')
    return {
      change: (own) => ({ ...own, bufferCells: Number(value) }),
      forget: (own) => without(own, 'bufferCells'),
    };
  const key = PARAMS[edit.mechanism];
  if (edit.kind === 'mechanism')
    return {
      change: (own) => ({ ...without(own, key), [edit.mechanism]: value }),
      forget: (own) => without(own, key, edit.mechanism),
    };
  return {
    change: (own) => ({ ...own, [key]: { ...own[key], [edit.name]: value } }),
    forget: (own) => (own[key] === undefined ? own : { ...own, [key]: without(own[key], edit.name) }),
  };
}

/** The same for the buffer of a class of the port. */
function inClass(name: ServiceClass, { change, forget }: Writing<PortDocument>): Writing<PortDocument> {
  const withClass = (port: PortDocument, make: (own: PortDocument) => PortDocument): PortDocument => {
    const own = make((port.classes?.[name] ?? {}) as PortDocument) as ClassDocument;
    return { ...port, classes: { ...port.classes, [name]: own } };
  };
  return {
    change: (port) => withClass(port, change),
    forget: (port) => (port.classes?.[name] === undefined ? port : withClass(port, forget)),
  };
}

const buffers = (value: ParameterValue): Writing<PortDocument> => ({
  change: (own) => ({ ...own, buffers: value === 'perClass' ? 'perClass' : 'shared' }),
  forget: (own) => without(own, 'buffers'),
});

function writingAt(edit: PortPath, value: ParameterValue): Writing<PortDocument> {
  if (edit.kind === 'buffers') return buffers(value);
  const writing = writingOf(edit, value);
  return edit.serviceClass === null ? writing : inClass(edit.serviceClass, writing);
}

function withEdit(document: ScenarioDocument, path: string, value: ParameterValue): ScenarioDocument {
  const edit = readEditPath(path);
  if (edit === null) return document;
  if (edit.kind === 'vc' || edit.kind === 'rate' || edit.kind === 'loss')
    return withValue(document, path, value);
  const { change, forget } = writingAt(edit, value);
  const { ports = {} } = document;
  const id = edit.port ?? EVERY;
  // Of all ports: then no other entry says anything else.
  const others =
    edit.port === null
      ? Object.fromEntries(Object.entries(ports).map(([name, own]) => [name, forget(own)]))
      : ports;
  return { ...document, ports: { ...others, [id]: change(ports[id] ?? {}) } };
}

/** What readers have changed of a run, as if the document had said so. */
export const withEdits = (document: ScenarioDocument, edits: readonly Edit[]): ScenarioDocument =>
  edits.reduce((next, { path, value }) => withEdit(next, path, value), document);
