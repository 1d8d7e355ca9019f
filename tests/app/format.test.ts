import { expect, it } from 'vitest';
import {
  clock,
  duration,
  exactSeconds,
  kilobytes,
  percent,
  shortCount,
  shortRate,
  whole,
} from '../../src/app/format.ts';

const plain = (text: string) => text.replace(/[\u00a0\u2009]/g, ' ');

it('groups digits and signs with a true minus', () => {
  expect(whole(1925)).toBe('1,925');
  expect(whole(-1925)).toBe('\u22121,925');
  expect(whole(Number.NaN)).toBe('–');
});

it('writes times in microseconds and in full', () => {
  expect(plain(clock(1_090_473_999_999))).toBe('1.090 473');
  expect(exactSeconds(1_090_473_000_001)).toBe('1.090473000001');
  expect(exactSeconds(100_000)).toBe('0.0000001');
  expect(exactSeconds(0)).toBe('0');
});

it.each([
  [3.2e9, '3.2 ms'],
  [1e10, '10 ms'],
  [1e12, '1 s'],
  [2.73e6, '2.7 µs'],
  [999.9e9, '1 s'],
])('%d ps last %s', (time, text) => {
  expect(plain(duration(time))).toBe(text);
});

it('writes shares and sizes', () => {
  expect(plain(percent(0.4553))).toBe('45.5 %');
  expect(plain(kilobytes(9523))).toBe('9.3 KB');
  expect(plain(kilobytes(65536))).toBe('64 KB');
  expect(plain(kilobytes(1736 * 1024))).toBe('1,736 KB');
});

it('writes rates in thousands, and a dash for none', () => {
  expect(shortRate(58_730)).toBe('58.7k');
  expect([500, 2_000, 20_000, 1e6].map(shortCount)).toEqual(['500', '2k', '20k', '1M']);
  expect(shortRate(999.4)).toBe('999');
  expect(shortRate(999_949)).toBe('999.9k');
  expect(shortRate(13_603_400)).toBe('13.60M');
  expect(shortRate(Number.NaN)).toBe('–');
});
