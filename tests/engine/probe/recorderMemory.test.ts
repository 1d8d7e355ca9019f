import { describe, expect, it } from 'vitest';
import type { ChannelInfo, ScenarioDocument } from '../../../src/contract/index.ts';
import { createSimulation, Recorder } from '../../../src/engine/index.ts';
import { abrNetwork } from '../../../src/scenarios/papers/ulku.ts';
import { complete } from '../../support/networks.ts';

/** So many VCs over one link, each with rate control. */
const crowd = (vcs: number): ScenarioDocument => {
  const document = abrNetwork({
    id: 'crowd',
    title: 'A crowd',
    subtitle: '',
    description: '',
    source: '',
    routes: Array.from({ length: vcs }, (_, i) => ({ name: `v${i + 1}`, from: 0, to: 1, startMs: 0 })),
    delayMs: 1,
    durationS: 0.3,
    fromS: 0.1,
    stage: { port: 'sw0>sw1', startS: 0, viewS: [0, 0.1], msPerSecond: 10 },
  });
  return { ...document, abr: { ...document.abr, mcr: 0, icr: 1_000 } };
};

const recorderOf = (document: ScenarioDocument): Recorder =>
  new Recorder(createSimulation(complete(document), { seed: 1 }));

/** Bytes that traces of a kind may come to: two numbers of four bytes for each bin. */
function bytesOf({ channels, simulation }: Recorder, quantity: ChannelInfo['quantity']): number {
  const kind = channels.filter((info) => info.quantity === quantity);
  return kind.reduce((sum, { binPs }) => sum + 8 * (Math.floor(simulation.end / binPs) + 2), 0);
}

/** Eight channels of 16,384 bins, two numbers of four bytes each, and a bin or two at the end of every one. */
const MOST = 8 * 16_384 * 8;
/** Credit is to be seen cell by cell. */
const MOST_OF_CREDIT = 4 * MOST;

describe('memory of a record with 200 VCs', () => {
  it('is for each kind of channel under rate control that of eight of them', () => {
    const recorder = recorderOf(crowd(200));
    for (const quantity of ['acr', 'ccr', 'fair', 'rate'] as const)
      expect(bytesOf(recorder, quantity)).toBeLessThanOrEqual(MOST + 200 * 4 * 8);
    expect(recorder.channels.filter(({ quantity }) => quantity === 'acr')).toHaveLength(200);
  });

  it('is that for segments and for credit as well', () => {
    const cut = crowd(200);
    const nodes = cut.nodes.map((node) => (node.id === 'sw0' ? { ...node, segments: true } : node));
    const segmented = recorderOf({ ...cut, nodes });
    for (const quantity of ['segment-acr', 'segment-queue'] as const) {
      expect(bytesOf(segmented, quantity)).toBeGreaterThan(0);
      expect(bytesOf(segmented, quantity)).toBeLessThanOrEqual(MOST + 200 * 4 * 8);
    }
    const { abr: _rates, vcs, ...rest } = crowd(200);
    const credited = recorderOf({
      ...rest,
      vcs: vcs.map(({ abr: _rate, ...vc }) => ({ ...vc, credit: {} })),
      credit: { adaptive: true },
      ports: { default: { bufferCells: 40 } },
    });
    expect(credited.channels.filter(({ quantity }) => quantity === 'credit')).toHaveLength(512);
    expect(bytesOf(credited, 'credit') + bytesOf(credited, 'places')).toBeLessThanOrEqual(
      2 * MOST_OF_CREDIT + 1_024 * 4 * 8,
    );
  });

  it('is twice that for how an algorithm regards them, and each of them has a trace', () => {
    const document = crowd(200);
    const judged = { ...document, ports: { default: { ...document.ports?.default, algorithm: 'eraa' } } };
    const recorder = recorderOf(judged);
    recorder.simulation.runUntil(20e9);
    recorder.flush();
    expect(recorder.channels.filter(({ quantity }) => quantity === 'state')).toHaveLength(200);
    expect(bytesOf(recorder, 'state')).toBeGreaterThan(MOST / 4);
    expect(bytesOf(recorder, 'state')).toBeLessThanOrEqual(2 * MOST + 200 * 4 * 8);
  });

  it('leaves few VCs their resolution: a bin of 34 us, less than there is between two RM cells of a VC', () => {
    const [acr] = recorderOf(crowd(7)).channels.filter(({ quantity }) => quantity === 'acr');
    expect(acr!.binPs).toBe(2 ** 25);
  });
});
