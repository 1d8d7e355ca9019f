import { describe, expect, it } from 'vitest';
import { CELL_BITS, EventCode, PS_PER_MS } from '../../src/contract/index.ts';
import { createSimulation, Recorder } from '../../src/engine/index.ts';
import {
  PACKET_CELLS,
  type Worked,
  workedExample,
  workedThreshold,
} from '../../src/scenarios/papers/nagata.ts';
import { complete } from '../support/networks.ts';

/** Nagata et al. 2000, section 3.3: eqs. 10 to 14 beside counts of runs, within 2 %. */
const PRINTED: Worked = {
  servers: 10,
  inputMbps: 30,
  outputMbps: 15,
  roundTripMs: 5,
  windowPackets: 20,
  bufferCells: 10_000,
};
/**
 * What section 3.3 assumes and eq. 10 needs: a window that lasts for a round trip, and ends before the third duplicate returns, which
 * is behind three packets at the output rate.
 */
const CASES: readonly Worked[] = [
  PRINTED,
  { ...PRINTED, windowPackets: 27, roundTripMs: 8 },
  { ...PRINTED, servers: 4, windowPackets: 19 },
  { ...PRINTED, servers: 20, inputMbps: 24, outputMbps: 12, windowPackets: 19 },
  // Packet 4 begins when three of each wait also where a quarter, or two thirds, of the cells go on at once.
  { ...PRINTED, inputMbps: 40, outputMbps: 10, windowPackets: 25 },
  { ...PRINTED, outputMbps: 20, windowPackets: 18 },
];

interface Watched {
  /** Time and queue after the first loss; what was lost then. */
  readonly began: { readonly ms: number; readonly queue: number };
  /** When the queue was longest, and how long it was. */
  readonly peak: { readonly ms: number; readonly queue: number };
  /** When each server lost the first cell of a packet at the switch, ms. */
  readonly refused: ReadonlyMap<number, readonly number[]>;
  readonly repairMs: ReadonlyMap<number, number>;
  readonly lostCells: number;
}

const cellMs = (mbps: number): number => CELL_BITS / (mbps * 1_000);
const packetMs = ({ inputMbps }: Worked): number => PACKET_CELLS * cellMs(inputMbps);

/** Looks at the queue once in a cell time of a server. */
function watch(given: Worked, policy: string, untilMs: number): Watched {
  const document = workedExample(given);
  const simulation = createSimulation(
    complete({ ...document, ports: { default: { ...document.ports?.default, policy } } }),
  );
  const recorder = new Recorder(simulation);
  const port = simulation.network.ports.find(({ losses, link }) => losses && link.id === 'SW1>SW2');
  if (port === undefined) throw new Error('no port');
  const refused = new Map<number, number[]>();
  const repairMs = new Map<number, number>();
  let began = { ms: Number.NaN, queue: Number.NaN };
  let peak = { ms: 0, queue: 0 };
  for (let ms = 0; ms < untilMs; ms += cellMs(given.inputMbps)) {
    simulation.runUntil(Math.round(ms * PS_PER_MS));
    if (Number.isNaN(began.ms) && port.losses.dropped > 0) began = { ms, queue: port.waiting };
    if (port.waiting > peak.queue) peak = { ms, queue: port.waiting };
    recorder.flush();
    const events = recorder.takeEvents();
    events?.code.forEach((code, i) => {
      const [vc = 0, time = 0] = [events.vc[i], events.time[i]];
      if (code === EventCode.capture) refused.set(vc, [...(refused.get(vc) ?? []), time / PS_PER_MS]);
      if (code === EventCode.fastRetransmit && !repairMs.has(vc)) repairMs.set(vc, time / PS_PER_MS);
    });
  }
  return { began, peak, refused, repairMs, lostCells: port.losses.dropped };
}

/** The queue of the switch when packet 5 comes is the threshold; the output rate is that of all servers together. */
const eq14 = (given: Worked): number =>
  given.roundTripMs +
  5 * packetMs(given) +
  workedThreshold(given.servers) * cellMs(given.servers * given.outputMbps);

const near = (measured: number, closed: number): void =>
  expect(Math.abs(measured / closed - 1), `${measured} beside ${closed}`).toBeLessThan(0.02);

const NAMES = '$servers servers of $inputMbps into $outputMbps Mb/s, $windowPackets packets, $roundTripMs ms';

describe('the worked example of section 3.3', () => {
  it.each(CASES)(`grows under CCD for the time of eq. 10, by the cells of eq. 11: ${NAMES}`, (given) => {
    const { servers, inputMbps, outputMbps, windowPackets } = given;
    const { began, peak } = watch(given, 'ccd', 30);
    const eq10 = (windowPackets - 3) * packetMs(given);
    near(peak.ms - began.ms, eq10);
    near(peak.queue - began.queue, (servers * eq10 * (inputMbps - outputMbps) * 1_000) / CELL_BITS);
  });

  it('does not overflow the printed buffer with the least window of assumption 2, and all repair what they lost', () => {
    const windowPackets = Math.ceil(1 + PRINTED.roundTripMs / packetMs(PRINTED));
    expect(windowPackets).toBe(13);
    const { peak, repairMs, lostCells } = watch({ ...PRINTED, windowPackets, bufferCells: 2_000 }, 'ccd', 30);
    expect(peak.queue).toBeLessThan(2_000);
    expect(lostCells).toBe(PRINTED.servers);
    expect(repairMs.size).toBe(PRINTED.servers);
  });

  // From ratio 2 on the last cell of each refused packet, which goes on, is no longer small beside those admitted.
  const LIGHT = CASES.filter(({ inputMbps, outputMbps }) => inputMbps / outputMbps <= 2);
  it.each(LIGHT)(
    `loses under EPD as many packets for each admitted as eqs. 12 and 13 say: ${NAMES}`,
    (given) => {
      const { refused } = watch(given, 'epd', 30);
      expect(refused.size).toBe(given.servers);
      for (const all of refused.values()) {
        const times = all.filter((ms) => ms < (all[0] ?? 0) + eq14(given));
        const lost = times.length - 1;
        const between = Math.round(((times.at(-1) ?? 0) - (times[0] ?? 0)) / packetMs(given));
        near(lost / (between - lost), given.inputMbps / given.outputMbps - 1);
      }
    },
  );

  it('takes ten packets of each window of 20 under EPD', () => {
    const { refused } = watch(PRINTED, 'epd', 30);
    expect([...refused.values()].map(({ length }) => length)).toEqual(Array(PRINTED.servers).fill(10));
  });

  // Packets 5, 7 and 9 bring the three duplicates: every second one is admitted.
  const TWICE = CASES.filter(({ inputMbps, outputMbps }) => inputMbps === 2 * outputMbps);
  it.each(TWICE)(
    `repairs under EPD the time of eq. 14 after packet 4 has been discarded: ${NAMES}`,
    (given) => {
      const { servers, roundTripMs } = given;
      const { refused, repairMs } = watch(given, 'epd', 30);
      expect(repairMs.size).toBe(servers);
      for (const [vc, repaired] of repairMs) {
        const discarded = (refused.get(vc)?.[0] ?? Number.NaN) + packetMs(given);
        near(repaired + roundTripMs / 6 - discarded, eq14(given));
      }
    },
  );
});
