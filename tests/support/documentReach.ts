import type { MechanismInfo, ScenarioDocument } from '../../src/contract/index.ts';
import { catalog } from '../../src/engine/catalog.ts';
import { scenarioSchema } from '../../src/scenario/document/schema.ts';

/** What a schema of the schema library is made of. */
interface Schema {
  readonly type: string;
  readonly wrapped?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  /** Of a record that of its values. */
  readonly value?: Schema;
  /** Of alternatives schemas, of a choice its values. */
  readonly options?: readonly unknown[];
  /** What tells alternatives apart. */
  readonly key?: string;
  readonly literal?: unknown;
}

/** Stands for all that a document could have at a place. */
const ANYTHING = Symbol('anything');

const at = (content: unknown, key: string): unknown =>
  content === ANYTHING ? ANYTHING : (content as Readonly<Record<string, unknown>>)[key];
const inside = (content: unknown): readonly unknown[] =>
  content === ANYTHING ? [ANYTHING] : Object.values(content as object);
const isOf = (content: unknown, type: string): boolean => content === ANYTHING || typeof content === type;

/** TCP, rate control and credit of a VC have the keys of those of its document, the buffer of a class the policies of a port. */
const below = (path: string, key: string): string =>
  (path === '' ? key : `${path}.${key}`)
    .replace(/^vcs\[\]\.(tcp|abr|credit)$/, '$1')
    .replace(/^ports\.\*\.classes\.[\w-]+\.policy$/, 'ports.*.policy');

/** Keys, and the values that a schema names, as they are in this content: `vcs[].weight`, `tcp.timers = coarse`. */
function usesIn(schema: Schema, content: unknown, path: string): readonly string[] {
  const { type, wrapped, entries = {}, item, value, options = [], key = '', literal } = schema;
  const named = (values: readonly unknown[]): readonly string[] =>
    values.filter((one) => content === ANYTHING || content === one).map((one) => `${path} = ${one}`);
  switch (type) {
    case 'optional':
      return content === undefined ? [] : usesIn(wrapped!, content, path);
    case 'strict_object':
      return isOf(content, 'object')
        ? Object.entries(entries).flatMap(([name, inner]) =>
            usesIn(inner, at(content, name), below(path, name)),
          )
        : [];
    case 'record':
      return inside(content).flatMap((one) => usesIn(value!, one, `${path}.*`));
    case 'array':
      return inside(content).flatMap((one) => usesIn(item!, one, `${path}[]`));
    case 'variant':
      return (options as readonly Schema[]).flatMap((option) => {
        const kind = option.entries![key]!.literal;
        const isMeant = content === ANYTHING || at(content, key) === kind;
        return isMeant ? usesIn(option, content, `${path}(${kind})`) : [];
      });
    case 'union': {
      const each = (options as readonly Schema[]).map((option) => usesIn(option, content, path));
      return content === ANYTHING ? each.flat() : (each.find((uses) => uses.length > 0) ?? []);
    }
    case 'picklist':
      return named(options);
    case 'literal':
      return named([literal]);
    case 'boolean':
      return named([true, false]);
    default:
      return isOf(content, type) ? [path] : [];
  }
}

/** The mechanisms that a port or the buffer of a class chooses, and where it sets their parameters. */
const SLOTS = [
  ['policy', 'params', catalog.policies],
  ['scheduler', 'schedulerParams', catalog.schedulers],
  ['allocation', 'allocationParams', catalog.allocations],
  ['algorithm', 'algorithmParams', catalog.algorithms],
] as const;

/** Parameters of a mechanism, and the values that they name, as these set them. */
const parametersIn = ({ id, parameters }: MechanismInfo, values: unknown): readonly string[] =>
  parameters.flatMap((spec) => {
    const given = at(values, spec.name);
    const path = `${id}.${spec.name}`;
    if (spec.kind === 'number') return isOf(given, 'number') ? [path] : [];
    return spec.options
      .filter(({ value }) => given === ANYTHING || given === value)
      .map(({ value }) => `${path} = ${value}`);
  });

function mechanismsIn({ ports = {} }: ScenarioDocument): readonly string[] {
  const places = Object.values(ports).flatMap((port) => [port, ...Object.values(port.classes ?? {})]);
  return SLOTS.flatMap(([slot, key, infos]) =>
    infos.flatMap((info) =>
      places
        .filter((place) => at(place, slot) === info.id)
        .flatMap((place) => parametersIn(info, at(place, key) ?? {})),
    ),
  );
}

const schema = scenarioSchema(catalog) as unknown as Schema;
/** Values of mechanisms by names of their own. */
const isOfMechanisms = (use: string): boolean => /(?:[pP]arams|^policies\.\*)\.\*$/.test(use);

/** Whatever a document can have. */
export const knownUses: ReadonlySet<string> = new Set([
  ...usesIn(schema, ANYTHING, '').filter((use) => !isOfMechanisms(use)),
  ...SLOTS.flatMap(([, , infos]) => infos.flatMap((info) => parametersIn(info, ANYTHING))),
  'policies',
]);

/** What of that this one has. */
export const usesOf = (document: ScenarioDocument): readonly string[] => [
  ...usesIn(schema, document, '').filter((use) => !isOfMechanisms(use)),
  ...mechanismsIn(document),
  ...(document.policies === undefined ? [] : ['policies']),
];
