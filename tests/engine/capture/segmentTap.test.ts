import { describe, expect, it } from 'vitest';
import { PS_PER_MS } from '../../../src/contract/index.ts';
import { checkScenario, createSimulation } from '../../../src/engine/node.ts';
import { captureBlocks, capturePlaces, SNAP_LENGTHS } from '../../../src/export/index.ts';
import { findScenario } from '../../../src/scenarios/index.ts';
import { joined, onesSum, readBlocks, readOptions } from './blocks.ts';

const [INTERFACE, PACKET] = [1, 6];
/** The option with the name of an interface. */
const NAME = 2;
/** Delay of the last link, nanoseconds. */
const WIRE_NS = 1_000_000;
/** Of the block of a packet, before its bytes. */
const HEAD = 20;

function simulation(id: string) {
  const { scenario } = checkScenario(findScenario(id));
  if (scenario === null) throw new Error(`${id} does not run`);
  return createSimulation(scenario);
}

interface Heard {
  readonly place: number;
  readonly time: number;
  readonly bytes: Uint8Array;
  /** Sender, receiver, sequence and acknowledgement number, length: the same wherever a segment is heard. */
  readonly name: string;
}

function heardOf(body: DataView): Heard {
  const length = body.getUint32(12, true);
  const bytes = new Uint8Array(body.buffer, body.byteOffset + HEAD, length);
  const ip = new DataView(bytes.buffer, bytes.byteOffset, length);
  const name = [ip.getUint16(20), ip.getUint16(22), ip.getUint32(24), ip.getUint32(28), ip.getUint16(2)].join(
    ' ',
  );
  return {
    place: body.getUint32(0, true),
    time: body.getUint32(4, true) * 2 ** 32 + body.getUint32(8, true),
    bytes,
    name,
  };
}

/** What is heard of a run at each place, in their order. */
function heardIn(id: string, at: readonly string[], ms: number) {
  const run = simulation(id);
  const order = { at, snapLength: SNAP_LENGTHS.usual, until: ms * PS_PER_MS, application: '', comment: '' };
  const blocks = readBlocks(joined(captureBlocks(run, order)));
  const interfaces = blocks
    .filter(({ type }) => type === INTERFACE)
    .map((block) => new TextDecoder().decode(readOptions(block, 8).get(NAME)));
  const heard = blocks.filter(({ type }) => type === PACKET).map(({ body }) => heardOf(body));
  return {
    run,
    heard,
    places: at.map((name) => heard.filter(({ place }) => interfaces[place] === name)),
  };
}

const names = (heard: readonly Heard[]): readonly string[] => heard.map(({ name }) => name);

describe('TCP segments on a link', () => {
  it('are those that the host behind it receives, earlier by the wire, and the run is the one without', () => {
    const { run, heard, places } = heardIn(
      'half-empty',
      ['dst1', 'tcp:S3>dst1', 'tcp:src1>S1', 'tcp:S2>S3'],
      300,
    );
    const [host = [], last = [], first = [], middle = []] = places;
    const received = host.filter(({ name }) => name.startsWith('10001 '));
    expect(received.length).toBeGreaterThan(200);
    expect(names(last).slice(0, received.length)).toEqual(names(received));
    const onTheWire = received.map(({ time }, i) => time - (last[i]?.time ?? 0));
    expect(Math.min(...onTheWire)).toBeGreaterThanOrEqual(WIRE_NS - 1);
    expect(Math.max(...onTheWire)).toBeLessThanOrEqual(WIRE_NS + 1);
    // Frames that lost a cell at S2 are whole before it, and not behind it.
    const own = middle.filter(({ name }) => name.startsWith('10001 '));
    expect(names(own).slice(0, received.length)).toEqual(names(received));
    expect(first.length).toBeGreaterThan(own.length);
    expect(heard.map(({ time }) => time)).toEqual(heard.map(({ time }) => time).toSorted((a, b) => a - b));
    const alone = simulation('half-empty');
    alone.runUntil(300 * PS_PER_MS);
    expect(run.digest()).toBe(alone.digest());
  });

  it.each([
    ['rosolen-router', 'tcp:sw1>sw2'],
    ['rosolen-router-adsl', 'tcp:RN1>sw2'],
  ])('of %s are found behind routers too, with right checksums', (id, place) => {
    const { heard } = heardIn(id, [place], 400);
    expect(heard.length).toBeGreaterThan(50);
    for (const { bytes } of heard) expect(onesSum(bytes.subarray(0, 20))).toBe(0xffff);
  });

  it('can be asked for at each link of a connection, in both directions', () => {
    const places = capturePlaces(simulation('half-empty').scenario);
    expect(places).toEqual(
      expect.arrayContaining(['S2>S3', 'tcp:S2>S3', 'tcp:S3>S2', 'tcp:src1>S1', 'tcp:dst1>S3']),
    );
  });
});
