import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSimulation, type Simulation } from '../../../src/engine/index.ts';
import { componentsOf } from '../../../src/engine/network/nodes/network.ts';
import {
  capture,
  type Registered,
  reinstate,
  type StateArray,
  type StateIo,
} from '../../../src/engine/sim/state.ts';
import { FEATURES, type Feature } from '../../golden/features.ts';
import { complete } from '../../support/networks.ts';

const ENGINE = join(import.meta.dirname, '../../../src/engine');

/** No network can have these yet: a control of TCP that measures, packets in queues per VC, a policy for each of them. They have tests. */
const WITHOUT_A_NETWORK = ['AckSampler', 'OwnBytes', 'PolicyPerQueue', 'SentSegment'];

/**
 * By class, the fields that a component does not save, for they are constant, follow from settings or are found again on loading; and those
 * that it saves though none of these runs changes them, for what they tell of does not happen in them. No field of either list is new
 * without a look; the second may only become shorter.
 */
const { constant, unmoved } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'registered.json'), 'utf8'),
) as Record<'constant' | 'unmoved', Record<string, string[]>>;

type Fields = Record<string, unknown>;

const isArray = (value: unknown): value is StateArray => ArrayBuffer.isView(value);
const isList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((x) => typeof x === 'number');

/** Each field that a component saves, by its name, as it is now. */
class Names implements StateIo {
  readonly values = new Map<string, unknown>();
  private read = '';
  private readonly fields: Fields;

  constructor(component: Registered) {
    this.fields = component as unknown as Fields;
    const watched = new Proxy(component, {
      get: (target, key) => {
        this.read = String(key);
        return Reflect.get(target, key, target);
      },
      set: () => true,
    });
    component.state.call(watched, this);
  }

  private note(value: unknown, copy: unknown): void {
    const name = Object.keys(this.fields).find(
      (key) => this.fields[key] === value && typeof value === 'object',
    );
    const key = name ?? this.read;
    this.values.set(key, this.values.has(key) ? [this.values.get(key), copy] : copy);
  }

  number(value: number): number {
    this.note(value, value);
    return value;
  }

  flag(value: boolean): boolean {
    this.note(value, value);
    return value;
  }

  array(array: StateArray): void {
    this.note(array, array.slice());
  }

  sized<Kind extends StateArray>(array: Kind): Kind {
    this.note(array, array.slice());
    return array;
  }

  list(values: number[]): void {
    this.note(values, [...values]);
  }

  places(array: StateArray): void {
    this.note(array, array.slice());
  }

  ring(array: StateArray, from: number, to: number): void {
    this.note(array, [from, to, ...array]);
  }
}

const same = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object') return Object.is(one, other);
  const [a, b] = [one as unknown[], other as unknown[]];
  return a.length === b.length && !a.some((x, i) => !same(x, b[i]));
};

/** The fields of its state that do not come back when each of them has been changed after a capture. */
function forgotten(component: Registered): string[] {
  const fields = component as unknown as Fields;
  const state = capture([component]);
  return Object.keys(fields).filter((key) => {
    const value = fields[key];
    const before = isArray(value) || isList(value) ? value.slice() : value;
    if (typeof value === 'number') fields[key] = value === 7 ? 8 : 7;
    else if (typeof value === 'boolean') fields[key] = !value;
    else if (isArray(value) && value.length > 0)
      for (let i = 0; i < value.length; i++) value[i] = value[i] === 7 ? 8 : 7;
    else if (isList(value)) value.push(7);
    else return false;
    const changed = isArray(value) ? value.slice() : fields[key];
    try {
      reinstate([component], state);
    } catch {
      // What says which fields there are is constant.
      fields[key] = value;
      reinstate([component], state);
      return true;
    }
    const after = fields[key];
    const isBack = isArray(after)
      ? after.some((x, i) => x !== (changed as StateArray)[i])
      : same(after, before);
    if (isBack) return false;
    if (isList(value)) value.pop();
    else fields[key] = value;
    return true;
  });
}

/** A port that nothing crosses, or a ring in which nothing is under way, has nothing to come back. */
function isEmpty(component: Registered): boolean {
  const { head, tail, oldest, next, first } = component as unknown as Record<string, number>;
  const { members } = component as unknown as { members?: readonly number[] };
  if (members?.length === 0) return true;
  if (head !== undefined && head === tail) return true;
  if (first !== undefined && first === next) return true;
  return oldest !== undefined && Math.max(0, oldest) === next;
}

const isRegistered = (value: unknown): value is Registered =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'state') === 'function';

/** Components of a run, and what they have in them that registers a state of its own. */
function partsOf(simulation: Simulation): ReadonlySet<Registered> {
  const parts = new Set(componentsOf(simulation.network));
  const inside = (owner: object): readonly Registered[] => Object.values(owner).flat().filter(isRegistered);
  for (const part of inside(simulation)) parts.add(part);
  // What is added on the way is walked through as well.
  for (const part of parts) for (const inner of inside(part)) parts.add(inner);
  return parts;
}

/** Classes that register a state, by the files of the engine. */
function declared(): readonly string[] {
  const files = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const classes = files.flatMap((path) =>
    readFileSync(join(ENGINE, path), 'utf8')
      .split(/^(?=(?:export )?(?:abstract )?class )/m)
      .slice(1),
  );
  return classes
    .filter((text) => /^ {2}(?:override )?state\(io: StateIo\): void {/m.test(text))
    .map((text) => /class (\w+)/.exec(text)![1]!);
}

/** Its class, and those which that one extends. */
function namesOf(part: Registered): readonly string[] {
  const above = Object.getPrototypeOf(part);
  return above === Object.prototype || above === null ? [] : [above.constructor.name, ...namesOf(above)];
}

/** A run half way, and its parts as they were at its beginning. */
function halfWay({ document, edits = [] }: Feature) {
  const scenario = complete(document);
  const log = edits.map(([tenths, path, value]) => ({
    time: (tenths * scenario.durationPs) / 10,
    path,
    value,
  }));
  const simulation = createSimulation(scenario, { seed: 1, edits: log });
  const begun = new Map([...partsOf(simulation)].map((part) => [part, new Names(part).values] as const));
  simulation.runUntil(simulation.end / 2);
  return { simulation, begun };
}

const tableOf = (sets: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string[]> =>
  Object.fromEntries(
    [...sets]
      .filter(([, names]) => names.size > 0)
      .map(([name, names]): [string, string[]] => [name, [...names].sort()])
      .sort(),
  );

describe('the state that components register', () => {
  const forgets = new Map<string, Set<string>>();
  const saved = new Map<string, Set<string>>();
  const changed = new Map<string, Set<string>>();
  const met = new Set<string>();
  const into = (map: Map<string, Set<string>>, name: string): Set<string> => {
    const set = map.get(name) ?? new Set<string>();
    map.set(name, set);
    return set;
  };
  for (const feature of FEATURES) {
    const { simulation, begun } = halfWay(feature);
    const seen = new Set<string>();
    for (const part of partsOf(simulation)) {
      const { name } = part.constructor;
      for (const one of namesOf(part)) met.add(one);
      const before = begun.get(part);
      for (const [key, value] of new Names(part).values) {
        into(saved, name).add(key);
        if (before === undefined || !same(value, before.get(key))) into(changed, name).add(key);
      }
      if (seen.has(name) || isEmpty(part)) continue;
      seen.add(name);
      for (const key of forgotten(part)) into(forgets, name).add(key);
    }
  }

  it('is looked at, of every class of the engine that has one', () => {
    expect(declared().length).toBeGreaterThan(90);
    expect(
      declared()
        .filter((name) => !met.has(name))
        .sort(),
    ).toEqual(WITHOUT_A_NETWORK);
  });

  it('leaves out what is constant, follows from settings or is found again, and nothing else', () => {
    expect(saved.size).toBeGreaterThan(60);
    expect(tableOf(forgets)).toEqual(constant);
  });

  it('has nothing that never changes', () => {
    const never = new Map(
      [...saved].map(([name, names]) => [
        name,
        new Set([...names].filter((key) => !changed.get(name)?.has(key))),
      ]),
    );
    expect(tableOf(never)).toEqual(unmoved);
  });

  it('is found out where it does forget one', () => {
    const careless = {
      kept: 1,
      left: 2,
      state(io: StateIo) {
        careless.kept = io.number(careless.kept);
      },
    };
    expect(forgotten(careless)).toEqual(['left']);
  });
});
