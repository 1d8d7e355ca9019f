import { describe, expect, it } from 'vitest';
import { createSimulation } from '../../../src/engine/index.ts';
import { componentsOf } from '../../../src/engine/network/nodes/network.ts';
import {
  capture,
  isRegistered,
  reinstate,
  type StateArray,
  type StateIo,
} from '../../../src/engine/sim/state.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { complete } from '../../support/networks.ts';

/** Fields that a component does not save, for they are constant in a run, follow from its settings, or are found again on loading. */
const NOT_STATE: Readonly<Record<string, readonly string[]>> = {
  Link: [
    ...[
      'delay',
      'lookahead',
      'cellWhole',
      'cellPart',
      'modulus',
      'beat',
      'byteWhole',
      'bytePart',
      'byteModulus',
    ],
    ...['variation', 'place', 'heads', 'isPacketLink', 'rate', 'headTime'],
    // The size of its rings, and what is done when they fill.
    ...['mask', 'highWater', 'kept', 'waitsForRm', 'places'],
  ],
  Timers: ['nextSlot', 'firsts', 'place', 'on'],
  Port: ['index', 'general', 'oneLine', 'isRated', 'efciAbove', 'isPlain', 'capacity', 'members'],
  Losses: ['index', 'members'],
  RulePolicy: ['flows', 'passing', 'capacity', 'isAveraging', 'plotted', 'values'],
  RuleHooks: ['least', 'lines'],
  RateRule: ['flows', 'efciAbove', 'buffer', 'linkRate', 'values', 'intervalPs', 'intervalCells'],
  SourceRules: ['marksCell', 'acrFixedBetweenRm', 'recoversAt', 'pcr', 'mcr', 'icr', 'mrm', 'trm', 'adtf'],
  Epochs: ['members'],
  Flow: ['index', 'vc', 'owner', 'merged', 'headerBytes', 'owners', 'lostAt', 'lostBy'],
  TcpReceiver: [
    ...['headers', 'synHeader', 'overhead', 'timestamps', 'ackCells', 'ackEvery', 'ackAtOnce'],
    ...['ackFillsAtOnce', 'delayedAck', 'slot'],
  ],
};

type Fields = Record<string, unknown>;

const isArray = (value: unknown): value is StateArray => ArrayBuffer.isView(value);

/** The fields of its state that do not come back when each of them has been changed after a capture. */
function forgotten(component: object): string[] {
  const fields = component as Fields;
  const state = capture([component]);
  const known = NOT_STATE[component.constructor.name] ?? [];
  return Object.keys(fields).filter((key) => {
    if (known.includes(key)) return false;
    const value = fields[key];
    if (typeof value === 'number') fields[key] = value === 7 ? 8 : 7;
    else if (typeof value === 'boolean') fields[key] = !value;
    else if (isArray(value) && value.length > 0)
      for (let i = 0; i < value.length; i++) value[i] = value[i] === 7 ? 8 : 7;
    else return false;
    const changed = isArray(value) ? value.slice() : fields[key];
    reinstate([component], state);
    const after = fields[key];
    const isBack = isArray(after)
      ? after.some((x, i) => x !== (changed as StateArray)[i])
      : Object.is(after, value);
    if (!isBack) fields[key] = value;
    return !isBack;
  });
}

describe('a component that registers its state', () => {
  it.each([['half-empty'], ['ulku-r1-lan']])('forgets no field, in %s', (id) => {
    const document = findScenario(id);
    if (document === null) throw new Error(`no scenario ${id}`);
    const simulation = createSimulation(complete(document), { seed: 1 });
    simulation.runUntil(30e9);
    const seen = new Map<string, Set<string>>();
    for (const component of componentsOf(simulation.network)) {
      if (!isRegistered(component)) continue;
      // A port that nothing crosses, or a ring in which nothing is under way, has nothing to come back.
      const { head, tail, oldest, next } = component as unknown as Record<string, number>;
      const { members } = component as unknown as { members?: readonly number[] };
      if (members?.length === 0) continue;
      if (head === tail && head !== undefined) continue;
      if (oldest !== undefined && Math.max(0, oldest) === next) continue;
      const { name } = component.constructor;
      const kept = seen.get(name) ?? new Set<string>();
      seen.set(name, kept);
      for (const field of forgotten(component)) kept.add(field);
    }
    expect(seen.size).toBeGreaterThan(4);
    for (const [name, fields] of seen)
      expect(
        [...fields].filter((field) => NOT_STATE[name]?.includes(field) !== true),
        name,
      ).toEqual([]);
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
