import { describe, expect, it } from 'vitest';
import { createSimulation } from '../../../src/engine/index.ts';
import { componentsOf } from '../../../src/engine/network/nodes/network.ts';
import {
  capture,
  type Registered,
  reinstate,
  type State,
  type StateArray,
  type StateIo,
} from '../../../src/engine/sim/state.ts';
import { policies } from '../../../src/engine/switch/discard/index.ts';
import { complete, star } from '../../support/networks.ts';

const plain = ({ bytes, ...counts }: State) => [counts, [...bytes]];

/** All that a component can register. */
class Example {
  name = 'x';
  time = 5;
  on = true;
  list = [1, 2];
  readonly none: number[] = [];
  readonly fixed = Float64Array.of(7, 8);
  column: StateArray = Float64Array.of(1);
  readonly byFlow = Int32Array.of(0, 3, 0, 4);
  readonly ring = Int32Array.of(8, 5, 6, 7);
  constant = 3;

  state(io: StateIo): void {
    this.time = io.number(this.time);
    this.on = io.flag(this.on);
    io.list(this.list);
    io.list(this.none);
    io.array(this.fixed);
    this.column = io.sized(this.column);
    io.places(this.byFlow, [1, 3]);
    io.ring(this.ring, 5, 9);
  }
}

/** One with an array of any length. */
class Column implements Registered {
  column: StateArray;

  constructor(column: StateArray) {
    this.column = column;
  }

  state(io: StateIo): void {
    this.column = io.sized(this.column);
  }
}

describe('state of a component', () => {
  it('is what it registers, and comes back into the same arrays and lists', () => {
    const component = new Example();
    const { list, fixed } = component;
    const state = capture([component]);
    component.time = 6;
    component.on = false;
    component.list.push(3);
    component.none.push(4);
    component.fixed[0] = 0;
    component.column = Float64Array.of(9, 9);
    component.byFlow.fill(9);
    component.ring.fill(0);
    component.constant = 4;
    reinstate([component], state);
    const expected = new Example();
    expected.byFlow.set([9, 3, 9, 4]);
    expected.constant = 4;
    expect(component).toEqual(expected);
    expect([component.list, component.fixed]).toEqual([list, fixed]);
    expect(component.list).toBe(list);
    expect(component.fixed).toBe(fixed);
  });

  it('is a copy: what happens later does not reach it', () => {
    const component = new Column(Float64Array.of(1));
    const state = capture([component]);
    component.column[0] = 2;
    reinstate([component], state);
    component.column[0] = 3;
    reinstate([component], state);
    expect(component.column[0]).toBe(1);
  });

  it('grows and shrinks with its arrays', () => {
    const component = new Column(new Float64Array(2));
    const small = capture([component]);
    component.column = new Float64Array(64).fill(1);
    const large = capture([component]);
    reinstate([component], small);
    expect(component.column).toEqual(new Float64Array(2));
    component.column[0] = 5;
    reinstate([component], small);
    expect(component.column).toEqual(new Float64Array(2));
    reinstate([component], large);
    expect(component.column).toEqual(new Float64Array(64).fill(1));
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
        const components = [new Column(column.slice()), new Column(Float64Array.of(1, 2, 3))];
        const state = capture(components);
        if (last !== 999) expect(state.words).toBeLessThan(25);
        for (const component of components) component.column.fill(9);
        reinstate(components, state);
        expect(components.map((one) => one.column)).toEqual([column, Float64Array.of(1, 2, 3)]);
        const grown = [new Column(new Kind(2).fill(9)), new Column(new Float64Array(3))];
        reinstate(grown, state);
        expect(grown.map((one) => one.column)).toEqual([column, Float64Array.of(1, 2, 3)]);
      }
  });

  it('may be long: an IP queue without limit, a buffer of a million cells', () => {
    const waiting = Array.from({ length: 1_000_000 }, (_, i) => i);
    const component = { waiting, state: (io: StateIo) => io.list(waiting) };
    const state = capture([component]);
    waiting.length = 0;
    reinstate([component], state);
    expect(waiting).toHaveLength(1_000_000);
    expect(waiting[999_999]).toBe(999_999);
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
