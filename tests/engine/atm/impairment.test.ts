import { describe, expect, it } from 'vitest';
import type { ImpairmentDocument, ScenarioDocument } from '../../../src/contract/index.ts';
import { checkScenario, createSimulation, InvalidValue } from '../../../src/engine/index.ts';
import { complete, star } from '../../support/networks.ts';
import { outcome } from '../../support/runs.ts';
import { worded } from '../../support/worded.ts';

/** Two senders through S1>S2, 12 cells a packet, a port that never overflows. */
const quiet = star({ senders: 2, bufferCells: 5_000, ipPacketsPerSecond: 1_000, durationS: 0.1 });
const impaired = (impairments: Record<string, ImpairmentDocument>): ScenarioDocument => ({
  ...quiet,
  impairments,
});
const run = (document: ScenarioDocument) => outcome(complete(document)).results;
const told = (document: unknown): string[] =>
  worded(checkScenario(document).problems).map(
    ({ path, value, reason }) => `${path} = ${String(value)}: ${reason}`,
  );

describe('a scripted loss', () => {
  it('of one cell costs its packet and nothing else, whoever else passes', () => {
    const { sessions, links } = run(impaired({ 'S1>S2': { losses: [{ vc: 1, cell: 30 }] } }));
    expect(sessions.map(({ cellsLost }) => cellsLost)).toEqual([1, 0]);
    expect(sessions.map(({ cellsLostOnLinks }) => cellsLostOnLinks)).toEqual([1, 0]);
    expect(sessions[0]!.packetsLost).toBe(1);
    expect(sessions[0]!.retransmits).toBe(1);
    expect(sessions[0]!.deadCells).toBe(11);
    const [trunk] = links.filter(({ cellsLost }) => cellsLost > 0);
    expect(trunk).toMatchObject({ link: 'S1>S2', cellsLost: 1, lossesByVc: [{ vc: 1, cells: 1 }] });
  });

  it('of a last cell costs two packets: AAL5 glues the next one to it', () => {
    const { sessions } = run(impaired({ 'S1>S2': { losses: [{ vc: 1, cell: 36 }] } }));
    expect(sessions[0]).toMatchObject({ cellsLost: 1, packetsLost: 2, deadCells: 23 });
  });

  it('of a frame takes all its cells, and nothing of the next', () => {
    const { sessions } = run(impaired({ 'S1>S2': { losses: [{ vc: 2, frame: 5 }] } }));
    expect(sessions[1]).toMatchObject({ cellsLost: 12, packetsLost: 1, deadCells: 0, retransmits: 1 });
    expect(sessions[0]!.cellsLost).toBe(0);
  });

  it('of an acknowledgement is made up for by the next one', () => {
    const { sessions, links } = run(impaired({ 'S2>S1': { losses: [{ vc: 1, of: 'acks', frame: 6 }] } }));
    expect(sessions[0]).toMatchObject({ cellsLost: 0, retransmits: 0 });
    expect(links.find(({ link }) => link === 'S2>S1')).toMatchObject({ lossesByVc: [{ vc: 1, cells: 2 }] });
  });

  it('on the last link, in front of a host, is the same to the sender', () => {
    const { sessions } = run(impaired({ 'S2>dst1': { losses: [{ vc: 1, cell: 30 }] } }));
    expect(sessions[0]).toMatchObject({ cellsLost: 1, packetsLost: 1, deadCells: 11, retransmits: 1 });
  });
});

describe('random loss', () => {
  it('draws for each direction and link by itself: one does not move the other', () => {
    const one = run(impaired({ 'S1>S2': { lossProbability: 0.01 } }));
    const both = run(impaired({ 'S1>S2': { lossProbability: 0.01 }, 'src1>S1': { lossProbability: 0 } }));
    expect(one.links.some(({ cellsLost }) => cellsLost > 0)).toBe(true);
    expect(both).toEqual(one);
  });

  it('of probability 1 lets nothing through', () => {
    const { whole, links } = run(impaired({ 'S1>S2': { lossProbability: 1 } }));
    expect(whole.packets).toBe(0);
    const trunk = links.find(({ link }) => link === 'S1>S2');
    expect(trunk?.cellsLost).toBeGreaterThan(0);
  });

  it('can be edited while the run goes on, and is gone again with a snapshot from before', () => {
    const scenario = complete(quiet);
    const simulation = createSimulation(scenario);
    simulation.runUntil(4e10);
    const before = simulation.snapshot();
    simulation.apply('impairments.S1>S2.lossProbability', '1');
    expect(simulation.edits).toMatchObject([{ path: 'impairments.S1>S2.lossProbability', value: 1 }]);
    simulation.runUntil(simulation.end);
    expect(simulation.results().whole.cellLossRatio).toBeGreaterThan(0);
    const replayed = outcome(scenario, { edits: simulation.edits });
    expect(replayed.digest).toBe(simulation.digest());
    simulation.restore(before);
    simulation.dropLaterEdits();
    simulation.runUntil(simulation.end);
    expect(simulation.digest()).toBe(outcome(scenario).digest);
  });

  it('is refused live outside 0 to 1 and on links that are not there', () => {
    const simulation = createSimulation(complete(quiet));
    for (const [path, value] of [
      ['impairments.S1>S2.lossProbability', 1.5],
      ['impairments.S1>S9.lossProbability', 0.5],
      ['impairments.S1>S2.losses', 0.5],
    ] as const)
      expect(() => simulation.apply(path, value)).toThrow(InvalidValue);
    expect(simulation.edits).toEqual([]);
  });
});

describe('impairments of a document', () => {
  it('are judged with path, value and range, all at once', () => {
    const document = impaired({
      'S1>S2': {
        lossProbability: 1.5,
      },
      'S2>S1': {
        losses: [
          { vc: 1, cell: 3 },
          { vc: 1, of: 'acks' },
          { vc: 2, of: 'acks', cell: 1, frame: 1 },
        ],
      },
      'S1>S9': { lossProbability: 0.5 },
    });
    expect(told(document)).toEqual([
      'impairments.S1>S2.lossProbability = 1.5: outside 0 to 1',
      'impairments.S2>S1.losses[0].vc = 1: no VC whose data pass here; known: none',
      'impairments.S2>S1.losses[1] = [object Object]: needs exactly one of: cell, frame',
      'impairments.S2>S1.losses[2] = [object Object]: needs exactly one of: cell, frame',
      expect.stringMatching(
        /^impairments\.S1>S9 = S1>S9: no such direction of a link; known: S1>S2, S2>S1, /,
      ),
    ]);
  });

  it('name a cell 0 and an unknown key', () => {
    const document = { ...quiet, impairments: { 'S1>S2': { losses: [{ vc: 1, cell: 0 }], rate: 1 } } };
    expect(told(document)).toEqual([
      expect.stringMatching(/^impairments\.S1>S2\.losses\[0\]\.cell = 0: outside 1 to/),
      expect.stringMatching(
        /^impairments\.S1>S2\.rate = 1: unknown key; known: lossProbability, frameLossProbability, burst/,
      ),
    ]);
  });
});

describe('a wire', () => {
  it('may be as long as a satellite hop, but not hold more cells than there is room for', () => {
    const links = (delayMs: number) =>
      quiet.links.map((link, i) => (i === 0 ? { ...link, rateMbps: 10_000, delayMs } : link));
    expect(told({ ...quiet, links: links(250) })).toEqual([]);
    expect(told({ ...quiet, links: links(5_000) })).toEqual([
      'links.S1>S2.delayMs = 5000: more than 16,777,216 cells on the wire; range 0 to 711 ms at this rate',
    ]);
  });
});
