import { describe, expect, it } from 'vitest';
import { ethernetBytes } from '../../../src/engine/atm/ethernet.ts';
import { Link } from '../../../src/engine/atm/link.ts';
import { drain } from '../../support/wire.ts';

const packetLink = (rate: number, delay = 0): Link => new Link('A>B', rate, delay, 0, null, undefined, true);

describe('an Ethernet frame', () => {
  it('takes 38 bytes of time more than its datagram, which is padded to 46', () => {
    expect([1, 40, 46, 47, 1_500].map(ethernetBytes)).toEqual([84, 84, 84, 85, 1_538]);
  });

  it('of full size takes 1.2304 ms at 10 Mb/s: 812.7 frames a second', () => {
    const link = packetLink(10_000_000, 5);
    for (let i = 0; i < 3; i++) link.sendFrame(0, 0, i, ethernetBytes(1_500));
    expect(drain(link)).toEqual([1_230_400_005, 2_460_800_005, 3_691_200_005]);
  });

  it('ends after floor(bytes x 8 / rate) also where a byte is no whole number of picoseconds', () => {
    const link = packetLink(7_000_003);
    let bytes = 0;
    const ends: number[] = [];
    for (let i = 0; i < 400; i++) {
      const size = ethernetBytes(40 + i * 3);
      bytes += size;
      link.sendFrame(0, 0, i, size);
      ends.push(Number((BigInt(bytes) * 8_000_000_000_000n) / 7_000_003n));
    }
    expect(drain(link)).toEqual(ends);
  });

  it('counts as waiting until its transmission begins', () => {
    const link = packetLink(8_000_000);
    for (let i = 0; i < 3; i++) link.sendFrame(0, 0, i, 100);
    expect([1, 100e6, 100e6 + 1, 200e6 + 1, 300e6 + 1].map((at) => link.framesWaiting(at))).toEqual([
      2, 2, 1, 0, 0,
    ]);
    expect(link.busyUntil(150e6)).toBe(150e6);
    expect(link.busyUntil(1e9)).toBe(300e6);
  });
});
