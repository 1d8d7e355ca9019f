import { describe, expect, it } from 'vitest';
import { createSimulation } from '../../../src/engine/index.ts';
import { componentsOf } from '../../../src/engine/network/nodes/network.ts';
import { capture, reinstate, type State } from '../../../src/engine/sim/state.ts';
import { policies } from '../../../src/engine/switch/discard/index.ts';
import { complete, star } from '../../support/networks.ts';

const plain = ({ numbers, layout, bytes }: State) => [[...numbers], [...layout], [...bytes]];

describe('state of a component', () => {
  it('is every number, mark, array of numbers and typed array; the rest is structure', () => {
    const component = {
      name: 'x',
      time: 5,
      on: true,
      list: [1, 2],
      none: [] as number[],
      column: Float64Array.of(7, 8),
      other: { time: 9 },
      listener: null,
    };
    const state = capture([component]);
    component.time = 6;
    component.on = false;
    component.list.push(3);
    component.none.push(4);
    component.column[0] = 0;
    component.other.time = 10;
    reinstate([component], state);
    expect(component).toEqual({
      name: 'x',
      time: 5,
      on: true,
      list: [1, 2],
      none: [],
      column: Float64Array.of(7, 8),
      other: { time: 10 },
      listener: null,
    });
  });

  it('is a copy: what happens later does not reach it', () => {
    const component = { column: Float64Array.of(1) };
    const state = capture([component]);
    component.column[0] = 2;
    reinstate([component], state);
    component.column[0] = 3;
    reinstate([component], state);
    expect(component.column[0]).toBe(1);
  });

  it('grows and shrinks with its arrays', () => {
    const component = { time: new Float64Array(2) };
    const small = capture([component]);
    component.time = new Float64Array(64).fill(1);
    const large = capture([component]);
    reinstate([component], small);
    expect(component.time).toEqual(new Float64Array(2));
    reinstate([component], large);
    expect(component.time).toEqual(new Float64Array(64).fill(1));
  });

  it('is without the zeros at the ends of long arrays', () => {
    const kinds = [Float64Array, Float32Array, Int32Array, Uint32Array, Int16Array, Uint16Array, Uint8Array];
    for (const Kind of kinds)
      for (const [first, last] of [
        [0, 0],
        [0, 999],
        [401, 417],
        [998, 998],
        [null, null],
      ] as const) {
        const column = new Kind(1_001);
        if (first !== null) column.fill(7, first, last + 1);
        const component = { column: column.slice(), other: Float64Array.of(1, 2, 3) };
        const state = capture([component]);
        if (last !== 999) expect(state.bytes.length).toBeLessThan(200);
        component.column.fill(9);
        component.other.fill(9);
        reinstate([component], state);
        expect(component).toEqual({ column, other: Float64Array.of(1, 2, 3) });
        const grown = { column: new Kind(2).fill(9), other: new Float64Array(3) };
        reinstate([grown], state);
        expect(grown).toEqual({ column, other: Float64Array.of(1, 2, 3) });
      }
  });

  it('may be long: an IP queue without limit, a buffer of a million cells', () => {
    const component = { waiting: Array.from({ length: 1_000_000 }, (_, i) => i) };
    const state = capture([component]);
    component.waiting = [];
    reinstate([component], state);
    expect(component.waiting).toHaveLength(1_000_000);
    expect(component.waiting[999_999]).toBe(999_999);
  });

  it.each([new Map(), new Set()])('is refused where it could be forgotten: %o', (collection) => {
    expect(() => capture([{ collection }])).toThrow(/cannot be copied/);
  });
});

describe.each(['fast', 'general'] as const)('state of every component of a run, %s path', (path) => {
  it.each(policies.map(({ id }) => id))('%s', (policy) => {
    const document = star({ senders: 4, policy, ipPacketsPerSecond: 9_000, durationS: 0.04 });
    const scenario = complete({ ...document, links: document.links.map((link) => ({ ...link, cdvUs: 2 })) });
    const simulation = createSimulation(scenario, { path });
    const components = componentsOf(simulation.network);
    simulation.runUntil(17e9);
    const kept = components.map((component) => capture([component]));
    simulation.runUntil(29e9);
    components.forEach((component, i) => {
      reinstate([component], kept[i]!);
      expect(plain(capture([component])), component.constructor.name).toEqual(plain(kept[i]!));
    });
  });
});
