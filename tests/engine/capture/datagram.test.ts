import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datagram, ECN, FLAG, internetSum, lengthOf, type TcpSegment } from '../../../src/export/datagram.ts';
import { tcpOptions } from '../../../src/export/tcpOptions.ts';
import { onesSum } from './blocks.ts';

const segment: TcpSegment = {
  source: 0x0a000001,
  destination: 0x0a000002,
  sourcePort: 10_001,
  destinationPort: 9,
  sequence: 1,
  acknowledgement: 1,
  flags: FLAG.ack,
  window: 65_535,
  ecn: ECN.none,
  identification: 0,
  options: new Uint8Array(0),
  payloadBytes: 512,
};
const word = fc.integer({ min: 0, max: 0xffffffff });
const half = fc.integer({ min: 0, max: 0xffff });

const anySegment: fc.Arbitrary<TcpSegment> = fc.record({
  source: word,
  destination: word,
  sourcePort: half,
  destinationPort: half,
  sequence: word,
  acknowledgement: word,
  flags: fc.integer({ min: 0, max: 255 }),
  window: half,
  ecn: fc.integer({ min: 0, max: 3 }),
  identification: half,
  options: fc.nat(10).chain((words) => fc.uint8Array({ minLength: 4 * words, maxLength: 4 * words })),
  payloadBytes: fc.nat(9_180),
});

/** Addresses, protocol and length, then what follows the IP header. */
function withPseudoHeader(bytes: Uint8Array): Uint8Array {
  const length = bytes.length - 20;
  return Uint8Array.from([
    ...bytes.subarray(12, 20),
    0,
    6,
    length >> 8,
    length & 0xff,
    ...bytes.subarray(20),
  ]);
}

describe('datagrams', () => {
  it('adds up as in the example of RFC 1071', () => {
    expect(internetSum(Uint8Array.of(0x00, 0x01, 0xf2, 0x03, 0xf4, 0xf5, 0xf6, 0xf7), 0, 8)).toBe(0xddf2);
  });

  it('both checksums are right, whatever the segment says', () => {
    fc.assert(
      fc.property(anySegment, (any) => {
        const bytes = datagram(any, 65_535);
        expect(bytes).toHaveLength(lengthOf(any));
        expect(onesSum(bytes.subarray(0, 20))).toBe(0xffff);
        expect(onesSum(withPseudoHeader(bytes))).toBe(0xffff);
      }),
      { numRuns: 100 },
    );
  });

  it('a cut leaves the headers as they were', () => {
    const whole = datagram(segment, 65_535);
    expect([...datagram(segment, 64)]).toEqual([...whole.subarray(0, 64)]);
  });

  it('says who sends what to whom', () => {
    const bytes = datagram({ ...segment, ecn: ECN.experienced, flags: FLAG.syn | FLAG.ece }, 64);
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    expect([bytes[0], bytes[1], view.getUint16(2), bytes[9]]).toEqual([0x45, 3, 552, 6]);
    expect([view.getUint32(12), view.getUint32(16)]).toEqual([0x0a000001, 0x0a000002]);
    expect([view.getUint16(20), view.getUint16(22), bytes[33]]).toEqual([10_001, 9, 0x42]);
  });
});

describe('TCP options', () => {
  it('a SYN tells the largest segment, the shift of the window and that blocks may come', () => {
    expect([...tcpOptions({ opening: { mss: 512, shift: 3, sack: true } })]).toEqual([
      2, 4, 2, 0, 1, 3, 3, 3, 1, 1, 4, 2,
    ]);
    expect([...tcpOptions({ opening: { mss: 512, shift: 0, sack: true }, stamps: [7, 0] })]).toEqual([
      2, 4, 2, 0, 4, 2, 8, 10, 0, 0, 0, 7, 0, 0, 0, 0,
    ]);
  });

  it('an acknowledgement tells its time, the time it answers and what lies beyond a gap', () => {
    expect([...tcpOptions({ stamps: [258, 1], blocks: [1_025, 1_537] })]).toEqual([
      1, 1, 8, 10, 0, 0, 1, 2, 0, 0, 0, 1, 1, 1, 5, 10, 0, 0, 4, 1, 0, 0, 6, 1,
    ]);
  });
});
