import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  enhancedPacket,
  interfaceDescription,
  interfaceStatistics,
  LINK_TYPE,
  nameResolution,
  OPTION,
  sectionHeader,
} from '../../../src/export/pcapng.ts';
import { joined, readBlocks, readOptions } from './blocks.ts';

const text = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);
const only = (bytes: Uint8Array) => {
  const [block, ...others] = readBlocks(bytes);
  expect(others).toEqual([]);
  if (block === undefined) throw new Error('no block');
  return block;
};

describe('blocks of a capture file', () => {
  it('the first one tells the order of bytes, the version of the format, the program and what was run', () => {
    const block = only(sectionHeader('Cellscope 1.2', 'scenario Ülkü'));
    expect(block.type).toBe(0x0a0d0d0a);
    expect(block.body.getUint32(0, true)).toBe(0x1a2b3c4d);
    expect([block.body.getUint16(4, true), block.body.getUint16(6, true)]).toEqual([1, 0]);
    expect(block.body.getBigInt64(8, true)).toBe(-1n);
    const options = readOptions(block, 16);
    expect(text(options.get(OPTION.application))).toBe('Cellscope 1.2');
    expect(text(options.get(OPTION.comment))).toBe('scenario Ülkü');
  });

  it('an interface has a name, a rate and times in nanoseconds', () => {
    const block = only(
      interfaceDescription({
        linkType: LINK_TYPE.rawIp,
        snapLength: 128,
        name: 'h1',
        description: 'host h1',
        rate: 155_520_000_000,
      }),
    );
    expect([block.type, block.body.getUint16(0, true), block.body.getUint32(4, true)]).toEqual([1, 101, 128]);
    const options = readOptions(block, 8);
    expect(text(options.get(OPTION.interfaceName))).toBe('h1');
    expect(options.get(OPTION.timeResolution)).toEqual(Uint8Array.of(9));
    const rate = options.get(OPTION.interfaceSpeed);
    expect(new DataView(rate?.slice().buffer ?? new ArrayBuffer(8)).getBigUint64(0, true)).toBe(
      155_520_000_000n,
    );
  });

  it('names stand beside addresses, which are written as on the wire', () => {
    const { type, body } = only(nameResolution(new Map([[0x0a000001, 'h1']])));
    expect(type).toBe(4);
    expect([body.getUint16(0, true), body.getUint16(2, true), body.getUint32(4)]).toEqual([1, 7, 0x0a000001]);
    expect(text(new Uint8Array(body.buffer, body.byteOffset + 8, 3))).toBe('h1\0');
    expect(body.getUint32(12, true)).toBe(0);
  });

  it('half of a pair of code units in a name is written as the sign for what cannot be read', () => {
    expect(text(readOptions(only(sectionHeader('a\ud800b', '😀')), 16).get(OPTION.application))).toBe(
      'a\ufffdb',
    );
  });

  it('a packet of any length and time keeps its bytes, its length before the cut and its nanosecond', () => {
    const packet = fc.record({
      interface: fc.nat(1_000),
      time: fc.maxSafeInteger().map(Math.abs),
      bytes: fc.uint8Array({ maxLength: 200 }),
      length: fc.nat(65_535),
      inbound: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(packet, { maxLength: 5 }), (packets) => {
        const blocks = readBlocks(joined(packets.map(enhancedPacket)));
        expect(blocks).toHaveLength(packets.length);
        blocks.forEach(({ type, body }, i) => {
          const told = packets[i];
          if (told === undefined) throw new Error('one block too many');
          expect(type).toBe(6);
          expect(body.getUint32(0, true)).toBe(told.interface);
          const ns = body.getUint32(4, true) * 4_294_967_296 + body.getUint32(8, true);
          expect(ns).toBe(Math.floor(told.time / 1_000));
          expect(body.getUint32(12, true)).toBe(told.bytes.length);
          expect(body.getUint32(16, true)).toBe(told.length);
          const kept = new Uint8Array(body.buffer, body.byteOffset + 20, told.bytes.length);
          expect([...kept]).toEqual([...told.bytes]);
          const flags = readOptions({ type, body }, 20 + ((told.bytes.length + 3) & ~3)).get(
            OPTION.packetFlags,
          );
          expect(flags?.[0]).toBe(told.inbound ? 1 : 2);
        });
      }),
      { numRuns: 60 },
    );
  });

  it('the last block of an interface counts its packets and tells the digest', () => {
    const block = only(interfaceStatistics(3, 5_000, 70, 'digest 00'));
    expect([block.type, block.body.getUint32(0, true), block.body.getUint32(8, true)]).toEqual([5, 3, 5]);
    const options = readOptions(block, 12);
    expect(options.get(OPTION.statisticsReceived)?.[0]).toBe(70);
    expect(text(options.get(OPTION.comment))).toBe('digest 00');
  });
});
