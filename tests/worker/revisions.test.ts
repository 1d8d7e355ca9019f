import { serialize } from 'node:v8';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Unpacker } from '../../src/app/client/parcels.ts';
import type { Command, Edit, Report, WireCommand, WireReport } from '../../src/contract/index.ts';
import { WireEncoder } from '../../src/worker/sending/wireEncoder.ts';
import { SimulationHost } from '../../src/worker/simulationHost.ts';
import { slow } from './slow.ts';

/** A host and a page with everything between them in parcels, as between two threads. */
class Wire {
  readonly parcels: WireReport[] = [];
  readonly commands: WireCommand[] = [];
  /** Edits of each branch as the host last reported them, and as the page has them. */
  readonly sent = new Map<number, readonly Edit[]>();
  readonly known = new Map<number, readonly Edit[]>();
  /** Parcels with edits that get lost. */
  lose = 0;
  private clock = 0;
  private readonly tasks: (() => void)[] = [];
  private readonly packer = new WireEncoder();
  private readonly unpacker = new Unpacker(() => this.tell({ type: 'resyncEdits' }));
  private readonly host: SimulationHost = new SimulationHost({
    now: () => this.clock,
    soon: (task) => this.tasks.push(task),
    post: (report) => this.carry(report),
    answering: () => {},
  });

  tell(given: Command): this {
    const sent = structuredClone(this.unpacker.commandOf(given));
    this.commands.push(sent);
    const command = this.packer.commandOf(sent);
    if (command === null || command.type === 'resyncEdits') this.packer.forget();
    this.host.command(command ?? { type: 'resyncEdits' });
    return this;
  }

  /** Wall-clock time goes by. */
  wait(ms: number): this {
    for (const until = this.clock + ms; this.clock < until; ) {
      this.clock += 5;
      for (const task of this.tasks.splice(0)) task();
    }
    return this;
  }

  load(edits: readonly Edit[]): this {
    return this.tell({ type: 'load', scenario: slow, seed: 1, edits });
  }

  seek(seconds: number): this {
    return this.tell({ type: 'seek', time: Math.round(seconds * 1e12), id: 1 }).wait(100);
  }

  set(path: string, value: number | string): this {
    return this.tell({ type: 'set', path, value, token: 7 }).wait(20);
  }

  private carry(report: Report): void {
    const parcel = this.packer.wireReportOf(report);
    this.parcels.push(parcel);
    if (report.type === 'batch') this.host.command({ type: 'ackBatch', space: [] });
    note(this.sent, report);
    if (this.lose > 0 && report.type === 'applied') this.lose--;
    else note(this.known, this.unpacker.reportOf(structuredClone(parcel)));
  }
}

function note(lists: Map<number, readonly Edit[]>, report: Report): void {
  if (report.type === 'loaded') lists.clear();
  if (report.type === 'loaded') lists.set(1, report.edits);
  if (report.type === 'applied') lists.set(report.branch, report.edits.slice());
  if (report.type === 'batch' && report.edits !== null) lists.set(report.branch, report.edits.slice());
  if (report.type !== 'branches') return;
  lists.clear();
  for (const { id, edits } of report.list) lists.set(id, edits.slice());
}

/** Edits of the first 0.1 s that count how often anybody looks into one. */
function countedEdits(count: number) {
  const counter = { looks: 0 };
  const edits = Array.from({ length: count }, (_, i): Edit => {
    const own = { time: Math.floor((i * 1e11) / count), path: 'buffer', value: 60 + (i % 7) };
    return new Proxy(own, {
      get: (edit, key) => {
        counter.looks++;
        return Reflect.get(edit, key);
      },
    });
  });
  return { edits, counter };
}

/** What a second of playing and one edit cost behind so many edits. */
function costBehind(count: number) {
  const { edits, counter } = countedEdits(count);
  const packer = new WireEncoder();
  const parcels: WireReport[] = [];
  const tasks: (() => void)[] = [];
  let clock = 0;
  const host: SimulationHost = new SimulationHost({
    now: () => clock,
    soon: (task) => tasks.push(task),
    post: (report) => {
      parcels.push(packer.wireReportOf(report));
      if (report.type === 'batch') host.command({ type: 'ackBatch', space: [] });
    },
    answering: () => {},
  });
  const wait = (ms: number) => {
    for (const until = clock + ms; clock < until; ) {
      clock += 5;
      for (const task of tasks.splice(0)) task();
    }
  };
  host.command({ type: 'load', scenario: slow, seed: 1, edits });
  host.command({ type: 'seek', time: 0.2e12, id: 1 });
  wait(300);
  host.command({ type: 'speed', ratio: 0.1 });
  host.command({ type: 'play' });
  wait(100);
  parcels.length = 0;
  counter.looks = 0;
  wait(1_000);
  const batches = parcels.length;
  host.command({ type: 'set', path: 'buffer', value: 77, token: 1 });
  wait(100);
  return {
    batches,
    looks: counter.looks,
    added: parcels.flatMap((one) => ('edits' in one ? (one.edits?.added ?? []) : [])).length,
    bytes: parcels.flatMap((one) => (one.type === 'applied' ? [serialize(one).length] : [])),
  };
}

it('batches and edits cost the same behind 2,000 edits as behind 2: no edit is looked into, as many bytes are sent', () => {
  const [few, many] = [costBehind(2), costBehind(2_000)];
  expect(few.batches).toBeGreaterThan(20);
  expect({ ...many, bytes: 0 }).toEqual({ ...few, bytes: 0 });
  expect(few).toMatchObject({ looks: 0, added: 1 });
  expect(few.bytes).toHaveLength(1);
  // A message has about a dozen counts, each a byte or two longer when it is large.
  expect(Math.abs((many.bytes[0] ?? 0) - (few.bytes[0] ?? 0))).toBeLessThan(24);
});

describe('undo and redo', () => {
  const earlier = (count: number): Edit[] =>
    Array.from({ length: count }, (_, i) => ({
      time: Math.floor((i * 1e11) / count),
      path: 'buffer',
      value: 60 + (i % 7),
    }));

  it('send as much behind 2,000 edits as behind 2, and the worker has the list that was meant', () => {
    const bytes = [2, 2_000].map((count) => {
      const wire = new Wire().load(earlier(count)).seek(0.2);
      const before = wire.known.get(1) ?? [];
      wire.set('buffer', 77);
      const after = wire.known.get(1) ?? [];
      expect(after).toHaveLength(count + 1);
      wire.tell({ type: 'replaceEdits', edits: before, id: 3 }).wait(100);
      expect(wire.sent.get(1)).toEqual(before);
      wire.tell({ type: 'replaceEdits', edits: after, id: 4 }).wait(100);
      expect(wire.sent.get(1)).toEqual(after);
      expect(wire.known).toEqual(wire.sent);
      const plans = wire.commands.filter(({ type }) => type === 'replaceEdits');
      expect(plans).toHaveLength(2);
      return plans.map((plan) => serialize(plan).length);
    });
    const [few, many] = bytes;
    expect(Math.abs((many?.[0] ?? 0) - (few?.[0] ?? 0))).toBeLessThan(24);
    expect(Math.abs((many?.[1] ?? 0) - (few?.[1] ?? 0))).toBeLessThan(24);
  });

  it('on a list that is no longer known change nothing, and bring all lists whole', () => {
    const wire = new Wire().load([]);
    for (let i = 0; i < 80; i++) wire.set('buffer', 60 + (i % 20));
    const packer = new WireEncoder();
    const stale: WireCommand = {
      type: 'replaceEdits',
      id: 1,
      edits: { branch: 1, from: 3, keep: 1, added: [] },
    };
    expect(packer.commandOf(stale)).toBeNull();
    const known = wire.known.get(1);
    wire.tell({ type: 'replaceEdits', edits: known?.slice(0, 5) ?? [], id: 2 }).wait(100);
    expect(wire.sent.get(1)).toEqual(known?.slice(0, 5));
  });
});

describe('the edits of every branch on the page', () => {
  const set = (path: string, value: number | string) => (wire: Wire) => wire.set(path, value);
  const action: fc.Arbitrary<(wire: Wire) => unknown> = fc.oneof(
    fc.integer({ min: 20, max: 90 }).map((cells) => set('buffer', cells)),
    fc.constantFrom('rcd', 'espd', 'ppd', 'epd').map((id) => set('policy', id)),
    fc.integer({ min: 0, max: 30 }).map((part) => (wire: Wire) => wire.seek(part / 100)),
    fc.boolean().map((compared) => (wire: Wire) => wire.tell({ type: 'fork', compared }).wait(50)),
    fc
      .integer({ min: 1, max: 4 })
      .map((branch) => (wire: Wire) => wire.tell({ type: 'switch', branch }).wait(50)),
    fc.nat(3).map((keep) => (wire: Wire) => {
      const edits = [...wire.known.values()].at(-1)?.slice(0, keep) ?? [];
      return wire.tell({ type: 'replaceEdits', edits, id: 3 }).wait(100);
    }),
    fc
      .integer({ min: 2, max: 4 })
      .map((branch) => (wire: Wire) => wire.tell({ type: 'discard', branch }).wait(50)),
  );
  const coming: readonly Edit[] = [
    { time: 0, path: 'policy', value: 'ppd' },
    { time: 0.15e12, path: 'buffer', value: '70' },
    { time: 0.2e12, path: 'policy', value: 'nonsense' },
  ];

  it('are those of the worker after edits, undo, forks, switches and rewinds, though only new ones are sent', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), fc.boolean(), (actions, planned) => {
        const wire = new Wire().load(planned ? coming : []);
        for (const act of actions) {
          act(wire);
          expect(wire.known).toEqual(wire.sent);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('come whole after a message got lost, and agree again', () => {
    const wire = new Wire().load([]);
    wire.set('buffer', 70).seek(0.1);
    wire.lose = 1;
    wire.set('buffer', 71);
    wire.set('buffer', 72);
    expect([...wire.known]).toEqual([...wire.sent]);
    expect(wire.known.get(1)?.map(({ value }) => value)).toEqual([70, 71, 72]);
  });
});
